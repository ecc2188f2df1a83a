/**
 * How what the server tells is said in the language of now.
 *
 * The server sends codes and facts along with its own English sentence. Where they make the whole
 * sentence it is said here; where they do not, its gist is, and the server's sentence follows as
 * `rest`, to be shown as English. See `refusals.ts` and `told.ts`.
 */

import actionsEn from "../words/en/actions";
import actionsFr from "../words/fr/actions";
import commonEn from "../words/en/common";
import commonFr from "../words/fr/common";
import toldEn from "../words/en/told";
import toldFr from "../words/fr/told";
import { language, say } from "./language.svelte";
import { dollars } from "./money";

export interface Said {
  text: string;
  /** The server's own sentence, in English, where `text` is not all of it. */
  rest: string;
  clauses: readonly string[];
}

const words = () => say({ en: toldEn, fr: toldFr });
const common = () => say({ en: commonEn, fr: commonFr });

/** As one line of text, for a title or a name that is read aloud. */
export function line(said: Said): string {
  return [said.text, said.rest, said.clauses.length ? `(${said.clauses.join(", ")})` : ""].filter(Boolean).join(" ");
}

/** A bet by its notation: "straight 17", "red". */
export function betSaid(bet: string): string {
  const t = common();
  const [kind = "", ...tail] = bet.split(":");
  const rest = kind === "lucky-ball" ? tail.map(t.ball) : tail.map((part) => part.replaceAll("-", "–"));
  return [t.kind(kind), ...rest].join(" ");
}

const locale = () => (language.now === "fr" ? "fr-FR" : "en-AU");

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

export function colourSaid(colour: string): string {
  const t = common();
  return ({ red: t.red, black: t.black, green: t.green } as Record<string, string>)[colour] ?? colour;
}

export function rolesSaid(roles: readonly string[]): string {
  return roles.map(words().role).join(", ");
}

/** A word of a rulebook's for a ground, a moment or a state. */
export function groundSaid(ground: string): string {
  return words().ground(ground);
}

const MONEY = new Set(["amount", "stake", "min", "max", "unit", "value", "rectified", "issued_value", "lowest_minimum"]);
const CODED = new Set(["reason", "ground", "scope", "moment"]);

/** What was asked for, field by field: "Player ann, Amount $5". */
export function fieldsSaid(fields: Readonly<Record<string, string | number>>): string {
  const t = say({ en: actionsEn, fr: actionsFr });
  return Object.entries(fields)
    .map(([name, value]) => `${t.field(name)} ${MONEY.has(name) ? dollars(Number(value)) : CODED.has(name) ? groundSaid(String(value)) : value}`)
    .join(", ");
}

/** A fault as a view lists it: what is out of order, and perhaps whose it is. */
export function faultSaid(fault: string): string {
  const [scope = "", player = ""] = fault.split(": ");
  return player ? `${words().scope(scope)}: ${player}` : words().scope(scope);
}

export function limitsSaid(limits: { min: number; max: number; unit?: number | null }): string {
  const t = words();
  const both = t.limits(dollars(limits.min), dollars(limits.max));
  return limits.unit ? t.inUnits(both, dollars(limits.unit)) : both;
}

/** A task of a book: its words, with what stands in their blanks; the server's where it is new. */
export function taskSaid(form: string, blanks: Readonly<Record<string, string>>, text: string): string {
  if (language.now === "en" || !form) return text;
  const t = words();
  const filled = t.task(form).replace(/\{(\w+)\}/g, (_, name: string) => {
    const blank = blanks[name] ?? "";
    if (name === "colour") return colourSaid(blank);
    if (name === "last") return blank.startsWith("pocket ") ? t.pocketNamed(blank.slice(7)) : t.theWheel;
    if (name === "kinds" && blank === "none") return t.noneNamed;
    return blank;
  });
  return filled || text;
}
