/**
 * What a player's terminal holds beside the server's view: the chosen chip, and what was asked and
 * not yet answered. Nothing here decides; what was refused simply goes away again.
 */

import type { Stake } from "../../components/Piles.svelte";
import type { Answered, Connection, Subscription } from "../../lib/connection.svelte";
import { answerSaid, warningsSaid } from "../../lib/refusals";
import { Rested } from "../../lib/rested.svelte";
import { neighboursOf } from "../../lib/track";
import type { Accepted, AnyCommand, GameDescription, SeatView, WagerShown } from "../../wire";

/**
 * Chips on their way to the server; a negative piece is lifted. `seq` is known once it has them, and
 * the view then catches up.
 */
interface Sent {
  id: number;
  pieces: WagerShown[];
  seq: number | null;
}

export interface Note {
  kind: "ok" | "warn" | "stop" | "note";
  text: string;
  clauses: readonly string[];
  /** What the server says beside it, in English. */
  rest?: string;
}

/** The words that a terminal needs for what it says by itself. */
export interface Phrases {
  accepted: (bet: string, stake: number) => string;
  moved: (from: string, to: string, stake: number) => string;
  takenOff: (bet: string, stake: number) => string;
  cutDown: (bet: string, stake: number) => string;
  laid: (bets: number, stake: number) => string;
  nothingToDouble: string;
  chipFirst: string;
}

/** How long the view may take to show what was accepted, in milliseconds. */
const CATCH_UP = 2_000;
const NOTHING: Note = { kind: "note", text: "", clauses: [] };

export class Terminal {
  chip = $state(0);
  #note = $state.raw<Note & { round?: number }>(NOTHING);
  /** The ticket of the last cash-out, until it is put away. */
  ticket = $state.raw<{ number: string; amount: number } | null>(null);
  /** The table as it may be shown: nothing of the number before the ball lies. */
  readonly seen: Rested<SeatView>;
  #sent = $state.raw<Sent[]>([]);
  #last: { bet: string; stake: number; round: number } | null = null;
  #count = 0;

  constructor(
    readonly link: Connection,
    readonly subscription: Subscription<"seat">,
    readonly game: GameDescription,
    readonly player: string,
    readonly phrases: () => Phrases,
  ) {
    this.seen = new Rested(() => subscription.view, () => link.serverNow());
    const { chips } = game;
    this.chip = game.chip_first ? 0 : chips.find((chip) => chip >= 500) ?? chips[0] ?? 100;
  }

  get view(): SeatView | null {
    return this.seen.view;
  }

  /** What became of the last thing asked for. That something was done is said until the next round begins. */
  get note(): Note {
    const { kind, round = 0 } = this.#note;
    return kind === "ok" && round < (this.view?.round_no ?? 0) ? NOTHING : this.#note;
  }

  set note(note: Note) {
    this.#note = { ...note, round: this.view?.round_no ?? 0 };
  }

  /** Whether a chip may be laid now, as far as the server has said. */
  get open(): boolean {
    return this.link.state === "open" && (this.view?.may.includes("place") ?? false);
  }

  can(action: string): boolean {
    return this.link.state === "open" && (this.view?.may.includes(action) ?? false);
  }

  /** How much is on its way and not yet answered. */
  readonly onTheWay = $derived.by(() =>
    this.#sent.reduce((sum, sent) => sum + (sent.seq === null ? total(sent.pieces) : 0), 0),
  );

  /** What lies on the cloth: what the server has, and what is on its way. */
  readonly stakes = $derived.by<Stake[]>(() => {
    const lie = new Map<string, Stake>();
    const lay = (bet: string, stake: number, pending: number) => {
      const there = lie.get(bet);
      lie.set(bet, { bet, stake: (there?.stake ?? 0) + stake, pending: (there?.pending ?? 0) + pending });
    };
    for (const { bet, stake } of this.view?.wagers ?? []) lay(bet, stake, 0);
    for (const sent of this.#sent) {
      if (sent.seq !== null && this.subscription.seq >= sent.seq) continue;
      for (const { bet, stake } of sent.pieces) lay(bet, stake, sent.seq === null ? Math.max(0, stake) : 0);
    }
    return [...lie.values()].filter(({ stake }) => stake > 0);
  });

