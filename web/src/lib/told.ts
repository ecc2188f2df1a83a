/** What the server tells of a table, in the language of now: see `saying.ts`. */

import type { AlertShown, MessageShown, NextShown, NoticeShown, ReceiptLine, StepShown } from "../wire";
import actionsEn from "../words/en/actions";
import actionsFr from "../words/fr/actions";
import commonEn from "../words/en/common";
import commonFr from "../words/fr/common";
import toldEn, { FRENCH_BY_RULE } from "../words/en/told";
import toldFr from "../words/fr/told";
import { language, say } from "./language.svelte";
import { dollars } from "./money";
import { messageText } from "./messages.svelte";
import { refusalSaid, TOOLS } from "./refusals";
import { betSaid, colourSaid, limitsSaid, type Said, taskSaid } from "./saying";

const words = () => say({ en: toldEn, fr: toldFr });
const common = () => say({ en: commonEn, fr: commonFr });

export function stepSaid(step: StepShown): string {
  return step.form ? taskSaid(step.form, step.blanks, step.text) : words().step(step.step);
}

/** What the dealer does next, or what is awaited. */
export function nextSaid(next: NextShown): Said {
  const t = words();
  const whole = (text: string): Said => ({ text, rest: "", clauses: next.clauses });
  if (language.now === "en") return whole(next.text);
  if (next.form) {
    const text = taskSaid(next.form, next.blanks, next.text);
    return whole(next.action ? text : t.taskOf(next.roles.map(t.role).join(t.orRole), text));
  }
  if (next.scope) return whole(t.repairFirst(t.scope(next.scope)));
  if (next.reason) {
    const why = refusalSaid({ ...next, reason: next.reason, clauses: [] });
    return { text: t.notYet(t.step(next.step), why.text), rest: why.rest, clauses: next.clauses };
  }
  if (!next.step) return whole(t.tableClosed);
  return whole(next.action ? t.step(next.step) : t.byTheClock);
}

export function noticeSaid(notice: NoticeShown): string {
  const t = words();
  if (notice.what === "closing") return t.tableCloses;
  return notice.limits ? t.limitsBecome(limitsSaid(notice.limits)) : notice.text;
}

/** What is announced. What a book has said in French is said so in every language. */
export function announced(text: string): string {
  const colour = colourSaid(text);
  return colour === text ? words().announced(text) : colour;
}

/** The language in which the book has something said aloud. */
export function spokenIn(text: string): "en" | "fr" {
  return FRENCH_BY_RULE.has(text) ? "fr" : "en";
}

/** A line of the dealer's is as it was written; one of the system's is said in one's language. */
export function messageSaid(message: MessageShown): string {
  const t = words();
  switch (message.what) {
    case null:
      return message.text;
    case "terminal-fault":
      return t.terminalFault;
    case "waits-for-repair":
      return t.waitsForRepair;
    case "fault":
      return t.outOfOrder(message.about.map(t.scope).join(", "));
    case "card":
      return t.showCard;
    case "excluded":
      return t.noFurtherPart;
    case "held":
      return t.withheld(dollars(message.amount));
    case "owed":
      return t.owed(dollars(message.amount));
    case "advised":
      return t.advised;
    case "kinds":
      return t.playsAlone(message.about.map(common().kind).join(", "));
  }
}

export function senderSaid(message: MessageShown): string {
  const t = words();
  return message.sender === "system" ? t.senderSystem : message.sender === "dealer" ? t.senderDealer : message.sender;
}

/** Why a wager ended as it did, in words; what the book says is told apart. */
export function receiptWhy(own: ReceiptLine, bet: (name: string) => string): string {
  return came(own, bet).join(", ");
}

