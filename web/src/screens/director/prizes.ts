/** A prize and its terms as they are typed, and as the house has them. */

import { parseMoney } from "../../lib/money";
import type { Prize } from "../../wire";

export interface Typed {
  kind: string;
  value: string;
  details: Record<string, string>;
  alternative: "" | "yes" | "no";
  litres: string;
}

export function typedOf(prize: Prize): Typed {
  const said = Object.entries(prize.details ?? {}).filter(([name]) => name !== "value");
  return {
    kind: prize.kind,
    value: prize.value ? String(prize.value / 100) : "",
    details: Object.fromEntries(said.map(([name, text]) => [name, String(text)])),
    alternative: prize.monetary_alternative === true ? "yes" : prize.monetary_alternative === false ? "no" : "",
    litres: prize.millilitres ? String(prize.millilitres / 1000) : "",
  };
}
export function asPrize(typed: Typed): Prize {
  const said = Object.entries(typed.details).filter(([, text]) => text.trim() !== "");
  return {
    kind: typed.kind.trim(),
    value: parseMoney(typed.value),
    details: Object.fromEntries(said),
    monetary_alternative: typed.alternative === "" ? null : typed.alternative === "yes",
    millilitres: /^\d+([.,]\d+)?$/.test(typed.litres.trim()) ? Math.round(Number(typed.litres.replace(",", ".")) * 1000) : 0,
  };
}
/** An instant as an input for date and time has it, in the time of this place. */
export function typedTime(at: number | null | undefined): string {
  if (at === null || at === undefined) return "";
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
export function readTime(text: string): number | null {
  const at = text ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
export function typedAmount(cents: number | null | undefined): string {
  return cents ? String(cents / 100) : "";
}
