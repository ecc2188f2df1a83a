/** The recorded games: what the real server says of them. `make web` records them. */

import type { GameDescription } from "../src/wire";

const files = import.meta.glob("./games/*.json", { eager: true, import: "default" });

export const GAMES = Object.entries(files).map(
  ([file, game]) => [file.replace(/^.*\/|\.json$/g, ""), game as GameDescription] as const,
);

export function gameNamed(part: string): GameDescription {
  const found = GAMES.find(([name]) => name.includes(part));
  if (!found) throw new Error(`no recorded game is named ${part}`);
  return found[1];
}
