/** The colours of chips. What they are worth is the game's to say. */

export interface ChipColours {
  face: string;
  edge: string;
  text: string;
}

const COLOURS: [number, ChipColours][] = [
  [100_000_00, { face: "#2e2e33", edge: "#d8ab4e", text: "#ffffff" }],
  [25_000_00, { face: "#8a5a12", edge: "#fff3d0", text: "#ffffff" }],
  [5_000_00, { face: "#4a4f57", edge: "#f2b8c6", text: "#ffffff" }],
  [1_000_00, { face: "#b4560f", edge: "#ffe9c9", text: "#ffffff" }],
  [500_00, { face: "#5b2a86", edge: "#e8d6f7", text: "#ffffff" }],
  [100_00, { face: "#1d2125", edge: "#e9e4d4", text: "#ffffff" }],
  [25_00, { face: "#12693f", edge: "#e6f3d8", text: "#ffffff" }],
  [5_00, { face: "#ad2b25", edge: "#ffe6dc", text: "#ffffff" }],
  [2_50, { face: "#a34375", edge: "#ffe3f0", text: "#ffffff" }],
  [1_00, { face: "#f0ead9", edge: "#35506b", text: "#16202a" }],
  [0, { face: "#c9d4dc", edge: "#2f4a63", text: "#16202a" }],
];

export function chipStyle(value: number): ChipColours {
  const found = COLOURS.find(([from]) => value >= from) ?? COLOURS[COLOURS.length - 1];
  return (found as [number, ChipColours])[1];
}

/** The chips of a stack, largest first at the foot; at most `most`, as an eye counts no further. */
export function stackOf(stake: number, chips: readonly number[], most = 5): number[] {
  const sizes = [...chips].sort((one, other) => other - one);
  const stack: number[] = [];
  let left = stake;
  for (const size of sizes) {
    while (size > 0 && left >= size && stack.length < most) {
      stack.push(size);
      left -= size;
    }
  }
  return stack.length ? stack : [stake];
}

/* The colours in which checks are made for one player each; they have no value of their own. */
const CHECKS: Record<string, string> = {
  red: "#c5342c",
  orange: "#e07a1f",
  yellow: "#e8c22e",
  green: "#2f9e62",
  blue: "#2f6fd0",
  purple: "#8046b8",
  pink: "#e077a8",
  brown: "#8a5a32",
  white: "#f3ecd8",
  black: "#16191b",
};
export const CHECK_COLOURS: readonly string[] = Object.keys(CHECKS);

export function checkColour(name: string): string | undefined {
  return CHECKS[name];
}
