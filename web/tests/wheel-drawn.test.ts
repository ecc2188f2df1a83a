import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Wheel from "../src/components/Wheel.svelte";
import { FALL, liesIn, movement, stillFrom, turn, type Spin } from "../src/lib/wheel";
import { Rested } from "../src/lib/rested.svelte";
import { gameNamed } from "./games";
import { seatView } from "./seat";
import { rooted, steered } from "./steered.svelte";

const CLOCK = 1_000_000;
const game = gameNamed("rapid");
let slow = 0;
const now = () => performance.now() + CLOCK - slow;
let ends: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"] }));
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  document.body.innerHTML = "";
  slow = 0;
  vi.useRealTimers();
});

type SeatShown = ReturnType<typeof seatView>;
/** A screen that watches a table: what it may show, and its wheel. */
function watch(first: SeatShown): { send: (next: object) => void; seen: Rested<SeatShown>; wheel: () => string } {
  const answer = steered({ view: first });
  let seen: Rested<SeatShown> | undefined;
  ends.push(rooted(() => (seen = new Rested(() => answer.view, now))));
  const made = mount(Wheel, {
    target: document.body,
    props: {
      game,
      get view() {
        return answer.view;
      },
      get rested() {
        return seen?.rested ?? true;
      },
      now,
    },
  });
  ends.push(() => void unmount(made));
  flushSync();
  const drawn = [...document.querySelectorAll(".wheel")].at(-1) as Element;
  const send = (next: object) => {
    answer.view = { ...answer.view, ...next };
    flushSync();
  };
  return { send, seen: seen as Rested<SeatShown>, wheel: () => (flushSync(), drawn.getAttribute("aria-label") ?? "") };
}
const before = { balance: 10_000, staked: 500, wagers: [{ bet: "red", stake: 500 }], may: [] };
const after = (landed_at: number) => ({
  phase: "settled",
  pocket: "17",
  landed_at,
  numbers: [{ pocket: "17", colour: "black" }, { pocket: "5", colour: "red" }],
  balance: 27_500,
  staked: 0,
  wagers: [],
  win: 17_500,
  may: ["cash-out"],
  say: ["17 black"],
});

describe("a screen while the ball falls", () => {
  it("tells nothing of the number until it lies, and then all of it at once", () => {
    const { send, seen, wheel } = watch(seatView({ ...before, phase: "no-more-bets", spun_at: now() }));
    vi.advanceTimersByTime(2_000);
    expect(wheel()).toBe("Wheel, the ball is running");
    send(after(now()));
    for (let ms = 0; ms < FALL; ms += 100) {
      flushSync();
      expect(seen.rested).toBe(false);
      expect(seen.view).toMatchObject({ phase: "no-more-bets", pocket: null, balance: 10_000, win: 0, may: [] });
      expect(seen.view?.numbers[0]?.pocket).not.toBe("17");
      expect(wheel()).toBe("Wheel, the ball is running");
      vi.advanceTimersByTime(100);
    }
    expect(wheel()).toBe("Wheel, the ball lies in 17");
    expect(seen.view).toMatchObject({ phase: "settled", pocket: "17", balance: 27_500, win: 17_500 });
  });

  it("tells a late comer no more than the others", () => {
    const line = { bet: "straight:17", stake: 500, win: 17_500, lost: 0, returned: 500, stands: [] };
    const late = { ...after(now() - 1_000), balance: 28_000, receipt: [line] };
    const { seen, wheel } = watch(seatView({ ...late, spun_at: now() - 9_000 } as never));
    expect(seen.view).toMatchObject({ phase: "no-more-bets", pocket: null, balance: 10_000, staked: 500, win: 0, say: [] });
    expect(seen.view?.numbers.map((each) => each.pocket)).toEqual(["5"]);
    expect(wheel()).toBe("Wheel, the ball is running");
    vi.advanceTimersByTime(FALL);
    expect(seen.view?.balance).toBe(28_000);
  });

  it("does not lift the ball out again when the clock is set back", () => {
    const { seen, wheel } = watch(seatView({ ...after(now() - FALL), spun_at: now() - 9_000 } as never));
    expect(seen.rested).toBe(true);
    slow = 200;
    vi.advanceTimersByTime(50);
    expect(wheel()).toBe("Wheel, the ball lies in 17");
    expect(seen.view?.pocket).toBe("17");
  });

  it("waits for a clock that is behind the spin", () => {
    const { seen } = watch(seatView({ ...after(now() + 160), spun_at: now() + 150 } as never));
    vi.advanceTimersByTime(FALL);
    expect(seen.rested).toBe(false);
    vi.advanceTimersByTime(200);
    expect(seen.rested).toBe(true);
  });

  it("holds its tongue no longer once the next round has opened", () => {
    const { send, seen } = watch(seatView({ ...after(now()), spun_at: now() - 500 } as never));
    send({ phase: "betting", round_no: 8, pocket: null, spun_at: null, landed_at: null });
    flushSync();
    expect(seen.view).toMatchObject({ phase: "betting", balance: 27_500 });
  });

  it("lies in the last number before a spin, nowhere in one, and in its own number after", () => {
    const numbers = [{ pocket: "5", colour: "red" }];
    expect(liesIn({ pocket: null, spun_at: null, numbers })).toBe("5");
    expect(liesIn({ pocket: null, spun_at: 1, numbers })).toBeNull();
    expect(liesIn({ pocket: "17", spun_at: 1, numbers })).toBe("17");
  });
});

describe("what the compositor plays", () => {
  const spin: Spin = { seed: "T1:1", spunAt: 1_000, landedAt: 9_000, place: 4, pockets: 37 };
  it("is the very movement of the wheel, and ends where the wheel stands still", () => {
    const end = stillFrom(spin) as number;
    const { ball, rotor } = movement(spin, 1_000, end);
    expect(rotor.map((each) => each.offset)).toEqual(ball.map((each) => each.offset));
    expect([ball[0]?.offset, ball.at(-1)?.offset]).toEqual([0, 1]);
    const turns = (frame?: Keyframe) => Number(/rotate\((.*?)turn/.exec(String(frame?.transform))?.[1]);
    expect(turns(rotor.at(-1)) % 1).toBeCloseTo(0, 9);
    for (const [place, frame] of ball.entries()) {
      const at = 1_000 + (frame.offset ?? 0) * (end - 1_000);
      expect(turns(frame)).toBeCloseTo(turn(spin, at).ball?.angle ?? NaN, 3);
      if (place) expect(Math.abs(turns(frame) - turns(ball[place - 1]))).toBeLessThan(0.2);
    }
  });
});
