/** What the house says is made from its code, by the catalogue that the house itself reads. */

import { readdirSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { gameName } from "../src/lib/games";
import { language, LANGUAGES, ownName } from "../src/lib/language.svelte";
import { refusalSaid } from "../src/lib/refusals";
import { eventSaid } from "../src/lib/sentences";

afterEach(() => language.choose("en"));

const said = (code: string, params: Record<string, unknown>) =>
  refusalSaid({ reason: "invalid", detail: "the server’s words", clauses: [], code, params });

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

it("says it in English by the same catalogue, and what it does not know in the server’s words", () => {
  expect(said("house-shutting-down", {}).text).toBe("the house is shutting down");
  expect(said("house-of-tomorrow", {}).text).toBe("the server’s words");
});

it("says what happened whole, line by line", () => {
  language.choose("fr");
  const line = { code: "line-lost", params: { stake: 500, bet: "red", returned: 0, lost: 500, clauses: ["4.2"] } };
  const event = { code: "event-RoundSettled", params: { pocket: "7", pocket_colour: "black" } };
  const of = { code: "line-of-player", params: { player: "ann", line } };
  const happened = { sentence: "7 black", code: "event-and-lines", params: { event, lines: [of] } };
  expect(eventSaid(happened).text.replace(/[\u00a0\u202f]/g, " ")).toMatch(/^7 .*; ann : 5 \$ sur .*: 5 \$ perdus ; 4\.2$/);
});

it("offers every language of which there is a file, by its own name", () => {
  const files = readdirSync("../src/croupier/words").filter((name) => name.endsWith(".ftl"));
  expect(LANGUAGES.map((each) => `${each}.ftl`)).toEqual(files.sort());
  expect(LANGUAGES.map(ownName)).toEqual(["Deutsch", "English", "Français", "中文"]);
});

it.each([
  ["crown", "American Roulette", "fr", "Roulette américaine"],
  ["france", "Roulette française", "zh", "法式轮盘"],
  ["star", "00 Roulette", "zh", "00 轮盘"],
  ["star", "Roulette", "zh", "轮盘"],
  ["my-own", "Pub Roulette", "fr", "Pub Roulette"],
  ["my-own", "轮盘", "fr", "轮盘"],
])("calls a game of %s, %s, by its book’s words in %s", (book, title, tongue, text) => {
  language.choose(tongue);
  expect(gameName({ book, title })).toBe(text);
});
