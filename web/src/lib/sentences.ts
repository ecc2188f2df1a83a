/** What the server shows of a table, as sentences in the language of now: see `saying.ts`. */

import type { AcknowledgedAlert, AlertShown, MessageShown, NextShown, NoticeShown, ReceiptLine, StepShown, WheelEvidence } from "../wire";
import { language } from "./language.svelte";
import { betSaid, messageText, nameOf, type Params, t } from "./messages.svelte";
import { dollars } from "./money";
import { refusalSaid } from "./refusals";
import { limitsSaid, type Said, wordedSaid } from "./saying";
import { locale } from "./when";

export function stepSaid(step: StepShown): string {
  return step.code ? wordedSaid(step) : nameOf("step", step.step);
}

/** What the dealer does next, or what is awaited. */
export function nextSaid(next: NextShown): Said {
  const whole = (text: string): Said => ({ text, rest: "", clauses: next.clauses });
  if (next.task) {
    const text = messageText(next.code, next.params) ?? next.text;
    const roles = next.roles.map((role) => nameOf("role", role)).join(t("format-or"));
    return whole(next.action ? text : t("view-task-of", { roles, task: text }));
  }
  if (next.scope) return whole(t("view-repair-first", { scope: nameOf("scope", next.scope) }));
  if (next.reason) {
    const why = refusalSaid({ ...next, reason: next.reason, clauses: [] });
    return { text: t("view-not-yet", { step: nameOf("step", next.step), why: why.text }), rest: why.rest, clauses: next.clauses };
  }
  if (!next.step) return whole(t("view-table-closed"));
  return whole(next.action ? nameOf("step", next.step) : t("view-by-the-clock"));
}

export function noticeSaid(notice: NoticeShown): string {
  if (notice.what === "closing") return t("view-table-closes");
  return notice.limits ? t("view-limits-become", { limits: limitsSaid(notice.limits) }) : notice.text;
}

/** What is announced. What a book has said in French is said so in every language. */
export function announced(text: string): string {
  return nameOf("announcement", text, nameOf("colour", text, text));
}

/** The language in which the book has something said aloud. */
export function spokenIn(text: string): string {
  return nameOf("spoken-in", text, "en");
}

/** A line of the dealer's is as it was written; one of the system's is said in one's language. */
export function messageSaid(message: MessageShown): string {
  if (message.what === null) return message.text;
  if (message.what === "put-right") return putRightSaid(message);
  const of = message.what === "kinds" ? "bet" : "scope";
  const about = message.about.map((each) => nameOf(of, each)).join(t("format-list"));
  return t(`view-line-${message.what}`, { about, amount: dollars(message.amount) });
}

/** A round that was settled anew: what stood there, what stands there now, by how much, and why. */
function putRightSaid({ about, amount }: MessageShown): string {
  const [round = "", was = "", now = "", cause = "", reason = ""] = about;
  const change = amount > 0 ? "more" : amount < 0 ? "less" : "same";
  return t("view-line-put-right", { round, was, now, why: whySaid(cause, reason), change, amount: dollars(Math.abs(amount)) });
}

/** Why a round was settled anew: the cause, and a person's own words where there are any. */
export function whySaid(cause: string, reason: string): string {
  const named = nameOf("cause", cause);
  return reason ? t("format-because", { what: named, why: reason }) : named;
}

export function senderSaid(message: MessageShown): string {
  const { sender } = message;
  return sender === "system" || sender === "dealer" ? nameOf("role", sender) : sender;
}

/** Why a wager ended as it did, in words; what the book says is distinguished. */
export function receiptWhy(own: ReceiptLine, bet: (name: string) => string): string {
  return came(own, bet).join(t("format-comma"));
}

function came(own: ReceiptLine, bet: (name: string) => string): string[] {
  const back = () => t("view-back", { amount: dollars(own.returned) });
  const lost = () => t("view-lost", { amount: dollars(own.lost) });
  const up = own.stands.map((each) => t("view-stays-up", { stake: t("view-staked", { stake: dollars(each.stake), bet: bet(each.bet) }) }));
  if (own.void) return [t("view-no-result"), own.returned === own.stake ? t("view-whole") : back()];
  if (!own.win && own.stands.length) return [t("view-neither"), ...up, ...(own.lost ? [lost()] : [])];
  if (!own.win) return [lost(), ...(own.returned ? [back()] : [])];
  const [only] = own.stands;
  const same = own.stands.length === 1 && only?.bet === own.bet && only.stake === own.stake;
  return [t("view-won-at", { odds: own.odds, win: dollars(own.win) }), ...(same ? [t("view-stake-stays")] : up.length ? up : [t("view-stake-back")])];
}

