import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Wheel from "../src/components/Wheel.svelte";
import { FALL } from "../src/lib/wheel";
import { gameNamed } from "./games";
import { steered } from "./steered.svelte";

let made: Record<string, unknown> | null = null;
beforeEach(() => vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "Date"] }));
afterEach(() => {
  if (made) void unmount(made);
  vi.useRealTimers();
});

it("lets the ball fall for its whole time, however often the same spin is told", () => {
  const game = gameNamed("rapid");
  const rested = vi.fn();
  const told = steered({ pocket: null as string | null, running: true, views: 0 });
  made = mount(Wheel, {
    target: document.body,
    props: {
      game,
      get pocket() {
        return told.pocket;
      },
      get running() {
        return told.running;
      },
      // Made anew with every view, and the same as before.
      get seed() {
        return told.views >= 0 ? "T1:1" : "";
      },
      now: () => performance.now() + 1_000_000,
      onrest: rested,
    },
  });
  flushSync();
  vi.advanceTimersByTime(2_000);
  told.pocket = "17";
  told.running = false;
  flushSync();
  told.views += 1;
  flushSync();
  vi.advanceTimersByTime(FALL - 200);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(rested).toHaveBeenCalledOnce();
});
