/** What the house is called, and the money in which it deals. Told once a page, and kept for the next. */

import { call } from "./api";
import type { HouseTold } from "../wire";

const KEPT = "croupier-house";

function read(): HouseTold | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as HouseTold | null;
  } catch {
    return null; // a browser that keeps nothing asks anew
  }
}

let told = $state.raw<HouseTold | null>(read());

/* The sign, and the word for one and for several, by language. */
interface Unit {
  sign: string;
  en: readonly [string, string];
  fr: readonly [string, string];
}
const DOLLAR: Unit = { sign: "$", en: ["dollar", "dollars"], fr: ["dollar", "dollars"] };
const UNITS: Record<string, Unit> = {
  EUR: { sign: "€", en: ["euro", "euros"], fr: ["euro", "euros"] },
  GBP: { sign: "£", en: ["pound", "pounds"], fr: ["livre", "livres"] },
  CHF: { sign: "Fr.", en: ["franc", "francs"], fr: ["franc", "francs"] },
};
/** Every currency that a house may deal in. */
export const CURRENCIES = ["AUD", "CAD", "CHF", "EUR", "GBP", "NZD", "USD"] as const;

export const house = {
  get now(): HouseTold | null {
    return told;
  },
  get unit(): Unit {
    return UNITS[told?.currency ?? ""] ?? DOLLAR;
  },
  take(next: HouseTold): void {
    told = next;
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // Known for this visit only.
    }
  },
  async look(): Promise<void> {
    house.take(await call("GET /v1/house"));
  },
};
