/** Which forms staff fill in for which command. The server decides; a form only gathers words. */

import { CHECK_COLOURS } from "./chips";
import { plainMoney } from "./money";
import type { DealerView, GameDescription, GroundDescription, PitView } from "../wire";

export type FieldKind =
  | "player" // one of those at the table
  | "players" // several of them
  | "anyone" // a name, of somebody who may not be at the table yet
  | "money"
  | "signed" // money that may be below nothing
  | "whole"
  | "text"
  | "names" // of several people, with commas between them
  | "bet"
  | "pocket"
  | "wagers" // of the round, each confirmed or not
  | "minutes" // from now, sent to the server as an instant
  | "flag"
  | "answer" // yes or no, which nobody has said before somebody does
  | "choice"
  | "dealer"; // somebody who may deal here

export interface Field {
  name: string;
  kind: FieldKind;
  optional?: boolean;
  /** What it is called, where that is the book's to say. */
  label?: string;
  /** Filled in beforehand. */
  first?: string | boolean;
  options?: readonly { value: string; text?: string }[];
}

export interface Form {
  action: string;
  fields: readonly Field[];
  /** Irregular and hard to take back: it must be held. */
  hold?: boolean;
  /** The one field of the command that all of these describe. */
  within?: string;
}

type Staffed = DealerView | PitView;

const player: Field = { name: "player", kind: "player" };
/** Who played may have left since. */
const played: Field = { name: "player", kind: "anyone" };
const text: Field = { name: "text", kind: "text" };
const maybe = (field: Field): Field => ({ ...field, optional: true });

const BETTING = ["betting", "final-bets"];
/** The round that something is about: the present one, or the last that has come so far, unless somebody writes another. */
function roundOf(view: Staffed, without: readonly string[] = []): Field {
  const round = without.includes(view.phase) ? view.round_no - 1 : view.round_no;
  return { name: "round_no", kind: "whole", optional: true, first: round > 0 ? String(round) : "" };
}

function choice(name: string, values: readonly string[], optional = false): Field {
  return { name, kind: "choice", optional, options: values.map((value) => ({ value })) };
}

function grounds(name: string, given: readonly GroundDescription[]): Field {
  return choice(name, given.map((ground) => ground.ground));
}

/** The form of a command at this table; null where it needs no words. */
export function formOf(action: string, game: GameDescription, view: Staffed): Form | null {
  const make = FORMS[action];
  return make ? { action, ...make(game, view) } : declared(action, game);
}

/** The form that a command's own declaration gives; null where it has no fields. */
export function declared(action: string, game: GameDescription): Form | null {
  const answer = game.forms.find((form) => form.action === action);
  if (!answer || answer.fields.length === 0) return null;
  const fields = answer.fields.map((field) => ({
    name: field.name,
    kind: KINDS[field.kind] ?? "text",
    optional: field.optional,
    first: field.kind === "flag" ? field.first === "true" : field.first,
  }));
  return { action, hold: answer.grave, fields };
}

const KINDS: Record<string, FieldKind> = {
  player: "player",
  players: "players",
  anyone: "anyone",
  money: "money",
  signed: "signed",
  whole: "whole",
  seconds: "whole",
  bet: "bet",
  pocket: "pocket",
  instant: "minutes",
  flag: "flag",
};

type Make = (game: GameDescription, view: Staffed) => Omit<Form, "action">;

