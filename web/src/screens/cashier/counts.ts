/** Notes, coins and chips that were counted: how many of each value. */

import { t } from "../../lib/messages.svelte";
import { dollars } from "../../lib/money";

export type Counts = Record<number, number>;

export function totalOf(denominations: readonly number[], counts: Counts): number {
  return denominations.reduce((sum, value) => sum + value * (counts[value] ?? 0), 0);
}

/** Only what there is, as the house wants it. */
export function given(counts: Counts): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, pieces]) => pieces > 0));
}

/** By how much a count is over or short. */
export function differenceSaid(difference: number): string {
  if (difference === 0) return t("cashier-till-exact");
  const amount = dollars(Math.abs(difference));
  return difference > 0 ? t("cashier-till-over", { amount }) : t("cashier-till-short", { amount });
}
