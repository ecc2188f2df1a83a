import { describe, expect, it } from "vitest";
import { FALL, POCKET, turn, type Spin } from "../src/lib/wheel";
import { layTrack, neighboursOf } from "../src/lib/track";
import { GAMES, gameNamed } from "./games";

const START = 1_700_000_000_000;

function spin(place: number | null, seed = "T1:7"): Spin {
  return { seed, spunAt: START, landedAt: place === null ? null : START + 9_400, place, pockets: 37 };
}
const away = (one: number, other: number) => Math.abs(((((one - other) % 1) + 1.5) % 1) - 0.5);

describe("the wheel", () => {
  it("ends on the number of the house, whichever it is", () => {
    for (let place = 0; place < 37; place += 1) {
      const at = START + 9_400 + FALL;
      const { ball, rotor, resting } = turn(spin(place), at);
      expect(resting).toBe(true);
      expect(away((ball?.angle ?? 0) - rotor, (place + 0.5) / 37)).toBeLessThan(1e-6);
      expect(ball?.radius).toBe(POCKET);
    }
  });

  it("moves without a jump from the rim into the pocket", () => {
    for (const place of [0, 9, 18, 36]) {
      let before = turn(spin(place), START);
      for (let ms = 8; ms < 9_400 + FALL + 200; ms += 8) {
        const now = turn(spin(place), START + ms);
        expect(away(now.ball?.angle ?? 0, before.ball?.angle ?? 0)).toBeLessThan(0.03);
        expect(Math.abs((now.ball?.radius ?? 0) - (before.ball?.radius ?? 0))).toBeLessThan(0.02);
        before = now;
      }
    }
  });

  it("runs the ball against the rotor", () => {
    const one = turn(spin(null), START + 1_000);
    const other = turn(spin(null), START + 1_050);
    expect(other.rotor - one.rotor).toBeGreaterThan(0);
    expect((other.ball?.angle ?? 0) - (one.ball?.angle ?? 0)).toBeLessThan(0);
  });

  it("is the same on every screen at the same time", () => {
    expect(turn(spin(5), START + 10_000)).toEqual(turn(spin(5), START + 10_000));
  });
});

describe("the race track", () => {
  it.each(GAMES)("carries every pocket of %s once, in the wheel's order", (_, game) => {
    const track = layTrack(game.wheel, 800, 220, 54);
    expect(track.bays.map((bay) => bay.pocket)).toEqual(game.wheel);
    for (const bay of track.bays) {
      expect(bay.x).toBeGreaterThan(0);
      expect(bay.x).toBeLessThan(800);
    }
  });

  it("names the same neighbours as the house", () => {
    const game = gameNamed("rapid");
    const call = game.calls.find((each) => each.bet === "neighbours:17");
    expect(neighboursOf(game.wheel, "17", 2).sort()).toEqual([...(call?.numbers ?? [])].sort());
  });
});
