/** Money is whole cents; here it becomes text and nothing else. */

import { house } from "./house.svelte";
import { t } from "./messages.svelte";
import { locale } from "./when";

const formats = new Map<string, Intl.NumberFormat>();

function format(digits: number): Intl.NumberFormat {
  const key = `${locale()}${digits}`;
  let found = formats.get(key);
  if (!found) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    found = new Intl.NumberFormat(locale(), options);
    formats.set(key, found);
  }
  return found;
}

/** 41250 → "412.50". Always with cents, so that figures below each other line up. */
export function money(cents: number): string {
  return written(cents, 2);
}

/** Nothing has no sign: the other side of nothing is written "0" too. */
function written(cents: number, digits: number): string {
  return format(digits).format((cents || 0) / 100);
}

/** 41250 → "$412.50", 500 → "$5": for sentences and signs. */
export function dollars(cents: number): string {
  return t("format-amount", { amount: written(cents, cents % 100 ? 2 : 0), sign: house.unit.sign });
}

/** The chips to cut, in the reader's way of writing: "1 x $100, 3 x $25" → "1 × 100 $, 3 × 25 $". */
export function cutSaid(chips: string): string {
  return chips.replace(/(\d+) x \$([\d,]+(?:\.\d\d)?)/g, (_, count: string, each: string) => `${count} × ${dollars(Math.round(Number(each.replaceAll(",", "")) * 100))}`);
}

/** What a chip has room for: 250 → "2.50", 500 → "5", 250000 → "2.5k". */
export function chipText(cents: number): string {
  if (cents >= 100_000) return `${trim(cents / 100_000)}k`;
  return cents % 100 ? format(2).format(cents / 100) : String(cents / 100);
}

function trim(thousands: number): string {
  return String(Math.floor(thousands * 10) / 10);
}

/** As it is said: "5 dollars", "2 dollars 50". */
export function spokenMoney(cents: number): string {
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  const unit = t(`currency-${house.unit.name}`, { count: whole });
  return t("format-spoken-money", { whole, unit, cents: rest ? String(rest).padStart(2, "0") : "" });
}

/** As somebody types it: 500 → "5", 250 → "2.50". */
export function plainMoney(cents: number): string {
  return cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100);
}

/** "12.5" or "12,50" → 1250; null where it is no amount of money. */
export function parseMoney(text: string): number | null {
  const found = /^\s*[$€£]?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*[$€£]?\s*$/.exec(text);
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}
