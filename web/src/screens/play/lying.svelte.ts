/** What lies on the layout: stakes while there is betting, then what won, for a while. */

import type { Outcome } from "../../components/Felt.svelte";
import type { Stake } from "../../components/Piles.svelte";
import type { ReceiptLine, SeatView } from "../../wire";
import type { LastResult } from "./result.svelte";

const wonOf = (lines: readonly ReceiptLine[]) => new Set(lines.filter((line) => line.win > 0).map((line) => line.bet));
const paidOf = (lines: readonly ReceiptLine[]) => new Map(lines.filter((line) => line.win > 0).map((line) => [line.bet, line.win]));
const staysOf = (lines: readonly ReceiptLine[]) =>
  new Set(lines.filter((line) => line.stands.some(({ bet }) => bet === line.bet)).map((line) => line.bet));
const stakesOf = (lines: readonly ReceiptLine[]): Stake[] => lines.map(({ bet, stake }) => ({ bet, stake }));
const outcomeOf = (pocket: string, lines: readonly ReceiptLine[]): Outcome => ({
  pocket,
  won: wonOf(lines),
  stays: staysOf(lines),
  paid: paidOf(lines),
});

export class Lying {
  constructor(
    private readonly view: () => SeatView,
    private readonly laid: () => readonly Stake[],
    private readonly last: LastResult,
  ) {}

  /** What was won lies where it was for a while, also when the next round opens at once. */
  private readonly lingers = $derived.by(() => (this.last.fresh && !this.laid().length ? this.last.shown : null));
  readonly outcome = $derived.by<Outcome | null>(() => {
    const { phase, pocket, receipt } = this.view();
    if (phase === "settled" && pocket !== null) return outcomeOf(pocket, receipt);
    return this.lingers && outcomeOf(this.lingers.pocket, this.lingers.lines);
  });
  readonly stakes = $derived.by<readonly Stake[]>(() => {
    const { phase, receipt, prison } = this.view();
    const lying = phase === "settled" ? stakesOf(receipt) : this.lingers ? stakesOf(this.lingers.lines) : this.laid();
    const zeros = new Map(prison.map((each) => [each.bet, each.zeros]));
    return zeros.size ? lying.map((each) => ({ ...each, zeros: zeros.get(each.bet) })) : lying;
  });
}
