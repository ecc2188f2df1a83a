/** What a bet is called, wherever it lies: on the cloth, beside it, or called to the dealer. */

import type { GameTold } from "../wire";
import type en from "../words/en/common";
import { spotName } from "./spots";

export function betName(game: GameTold, bet: string, t: typeof en): string {
  const spot = game.spots.find((each) => each.bet === bet);
  if (spot) return spotName(spot, game, t);
  const beside = game.asian.find((each) => each.bet === bet);
  if (beside) return beside.name;
  return game.calls.find((each) => each.bet === bet)?.title ?? bet;
}
