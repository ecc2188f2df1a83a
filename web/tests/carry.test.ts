import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Cloth from "../src/components/Cloth.svelte";
import { isDrag, landing, type Press } from "../src/lib/carry";
import { layCloth, type PlacedSpot } from "../src/lib/cloth";
import { drag } from "../src/lib/drag.svelte";
import type { SpotDescription } from "../src/wire";
import { GAMES, gameNamed } from "./games";
import { steered } from "./steered.svelte";

const game = gameNamed("rapid");
/* As wide as a cloth is drawn where there is no room to measure. */
const cloth = layCloth(game, { upright: false, width: 240 });
const spotOf = (bet: string) => cloth.spots.find((each) => each.spot.bet === bet) as PlacedSpot;

describe("what a hand means", () => {
  const press = (touch: boolean): Press => ({ id: 1, x: 100, y: 100, began: 0, first: null, touch });

  it("takes a slip of a finger for no drag, and less of a mouse", () => {
    expect(isDrag(press(false), 103, 104)).toBe(false);
    expect(isDrag(press(false), 106, 106)).toBe(true);
    expect(isDrag(press(true), 106, 106)).toBe(false);
    expect(isDrag(press(true), 100, 113)).toBe(true);
  });

  it.each(GAMES)("comes down on every spot of %s, and on its own where it was", (_, each) => {
    for (const upright of [true, false]) {
      const laid = layCloth(each, { upright, width: 600 });
      for (const spot of laid.spots) {
        const middle = [spot.hit.x + spot.hit.w / 2, spot.hit.y + spot.hit.h / 2] as const;
        expect(landing(laid, spot.spot.bet, ...middle)).toBe("back");
        expect(landing(laid, "elsewhere", ...middle)).toEqual({ to: spot });
      }
    }
  });

  it("is off the cloth well beside it, and goes back where it only just missed", () => {
    expect(landing(cloth, "red", -10, 50)).toBe("back");
    expect(landing(cloth, "red", -30, 50)).toBe("off");
    expect(landing(cloth, "red", 50, cloth.height + 30)).toBe("off");
    expect(landing(cloth, "red", cloth.width + 30, 50)).toBe("off");
    expect(landing(cloth, "red", 50, -30)).toBe("off");
  });
});

describe("a stack that is carried", () => {
  let made: Record<string, unknown> | null = null;
  const moved: (string | null)[][] = [];
  const placed: string[] = [];
  /* The cloth lies at the corner, as large as it is drawn. */
  beforeEach(() =>
    vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockImplementation(
      () => ({ left: 0, top: 0, width: cloth.width, height: cloth.height }) as DOMRect,
    ),
  );
  afterEach(() => {
    if (made) void unmount(made);
    made = null;
    moved.length = placed.length = 0;
    document.body.innerHTML = "";
    vi.restoreAllMocks();
  });

  const onmove = (from: SpotDescription, to: SpotDescription | null) => moved.push([from.bet, to?.bet ?? null]);
  function draw(more: Record<string, unknown> = {}): Element {
    const stakes = [{ bet: "red", stake: 2_500 }];
    const props = { game, stakes, upright: false, onmove, onplace: (spot: SpotDescription) => placed.push(spot.bet) };
    Object.defineProperties(props, Object.getOwnPropertyDescriptors(more));
    made = mount(Cloth, { target: document.body, props });
    flushSync();
    return document.querySelector("svg") as Element;
  }
  function pointer(svg: Element, type: string, x: number, y: number): void {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 });
    svg.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: "mouse" }));
    flushSync();
  }
  function slide(svg: Element, from: string, x: number, y: number): void {
    pointer(svg, "pointerdown", spotOf(from).x, spotOf(from).y);
    pointer(svg, "pointermove", x, y);
  }
  function press(bet: string, key: string): void {
    const spot = document.querySelector(`[data-bet="${bet}"]`);
    spot?.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    spot?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }
  const answer = () => document.querySelector('[data-testid="carrying"]')?.textContent;

  it("goes from its spot to another, and lies faintly where it was meanwhile", () => {
    const svg = draw();
    const { x, y } = spotOf("split:14-17");
    slide(svg, "red", x, y);
    expect(drag.now).toMatchObject({ value: 2_500, from: "red", off: false });
    expect(document.querySelector('[data-pile="red"].lifted')).not.toBeNull();
    pointer(svg, "pointerup", x, y);
    expect(moved).toEqual([["red", "split:14-17"]]);
    expect(placed).toEqual([]);
    expect(drag.now).toBeNull();
    expect(document.querySelector(".lifted")).toBeNull();
  });

  it("is taken off beside the cloth, put back where it was, and left there by Escape", () => {
    const svg = draw();
    slide(svg, "red", cloth.width + 60, 20);
    expect(drag.now?.off).toBe(true);
    pointer(svg, "pointerup", cloth.width + 60, 20);
    expect(moved).toEqual([["red", null]]);
    slide(svg, "red", 50, 20);
    pointer(svg, "pointerup", spotOf("red").x, spotOf("red").y);
    slide(svg, "red", 50, 20);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    pointer(svg, "pointerup", 50, 20);
    expect(moved).toHaveLength(1);
    expect(placed).toEqual([]);
    expect(drag.now).toBeNull();
  });

  it("is not lifted from an empty spot, while it is pending, or where the table has no such move", () => {
    const { x, y } = spotOf("black");
    for (const [from, more] of [
      ["odd", {}],
      ["red", { stakes: [{ bet: "red", stake: 2_500, pending: 500 }] }],
      ["red", { onmove: undefined }],
      ["red", { locked: true }],
    ] as const) {
      const svg = draw(more);
      slide(svg, from, x, y);
      expect(drag.now).toBeNull();
      pointer(svg, "pointerup", x, y);
      expect(moved).toEqual([]);
      void unmount(made as Record<string, unknown>);
      made = null;
      document.body.innerHTML = "";
    }
  });

  it("falls back when betting ends while it is in the hand", () => {
    const state = steered({ locked: false });
    const svg = draw({
      get locked() {
        return state.locked;
      },
    });
    slide(svg, "red", 50, 20);
    state.locked = true;
    flushSync();
    expect(drag.now).toBeNull();
    pointer(svg, "pointerup", 50, 20);
    expect(moved).toEqual([]);
  });

  it("is picked up, carried and put down by keys, in words", () => {
    draw();
    press("red", "m");
    expect(answer()).toContain("25 dollars picked up from red");
    expect(document.querySelector(".hanging")).not.toBeNull();
    press("corner:1-2-4-5", "Enter");
    expect(moved).toEqual([["red", "corner:1-2-4-5"]]);
    expect(answer()).toBe("25 dollars put down on corner 1–2–4–5");
    press("red", "m");
    press("red", "Enter");
    expect(answer()).toBe("left on red");
    press("red", "m");
    press("black", "Delete");
    expect(moved).toEqual([["red", "corner:1-2-4-5"], ["red", null]]);
    press("black", "m");
    expect(document.querySelector(".hanging")).toBeNull();
    expect(placed).toEqual([]);
  });
});
