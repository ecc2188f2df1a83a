"""Lucky Ball in figures: what a colour is worth, and how often the Mega odds may be drawn.

A colour's number comes up once in all pockets, whatever pool it was drawn from. One of the
colours is boosted in each round, each as often as the others.
"""

from dataclasses import replace
from fractions import Fraction

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.chances import Chances, mean
from croupier.roulette.game import Game, LuckyBall

MEGA = "mega"
"""The boost whose chance is a setting of the table; the other boosts share what it leaves."""


def boost_chances(lucky: LuckyBall) -> dict[str, Fraction]:
    """How often each kind of boost is the one that a round draws."""
    others = [boost for boost in lucky.boosts if boost != MEGA]
    mega = {MEGA: lucky.mega_probability} if MEGA in lucky.boosts else {}
    rest = 1 - sum(mega.values(), Fraction(0))
    return {boost: rest / len(others) for boost in others} | mega


def colour_chances(lucky: LuckyBall, colour: str, pockets: int) -> Chances:
    """What one unit on a colour comes to: its odds, its boosted odds, or its loss."""
    hit, boosted = Fraction(1, pockets), Fraction(1, len(lucky.standard))
    plain = (hit * (1 - boosted), Fraction(lucky.standard[colour]))
    boosts = (
        (hit * boosted * chance, Fraction(lucky.boosts[boost][colour]))
        for boost, chance in boost_chances(lucky).items()
    )
    return plain, *boosts, (1 - hit, Fraction(-1))


def colour_expectations(lucky: LuckyBall, pockets: int) -> dict[str, Fraction]:
    """The expected result of one unit on each colour."""
    return {colour: mean(colour_chances(lucky, colour, pockets)) for colour in lucky.standard}


def mega_limit(lucky: LuckyBall, pockets: int) -> Fraction:
    """The chance of the Mega odds at which the first colour stops favouring the house."""
    never, always = (
        colour_expectations(replace(lucky, mega_probability=Fraction(chance)), pockets)
        for chance in (0, 1)
    )
    # An expectation is a straight line in the chance; it meets zero where -a / (b - a).
    return min(-never[colour] / (always[colour] - never[colour]) for colour in never)


def with_mega_probability(game: Game, chance: Fraction) -> Game | Refusal:
    """The game with another chance of the Mega odds, unless a colour would favour the player.

    No rulebook sets this chance. That the house keeps an edge is a check of our own.
    """
    lucky, pockets = game.lucky, len(game.wheel.order)
    if lucky is None:
        return Refusal(Reason.INVALID, say("game-lucky-ball-not-offered-here"), game.lucky_absent)
    if MEGA not in lucky.boosts:
        cited = lucky.refused_boost_clauses
        return Refusal(Reason.INVALID, say("game-lucky-ball-no-mega-odds"), cited)
    cited = lucky.boost_clauses[MEGA]
    if not 0 <= chance <= 1:
        return Refusal(Reason.INVALID, say("game-no-probability", chance=chance), cited)
    offered = replace(lucky, mega_probability=chance)
    limit = mega_limit(lucky, pockets)
    if chance >= limit:
        expected, colour = max((e, c) for c, e in colour_expectations(offered, pockets).items())
        return Refusal(
            Reason.INVALID,
            say(
                "game-mega-chance-brings-unit-below",
                chance=chance,
                colour=colour,
                expected=expected,
                limit=limit,
            ),
            cited,
        )
    return replace(game, lucky=offered)
