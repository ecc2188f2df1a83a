/** Who sits at this screen. The cookie says it to the server; this is only what it answered. */

import type { Session } from "../wire";
import { call, Trouble } from "./api";

type Kept = Omit<Session, "token">;

let known = $state.raw<Kept | null>(null);
let asked = $state(false);
const listeners = new Set<() => void>();

function set(next: Session | null): void {
  // The token is a secret of the cookie; nothing here keeps it.
  known = next && { name: next.name, roles: next.roles, players: next.players, expires_at: next.expires_at };
  asked = true;
  for (const listener of listeners) listener();
}

export const session = {
  /** Null while nobody has signed in, or not yet asked: see `known`. */
  get now(): Kept | null {
    return known;
  },
  /** Whether the server has been asked who this is. */
  get known(): boolean {
    return asked;
  },
  /** The one player that this session plays for, if there is one. */
  get player(): string | null {
    return known?.players?.[0] ?? null;
  },
  has(...roles: string[]): boolean {
    return known?.roles.some((role) => roles.includes(role)) ?? false;
  },
  async look(): Promise<void> {
    try {
      set(await call("GET /v1/session"));
    } catch (cause) {
      if (cause instanceof Trouble && cause.status === 0) throw cause;
      set(null);
    }
  },
  async signIn(name: string, secret: string): Promise<void> {
    set(await call("POST /v1/session", { body: { name, secret } }));
  },
  /** Take up a session that another request has begun, such as a demo seat. */
  begin(next: Session): void {
    set(next);
  },
  async signOut(): Promise<void> {
    try {
      await call("DELETE /v1/session");
    } finally {
      set(null);
    }
  },
  /** Be told when somebody signs in or out; the sockets must begin anew then. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
