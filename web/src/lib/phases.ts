/** Phases of a table in words; the phases themselves are the server's. */

import type en from "../words/en/common";

type Common = typeof en;

const KEYS: Record<string, keyof Common> = {
  closed: "phaseClosed",
  idle: "phaseIdle",
  betting: "phaseBetting",
  "final-bets": "phaseFinalBets",
  "no-more-bets": "phaseNoMoreBets",
  settled: "phaseSettled",
  void: "phaseVoid",
  held: "phaseHeld",
};

export function phaseWords(phase: string, words: Common): string {
  const key = KEYS[phase];
  return key ? String(words[key]) : phase;
}

/** Whether chips may be laid or moved. */
export function isBetting(phase: string): boolean {
  return phase === "betting" || phase === "final-bets";
}
