"""The simulated dealer: what is left to chance comes as often as the game's figures say."""

from collections import Counter
from fractions import Fraction

from croupier.evening.chance import Chance
from croupier.evening.dealer import by_usual_role, next_step
from croupier.roulette.lucky import boost_chances
from croupier.table.lucky import DrawLuckyBoost
from croupier.table.state import Table
from tests.clauses.play import after, table_of


def before_the_boost(chance: Chance) -> Table:
    """A table with Mega odds whose dealer has come to the draw of the boost."""
    table = table_of("star", "table", options={"lucky_ball": "mega"})
    for _ in range(100):
        step = next_step(table, chance)
        assert step is not None
        if isinstance(step, DrawLuckyBoost):
            return table
        table = after(table, by_usual_role(step, table))
    raise AssertionError("no round came to a boost")


def is_near(found: int, drawn: int, share: Fraction) -> bool:
    """Whether a count lies within four standard deviations of what is expected."""
    return abs(found - drawn * share) ** 2 < 16 * drawn * share * (1 - share)


def test_boosts_are_drawn_as_often_as_the_game_says() -> None:
    chance = Chance(1)
    table = before_the_boost(chance)
    assert table.game.lucky is not None
    steps = [next_step(table, chance) for _ in range(9000)]
    drawn = [step for step in steps if isinstance(step, DrawLuckyBoost)]
    shares = boost_chances(table.game.lucky)
    kinds = Counter(step.odds for step in drawn)
    colours = Counter(step.colour for step in drawn)
    for odds, share in shares.items():
        assert is_near(kinds[odds], len(drawn), share)
    for colour in table.game.lucky.standard:
        assert is_near(colours[colour], len(drawn), Fraction(1, len(colours)))
    assert kinds.keys() == shares.keys()
    assert colours.keys() == table.game.lucky.standard.keys()
