/** The sectors of a race track: call bets whose numbers lie together on the wheel, as on a cloth. */

import type { Track } from "./track";

export interface Sector {
  bet: string;
  /** Its outline inside the track, and the middle of its name. */
  path: string;
  x: number;
  y: number;
}

type Point = { x: number; y: number };

/** Runs of pockets that follow each other on the wheel, as first place and length. */
export function runsOf(wheel: readonly string[], numbers: readonly string[]): { from: number; count: number }[] {
  const held = new Set(numbers);
  const inside = wheel.map((pocket) => held.has(pocket));
  if (inside.every(Boolean)) return [];
  const runs: { from: number; count: number }[] = [];
  for (const [place, now] of inside.entries()) {
    if (!now || inside[(place + wheel.length - 1) % wheel.length]) continue;
    let count = 1;
    while (inside[(place + count) % wheel.length]) count += 1;
    runs.push({ from: place, count });
  }
  return runs;
}

/** The sectors that can be drawn: one arc closed by a line across, or what lies between two arcs. */
export function laySectors(
  track: Track,
  wheel: readonly string[],
  calls: readonly { bet: string; numbers: readonly string[] }[],
): Sector[] {
  const drawn = calls
    .map((call) => ({ call, runs: runsOf(wheel, call.numbers) }))
    .filter(({ runs }) => runs.length === 1 || runs.length === 2)
    // A sector within another one lies above it.
    .sort((one, other) => other.call.numbers.length - one.call.numbers.length);
  return drawn.map(({ call, runs }) => {
    const edges = runs.map((run) => edgeOf(track, run));
    const inner = drawn.find((each) => each.call !== call && within(each.call.numbers, call.numbers));
    const small = drawn.some((each) => within(call.numbers, each.call.numbers));
    const { x, y } = nameAt(edges, small, inner && edgeOf(track, inner.runs[0] as { from: number; count: number }));
    const path = `M${edges.flat().map((at) => `${at.x} ${at.y}`).join("L")}Z`;
    return { bet: call.bet, path, x, y };
  });
}

function within(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.length < outer.length && inner.every((number) => outer.includes(number));
}

/** The inner edge of some bays, from one end to the other. */
function edgeOf(track: Track, { from, count }: { from: number; count: number }): Point[] {
  const bays = Array.from({ length: count }, (_, step) => track.bays[(from + step) % track.bays.length]);
  return bays.flatMap((bay) => bay?.edge ?? []);
}

function nameAt(edges: Point[][], small: boolean, inner: Point[] | undefined): Point {
  const [edge = []] = edges;
  const chord = middle(edge.at(0), edge.at(-1));
  if (edges.length > 1) return middle(chord, middle(edges[1]?.at(0), edges[1]?.at(-1)));
  if (inner) return middle(chord, middle(inner.at(0), inner.at(-1)));
  // Nearer to the line than to the bend: what else stands inside the track stands at its ends. A
  // sector within another one is short, and its name would lie on the line.
  const bend = edge[Math.floor(edge.length / 2)] ?? chord;
  const part = small ? 0.5 : 0.2;
  return { x: chord.x + (bend.x - chord.x) * part, y: chord.y + (bend.y - chord.y) * part };
}

function middle(one: Point | undefined, other: Point | undefined): Point {
  const [first, second] = [one ?? { x: 0, y: 0 }, other ?? one ?? { x: 0, y: 0 }];
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
