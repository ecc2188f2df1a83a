/** What the house is called, and the money in which it deals. Read once a page, and kept for the next. */

import { call } from "./api";
import type { HouseDetails } from "../wire";

const KEPT = "croupier-house";

function read(): HouseDetails | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as HouseDetails | null;
  } catch {
    return null; // a browser that keeps nothing reads it anew
  }
}

const kept = read();
let answer = $state.raw<HouseDetails | null>(kept);

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

/* The house's own colours in place of ours; see styles/tokens.css. */
function dress({ accent, accent_daylight }: HouseDetails): void {
  const { style } = document.documentElement;
  for (const [name, colour] of [["--house-accent", accent], ["--house-accent-daylight", accent_daylight]] as const) {
    if (colour) style.setProperty(name, colour);
    else style.removeProperty(name);
  }
}
if (kept) dress(kept);

export const house = {
  get now(): HouseDetails | null {
    return answer;
  },
  /** What it is called, also before it has answered. */
  get name(): string {
    return answer?.name ?? "Croupier";
  },
  get unit(): Unit {
    return UNITS[answer?.currency ?? ""] ?? DOLLAR;
  },
  take(next: HouseDetails): void {
    answer = next;
    dress(next);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // Known for this visit only.
    }
  },
  async refresh(): Promise<void> {
    house.take(await call("GET /v1/house"));
  },
};
