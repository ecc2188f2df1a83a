import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type SocketLike } from "../src/lib/connection.svelte";
import type { FromClient, FromServer } from "../src/wire";

/** The far end of a socket: what was sent to it, and what it says. */
class Far implements SocketLike {
  readyState = 1;
  sent: FromClient[] = [];
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message as FromServer) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
  submitted() {
    return this.sent.flatMap((message) => (message.type === "submit" ? [message] : []));
  }
}

let ends: Far[] = [];
const link = () =>
  new Connection(() => {
    const end = new Far();
    ends.push(end);
    return end;
  });
const last = () => ends[ends.length - 1] as Far;
const welcome = { type: "welcome", version: 1, name: "ann", time: 5_000 };
const accepted = (id: string) => ({
  type: "accepted", id, table: "T1", round_no: 1, seq: 9, time: 1, clauses: [], warnings: [], warned: [], repeated: false, ticket: "",
});

beforeEach(() => {
  ends = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("sends an request again under the same key when the socket was lost", async () => {
    const made = link();
    last().say(welcome);
    const answer = made.submit("T1", { type: "place", player: "ann", bet: "red", stake: 500 });
    const [first] = last().submitted();
    last().break();
    expect(made.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    last().say(welcome);
    const [again] = last().submitted();
    expect(again).toEqual({ ...first, again: true });
    last().say(accepted(again?.id ?? ""));
    expect((await answer).type).toBe("accepted");
    expect(made.waiting).toBe(0);
    made.close();
  });

  it("tries another socket while one hangs, and keeps the first that is welcomed", async () => {
    const made = link();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ends).toHaveLength(2);
    const [hung, good] = ends as [Far, Far];
    good.say(welcome);
    expect(made.state).toBe("open");
    expect(hung.readyState).toBe(3);
    hung.say(welcome);
    await vi.advanceTimersByTimeAsync(600);
    expect(ends).toHaveLength(2);
    made.close();
  });

  it("hangs on to no more than three tries, and says that the house is away", async () => {
    const made = link();
    await vi.advanceTimersByTimeAsync(3_800);
    expect(ends).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600);
    expect(made.state).toBe("lost");
    expect(ends[0]?.readyState).toBe(3);
    made.close();
  });

  it("notices within two and a half seconds that nobody answers", async () => {
    const made = link();
    last().say(welcome);
    await vi.advanceTimersByTimeAsync(2_600);
    expect(made.state).toBe("lost");
    made.close();
  });

  it("notices a line that the machine itself knows to be cut, at once", () => {
    const made = link();
    last().say(welcome);
    globalThis.dispatchEvent(new Event("offline"));
    expect(made.state).toBe("lost");
    const before = ends.length;
    globalThis.dispatchEvent(new Event("online"));
    expect(ends.length).toBe(before + 1);
    last().say(welcome);
    expect(made.state).toBe("open");
    made.close();
  });

  it("holds on to a line that answers, however seldom anything happens", async () => {
    const made = link();
    last().say(welcome);
    for (let beat = 0; beat < 40; beat += 1) {
      await vi.advanceTimersByTimeAsync(300);
      const asked = last().sent.filter((message) => message.type === "ping").at(-1);
      if (asked?.type === "ping") last().say({ type: "pong", id: asked.id, sent: asked.sent, time: 1 });
    }
    expect(made.state).toBe("open");
    expect(ends).toHaveLength(1);
    made.close();
  });

  it("gives two requests two keys", () => {
    const made = link();
    last().say(welcome);
    void made.submit("T1", { type: "place", player: "ann", bet: "red", stake: 500 });
    void made.submit("T1", { type: "place", player: "ann", bet: "red", stake: 500 });
    expect(new Set(last().submitted().map((each) => each.key)).size).toBe(2);
    made.close();
  });

  it("looks again from where it was", async () => {
    const made = link();
    last().say(welcome);
    const subscription = made.subscribe("T1", "display");
    last().say({ type: "snapshot", table: "T1", seq: 41, time: 1, view: { audience: "display", phase: "betting" } });
    expect(subscription.view?.phase).toBe("betting");
    last().break();
    await vi.advanceTimersByTimeAsync(1_000);
    last().say(welcome);
    expect(last().sent).toContainEqual(expect.objectContaining({ type: "subscribe", table: "T1", after: 41 }));
    made.close();
  });

  it("never goes back to an older subscription, nor to another audience's", () => {
    const made = link();
    last().say(welcome);
    const subscription = made.subscribe("T1", "display");
    const view = (phase: string, audience = "display") => ({ audience, phase });
    last().say({ type: "snapshot", table: "T1", seq: 41, time: 1, view: view("betting") });
    last().say({ type: "update", table: "T1", after: 0, seq: 40, time: 1, happened: [], view: view("idle") });
    last().say({ type: "update", table: "T1", after: 41, seq: 42, time: 1, happened: [], view: view("void", "pit") });
    expect(subscription.view?.phase).toBe("betting");
    made.close();
  });

  it("folds in what a wheel has done, in its own round and once", () => {
    const made = link();
    last().say(welcome);
    const subscription = made.subscribe("T1", "seat", "ann");
    const view = { audience: "seat", round_no: 4, phase: "betting", closes_at: 9, may: ["place"], pocket: null, landed_at: null };
    const called = { type: "called", table: "T1", round_no: 4, call: "no-more-bets", at: 7, pocket: null };
    last().say({ type: "snapshot", table: "T1", seq: 41, time: 1, view });
    last().say({ ...called, round_no: 3 });
    expect(subscription.view?.phase).toBe("betting");
    last().say(called);
    expect(subscription.view).toEqual({ ...view, phase: "no-more-bets", closes_at: null, may: [] });
    last().say({ ...called, call: "result", at: 8, pocket: "17" });
    expect(subscription.view).toMatchObject({ phase: "no-more-bets", pocket: "17", landed_at: 8 });
    expect(subscription.seq).toBe(41);
    const settled = { ...view, phase: "settled", pocket: "17", landed_at: 8 };
    last().say({ type: "update", table: "T1", after: 41, seq: 43, time: 1, happened: [], view: settled });
    last().say(called);
    expect(subscription.view).toEqual(settled);
    made.close();
  });

  it("keeps no more than sixty of what happened, however long it runs", () => {
    const made = link();
    last().say(welcome);
    const subscription = made.subscribe("T1", "display");
    for (let seq = 1; seq <= 500; seq += 1) {
      last().say({
        type: "update", table: "T1", after: seq - 1, seq, time: 1,
        happened: [{ seq, at: 1, said: ["x"] }], view: { audience: "display", phase: "betting" },
      });
    }
    expect(subscription.happened).toHaveLength(60);
    expect(subscription.happened.at(-1)?.seq).toBe(500);
    made.close();
  });
});
