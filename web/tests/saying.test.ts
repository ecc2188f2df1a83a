/** What the server sends is said whole in every language, from its codes. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Notice from "../src/components/Notice.svelte";
import StepList from "../src/screens/inspector/StepList.svelte";
import { language, LANGUAGES } from "../src/lib/language.svelte";
import { HttpError } from "../src/lib/api";
import { refusalSaid, signInSaid, errorSaid, warningsSaid } from "../src/lib/refusals";
import { betSaid, nameOf } from "../src/lib/messages.svelte";
import { fieldsSaid, limitsSaid, wordedSaid } from "../src/lib/saying";
import { alertSaid, announced, eventSaid, messageSaid, nextSaid, noticeSaid, receiptWhy, spokenIn } from "../src/lib/sentences";
import {
  ALERT_KINDS,
  ANNOUNCEMENTS,
  REASONS,
  SCOPES,
  STEPS,
  NOTICES_TO_PLAYERS,
  type AlertShown,
  type NextShown,
  type Reason,
} from "../src/wire";

/** A French amount has spaces that do not break; a test is easier to read without them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const no = (reason: Reason, detail = "the server’s words", message = {}) =>
  refusalSaid({ reason, detail, clauses: [], ...message });

afterEach(() => language.choose("en"));

describe.each(LANGUAGES)("every code of the server has its word in %s", (now) => {
  const has = (of: string, value: string) => {
    language.choose(now);
    expect(nameOf(of, value, "")).toMatch(/\S/);
  };
  it.each(REASONS)("reason %s", (reason) => has("reason", reason));
  it.each(ALERT_KINDS)("alert %s", (kind) => has("alert-kind", kind));
  it.each(STEPS)("step %s", (step) => has("step", step));
  it.each(SCOPES)("scope %s", (scope) => has("scope", scope));
  it.each(ANNOUNCEMENTS.filter((words) => !words.includes("{")))("announcement %s", (words) => has("announcement", words));
  it.each(NOTICES_TO_PLAYERS)("line for a player %s", (what) => has("view-line", what));
});

describe("a refusal", () => {
  it("is said whole by its code", () => {
    const code = { code: "table-below-minimum", params: { asked: 250, bet: "red", least: 500 } };
    expect(plain(no("below-minimum", "", code).text)).toBe("$2.50 on red, minimum $5");
    language.choose("fr");
    expect(plain(no("below-minimum", "", code).text)).toBe("2,50 $ sur rouge : le minimum est de 5 $");
  });
  it.each(REASONS)("%s without a code keeps the server’s sentence", (reason) => {
    expect(no(reason)).toEqual({ text: "the server’s words", rest: "", clauses: [] });
    language.choose("fr");
    expect(no(reason)).toEqual({ text: nameOf("reason", reason), rest: "the server’s words", clauses: [] });
  });
});

describe("what goes wrong with a request", () => {
  it("is a refusal where the house refused it", () => {
    language.choose("fr");
    const cause = new HttpError(409, "conflict", "paid", ["5.1"], "already-redeemed", {}, "", "cage-ticket-paid", { ticket: "7" });
    expect(errorSaid(cause)).toEqual({ text: "le ticket 7 a déjà été payé", rest: "", clauses: ["5.1"] });
  });
  it("is named by its status else", () => {
    language.choose("fr");
    expect(errorSaid(new HttpError(404, "not found", "no alert 'x' stands"))).toEqual({
      text: "Cela n’existe pas",
      rest: "no alert 'x' stands",
      clauses: [],
    });
    expect(errorSaid(new Error("lost")).text).toBe("La maison ne répond pas");
  });
  it("is a wrong secret at the door", () => {
    language.choose("fr");
    expect(signInSaid(new HttpError(401, "sign in first", "the name or the secret is wrong"))).toBe(
      "Le nom ou le mot de passe est faux",
    );
  });
});

describe("what a table says", () => {
  const alert: AlertShown = {
    ...{ id: "T1:1", table: "T1", kind: "over-maximum", text: "ann has $60 on red, at most $50", at: 0, roles: [] },
    ...{ clauses: ["4.2"], round_no: 3, player: "ann", over: false, until: null },
    facts: { bet: "red", amount: 6000, most: 5000 },
  };
  const next: NextShown = {
    ...{ action: "", text: "Spin the ball: first: Lift the dolly.", say: [], clauses: [], task: "", player: "", scope: "" },
    ...{ code: "table-task-first", params: { task: { code: "duty-lift-dolly", params: {} } } },
    ...{ roles: ["dealer"], step: "spin", reason: "wrong-phase", detail: "first: Lift the dolly.", facts: {} },
  };

  it("an alert", () => {
    expect(alertSaid(alert).text).toBe(alert.text);
    language.choose("fr");
    expect(plain(alertSaid(alert).text)).toBe("ann a 60 $ sur rouge, 50 $ au plus");
    expect(alertSaid(alert).clauses).toEqual(["4.2"]);
  });
  it("who was taken on, with their posts in words", () => {
    const who = (name: string, roles: string[]) => ({ code: "house-let-in-roles", params: { name, roles, whose: "" } });
    const what = [who("hanna", ["dealer", "pit-boss"]), who("ben", ["cashier"])];
    const detail = { code: "house-let-in", params: { what, who: "ada" } };
    const facts = { code: "alert-house", params: { what: { code: "house-report-staff-enrolled", params: {} }, detail } };
    const taken = { ...alert, kind: "house", text: "staff enrolled: hanna: dealer, pit-boss", facts } as unknown as AlertShown;
    expect(alertSaid(taken).text).toBe("An administrator has taken staff on. hanna: dealer, pit boss; ben: cashier (ada)");
    language.choose("de");
    expect(alertSaid(taken).text).toBe("Ein Administrator hat Personal aufgenommen. hanna: Croupier, Pitboss; ben: Kassierer (ada)");
  });
  it("what the house changed, as a log of before has it in a text", () => {
    const facts = { code: "house-report-program-changed", text: "version 0.3" };
    const changed = { ...alert, kind: "house", text: "program changed: version 0.3", facts } as unknown as AlertShown;
    expect(alertSaid(changed).text).toBe("Another program runs. version 0.3");
  });
  it("a device that says nothing more", () => {
    const facts = { code: "wheels-reported", params: { device: "rim-1", cause: "" } };
    const silent = { ...alert, kind: "device", player: "W-1", facts } as unknown as AlertShown;
    for (const now of LANGUAGES.filter((each) => each !== "en")) {
      language.choose(now);
      expect(alertSaid(silent).text).toMatch(/^W-1.*rim-1$/);
    }
  });
  it("an alert that only the server can say", () => {
    language.choose("fr");
    const unfit = { ...alert, kind: "equipment", text: "ball-3 was found unfit", facts: {} } as AlertShown;
    expect(alertSaid(unfit)).toEqual({ text: "Matériel", rest: "ball-3 was found unfit", clauses: ["4.2"] });
  });
  it("what comes next, and why it must wait", () => {
    expect(nextSaid(next).text).toBe(next.text);
    language.choose("fr");
    expect(nextSaid(next).text).toBe("Lancer la bille : d’abord : Levez le repère.");
    expect(nextSaid({ ...next, reason: null, action: "spin" }).text).toBe("Lancer la bille");
    expect(nextSaid({ ...next, task: "lift-dolly", code: "duty-lift-dolly", roles: ["pit-boss"] }).text).toBe("chef de partie : Levez le repère.");
  });
  it("a task with what stands in it, and one that no word is known for", () => {
    language.choose("fr");
    const ball = { code: "duty-return-ball", text: "x" };
    expect(wordedSaid({ ...ball, params: { number: "00" } })).toBe("Remettez la bille dans la case 00.");
    expect(wordedSaid({ ...ball, params: { number: "" } })).toBe("Remettez la bille dans le cylindre.");
    expect(wordedSaid({ code: "duty-dance", params: {}, text: "Dance around 7." })).toBe("Dance around 7.");
  });
  it("a notice, limits, a bet, the fields of an ask", () => {
    const limits = { min: 500, max: 50_000, unit: null, aggregate_min: null, aggregate_max: null, text: "", per_bet: [] };
    const notice = { what: "limits", text: "English", posted_at: 0, effective_at: 0, clauses: [], limits };
    expect(limitsSaid({ ...limits, unit: 250 })).toBe("$5 to $500 in units of $2.50");
    expect(fieldsSaid({ player: "ann-b", amount: 500 })).toBe("Player ann-b, Amount $5");
    language.choose("fr");
    expect(plain(noticeSaid(notice))).toBe("Les limites passeront de 5 $ à 500 $");
    expect(noticeSaid({ ...notice, what: "closing", limits: null })).toBe("Cette table va fermer");
    expect(betSaid("neighbours:17:2")).toBe("voisins 17 2");
    expect(plain(fieldsSaid({ player: "ann-b", amount: 500, reason: "ball-out" }))).toBe(
      "Joueur ann-b, Montant 5 $, Motif bille sortie du cylindre",
    );
  });
  it("what became of a wager", () => {
    const line = {
      ...{ bet: "red", stake: 500, win: 500, lost: 0, returned: 500, text: "English", clauses: ["7(a)"] },
      ...{ odds: 1, void: false, stands: [] },
    };
    const came = (own: object) => plain(receiptWhy({ ...line, ...own }, betSaid));
    expect(came({})).toBe("at 1 to 1, win $5, stake back");
    language.choose("fr");
    expect(came({})).toBe("à 1 contre 1, gain 5 $, mise rendue");
    expect(came({ stands: [{ bet: "red", stake: 500 }] })).toContain("la mise reste en jeu");
    expect(came({ win: 0, stands: [{ bet: "red", stake: 500 }] })).toContain("ni gagné ni perdu");
    expect(came({ win: 0, lost: 250, returned: 250 })).toBe("2,50 $ perdus, 2,50 $ rendus");
    expect(came({ win: 0, void: true })).toBe("pas de résultat, la mise est entière");
  });
  it("what is announced, in French where the book has it so", () => {
    expect(announced("No more bets")).toBe("No more bets");
    language.choose("fr");
    expect(announced("No more bets")).toBe("Rien ne va plus");
    expect(announced("black")).toBe("noir");
    expect(announced("17")).toBe("17");
    expect([spokenIn("Rien ne va plus"), spokenIn("No more bets")]).toEqual(["fr", "en"]);
  });
  it("the record as English where it has no code, and the house’s remarks", () => {
    language.choose("fr");
    expect(eventSaid({ sentence: "spin 1" })).toEqual({ text: "", rest: "spin 1", clauses: [] });
    const won = { code: "warning-won", params: { player: "ann", amount: 50000 }, text: "ann won $500" };
    expect(warningsSaid([won], ["3"]).text).toBe("ann a gagné 500\u00a0$");
    expect(warningsSaid([{ code: "", params: {}, text: "of an earlier log" }], ["3"]).text).toBe("of an earlier log");
  });
});

it("a notice shows what only the server can say as English", () => {
  language.choose("fr");
  const target = document.createElement("div");
  const notice = mount(Notice, { target, props: { kind: "stop", ...no("invalid", "say why") } });
  flushSync();
  const rest = target.querySelector('[lang="en"]');
  expect(rest?.textContent).toBe("say why");
  expect(target.textContent).toContain(nameOf("reason", "invalid"));
  void unmount(notice);
});

it("the inspector’s timeline names what was asked for, at a table and in a session, and shows no code", () => {
  language.choose("de");
  const step = {
    ...{ at: 0, actor: "dora", kind: "BettingOpened", sentence: "", clauses: [], warnings: [], warned: [] },
    ...{ role: "dealer", code: "", params: {} },
  };
  const steps = [
    { ...step, seq: 1, number: 1, cause: "open-betting", tournament: "" },
    { ...step, seq: 2, number: 2, cause: "round-opened", tournament: "cup" },
  ];
  const target = document.createElement("div");
  const props = { steps, place: 0, follow: false, onstep: () => undefined, onclause: () => undefined };
  const list = mount(StepList, { target, props });
  flushSync();
  const lines = [...target.querySelectorAll(".dim")].map((line) => line.textContent);
  expect(lines[0]).toContain("· Spiel eröffnen ·");
  expect(lines[1]).toContain("· Runde eröffnet ·");
  void unmount(list);
});
