import { nameOf } from "./messages.svelte";

/** What a game is called in the language of now: its book's word for the title, else the title as the book has it. */
export function gameName({ book, title }: { book: string; title: string }): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return nameOf("offer", `${book}-${plain.match(/[a-z0-9]+/g)?.join("-") ?? ""}`, title);
}
