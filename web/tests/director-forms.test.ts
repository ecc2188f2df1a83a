/** The forms of a tournament's commands, as its declarations and the desk together make them. */

import { expect, test } from "vitest";
import { Filled } from "../src/screens/director/filled.svelte";
import { formOf, OF_PLAYER, TOURNAMENT_GROUPS, type FieldKind } from "../src/screens/director/forms";
import type { FormDescription } from "../src/wire";

const FILES = import.meta.glob("./forms/*.json", { eager: true, import: "default" });
const FORMS = FILES["./forms/tournament.json"] as readonly FormDescription[];
const AROUND = { people: ["ann", "bob"], seats: { T1: ["ann", "bob"] }, prizes: [] };

/** What the desk has a way of typing. */
const TYPED: Record<FieldKind, true> = {
  entrant: true, entrants: true, anyone: true, money: true, chips: true, whole: true, text: true, flag: true,
  table: true, tables: true, pocket: true, bet: true, minutes: true, counts: true, tally: true, colours: true,
  lines: true, prize: true, prizes: true, parts: true, choice: true,
};

function form(action: string) {
  return formOf(FORMS.find((each) => each.action === action)!);
}
/** What the server gets of a form into which this was typed. */
function sent(action: string, typed: Record<string, string | boolean>): Record<string, unknown> {
  const made = form(action);
  const filled = new Filled(action, made, typed, () => AROUND);
  return Object.fromEntries(made.fields.map((field) => [field.name, filled.read(field)]));
}

test.each(FORMS.map((each) => [each.action, each] as const))("the desk can type everything of %s", (_, answer) => {
  for (const field of formOf(answer).fields) {
    expect(TYPED).toHaveProperty(field.kind);
    if (field.kind === "choice") expect(field.options?.length).toBeGreaterThan(1);
  }
});

test("every command that is declared has its place on the desk", () => {
  const placed = new Set<string>([...TOURNAMENT_GROUPS.flatMap(([, actions]) => actions), ...OF_PLAYER]);
  // Terms are published from their own tab.
  expect(FORMS.map((each) => each.action).filter((action) => !placed.has(action))).toEqual(["publish-terms"]);
});

test("a form asks for all that its declaration has", () => {
  expect(form("check-form").fields.map((each) => each.name)).toEqual(["player", "as_written"]);
  expect(sent("check-form", { player: "ann", as_written: true })).toEqual({ player: "ann", as_written: true });
  expect(sent("add-value", { amount: "500", form: "goods", what: "a car", place: "2" })).toEqual({
    amount: 50_000,
    form: "goods",
    what: "a car",
    place: 2,
  });
  expect(sent("add-value", { amount: "5" })).toEqual({ amount: 500, form: "cash", what: undefined, place: 1 });
});

test("who comes in may be anybody, and who is in is one of them", () => {
  const kinds = (action: string) => Object.fromEntries(form(action).fields.map((each) => [each.name, each.kind]));
  expect(kinds("enter").player).toBe("anyone");
  expect(kinds("refuse-entry").player).toBe("anyone");
  expect(kinds("substitute")).toMatchObject({ player: "entrant", substitute: "anyone" });
  expect(kinds("withdraw")).toEqual({ player: "entrant" });
});

test("what is grave is held, and what the rules want said is asked for", () => {
  expect([form("cancel").hold, form("resolve").hold, form("enter").hold]).toEqual([true, true, false]);
  expect(sent("dispute", {}).text).toBeNull();
  expect(sent("resolve", {}).decision).toBeNull();
  expect(sent("dispute", { text: "late" })).toEqual({ table: undefined, player: undefined, text: "late" });
});

test("notice is typed in minutes, and piles and colours in lines", () => {
  expect(sent("move-start", { notice: "20" })).toEqual({ notice: 1_200_000 });
  expect(sent("return-chips", { issued: "100 × 2", counted: "100 × 1" })).toEqual({
    table: "T1",
    issued: { 10000: 2 },
    counted: { 10000: 1 },
  });
});