function came(own: ReceiptLine, bet: (name: string) => string): string[] {
  const t = words();
  if (own.void) return [t.noResult, own.returned === own.stake ? t.whole : t.back(dollars(own.returned))];
  if (!own.win && own.stands.length) {
    const up = own.stands.map((each) => t.staysUp(t.staked(dollars(each.stake), bet(each.bet))));
    return [t.neither, ...up, ...(own.lost ? [t.lost(dollars(own.lost))] : [])];
  }
  if (!own.win) return [t.lost(dollars(own.lost)), ...(own.returned ? [t.back(dollars(own.returned))] : [])];
  const [only] = own.stands;
  const same = own.stands.length === 1 && only?.bet === own.bet && only.stake === own.stake;
  const up = own.stands.map((each) => t.staysUp(t.staked(dollars(each.stake), bet(each.bet))));
  return [t.wonAt(own.odds, dollars(own.win)), ...(same ? [t.stakeStays] : up.length ? up : [t.stakeBack])];
}

/** Something that happened, as the record has it: what it was, and the record's own sentence. */
export function eventSaid(happened: {
  kind: string;
  sentence: string;
  code?: string;
  params?: Readonly<Record<string, unknown>>;
}): Said {
  const whole = messageText(happened.code ?? "", happened.params ?? {}, TOOLS);
  if (whole) return { text: whole, rest: "", clauses: [] };
  const text = words().event(happened.kind);
  return text ? { text, rest: happened.sentence, clauses: [] } : { text: happened.sentence, rest: "", clauses: [] };
}

export function alertKindSaid(kind: string): string {
  return words().alertKind(kind);
}

/** What somebody in the pit must know. What a person wrote stands as it was written. */
export function alertSaid(alert: AlertShown): Said {
  const whole = language.now === "en" ? alert.text : alertSentence(alert);
  const cited = whole === alert.text && alert.text.includes(alert.clauses.join(", "));
  const clauses = cited ? [] : alert.clauses;
  if (whole) return { text: whole, rest: "", clauses };
  return { text: words().alertKind(alert.kind), rest: alert.text, clauses };
}

function alertSentence({ kind, facts, player, round_no: round }: AlertShown): string {
  const t = words();
  const amount = dollars(Math.abs(facts.amount ?? 0));
  const more = facts.more ?? 0;
  const text = facts.text ?? "";
  switch (kind) {
    case "malfunction":
      return t.alertMalfunction(t.scope(facts.scope ?? ""), player);
    case "dispute":
      return t.alertDispute(player, round, text);
    case "invalidated":
      return t.alertInvalidated(t.ground(facts.reason ?? ""));
    case "notice":
      return facts.least === undefined || facts.most === undefined
        ? t.alertCloses
        : t.alertLimits(limitsSaid({ min: facts.least, max: facts.most, unit: facts.unit }));
    case "claim":
      return t.alertClaim(amount, player);
    case "supervisor":
      return t.alertSupervisor(text);
    case "result-in-doubt":
      return t.alertDoubt(facts.recorded ?? "", facts.seen ?? "");
    case "exclusion":
      return t.alertExclusion(player, t.ground(facts.reason ?? ""));
    case "attendant":
      return facts.action ? t.alertAttended(player) : t.alertAttendant(player);
    case "conduct":
      return facts.players ? t.alertPartners(facts.players.join(", "), text) : t.alertSeized(amount, player, text);
    case "card":
      return t.alertCard(player, t.ground(facts.reason ?? ""));
    case "key":
      return t.alertKey(player, facts.action ?? "");
    case "mistake":
      return (facts.amount ?? 0) > 0
        ? t.alertOverpaid(player, amount, round, dollars(Math.abs(more)))
        : t.alertUnderpaid(player, amount, round, dollars(Math.abs(more)));
    case "float":
      return more < 0 ? t.alertFloatLess(amount, dollars(-more)) : t.alertFloat(amount, dollars(more));
    case "over-maximum":
      return t.alertOver(player, amount, betSaid(facts.bet ?? ""), dollars(facts.most ?? 0));
    case "staff":
      return facts.by ? t.alertLauncher(facts.by) : t.alertStaff(text);
    case "second-person":
      return t.alertSecond(facts.by ?? "", say({ en: actionsEn, fr: actionsFr }).action(facts.action ?? ""));
    case "task":
      return taskSaid(facts.form ?? "", facts.blanks ?? {}, "");
    case "wheel":
      return facts.wheel ? t.alertWheel(facts.wheel) : "";
    default:
      return "";
  }
}
