"""Lucky Ball design: each colour's edge as a straight line in the chance of the Mega odds."""

from dataclasses import dataclass, replace
from fractions import Fraction

from croupier.core.refusal import Refusal
from croupier.lab.wagers import CannotLay
from croupier.roulette.game import Game
from croupier.roulette.lucky import MEGA, colour_expectations, with_mega_probability


@dataclass(frozen=True)
class EdgeLine:
    """The house's edge on a colour: `never` without the Mega odds, and `slope` for each unit of
    their chance, below zero since they favour the player."""

    colour: str
    never: Fraction
    slope: Fraction

    def at(self, chance: Fraction) -> Fraction:
        """The edge at a chance of the Mega odds."""
        return self.never + self.slope * chance

    @property
    def fair_at(self) -> Fraction:
        """The chance at which neither side is favoured."""
        return -self.never / self.slope


def edge_lines(game: Game) -> tuple[EdgeLine, ...]:
    """A line for each colour, or CannotLay where the game has no Mega odds."""
    lucky = game.lucky
    if lucky is None or MEGA not in lucky.boosts:
        raise CannotLay("this game has no Lucky Ball with Mega odds")
    never, always = (
        colour_expectations(replace(lucky, mega_probability=Fraction(n)), len(game.wheel.order))
        for n in (0, 1)
    )
    return tuple(EdgeLine(c, -never[c], never[c] - always[c]) for c in lucky.standard)


def designed(game: Game, chance: Fraction) -> Game:
    """The game with another chance of the Mega odds; a player's edge on any colour is refused."""
    found = with_mega_probability(game, chance)
    if isinstance(found, Refusal):
        raise CannotLay(str(found))
    return found
