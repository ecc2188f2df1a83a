/** Odds as people say them: 35 to 1, and 1 to 2 where a bet pays less than its stake. */
export function oddsPair(pays: number): [number, number] {
  if (pays >= 1 || pays <= 0) return [pays, 1];
  const against = Math.round(1 / pays);
  return [1, against];
}
