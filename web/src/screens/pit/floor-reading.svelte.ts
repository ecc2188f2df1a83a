/** The floor as the desk sees it: read every two seconds while the page is visible. */

import { onMount } from "svelte";
import { call } from "../../lib/api";
import type { FloorDetails, WaitingCommand } from "../../wire";

const EVERY = 2_000;

export class FloorReading {
  floor = $state.raw<FloorDetails | null>(null);
  waiting = $state.raw<WaitingCommand[]>([]);
  /** The house has not answered the last time; what is shown is older. */
  stale = $state(false);

  constructor(readonly whole = true) {}

  async refresh(): Promise<void> {
    try {
      if (this.whole) this.floor = await call("GET /v1/floor");
      this.waiting = !this.whole || this.floor?.waiting ? (await call("GET /v1/waiting")).waiting : [];
      this.stale = false;
    } catch {
      this.stale = true;
    }
  }
}

/** Read the floor while a component lives; with `whole` false only what waits for a second person. */
export function readingFloor(whole = true): FloorReading {
  const reading = new FloorReading(whole);
  onMount(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const step = async () => {
      // Nobody sees a hidden page; it reads again as soon as it is shown.
      if (!document.hidden) await reading.refresh();
      if (!over) timer = setTimeout(() => void step(), EVERY);
    };
    void step();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  });
  return reading;
}
