import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../src/lib/api";

describe("what a page requests by itself", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it("is said to be unattended once nobody has touched the page for a while", async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async (_address: string, _asked: { headers: Record<string, string> }) => Response.json({}));
    vi.stubGlobal("fetch", fetch);
    const unattended = async () => {
      await call("GET /v1/session");
      return "x-croupier-unattended" in (fetch.mock.lastCall?.[1].headers ?? {});
    };
    expect(await unattended()).toBe(false);
    vi.advanceTimersByTime(61_000);
    expect(await unattended()).toBe(true);
    globalThis.dispatchEvent(new Event("pointermove"));
    expect(await unattended()).toBe(false);
  });
});
