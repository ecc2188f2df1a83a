/** Alerts that somebody hears and sees from another window, and that grow more urgent with time. */

import type { AlertShown } from "../../wire";
import { Sound } from "../../lib/sound";

/** After this long an alert is late, and after that it is the shift manager's. */
export const LATE_MS = 60_000;
export const SENIOR_MS = 180_000;
const KEPT = "croupier-pit-sound";

export type Level = "new" | "late" | "senior";

/** When each alert was first seen here: what merely stands is sent as of now, every time. */
const first = new Map<string, number>();

export function since(alert: AlertShown): number {
  const known = Math.min(first.get(alert.id) ?? alert.at, alert.at);
  first.set(alert.id, known);
  return known;
}

export function escalated(alert: AlertShown, now: number): Level {
  const waited = alert.over ? 0 : now - since(alert);
  return waited >= SENIOR_MS ? "senior" : waited >= LATE_MS ? "late" : "new";
}

/** What has become the shift manager's stands above the rest; within each, the newest first. */
export function urgentFirst(alerts: readonly AlertShown[], now: number): AlertShown[] {
  const rank = (alert: AlertShown) => (escalated(alert, now) === "senior" ? 0 : 1);
  return [...alerts].sort((one, other) => rank(one) - rank(other) || since(other) - since(one));
}

/** A sound for each alert that was not there before, and how many there are in the title. */
export class Alarm {
  #sound = new Sound();
  #known: Set<string> | null = null;
  #title = globalThis.document?.title ?? "";

  constructor() {
    this.#sound.volume = this.loud ? 0.6 : 0;
  }

  get loud(): boolean {
    try {
      return localStorage.getItem(KEPT) === "on";
    } catch {
      return false;
    }
  }
  set loud(on: boolean) {
    this.#sound.volume = on ? 0.6 : 0;
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch {
      // For this visit only.
    }
    if (on) this.#sound.play("win");
  }

  hear(alerts: readonly AlertShown[]): void {
    const now = new Set(alerts.map((alert) => alert.id));
    const fresh = this.#known !== null && [...now].some((id) => !this.#known?.has(id));
    this.#known = now;
    for (const id of first.keys()) if (!now.has(id)) first.delete(id);
    if (fresh) this.#sound.play("refused");
  }

  mark(count: number): void {
    const plain = document.title.replace(/^\(\d+\) /, "");
    this.#title = plain;
    document.title = count ? `(${count}) ${plain}` : plain;
  }

  close(): void {
    document.title = this.#title;
    this.#sound.close();
  }
}
