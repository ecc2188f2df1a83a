"""Watching a wheel in play: evidence that may be looked at after every spin.

A fixed-sample test that is looked at again and again will find something in the end, on any wheel.
Here a cautious gambler starts with one unit and bets, at fair odds, that the wheel is not fair.
Against a fair wheel his expected fortune stays at one unit whatever he does, so the chance that it
*ever* reaches twenty units is at most one in twenty, however often one looks (Ville's inequality).
His fortune is the evidence; an alert at 1 / alpha is false with a chance of at most alpha over the
whole life of a wheel.

He spreads his unit over many guesses: one pocket is favoured, a sector or half of the wheel is, the
hand throws the ball a set distance, and two that learn from what came. This module needs nothing
but the standard library, so that a house can run it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, exp, lgamma, log, log1p, pi
from typing import Final

ALPHA: Final = 0.01
_WAVES: Final = (1, 2, 3)
_WAVE_SIZES: Final = (0.1, 0.25, 0.5)
_POCKET_SIZES: Final = (0.25, 0.5, 1.0)
_SECTORS: Final = (3, 5, 9)
_SECTOR_SIZES: Final = (0.2, 0.5)
#: How stubborn a learner is: so many imagined hits on each pocket before the first spin.
_STUBBORN: Final = (8.0, 60.0)

#: Waves, single pockets, sectors and learners have a quarter each.
_FAMILIES: Final = 4
#: Beyond this, evidence is as good as endless.
_LOG_MAX: Final = 700.0

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonitorState:
    """All that a monitor has to keep between spins; evidence follows from it, but for its peak."""

    counts: tuple[int, ...]
    distances: tuple[int, ...]
    last: int | None = None
    #: The natural logarithm of the highest evidence so far.
    peak: float = 0.0
    #: After how many spins the evidence first reached the level; None while it has not.
    alerted: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Alert:
    """The evidence has reached the level, for the first time."""

    spins: int
    evidence: float
    alpha: float
    guess: str

    def __str__(self) -> str:
        odds = f"{self.evidence:,.0f} to 1" if self.evidence < 1e9 else "overwhelming"
        return (
            f"after {self.spins:,} spins the evidence against a fair wheel is {odds}, most of all "
            f"for {self.guess}; a fair wheel ever comes to this with a chance of {self.alpha:g} "
            "at most"
        )


@dataclass(frozen=True, slots=True)
class _Guesses:
    """Fixed guesses at one ring: what each wins or loses on each place, as logarithms.

    A guess has a kind and the place that it favours.
    """

    names: tuple[tuple[str, int], ...]
    #: By place: one figure for each guess.
    rows: tuple[Row, ...]
    #: The share of a unit that each guess begins with; the learners have what is left.
    shares: Row


def _wave_guess(pockets: int, number: int, size: float, crest: int) -> Row:
    turn = 2 * pi * number / pockets
    return tuple(log1p(size * cos(turn * (place - crest))) for place in range(pockets))


def _sector_guess(pockets: int, length: int, size: float, middle: int) -> Row:
    less = log1p(-size * length / (pockets - length))
    start = middle - length // 2
    return tuple(
        log1p(size) if (place - start) % pockets < length else less for place in range(pockets)
    )


def _pocket_guess(pockets: int, size: float, favoured: int) -> Row:
    less = log1p(-size / (pockets - 1))
    return tuple(log1p(size) if place == favoured else less for place in range(pockets))


@lru_cache(maxsize=8)
def _fixed(pockets: int) -> _Guesses:
    waves = [
        (("wave", crest), _wave_guess(pockets, number, size, crest))
        for number in _WAVES
        for size in _WAVE_SIZES
        for crest in range(pockets)
    ]
    single = [
        (("pocket", favoured), _pocket_guess(pockets, size, favoured))
        for size in _POCKET_SIZES
        for favoured in range(pockets)
    ]
    sectors = [
        (("sector", middle), _sector_guess(pockets, length, size, middle))
        for length in _SECTORS
        if 2 * length <= pockets
        for size in _SECTOR_SIZES
        for middle in range(pockets)
    ]
    families = (waves, single, sectors)
    every = [guess for family in families for guess in family]
    shares = [1 / (_FAMILIES * len(family)) for family in families for _ in family]
    by_place = zip(*(row for _, row in every), strict=True)
    return _Guesses(
        names=tuple(name for name, _ in every),
        rows=tuple(tuple(row) for row in by_place),
        shares=tuple(shares),
    )


class _Ring:
    """Bets on one ring of places: where the ball rests, or how far from the last time.

    What a guess has won does not depend on the order in which places came, so counts are enough.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = [0] * len(counts)
        self._guesses = _fixed(len(counts))
        self._fortunes = [0.0] * len(self._guesses.names)
        for place, count in enumerate(counts):
            self.see(place, count)

    def see(self, place: int, times: int = 1) -> None:
        """A place came up, once or several times."""
        if times:
            row = self._guesses.rows[place]
            pairs = zip(self._fortunes, row, strict=True)
            self._fortunes = [own + times * won for own, won in pairs]
            self.counts[place] += times

    def _learnt(self, stubborn: float) -> float:
        """What a learner has won: on each spin it bets by the places that came before."""
        pockets, seen = len(self.counts), sum(self.counts)
        total = seen * log(pockets) + lgamma(stubborn * pockets) - lgamma(stubborn * pockets + seen)
        base = lgamma(stubborn)
        return total + sum(lgamma(stubborn + count) - base for count in self.counts if count)

    def fortunes(self) -> tuple[list[float], list[float]]:
        """Shares of this ring's unit, and the logarithm of what a unit became with each guess."""
        learnt = [self._learnt(stubborn) for stubborn in _STUBBORN]
        shares = [*self._guesses.shares, *[1 / (_FAMILIES * len(_STUBBORN))] * len(_STUBBORN)]
        return shares, [*self._fortunes, *learnt]

    def best(self) -> tuple[float, str, int]:
        """The guess that did best: what it won, its kind and the place that it favours."""
        learnt = max(self._learnt(stubborn) for stubborn in _STUBBORN)
        won = max(self._fortunes)
        if learnt > won:
            return learnt, "any", 0
        return won, *self._guesses.names[self._fortunes.index(won)]


