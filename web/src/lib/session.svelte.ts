/** Who sits at this screen. The cookie says it to the server; this is only what it answered. */

import type { Operations, Session } from "../wire";
import { call, HttpError } from "./api";
import { postOf } from "./post";
import { router } from "./router.svelte";

type Kept = Omit<Session, "token" | "locked" | "first">;

let known = $state.raw<Kept | null>(null);
let locked = $state("");
let first = $state<Session["first"]>("");
/** Whose session it is that is known; another post has another. */
let heldFor = $state<string | null>(null);
const listeners = new Set<() => void>();

function set(next: Session | null, post = postOf(router.path)): void {
  locked = next?.locked ? next.name : "";
  // The token is a secret of the cookie; nothing here keeps it.
  known = next && !next.locked ? { name: next.name, roles: next.roles, players: next.players, expires_at: next.expires_at, may: next.may } : null;
  first = next?.first ?? "";
  heldFor = post;
  for (const listener of listeners) listener();
}

function here(): boolean {
  return heldFor === postOf(router.path);
}

export const session = {
  /** Null while nobody has signed in, or not yet asked: see `known`. */
  get now(): Kept | null {
    return here() ? known : null;
  },
  /** Whether the server has been asked who this is. */
  get known(): boolean {
    return here();
  },
  /** Who has locked this post and will come back; nobody where it is empty. */
  get locked(): string {
    return here() ? locked : "";
  },
  /** What its holder must choose before anything else. */
  get first(): Session["first"] {
    return here() ? first : "";
  },
  /** The one player that this session plays for, if there is one. */
  get player(): string | null {
    return session.now?.players?.[0] ?? null;
  },
  has(...roles: string[]): boolean {
    return session.now?.roles.some((role) => roles.includes(role)) ?? false;
  },
  /** Whether the server would let this one call an operation: who may what is declared there alone. */
  may(operation: keyof Operations): boolean {
    return session.now?.may.includes(operation) ?? false;
  },
  async refresh(): Promise<void> {
    try {
      set(await call("GET /v1/session"));
    } catch (cause) {
      if (cause instanceof HttpError && cause.status === 0) throw cause;
      set(null);
    }
  },
  async signIn(name: string, secret: string, digits = ""): Promise<void> {
    set(await call("POST /v1/session", { body: { name, password: secret, digits } }));
  },
  /** Take up a session that another request has begun, such as a demo seat. */
  begin(next: Session, post = postOf(router.path)): void {
    set(next, post);
  },
  async lock(pin: string): Promise<void> {
    await call("POST /v1/session/lock", { body: { pin } });
    await session.refresh();
  },
  async unlock(pin: string): Promise<void> {
    try {
      set(await call("POST /v1/session/unlock", { body: { pin } }));
    } catch (cause) {
      // After too many wrong ones there is nothing left to unlock.
      await session.refresh();
      throw cause;
    }
  },
  async signOut(): Promise<void> {
    try {
      await call("DELETE /v1/session");
    } finally {
      set(null);
    }
  },
  /** Calls back when somebody signs in or out; the sockets must begin anew then. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
