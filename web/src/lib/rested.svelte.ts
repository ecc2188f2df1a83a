/**
 * One answer to "may the number be known here?" for everything that a screen shows.
 *
 * The server settles a round the moment it has the number; on a screen the ball still has to fall.
 * Until it lies, a screen shows the table as it stood before the number: balance, buttons, history,
 * wins. Only the wheel, which has to aim, knows where the ball will come to rest.
 */

import { wantsStillness } from "./ticking.svelte";
import { FALL } from "./wheel";
import type { AnyView, ReceiptLine } from "../wire";

export type Viewed = Extract<AnyView, { audience: "seat" | "display" }>;

export class Rested<V extends Viewed> {
  /** The landing whose ball lies by now. */
  #restedOf = $state<number | null>(null);
  /** The table as it stood before the number. */
  #before: V | null = null;
  readonly #still = wantsStillness();

  constructor(
    readonly source: () => V | null,
    readonly now: () => number,
  ) {
    $effect.pre(() => this.#follow(source()));
  }

  /** Whether the ball lies, or none runs whose number is known already. */
  readonly rested = $derived.by(() => {
    const view = this.source();
    return view === null || this.#lies(view);
  });

  /** The table as it may be shown now. */
  readonly view = $derived.by<V | null>(() => {
    const view = this.source();
    if (view === null || this.rested) return view;
    const known = this.#before;
    return known && known.round_no === view.round_no ? { ...known, ...running(view, known) } : masked(view);
  });

  #lies(view: V): boolean {
    const { landed_at } = view;
    return landed_at === null || this.#still || this.#restedOf === landed_at || this.now() >= landed_at + FALL;
  }

  #follow(view: V | null): (() => void) | undefined {
    if (view === null) return;
    if (this.#lies(view)) {
      this.#before = view;
      // A clock that is set back afterwards does not lift the ball out of its pocket again.
      this.#restedOf = view.landed_at;
      return;
    }
    const landing = view.landed_at as number;
    let timer: ReturnType<typeof setTimeout>;
    // Not by frames: a page that is hidden hears of the rest all the same.
    const wait = () => {
      const left = landing + FALL - this.now();
      if (left > 0) timer = setTimeout(wait, left);
      else this.#restedOf = landing;
    };
    wait();
    return () => clearTimeout(timer);
  }
}

/** What goes on while the ball falls, whatever its number. */
function running<V extends Viewed>(view: V, known: V): Partial<V> {
  const { spun_at, landed_at, notices } = view;
  // Where the close was missed, as on a line that was lost, it has come all the same.
  const closed = known.phase === "no-more-bets" ? {} : { phase: "no-more-bets", closes_at: null, may: [] };
  return { ...closed, spun_at, landed_at, notices } as unknown as Partial<V>;
}

/** For who comes while the ball falls: what the view says, without what it says of the number. */
function masked<V extends Viewed>(view: V): V {
  const plain = {
    ...view,
    phase: "no-more-bets",
    pocket: null,
    numbers: view.numbers.slice(1),
    hot: [],
    cold: [],
    say: [],
  };
  if (plain.audience === "display") return { ...plain, winners: [] } as V;
  const staked = plain.receipt.reduce((sum, line) => sum + line.stake, 0);
  const stands = (line: ReceiptLine) => line.stands.reduce((sum, each) => sum + each.stake, 0);
  const back = plain.receipt.reduce((sum, line) => sum + line.win + line.returned - stands(line), 0);
  return {
    ...plain,
    balance: plain.balance - back,
    staked,
    spin_staked: staked,
    wagers: plain.receipt.map(({ bet, stake }) => ({ bet, stake })),
    win: 0,
    receipt: [],
    may: [],
    can_undo: false,
  } as V;
}
