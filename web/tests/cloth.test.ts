import { describe, expect, it } from "vitest";
import { layCloth, nextSpot, spotAt, type Cloth, type Direction } from "../src/lib/cloth";
import { GAMES } from "./games";

const ROOMS = [
  ["a phone", { upright: true, width: 374, height: 560 }],
  ["a terminal", { upright: false, width: 860, height: 380 }],
  ["a display", { upright: false, width: 1800 }],
] as const;

describe.each(GAMES)("the cloth of %s", (_, game) => {
  describe.each(ROOMS)("on %s", (_, room) => {
    const cloth = layCloth(game, room);

    it("has a place for every spot of the game", () => {
      expect(cloth.spots.map((each) => each.spot.bet).sort()).toEqual(
        game.spots.map((spot) => spot.bet).sort(),
      );
    });

    it("takes a touch on the middle of a spot for that spot", () => {
      const swallowed = cloth.spots.filter((each) => spotAt(cloth, each.x, each.y) !== each);
      expect(swallowed.map((each) => each.spot.bet)).toEqual([]);
    });

    it("keeps everything inside", () => {
      for (const { x, y, w, h } of [...cloth.squares, ...cloth.spots.flatMap((each) => each.box ?? [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(cloth.width + 0.01);
        expect(y + h).toBeLessThanOrEqual(cloth.height + 0.01);
      }
    });

    it("leaves no drawn box over another", () => {
      const boxes = [...cloth.squares, ...cloth.spots.flatMap((each) => each.box ?? [])];
      for (const [place, one] of boxes.entries()) {
        for (const other of boxes.slice(place + 1)) {
          const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
          const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
          expect(across > 0.5 && down > 0.5).toBe(false);
        }
      }
    });

    it("gives numbers more of the room than a flank beside them", () => {
      const across = room.upright ? "w" : "h";
      const widest = Math.max(...cloth.spots.map((each) => each.box?.[across] ?? 0));
      const numbers = 3 * Math.min(...cloth.squares.map((square) => square[across]));
      if (game.spots.some((spot) => spot.wide)) expect(widest).toBeLessThan(0.7 * numbers);
    });

    it("is crossed by the arrow keys from any spot to any other", () => {
      expect(reached(cloth).size).toBe(cloth.spots.length);
    });
  });

  it("gives lines and crossings forty pixels where squares have eighty", () => {
    const cloth = layCloth(game, { upright: false, width: 80 * 16 });
    if (cloth.side < 80) return;
    // Beside a halved zero box three spots share one edge, and each has its part of it.
    const crowded = /^(split|street):(0-2|00-2|0-00-2|0-1-2|00-2-3)$/;
    for (const { spot, hit } of cloth.spots.filter((each) => !each.box && !crowded.test(each.spot.bet))) {
      expect(Math.min(hit.w, hit.h), spot.bet).toBeGreaterThanOrEqual(39.9);
    }
  });
});

/** Where one gets by arrow keys alone, from the first spot on. */
function reached(cloth: Cloth): Set<number> {
  const seen = new Set<number>();
  const waiting = cloth.spots.slice(0, 1);
  while (waiting.length) {
    const spot = waiting.pop();
    if (!spot || seen.has(spot.index)) continue;
    seen.add(spot.index);
    for (const direction of ["left", "right", "up", "down"] as Direction[]) {
      const next = nextSpot(cloth, spot, direction);
      if (next) waiting.push(next);
    }
  }
  return seen;
}
