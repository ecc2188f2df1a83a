/** Phases of a table; the phases themselves are the server's. */

/** Whether chips may be laid or moved. */
export function isBetting(phase: string): boolean {
  return phase === "betting" || phase === "final-bets";
}
