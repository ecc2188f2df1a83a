import { afterEach, describe, expect, it } from "vitest";
import { language, LANGUAGES } from "../src/lib/language.svelte";
import { chipText, dollars, money, parseMoney, spokenMoney } from "../src/lib/money";
import { hasScreen, match, ROUTES } from "../src/routes";

afterEach(() => language.choose("en"));

describe("money", () => {
  it("always shows its cents where figures line up", () => {
    expect(money(41_250)).toBe("412.50");
    expect(money(0)).toBe("0.00");
    expect(dollars(50_000)).toBe("$500");
    expect(spokenMoney(500)).toBe("5 dollars");
    expect(spokenMoney(250)).toBe("2 dollars 50");
  });
  it("fits on a chip", () => {
    expect([250, 500, 100_000, 250_000].map(chipText)).toEqual(["2.50", "5", "1k", "2.5k"]);
  });
  it("is read back, and nothing else is", () => {
    expect(["12.5", "$12,50", " 7 ", "0.05"].map(parseMoney)).toEqual([1250, 1250, 700, 5]);
    expect(["", "12.555", "-3", "ten", "1e3"].map(parseMoney)).toEqual([null, null, null, null, null]);
  });
  it("is written as French writes it", () => {
    language.choose("fr");
    expect(money(41_250)).toBe("412,50");
  });
  it("goes by the rules of each language", () => {
    const written = LANGUAGES.map((each) => {
      language.choose(each);
      return [each, dollars(123_450).replace(/[\u00a0\u202f]/g, " ")];
    });
    expect(Object.fromEntries(written)).toEqual({ de: "1.234,50 $", en: "$1,234.50", fr: "1 234,50 $", zh: "$1,234.50" });
  });
});

describe("a path", () => {
  it("leads to a screen that there is", () => {
    expect(ROUTES.filter((route) => !hasScreen(route.screen)).map((route) => route.path)).toEqual([]);
  });
  it("gives its parts to its screen", () => {
    expect(match("/play/{table}", "/play/T%201/")).toEqual({ table: "T 1" });
    expect(match("/play/{table}", "/play")).toBeNull();
    expect(match("/pit", "/pit")).toEqual({});
  });
});
