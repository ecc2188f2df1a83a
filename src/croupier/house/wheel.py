"""The virtual wheel: chance from the operating system, drawn after no more bets."""

from fractions import Fraction
from math import lcm

from croupier.house.ports import Entropy
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.game import Game
from croupier.roulette.lucky import boost_chances
from croupier.roulette.pockets import Pocket


class VirtualWheel:
    """Draws what a wheel and a Lucky Ball screen would show. Every draw is fair and unremembered.

    Fairness rests on `Entropy.below`, which draws again rather than fold what does not fit.
    """

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy

    def pocket(self, game: Game) -> Pocket:
        """Where the ball rests: each pocket of the wheel as likely as any other."""
        return game.wheel.order[self._entropy.below(len(game.wheel.order))]

    def lucky_numbers(self, game: Game) -> dict[str, Pocket]:
        """A different number for each colour."""
        left = list(game.wheel.order)
        return {colour: left.pop(self._entropy.below(len(left))) for colour in LUCKY_COLOURS}

    def lucky_boost(self, game: Game) -> tuple[str, str]:
        """The colour that is boosted, and to which odds, each as often as the game's figures say.

        A game without Lucky Ball has no boost; asking is a mistake of the caller.
        """
        if game.lucky is None:
            raise ValueError(f"{game.name} has no Lucky Ball")
        colours = tuple(LUCKY_COLOURS)
        colour = colours[self._entropy.below(len(colours))]
        return colour, self._weighted(boost_chances(game.lucky))

    def _weighted(self, chances: dict[str, Fraction]) -> str:
        """One name, with exactly its chance: fractions become tickets in one urn."""
        urn = lcm(*(chance.denominator for chance in chances.values()))
        drawn = self._entropy.below(urn)
        for name, chance in chances.items():
            drawn -= int(chance * urn)
            if drawn < 0:
                return name
        raise ValueError("chances that do not add up to one")
