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

/* The sign, and the end of the code of its word: `currency-dollar`. */
interface Unit {
  sign: string;
  name: string;
}
const DOLLAR: Unit = { sign: "$", name: "dollar" };
const UNITS: Record<string, Unit> = {
  EUR: { sign: "€", name: "euro" },
  GBP: { sign: "£", name: "pound" },
  CHF: { sign: "Fr.", name: "franc" },
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
