"""Which numbers a bet wins on, worked out from its name: no table of the engine is asked.

Numbers lie in rows of three. Call bets are taken apart by the same words a dealer learns; bets by
wheel order follow the ring of the wheel at hand.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from croupier.roulette.game import CallRule, Game

Numbers = frozenset[str]
Odds = int | Fraction

INSIDE: Final = ("straight", "split", "street", "corner", "five-line", "six-line")
LUCKY: Final = "lucky-ball"
#: The spots of each series; `*2` is two pieces.
SERIES: Final = {
    "tier": "5-8 10-11 13-16 23-24 27-30 33-36",
    "orphelins": "1 6-9 14-17 17-20 31-34",
    "voisins": "0-2-3*2 4-7 12-15 18-21 19-22 25-26-28-29*2 32-35",
    "zero-game": "0-3 12-15 26 32-35",
}
NEIGHBOURS_EACH_SIDE: Final = 2


def kind_of(bet: str) -> str:
    """The kind that a bet's name begins with."""
    return bet.partition(":")[0]


def _is_red(n: int) -> bool:
    """Odd numbers are red in the first and third stretch of the layout, even ones elsewhere."""
    return (n % 2 == 1) == (n <= 10 or 19 <= n <= 28)


@lru_cache(maxsize=4096)
def covered(bet: str) -> Numbers:
    """The numbers on which a bet of the layout wins."""
    kind, _, rest = bet.partition(":")
    if kind in INSIDE or kind == "asian-neighbour":
        return frozenset(rest.split("-"))
    if kind.startswith("two-"):
        third = kind.removeprefix("two-").removesuffix("s")
        return frozenset[str]().union(*(covered(f"{third}:{each}") for each in rest.split("-")))
    which = int(rest) if rest.isdigit() else 0
    rules: dict[str, Callable[[int], bool]] = {
        "column": lambda n: n % 3 == which % 3,
        "dozen": lambda n: (n + 11) // 12 == which,
        "low": lambda n: n <= 18,
        "high": lambda n: n >= 19,
        "even": lambda n: n % 2 == 0,
        "odd": lambda n: n % 2 == 1,
        "red": _is_red,
        "black": lambda n: not _is_red(n),
    }
    wins = rules.get(kind)
    return frozenset(str(n) for n in range(1, 37) if wins(n)) if wins else frozenset()


class _Costs(dict[str, int]):
    """What one of a wager's stake costs in all, by bet; found out once for each."""

    def __init__(self, cloth: "Cloth") -> None:
        self._cloth = cloth

    def __missing__(self, bet: str) -> int:
        rule = self._cloth.held(bet)
        whole = rule is None or rule.shares > 1 or kind_of(bet) in self._cloth.odds
        cost = 1 if whole else sum(count for _, count in self._cloth.pieces(bet))
        self[bet] = cost
        return cost


class _Kinds(dict[str, str]):
    """The kind of each bet, an area's being that of the bet it stands for; found out once."""

    def __init__(self, areas: dict[str, str]) -> None:
        self._areas = areas

    def __missing__(self, bet: str) -> str:
        kind = self[bet] = kind_of(self._areas.get(bet, bet))
        return kind


class Cloth:
    """One game's bets as the auditor sees them; odds, areas and the ring come from the book."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.odds = {str(kind): odds for kind, odds in game.odds.items()}
        self.areas = {str(area): str(bet) for area, bet in game.areas.items()}
        self._rules = {str(kind): rule for kind, rule in game.calls.items()}
        self._pieces: dict[str, tuple[tuple[str, int], ...]] = {}
        self.costs = _Costs(self)
        self.kinds = _Kinds(self.areas)

    def wins(self, spot: str, pocket: str) -> bool:
        """Whether a spot, or an area that stands for one, wins on a number."""
        return pocket in covered(self.areas.get(spot, spot))

    def odds_of(self, spot: str) -> Odds:
        """The "x to 1" of a spot; zero where the game has no such bet."""
        return self.odds.get(kind_of(self.areas.get(spot, spot)), 0)

    def held(self, bet: str) -> CallRule | None:
        """The rule of a wager that stays together beside the layout; None for one on a spot."""
        rule = self._rules.get(kind_of(bet))
        return rule if rule is not None and rule.held else None

    def cost(self, bet: str) -> int:
        """What one of a wager's stake costs in all."""
        return self.costs[bet]

    def pieces(self, bet: str) -> tuple[tuple[str, int], ...]:
        """The spots of a held wager, with the pieces on each."""
        if bet not in self._pieces:
            self._pieces[bet] = tuple(self._take_apart(bet))
        return self._pieces[bet]

    def _take_apart(self, bet: str) -> list[tuple[str, int]]:
        kind, _, centre = bet.partition(":")
        if kind in SERIES:
            return [_series_piece(word) for word in SERIES[kind].split()]
        if kind == "neighbours":
            return [(f"straight:{number}", 1) for number in self._around(centre)]
        if kind == "max":
            spots = [name for name in self.game.layout.bets if kind_of(name) in INSIDE]
            around = [spot for spot in spots if centre in covered(spot)]
            return [(s, len(covered(s))) for s in around if kind_of(s) != "five-line"]
        return [(bet, 1)]

    def _around(self, centre: str) -> list[str]:
        ring = [str(pocket) for pocket in self.game.wheel.order]
        if centre not in ring:
            return []
        at, reach = ring.index(centre), range(-NEIGHBOURS_EACH_SIDE, NEIGHBOURS_EACH_SIDE + 1)
        return [ring[(at + step) % len(ring)] for step in reach]


def _series_piece(word: str) -> tuple[str, int]:
    numbers, _, times = word.partition("*")
    return f"{INSIDE[numbers.count('-')]}:{numbers}", int(times or 1)
