"""Lucky Ball: section 7 goes before the main rules where they differ, by 7.2."""

from fractions import Fraction
from typing import Final

from croupier.books.star.equipment import equipment
from croupier.core.roles import Role
from croupier.roulette.bets import Kind
from croupier.roulette.book import Options
from croupier.roulette.common import MACHINE
from croupier.roulette.game import Display, Game, LuckyBall, MalfunctionRule, Power
from croupier.roulette.overlay import lay_over

_SUPER: Final = {"red": 120, "green": 100, "blue": 75, "yellow": 60}
_MEGA: Final = dict.fromkeys(_SUPER, 1000)

TABLE_ONE: Final = LuckyBall(
    standard={"red": 6, "green": 12, "blue": 20, "yellow": 25},
    boosts={"super": _SUPER},
    numbers_clauses=("7.4",),
    boost_clauses={"super": ("7.6", "7.8")},
    standard_clauses=("7.7", "7.8"),
    refused_boost_clauses=("7.6",),
)
#: The rules leave the chance of the Mega odds open; it is an approved setting of the table.
MEGA_PROBABILITY: Final = Fraction(1, 300)
TABLE_TWO: Final = LuckyBall(
    standard={"red": 5, "green": 12, "blue": 20, "yellow": 25},
    boosts={"super": _SUPER, "mega": _MEGA},
    numbers_clauses=("7.4",),
    boost_clauses={"super": ("7.9", "7.9.1", "7.10"), "mega": ("7.9", "7.9.2", "7.10")},
    standard_clauses=("7.9.1", "7.10"),
    refused_boost_clauses=("7.9",),
    mega_probability=MEGA_PROBABILITY,
)
_NOT_OFFERED: Final = ("7.1", "2.8")
_CHANCE: Final = frozenset({Role.SYSTEM})
_SCREEN_FAULT: Final = MalfunctionRule(
    roles=MACHINE,
    before_clauses=("8.11",),
    confirmed_clauses=("8.11",),
    void_clauses=("8.11",),
    gate_clauses=("8.11",),
    reach="lucky",
)


def with_lucky_ball(game: Game, options: Options) -> Game:
    """The game with the side wager laid over it, or as it was where it is not offered."""
    if options["lucky_ball"] == "off":
        return lay_over(game, (), lucky_absent=_NOT_OFFERED)
    lucky = TABLE_TWO if options["lucky_ball"] == "mega" else TABLE_ONE
    return lay_over(
        game,
        ("7.2",),
        lucky=lucky,
        lucky_absent=("8.11",),
        powers={
            "lucky-numbers": Power(_CHANCE, ("7.4",)),
            "lucky-boost": Power(_CHANCE, lucky.refused_boost_clauses),
        },
        odds={Kind.LUCKY_BALL: 0},
        odds_clauses={Kind.LUCKY_BALL: lucky.standard_clauses},
        malfunctions={"lucky-display": _SCREEN_FAULT},
        displays=(
            Display("lucky-ball", "four numbers with their colours and odds", ("7.4", "2.9")),
            Display("lucky-ball", "the boosted number and its new odds", ("7.6", "7.9.1", "7.9.2")),
        ),
        equipment=equipment(double_zero=game.wheel.has_double_zero, lucky_ball=True),
    )
