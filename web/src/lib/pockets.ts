/** How a number is distinguished without its colour. Which colour a number has is the game's to say. */

export type PocketColour = "red" | "black" | "green";

/* The colours of the numbers are the same on every wheel; the list of tables sends them bare. */
const REDS = new Set("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36".split(" "));

export function colourOf(pocket: string, answer?: string): PocketColour {
  if (answer === "red" || answer === "black" || answer === "green") return answer;
  if (pocket === "0" || pocket === "00") return "green";
  return REDS.has(pocket) ? "red" : "black";
}

export function shapeOf(colour: PocketColour): string {
  return { red: "◆", black: "●", green: "○" }[colour];
}
