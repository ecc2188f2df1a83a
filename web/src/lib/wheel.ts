/**
 * A wheel and its ball as a pure function of a seed and the time, so that every screen of a house
 * shows the same turn of it. The ball runs against the rotor, and once the house has a number it
 * falls into that pocket and into no other.
 *
 * Angles are in turns, clockwise from the top; radii are parts of the bowl's radius.
 */

import type { NumberShown } from "../wire";

export interface Spin {
  /** Anything that names this spin, the same on every screen: table and round. */
  seed: string;
  /** When the ball was spun, on the server's clock; null while it lies in its pocket. */
  spunAt: number | null;
  /** When the number was known, on the server's clock. */
  landedAt: number | null;
  /** The place of the number's pocket on the wheel, counted clockwise; null while unknown. */
  place: number | null;
  /** How many pockets the wheel has. */
  pockets: number;
}

export interface Turned {
  rotor: number;
  ball: { angle: number; radius: number } | null;
  /** Whether the ball lies in its pocket. */
  resting: boolean;
}

export const RIM = 0.88;
export const POCKET = 0.615;
/** How long the ball takes from the rim into its pocket, in milliseconds. */
export const FALL = 3_200;
const ROTOR_MS = 5_000;
/** The rotor is pushed from rest, and after the fall it runs out to a whole turn. */
const ROTOR_STARTS_IN = 1_500;
const ROTOR_OUT_LEAST = 0.38;
const FIRST_LAP_MS = 620;
const SLOW_LAP_MS = 1_500;
const SLOWS_IN = 9_000;

/** Where the ball of a table lies: in its number, in the last one before a spin, nowhere in one. */
export function liesIn(view: {
  pocket: string | null;
  spun_at: number | null;
  numbers: readonly NumberShown[];
}): string | null {
  return view.pocket ?? (view.spun_at === null ? (view.numbers[0]?.pocket ?? null) : null);
}

/** A number between 0 and 1 that belongs to a text. */
export function chance(seed: string): number {
  let mixed = 2166136261;
  for (let place = 0; place < seed.length; place += 1) {
    mixed = Math.imul(mixed ^ seed.charCodeAt(place), 16777619);
  }
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 2246822519);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) / 4294967296;
}

/** How far the rotor has turned while it is pushed and then runs evenly. */
function rotorRun(ms: number): number {
  const pushed = Math.min(Math.max(0, ms), ROTOR_STARTS_IN);
  return (pushed ** 2 / (2 * ROTOR_STARTS_IN) + Math.max(0, ms - ROTOR_STARTS_IN)) / ROTOR_MS;
}

/** How far a rotor still runs once the number is known, and in what time. */
function rotorOut(ran: number): { turns: number; ms: number } {
  const from = rotorRun(ran);
  const turns = Math.ceil(from + ROTOR_OUT_LEAST) - from;
  const speed = Math.max(0.5, Math.min(1, ran / ROTOR_STARTS_IN)) / ROTOR_MS;
  return { turns, ms: (2 * turns) / speed };
}

/** Where the rotor stands, in turns since it was pushed: at rest always at a whole one. */
export function rotorAt({ spunAt, landedAt }: Pick<Spin, "spunAt" | "landedAt">, now: number): number {
  if (spunAt === null || now <= spunAt) return 0;
  if (landedAt === null || now <= landedAt) return rotorRun(now - spunAt);
  const ran = Math.max(0, landedAt - spunAt);
  const { turns, ms } = rotorOut(ran);
  const part = Math.min(1, (now - landedAt) / ms);
  return rotorRun(ran) + turns * (2 * part - part ** 2);
}

/** From when on nothing moves any more; null while the number is not known. */
export function stillFrom({ spunAt, landedAt }: Pick<Spin, "spunAt" | "landedAt">): number | null {
  if (spunAt === null) return 0;
  return landedAt === null ? null : landedAt + Math.max(FALL, rotorOut(Math.max(0, landedAt - spunAt)).ms);
}

/** The laps that a running ball has made: quick at first, then at an even pace until it falls. */
export function lapsAfter(ms: number): number {
  const quick = 1 / FIRST_LAP_MS;
  const slow = 1 / SLOW_LAP_MS;
  const slowing = Math.min(ms, SLOWS_IN);
  const rest = Math.max(0, ms - SLOWS_IN);
  return slowing * quick - ((quick - slow) * slowing ** 2) / (2 * SLOWS_IN) + rest * slow;
}

