import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Cloth from "../src/components/Cloth.svelte";
import type { SpotDescription } from "../src/wire";
import { GAMES, gameNamed } from "./games";

let made: Record<string, unknown> | null = null;
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  document.body.innerHTML = "";
});

function draw(props: Record<string, unknown>): HTMLElement {
  made = mount(Cloth, { target: document.body, props: props as never });
  flushSync();
  return document.body;
}

describe("the cloth as drawn", () => {
  it.each(GAMES)("has a named button for every spot of %s, and one stop for the tab key", (_, game) => {
    const spots = [...draw({ game }).querySelectorAll("[data-bet]")];
    expect(spots).toHaveLength(game.spots.length);
    const names = spots.map((spot) => spot.getAttribute("aria-label"));
    expect(names.every((name) => /pays \d+ to [12]/.test(name ?? ""))).toBe(true);
    expect(spots.filter((spot) => spot.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  it("says the stake that lies on a spot", () => {
    const body = draw({ game: gameNamed("rapid"), stakes: [{ bet: "split:14-17", stake: 500 }] });
    expect(body.querySelector('[data-bet="split:14-17"]')?.getAttribute("aria-label")).toBe(
      "split 14–17, pays 17 to 1, your stake 5 dollars",
    );
  });

  it("draws a chip hollow until the server has it", () => {
    const stakes = [{ bet: "red", stake: 500, pending: 500 }, { bet: "black", stake: 500 }];
    const body = draw({ game: gameNamed("rapid"), stakes });
    expect(body.querySelector('[data-pile="red"] .pending')).not.toBeNull();
    expect(body.querySelector('[data-pile="black"] .pending')).toBeNull();
  });

  it("places by a screen reader's click and by Enter, and not while locked", () => {
    const placed: string[] = [];
    const onplace = (spot: SpotDescription) => placed.push(spot.bet);
    const body = draw({ game: gameNamed("rapid"), onplace });
    const spot = body.querySelector<SVGElement>('[data-bet="corner:1-2-4-5"]');
    spot?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    spot?.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    spot?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(placed).toEqual(["corner:1-2-4-5", "corner:1-2-4-5"]);
    if (made) void unmount(made);
    document.body.innerHTML = "";
    const none = vi.fn();
    draw({ game: gameNamed("rapid"), locked: true, onplace: none });
    document.body.querySelector('[data-bet="red"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(none).not.toHaveBeenCalled();
  });

  it("lights what won and sweeps what lost", () => {
    const stakes = [{ bet: "red", stake: 500 }, { bet: "black", stake: 500 }];
    const body = draw({ game: gameNamed("rapid"), readonly: true, stakes, outcome: { pocket: "1", won: new Set(["red"]) } });
    expect(body.querySelector('[data-pile="red"]')?.classList.contains("won")).toBe(true);
    expect(body.querySelector('[data-pile="black"]')?.classList.contains("swept")).toBe(true);
    expect(body.querySelectorAll("[data-bet]")).toHaveLength(0);
  });
});
