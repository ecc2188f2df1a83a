/** How what the server sends is put in words. Where it sends a code with parameters, the catalogue has the sentence. */

import { messageText, nameOf, type Params, t } from "./messages.svelte";
import { dollars } from "./money";

export interface Said {
  text: string;
  /** The server's own sentence, in English, where `text` is not all of it. */
  rest: string;
  clauses: readonly string[];
}

/** As one line of text, for a title or a name that is read aloud. */
export function line(said: Said): string {
  return [said.text, said.rest, said.clauses.length ? `(${said.clauses.join(", ")})` : ""].filter(Boolean).join(" ");
}

export function rolesSaid(roles: readonly string[]): string {
  return roles.map((role) => nameOf("role", role)).join(", ");
}

const MONEY = new Set([
  ...["amount", "stake", "min", "max", "unit", "value", "rectified", "difference", "lately"],
  ...["issued_value", "lowest_minimum"],
]);
const CODED = new Set(["reason", "ground", "scope", "moment"]);

/** What was asked for, field by field: "Player ann, Amount $5". */
export function fieldsSaid(fields: Readonly<Record<string, string | number>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${nameOf("field", name, name)} ${valueSaid(name, value)}`)
    .join(", ");
}

function valueSaid(name: string, value: string | number): string {
  if (MONEY.has(name)) return dollars(Number(value));
  return CODED.has(name) ? nameOf("ground", String(value)) : String(value);
}

/** A fault as a view lists it: what is out of order, and perhaps whose it is. */
export function faultSaid(fault: string): string {
  const [scope = "", player = ""] = fault.split(": ");
  return player ? `${nameOf("scope", scope)}: ${player}` : nameOf("scope", scope);
}

export function limitsSaid(limits: { min: number; max: number; unit?: number | null }): string {
  const both = t("view-limits", { least: dollars(limits.min), most: dollars(limits.max) });
  return limits.unit ? t("view-in-units", { limits: both, unit: dollars(limits.unit) }) : both;
}

/** A message of the house, such as a task or a warning; the server's words where its code is not known here. */
export function wordedSaid(worded: { code: string; params: Params; text: string }): string {
  return messageText(worded.code, worded.params) ?? worded.text;
}
