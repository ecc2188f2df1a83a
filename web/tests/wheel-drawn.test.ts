import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Wheel from "../src/components/Wheel.svelte";
import { FALL, liesIn, turn } from "../src/lib/wheel";
import { gameNamed } from "./games";
import { steered } from "./steered.svelte";

const CLOCK = 1_000_000;
const game = gameNamed("rapid");
let slow = 0;
const now = () => performance.now() + CLOCK - slow;
let made: Record<string, unknown>[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "Date"] }));
afterEach(() => {
  for (const each of made) void unmount(each);
  made = [];
  document.body.innerHTML = "";
  slow = 0;
  vi.useRealTimers();
});

interface Told {
  pocket: string | null;
  spunAt: number | null;
  landedAt: number | null;
}
function draw(told: Told, onrest = vi.fn()): { wheel: Element; onrest: ReturnType<typeof vi.fn> } {
  made.push(
    mount(Wheel, {
      target: document.body,
      props: {
        game,
        get pocket() {
          return told.pocket;
        },
        get spunAt() {
          return told.spunAt;
        },
        get landedAt() {
          return told.landedAt;
        },
        seed: "T1:1",
        now,
        onrest,
      },
    }),
  );
  flushSync();
  return { wheel: [...document.querySelectorAll(".wheel")].at(-1) as Element, onrest };
}
const ballOf = (wheel: Element) => (wheel.querySelector(".ball") as SVGElement).style.transform;
const turned = (told: Told) => {
  const place = told.pocket === null ? null : game.wheel.indexOf(told.pocket);
  const ball = turn({ seed: "T1:1", ...told, place, pockets: game.wheel.length }, now()).ball;
  return `rotate(${ball?.angle}turn) translateY(${-(ball?.radius ?? 0) * 100}px)`;
};

describe("the wheel as drawn", () => {
  it("lets the ball fall for its whole time, and tells once that it lies", () => {
    const told = steered<Told>({ pocket: null, spunAt: now(), landedAt: null });
    const { wheel, onrest } = draw(told);
    vi.advanceTimersByTime(2_000);
    expect(wheel.getAttribute("aria-label")).toBe("Wheel, the ball is running");
    Object.assign(told, { pocket: "17", landedAt: now() });
    flushSync();
    vi.advanceTimersByTime(FALL - 200);
    expect(onrest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(wheel.getAttribute("aria-label")).toBe("Wheel, the ball lies in 17");
    vi.advanceTimersByTime(1_000);
    expect(onrest).toHaveBeenCalledOnce();
  });

  it("shows a late comer the same ball as everybody else, running and falling", () => {
    const told = steered<Told>({ pocket: null, spunAt: now(), landedAt: null });
    const { wheel: first } = draw(told);
    vi.advanceTimersByTime(4_000);
    const { wheel: second } = draw(told);
    vi.advanceTimersToNextFrame();
    expect(ballOf(second)).toBe(ballOf(first));
    expect(ballOf(second)).toBe(turned(told));
    Object.assign(told, { pocket: "17", landedAt: now() });
    vi.advanceTimersByTime(FALL / 2);
    const { wheel: third, onrest } = draw(told);
    vi.advanceTimersToNextFrame();
    expect(ballOf(third)).toBe(ballOf(first));
    expect(onrest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(FALL);
    expect(onrest).toHaveBeenCalledOnce();
  });

  it("tells of no rest on a clock that is behind the spin", () => {
    const told = steered<Told>({ pocket: "17", spunAt: now() + 150, landedAt: now() + 160 });
    const { wheel, onrest } = draw(told);
    vi.advanceTimersByTime(FALL);
    flushSync();
    expect(onrest).not.toHaveBeenCalled();
    expect(wheel.getAttribute("aria-label")).toBe("Wheel, the ball is running");
    vi.advanceTimersByTime(400);
    expect(onrest).toHaveBeenCalledOnce();
  });

  it("does not lift the ball out again when the clock is set back", () => {
    const { wheel, onrest } = draw(steered<Told>({ pocket: "17", spunAt: now() - FALL, landedAt: now() - FALL }));
    vi.advanceTimersByTime(50);
    expect(onrest).toHaveBeenCalledOnce();
    slow = 200;
    vi.advanceTimersByTime(50);
    flushSync();
    expect(wheel.getAttribute("aria-label")).toBe("Wheel, the ball lies in 17");
  });

  it("tells of a rest that came while nobody looked", () => {
    const { onrest } = draw(steered<Told>({ pocket: "17", spunAt: now() - 20_000, landedAt: now() - 2 * FALL }));
    vi.advanceTimersByTime(50);
    expect(onrest).toHaveBeenCalledOnce();
  });

  it("lies in the last number before a spin, nowhere in one, and in its own number after", () => {
    const numbers = [{ pocket: "5", colour: "red" }];
    expect(liesIn({ pocket: null, spun_at: null, numbers })).toBe("5");
    expect(liesIn({ pocket: null, spun_at: 1, numbers })).toBeNull();
    expect(liesIn({ pocket: "17", spun_at: 1, numbers })).toBe("17");
  });
});
