/** What the last numbers of a table add up to, beside what a fair wheel gives on average. */

import type { GameDescription, SpotDescription } from "../wire";

export interface Chance {
  spot: SpotDescription;
  seen: number;
  expected: number;
  /** How many standard deviations what was seen lies from what is expected. */
  apart: number;
}

export interface PocketCount {
  pocket: string;
  seen: number;
  /** What was seen as a part of what is expected: 1 is average. */
  heat: number;
}

const OUTSIDE = ["red", "black", "even", "odd", "low", "high", "dozen", "column"];

/** The outside bets with how often each would have won. */
export function chancesOf(game: Pick<GameDescription, "spots" | "wheel">, numbers: readonly string[]): Chance[] {
  const spots = game.spots.filter((spot) => OUTSIDE.includes(spot.kind) && !spot.stands_for);
  spots.sort((one, other) => OUTSIDE.indexOf(one.kind) - OUTSIDE.indexOf(other.kind) || one.bet.localeCompare(other.bet));
  return spots.map((spot) => {
    const held = new Set(spot.numbers);
    const part = held.size / game.wheel.length;
    const seen = numbers.filter((number) => held.has(number)).length;
    return { spot, seen, ...against(seen, part, numbers.length) };
  });
}

/** Every pocket in the order of the wheel, with how often it came. */
export function heatOf(wheel: readonly string[], numbers: readonly string[]): PocketCount[] {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const expected = numbers.length / wheel.length;
  return wheel.map((pocket) => {
    const seen = counts.get(pocket) ?? 0;
    return { pocket, seen, heat: expected ? seen / expected : 0 };
  });
}

/** The pockets that came most and least often, beyond what was to be expected; of equals those first
 * that lie first on the wheel. */
export function extremes(heat: readonly PocketCount[], count: number): { hot: PocketCount[]; cold: PocketCount[] } {
  const sorted = [...heat].sort((one, other) => other.seen - one.seen);
  const hot = sorted.filter((each) => each.heat > 1);
  const cold = sorted.filter((each) => each.heat < 1);
  return { hot: hot.slice(0, count), cold: cold.slice(-count).reverse() };
}

/** The road: numbers in columns, the newest at the right, a new column where the colour changes. */
export function roadOf(numbers: readonly string[], colours: Record<string, string>, deep: number): string[][] {
  const columns: string[][] = [];
  let before = "";
  for (const number of [...numbers].reverse()) {
    const colour = colours[number] ?? "green";
    const last = columns.at(-1);
    if (last && colour === before && last.length < deep) last.push(number);
    else columns.push([number]);
    before = colour;
  }
  return columns;
}

function against(seen: number, part: number, count: number): { expected: number; apart: number } {
  const expected = count * part;
  const usual = Math.sqrt(expected * (1 - part));
  return { expected, apart: usual ? (seen - expected) / usual : 0 };
}
