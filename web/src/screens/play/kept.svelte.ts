/** What a terminal keeps in this browser: favourites of a game, and on which side the chips are. */

import type { WagerShown } from "../../wire";

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
  #key: string;
  favourites = $state.raw<Favourite[]>([]);
  leftHanded = $state(read<boolean>("croupier-left-hand", false));

  constructor(book: string, game: string, layout: string) {
    this.#key = `croupier-favourites-${book}-${game}-${layout}`;
    this.favourites = read<Favourite[]>(this.#key, []);
  }

  save(wagers: readonly WagerShown[]): void {
    const plain = wagers.map(({ bet, stake }) => ({ bet, stake }));
    this.#set([{ wagers: plain }, ...this.favourites].slice(0, MOST));
  }
  drop(place: number): void {
    this.#set(this.favourites.filter((_, at) => at !== place));
  }
  #set(next: Favourite[]): void {
    this.favourites = next;
    write(this.#key, next);
  }
  swapHands(): void {
    this.leftHanded = !this.leftHanded;
    write("croupier-left-hand", this.leftHanded);
  }
}
