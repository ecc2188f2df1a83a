/**
 * One socket for a screen: its subscriptions, its commands, and the server's clock.
 *
 * The screen never decides: a view is what the server sent last, and a command is settled only by the
 * server's answer. When the socket is lost it is opened again by itself; views go on where they
 * were, and every command without an answer is sent again under the same key, so that it counts once.
 */

import type {
  Accepted,
  AnyCommand,
  AnyView,
  Called,
  Submit,
  Audience,
  Fault,
  FromClient,
  FromServer,
  Happened,
  Pending,
  Refused,
} from "../wire";
import { viewCalled } from "./called";
import { Clock } from "./clock";
import { postOf } from "./post";

export type Answered = Accepted | Refused | Pending | Fault;
export type ViewOf<A extends Audience> = Extract<AnyView, { audience: A }>;
export type LinkState = "connecting" | "open" | "lost" | "closed";

/** While the house is away, a socket is tried this often: it is met within a second of its return. */
const RETRY_EVERY = 600;
/** Spread out, so that a house that restarts is not met by all its terminals at once. */
const SPREAD = 250;
/** A try that hangs does not hold up the next; so many hang at once at most. */
const TRIES_MAX = 3;
/** A socket that says nothing at first is no better than none. */
const WELCOME_WITHIN = 4_000;
/** A line that was silent for so long is asked whether it is there, and then given up. */
const PING_AFTER = 900;
const SILENT_MAX = 2_200;
const BEAT = 300;
const HAPPENED_MAX = 60;

/** A table as this screen sees it. `view` is null until the first view has come. */
export class Subscription<A extends Audience = Audience> {
  view = $state.raw<ViewOf<A> | null>(null);
  seq = $state(0);
  /** What happened lately, newest last; never more than sixty. */
  happened = $state.raw<Happened[]>([]);
  /** Why the server does not show this table, if it does not. */
  fault = $state.raw<Fault | null>(null);

  constructor(
    readonly table: string,
    readonly audience: A,
    readonly player: string,
  ) {}
}