/** Those that say more than the declaration does: what there is to choose from, what stands beforehand, what is left out. */
export const FORMS: Readonly<Record<string, Make>> = {
  "buy-in": (game) => ({
    fields: [{ name: "player", kind: "anyone" }, { name: "amount", kind: "money" }, choice("tender", game.tenders)],
  }),
  "cash-out": () => ({ fields: [player] }),
  join: (game) => ({
    fields: [
      { name: "player", kind: "anyone" },
      ...(game.player_card ? [choice("card", ["valid", "expired", "borrowed", "none"])] : []),
      ...(game.guests_max > 0 ? [{ name: "guest", kind: "flag" } as Field] : []),
    ],
  }),
  leave: () => ({ fields: [player, { name: "disrupting", kind: "flag" }] }),
  "call-bet": (game) => ({
    fields: [
      player,
      { name: "stake", kind: "money" },
      choice("tender", game.tenders, true),
      { name: "bet", kind: "bet" },
    ],
  }),
  place: () => ({ fields: [player, { name: "stake", kind: "money" }, { name: "bet", kind: "bet" }] }),
  move: () => ({
    fields: [player, { name: "bet", kind: "bet" }, { name: "to", kind: "bet" }, { name: "stake", kind: "money", optional: true }],
  }),
  remove: () => ({ fields: [player, { name: "bet", kind: "bet" }, { name: "stake", kind: "money", optional: true }] }),
  reposition: () => ({
    fields: [player, { name: "bet", kind: "bet" }, { name: "to", kind: "bet" }, { name: "why", kind: "text", optional: true }],
  }),
  override: () => ({
    hold: true,
    fields: [player, { name: "bet", kind: "bet" }, { name: "to", kind: "bet" }, { name: "reason", kind: "text" }],
  }),
  "refuse-wager": () => ({ fields: [player, { name: "bet", kind: "bet" }, { name: "reason", kind: "text" }] }),
  colour: () => ({
    fields: [
      player,
      choice("colour", CHECK_COLOURS),
      { name: "value", kind: "money", optional: true },
      { name: "count", kind: "whole" },
    ],
  }),
  "colour-out": (_, view) => ({
    fields: [player, choice("colour", view.colour_checks.map((check) => check.colour)), { name: "count", kind: "whole" }],
  }),
  "share-colour": (_, view) => ({
    fields: [player, choice("colour", view.colour_checks.map((check) => check.colour)), { name: "sharer", kind: "player" }],
  }),
  "foreign-colour": () => ({
    fields: [
      player,
      { name: "issued_at", kind: "text" },
      choice("colour", CHECK_COLOURS),
      { name: "count", kind: "whole" },
    ],
  }),
  staff: (game, view) => ({
    within: "people",
    fields: Object.entries(game.staff ?? {}).map(([title, count]) => ({
      name: title,
      label: `${title} × ${count}`,
      kind: "names",
      optional: true,
      first: (view.staff?.[title] ?? []).join(", "),
    })),
  }),
  handover: () => ({ fields: [{ name: "dealer", kind: "dealer" }] }),
  "no-spin": (game, view) => ({ hold: true, fields: [grounds("reason", game.no_spins), roundOf(view), maybe(text)] }),
  dispute: (_, view) => ({ fields: [player, roundOf(view), text] }),
  resolve: (_, view) => ({
    hold: true,
    fields: [
      "disputes" in view
        ? choice("dispute", view.disputes.map((each) => String(each.dispute)))
        : { name: "dispute", kind: "whole" },
      { name: "decision", kind: "text" },
      { name: "final", kind: "flag" },
      { name: "agreed", kind: "answer" },
      { name: "inspector_told", kind: "flag" },
      { name: "covered", kind: "flag", first: true },
    ],
  }),
  "request-review": (_, view) => ({
    fields: [
      "disputes" in view
        ? choice("dispute", view.disputes.map((each) => String(each.dispute)))
        : { name: "dispute", kind: "whole" },
      maybe(player),
    ],
  }),
  malfunction: (game) => ({
    hold: true,
    fields: [
      choice("scope", game.malfunctions.map((each) => each.scope)),
      choice("ground", [...new Set(game.malfunctions.flatMap((each) => each.grounds.map((one) => one.ground)))], true),
      maybe(player),
      { name: "confirmed", kind: "answer", optional: true },
      { name: "unconfirmed", kind: "wagers", optional: true },
      maybe(text),
    ],
  }),
  restore: (game) => ({
    fields: [choice("scope", game.malfunctions.map((each) => each.scope)), maybe(player), { name: "removed", kind: "flag" }],
  }),
  "correct-result": (_, view) => ({
    hold: true,
    fields: [
      { name: "pocket", kind: "pocket" },
      roundOf(view, [...BETTING, "no-more-bets"]),
      { name: "reason", kind: "text", optional: true },
    ],
  }),
  invalidate: (game, view) => ({
    hold: true,
    fields: [grounds("reason", game.invalidations), roundOf(view, BETTING), maybe(text), { name: "forfeit", kind: "players", optional: true }],
  }),
  "void-wagers": (game, view) => ({ hold: true, fields: [played, grounds("reason", game.voids), roundOf(view)] }),
  "end-seizure": () => ({ hold: true, fields: [{ name: "case", kind: "text" }, { name: "pay", kind: "flag" }, text] }),
  "refuse-credit": () => ({ hold: true, fields: [player, { name: "amount", kind: "money" }, text] }),
  "record-mistake": (_, view) => ({
    fields: [
      played,
      { name: "amount", kind: "signed" },
      roundOf(view),
      { name: "suspected", kind: "flag" },
      { name: "attempted", kind: "flag" },
      { name: "identified", kind: "flag" },
      { name: "rectified", kind: "signed", optional: true },
      maybe(text),
    ],
  }),
  "change-limits": (_, view) => ({ fields: limitsNow(view) }),
  "announce-limits": (_, view) => ({ fields: [...limitsNow(view), { name: "effective_at", kind: "minutes", first: "20" }] }),
  "announce-close": () => ({ fields: [{ name: "effective_at", kind: "minutes", first: "20" }] }),
  "close-table": () => ({ hold: true, fields: [] }),
  "personal-limits": () => ({
    fields: [player, { name: "min", kind: "money", optional: true }, { name: "max", kind: "money", optional: true }],
  }),
  "terminal-limits": (_, view) => ({ fields: [player, ...limitsNow(view), { name: "effective_at", kind: "minutes", optional: true }] }),
  partners: () => ({ fields: [{ name: "players", kind: "players" }, { name: "done", kind: "text" }] }),
  "change-ball": () => ({
    within: "ball",
    fields: [
      { name: "diameter_mm", kind: "text" },
      { name: "material", kind: "text" },
      { name: "metallic", kind: "flag" },
    ],
  }),
  "count-float": () => ({ fields: [choice("moment", ["opener", "closer"]), { name: "amount", kind: "money" }] }),
};

/** The limits as they stand, ready to be changed. */
function limitsNow(view: Staffed): readonly Field[] {
  const { min, max, unit } = view.limits;
  return [
    { name: "min", kind: "money", first: plainMoney(min) },
    { name: "max", kind: "money", first: plainMoney(max) },
    { name: "unit", kind: "money", optional: true, first: unit === null ? "" : plainMoney(unit) },
  ];
}
