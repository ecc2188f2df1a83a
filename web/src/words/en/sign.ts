/** The notice at a table: what may be bet, and what it pays. */
export default {
  minimum: "min",
  maximum: "max",
  unit: (unit: string) => `in units of ${unit}`,
  inAll: "in all",
  least: (amount: string) => `at least ${amount}`,
  most: (amount: string) => `at most ${amount}`,
  own: (kind: string, min: string, max: string) => `${kind} ${min} to ${max}`,
  odds: "Bets and what they pay",
  chipFirst: "Choose a chip first",
  placing: "Where chips lie",
  placingKind: "Kind of bet",
  placingText: (positions: number, numbers: number) =>
    `${positions} ${positions === 1 ? "position" : "positions"}, ${numbers} ${numbers === 1 ? "number" : "numbers"} each`,
  track: "Bets of the race track",
  pieces: (pieces: string) => `chips on ${pieces}`,
  byKind: "each kind has its own: see Rules",
};
