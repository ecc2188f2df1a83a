/** The station reports itself: what its screen shows after each result, and that it is still there. */

import { tick } from "svelte";
import { call } from "../../lib/api";
import type { Subscription } from "../../lib/connection.svelte";
import type { GameDescription, SeatView, StationSays } from "../../wire";

const BEAT = 15_000;
/** What comes right after a result is part of it. */
const SETTLES = 300;

export class Station {
  #beat: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(
    readonly game: GameDescription,
    readonly player: string,
    readonly subscription: Subscription<"seat">,
    readonly view: () => SeatView,
    readonly root: () => HTMLElement | undefined,
  ) {
    // Only where the book has a rule for stations that are out of order.
    if (!game.malfunctions.some((each) => each.scope === "station")) return;
    $effect(() => {
      const { phase, round_no, receipt, pocket } = view();
      if (phase !== "settled" || pocket === null || !round_no || !receipt) return;
      const timer = setTimeout(() => void this.report(), SETTLES);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      void this.report();
      const leave = () => void this.#send({ player: this.player, round_no: 0, leaving: true }, true).catch(() => null);
      addEventListener("pagehide", leave);
      return () => {
        clearTimeout(this.#beat);
        removeEventListener("pagehide", leave);
        leave();
      };
    });
  }

  /** Say what the screen shows, as it is drawn. */
  async report(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#beat);
    let next = BEAT;
    try {
      await tick();
      next = ((await this.#send(this.shown())).beat_seconds || 0) * 1000;
    } catch {
      // The house cannot be reached: it notices that we are silent, and the next beat tries again.
    } finally {
      this.#busy = false;
      if (next) this.#beat = setTimeout(() => void this.report(), next);
    }
  }

  /** Read off the page, not from what it was drawn from. */
  shown(): StationSays {
    const [view, root] = [this.view(), this.root()];
    const settled = view.phase === "settled" && view.pocket !== null;
    const text = (selector: string) => root?.querySelector(selector)?.textContent?.trim() ?? "";
    const numbers = [...(root?.querySelectorAll("[data-number]") ?? [])].map((each) => each.textContent?.trim() ?? "");
    const credited = view.receipt.reduce((all, line) => all + line.win + line.returned, 0);
    return {
      player: this.player,
      round_no: view.round_no,
      seq: this.subscription.seq,
      balance: cents(text('[data-meter="credits"] dd')),
      numbers: [...new Set(numbers)],
      ...(settled ? { credited, winning: text(".square.won [data-number]") || null } : {}),
    };
  }

  #send(body: StationSays, keepalive = false) {
    return call("POST /v1/tables/{table}/stations", { path: { table: this.game.table }, body, keepalive });
  }
}

/** A meter always shows cents, whatever stands between its digits in a language. */
function cents(text: string): number | null {
  const digits = text.replace(/\D/g, "");
  return digits ? Number(digits) : null;
}
