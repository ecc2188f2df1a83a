/** What a player keeps: favourites of a game at the house, and in this browser how it is held. */

import { call } from "../../lib/api";
import type { GameDescription, WagerShown } from "../../wire";

export interface Favourite {
  wagers: WagerShown[];
}

const MOST = 8;

function read<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Kept for this visit only.
  }
}

export class Kept {
  readonly #game: string;
  favourites = $state.raw<Favourite[]>([]);
  leftHanded = $state(read<boolean>("croupier-left-hand", false));

  constructor(
    { book, game, layout }: Pick<GameDescription, "book" | "game" | "layout">,
    readonly player: string,
  ) {
    this.#game = `${book}/${game}/${layout}`;
    void this.#load();
  }

  async #load(): Promise<void> {
    const query = { player: this.player, game: this.#game };
    try {
      this.#take((await call("GET /v1/play/favourites", { query })).layouts);
    } catch {
      // They are no part of the game: it is played without them.
    }
  }
  #take(layouts: readonly Record<string, number>[]): void {
    this.favourites = layouts.map((layout) => ({
      wagers: Object.entries(layout).map(([bet, stake]) => ({ bet, stake })),
    }));
  }

  save(wagers: readonly WagerShown[]): Promise<void> {
    const plain = wagers.map(({ bet, stake }) => ({ bet, stake }));
    return this.#keep([{ wagers: plain }, ...this.favourites].slice(0, MOST));
  }
  drop(place: number): Promise<void> {
    return this.#keep(this.favourites.filter((_, at) => at !== place));
  }
  async #keep(next: Favourite[]): Promise<void> {
    const layouts = next.map(({ wagers }) => Object.fromEntries(wagers.map(({ bet, stake }) => [bet, stake])));
    const body = { player: this.player, game: this.#game, layouts };
    this.#take((await call("POST /v1/play/favourites", { body })).layouts);
  }
  swapHands(): void {
    this.leftHanded = !this.leftHanded;
    write("croupier-left-hand", this.leftHanded);
  }
}
