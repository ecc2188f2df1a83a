/** A refusal is said whole in French from its code, by the catalogue that the house itself reads. */

import { afterEach, beforeAll, expect, it } from "vitest";
import { language } from "../src/lib/language.svelte";
import { ready } from "../src/lib/messages.svelte";
import { refusalSaid } from "../src/lib/refusals";
import { eventSaid } from "../src/lib/told";

beforeAll(ready);
afterEach(() => language.choose("en"));

const said = (code: string, params: Record<string, unknown>) =>
  refusalSaid({ reason: "invalid", detail: "the server’s words", facts: {}, clauses: [], code, params });

it.each([
  ["house-shutting-down", {}, "la maison s’arrête"],
  ["table-no-wager-in-round", { player: "ann", round_no: 7 }, "ann n’a pas de mise au coup 7"],
  ["table-called-already-or-not", { player: "ann", on: true }, "ann : quelqu’un est déjà en route"],
  ["table-closes-after-sign", { minutes: 0 }, "la table ne ferme qu’après un avis"],
  ["table-not-at-table", { absent: ["ann", "bob"] }, "pas à la table : ann, bob"],
  [
    "table-readings-differ",
    { seen: [{ code: "table-reading", params: { reader: "cam", pocket: "7" } }] },
    "cam a vu 7 : un superviseur décide du numéro",
  ],
])("%s", (code, params, text) => {
  language.choose("fr");
  expect(said(code, params)).toEqual({ text, rest: "", clauses: [] });
});

it("says what the house says in English", () => {
  expect(said("house-shutting-down", {}).text).toBe("the server’s words");
});

it("says what happened whole, line by line", () => {
  language.choose("fr");
  const line = { code: "line-lost", params: { stake: 500, bet: "red", returned: 0, lost: 500, clauses: ["4.2"] } };
  const event = { code: "event-RoundSettled", params: { pocket: "7", pocket_colour: "black" } };
  const of = { code: "line-of-player", params: { player: "ann", line } };
  const happened = { kind: "RoundSettled", sentence: "7 black", code: "event-and-lines", params: { event, lines: [of] } };
  expect(eventSaid(happened).text.replace(/[\u00a0\u202f]/g, " ")).toMatch(/^7 .*; ann : 5 \$ sur .*: 5 \$ perdus ; 4\.2$/);
});
