/**
 * A client of a running house, for browsers and Node: tables over its socket, the rest over HTTP.
 *
 * A lost socket is opened again by itself: subscriptions go on where they were, and a command
 * without an answer is sent again under the same key, so that it counts once.
 */

import type {
  Accepted,
  AnyCommand,
  AnyView,
  Submit,
  Audience,
  Fault,
  FromClient,
  FromServer,
  Operations,
  Pending,
  Problem,
  Refused,
  SeatView,
  Session,
} from "../src/wire";
import { viewCalled } from "../src/lib/called.js";

export type * from "../src/wire";
export type Answer = Accepted | Refused | Pending;
export type ViewOf<A extends Audience> = Extract<AnyView, { audience: A }>;

/** The house answered with a problem. */
export class HouseError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }
}

export interface Options {
  /** A device's or service's key, or the token of a session. */
  key?: string;
  /** Opens a socket; the default is the platform's own. */
  open?: (url: string, key: string) => WebSocket;
}

const RETRY_FIRST = 100;
const RETRY_MAX = 3_000;
const UNSURE_PAUSE = 500;

interface Waiting {
  message: Submit;
  sent: boolean;
  settle: (answer: Answer) => void;
  fail: (error: Error) => void;
}

/** One table for one audience: `view` is how it stands. */
export class Subscription<A extends Audience = Audience> {
  view: ViewOf<A> | null = null;
  seq = 0;

  constructor(
    readonly table: string,
    readonly audience: A,
    readonly player: string,
    readonly changed: (view: ViewOf<A>) => void,
    readonly failed: (fault: Fault) => void,
  ) {}

  show(view: AnyView, seq: number): void {
    this.seq = seq;
    this.view = view as ViewOf<A>;
    this.changed(this.view);
  }
}

export class House {
  #key: string;
  readonly #open: (url: string, key: string) => WebSocket;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #closed = false;
  #pause = RETRY_FIRST;
  #count = 0;
  readonly #own = crypto.randomUUID();
  readonly #waiting = new Map<string, Waiting>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #subscribing = new Map<string, string>();

  constructor(
    readonly url: string,
    { key = "", open = openSocket }: Options = {},
  ) {
    this.#key = key;
    this.#open = open;
  }

  /** Begin a session as a member of staff; what follows is done in its name. */
  async signIn(name: string, password: string): Promise<Session> {
    const session = await this.request("POST /v1/session", { body: { name, password } });
    this.#key = session.token;
    this.#socket?.close();
    return session;
  }

