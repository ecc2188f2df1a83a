/** Why the house says no, in the language of now: see `saying.ts`. */

import type { Accepted, ActionShown, Facts, Pending, Reason } from "../wire";
import actionsEn from "../words/en/actions";
import actionsFr from "../words/fr/actions";
import commonEn from "../words/en/common";
import commonFr from "../words/fr/common";
import en from "../words/en/refusals";
import fr from "../words/fr/refusals";
import toldEn from "../words/en/told";
import toldFr from "../words/fr/told";
import { Trouble } from "./api";
import type { Answered } from "./connection.svelte";
import { language, say } from "./language.svelte";
import { messageText, type Tools } from "./messages.svelte";
import { dollars } from "./money";
import { phaseWords } from "./phases";
import { betSaid, instant, limitsSaid, type Said, span, taskSaid } from "./saying";

type No = {
  reason: Reason;
  detail: string;
  facts: Facts;
  clauses: readonly string[];
  code?: string;
  params?: Readonly<Record<string, unknown>>;
};

const told = () => say({ en: toldEn, fr: toldFr });
const common = () => say({ en: commonEn, fr: commonFr });

/** How a message names things, in the words of the screens. */
export const TOOLS: Tools = { name: named, bet: betSaid, instant, span };

function named(of: string, value: string): string {
  switch (of) {
    case "role":
      return told().role(value);
    case "action":
      return say({ en: actionsEn, fr: actionsFr }).action(value) || value.replaceAll("-", " ");
    case "phase":
      return phaseWords(value, common());
    case "scope":
      return told().scope(value);
    case "ground":
      return told().ground(value);
    case "bet":
      return common().kind(value);
    default:
      return value.replaceAll("-", " ");
  }
}

export function refusalSaid({ reason, detail, facts, clauses, code, params }: No): Said {
  const said = messageText(code ?? "", params ?? {}, TOOLS);
  if (said) return { text: said, rest: "", clauses };
  const whole = sentence(reason, facts);
  // Why a text is no bet is the layout's to say.
  if (whole) return { text: whole, rest: reason === "no-such-bet" ? detail : "", clauses };
  if (language.now === "en") return { text: detail, rest: "", clauses };
  return { text: say({ en, fr }).gist(reason), rest: detail, clauses };
}

/** Why an action cannot be asked now. */
export function whyNot({ reason, detail, facts, clauses, code, params }: ActionShown): Said {
  return refusalSaid({ reason: reason as Reason, detail, facts, clauses, code, params });
}

/** What went wrong with a request to the house. */
export function troubleSaid(cause: unknown): Said {
  const t = say({ en, fr });
  if (!(cause instanceof Trouble) || cause.status === 0) return { text: common().unreachable, rest: "", clauses: [] };
  const { reason, facts, clauses, status, code, params } = cause;
  if (reason) return refusalSaid({ reason, detail: cause.message, facts, clauses, code, params });
  if (language.now === "en") return { text: cause.message || t.problem(status), rest: "", clauses };
  return { text: t.problem(status), rest: cause.message, clauses };
}

/** Why somebody was not signed in. */
export function signInSaid(cause: unknown): string {
  const t = say({ en, fr });
  const status = cause instanceof Trouble ? cause.status : 0;
  if (status === 401) return t.wrongSecret;
  return status === 429 ? t.tooManyFailures : troubleSaid(cause).text;
}

/** What became of something that was not done, or not for certain. */
export function answerSaid(answer: Exclude<Answered, Accepted>): Said {
  const words = say({ en: actionsEn, fr: actionsFr });
  switch (answer.type) {
    case "refused":
      return refusalSaid(answer);
    case "pending":
      return { text: waitingSaid(answer), rest: "", clauses: [] };
    case "fault":
      return { text: words.fault, rest: answer.detail || answer.title, clauses: [] };
  }
}

function waitingSaid(pending: Pending): string {
  return pending.number ? say({ en: actionsEn, fr: actionsFr }).waits : told().secondSource;
}

/** What the house adds to something that was done. */
export function warningsSaid(warnings: readonly string[], clauses: readonly string[]): Said {
  const text = warnings.join("; ");
  return language.now === "en" ? { text, rest: "", clauses } : { text: told().warned, rest: text, clauses };
}

/** The whole sentence of a refusal, or nothing where the facts do not make one. */
function sentence(reason: Reason, facts: Facts): string {
  switch (reason) {
    case "below-minimum":
    case "above-maximum":
    case "not-a-unit":
      return ofStake(facts);
    case "insufficient-credit":
    case "not-your-wager":
      return ofChips(facts);
    case "betting-closed":
    case "wrong-phase":
      return ofTime(facts);
    case "not-permitted":
    case "not-offered":
    case "no-such-bet":
      return ofOffer(reason, facts);
    case "play-limit":
    case "reality-check":
    case "excluded":
      return ofCare(reason, facts);
    case "no-such-ticket":
    case "already-redeemed":
      return ofTicket(facts);
    case "equipment-fault":
    case "card-required":
    case "limit-of-players":
    case "invalid":
      return ofHouse(facts);
    default:
      return "";
  }
}

function ofStake({ why, bet, asked, least, most, unit, count }: Facts): string {
  const t = say({ en, fr });
  const on = bet === undefined ? "" : betSaid(bet);
  const limits = least !== undefined && most !== undefined ? limitsSaid({ min: least, max: most, unit }) : "";
  if (why === "no-room") return t.noRoom(on, limits);
  if (asked === undefined) return "";
  if (why === "in-all") return t.overInAll(dollars(asked), dollars(most ?? 0));
  if (why === "pieces") return t.pieces(dollars(asked), on, count ?? 1);
  if (limits) return t.offUnit(dollars(asked), on, limits);
  if (most !== undefined) return t.over(dollars(asked), on, dollars(most));
  if (least === undefined) return "";
  return (why === "left-over" ? t.leftOver : t.under)(dollars(asked), on, dollars(least));
}

