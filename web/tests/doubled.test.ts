/** The second half of a doubled press counts nowhere. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DOUBLED, ignoreDoubled } from "../src/lib/doubled";
import type { Connection, Subscription } from "../src/lib/connection.svelte";
import { Console } from "../src/screens/dealer/console.svelte";
import type { AnyCommand } from "../src/wire";

describe("where a dialogue came or went", () => {
  const seen: string[] = [];
  const note = (event: Event) => seen.push(event.type);
  const press = (x: number, y: number, detail = 1) => {
    for (const kind of ["pointerdown", "pointerup", "click"])
      document.body.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true, detail }));
    return seen.splice(0);
  };
  const ALL = ["pointerdown", "pointerup", "click"];
  beforeEach(() => ALL.forEach((kind) => document.body.addEventListener(kind, note)));
  afterEach(() => ALL.forEach((kind) => document.body.removeEventListener(kind, note)));

  it("a second press at the same place goes nowhere", () => {
    expect(press(100, 100)).toEqual(ALL);
    ignoreDoubled();
    expect(press(104, 97)).toEqual([]);
  });
  it("a press elsewhere counts, and so does the next at the old place", () => {
    press(100, 100);
    ignoreDoubled();
    expect(press(180, 100)).toEqual(ALL);
    expect(press(100, 100)).toEqual(ALL);
  });
  it("a click of the keyboard counts", () => {
    press(100, 100);
    ignoreDoubled();
    document.body.dispatchEvent(new MouseEvent("click", { clientX: 100, clientY: 100, bubbles: true }));
    expect(seen.splice(0)).toEqual(["click"]);
  });
});

describe("the dealer’s one button", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("calls one step for a doubled press, and the next for the next", async () => {
    const sent: AnyCommand[] = [];
    const view = { next: { action: "open-betting", say: [] }, actions: [], steps: [], tasks: [], seats: [], say: [] };
    const subscription = { view, fault: null, seq: 7 } as unknown as Subscription<"dealer">;
    const link = {
      subscribe: () => subscription,
      submit: (_: string, command: AnyCommand) => {
        sent.push(command);
        return Promise.resolve({ type: "accepted", seq: 7, clauses: [], warned: [] });
      },
    } as unknown as Connection;
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const desk = new Console(link, "T1");
    desk.goOn();
    await vi.advanceTimersByTimeAsync(DOUBLED - 100);
    desk.goOn();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    desk.goOn();
    expect(sent).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});
