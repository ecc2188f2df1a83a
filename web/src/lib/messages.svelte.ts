/** Text is made from a code and its parameters by the catalogue of the language of now. */

import type { Part } from "./fluent";
import { language } from "./language.svelte";
import { dollars } from "./money";
import { oddsPair } from "./odds";
import { locale } from "./when";

export type Params = Readonly<Record<string, unknown>>;

/** The text of a message. A code that no catalogue has is shown as it is: tests find such. */
export function t(code: string, params: Params = {}): string {
  return messageText(code, params) ?? code;
}

/** The text of a message of the house; null if this catalogue does not know it yet. */
export function messageText(code: string, params: Params): string | null {
  const pattern = language.messages.get(code);
  return pattern ? text(pattern, params) : null;
}

/** What a value of the house is called: the message `<of>-<value>`, else the value in plain words. */
export function nameOf(of: string, value: string, otherwise = value.replaceAll("-", " ")): string {
  return messageText(`${of}-${value.replaceAll(" ", "-") || "none"}`, {}) ?? becauseOf(of, value) ?? otherwise;
}

/** A name with its ground, "no-spin:late-wager": the ground is one of the house's, or a person's own words. */
function becauseOf(of: string, value: string): string | null {
  const [what = "", ...rest] = value.split(":");
  const named = rest.length ? messageText(`${of}-${what}`, {}) : null;
  const why = rest.join(":").trim();
  return named === null ? null : t("format-because", { what: named, why: nameOf("ground", why, why) });
}

/** A bet by its notation: "straight 17", "red". */
export function betSaid(bet: string): string {
  const [kind = "", ...tail] = bet.split(":");
  const rest = kind === "lucky-ball" ? tail.map((ball) => nameOf("ball", ball)) : tail.map((part) => part.replaceAll("-", "–"));
  return [nameOf("bet", kind), ...rest].join(" ");
}

/** A day and a time. */
export function instant(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "short" }).format(at);
}

/** A span of milliseconds: "1 h 30 min". */
export function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const parts = [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : "", minutes % 60 ? `${minutes % 60} min` : ""];
  return parts.filter(Boolean).join(" ") || "0 min";
}

function text(pattern: Part[], params: Params): string {
  return pattern.map((part) => partText(part, params)).join("");
}

function partText(part: Part, params: Params): string {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "parameter":
      return valueText(params[part.name]);
    case "message":
      return text(language.messages.get(part.name) ?? [], params);
    case "call":
      return callText(part.name, params[part.parameter], part.options);
    case "choice":
      return text(part.variants[chosen(part.by, part.variants, part.otherwise, params)] ?? [], params);
  }
}

function chosen(by: Part, variants: Record<string, Part[]>, otherwise: string, params: Params): string {
  if (typeof by === "string" || by.kind === "choice" || by.kind === "message") return otherwise;
  const value = params[by.kind === "call" ? by.parameter : by.name];
  let key = value === null || value === undefined || value === "" ? "none" : String(value);
  const ordinal = by.kind === "call" && by.name === "NUMBER";
  if (by.kind === "call" && !ordinal) key = Number(value) < 0 ? "less" : "more";
  else if (Array.isArray(value)) key = value.length < 2 ? String(value.length) : "many";
  if (key in variants) return key;
  const category = typeof value === "number" ? new Intl.PluralRules(language.now, { type: ordinal ? "ordinal" : "cardinal" }).select(value) : "";
  return category in variants ? category : otherwise;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(valueText).join(t("format-list"));
  if (typeof value === "object" && "code" in value) {
    const { code, params } = value as { code: string; params?: Params };
    return messageText(code, params ?? {}) ?? "";
  }
  return String(value);
}

function callText(name: string, value: unknown, options: Record<string, string>): string {
  switch (name) {
    case "MONEY":
      return dollars(options.sign === "none" ? Math.abs(Number(value)) : Number(value));
    case "NAME":
      return value ? nameOf(options.of ?? "", String(value)) : "";
    case "BET":
      return value ? betSaid(String(value)) : "";
    case "INSTANT":
    case "MOMENT":
      return instant(Number(value));
    case "SPAN":
      return span(Number(value));
    case "LIST":
      return listText((value ?? []) as unknown[], options);
    case "ODDS":
      return oddsText(value);
    default:
      return valueText(value);
  }
}

function listText(values: unknown[], options: Record<string, string>): string {
  const one = (each: unknown) =>
    options.of === "bet" ? betSaid(String(each)) : options.of ? nameOf(options.of, String(each)) : valueText(each);
  return values.map(one).join(t(`format-${options.by ?? "list"}`));
}

/** Odds as the house sends them, "17/2", or as a number of stakes. */
function oddsText(odds: unknown): string {
  const [win, stake] = typeof odds === "number" ? oddsPair(odds) : String(odds).split("/");
  return t("format-odds", { win, stake: stake ?? "1" });
}
