/** Short messages of a screen. At most four stand at once, so that nothing grows. */

import type { Said } from "./saying";

export interface Toast {
  id: number;
  kind: "ok" | "warn" | "stop" | "note";
  text: string;
  clauses: readonly string[];
  /** What the server says beside it, in English. */
  rest: string;
}

const SHOWN_MAX = 4;
const STAYS = { ok: 3_000, note: 4_000, warn: 6_000, stop: 8_000 };

let shown = $state.raw<Toast[]>([]);
let count = 0;

export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
  show(kind: Toast["kind"], text: string, clauses: readonly string[] = [], rest = ""): void {
    count += 1;
    const id = count;
    shown = [...shown, { id, kind, text, clauses, rest }].slice(-SHOWN_MAX);
    setTimeout(() => toasts.drop(id), STAYS[kind]);
  },
  /** A message of the server, in the language of now. */
  say(kind: Toast["kind"], { text, clauses, rest }: Said): void {
    toasts.show(kind, text, clauses, rest);
  },
  drop(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};
