"""The virtual wheel: chance from the operating system, drawn after no more bets."""

from fractions import Fraction
from math import lcm

from croupier.house.ports import Entropy
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.game import Game
from croupier.roulette.lucky import boost_chances
from croupier.roulette.pockets import Pocket
from croupier.table.lucky import DrawnBoost, DrawnNumbers


class VirtualWheel:
    """Draws what a wheel and a Lucky Ball screen would show. Every draw is fair and unremembered.

    Fairness rests on `Entropy.below`, which draws again rather than fold what does not fit.
    """

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy

    def pocket(self, game: Game) -> Pocket:
        """Where the ball rests: each pocket of the wheel as likely as any other."""
        return game.wheel.order[self._entropy.below(len(game.wheel.order))]

    def lucky_numbers(self, game: Game) -> DrawnNumbers:
        """A different number for each colour."""
        left = list(game.wheel.order)
        lot = tuple(self._entropy.below(len(left) - taken) for taken in range(len(LUCKY_COLOURS)))
        places = zip(LUCKY_COLOURS, lot, strict=True)
        numbers = {colour: left.pop(place) for colour, place in places}
        return DrawnNumbers(numbers, lot)

    def lucky_boost(self, game: Game) -> DrawnBoost:
        """The colour that is boosted, and to which odds, each as often as the game's figures say.

        A game without Lucky Ball has no boost; to call it there is a mistake of the caller.
        """
        if game.lucky is None:
            raise ValueError(f"{game.name} has no Lucky Ball")
        colours, chances = tuple(LUCKY_COLOURS), boost_chances(game.lucky)
        place = self._entropy.below(len(colours))
        ticket = self._entropy.below(_urn(chances))
        return DrawnBoost(colours[place], _weighted(chances, ticket), (place, ticket))


def _urn(chances: dict[str, Fraction]) -> int:
    """How many tickets hold every name exactly as often as its chance says."""
    return lcm(*(chance.denominator for chance in chances.values()))


def _weighted(chances: dict[str, Fraction], ticket: int) -> str:
    """The name on a ticket of the urn."""
    urn = _urn(chances)
    for name, chance in chances.items():
        ticket -= int(chance * urn)
        if ticket < 0:
            return name
    raise ValueError("chances that do not add up to one")