  /** Anything that the house offers over HTTP: `request("GET /v1/tables")`. */
  async request<O extends keyof Operations>(
    operation: O,
    given: {
      body?: Operations[O]["body"];
      path?: Record<string, string | number>;
      query?: Record<string, string | number>;
      key?: string;
    } = {},
  ): Promise<Operations[O]["out"]> {
    const [method, template] = operation.split(" ") as [string, string];
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(given.path?.[name] ?? "")),
    );
    const address = new URL(path, this.url);
    for (const [name, value] of Object.entries(given.query ?? {})) {
      address.searchParams.set(name, String(value));
    }
    const response = await fetch(address, {
      method,
      headers: {
        ...(given.body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.#key ? { authorization: `Bearer ${this.#key}` } : {}),
        ...(given.key ? { "idempotency-key": given.key } : {}),
      },
      body: given.body === undefined ? null : JSON.stringify(given.body),
    });
    if (!response.ok) throw new HouseError((await response.json()) as Problem);
    return (await response.json()) as Operations[O]["out"];
  }

  /** Send a command and wait for its answer. The same key is answered the same way. */
  command(table: string, command: AnyCommand, key = ""): Promise<Answer> {
    const id = this.#next();
    const message: Submit = { type: "submit", id, table, key: key || id, command };
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { message, sent: this.#welcomed, settle, fail });
      if (this.#welcomed) this.#send(message);
      else this.#start();
    });
  }

  /** See a table; `changed` gets every view. One subscription for each table. */
  subscribe<A extends Audience>(
    table: string,
    audience: A,
    changed: (view: ViewOf<A>) => void,
    { player = "", failed = () => {} }: { player?: string; failed?: (fault: Fault) => void } = {},
  ): Subscription<A> {
    const made = new Subscription(table, audience, player, changed, failed);
    this.#subscriptions.set(table, made as unknown as Subscription);
    if (this.#welcomed) this.#subscribe(made as unknown as Subscription);
    else this.#start();
    return made;
  }

  /** See a table no longer. */
  unsubscribe(table: string): void {
    if (this.#subscriptions.delete(table) && this.#welcomed) {
      this.#send({ type: "unsubscribe", id: this.#next(), table });
    }
  }

  /** End for good. */
  close(): void {
    this.#closed = true;
    this.#socket?.close();
    for (const each of this.#waiting.values()) each.fail(new Error("the client was closed"));
    this.#waiting.clear();
  }

  #start(): void {
    if (this.#socket !== null || this.#closed) return;
    const address = new URL("/v1/socket", this.url);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = this.#open(address.href, this.#key);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as FromServer);
    socket.onerror = () => undefined; // a close follows
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    // Spread out, so that a house that restarts is not met by everybody at once.
    setTimeout(() => this.#start(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(RETRY_MAX, 2 * this.#pause);
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome();
      case "snapshot":
      case "update": {
        const seen = this.#subscriptions.get(message.table);
        const stale = seen !== undefined && message.type === "update" && message.seq < seen.seq;
        if (seen?.audience === message.view.audience && !stale) seen.show(message.view, message.seq);
        return;
      }
      case "called": {
        const seen = this.#subscriptions.get(message.table);
        const after = seen?.view && viewCalled(seen.view, message);
        if (after && after !== seen.view) seen.show(after, seen.seq);
        return;
      }
      case "accepted":
      case "refused":
      case "pending":
        return this.#answered(message);
      case "fault":
        return this.#fault(message);
      case "subscribed":
        this.#subscribing.delete(message.id);
    }
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#pause = RETRY_FIRST;
    this.#subscribing.clear();
    for (const each of this.#subscriptions.values()) this.#subscribe(each);
    for (const each of this.#waiting.values()) this.#resend(each);
  }

  #resend(waiting: Waiting): void {
    this.#send(waiting.sent ? { ...waiting.message, again: true } : waiting.message);
    waiting.sent = true;
  }

  #subscribe({ table, audience, player, seq }: Subscription): void {
    const id = this.#next();
    this.#subscribing.set(id, table);
    this.#send({ type: "subscribe", id, table, audience, player, after: seq || null });
  }

  #answered(answer: Answer): void {
    if (answer.type === "accepted") this.#fold(answer);
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.settle(answer);
  }

  /** Take what a wager of one's own changed at the seat: no update comes for it. */
  #fold({ table, seq, changed }: Accepted): void {
    const seen = this.#subscriptions.get(table);
    const view = seen?.view as SeatView | null | undefined;
    if (!changed || !seen || view?.audience !== "seat" || seq <= seen.seq) return;
    const laid = new Map(view.wagers.map(({ bet, stake }) => [bet, stake]));
    for (const [bet, stake] of Object.entries(changed.wagers)) {
      if (stake > 0) laid.set(bet, stake);
      else laid.delete(bet);
    }
    const staked = view.staked + changed.cost;
    const wagers = [...laid].map(([bet, stake]) => ({ bet, stake }));
    const { balance, can_undo } = changed;
    seen.show({ ...view, balance, staked, spin_staked: staked, wagers, can_undo }, seq);
  }

  #fault(fault: Fault): void {
    const table = this.#subscribing.get(fault.id);
    if (table !== undefined) {
      this.#subscribing.delete(fault.id);
      this.#subscriptions.get(table)?.failed(fault);
      return;
    }
    const waiting = this.#waiting.get(fault.id);
    if (waiting === undefined) return;
    if (fault.title === "invalid") {
      this.#waiting.delete(fault.id);
      waiting.fail(new Error(fault.detail));
    } else {
      // Whether it was done is not known: the same key finds out.
      setTimeout(() => this.#welcomed && this.#waiting.has(fault.id) && this.#resend(waiting), UNSURE_PAUSE);
    }
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #next(): string {
    this.#count += 1;
    return `${this.#own}-${this.#count}`;
  }
}

/** Node's socket takes headers; a browser's goes with the cookie of the house's own pages. */
function openSocket(url: string, key: string): WebSocket {
  const headers = { headers: { authorization: `Bearer ${key}` } };
  return key ? new WebSocket(url, headers as never) : new WebSocket(url);
}
