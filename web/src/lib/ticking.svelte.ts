/** The server's time as reactive state, and whether the person wants things to keep still. */

import { onMount } from "svelte";

/** Counts with each frame while the component lives; `every` milliseconds apart at least. */
export function ticking(now: () => number, every = 100): { readonly now: number } {
  let at = $state(now());
  onMount(() => {
    let frame = 0;
    const step = () => {
      const next = now();
      if (Math.abs(next - at) >= every) at = next;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
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
