/**
 * Where everything of a layout lies on the screen, worked out from the game's geometry.
 *
 * The server's units: a square has the side `side`, columns run in x, rows in y, and outside bets
 * stand at the middle of their box. On a screen the cloth lies upright (zero on top) or in landscape
 * (zero on the left); units may be stretched differently each way so that the cloth fills its room.
 */

import type { GameDescription, SpotDescription, SquareDescription } from "../wire";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlacedSquare extends Box {
  pocket: string;
  colour: string;
}

export interface PlacedSpot {
  index: number;
  spot: SpotDescription;
  /** The middle of a chip. */
  x: number;
  y: number;
  /** What a finger may touch. Later spots lie above earlier ones. */
  hit: Box;
  /** The drawn box of an outside bet or marked area; null for spots between squares. */
  box: Box | null;
}

export interface Cloth {
  width: number;
  height: number;
  /** The shorter side of a square, in pixels. */
  side: number;
  /** The shorter side of the smallest place that a finger may touch, in pixels. */
  smallest: number;
  squares: PlacedSquare[];
  spots: PlacedSpot[];
  upright: boolean;
}

export interface Room {
  upright: boolean;
  width: number;
  /** Without a height the squares are square. */
  height?: number;
}

type Point = { x: number; y: number };
type Turn = (x: number, y: number) => Point;

/** Kinds whose spots lie on the squares and the lines between them. */
const INSIDE = new Set(["straight", "split", "street", "corner", "six-line", "five-line"]);
/** Kinds whose spots lie on the line between two boxes. */
const BETWEEN = new Set(["two-dozens", "two-columns"]);
const TOUCH = 40;
/** Above others lies what has less room. */
const ORDER = ["straight", "split", "street", "corner", "six-line", "five-line", "two-dozens", "two-columns"];
const MARGIN = 4;
/** How much of its width a flank keeps. */
const FLANK = 2 / 3;

export function layCloth(answer: GameDescription, room: Room): Cloth {
  const game = withNarrowFlanks(withLuckyBeside(answer));
  const { side } = game;
  const turn: Turn = room.upright ? (x, y) => ({ x, y }) : (x, y) => ({ x: y, y: -x });
  const boxes = boxesOf(game);
  const all = [...game.squares.map(boxOf), ...boxes.values()].map((box) => turned(box, turn));
  const left = Math.min(...all.map((box) => box.x));
  const top = Math.min(...all.map((box) => box.y));
  const across = Math.max(...all.map((box) => box.x + box.w)) - left;
  const down = Math.max(...all.map((box) => box.y + box.h)) - top;
  const ux = (room.width - 2 * MARGIN) / across;
  const uy = room.height ? (room.height - 2 * MARGIN) / down : ux;
  const put = (box: Box): Box => {
    const at = turned(box, turn);
    return {
      x: (at.x - left) * ux + MARGIN,
      y: (at.y - top) * uy + MARGIN,
      w: at.w * ux,
      h: at.h * uy,
    };
  };
  const squares = game.squares.map((square) => ({
    pocket: square.pocket,
    colour: game.colours[square.pocket] ?? "green",
    ...put(boxOf(square)),
  }));
  const spots = game.spots.map((moved, index): PlacedSpot => {
    const spot = answer.spots[index] ?? moved;
    const box = boxes.get(index);
    const at = put({ x: moved.x, y: moved.y, w: 0, h: 0 });
    const drawn = box ? put(box) : null;
    const hit = drawn ?? hitOf(spot, at, squares, side * ux, side * uy);
    return { index, spot, x: drawn ? besideName(at.x, drawn, side * ux) : at.x, y: at.y, hit, box: drawn };
  });
  spots.sort((one, other) => rank(one) - rank(other) || one.index - other.index);
  partNeighbours(spots);
  return {
    width: room.width,
    height: down * uy + 2 * MARGIN,
    side: side * Math.min(ux, uy),
    smallest: Math.min(...spots.map(({ hit }) => Math.min(hit.w, hit.h))),
    squares,
    spots,
    upright: room.upright,
  };
}

