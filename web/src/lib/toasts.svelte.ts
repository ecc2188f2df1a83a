/** Short messages of a screen. At most four stand at once, so that nothing grows. */

export interface Toast {
  id: number;
  kind: "ok" | "warn" | "stop" | "told";
  text: string;
  clauses: readonly string[];
}

const SHOWN_MAX = 4;
const STAYS = { ok: 3_000, told: 4_000, warn: 6_000, stop: 8_000 };

let shown = $state.raw<Toast[]>([]);
let count = 0;

export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
  show(kind: Toast["kind"], text: string, clauses: readonly string[] = []): void {
    count += 1;
    const id = count;
    shown = [...shown, { id, kind, text, clauses }].slice(-SHOWN_MAX);
    setTimeout(() => toasts.drop(id), STAYS[kind]);
  },
  drop(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};
