/** What a spot is called on a screen: by the table's own words, else in the language of now. */

import type { GameDescription, SpotDescription } from "../wire";
import { nameOf, t } from "./messages.svelte";

/** "split 14–17", "2nd dozen", "red". */
export function spotName(spot: SpotDescription, game: GameDescription): string {
  const kind = game.words[spot.kind] ?? nameOf("bet", spot.kind);
  const [, tail = ""] = spot.bet.split(":");
  if (spot.kind === "lucky-ball") return `${kind} ${nameOf("ball", tail)}`;
  if (spot.kind === "column" || spot.kind === "dozen") return `${kind} ${tail}`;
  return tail ? `${kind} ${tail.replaceAll("-", "–")}` : kind;
}

/** What is printed in the box of an outside bet. */
export function boxText(spot: SpotDescription, game: GameDescription): string {
  if (spot.stands_for || spot.kind === "five-line") return spot.numbers.join("·");
  if (spot.kind === "column") return t("common-column-mark", { pays: spot.pays });
  const own = game.words[spot.bet] ?? game.words[spot.kind];
  const [, tail = ""] = spot.bet.split(":");
  if (game.words[spot.bet]) return game.words[spot.bet] ?? "";
  switch (spot.kind) {
    case "dozen":
      return own ? `${own} ${tail}` : nameOf("common-dozen", tail);
    case "low":
      return own ?? t("common-low");
    case "high":
      return own ?? t("common-high");
    case "even":
      return own ?? t("common-even");
    case "odd":
      return own ?? t("common-odd");
    case "lucky-ball":
      return `${nameOf("ball", tail)} · ${t("common-payout-short", { pays: spot.pays })}`;
    default:
      return own ?? nameOf("bet", spot.kind);
  }
}
