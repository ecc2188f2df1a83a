/* A list and the one of it that is open, read again every few seconds. */

import { onMount } from "svelte";
import { errorSaid } from "./refusals";

const EVERY = 2_000;

export class Chosen<Line, View extends { seq: number }> {
  lines = $state.raw<Line[]>([]);
  name = $state("");
  view = $state.raw<View | null>(null);
  problem = $state("");
  loaded = $state(false);

  constructor(
    private readonly list: () => Promise<Line[]>,
    private readonly nameOf: (each: Line | View) => string,
    private readonly open: (name: string) => Promise<View>,
  ) {
    onMount(() => {
      void this.refresh();
      const timer = setInterval(() => document.hidden || void this.refresh(), EVERY);
      return () => clearInterval(timer);
    });
  }

  async refresh(): Promise<void> {
    try {
      this.lines = await this.list();
      const first = this.lines[0];
      if (!this.name && first) this.name = this.nameOf(first);
      const name = this.name;
      const seen = name ? await this.open(name) : null;
      // What comes late is not drawn over what was chosen meanwhile, nor over what is as new.
      const known = this.view !== null && this.nameOf(this.view) === name ? this.view.seq : -1;
      if (name === this.name && !(seen && known >= seen.seq)) this.view = seen;
      this.problem = "";
    } catch (cause) {
      this.problem = errorSaid(cause).text;
    } finally {
      this.loaded = true;
    }
  }

  choose(name: string): void {
    this.name = name;
    void this.refresh();
  }
}