function ofChips({ why, asked, balance, tokens, player, lies, bet }: Facts): string {
  const t = say({ en, fr });
  if (why === "not-seated") return t.notSeated(player ?? "");
  if (why === "nothing-to-cash-out") return t.nothingToCashOut;
  if (why === "in-prison") return t.inPrison(bet === undefined ? "" : betSaid(bet));
  if (why === "nothing-laid") return t.nothingLaid(player ?? "");
  if (asked !== undefined && tokens !== undefined) return t.tokens(dollars(asked), dollars(tokens));
  if (asked !== undefined && balance !== undefined) return t.credit(dollars(asked), dollars(balance));
  if (lies !== undefined && bet !== undefined) return t.lies(player ?? "", dollars(lies), betSaid(bet));
  return "";
}

function ofTime({ why, form, blanks, action, phase }: Facts): string {
  const t = say({ en, fr });
  if (why === "not-opened") return t.notOpened;
  if (form !== undefined) {
    const task = language.now === "en" ? filled(form, blanks ?? {}) : taskSaid(form, blanks ?? {}, "");
    return task && t.first(task);
  }
  if (phase === undefined) return "";
  if (action === undefined) return t.closed;
  return t.untimely(say({ en: actionsEn, fr: actionsFr }).action(action), phaseWords(phase, common()));
}

function filled(form: string, blanks: Readonly<Record<string, string>>): string {
  return form.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? "");
}

function ofOffer(reason: Reason, { why, bet, action, role, tokens, player }: Facts): string {
  const t = say({ en, fr });
  if (why === "guest-bets") return t.guestBets;
  if (why === "guest-cash-out") return t.guestCashOut;
  if (why === "not-at-the-table") return t.outOfThisGame(player ?? "");
  const asked = action === undefined ? "" : say({ en: actionsEn, fr: actionsFr }).action(action);
  if (asked) return role === undefined ? t.noAction(asked) : t.mayNot(told().role(role), asked);
  if (bet === undefined) return "";
  if (why === "by-the-dealer") return t.byTheDealer(betSaid(bet));
  if (reason === "no-such-bet") return t.noBet(betSaid(bet));
  return tokens === undefined ? t.betNotOffered(betSaid(bet)) : t.noTokens(betSaid(bet));
}

function ofCare(reason: Reason, { why, limit, asked, most, loss, until, player, ...rest }: Facts): string {
  const t = say({ en, fr });
  const ends = until === undefined ? "" : instant(until);
  if (reason === "reality-check") {
    return loss === undefined || rest.span === undefined ? "" : `${playedSaid(rest.span, loss)} ${t.readFirst}`;
  }
  if (reason === "excluded") return player === undefined ? "" : excludedSaid(player, why ?? "", until ?? null);
  if (limit === "time-session") return t.timeSession(span(rest.span ?? 0), ends);
  if (limit === "time-day") return t.timeDay(span(rest.span ?? 0), ends);
  if (asked === undefined || most === undefined) return "";
  const say_ = { "stake-round": t.stakeLimit, "loss-session": t.lossSession, "loss-day": t.lossDay }[limit ?? ""];
  return say_?.(dollars(asked), dollars(most)) ?? "";
}

/** How long somebody has played, and with what result. */
export function playedSaid(ms: number, loss: number): string {
  const t = say({ en, fr });
  return `${t.played(span(ms))} ${loss < 0 ? t.won(dollars(-loss)) : t.lost(dollars(loss))}`;
}

/** Why somebody may not play, by the kind of exclusion, and until when. */
export function excludedSaid(player: string, kind: string, until: number | null): string {
  const t = say({ en, fr });
  const is = kind === "cool-off" ? t.coolOff : kind === "self-exclusion" ? t.selfExclusion : t.excluded;
  return t.stillPaid(until === null ? is(player) : `${is(player)} ${t.until(instant(until))}`);
}

function ofTicket({ ticket, status, by, at }: Facts): string {
  const t = say({ en, fr });
  if (ticket === undefined) return "";
  const is =
    { redeemed: t.ticketPaid, expired: t.ticketExpired, cancelled: t.ticketVoid, voided: t.ticketVoid }[status ?? ""] ??
    t.noTicket;
  return [is(ticket), by !== undefined && at !== undefined ? t.ended(by, instant(at)) : ""].filter(Boolean).join(", ");
}

function ofHouse(facts: Facts): string {
  const t = say({ en, fr });
  const { why, scope, player, count, ticket } = facts;
  switch (why) {
    case "no-table":
      return t.noTable;
    case "shutting-down":
      return t.shuttingDown;
    case "unwritten":
      return t.unwritten;
    case "nothing-to-undo":
      return t.nothingToUndo;
    case "nothing-to-repeat":
      return t.nothingToRepeat;
    case "station":
      return t.station(player ?? "");
    case "fault-stands":
      return t.faultStands(told().scope(scope ?? ""));
    case "not-seated":
      return t.notSeated(player ?? "");
  }
  if (ticket !== undefined) return ofTicket(facts);
  if (scope !== undefined) return t.faulty(told().scope(scope));
  if (count !== undefined) return t.full(count);
  return player === undefined ? "" : t.cardOf(player);
}
