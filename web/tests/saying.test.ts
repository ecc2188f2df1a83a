/** What the server tells is said whole in both languages, from its codes and facts. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Notice from "../src/components/Notice.svelte";
import { language } from "../src/lib/language.svelte";
import { Trouble } from "../src/lib/api";
import { refusalSaid, signInSaid, troubleSaid, warningsSaid } from "../src/lib/refusals";
import { betSaid, fieldsSaid, limitsSaid, taskSaid } from "../src/lib/saying";
import { alertSaid, announced, eventSaid, messageSaid, nextSaid, noticeSaid, receiptWhy, spokenIn } from "../src/lib/told";
import {
  ALERT_KINDS,
  ANNOUNCEMENTS,
  EVENT_KINDS,
  REASONS,
  SCOPES,
  STEPS,
  TASK_FORMS,
  TELLINGS,
  WHYS,
  type AlertShown,
  type Facts,
  type MessageShown,
  type NextShown,
  type Reason,
} from "../src/wire";
import refusalsEn from "../src/words/en/refusals";
import toldEn from "../src/words/en/told";
import refusalsFr from "../src/words/fr/refusals";
import toldFr from "../src/words/fr/told";

/** A book that says a thing in two languages has its blanks in both; a translation has them once. */
const blanks = (form: string) => [...new Set([...form.matchAll(/\{(?:plain_)?(\w+)\}/g)].map(([, blank]) => blank))].sort();
/** A French amount has spaces that do not break; a test is easier to read without them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const no = (reason: Reason, facts: Facts, detail = "the server’s words") =>
  refusalSaid({ reason, detail, facts, clauses: [] });
const whole = (reason: Reason, facts: Facts) => plain(no(reason, facts).text);

afterEach(() => language.choose("en"));

describe("every code of the server has its word", () => {
  it.each(REASONS)("reason %s", (reason) => {
    expect(refusalsEn.gist(reason)).toMatch(/\w/);
    expect(refusalsFr.gist(reason)).toMatch(/\w/);
  });
  it.each(ALERT_KINDS)("alert %s", (kind) => {
    expect(toldEn.alertKind(kind)).toMatch(/^[A-Z]/);
    expect(toldFr.alertKind(kind)).toMatch(/^\p{Lu}/u);
  });
  it.each(STEPS)("step %s", (step) => {
    expect(toldEn.step(step)).toMatch(/^[A-Z]/);
    expect(toldFr.step(step)).toMatch(/^\p{Lu}/u);
  });
  it.each(SCOPES)("scope %s", (scope) => expect(toldFr.scope(scope)).not.toBe(""));
  it.each(EVENT_KINDS)("event %s", (kind) => expect(toldFr.event(kind)).not.toBe(kind));
  it.each(TASK_FORMS)("task %s", (form) => {
    expect(toldFr.task(form)).not.toBe("");
    expect(blanks(toldFr.task(form))).toEqual(blanks(form));
  });
  it.each(ANNOUNCEMENTS.filter((words) => !words.includes("{")))("announcement %s", (words) => {
    language.choose("fr");
    expect(spokenIn(announced(words)) === "fr" || announced(words) !== words).toBe(true);
  });
  it.each(TELLINGS)("line for a player %s", (what) => {
    const line: MessageShown = { sender: "system", text: "English", at: null, clauses: [], what, amount: 500, about: ["red"] };
    language.choose("fr");
    expect(messageSaid(line)).not.toBe("English");
    expect(messageSaid(line)).toMatch(/\w/);
  });
});

describe("a refusal with its facts is one sentence", () => {
  const cases: [Reason, Facts, string, string][] = [
    ["below-minimum", { bet: "red", asked: 250, least: 500 }, "$2.50 on red, minimum $5", "2,50 $ sur rouge : le minimum est de 5 $"],
    ["below-minimum", { why: "left-over", bet: "red", asked: 100, least: 500 }, "$1 would be left on red, minimum $5", "il resterait 1 $ sur rouge : le minimum est de 5 $"],
    ["above-maximum", { bet: "straight:17", asked: 120_000, most: 100_000 }, "$1,200 on straight 17, maximum $1,000", "1 200 $ sur plein 17 : le maximum est de 1 000 $"],
    ["above-maximum", { why: "in-all", asked: 300, most: 200 }, "$3 in all, maximum $2", "3 $ en tout : le maximum est de 2 $"],
    ["above-maximum", { why: "no-room", bet: "split:1-2", least: 500, most: 1000, unit: null }, "nothing more may lie on split 1–2: $5 to $10", "rien de plus ne peut être posé sur cheval 1–2 : de 5 $ à 10 $"],
    ["not-a-unit", { bet: "red", asked: 750, least: 500, most: 1000, unit: 500 }, "$7.50 on red; allowed is $5 to $10 in units of $5", "7,50 $ sur rouge : il faut de 5 $ à 10 $ par unités de 5 $"],
    ["insufficient-credit", { asked: 500, balance: 0 }, "the wager costs $5, the balance is $0", "la mise coûte 5 $, le solde est de 0 $"],
    ["betting-closed", { phase: "no-more-bets" }, "betting is closed", "rien ne va plus : les jeux sont faits"],
    ["betting-closed", { why: "not-opened" }, "betting has not opened", "les jeux ne sont pas encore ouverts"],
    ["wrong-phase", { action: "spin", phase: "idle" }, "Spin: not while the table is at “Next round soon”", "Lancer : pas tant que la table en est à « Prochain coup bientôt »"],
    ["wrong-phase", { form: "Announce {number} {colour}.", blanks: { number: "17", colour: "black" } }, "first: Announce 17 black.", "d’abord : Annoncez le 17 noir."],
    ["not-offered", { bet: "tier" }, "Tiers is not offered here", "Tiers n’est pas proposé ici"],
    ["not-permitted", { role: "dealer", action: "close-table" }, "Close table: this is not for the dealer to do", "Fermer la table : ce n’est pas au rôle « croupier » de le faire"],
    ["play-limit", { limit: "loss-day", asked: 21_000, most: 20_000 }, "with this wager $210 could be lost in the day; the limit is $200", "avec cette mise, 210 $ pourraient être perdus dans la journée : la limite est de 200 $"],
    ["reality-check", { span: 5_400_000, loss: -12_000 }, "You have played for 1 h 30 min. You have won $120 in this time. Confirm that you have read this.", "Vous jouez depuis 1 h 30 min. Vous avez gagné 120 $ pendant ce temps. Confirmez que vous l’avez lu."],
    ["already-redeemed", { ticket: "0042", status: "redeemed" }, "ticket 0042 has been paid", "le ticket 0042 a déjà été payé"],
    ["no-such-ticket", { ticket: "0042" }, "no ticket 0042 was issued by this house", "la maison n’a pas émis de ticket 0042"],
    ["invalid", { ticket: "0042", status: "expired" }, "ticket 0042 has expired", "le ticket 0042 est périmé"],
    ["equipment-fault", { why: "fault-stands", scope: "printer" }, "printer: the fault has not been put right", "imprimante : la panne n’est pas encore réparée"],
  ];
  it.each(cases)("%s %o", (reason, facts, english, french) => {
    expect(whole(reason, facts)).toBe(english);
    expect(no(reason, facts).rest).toBe("");
    language.choose("fr");
    expect(whole(reason, facts)).toBe(french);
    expect(no(reason, facts).rest).toBe("");
  });

  it("says what is no bet, and the server why", () => {
    const told = () => no("no-such-bet", { bet: "split:1-9" }, "1 and 9 do not lie side by side");
    expect(told().text).toBe("there is no bet “split 1–9” on this layout");
    language.choose("fr");
    expect(told().text).toBe("la mise « cheval 1–9 » n’existe pas sur ce tapis");
    expect(told().rest).toBe("1 and 9 do not lie side by side");
  });

  const goesWith: Record<(typeof WHYS)[number], Reason> = {
    "by-the-dealer": "not-permitted",
    "cool-off": "excluded",
    "fault-stands": "equipment-fault",
    "guest-bets": "not-permitted",
    "guest-cash-out": "not-permitted",
    "in-all": "above-maximum",
    "in-prison": "not-your-wager",
    "left-over": "below-minimum",
    "no-room": "above-maximum",
    "no-table": "invalid",
    "not-at-the-table": "not-permitted",
    "not-opened": "betting-closed",
    "not-seated": "insufficient-credit",
    "nothing-laid": "not-your-wager",
    "nothing-to-cash-out": "insufficient-credit",
    "nothing-to-repeat": "invalid",
    "nothing-to-undo": "invalid",
    pieces: "not-a-unit",
    "self-exclusion": "excluded",
    "shutting-down": "equipment-fault",
    station: "equipment-fault",
    unwritten: "equipment-fault",
  };
  it.each(WHYS)("%s has a sentence of its own", (why) => {
    const facts: Facts = { why, player: "ann", bet: "red", asked: 500, least: 600, scope: "printer" };
    const other = whole(goesWith[why], { ...facts, why: undefined });
    for (const now of ["en", "fr"] as const) {
      language.choose(now);
      expect(no(goesWith[why], facts).rest).toBe("");
      expect(whole(goesWith[why], facts)).not.toBe("the server’s words");
    }
    language.choose("en");
    expect(whole(goesWith[why], facts)).not.toBe(other);
  });

  it.each(REASONS)("%s without facts keeps the server’s sentence", (reason) => {
    expect(no(reason, {})).toEqual({ text: "the server’s words", rest: "", clauses: [] });
    language.choose("fr");
    expect(no(reason, {})).toEqual({ text: refusalsFr.gist(reason), rest: "the server’s words", clauses: [] });
  });
});

describe("what goes wrong with a request", () => {
  it("is a refusal where the house refused it", () => {
    language.choose("fr");
    const cause = new Trouble(409, "conflict", "paid", ["5.1"], "already-redeemed", { ticket: "7", status: "redeemed" });
    expect(troubleSaid(cause)).toEqual({ text: "le ticket 7 a déjà été payé", rest: "", clauses: ["5.1"] });
  });
  it("is named by its status else", () => {
    language.choose("fr");
    expect(troubleSaid(new Trouble(404, "not found", "no alert 'x' stands"))).toEqual({
      text: "Cela n’existe pas",
      rest: "no alert 'x' stands",
      clauses: [],
    });
    expect(troubleSaid(new Error("lost")).text).toBe("La maison ne répond pas");
  });
  it("is a wrong secret at the door", () => {
    language.choose("fr");
    expect(signInSaid(new Trouble(401, "sign in first", "the name or the secret is wrong"))).toBe(
      "Le nom ou le mot de passe est faux",
    );
  });
});

describe("what a table tells", () => {
  const alert: AlertShown = {
    ...{ id: "T1:1", table: "T1", kind: "over-maximum", text: "ann has $60 on red, at most $50", at: 0, roles: [] },
    ...{ clauses: ["4.2"], round_no: 3, player: "ann", over: false, until: null },
    facts: { bet: "red", amount: 6000, most: 5000 },
  };
  const next: NextShown = {
    ...{ action: "", text: "Spin the ball: first: Lift the dolly.", say: [], clauses: [], task: "", player: "", scope: "" },
    ...{ code: "", params: {} },
    ...{ roles: ["dealer"], step: "spin", form: "", blanks: {}, reason: "wrong-phase", detail: "first: Lift the dolly." },
    facts: { form: "Lift the dolly.", blanks: {} },
  };

  it("an alert", () => {
    expect(alertSaid(alert).text).toBe(alert.text);
    language.choose("fr");
    expect(plain(alertSaid(alert).text)).toBe("ann a 60 $ sur rouge, 50 $ au plus");
    expect(alertSaid(alert).clauses).toEqual(["4.2"]);
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
    expect(nextSaid({ ...next, form: "Lift the dolly.", roles: ["pit-boss"] }).text).toBe("chef de partie : Levez le repère.");
  });
  it("a task with its blanks, and one that no word is known for", () => {
    language.choose("fr");
    expect(taskSaid("Return the ball to {last}.", { last: "pocket 00" }, "x")).toBe("Remettez la bille dans la case 00.");
    expect(taskSaid("Return the ball to {last}.", { last: "the wheel" }, "x")).toBe("Remettez la bille dans le cylindre.");
    expect(taskSaid("Dance around {number}.", { number: "7" }, "Dance around 7.")).toBe("Dance around 7.");
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
  it("the record and the house’s remarks, marked as English", () => {
    language.choose("fr");
    expect(eventSaid({ kind: "BallSpun", sentence: "spin 1" })).toEqual({ text: "Bille lancée", rest: "spin 1", clauses: [] });
    expect(warningsSaid(["under the minimum"], ["3"]).rest).toBe("under the minimum");
  });
});

it("a notice shows what only the server can say as English", () => {
  language.choose("fr");
  const target = document.createElement("div");
  const notice = mount(Notice, { target, props: { kind: "stop", ...no("invalid", {}, "say why") } });
  flushSync();
  const rest = target.querySelector('[lang="en"]');
  expect(rest?.textContent).toBe("say why");
  expect(target.textContent).toContain(refusalsFr.gist("invalid"));
  void unmount(notice);
});