/** In a flat box no longer than a square chips lie to the right of its middle, so that its name is read. */
function besideName(x: number, { w, h }: Box, square: number): number {
  return w > h * 1.2 && w < square * 1.3 ? x + w * 0.2 : x;
}

function rank({ spot, box }: PlacedSpot): number {
  return box ? -1 : ORDER.indexOf(spot.kind);
}

/** Where spots between squares stand closer than a finger, each gets its side of the middle. */
function partNeighbours(spots: PlacedSpot[]): void {
  const between = spots.filter((each) => !each.box && each.spot.kind !== "straight");
  for (const [place, one] of between.entries()) {
    for (const other of between.slice(place + 1)) {
      const across = Math.abs(one.x - other.x) >= Math.abs(one.y - other.y);
      const [first, second] = (across ? one.x < other.x : one.y < other.y) ? [one, other] : [other, one];
      if (overlap(first.hit, second.hit)) part(first, second, across);
    }
  }
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return across > 0.01 && down > 0.01;
}

function part(first: PlacedSpot, second: PlacedSpot, across: boolean): void {
  const [at, size] = across ? (["x", "w"] as const) : (["y", "h"] as const);
  const middle = (first[at] + second[at]) / 2;
  const end = second.hit[at] + second.hit[size];
  first.hit = { ...first.hit, [size]: Math.min(first.hit[size], middle - first.hit[at]) };
  second.hit = { ...second.hit, [at]: Math.max(second.hit[at], middle), [size]: end - Math.max(second.hit[at], middle) };
}

/** Lucky Ball areas share the length of the cloth, in a strip of their own along its far side. */
function withLuckyBeside(game: GameDescription): GameDescription {
  const areas = game.spots.filter((spot) => spot.kind === "lucky-ball");
  if (!areas.length) return game;
  const far = Math.max(...game.squares.map((square) => square.right));
  const foot = Math.max(...game.squares.map((square) => square.bottom));
  const length = foot / areas.length;
  const spots = game.spots.map((spot) => {
    const place = areas.indexOf(spot);
    return place < 0 ? spot : { ...spot, x: far + game.side * 0.6, y: (place + 0.5) * length };
  });
  return { ...game, spots };
}

/** Where outside bets flank the numbers, as wide as they on either side, the flanks are drawn narrower: numbers need the room. */
function withNarrowFlanks(game: GameDescription): GameDescription {
  if (!game.spots.some((spot) => spot.wide)) return game;
  const near = Math.min(...game.squares.map((square) => square.left));
  const far = Math.max(...game.squares.map((square) => square.right));
  const drawn = (x: number) => (x < near ? near - (near - x) * FLANK : x > far ? far + (x - far) * FLANK : x);
  const spots = game.spots.map((spot) => ({ ...spot, x: drawn(spot.x), wide: spot.wide ? spot.wide * FLANK : spot.wide }));
  return { ...game, spots };
}

