/** A time at the director's desk. */

import { locale } from "../../lib/when";

export function time(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short", dateStyle: "medium" }).format(at);
}
