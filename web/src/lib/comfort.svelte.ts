/** How a player likes the screen: its light, its colours, the size of its type, and its sound. */

export interface Comfort {
  daylight: boolean;
  /** Colours for people who do not distinguish red from green. */
  safe: boolean;
  large: boolean;
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
}

const KEPT = "croupier-comfort";
const USUAL: Comfort = { daylight: false, safe: false, large: false, muted: false, volume: 0.5 };

function read(): Comfort {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Comfort>;
    const volume = Number(kept.volume ?? USUAL.volume);
    return { ...USUAL, ...kept, volume: volume >= 0 && volume <= 1 ? volume : USUAL.volume };
  } catch {
    return USUAL;
  }
}

let now = $state<Comfort>(read());

export const comfort = {
  get now(): Comfort {
    return now;
  },
  choose(change: Partial<Comfort>): void {
    now = { ...now, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(now));
    } catch {
      // Kept for this visit only.
    }
  },
};

/** Dress the page so; what comes back undresses it for the next screen. */
export function dress({ daylight, safe, large }: Comfort): () => void {
  const { dataset } = document.documentElement;
  dataset.theme = daylight ? "daylight" : "felt";
  if (safe) dataset.colours = "safe";
  else delete dataset.colours;
  if (large) dataset.type = "large";
  else delete dataset.type;
  return () => {
    dataset.theme = "felt";
    delete dataset.colours;
    delete dataset.type;
  };
}
