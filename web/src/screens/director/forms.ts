/**
 * Which words each command of a tournament or a promotion takes. The compiler holds these lists
 * against the server's own, so that a command cannot be forgotten; the server decides.
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

const player: Field = { name: "player", kind: "entrant" };
const anyone: Field = { name: "player", kind: "anyone" };
const players: Field = { name: "players", kind: "entrants" };
const table: Field = { name: "table", kind: "table" };
const tables: Field = { name: "tables", kind: "tables" };
const bet: Field = { name: "bet", kind: "bet" };
const reason: Field = { name: "reason", kind: "text" };
const chips = (name: string): Field => ({ name, kind: "chips" });
const flag = (name: string, first = false): Field => ({ name, kind: "flag", first });
const maybe = (field: Field): Field => ({ ...field, optional: true });
const form = (...fields: Field[]): Form => ({ fields });
const held = (...fields: Field[]): Form => ({ fields, hold: true });

export const TOURNAMENT_FORMS: Record<Exclude<TournamentAction, "publish-terms">, Form> = {
  "advise-regulator": form(),
  "appoint-director": form({ name: "name", kind: "text" }),
  "record-presence": form(flag("present", true)),
  "designate-tables": form(tables),
  "release-tables": form(maybe(tables)),
  "brief-players": form(flag("understood"), flag("bank_told")),
  practise: form(table, { name: "pocket", kind: "pocket" }),
  "add-value": form(
    { name: "amount", kind: "money" },
    { name: "form", kind: "choice", options: ["cash", "goods", "services"], first: "cash" },
  ),
  enter: form(
    anyone,
    flag("form"),
    flag("fee_paid"),
    flag("selected"),
    flag("agreed"),
    flag("copy_given"),
    flag("publicity"),
    flag("employee"),
    maybe({ name: "approved_by", kind: "text" }),
  ),
  "refuse-entry": form(anyone, maybe(reason)),
  "give-copy": form(player),
  "sign-terms": form(player),
  withdraw: held(player),
  substitute: form(player, { name: "substitute", kind: "anyone" }, flag("agreed"), flag("copy_given"), maybe({ name: "approved_by", kind: "text" })),
  cancel: held(maybe(reason)),
  seat: form(table, players),
  "draw-seats": form(tables),
  "issue-chips": form(table, players, chips("amount"), maybe({ name: "colours", kind: "colours" })),
  "move-start": form({ name: "notice", kind: "minutes", first: "20" }),
  "start-session": form(table),
  "buy-back": form(player),
  "add-on": form(player),
  "end-session": held(table, maybe({ name: "counts", kind: "counts" }), maybe(reason)),
  "end-table-early": held(table, maybe({ name: "agreed", kind: "entrants" }), { name: "counts", kind: "counts" }),
  "play-off": form(players),
  "return-chips": form(table, { name: "issued", kind: "tally" }, { name: "counted", kind: "tally" }),
  "award-prizes": held(table),
  "reopen-session": held(table, reason),
  "take-back-award": held(reason),
  "pay-prize": held(player, { name: "method", kind: "choice", options: ["cash", "cheque", "transfer", "goods"], first: "cash" }),
  marker: form(player),
  wager: form(player, bet, chips("stake"), maybe({ name: "position", kind: "whole" })),
  remove: form(player, bet),
  pass: form(player),
  undisclosed: form(player, maybe(bet), maybe(chips("stake"))),
  "check-form": form(player),
  reveal: form(player),
  absent: form(player),
  timeout: form(player),
  "no-wager": form(player),
  "chips-removed": form(player),
  "change-limits": form(chips("minimum"), chips("maximum")),
  dispute: form(maybe(table), maybe(player), { name: "text", kind: "text" }),
  resolve: held(maybe(table), { name: "decision", kind: "text" }),
  "add-chips": form(player, chips("amount")),
  "hide-chips": held(player),
  "report-breach": form(player, maybe({ name: "ground", kind: "text" })),
  "exchange-chips": form(player, { name: "to", kind: "entrant" }, chips("amount")),
  disqualify: held(player, reason, flag("refund")),
  reinstate: held(player, reason),
  penalise: form(player, { name: "penalty", kind: "text" }, reason),
  "count-chips": form(table, { name: "counts", kind: "counts" }),
};

/** The form of a promotion's command as the server declares it, in the words of this desk. */
export function formOf(answer: FormDescription, options: Readonly<Record<string, readonly string[]>>): Form {
  const fields = answer.fields.map((field): Field => {
    const kind = ({ winner: "entrant", notice: "choice", forfeited: "choice" } as Record<string, FieldKind>)[field.kind] ?? (field.kind as FieldKind);
    return { name: field.name, kind, optional: field.optional, options: options[field.kind] ?? [] };
  });
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
