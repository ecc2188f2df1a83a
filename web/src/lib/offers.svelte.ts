/** What the house's rulebooks and their games are called, requested once. */

import type { BookDetails } from "../wire";
import { call } from "./api";
import { gameName } from "./games";

let books = $state.raw<readonly BookDetails[]>([]);
let requested = false;

/** A game with its book, "The Star Sydney · Roulette"; their short names until the titles are there. */
export function offerName(book: string, game = ""): string {
  if (!requested) {
    requested = true;
    call("GET /v1/books")
      .then((answer) => (books = answer.books))
      .catch(() => (requested = false));
  }
  const found = books.find((each) => each.book === book);
  const offer = found?.games.find((each) => each.game === game);
  return [found?.title ?? book, offer ? gameName({ ...offer, book }) : game].filter(Boolean).join(" · ");
}
