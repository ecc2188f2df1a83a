/** The language of the screens. Words live in `words/<language>/<screen>.ts`, never in markup. */

export type Language = "en" | "fr";

/** The French words must have every key of the English ones, with the same arguments. */
export type Words<T> = {
  [K in keyof T]: T[K] extends (...given: infer A) => string ? (...given: A) => string : string;
};

const KEPT = "croupier-language";

function first(): Language {
  const kept = read();
  if (kept === "en" || kept === "fr") return kept;
  return globalThis.navigator?.language?.startsWith("fr") ? "fr" : "en";
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing still speaks
  }
}

let spoken = $state<Language>(first());

export const language = {
  get now(): Language {
    return spoken;
  },
  choose(next: Language): void {
    spoken = next;
    document.documentElement.lang = next;
    try {
      localStorage.setItem(KEPT, next);
    } catch {
      // Kept for this visit only.
    }
  },
};

/** The words of a screen in the language of now. In a component: `const t = $derived(say({ en, fr }))`. */
export function say<T extends object>(both: { en: T; fr: Words<T> }): T {
  return (spoken === "fr" ? both.fr : both.en) as T;
}
