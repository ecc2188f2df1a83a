/** What a bet is called, wherever it lies: on the cloth, beside it, or called to the dealer. */

import type { GameDescription } from "../wire";
import { spotName } from "./spots";

export function betName(game: GameDescription, bet: string): string {
  const spot = game.spots.find((each) => each.bet === bet);
  if (spot) return spotName(spot, game);
  const beside = game.asian.find((each) => each.bet === bet);
  if (beside) return beside.name;
  return game.calls.find((each) => each.bet === bet)?.title ?? bet;
}
