"""Settlement of very many wagers at once: whole numbers in arrays, exact to the cent.

A wager is the number of its bet in `bet_names`, a stake in cents and the number of its player.
Limits are not checked: these are wagers that a table has taken as they are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any, Final

import numpy as np

from croupier.lab.compiled import compiled
from croupier.lab.wagers import OPEN_LIMITS
from croupier.roulette.bets import BetName, Kind
from croupier.roulette.exposure import exposure as rules_exposure
from croupier.roulette.exposure import stakes_on_spots
from croupier.roulette.game import Game
from croupier.roulette.lines import Wagerer
from croupier.roulette.notation import parse_bet
from croupier.roulette.offered import refuse_bet
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket
from croupier.roulette.zero import zero_worth

Array = np.ndarray[Any, np.dtype[Any]]


class BadArrays(ValueError):
    """The arrays cannot be settled; the message says which, and where it is wrong."""


@dataclass(frozen=True)
class Returns:
    """What each bet brings back on each pocket, for one unit staked: its odds and the stake."""

    names: tuple[BetName, ...]
    pockets: tuple[Pocket, ...]
    #: A row for each pocket, with a column for each bet; in parts of a unit where odds have parts.
    by_pocket: Array
    scale: int = 1


def bet_names(game: Game) -> tuple[BetName, ...]:
    """The bets in the order of their numbers. Lucky Ball is not among them: its number is drawn."""
    return tuple(name for name, bet in game.bets.items() if bet.kind is not Kind.LUCKY_BALL)


def returns_of(game: Game) -> Returns:
    """The table of what comes back, from the odds of the game; what a zero halves is shared."""
    names = bet_names(game)
    rows = [
        [Fraction(1 + pays[name]) if name in pays else _kept(game, name, pocket) for name in names]
        for pocket in game.wheel.order
        for pays in [game.pays(pocket)]
    ]
    scale = lcm(*(back.denominator for row in rows for back in row))
    whole = [[int(back * scale) for back in row] for row in rows]
    return Returns(names, game.wheel.order, np.array(whole, np.int64), scale)


def _kept(game: Game, name: BetName, pocket: Pocket) -> Fraction:
    return zero_worth(game, game.bets[name]) if pocket in (ZERO, DOUBLE_ZERO) else Fraction(0)


def settle_many(
    returns: Returns, bets: Array, stakes: Array, players: Array, pocket: Pocket, count: int
) -> Array:
    """What comes back to each of `count` players on a pocket, in cents."""
    if not len(bets) == len(stakes) == len(players):
        lengths = f"{len(bets)} bets, {len(stakes)} stakes, {len(players)} players"
        raise BadArrays(f"{lengths}: one of each a wager is wanted")
    if pocket not in returns.pockets:
        raise BadArrays(f"{pocket} is no pocket of this wheel")
    row = returns.by_pocket[returns.pockets.index(pocket)]
    back, most = np.zeros(count, np.int64), _stake_max(stakes, row)
    if count and _settle_in_order(bets, stakes, players, row, back, most, returns.scale):
        return back
    back[:] = 0
    wrong = _settle(bets, stakes, players, row, back, most, returns.scale)
    if wrong >= 0:
        raise BadArrays(
            f"wager {wrong}: bet {bets[wrong]} of {len(row)}, stake {stakes[wrong]}, "
            f"player {players[wrong]} of {count}"
        )
    return back


def liability(returns: Returns, bets: Array, stakes: Array) -> dict[Pocket, int]:
    """What the house would have to give back on each pocket, stakes included, in cents."""
    totals = np.zeros(len(returns.names), np.int64)
    wrong = _total(bets, stakes, totals, _stake_max(stakes, returns.by_pocket))
    if wrong >= 0:
        raise BadArrays(f"wager {wrong}: bet {bets[wrong]} of {len(totals)}, stake {stakes[wrong]}")
    owed = returns.by_pocket @ totals
    whole = -(-owed // returns.scale)
    return {pocket: int(amount) for pocket, amount in zip(returns.pockets, whole, strict=True)}


def _stake_max(stakes: Array, returns: Array) -> int:
    """The largest stake with which no sum can leave the whole numbers of 64 bits."""
    if not np.issubdtype(stakes.dtype, np.integer):
        raise BadArrays(f"stakes are {stakes.dtype}; whole cents are wanted")
    return int((2**63 - 1) // (max(1, len(stakes)) * max(1, int(returns.max()))))


@dataclass(frozen=True)
class Exposure:
    """What a table can lose on the next spin."""

    staked: int
    owed: dict[Pocket, int]

    @property
    def worst(self) -> tuple[Pocket, int]:
        """The pocket that costs the house most, and what it then wins: below zero, a loss."""
        pocket = max(self.owed, key=lambda each: self.owed[each])
        return pocket, self.staked - self.owed[pocket]


def exposure(game: Game, wagers: Mapping[BetName, int]) -> Exposure:
    """Of everything that lies on a layout, by bet, call bets and Lucky Ball included."""
    for name in wagers:
        if refusal := refuse_bet(game, parse_bet(name)):
            raise BadArrays(f"{name} is no bet of this layout: {refusal}")
    wagerers = [Wagerer("", wagers, {}, True, None)]
    _, staked = stakes_on_spots(game, wagerers)
    net = rules_exposure(game, OPEN_LIMITS, wagerers)
    return Exposure(staked, {pocket: amount + staked for pocket, amount in net.items()})


#: Wagers that are read and settled while they lie in the processor's nearest memory.
_BLOCK: Final = 1024


@compiled
def _settle_in_order(
    bets: Array, stakes: Array, players: Array, row: Array, back: Array, most: int, scale: int
) -> bool:
    """Settle wagers that lie in the order of their players; whether they do, and all can be.

    Without a branch for each wager: what has come back in all so far is written down for its
    player again and again, and a player's own part is the difference to the player before.
    """
    total, before, settled = np.int64(0), np.int64(0), 0
    for first in range(0, bets.shape[0], _BLOCK):
        end = min(first + _BLOCK, bets.shape[0])
        bet, stake, player = bets[first:end], stakes[first:end], players[first:end]
        if _least(bet) < 0 or _least(stake) < 0 or _least(player) < 0:
            return False
        if _most(bet) >= row.shape[0] or _most(stake) > most or _most(player) >= back.shape[0]:
            return False
        if not _rises(players[max(0, first - 1) : end]):
            return False
        total = _add_up(bet, stake, player, row, back, total, scale)
        # The last player of the block may have more wagers in the next.
        last = int(players[end - 1])
        before = _part(back[settled:last], before)
        settled = last
    _part(back[settled:], before)
    return True


@compiled
def _add_up(
    bets: Array, stakes: Array, players: Array, row: Array, back: Array, total: Any, scale: int
) -> Any:
    if scale == 1:
        for wager in range(bets.shape[0]):
            total += np.int64(stakes[wager]) * row[np.uint64(bets[wager])]
            back[np.uint64(players[wager])] = total
        return total
    for wager in range(bets.shape[0]):
        # A part of a cent is the player's.
        total -= -np.int64(stakes[wager]) * row[np.uint64(bets[wager])] // scale
        back[np.uint64(players[wager])] = total
    return total


@compiled
def _part(upto: Array, before: Any) -> Any:
    """What came back to each, from what had come back to all up to each."""
    for player in range(upto.shape[0]):
        # Who has nothing, or has not wagered, has come no further than the player before.
        here = max(upto[player], before)
        upto[player], before = here - before, here
    return before


@compiled
def _most(values: Array) -> Any:
    found = values[0]
    for place in range(values.shape[0]):
        found = values[place] if values[place] > found else found
    return found


@compiled
def _least(values: Array) -> Any:
    found = values[0]
    for place in range(values.shape[0]):
        found = values[place] if values[place] < found else found
    return found


@compiled
def _rises(values: Array) -> bool:
    falls = np.int32(0)
    for place in range(1, values.shape[0]):
        falls += np.int32(values[place] < values[place - 1])
    return bool(falls == 0)


@compiled
def _settle(
    bets: Array, stakes: Array, players: Array, row: Array, back: Array, most: int, scale: int
) -> int:
    """Add up what comes back; the place of the first wager that cannot be, or below zero.

    Wagers of one player mostly lie together: their sum stays in a register until another's come.
    """
    kinds, count = np.uint64(row.shape[0]), np.uint64(back.shape[0])
    owner, total = np.uint64(0), np.int64(0)
    if back.shape[0] == 0:
        return 0 if bets.shape[0] else -1
    for wager in range(bets.shape[0]):
        bet, player, stake = np.uint64(bets[wager]), np.uint64(players[wager]), stakes[wager]
        if (bet >= kinds) | (player >= count) | (np.uint64(stake) > np.uint64(most)):
            return wager
        if player != owner:
            back[owner] += total
            owner, total = player, np.int64(0)
        comes = np.int64(stake) * row[bet]
        # A part of a cent is the player's.
        total += comes if scale == 1 else -((-comes) // scale)
    back[owner] += total
    return -1


@compiled
def _total(bets: Array, stakes: Array, totals: Array, most: int) -> int:
    kinds = np.uint64(totals.shape[0])
    for wager in range(bets.shape[0]):
        bet = np.uint64(bets[wager])
        if bet >= kinds or stakes[wager] < 0 or stakes[wager] > most:
            return wager
        totals[bet] += stakes[wager]
    return -1
