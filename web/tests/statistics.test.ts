import { describe, expect, it } from "vitest";
import { laySectors, runsOf } from "../src/lib/sectors";
import { chancesOf, extremes, heatOf, roadOf } from "../src/lib/statistics";
import { layTrack } from "../src/lib/track";
import { gameNamed } from "./games";

const game = gameNamed("crown-touchbet");

describe("what the last numbers add up to", () => {
  const numbers = ["1", "3", "2", "0", "1"];
  it("counts each chance beside what is expected of it", () => {
    const red = chancesOf(game, numbers).find((each) => each.spot.kind === "red");
    expect(red?.seen).toBe(3);
    expect(red?.expected).toBeCloseTo((5 * 18) / 37);
    expect(Math.abs(red?.apart ?? 9)).toBeLessThan(2);
    expect(chancesOf(game, []).every((each) => each.expected === 0 && each.apart === 0)).toBe(true);
  });
  it("has every pocket in the order of the wheel, hot and cold", () => {
    const heat = heatOf(game.wheel, numbers);
    expect(heat.map((each) => each.pocket)).toEqual(game.wheel);
    expect(heat.reduce((sum, each) => sum + each.seen, 0)).toBe(5);
    expect(extremes(heat, 2).hot[0]).toMatchObject({ pocket: "1", seen: 2 });
    expect(extremes(heat, heat.length).hot.every((each) => each.seen > 0)).toBe(true);
    expect(extremes(heat, 2).cold.every((each) => each.seen === 0)).toBe(true);
  });
  it("begins a new column of the road with each colour, the newest last", () => {
    expect(roadOf(numbers, game.colours, 6)).toEqual([["1"], ["0"], ["2"], ["3", "1"]]);
    expect(roadOf(["1", "1", "1"], game.colours, 2)).toEqual([["1", "1"], ["1"]]);
  });
});

describe("sectors of the race track", () => {
  const named = game.calls.filter((call) => !call.centre && call.by_player);
  it("finds the runs of a call bet on the wheel, also over its first pocket", () => {
    const { wheel } = game;
    expect(runsOf(wheel, [wheel[36], wheel[0], wheel[1]] as string[])).toEqual([{ from: 36, count: 3 }]);
    expect(runsOf(wheel, wheel)).toEqual([]);
  });
  it("draws every series of the book inside the track, the smaller above the larger", () => {
    const track = layTrack(game.wheel, 1000, 200, 50);
    const sectors = laySectors(track, game.wheel, named);
    expect(new Set(sectors.map((each) => each.bet))).toEqual(new Set(named.map((call) => call.bet)));
    for (const { x, y } of sectors) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(950);
      expect(Math.abs(y - 100)).toBeLessThan(50);
    }
    const sizes = sectors.map((each) => named.find((call) => call.bet === each.bet)?.numbers.length ?? 0);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });
});
