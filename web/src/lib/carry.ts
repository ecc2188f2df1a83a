/**
 * A stack of one's own that is carried over the cloth. Where it may go is the house's to say; here is
 * only what a hand means: a slip of a finger is no drag, and beside the cloth is off the cloth.
 */

import { spotAt, type Cloth, type PlacedSpot } from "./cloth";

/** A finger or a button that is down, since when, and on which spot it went down. */
export interface Press {
  id: number;
  x: number;
  y: number;
  began: number;
  first: PlacedSpot | null;
  touch: boolean;
}

/** What is carried: the stake, and the bet on which it lay. `keyed`: by the keyboard. */
export interface Load {
  bet: string;
  stake: number;
  keyed: boolean;
}

/** Where a load comes down: on another spot, where it was, or beside the cloth. */
export type Landing = { to: PlacedSpot } | "back" | "off";

/** How far a pointer may slip before it drags; a finger is less steady than a mouse. */
const SLIP = { mouse: 6, touch: 12 };
/** How far beside the cloth a load is off it: who just misses the edge did not mean that. */
const BESIDE = 24;

/** Whether a press has become a drag. */
export function isDrag(press: Press, x: number, y: number): boolean {
  return Math.hypot(x - press.x, y - press.y) > (press.touch ? SLIP.touch : SLIP.mouse);
}

/** Where a load from some bet comes down at a point of the cloth. */
export function landing(cloth: Cloth, from: string, x: number, y: number): Landing {
  const to = spotAt(cloth, x, y);
  if (to) return to.spot.bet === from ? "back" : { to };
  const beside = Math.max(-x, -y, x - cloth.width, y - cloth.height);
  return beside > BESIDE ? "off" : "back";
}