function boxOf(square: SquareDescription): Box {
  const { left, top, right, bottom } = square;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function turned(box: Box, turn: Turn): Box {
  const one = turn(box.x, box.y);
  const other = turn(box.x + box.w, box.y + box.h);
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return { x, y, w: Math.abs(one.x - other.x), h: Math.abs(one.y - other.y) };
}

/** The boxes of outside bets and marked areas, by the place of their spot in the game's list. */
function boxesOf(game: GameDescription): Map<number, Box> {
  const { side } = game;
  const outside = game.spots
    .map((spot, index) => ({ spot, index }))
    .filter(({ spot }) => !BETWEEN.has(spot.kind))
    .filter(({ spot }) => !INSIDE.has(spot.kind) || spot.stands_for || liesApart(spot, game.squares));
  const found = new Map<number, Box>();
  for (const { spot, index } of outside) {
    const row = outside.filter((each) => each.spot.kind !== "column" && each.spot.x === spot.x);
    const foot = outside.filter((each) => each.spot.kind === "column");
    const [w, h] =
      spot.wide && spot.long
        ? [spot.wide, spot.long]
        : spot.kind === "column"
        ? [gap(foot.map((each) => each.spot.x), side), side]
        : [spot.kind === "lucky-ball" ? side * 0.8 : side, INSIDE.has(spot.kind) ? side : gap(row.filter((e) => !INSIDE.has(e.spot.kind)).map((e) => e.spot.y), side)];
    found.set(index, { x: spot.x - w / 2, y: spot.y - h / 2, w, h });
  }
  return found;
}

/** Whether a spot touches no square: then it is a marked area of its own. */
function liesApart(spot: SpotDescription, squares: SquareDescription[]): boolean {
  return !squares.some(
    ({ left, top, right, bottom }) =>
      left <= spot.x && spot.x <= right && top <= spot.y && spot.y <= bottom,
  );
}

/** How far apart boxes in one line stand, which is how long each of them is. */
function gap(places: number[], side: number): number {
  const sorted = [...new Set(places)].sort((one, other) => one - other);
  const gaps = sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
  return gaps.length ? Math.min(...gaps) : side;
}

/** The area in which a touch means a spot between squares. */
function hitOf(spot: SpotDescription, at: Point, squares: PlacedSquare[], w: number, h: number): Box {
  if (spot.kind === "straight") {
    const own = squares.find((square) => square.pocket === spot.numbers[0]);
    if (own) return { x: own.x, y: own.y, w: own.w, h: own.h };
  }
  const reach = { x: arm(w), y: arm(h) };
  const long = { x: Math.max(reach.x, w / 2 - reach.x), y: Math.max(reach.y, h / 2 - reach.y) };
  let [x, y] = [reach.x, reach.y];
  // A split and the end of a row lie on an edge, and reach along it as far as the crossings.
  if (spot.kind === "split" || spot.kind === "street") {
    const edge = edgeThrough(at, squares);
    if (edge === "across") x = long.x;
    if (edge === "down") y = long.y;
  }
  return { x: at.x - x, y: at.y - y, w: 2 * x, h: 2 * y };
}

/** Half of what a line takes of a square: a quarter of small squares, twenty pixels of larger ones. */
function arm(side: number): number {
  return Math.max(Math.min(TOUCH / 2, side / 4), side / 5);
}

/** How the edge runs on which a point lies; null where it is a corner of squares. */
function edgeThrough(at: Point, squares: PlacedSquare[]): "across" | "down" | null {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.5;
  let found: "across" | "down" | null = null;
  for (const { x, y, w, h } of squares) {
    const onX = near(at.x, x) || near(at.x, x + w);
    const onY = near(at.y, y) || near(at.y, y + h);
    const inX = at.x > x - 0.5 && at.x < x + w + 0.5;
    const inY = at.y > y - 0.5 && at.y < y + h + 0.5;
    if (onX && onY) return null;
    if (onX && inY) found = "down";
    if (onY && inX) found = "across";
  }
  return found;
}

/** Which spot a point touches: the one on top there. */
export function spotAt(cloth: Cloth, x: number, y: number): PlacedSpot | null {
  for (let place = cloth.spots.length - 1; place >= 0; place -= 1) {
    const spot = cloth.spots[place];
    if (!spot) continue;
    const { hit } = spot;
    if (x >= hit.x && x <= hit.x + hit.w && y >= hit.y && y <= hit.y + hit.h) return spot;
  }
  return null;
}

export type Direction = "left" | "right" | "up" | "down";

/** The next spot in a direction, as a person would point: nearest, and straight ahead counts more. */
export function nextSpot(cloth: Cloth, from: PlacedSpot, direction: Direction): PlacedSpot | null {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [
    number,
    number,
  ];
  let best: PlacedSpot | null = null;
  let least = Infinity;
  for (const spot of cloth.spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (spot === from || ahead < 1) continue;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The longest line of text of a number list that a person wants to hear: "14–17", "1, 2, 3". */
export function numbersText(numbers: readonly string[]): string {
  if (numbers.length === 2) return numbers.join("–");
  return numbers.join(", ");
}
