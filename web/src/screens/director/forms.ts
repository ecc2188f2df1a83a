/**
 * Forms for the commands of a tournament or a promotion, made from what the server declares, and
 * where each stands on the desk. The compiler holds these lists against the server's own.
 */

import { parseMoney } from "../../lib/money";
import type { FormDescription, Operations } from "../../wire";

export type TournamentRequest = Operations["POST /v1/tournaments/{tournament}/commands"]["body"];
export type PromotionRequest = Operations["POST /v1/promotions/{promotion}/commands"]["body"];
export type TournamentAction = TournamentRequest["type"];
export type PromotionAction = PromotionRequest["type"];

export type FieldKind =
  | "entrant" // one of those with a place
  | "entrants" // several of them
  | "anyone" // a name, of somebody who may have no place yet
  | "money"
  | "chips"
  | "whole"
  | "text"
  | "flag"
  | "table" // one of those set aside
  | "tables" // several tables of the house
  | "pocket"
  | "bet"
  | "minutes" // sent to the server in milliseconds
  | "counts" // chips of each player at the chosen table
  | "tally" // how many chips of each value
  | "colours" // what a chip of each colour is worth
  | "lines" // several words, one on each line
  | "prize" // the number of a prize
  | "prizes" // the numbers of several
  | "parts" // how a prize is paid
  | "choice";

export interface Field {
  name: string;
  kind: FieldKind;
  optional?: boolean;
  /** Filled in beforehand. */
  first?: string | boolean;
  options?: readonly string[];
}

export interface Form {
  fields: readonly Field[];
  /** Hard to take back: it must be held. */
  hold?: boolean;
}

/** What a command may leave empty, for its rules to refuse in words: a form wants it at once. */
const WANTED: Readonly<Record<string, readonly string[]>> = { dispute: ["text"], resolve: ["decision"] };

/** Kinds that this desk has typed in a way of its own. */
const KINDS: Readonly<Record<string, FieldKind>> = { winner: "entrant", designated: "table", notice: "choice", forfeited: "choice" };

/** The form of a command as the server declares it, in the words of this desk. */
export function formOf(answer: FormDescription, options: Readonly<Record<string, readonly string[]>> = {}): Form {
  const fields = answer.fields.map((field): Field => ({
    name: field.name,
    kind: KINDS[field.kind] ?? (field.kind as FieldKind),
    // What stands there beforehand is what holds if nobody says otherwise.
    optional: field.optional && field.first === "" && !WANTED[answer.action]?.includes(field.name),
    first: field.kind === "flag" ? field.first === "true" : field.first || undefined,
    options: field.options.length ? field.options : options[field.kind] ?? [],
  }));
  return { fields, hold: answer.grave };
}

/** The commands of a tournament as they are grouped on the desk. */
export const TOURNAMENT_GROUPS: readonly [string, readonly TournamentAction[]][] = [
  [
    "before",
    ["advise-regulator", "appoint-director", "record-presence", "designate-tables", "release-tables", "add-value", "brief-players", "practise", "move-start"],
  ],
  ["entries", ["enter", "refuse-entry", "give-copy", "sign-terms", "withdraw", "substitute", "buy-back", "add-on"]],
  ["sessions", ["draw-seats", "seat", "issue-chips", "start-session", "count-chips", "end-session", "end-table-early", "reopen-session", "play-off", "return-chips"]],
  ["rounds", ["marker", "wager", "remove", "pass", "undisclosed", "check-form", "reveal", "absent", "timeout", "no-wager", "chips-removed"]],
  ["conduct", ["dispute", "resolve", "change-limits", "penalise", "report-breach", "disqualify", "reinstate", "add-chips", "hide-chips", "exchange-chips"]],
  ["end", ["award-prizes", "take-back-award", "pay-prize", "cancel"]],
];

/** What is asked about one player, from the player's own line. */
export const OF_PLAYER: readonly TournamentAction[] = [
  "wager", "remove", "pass", "undisclosed", "check-form", "reveal", "marker", "absent", "timeout",
  "no-wager", "chips-removed", "give-copy", "substitute", "withdraw", "buy-back", "add-on", "penalise",
  "report-breach", "disqualify", "reinstate", "sign-terms", "add-chips", "hide-chips", "exchange-chips", "dispute",
];

export const PROMOTION_GROUPS: readonly [string, readonly PromotionAction[]][] = [
  ["planning", ["submit-to-regulator", "release-marketing", "start"]],
  ["entries", ["enter", "withdraw-entry"]],
  ["prizes", ["nominate-scrutineer", "oversee-draw", "draw", "notify", "pay", "hand-over"]],
  ["claims", ["claim", "deny", "tell-reason", "close-dispute", "forfeit"]],
  ["integrity", ["postpone", "inform-inspector", "validate", "cancel"]],
];

/** "100 × 20, 25 × 40" → { 10000: 20, 2500: 40 }; null where it cannot be read. */
export function readTally(text: string): Record<string, number> | null {
  return readPairs(text, (value, count) => {
    const cents = parseMoney(value);
    return cents === null || !/^\d{1,9}$/.test(count) ? null : [String(cents), Number(count)];
  });
}

/** "red 100, blue 500" → { red: 10000, blue: 50000 }; null where it cannot be read. */
export function readColours(text: string): Record<string, number> | null {
  return readPairs(text, (colour, value) => {
    const cents = parseMoney(value);
    return cents === null ? null : [colour, cents];
  });
}

function readPairs(
  text: string,
  read: (left: string, right: string) => [string, number] | null,
): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const line of text.split(/[\n,;]/).map((each) => each.trim()).filter(Boolean)) {
    const [left, right, more] = line.split(/\s*[×x=:]\s*|\s+/);
    const pair = left && right && more === undefined ? read(left, right) : null;
    if (!pair) return null;
    found[pair[0]] = pair[1];
  }
  return Object.keys(found).length ? found : null;
}
