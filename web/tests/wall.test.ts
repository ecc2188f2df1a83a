import { expect, test } from "vitest";
import { escalated, LATE_MS, SENIOR_MS, urgentFirst } from "../src/screens/pit/alarm";
import { fits, says, sorted } from "../src/screens/pit/wall";
import type { AlertShown, FloorLine } from "../src/wire";

const line = (table: string, more: Partial<FloorLine> = {}): FloorLine =>
  ({ table, title: "Roulette", book: "star", game: "table", dealer: "", phase: "idle", players: 1, alerts: 0, scale: 100, worst: null, figures: { turnover: 0, games_per_hour: 0 }, ...more }) as FloorLine;
const alert = (id: string, at: number, more: Partial<AlertShown> = {}): AlertShown => ({ id, at, over: false, ...more }) as AlertShown;

test("two hundred tables are sorted by name as people count, or by what is most", () => {
  const lines = Array.from({ length: 200 }, (_, at) => line(`T${200 - at}`, { alerts: at === 7 ? 3 : 0 }));
  expect(sorted(lines, "table").slice(0, 3).map((each) => each.table)).toEqual(["T1", "T2", "T3"]);
  expect(sorted(lines, "alerts")[0]?.table).toBe("T193");
});

test("exposure is held against a table's own limits", () => {
  const low = line("T1", { scale: 1000, worst: { pocket: "17", pays: 900 } });
  const high = line("T2", { scale: 100_000, worst: { pocket: "17", pays: 5000 } });
  expect(sorted([high, low], "exposure")[0]?.table).toBe("T1");
});

test("every word that is sought stands on the card", () => {
  expect(says(line("T1", { dealer: "Dora" }), "star dora")).toBe(true);
  expect(says(line("T1"), "star dora")).toBe(false);
  expect(fits(line("T1", { players: 0 }), "idle")).toBe(true);
});

test("an alert is late after a minute and the shift manager's after three, unless it is over", () => {
  const one = alert("a", 1000);
  expect([0, LATE_MS, SENIOR_MS].map((waited) => escalated(one, 1000 + waited))).toEqual(["new", "late", "senior"]);
  expect(escalated(alert("b", 1000, { over: true }), 1000 + SENIOR_MS)).toBe("new");
  // What merely stands is sent as of now, and has waited since it was first seen.
  expect(escalated(alert("a", 500_000), 1000 + SENIOR_MS)).toBe("senior");
  expect(urgentFirst([alert("d", 900_000), alert("c", 1)], 900_001).map((each) => each.id)).toEqual(["c", "d"]);
});
