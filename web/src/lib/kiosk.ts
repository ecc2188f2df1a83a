/**
 * A kiosk: a screen that stands in the room and goes back to its start page when somebody leaves it.
 * It becomes one by an address with `?kiosk`, and ordinary again with `?kiosk=off`.
 */

import { router } from "./router.svelte";
import { session } from "./session.svelte";

const KEPT = "croupier-kiosk";
const IDLE = 120_000;

function start(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing is no kiosk
  }
}

/** Sign out; a kiosk then shows its start page. */
export async function leave(): Promise<void> {
  await session.signOut();
  const page = start();
  if (page) router.go(page);
}

/** Read the address, and watch for a kiosk that everybody has walked away from. */
export function watchKiosk(): () => void {
  const wanted = new URL(location.href).searchParams.get("kiosk");
  try {
    if (wanted === "off") localStorage.removeItem(KEPT);
    else if (wanted !== null) localStorage.setItem(KEPT, location.pathname);
  } catch {
    // Kept for nobody.
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touched = () => {
    clearTimeout(timer);
    const page = start();
    if (page) timer = setTimeout(() => router.path !== page && void leave().catch(() => router.go(page)), IDLE);
  };
  touched();
  const moves = ["pointerdown", "keydown"] as const;
  for (const move of moves) window.addEventListener(move, touched, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, touched);
  };
}
