"""A PAR sheet: what every bet of a game, or any mix of wagers, is worth, with its spread.

Edges, hit rates and variances are fractions from the rulebook's odds. Bands of the hold after so
many spins are quantiles of the exact distribution; where that has too many results, the normal
curve stands in for it, and the sheet says so.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from math import sqrt

from croupier.core.messages import Message, say
from croupier.lab.convolution import windowed
from croupier.lab.wagers import OPEN_LIMITS, ZEROS_MAX, Spectrum, Wagers
from croupier.roulette.bets import BetName
from croupier.roulette.game import Game
from croupier.roulette.offered import offered_calls
from croupier.roulette.zero import edge_of_staying

SPINS = (100, 1_000, 10_000, 100_000, 1_000_000)
SHARES = (0.005, 0.05, 0.5, 0.95, 0.995)
#: Of a normal curve, nine tenths lie within so many deviations: the usual volatility index.
INDEX_90 = 1.6448536269514722
_WIDTH_MAX = 1 << 22
#: Beyond this the rounding of a power would show.
_SPINS_MAX = 10**7
_STAKE = 100


@dataclass(frozen=True)
class Band:
    """The hold after so many spins: what the house keeps of each unit staked."""

    spins: int
    #: At the shares of SHARES: the hold is at most this with that probability.
    holds: tuple[float, ...]
    is_exact: bool


@dataclass(frozen=True)
class ParOutcome:
    """One way a spin can end, per unit staked: what comes back, how often, and its part of that."""

    net: Fraction
    probability: Fraction

    @property
    def contribution(self) -> Fraction:
        """What this outcome adds to the return: its probability times all that comes back."""
        return self.probability * (1 + self.net)


@dataclass(frozen=True)
class ParLine:
    """One bet, several bets of equal worth, or a mix; figures are per unit staked in all."""

    called: Message
    bets: int
    edge: Fraction
    hit_rate: Fraction
    variance: Fraction
    best: Fraction
    bands: tuple[Band, ...]
    outcomes: tuple[ParOutcome, ...] = ()

    @property
    def name(self) -> str:
        """What it is called, in plain words."""
        return str(self.called)

    @property
    def exact_to(self) -> int:
        """Up to how many spins the bands are exact; beyond, the normal curve stands in."""
        return max((band.spins for band in self.bands if band.is_exact), default=0)

    @property
    def volatility(self) -> float:
        """The volatility index: the standard deviation of a spin times 1.645."""
        return INDEX_90 * sqrt(self.variance)


def par_sheet(game: Game, spins: Sequence[int] = SPINS) -> tuple[ParLine, ...]:
    """A line for each group of bets that are worth the same, call bets included."""
    found: dict[BetName, Spectrum] = {}
    for name in (*game.bets, *offered_calls(game)):
        found[name] = _one_bet(game, name)
    groups = groupby(found.items(), key=lambda item: item[1])
    lines = tuple(_line([name for name, _ in group], worth, spins) for worth, group in groups)
    prison = prison_line(game, spins)
    return lines if prison is None else (*lines, prison)


def prison_line(game: Game, spins: Sequence[int] = SPINS) -> ParLine | None:
    """The even chances of a player who never shares; None where a zero leaves no choice."""
    rule = game.at_zero
    if rule is None or not rule.prison:
        return None
    bets = [name for name, bet in game.bets.items() if bet.kind in rule.kinds]
    worth = _per_unit(Wagers(game, {bets[0]: _STAKE << ZEROS_MAX}, OPEN_LIMITS, stays=True))
    # The edge is exact over any number of zeros; the bands end with the fourth.
    edge = edge_of_staying(game, game.bets[bets[0]])
    called = say("par-in-prison", bets=_together(bets))
    return replace(_line(bets, worth, spins), called=called, edge=edge)


def par_line(wagers: Wagers, spins: Sequence[int] = SPINS) -> ParLine:
    """The line of a mix of wagers."""
    line = _line(list(wagers.stakes), _per_unit(wagers), spins)
    return replace(line, called=say("par-mix", bets=list(wagers.stakes)), bets=1)


def _one_bet(game: Game, name: BetName) -> Spectrum:
    held = game.held(name)
    stake = _STAKE * (held.rule.shares if held else 1)
    return _per_unit(Wagers(game, {name: stake}, OPEN_LIMITS))


def _per_unit(wagers: Wagers) -> "_Worth":
    spectrum = wagers.spectrum
    return _Worth(spectrum.nets, spectrum.weights, wagers.cost)


@dataclass(frozen=True)
class _Worth(Spectrum):
    """A spectrum that knows what the wagers cost."""

    cost: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Worth) and self._shares == other._shares

    def __hash__(self) -> int:
        return hash(self._shares)

    @property
    def _shares(self) -> tuple[tuple[Fraction, Fraction], ...]:
        return tuple((chance, net / self.cost) for chance, net in self.chances)


def _line(names: Sequence[BetName], worth: Spectrum, spins: Sequence[int]) -> ParLine:
    assert isinstance(worth, _Worth)
    cost = worth.cost
    return ParLine(
        called=_together(names),
        bets=len(names),
        edge=-worth.mean / cost,
        hit_rate=worth.hit_rate,
        variance=worth.variance / cost**2,
        best=Fraction(worth.nets[0], cost),
        bands=tuple(_band(worth, cost, count) for count in spins),
        outcomes=tuple(ParOutcome(net / cost, chance) for chance, net in worth.chances),
    )


def _band(worth: Spectrum, cost: int, spins: int) -> Band:
    staked = cost * spins
    if len(worth.nets) == 2:
        return Band(spins, tuple(_binomial_hold(worth, staked, spins)), True)
    if spins <= _SPINS_MAX:
        found = windowed(Spectrum(worth.nets, worth.weights), spins)
        if len(found.probabilities) <= _WIDTH_MAX:
            return Band(spins, tuple(-found.quantile(1 - s) / staked for s in SHARES), True)
    from scipy.stats import norm

    mean = -float(worth.mean) / cost
    spread = sqrt(float(worth.variance) / spins) / cost
    return Band(spins, tuple(mean + spread * float(norm.ppf(s)) for s in SHARES), False)


def _binomial_hold(worth: Spectrum, staked: int, spins: int) -> list[float]:
    from scipy.stats import binom

    better, worse = worth.nets
    hits = binom.ppf([1 - share for share in SHARES], spins, worth.weights[0] / worth.total)
    return [-(float(n) * (better - worse) + worse * spins) / staked for n in hits]


def _together(names: Sequence[BetName]) -> Message:
    """Kinds with their numbers of bets: `column ×3, dozen ×3`."""
    if len(names) == 1:
        return say("par-bet", bet=names[0])
    counts = Counter(name.partition(":")[0] for name in names)
    kinds = [say("par-kind", kind=kind, count=count) for kind, count in counts.items()]
    return say("par-kinds", kinds=kinds)
