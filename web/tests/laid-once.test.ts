/** A chip that the house has taken lies once, at every moment: on its way, or in the view. */

import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { Connection, type SocketLike } from "../src/lib/connection.svelte";
import { Terminal } from "../src/screens/play/terminal.svelte";
import type { Submit } from "../src/wire";
import { gameNamed } from "./games";
import { seatView } from "./seat";
import { watched } from "./steered.svelte";

describe("a chip on the cloth", () => {
  it("is never counted twice, not even while the answer comes in", async () => {
    let submitted: Submit | undefined;
    const far = { readyState: 1, send: (text: string) => (submitted = JSON.parse(text)), close: () => undefined } as unknown as SocketLike;
    const say = (message: object) => far.onmessage?.({ data: JSON.stringify(message) } as never);
    const link = new Connection(() => far);
    say({ type: "welcome", version: 1, name: "ann", time: Date.now() });
    const subscription = link.subscribe("T1", "seat", "ann");
    say({ type: "snapshot", table: "T1", seq: 8, time: 1, view: seatView({ balance: 5_000, may: ["place"] }) });
    let terminal: Terminal | undefined;
    const { seen, end } = watched(
      () => (terminal = new Terminal(link, subscription as never, gameNamed("american"), "ann", () => ({ accepted: () => "" }) as never)),
      () => (terminal?.stakes ?? []).reduce((sum, each) => sum + each.stake, 0),
    );
    await tick();
    const laying = terminal?.place("red", 500, [{ bet: "red", stake: 500 }]);
    await tick();
    const changed = { balance: 4_500, cost: 500, wagers: { red: 500 }, can_undo: true };
    say({ type: "accepted", id: submitted?.id, table: "T1", round_no: 7, seq: 9, time: 1, clauses: [], warnings: [], warned: [], repeated: false, ticket: "", changed });
    expect(await laying).toBe(true);
    await tick();
    expect([...new Set(seen)]).toEqual([0, 500]);
    end();
    link.close();
  });
});
