/** What somebody has filled into a form of a tournament or a promotion, and what the server gets of it. */

import { t } from "../../lib/messages.svelte";
import { parseMoney } from "../../lib/money";
import type { PrizeShown } from "../../wire";
import { readColours, readTally, type Field, type Form } from "./forms";

export type Given = string | boolean | readonly string[];
export type PrizeChoice = Pick<PrizeShown, "number" | "said" | "winner" | "given" | "kept" | "payable">;

/** What is chosen from, as it is now. */
export interface Around {
  people: readonly string[];
  seats: Readonly<Record<string, readonly string[]>>;
  prizes: readonly PrizeChoice[];
}

const MANY = new Set(["entrants", "tables", "prizes"]);
/** What is chosen or filled in line by line is never just empty. */
const CHOSEN = new Set(["counts", "entrants", "tables"]);
/** Their players come from the table that is chosen. */
const OF_TABLE = new Set(["issue-chips", "end-table-early"]);

export class Filled {
  values = $state<Record<string, string | boolean>>({});
  several = $state<Record<string, string[]>>({});
  counts = $state<Record<string, string>>({});
  tried = $state(false);

  constructor(
    private readonly action: string,
    private readonly form: Form,
    given: Readonly<Record<string, Given>>,
    private readonly around: () => Around,
  ) {
    for (const field of form.fields) this.begin(field, given[field.name]);
  }

  /** The prizes of the player who is chosen, where one is; of a draw, those that nobody has won. */
  readonly choices = $derived.by(() => {
    const owed = (prize: PrizeChoice) => prize.winner !== "" && prize.winner === this.values.player && !prize.given;
    const several = this.form.fields.some((field) => field.kind === "prizes");
    return this.around().prizes.filter((prize) => (several ? owed(prize) && (this.action !== "pay" || prize.payable) : prize.winner === "" && !prize.kept));
  });
  readonly seated = $derived.by(() => this.around().seats[String(this.values.table ?? "")] ?? []);
  /** Anyone who sits at the chosen table, where a table is chosen and the players come from it. */
  readonly choosable = $derived.by(() => (OF_TABLE.has(this.action) && this.values.table ? this.seated : this.around().people));

  private begin(field: Field, value: Given | undefined): void {
    if (MANY.has(field.kind)) this.several[field.name] = Array.isArray(value) ? [...value] : [];
    else if (typeof value === "string" || typeof value === "boolean") this.values[field.name] = value;
    else this.values[field.name] = field.first ?? (field.kind === "flag" ? false : this.only(field));
  }
  /** The one choice that there is, where there is only one. */
  private only(field: Field): string {
    const tables = Object.keys(this.around().seats);
    return field.kind === "table" && !field.optional && tables.length === 1 ? (tables[0] ?? "") : "";
  }

  /** What the server gets for a field; undefined leaves it out, null says that it is wrong. */
  read(field: Field): unknown {
    // A box that is not ticked says nothing.
    if (field.kind === "flag") return this.values[field.name] === true || (field.optional ? undefined : false);
    const chosen = this.several[field.name] ?? [];
    if (field.kind === "prizes") return chosen.filter((number) => this.choices.some((prize) => String(prize.number) === number)).map(Number);
    if (field.kind === "entrants" || field.kind === "tables") return chosen.length || field.optional ? chosen : null;
    if (field.kind === "counts") return this.readCounts(field);
    const text = String(this.values[field.name] ?? "").trim();
    if (text === "") return field.optional ? undefined : null;
    switch (field.kind) {
      case "money":
      case "chips":
        return parseMoney(text);
      case "whole":
      case "prize":
        return /^\d{1,9}$/.test(text) ? Number(text) : null;
      case "minutes":
        return /^\d{1,5}$/.test(text) ? Number(text) * 60_000 : null;
      case "tally":
        return readTally(text);
      case "colours":
        return readColours(text);
      case "lines":
        return linesOf(text);
      case "parts":
        return readParts(text);
      default:
        return text;
    }
  }
  complaint(field: Field): string {
    if (!this.tried || this.read(field) !== null) return "";
    const empty = String(this.values[field.name] ?? "").trim() === "" && !CHOSEN.has(field.kind);
    return empty ? t("director-wanted") : t("director-complaint", { kind: field.kind });
  }
  private readCounts(field: Field): Record<string, number> | null | undefined {
    const typed = this.seated.filter((name) => (this.counts[name] ?? "").trim() !== "");
    if (!typed.length) return field.optional ? undefined : null;
    const read = typed.map((name) => [name, parseMoney(this.counts[name] ?? "")] as const);
    return read.some(([, value]) => value === null) ? null : (Object.fromEntries(read) as Record<string, number>);
  }
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trim()).filter(Boolean);
}

/** A line for each part: how, and how much where it is not the whole. */
function readParts(text: string): [string, number | null][] | null {
  const found: [string, number | null][] = [];
  for (const line of linesOf(text)) {
    const [method = "", amount] = line.split(/\s+/);
    const cents = amount === undefined ? null : parseMoney(amount);
    if (amount !== undefined && cents === null) return null;
    found.push([method, cents]);
  }
  return found.length ? found : null;
}
