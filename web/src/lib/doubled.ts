/**
 * The second press of a doubled click. Where the first one opened or closed a dialogue, the second meets
 * something else at the same place, such as a chip's spot, and must not count there.
 */

interface Pressed {
  x: number;
  y: number;
  at: number;
}

/** Within so many milliseconds and pixels of the first, a press is its second half. */
export const DOUBLED = 500;
const NEAR = 24;
const KINDS = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"] as const;

let last: Pressed | null = null;
window.addEventListener("pointerdown", ({ clientX, clientY, timeStamp }) => (last = { x: clientX, y: clientY, at: timeStamp }), true);

/** From now on the second half of the press that was last goes nowhere; a press elsewhere is a new one, and ends this. */
export function ignoreDoubled(): void {
  const first = last;
  if (!first || performance.now() - first.at >= DOUBLED) return;
  const stop = (event: MouseEvent): void => {
    // A click that no pointer made comes from a key or a screen reader.
    if (event.type === "click" && event.detail === 0) return;
    const near = Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR;
    if (!near || event.timeStamp - first.at >= DOUBLED) return end();
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const end = (): void => KINDS.forEach((kind) => window.removeEventListener(kind, stop, true));
  KINDS.forEach((kind) => window.addEventListener(kind, stop, true));
  setTimeout(end, DOUBLED);
}
