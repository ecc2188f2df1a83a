/** The server's time as reactive state, and whether the person wants things to keep still. */

import { onMount } from "svelte";

/** Counts while the component lives, `every` so many milliseconds; a page at rest draws no frames for it. */
export function ticking(now: () => number, every = 100): { readonly now: number } {
  let at = $state(now());
  onMount(() => {
    const timer = setInterval(() => (at = now()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return at;
    },
  };
}

export function wantsStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