  /** In a game with pads the station says with each touch that its own pad is held. */
  get #pad(): { pad?: boolean } {
    return this.game.pad ? { pad: true } : {};
  }

  /** Lay a chip, or a call bet with a chip on each piece. */
  async place(bet: string, stake = this.chip, pieces?: WagerShown[]): Promise<boolean> {
    if (!this.open) return false;
    if (stake <= 0) {
      this.note = { kind: "note", text: this.phrases().chipFirst, clauses: [] };
      return false;
    }
    const wanted = this.#lies(bet) + stake;
    const laid = pieces ?? this.#pieces(bet, stake);
    const answer = await this.#carry(laid, { type: "place", player: this.player, bet, stake, ...this.#pad });
    this.say(answer, this.phrases().accepted(bet, this.cost(bet, stake)));
    this.#last = answer.type === "accepted" ? { bet, stake, round: answer.round_no } : null;
    if (answer.type === "accepted") await this.#sayCut(bet, wanted, answer);
    return answer.type === "accepted";
  }

  /** Carry a whole stack to another spot, or off the layout where there is none. */
  async move(bet: string, to: string | null): Promise<void> {
    const stake = this.view?.wagers.find((wager) => wager.bet === bet)?.stake ?? 0;
    if (!stake || !this.can("move")) return;
    const { player } = this;
    this.#last = null;
    if (to === null) {
      const taken = await this.#carry([{ bet, stake: -stake }], { type: "remove", player, bet, stake, ...this.#pad });
      return this.say(taken, this.phrases().takenOff(bet, stake));
    }
    const wanted = this.#lies(to) + stake;
    const pieces = [{ bet, stake: -stake }, { bet: to, stake }];
    const answer = await this.#carry(pieces, { type: "move", player, bet, to, stake, ...this.#pad });
    this.say(answer, this.phrases().moved(bet, to, stake));
    if (answer.type === "accepted") await this.#sayCut(to, wanted, answer);
  }

  /** What lies on a spot, with what is on its way there. */
  #lies(bet: string): number {
    return this.stakes.find((each) => each.bet === bet)?.stake ?? 0;
  }

  /** Submit something that lays or lifts chips, and show it as pending until the answer. */
  async #carry(pieces: WagerShown[], command: AnyCommand): Promise<Answered> {
    this.#count += 1;
    const id = this.#count;
    this.#sent = [...this.#sent, { id, pieces, seq: null }];
    const answer = await this.link.submit(this.subscription.table, command);
    this.#answered(id, answer);
    return answer;
  }

  /** The house may take less than was laid: then the smaller stack is shown, and said. */
  async #sayCut(bet: string, wanted: number, answer: Accepted): Promise<void> {
    for (let waited = 0; this.subscription.seq < answer.seq && waited < CATCH_UP; waited += 20) {
      await new Promise((go) => setTimeout(go, 20));
    }
    const lies = this.view?.wagers.find((wager) => wager.bet === bet)?.stake;
    if (this.subscription.seq !== answer.seq || lies === undefined || lies >= wanted) return;
    this.note = { kind: "warn", text: this.phrases().cutDown(bet, lies), clauses: answer.clauses };
  }

  #answered(id: number, answer: Answered): void {
    const seq = answer.type === "accepted" ? answer.seq : 0;
    this.#sent = this.#sent
      // What the view has caught up with is the view's alone.
      .filter((sent) => (sent.id === id ? seq > 0 : true) && !(sent.seq !== null && this.subscription.seq >= sent.seq))
      .map((sent) => (sent.id === id ? { ...sent, seq } : sent));
  }

  /** What a bet costs in all with a chip on each of its pieces. */
  cost(bet: string, stake = this.chip): number {
    const call = this.game.calls.find((each) => each.bet === bet);
    return call ? call.cost * stake : total(this.#pieces(bet, stake));
  }

  /** Where the chips of a bet will lie, so that they can be shown before the answer. */
  #pieces(bet: string, stake: number): WagerShown[] {
    if (this.game.spots.some((spot) => spot.bet === bet)) return [{ bet, stake }];
    const call = this.game.calls.find((each) => each.bet === bet);
    if (call && !call.held && !call.whole) {
      return call.pieces.map((piece) => ({ bet: piece.bet, stake: piece.pieces * stake }));
    }
    const [kind, centre = "", each = "2"] = bet.split(":");
    if (kind !== "neighbours" || call?.held) return [{ bet, stake }];
    const around = neighboursOf(this.game.wheel, centre, Number(each));
    return around.map((pocket) => ({ bet: `straight:${pocket}`, stake }));
  }

  /** The number on which the last chip was laid, in this round, with nothing done since. */
  get lastNumber(): string {
    const last = this.#last;
    return last?.bet.startsWith("straight:") && last.round === this.view?.round_no ? last.bet.slice(9) : "";
  }

  /** The chip on the last number becomes its max bet; what was laid is part of it. */
  async layMax(): Promise<void> {
    const [last, number] = [this.#last, this.lastNumber];
    if (!last || !number || !this.view?.can_undo) return;
    await this.undo();
    if (!(await this.place(`max:${number}`, last.stake))) {
      const { note } = this;
      await this.place(last.bet, last.stake);
      this.note = note;
    }
  }

  /** Submit something else of the table, for this player. */
  async submit(command: AnyCommand, done = ""): Promise<Answered> {
    this.#last = null;
    const answer = await this.link.submit(this.subscription.table, command);
    this.say(answer, done);
    return answer;
  }

  remove = (bet: string) => this.submit({ type: "remove", player: this.player, bet, stake: this.#part(bet), ...this.#pad });
  undo = () => this.submit({ type: "undo", player: this.player });
  clear = () => this.submit({ type: "clear", player: this.player });
  repeat = () => this.submit({ type: "repeat", player: this.player });

  /** A chip is taken off; what is less than the chip goes whole. */
  #part(bet: string): number | null {
    const lies = this.view?.wagers.find((wager) => wager.bet === bet)?.stake ?? 0;
    return lies > this.chip ? this.chip : null;
  }

  /** Lay again what lies there: every wager twice as high. */
  async double(): Promise<void> {
    const lie = this.view?.wagers ?? [];
    if (!lie.length) this.note = { kind: "note", text: this.phrases().nothingToDouble, clauses: [] };
    else await this.lay(lie);
  }

  /** Lay some wagers together: all or none, and one undo takes them all back. */
  async lay(wagers: readonly WagerShown[]): Promise<void> {
    if (!this.can("repeat")) return;
    this.#last = null;
    const together = Object.fromEntries(wagers.map(({ bet, stake }) => [bet, stake]));
    const answer = await this.#carry([...wagers], { type: "repeat", player: this.player, wagers: together });
    this.say(answer, this.phrases().laid(wagers.length, total(wagers)));
  }

  async cashOut(): Promise<Answered> {
    const amount = this.view?.balance ?? 0;
    const answer = await this.submit({ type: "cash-out", player: this.player });
    if (answer.type === "accepted") this.ticket = { number: answer.ticket, amount };
    return answer;
  }

  /** What became of a command, in one line. */
  say(answer: Answered, done: string): void {
    switch (answer.type) {
      case "accepted":
        this.note = answer.warned.length
          ? { kind: "warn", ...warningsSaid(answer.warned, answer.clauses) }
          : { kind: "ok", text: done, clauses: [] };
        return;
      case "refused":
        this.note = { kind: "stop", ...answerSaid(answer) };
        return;
      case "pending":
        this.note = { kind: "warn", ...answerSaid(answer) };
        return;
      case "fault":
        this.note = { kind: "stop", ...answerSaid(answer) };
    }
  }
}

function total(pieces: readonly WagerShown[]): number {
  return pieces.reduce((sum, piece) => sum + piece.stake, 0);
}
