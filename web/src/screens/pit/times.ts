/** Times as a desk reads them. */

import { dollars } from "../../lib/money";
import { locale } from "../../lib/when";

/** 14:05:09 */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: false }).format(at);
}

export function dayTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "short" }).format(at);
}

/** What is left, as a running clock: 19:42, or 71:59:58 where it is hours. */
export function runningClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${two(minutes)}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Money that may be below nothing: −$2,000. */
export function net(cents: number): string {
  return cents < 0 ? `−${dollars(-cents)}` : dollars(cents);
}

/** A hold of the server, in hundredths of a per cent, as people say it. */
export function percent(hundredths: number | null): string {
  if (hundredths === null) return "–";
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(locale(), digits).format(hundredths / 100)} %`;
}
