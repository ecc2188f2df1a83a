/** Instants as text, in the language of now and the reader's zone. */

import { language } from "./language.svelte";

/** How figures and dates are written, as the catalogue states it: English is Australian here, day before month. */
export function locale(): string {
  const [stated] = language.messages.get("format-locale") ?? [];
  return typeof stated === "string" ? stated : language.now;
}

/** "17 Nov 2026, 9:53 am". */
export function when(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** "9:53 am". */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at);
}

/** "17 Nov 2026, 9:53:07 am AEDT": for records, where seconds and zone matter. */
export function exactly(at: number): string {
  return new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  }).format(at);
}

/** "3 min", "2 h": how long ago something began. */
export function age(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const [value, unit] =
    seconds < 60 ? [seconds, "second"] : seconds < 3600 ? [Math.floor(seconds / 60), "minute"] : [Math.floor(seconds / 3600), "hour"];
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "narrow" }).format(value);
}
