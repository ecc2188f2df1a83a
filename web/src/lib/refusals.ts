/** Why the house says no, in the language of now: see `saying.ts`. */

import type { Accepted, ActionShown, Pending, Reason, Worded } from "../wire";
import { HttpError } from "./api";
import type { Answered } from "./connection.svelte";
import { language } from "./language.svelte";
import { messageText, nameOf, type Params, t } from "./messages.svelte";
import { type Said, wordedSaid } from "./saying";

type No = {
  reason: Reason;
  detail: string;
  clauses: readonly string[];
  code?: string;
  params?: Params;
};

/** The whole sentence by its code; else what kind of refusal it is, and the server's own words. */
export function refusalSaid({ reason, detail, clauses, code, params }: No): Said {
  const whole = messageText(code ?? "", params ?? {});
  if (whole !== null) return { text: whole, rest: "", clauses };
  if (language.now === "en") return { text: detail, rest: "", clauses };
  return { text: nameOf("reason", reason), rest: detail, clauses };
}

/** Why an action cannot be asked now. */
export function whyNot({ reason, detail, clauses, code, params }: ActionShown): Said {
  return refusalSaid({ reason: reason as Reason, detail, clauses, code, params });
}

/** What went wrong with a request to the house. */
export function errorSaid(cause: unknown): Said {
  if (!(cause instanceof HttpError) || cause.status === 0) return { text: t("common-unreachable"), rest: "", clauses: [] };
  const { reason, clauses, status, code, params } = cause;
  if (reason) return refusalSaid({ reason, detail: cause.message, clauses, code, params });
  const whole = messageText(code, params);
  if (whole !== null) return { text: whole, rest: "", clauses };
  const problem = t("refusal-problem", { status });
  if (language.now === "en") return { text: cause.message || problem, rest: "", clauses };
  return { text: problem, rest: cause.message, clauses };
}

/** Why somebody was not signed in. */
export function signInSaid(cause: unknown): string {
  const status = cause instanceof HttpError ? cause.status : 0;
  if (status === 401) return t("refusal-wrong-secret");
  return status === 429 ? t("refusal-too-many-failures") : errorSaid(cause).text;
}

/** What became of something that was not done, or not for certain. */
export function answerSaid(answer: Exclude<Answered, Accepted>): Said {
  switch (answer.type) {
    case "refused":
      return refusalSaid(answer);
    case "pending":
      return { text: waitingSaid(answer), rest: "", clauses: [] };
    case "fault":
      return { text: t("form-fault"), rest: answer.detail || answer.title, clauses: [] };
  }
}

function waitingSaid(pending: Pending): string {
  return pending.number ? t("form-waits") : t("view-second-source");
}

/** What the house adds to something that was done. */
export function warningsSaid(warned: readonly Worded[], clauses: readonly string[]): Said {
  return { text: warned.map(wordedSaid).join(t("format-semicolon")), rest: "", clauses };
}

/** How long somebody has played, and with what result. */
export function playedSaid(ms: number, loss: number): string {
  return t("compliance-reality-check", { span: ms, loss, amount: Math.abs(loss) });
}

/** Why somebody may not play, by the kind of exclusion, and until when. */
export function excludedSaid(player: string, kind: string, until: number | null): string {
  return t("compliance-person-excluded", { player, kind: kind || "house", until, table: "" });
}
