/** What somebody has filled into a form of the table, and what the server gets of it. */

import type { Field, Form } from "../lib/forms";
import { t } from "../lib/messages.svelte";
import { parseMoney } from "../lib/money";
import type { DealerView, PitView } from "../wire";

export class Typed {
  values = $state<Record<string, string | boolean>>({});
  several = $state<Record<string, string[]>>({});
  /** Wagers that a fault has struck, as player/bet. */
  unconfirmed = $state<string[]>([]);
  tried = $state(false);

  constructor(
    form: Form,
    given: Readonly<Record<string, string>>,
    private readonly view: () => DealerView | PitView,
    private readonly now: () => number,
  ) {
    this.values = Object.fromEntries(form.fields.map((field) => [field.name, given[field.name] ?? first(field)]));
    this.several = Object.fromEntries(form.fields.filter((field) => field.kind === "players").map((field) => [field.name, []]));
  }

  text(field: Field): string {
    return String(this.values[field.name] ?? "");
  }
  /** The wagers that a fault can reach: those of one player where one is named, or everybody's. */
  readonly recorded = $derived.by(() => {
    const named = this.values["player"];
    return this.view().seats.filter((seat) => (!named || seat.player === named) && seat.recorded.length > 0);
  });

  /** What the server gets for a field; undefined leaves it out, null says that it is wrong. */
  read(field: Field): unknown {
    if (field.kind === "flag") return this.values[field.name] === true;
    if (field.kind === "wagers") return this.struck();
    if (field.kind === "players") return this.several[field.name]?.length || field.optional ? this.several[field.name] : null;
    const text = this.text(field).trim();
    if (text === "") return field.optional ? undefined : null;
    switch (field.kind) {
      case "money":
        return parseMoney(text);
      case "signed":
        return text.startsWith("-") ? negated(parseMoney(text.slice(1))) : parseMoney(text);
      case "whole":
        return /^\d{1,9}$/.test(text) ? Number(text) : null;
      case "minutes":
        // A second for the way to the server, lest the minutes that a sign owes are a breath short.
        return /^\d{1,5}$/.test(text) ? Math.ceil(this.now() / 1000 + 1) * 1000 + Number(text) * 60_000 : null;
      case "answer":
        return text === "yes";
      case "names":
        return text.split(",").map((name) => name.trim()).filter(Boolean);
      case "choice":
        return field.name === "dispute" ? Number(text) : text;
      default:
        return text;
    }
  }
  complaint(field: Field): string {
    if (!this.tried || this.read(field) !== null) return "";
    if (this.text(field).trim() === "") return t("form-wanted");
    return field.kind === "money" || field.kind === "signed" ? t("form-not-money") : t("form-not-whole");
  }
  private struck(): Record<string, string[]> | undefined {
    const found: Record<string, string[]> = {};
    for (const seat of this.recorded) {
      const bets = seat.recorded.map((wager) => wager.bet).filter((bet) => this.unconfirmed.includes(`${seat.player}/${bet}`));
      if (bets.length) found[seat.player] = bets;
    }
    return Object.keys(found).length ? found : undefined;
  }
}

function first(field: Field): string | boolean {
  if (field.kind === "flag") return field.first ?? false;
  const only = field.kind === "choice" && !field.optional && field.options?.length === 1 ? field.options[0] : null;
  return only?.value ?? field.first ?? "";
}

function negated(cents: number | null): number | null {
  return cents === null ? null : -cents;
}