_FAVOURS: Final = {"wave": "lean towards", "pocket": "favour", "sector": "crowd around"}


class WheelMonitor:
    """Evidence against one wheel, spin by spin. `order` names its pockets clockwise.

    Start a new one when the wheel is changed or has been repaired.

    >>> from croupier.equipment.wheel import SINGLE_ZERO
    >>> monitor = WheelMonitor(SINGLE_ZERO.order)
    >>> next(alert.spins for _ in range(99) if (alert := monitor.see("17")))
    14
    """

    def __init__(self, order: Sequence[str], *, alpha: float = ALPHA) -> None:
        if len(order) < 6 or not 0 < alpha < 1:
            raise ValueError(f"no monitor for {len(order)} pockets at a level of {alpha}")
        self.order = tuple(order)
        self.alpha = alpha
        self.alerted: int | None = None
        self._place = {pocket: place for place, pocket in enumerate(order)}
        self._last: int | None = None
        self._peak = 0.0
        self._places = _Ring([0] * len(order))
        self._distances = _Ring([0] * len(order))

    @property
    def spins(self) -> int:
        """How many results were seen."""
        return sum(self._places.counts)

    @property
    def log_evidence(self) -> float:
        """The logarithm of what the gambler's unit has become; half of it lay on each ring."""
        rings = [self._places.fortunes(), self._distances.fortunes()]
        highest = max(max(fortunes) for _, fortunes in rings)
        total = sum(
            share * exp(fortune - highest)
            for shares, fortunes in rings
            for share, fortune in zip(shares, fortunes, strict=True)
        )
        return highest + log(total / len(rings))

    @property
    def evidence(self) -> float:
        """What the gambler's unit has become: one at the start, and never below nought."""
        return exp(min(_LOG_MAX, self.log_evidence))

    @property
    def peak(self) -> float:
        """The highest evidence so far; having been there once is ground enough for an alert."""
        return exp(min(_LOG_MAX, self._peak))

    def see(self, pocket: str, *, follows: bool = True) -> Alert | None:
        """Take one result; an alert the first time that the evidence reaches the level.

        `follows` is False where results before this one are missing.
        """
        self.take(pocket, follows=follows)
        return self.look()

    def take(self, *pockets: str, follows: bool = True) -> None:
        """Take results, one after the other, without looking at the evidence."""
        last = self._last if follows else None
        places: Counter[int] = Counter()
        steps: Counter[int] = Counter()
        for pocket in pockets:
            place = self._place.get(pocket)
            if place is None:
                known = f"this wheel of {len(self.order)} pockets"
                raise ValueError(f"there is no {pocket!r} on {known}")
            if last is not None:
                steps[(place - last) % len(self.order)] += 1
            places[place] += 1
            last = place
        for place, times in places.items():
            self._places.see(place, times)
        for step, times in steps.items():
            self._distances.see(step, times)
        self._last = last

    def look(self) -> Alert | None:
        """Look at the evidence; an alert the first time that it has reached the level."""
        now = self.log_evidence
        self._peak = max(self._peak, now)
        if self.alerted is not None or now < -log(self.alpha):
            return None
        self.alerted = self.spins
        evidence = exp(min(_LOG_MAX, now))
        return Alert(spins=self.spins, evidence=evidence, alpha=self.alpha, guess=self.best_guess())

    def best_guess(self) -> str:
        """What did best against this wheel so far, in words."""
        places, distances = self._places.best(), self._distances.best()
        if places >= distances:
            _, kind, place = places
            what, named = "results", str(self.order[place])
        else:
            _, kind, place = distances
            what, named = "steps from one result to the next", f"{place} pockets clockwise"
        if kind == "any":
            return f"{what} that are unequal"
        return f"{what} that {_FAVOURS[kind]} {named}"

    def state(self) -> MonitorState:
        """What to keep, so that `resume` goes on from here."""
        return MonitorState(
            counts=tuple(self._places.counts),
            distances=tuple(self._distances.counts),
            last=self._last,
            peak=self._peak,
            alerted=self.alerted,
        )

    @classmethod
    def resume(
        cls, order: Sequence[str], state: MonitorState, *, alpha: float = ALPHA
    ) -> "WheelMonitor":
        """A monitor of that wheel which goes on where another stopped."""
        if not len(order) == len(state.counts) == len(state.distances):
            raise ValueError(f"a state of {len(state.counts)} pockets for a wheel of {len(order)}")
        monitor = cls(order, alpha=alpha)
        monitor._places, monitor._distances = _Ring(state.counts), _Ring(state.distances)
        monitor._last, monitor._peak, monitor.alerted = state.last, state.peak, state.alerted
        return monitor


def watch(
    pockets: Sequence[str], order: Sequence[str], *, alpha: float = ALPHA, looks_max: int = 1000
) -> tuple[WheelMonitor, Alert | None]:
    """A monitor after all these results, and its alert if there was one.

    A long recording is looked at in even steps. To look less often loses some speed and no rigour.
    """
    monitor = WheelMonitor(order, alpha=alpha)
    step = max(1, len(pockets) // looks_max)
    alert: Alert | None = None
    for start in range(0, len(pockets), step):
        monitor.take(*pockets[start : start + step])
        alert = monitor.look() or alert
    return monitor, alert