/** Something that happened, as the record has it. */
export function eventSaid(happened: { sentence: string; code?: string; params?: Params }): Said {
  const whole = messageText(happened.code ?? "", happened.params ?? {});
  return { text: whole ?? "", rest: whole === null ? happened.sentence : "", clauses: [] };
}

/** What somebody in the pit must know. What a person wrote stands as it was written. */
export function alertSaid(alert: Pick<AlertShown, "kind" | "text" | "player" | "round_no" | "facts"> & Partial<Pick<AlertShown, "clauses">>): Said {
  // In the server's English an alert of the house has posts by their codes.
  const english = language.now === "en" ? alert.text : "";
  const whole = english && alert.kind !== "house" ? english : alertSentence(alert) || english;
  const named = alert.clauses ?? [];
  const cited = whole === alert.text && alert.text.includes(named.join(", "));
  const clauses = cited ? [] : named;
  if (whole) return { text: whole, rest: "", clauses };
  return { text: nameOf("alert-kind", alert.kind), rest: alert.text, clauses };
}

/** An alert that somebody has seen; of one from a log of before there is the text alone. */
export function seenSaid(alert: AcknowledgedAlert): Said {
  if (!alert.facts) return { text: "", rest: alert.text, clauses: [] };
  return alertSaid({ ...alert, kind: alert.kind as AlertShown["kind"], facts: alert.facts });
}

function alertSentence({ kind, facts, player, round_no: round }: Pick<AlertShown, "kind" | "player" | "round_no" | "facts">): string {
  const amount = dollars(Math.abs(facts.amount ?? 0));
  const more = facts.more ?? 0;
  const text = facts.text ?? "";
  const reason = nameOf("ground", facts.reason ?? "");
  switch (kind) {
    case "malfunction":
      return t("alert-malfunction", { scope: nameOf("scope", facts.scope ?? ""), player });
    case "dispute":
      return t("alert-dispute", { player, round, text });
    case "invalidated":
      return t("alert-invalidated", { reason });
    case "notice":
      return facts.least === undefined || facts.most === undefined
        ? t("alert-closes")
        : t("alert-limits", { limits: limitsSaid({ min: facts.least, max: facts.most, unit: facts.unit }) });
    case "claim":
      return t("alert-claim", { amount, player });
    case "supervisor":
      return t("alert-supervisor", { text });
    case "result-in-doubt":
      return messageText(facts.code ?? "", facts.params ?? {}) ?? t("alert-doubt", { recorded: facts.recorded, seen: facts.seen });
    case "exclusion":
      return t("alert-exclusion", { player, reason });
    case "attendant":
      return facts.action ? t("alert-attended", { player }) : t("alert-attendant", { player });
    case "conduct":
      return facts.players
        ? t("alert-partners", { players: facts.players.join(", "), done: text })
        : t("alert-seized", { amount, player, number: text });
    case "card":
      return t("alert-card", { player, reason });
    case "device":
      return t("alert-device", { device: player, text: messageText(facts.code ?? "", facts.params ?? {}) ?? text });
    case "key":
      return t("alert-key", { device: player, action: facts.action });
    case "mistake":
      return t((facts.amount ?? 0) > 0 ? "alert-overpaid" : "alert-underpaid", { player, amount, round, put: dollars(Math.abs(more)) });
    case "float":
      return more < 0 ? t("alert-float-less", { amount, less: dollars(-more) }) : t("alert-float", { amount, more: dollars(more) });
    case "over-maximum":
      return t("alert-over", { player, stake: amount, bet: betSaid(facts.bet ?? ""), most: dollars(facts.most ?? 0) });
    case "staff":
      return facts.by ? t("alert-launcher", { dealer: facts.by }) : (messageText(facts.code ?? "", facts.params ?? {}) ?? "");
    case "second-person":
      return t("alert-second", { by: facts.by, action: nameOf("action", facts.action ?? "") });
    case "house":
      // One of an earlier log has what changed as a text beside the code.
      return text ? t("alert-house", { what: t(facts.code ?? ""), detail: text }) : (messageText(facts.code ?? "", facts.params ?? {}) ?? "");
    case "equipment":
    case "task":
      return messageText(facts.code ?? "", facts.params ?? {}) ?? "";
    case "wheel":
      return facts.wheel ? wheelSentence(facts.wheel) : "";
    default:
      return "";
  }
}

function wheelSentence(found: WheelEvidence): string {
  const whole = new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 });
  return t("alert-wheel", {
    ...found,
    pockets: found.pockets.join(" "),
    spins: whole.format(found.spins),
    odds: found.evidence < 1e9 ? whole.format(found.evidence) : "",
    level: whole.format(found.level),
    chance: 100 * found.chance,
  });
}
