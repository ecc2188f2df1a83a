"""Noticing that a station is wrong: what it credits and shows, against what the game says."""

from collections.abc import Iterable

from croupier.core.messages import Message, say
from croupier.roulette.game import Game
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.settlement import settle


def wrong_credit(result: Result, wagerer: Wagerer, credited: int) -> Message | None:
    """How an amount credited for a result differs from odds and stakes; None where it fits.

    All bets on offer are tested, those called as bundles too.
    """
    due = sum(line.win + line.returned for line in settle(result, wagerer))
    if credited == due:
        return None
    return say("house-station-credited", credited=credited, player=wagerer.player, due=due)


def foreign_numbers(game: Game, shown: Iterable[str]) -> tuple[str, ...]:
    """The numbers on a screen that this game does not have."""
    return tuple(number for number in shown if number not in game.layout.pockets)
