/** The leader board of a tournament. */
export default {
  title: (tournament: string) => `Leader board · ${tournament}`,
  board: "Leader board",
  rank: "Rank",
  name: "Name",
  chips: "Chips",
  change: "Change",
  pool: (amount: string) => `Prize pool ${amount}`,
  players: (count: number) => (count === 1 ? "1 player" : `${count} players`),
  cut: (advance: number | null) => (advance === null ? "Cut" : advance === 1 ? "Cut · the best of each table goes on" : `Cut · the best ${advance} of each table go on`),
  marker: "marker",
  turn: "to wager",
  form: "undisclosed",
  goesOn: "above the cut",
  page: (page: number, pages: number) => `${page} of ${pages}`,
  nobody: "Nobody has entered yet",
  notFound: "This tournament is not known here",
  table: (table: string) => `Table ${table}`,
  status: (status: string): string =>
    ({ eliminated: "out", disqualified: "disqualified", advanced: "through", playing: "" })[status] ?? status,
  stage: (stage: string): string =>
    ({ planned: "Planned", entries: "Taking entries", playing: "Playing", "between sessions": "Between sessions", over: "Final ranking", cancelled: "Cancelled" })[stage] ?? stage,
};
