"""Games, limits and wagers for the tests of the lab."""

from croupier.core.money import Money
from croupier.lab.terms import AtLimit, Terms
from croupier.lab.wagers import Wagers
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range

SIGN = Limits(table=Range(Money(500), Money(50_000)), smallest_chip=Money(100))
MIX = {"red": 1000, "straight:17": 500, "split:14-17": 500, "dozen:1": 1500}


def star(**options: str) -> Game:
    """A live table that pays and collects no more than the maximum."""
    return find_book("star").game("table", options)


def terminal() -> Game:
    """A terminal that refuses what is above the maximum."""
    return find_book("adelaide").game("terminal")


def terms(
    game: Game, stakes: dict[str, int], limits: Limits = SIGN, at: AtLimit = AtLimit.RESTART
) -> Terms:
    """Terms under the sign of these tests."""
    return Terms(Wagers(game, stakes, limits), at)
