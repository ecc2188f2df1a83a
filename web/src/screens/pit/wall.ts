/** Which tables of the wall somebody wants to see, and in which order. */

import { gameName } from "../../lib/games";
import { isBetting } from "../../lib/phases";
import type { FloorLine } from "../../wire";

export const FILTERS = ["all", "alerts", "betting", "idle", "stopped"] as const;
export type Filter = (typeof FILTERS)[number];
export const ORDERS = ["table", "alerts", "exposure", "turnover", "players", "pace", "dealer"] as const;
export type Order = (typeof ORDERS)[number];

const STOPPED = ["held", "void", "closed"];

export function fits(line: FloorLine, filter: Filter): boolean {
  if (filter === "alerts") return line.alerts > 0;
  if (filter === "betting") return isBetting(line.phase);
  if (filter === "idle") return line.players === 0;
  if (filter === "stopped") return STOPPED.includes(line.phase);
  return true;
}

/** Whether every word that was typed stands somewhere on the card. */
export function says(line: FloorLine, sought: string): boolean {
  const text = [line.table, gameName(line), line.book, line.game, line.dealer].join(" ").toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** How much of its own limits a table stands to lose. */
function risk(line: FloorLine): number {
  return (line.worst?.pays ?? 0) / Math.max(1, line.scale);
}

const VALUES: Record<Exclude<Order, "table" | "dealer">, (line: FloorLine) => number> = {
  alerts: (line) => line.alerts,
  exposure: risk,
  turnover: (line) => line.figures.turnover,
  players: (line) => line.players,
  pace: (line) => line.figures.games_per_hour,
};

/** Most first; tables of the same standing by name, with T2 before T10. */
export function sorted(lines: readonly FloorLine[], order: Order): FloorLine[] {
  const byName = (one: FloorLine, other: FloorLine) => one.table.localeCompare(other.table, undefined, { numeric: true });
  return [...lines].sort((one, other) => {
    if (order === "dealer") return one.dealer.localeCompare(other.dealer) || byName(one, other);
    const more = order === "table" ? 0 : VALUES[order](other) - VALUES[order](one);
    return more || byName(one, other);
  });
}