function lapSpeed(ms: number): number {
  const quick = 1 / FIRST_LAP_MS;
  const slow = 1 / SLOW_LAP_MS;
  return quick - (quick - slow) * Math.min(1, ms / SLOWS_IN);
}

export function turn(spin: Spin, now: number): Turned {
  const rotor = rotorAt(spin, now);
  const { spunAt, landedAt, place, pockets } = spin;
  if (place !== null && (landedAt === null || spunAt === null)) {
    return { rotor, ball: { angle: rotor + (place + 0.5) / pockets, radius: POCKET }, resting: true };
  }
  if (spunAt === null) return { rotor, ball: null, resting: true };
  // A clock that is a little behind the house's has not come to the spin yet.
  if (now < spunAt) return { rotor, ball: null, resting: false };
  const started = chance(spin.seed);
  if (place === null || landedAt === null || now < landedAt) {
    return { rotor, ball: { angle: started - lapsAfter(now - spunAt), radius: RIM }, resting: false };
  }
  return { rotor, ball: falling(spin, now, started), resting: now >= landedAt + FALL };
}

/** Seen from the rotor, the ball comes from its lap, slows down, hops and lies still. */
function falling(spin: Spin, now: number, started: number): { angle: number; radius: number } {
  const spunAt = spin.spunAt ?? now;
  const landedAt = spin.landedAt ?? now;
  const ran = Math.max(0, landedAt - spunAt);
  const from = started - lapsAfter(ran) - rotorAt(spin, landedAt);
  const speed = -(lapSpeed(ran) + 1 / ROTOR_MS) * FALL;
  const target = ((spin.place ?? 0) + 0.5) / spin.pockets;
  // The whole turns that a ball of this speed would still make; then exactly to its pocket.
  const wished = from + speed * 0.42;
  const to = target + Math.round(wished - target);
  const u = Math.min(1, (now - landedAt) / FALL);
  const eased = hermite(u, from, to, speed);
  const hop = (chance(`${spin.seed}:hop`) - 0.5) * 0.03 * Math.sin(u * 22) * (1 - u) ** 2 * ramp(u, 0.55, 0.7);
  return { angle: eased + hop + rotorAt(spin, now), radius: radiusAt(u, spin.seed) };
}

/** The movement from one instant to another as key frames, for the compositor to play alone. */
export function movement(spin: Spin, from: number, to: number): { rotor: Keyframe[]; ball: Keyframe[] } {
  const rotor: Keyframe[] = [];
  const ball: Keyframe[] = [];
  const falls = spin.landedAt ?? Infinity;
  const step = (at: number) => (at >= falls && at < falls + FALL ? FALL_STEP : RUN_STEP);
  for (let at = from; ; at = Math.min(to, at + step(at), at < falls ? falls : to)) {
    const turned = turn(spin, at);
    const offset = to > from ? (at - from) / (to - from) : 1;
    rotor.push({ offset, transform: rotorTransform(turned) });
    ball.push({ offset, transform: ballTransform(turned) });
    if (at >= to) return { rotor, ball };
  }
}
const FALL_STEP = 16;
const RUN_STEP = 50;

export function rotorTransform({ rotor }: Turned): string {
  return `rotate(${rotor}turn)`;
}
/** In parts of the wheel's own size, so that it holds at every size. */
export function ballTransform({ ball }: Turned): string {
  return `rotate(${ball?.angle ?? 0}turn) translateY(${-(ball?.radius ?? 0) * 50}cqw)`;
}

/** A cubic from one place to another that begins with a speed and ends at rest. */
function hermite(u: number, from: number, to: number, speed: number): number {
  const u2 = u * u;
  const u3 = u2 * u;
  return from * (2 * u3 - 3 * u2 + 1) + speed * (u3 - 2 * u2 + u) + to * (3 * u2 - 2 * u3);
}

function ramp(u: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (u - from) / (to - from)));
}

/** From the rim down the bowl, with hops on the frets that grow smaller. */
function radiusAt(u: number, seed: string): number {
  const down = ramp(u, 0.18, 0.62);
  const fall = RIM - (RIM - POCKET) * down * down * (3 - 2 * down);
  const bounce = ramp(u, 0.5, 0.6) * (1 - u) ** 1.5 * 0.16 * (0.7 + chance(`${seed}:bounce`) * 0.6);
  return fall + bounce * Math.abs(Math.sin((u - 0.5) * 21));
}
