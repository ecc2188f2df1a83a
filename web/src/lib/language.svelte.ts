/** The language of the screens: every one of which there is a catalogue. Only the chosen one is loaded. */

import { Catalogue } from "./fluent";

export type Language = string;

const FILES = import.meta.glob<string>(
  ["../../../src/croupier/words/*.ftl", "../../../src/croupier/books/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);
const KEPT = "croupier-language";
const ENGLISH = "en";

const languageOf = (path: string) => /(\w+)\.ftl$/.exec(path)?.[1] ?? "";

export const LANGUAGES: readonly Language[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();

const catalogues = new Map<Language, Catalogue>();
let wanted = "";
let spoken = $state.raw({ language: first(), messages: new Catalogue() });

function first(): Language {
  const liked = [read() ?? "", ...(globalThis.navigator?.languages ?? [])];
  return liked.map((each) => each.split("-")[0] ?? "").find((each) => LANGUAGES.includes(each)) ?? ENGLISH;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing still speaks
  }
}

/** Fetch the catalogues of a language: the house's and those of the books. */
export async function load(next: Language): Promise<void> {
  if (catalogues.has(next)) return;
  const own = Object.entries(FILES).filter(([path]) => languageOf(path) === next);
  catalogues.set(next, new Catalogue(await Promise.all(own.map(([, file]) => file()))));
}

function speak(next: Language): void {
  spoken = { language: next, messages: catalogues.get(next) ?? new Catalogue() };
  document.documentElement.lang = next;
}

export const language = {
  get now(): Language {
    return spoken.language;
  },
  get messages(): Catalogue {
    return spoken.messages;
  },
  /** Speak the first language; to be awaited before anything is shown. */
  async begin(): Promise<void> {
    await load(spoken.language);
    speak(spoken.language);
  },
  choose(next: Language): void {
    try {
      localStorage.setItem(KEPT, next);
    } catch {
      // Kept for this visit only.
    }
    wanted = next;
    if (catalogues.has(next)) return speak(next);
    // A catalogue that does not come leaves the screen as it is; the last choice counts.
    load(next).then(() => wanted === next && speak(next), () => undefined);
  },
};

/** What a language calls itself: "Deutsch". */
export function ownName(of: Language): string {
  const name = new Intl.DisplayNames([of], { type: "language" }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}
