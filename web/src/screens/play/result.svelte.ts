/** What the last round brought, kept on the screen until the next one closes. */

import { untrack } from "svelte";
import { call } from "../../lib/api";
import type { ReceiptLine, RoundRecalled, SeatView } from "../../wire";

export interface Result {
  round: number;
  pocket: string;
  lines: readonly ReceiptLine[];
  staked: number;
  /** What the house paid on winning wagers, without their stakes. */
  won: number;
  /** All that came back to the player: what was won, and stakes that were not lost. */
  returned: number;
  /** Stakes that a zero has put into prison: they are neither back nor lost. */
  held: number;
  /** What the player has more than before the round; less, where it is negative. */
  net: number;
  /** The number that stood there before a correction. */
  before: string;
}

/** For so long after the ball lies, a result is not taken away by a next round that opens. */
export const STAYS = 5_000;

export function sumUp(round: number, pocket: string, lines: readonly ReceiptLine[], before = ""): Result {
  const sum = (of: (line: ReceiptLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const staked = sum((line) => line.stake);
  const won = sum((line) => line.win);
  const held = isZero(pocket) ? sum((line) => (line.win ? 0 : line.stands.reduce((all, each) => all + each.stake, 0))) : 0;
  const returned = won + sum((line) => line.returned) - held;
  return { round, pocket, lines, staked, won, returned, held, net: returned + held - staked, before };
}

const isZero = (pocket: string) => pocket === "0" || pocket === "00";

export class LastResult {
  shown = $state.raw<Result | null>(null);
  /** Whether the ball has come to rest a moment ago. */
  fresh = $state(false);
  #recalled = false;

  constructor(view: () => SeatView, table: string, player: string) {
    $effect.pre(() => {
      const now = view();
      untrack(() => this.#take(now));
    });
    $effect(() => {
      if (!this.fresh) return;
      const timer = setTimeout(() => (this.fresh = false), STAYS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { phase } = view();
      if (this.#recalled || (phase !== "betting" && phase !== "final-bets")) return;
      this.#recalled = true;
      void this.#recall(table, player);
    });
  }

  #take(view: SeatView): void {
    const { phase, pocket, round_no, receipt } = view;
    const known = this.shown;
    if (phase === "settled" && pocket !== null) {
      this.#recalled = true;
      const corrected = known?.round === round_no && known.pocket !== pocket ? known.pocket : (known?.round === round_no ? known.before : "");
      if (known?.round !== round_no) this.fresh = true;
      this.shown = sumUp(round_no, pocket, receipt, corrected);
    } else if (phase === "no-more-bets" && known && known.round !== round_no) {
      this.shown = null;
      this.fresh = false;
    }
  }

  /** Who comes back while betting is open sees what the last round brought all the same. */
  async #recall(table: string, player: string): Promise<void> {
    let found: RoundRecalled | undefined;
    try {
      [found] = await call("GET /v1/tables/{table}/rounds", { path: { table }, query: { count: 1, player } });
    } catch {
      return; // The terminal is played without it.
    }
    if (!this.shown && found?.pocket) this.shown = sumUp(found.round_no, found.pocket, found.receipt);
  }
}
