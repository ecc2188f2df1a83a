/** Terms of a tournament as they are typed, and as the server reads them. */

import { parseMoney } from "../../lib/money";
import type { Feature, TournamentTerms } from "../../wire";

export type TermKind = "money" | "chips" | "whole" | "text" | "note" | "flag" | "shares" | "lines" | "when" | "absence";
export type TermName = Exclude<keyof TournamentTerms, "texts" | "features" | "fee_kept">;

export interface TermField {
  name: TermName;
  kind: TermKind;
}

const of = (kind: TermKind, ...names: TermName[]): TermField[] => names.map((name) => ({ name, kind }));

/** The figures, in groups as people think of them. */
export const GROUPS: readonly [string, readonly TermField[]][] = [
  ["entry", [...of("money", "entry_fee", "guarantee"), ...of("whole", "entries_min", "entries_max"), ...of("when", "withdrawal_until", "starts_at"), ...of("flag", "may_substitute")]],
  ["chips", [...of("chips", "chips"), ...of("money", "buy_in"), ...of("text", "chip_type"), ...of("flag", "cash_chips")]],
  ["play", [...of("chips", "minimum", "maximum"), ...of("note", "compulsory"), ...of("flag", "limits_change"), ...of("whole", "sessions", "rounds", "minutes", "tables", "advance", "wager_seconds"), ...of("note", "ordered"), ...of("whole", "pass_cards", "undisclosed")]],
  ["again", [...of("whole", "buy_backs"), ...of("money", "buy_back_fee"), ...of("whole", "add_ons"), ...of("money", "add_on_fee"), ...of("chips", "add_on_chips")]],
  ["conduct", [...of("flag", "no_wager_disqualifies"), ...of("absence", "absent"), ...of("whole", "absences_max"), ...of("lines", "penalties", "disqualified_for")]],
  ["prizes", of("shares", "prizes")],
];
export const FIELDS: readonly TermField[] = GROUPS.flatMap(([, fields]) => fields);
export const FEATURES: readonly Feature[] = ["buy-in", "charity", "criteria", "right-to-refuse", "secondary", "signing"];

/** Which figure answers an item of a checklist, so that no words need to. */
const ANSWERED_BY: Readonly<Record<string, TermName>> = {
  entry_fee: "entry_fee",
  buy_in: "buy_in",
  re_buy: "buy_back_fee",
  add_on: "add_on_fee",
  chips: "chips",
  chip_type: "chip_type",
  compulsory_wager: "compulsory",
  min: "minimum",
  minimum_wager: "minimum",
  max: "maximum",
  rounds: "rounds",
  tables: "tables",
  order: "ordered",
  pass_cards: "pass_cards",
  undisclosed: "undisclosed",
  buy_back: "buy_backs",
  entries_min: "entries_min",
  entries_max: "entries_max",
  advance: "advance",
  prizes: "prizes",
  distribution: "prizes",
};
const FIELD_OF: ReadonlyMap<string, TermField> = new Map(FIELDS.map((field) => [field.name, field]));

export interface TermsDraft {
  figures: Record<string, string>;
  flags: Record<string, boolean>;
  features: Feature[];
  texts: Record<string, string>;
}

export function emptyDraft(): TermsDraft {
  return {
    figures: Object.fromEntries(FIELDS.filter((field) => field.kind !== "flag").map((field) => [field.name, ""])),
    flags: Object.fromEntries(FIELDS.filter((field) => field.kind === "flag").map((field) => [field.name, field.name === "no_wager_disqualifies"])),
    features: [],
    texts: {},
  };
}

/** The figure that an item wants; null where only words answer it, or the figure stands and does not. */
export function figureOf(key: string, draft: TermsDraft): TermName | null {
  const name = ANSWERED_BY[key];
  const field = name && FIELD_OF.get(name);
  // One that cannot be read is wanted as much as one that is not there.
  return field && (readFigure(field, draft) ?? null) === null ? field.name : null;
}

/** Whether an item has a figure of its own. */
export function hasFigure(key: string): boolean {
  return key in ANSWERED_BY;
}

/** A figure as the server reads it; undefined where nothing is said, null where it cannot be read. */
export function readFigure(field: TermField, draft: TermsDraft): unknown {
  const text = (draft.figures[field.name] ?? "").trim();
  if (field.kind === "flag") return draft.flags[field.name] ?? false;
  if (text === "") return undefined;
  switch (field.kind) {
    case "money":
    case "chips":
      return parseMoney(text);
    case "whole":
      return /^\d{1,9}$/.test(text) ? Number(text) : null;
    case "note":
      return text === "yes";
    case "shares": {
      const shares = text.split(/[\s,;]+/).filter(Boolean);
      return shares.every((share) => /^\d{1,3}%?$/.test(share)) ? whole(shares.map((share) => Number.parseInt(share, 10))) : null;
    }
    case "lines":
      return text.split("\n").map((line) => line.trim()).filter(Boolean);
    case "when": {
      const at = new Date(text).getTime();
      return Number.isNaN(at) ? null : at;
    }
    default:
      return text;
  }
}

/** Shares that are all of the pool and no more. */
function whole(shares: readonly number[]): readonly number[] | null {
  return shares.reduce((sum, share) => sum + share, 0) === 100 ? shares : null;
}

/** The draft as the server takes it. What cannot be read is left out. */
export function toTerms(draft: TermsDraft): TournamentTerms {
  const read = FIELDS.map((field) => [field.name, readFigure(field, draft)] as const);
  const texts = Object.entries(draft.texts).filter(([, text]) => text.trim() !== "");
  return {
    ...Object.fromEntries(read.filter(([, value]) => value !== undefined && value !== null)),
    features: draft.features,
    texts: Object.fromEntries(texts),
  };
}

/** Terms that were published, to be changed. */
export function fromTerms(terms: TournamentTerms): TermsDraft {
  const draft = emptyDraft();
  for (const field of FIELDS) {
    const value: unknown = terms[field.name];
    if (field.kind === "flag") draft.flags[field.name] = value === true;
    else draft.figures[field.name] = shown(field.kind, value);
  }
  draft.features = [...(terms.features ?? [])];
  draft.texts = { ...terms.texts };
  return draft;
}

function shown(kind: TermKind, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "money" || kind === "chips") return Number(value) % 100 ? (Number(value) / 100).toFixed(2) : String(Number(value) / 100);
  if (kind === "note") return value === true ? "yes" : "no";
  if (kind === "shares") return (value as number[]).join(", ");
  if (kind === "lines") return (value as string[]).join("\n");
  if (kind === "when") return localTime(Number(value));
  return String(value);
}

/** As a field for date and time has it: 2026-11-16T20:00. */
function localTime(at: number): string {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
