/** What a spot is called on a screen: by the table's own words, else in the language of now. */

import type { GameTold, SpotTold } from "../wire";
import type en from "../words/en/common";

type Common = typeof en;

/** "split 14–17", "2nd dozen", "red". */
export function spotName(spot: SpotTold, game: GameTold, t: Common): string {
  const kind = game.words[spot.kind] ?? t.kind(spot.kind);
  const [, tail = ""] = spot.bet.split(":");
  if (spot.kind === "lucky-ball") return `${kind} ${t.ball(tail)}`;
  if (spot.kind === "column" || spot.kind === "dozen") return `${kind} ${tail}`;
  return tail ? `${kind} ${tail.replaceAll("-", "–")}` : kind;
}

/** What is printed in the box of an outside bet. */
export function boxText(spot: SpotTold, game: GameTold, t: Common): string {
  if (spot.stands_for || spot.kind === "five-line") return spot.numbers.join("·");
  if (spot.kind === "column") return t.columnMark(spot.pays);
  const own = game.words[spot.bet] ?? game.words[spot.kind];
  const [, tail = ""] = spot.bet.split(":");
  if (game.words[spot.bet]) return game.words[spot.bet] ?? "";
  switch (spot.kind) {
    case "dozen":
      return own ? `${own} ${tail}` : ({ "1": t.dozen1, "2": t.dozen2, "3": t.dozen3 }[tail] ?? tail);
    case "low":
      return own ?? t.low;
    case "high":
      return own ?? t.high;
    case "even":
      return own ?? t.even;
    case "odd":
      return own ?? t.odd;
    case "lucky-ball":
      return `${t.ball(tail)} · ${t.payoutShort(spot.pays)}`;
    default:
      return own ?? t.kind(spot.kind);
  }
}
