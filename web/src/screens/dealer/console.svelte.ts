/** A dealer's table: how it stands, what may be asked of it, and what one press of the button does. */

import { call } from "../../lib/api";
import type { Answered, Connection, Subscription } from "../../lib/connection.svelte";
import { DOUBLED } from "../../lib/doubled";
import { answerSaid, warningsSaid } from "../../lib/refusals";
import { session } from "../../lib/session.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { AnyCommand, GameDescription } from "../../wire";
import { plan, tasksWithNumber } from "./walk";

export class Console {
  game = $state.raw<GameDescription | null>(null);
  /** Why there is no game here, such as where there is no such table. */
  problem = $state.raw<unknown>(null);
  private readonly subscription: Subscription<"dealer">;
  private sending = $state(false);
  /** The button has just been pressed: what it means now is not what a doubled press was aimed at. */
  private pressed = $state(false);
  /** How far the table was when it last answered this console: what is shown is older until then. */
  private answered = $state(0);

  readonly view = $derived.by(() => this.subscription.view);
  readonly fault = $derived.by(() => this.subscription.fault);
  readonly busy = $derived.by(() => this.sending || this.subscription.seq < this.answered);
  readonly resting = $derived.by(() => this.busy || this.pressed);
  readonly actions = $derived.by(() => new Map((this.view?.actions ?? []).map((action) => [action.action, action])));
  /** What goes with the call of the close, such as a bell, is done once a number is entered. */
  readonly withNumber = $derived.by(() => (this.view ? tasksWithNumber(this.view, session.now?.roles ?? []) : []));
  readonly resultOpen = $derived.by(() => this.view?.next.action === "result" || this.withNumber.length > 0);
  readonly together = $derived.by(() => (this.view && this.game ? plan(this.view, this.game, session.now?.roles ?? []) : null));

  constructor(
    private readonly link: Connection,
    readonly table: string,
  ) {
    this.subscription = link.subscribe(table, "dealer");
    call("GET /v1/tables/{table}/game", { path: { table } })
      .then((reply) => (this.game = reply))
      .catch((cause: unknown) => (this.problem = cause));
  }
  leave(): void {
    this.link.unsubscribe(this.table);
  }
  readonly can = (action: string): boolean => this.actions.get(action)?.reason === "";

  /** In their order, each for the book to decide on; the first that does not go through is shown. */
  async submit(...commands: AnyCommand[]): Promise<void> {
    if (this.busy) return;
    this.sending = true;
    const answers = await Promise.all(commands.map((command) => this.link.submit(this.table, command)));
    this.answered = Math.max(this.answered, ...answers.map((answer) => (answer.type === "accepted" ? answer.seq : 0)));
    this.sending = false;
    const stopped = answers.findIndex((answer) => answer.type !== "accepted");
    for (const answer of answers.slice(0, stopped < 0 ? undefined : stopped + 1)) show(answer);
  }
  /** The primary button. A number needs the pad; everything else is one press. */
  goOn(): void {
    const next = this.view?.next;
    if (!next?.action || this.resultOpen || this.resting) return;
    this.pressed = true;
    setTimeout(() => (this.pressed = false), DOUBLED);
    if (this.together) return void this.submit(...this.together.commands);
    if (next.action === "confirm") void this.submit({ type: "confirm", task: next.task, player: next.player });
    else if (next.action === "restore") void this.submit({ type: "restore", scope: next.scope, player: next.player || null });
    else void this.submit({ type: next.action } as AnyCommand);
  }
}

function show(answer: Answered): void {
  if (answer.type !== "accepted") toasts.say(answer.type === "pending" ? "note" : "stop", answerSaid(answer));
  else for (const warning of answer.warned) toasts.say("warn", warningsSaid([warning], answer.clauses));
}