interface Waiting {
  message: Submit;
  settle: (answer: Answered) => void;
  /** Whether it has gone out before: if so, the server must not answer that it is refused unless it knows. */
  sent: boolean;
}

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export class Connection {
  state = $state<LinkState>("connecting");
  /** Who the server takes us for. */
  name = $state("");
  /** How many commands have no answer yet. */
  waiting = $state(0);

  readonly clock = new Clock();
  #views = new Map<string, Subscription>();
  #submissions = new Map<string, Waiting>();
  #subscriptions = new Map<string, string>();
  #socket: SocketLike | null = null;
  #tries = new Set<SocketLike>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  /** When the server was last heard, and last asked whether it is there. */
  #heard = 0;
  #pinged = 0;
  #count = 0;
  #welcomed = false;
  readonly #own = ownName();

  constructor(readonly make: () => SocketLike = openSocket) {
    this.#try();
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.addEventListener?.("online", this.#online);
  }

  /** The server's time now, in milliseconds. */
  serverNow(): number {
    return this.clock.now();
  }

  /** Subscription at a table. One for each table: another audience takes its place. */
  subscribe<A extends Audience>(table: string, audience: A, player = ""): Subscription<A> {
    const found = this.#views.get(table);
    if (found && found.audience === audience && found.player === player) return found as unknown as Subscription<A>;
    const subscription = new Subscription(table, audience, player);
    this.#views.set(table, subscription as unknown as Subscription);
    if (this.#welcomed) this.#subscribe(subscription as unknown as Subscription);
    return subscription;
  }

  /** Stop the subscription to a table. */
  unsubscribe(table: string): void {
    if (this.#views.delete(table) && this.#welcomed) {
      this.#send({ type: "unsubscribe", id: this.#next(), table });
    }
  }

  /** Submit something of a table. Resolves with the server's answer, however long the way is. */
  submit(table: string, command: AnyCommand): Promise<Answered> {
    const id = this.#next();
    // A log finds room for keys of one moment in one place, and for any others all over its index.
    const key = `${Date.now().toString(36)}-${id}`;
    const message: Submit = { type: "submit", id, table, key, command };
    return new Promise((settle) => {
      this.#submissions.set(id, { message, settle, sent: this.#welcomed });
      this.waiting = this.#submissions.size;
      if (this.#welcomed) this.#send(message);
    });
  }

  /** Begin anew: somebody has signed in or out, and a socket belongs to the one who opened it. */
  reopen(): void {
    for (const subscription of this.#views.values()) subscription.fault = null;
    this.#drop();
    this.#try();
  }

  /** End for good. */
  close(): void {
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.removeEventListener?.("online", this.#online);
    this.#drop();
    this.state = "closed";
  }

  #offline = (): void => {
    if (this.#welcomed) this.#lose();
  };
  #online = (): void => {
    if (!this.#welcomed) this.#try();
  };

  /** Try a socket now, and another soon, until one of them is welcomed. */
  #try(): void {
    clearTimeout(this.#retry);
    if (this.#tries.size < TRIES_MAX) this.#open();
    this.#tryIn(RETRY_EVERY + Math.random() * SPREAD);
  }

  #tryIn(ms: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#try(), ms);
  }

  #open(): void {
    const socket = this.make();
    this.#tries.add(socket);
    const patience = setTimeout(() => this.#fail(socket), WELCOME_WITHIN);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as FromServer;
      if (this.#tries.has(socket) && message.type === "welcome") this.#adopt(socket);
      if (this.#socket !== socket) return;
      clearTimeout(patience);
      this.#heard = performance.now();
      this.#take(message);
    };
    socket.onclose = () => {
      clearTimeout(patience);
      if (this.#socket === socket) this.#lose();
      else if (this.#tries.has(socket)) this.#fail(socket);
    };
    socket.onerror = () => undefined; // a close follows
  }

  /** The first socket that is welcomed is the one; the others are given up. */
  #adopt(socket: SocketLike): void {
    this.#tries.delete(socket);
    this.#drop();
    this.#socket = socket;
  }

  #fail(socket: SocketLike): void {
    this.#tries.delete(socket);
    socket.close();
    if (!this.#welcomed) this.state = "lost";
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    const given = [...this.#tries, ...(this.#socket ? [this.#socket] : [])];
    this.#tries.clear();
    this.#socket = null;
    this.#welcomed = false;
    for (const socket of given) socket.close();
  }

  #lose(): void {
    this.#drop();
    this.state = "lost";
    this.#tryIn(Math.random() * SPREAD);
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message.name, message.time);
      case "snapshot":
      case "update":
        return this.#show(message);
      case "called":
        return this.#hear(message);
      case "pong":
        return this.clock.hear(message.sent, message.time);
      case "accepted":
      case "refused":
      case "pending":
        return this.#settle(message);
      case "fault":
        return this.#fault(message);
      case "subscribed":
      case "unsubscribed":
        this.#subscriptions.delete(message.id);
        return;
    }
  }

  #welcome(name: string, time: number): void {
    this.name = name;
    this.clock.guess(time);
    this.#welcomed = true;
    clearTimeout(this.#retry);
    this.state = "open";
    for (const subscription of this.#views.values()) this.#subscribe(subscription);
    for (const each of this.#submissions.values()) {
      this.#send(each.sent ? { ...each.message, again: true } : each.message);
      each.sent = true;
    }
    this.#ping();
    this.#heart = setInterval(() => this.#beat(), BEAT);
  }

  #subscribe(subscription: Subscription): void {
    const id = this.#next();
    this.#subscriptions.set(id, subscription.table);
    const after = subscription.seq > 0 ? subscription.seq : null;
    const { table, audience, player } = subscription;
    this.#send({ type: "subscribe", id, table, audience, player, after });
  }

  #show(message: Extract<FromServer, { type: "snapshot" | "update" }>): void {
    const subscription = this.#views.get(message.table);
    if (!subscription || message.view.audience !== subscription.audience || message.seq < subscription.seq) return;
    subscription.fault = null;
    subscription.seq = message.seq;
    subscription.view = message.view as never;
    if (message.type === "update" && message.happened.length) {
      subscription.happened = [...subscription.happened, ...message.happened].slice(-HAPPENED_MAX);
    }
  }

  /** Fold in what the table's wheel has done: the update with what comes of it follows. */
  #hear(message: Called): void {
    const subscription = this.#views.get(message.table);
    if (subscription?.view) subscription.view = viewCalled(subscription.view, message) as never;
  }

  /** Fold in what a wager of one's own changed: no update comes for it. */
  #fold(answer: Accepted): void {
    const subscription = this.#views.get(answer.table);
    const view = subscription?.view as ViewOf<"seat"> | null | undefined;
    if (!answer.changed || !subscription || view?.audience !== "seat" || answer.seq <= subscription.seq) return;
    const { balance, cost, wagers, can_undo } = answer.changed;
    const laid = new Map(view.wagers.map(({ bet, stake }) => [bet, stake]));
    for (const [bet, stake] of Object.entries(wagers)) {
      if (stake > 0) laid.set(bet, stake);
      else laid.delete(bet);
    }
    const staked = view.staked + cost;
    subscription.seq = answer.seq;
    subscription.view = {
      ...view,
      balance,
      staked,
      spin_staked: staked,
      wagers: [...laid].map(([bet, stake]) => ({ bet, stake })),
      can_undo,
    } as never;
  }

  #settle(answer: Answered): void {
    const found = this.#submissions.get(answer.id);
    this.#submissions.delete(answer.id);
    this.waiting = this.#submissions.size;
    found?.settle(answer);
    // Who waits for the answer goes on first: what was on its way is not drawn beside what was taken.
    if (answer.type === "accepted") queueMicrotask(() => this.#fold(answer));
  }

  #fault(fault: Fault): void {
    const table = this.#subscriptions.get(fault.id);
    if (table === undefined) return this.#settle(fault);
    this.#subscriptions.delete(fault.id);
    const subscription = this.#views.get(table);
    if (subscription) subscription.fault = fault;
  }

  #beat(): void {
    const now = performance.now();
    const silent = now - this.#heard;
    if (silent > SILENT_MAX && this.#pinged > this.#heard) this.#lose();
    else if (silent > PING_AFTER && now - this.#pinged > PING_AFTER) this.#ping();
  }

  #ping(): void {
    this.#pinged = performance.now();
    this.#send({ type: "ping", id: this.#next(), sent: Math.round(this.#pinged) });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #next(): string {
    this.#count += 1;
    return `${this.#own}-${this.#count}`;
  }
}

/** A name that no other tab has, also where the page is not on a secure address. */
function ownName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function openSocket(): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const post = postOf(location.pathname);
  const address = `${scheme}://${location.host}/v1/socket${post && `?post=${post}`}`;
  return new WebSocket(address) as unknown as SocketLike;
}
