/** The ticket on the counter: looked up, paid once, printed again, ended; and what the house says of it. */

import { call } from "../../lib/api";
import { t } from "../../lib/messages.svelte";
import { errorSaid } from "../../lib/refusals";
import type { Said } from "../../lib/saying";
import { session } from "../../lib/session.svelte";
import { toasts } from "../../lib/toasts.svelte";
import type { TicketDetails, WaitingCommand } from "../../wire";

export class Counter {
  ticket = $state.raw<TicketDetails | null>(null);
  problem = $state.raw<Said | null>(null);
  paidNow = $state(false);
  busy = $state(false);
  /** It waits for a second person. */
  held = $state(false);

  /** Something about the ticket may not be: the desk turns red. */
  get bad(): boolean {
    return this.problem !== null || (this.ticket !== null && !this.ticket.payable && !this.paidNow);
  }
  /** The ticket on the counter can be paid now. */
  get payable(): boolean {
    return (this.ticket?.payable ?? false) && !this.paidNow;
  }

  /** `refresh` reads the figures of the desk again, and gives what waits for a second person. */
  constructor(private readonly refresh: () => Promise<readonly WaitingCommand[]>) {}

  clear(): void {
    this.ticket = null;
    this.problem = null;
    this.paidNow = false;
    this.held = false;
  }
  async find(number: string): Promise<void> {
    this.clear();
    await this.attempt(() => call("GET /v1/tickets/{number}", { path: { number } }));
  }
  async pay(): Promise<void> {
    const number = this.ticket?.number;
    if (number) this.paidNow = await this.attempt(() => call("POST /v1/tickets/{number}/redeem", { path: { number } }));
  }
  async payByHand(reason: string): Promise<void> {
    const number = this.ticket?.number;
    if (number) this.paidNow = await this.attempt(() => call("POST /v1/tickets/{number}/pay-by-hand", { path: { number }, body: { reason } }));
  }
  async end(reason: string): Promise<void> {
    const number = this.ticket?.number;
    if (number) await this.attempt(() => call("POST /v1/tickets/{number}/void", { path: { number }, body: { reason } }));
  }
  async reprint(reason: string): Promise<void> {
    const number = this.ticket?.number;
    if (!number) return;
    const made = await this.attempt(() => call("POST /v1/tickets/{number}/reprint", { path: { number }, body: { reason } }));
    if (made) await this.print();
  }
  /** What takes the place of a spoilt ticket comes out at this desk's own printer, once. */
  async print(): Promise<void> {
    if (!this.ticket || this.busy) return;
    const { number, station } = this.ticket;
    this.busy = true;
    try {
      const headers = { "idempotency-key": crypto.randomUUID() };
      const given = await call("POST /v1/tickets/{number}/print", { path: { number }, body: { player: station }, headers });
      if (!given.printer) toasts.show("warn", t("cashier-no-printer"));
      else if (given.outcome === "printed") toasts.show("ok", t("cashier-printed"));
      else toasts.show("stop", t("cashier-not-printed", { why: given.outcome }));
      this.ticket = await call("GET /v1/tickets/{number}", { path: { number } });
    } catch (cause) {
      this.problem = errorSaid(cause);
    } finally {
      this.busy = false;
    }
  }
  private async attempt(work: () => Promise<TicketDetails>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    this.held = false;
    try {
      this.ticket = await work();
      return true;
    } catch (cause) {
      const waiting = await this.refresh();
      const last = this.ticket?.number.slice(-4) ?? "";
      this.held = waiting.some((send) => send.asked_by === session.now?.name && last !== "" && send.table.endsWith(last));
      this.problem = this.held ? null : errorSaid(cause);
      return false;
    } finally {
      this.busy = false;
      void this.refresh();
    }
  }
}
