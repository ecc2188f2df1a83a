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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, exp, lgamma, log, log1p, pi
from typing import Final, Literal, NamedTuple

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
#: After so many factors wealth is reckoned from the counts again: small errors do not pile up, and
#: a guess that had lost all that a figure can hold comes back.
_STEPS_MAX: Final = 500
#: So few places are quicker taken one by one than by a new reckoning.
_FEW: Final = 16
#: Where no guess but a learner did best, so many pockets are named: those that came most often.
_NAMED: Final = 3
#: Beyond this, evidence is as good as endless.
_LOG_MAX: Final = 700.0

Row = tuple[float, ...]
Shape = Literal["wave", "pocket", "sector", "any"]
_FAVOURS: Final = {"wave": "lean towards", "pocket": "favour", "sector": "crowd around"}


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
class Guess:
    """What is not fair about a wheel, as a guess has it.

    It is about where results lie or about the steps from one to the next, and says that one of them
    is favoured (`pocket`), those around it (`sector`), its side of the wheel (`wave`), or only that
    they are uneven (`any`). `middle` is a pocket, or so many pockets clockwise.
    """

    about: Literal["results", "steps"]
    shape: Shape
    middle: str
    #: The pockets that it favours, where it is about results.
    pockets: tuple[str, ...] = ()

    def __str__(self) -> str:
        results = self.about == "results"
        what = "results" if results else "steps from one result to the next"
        if self.shape == "any":
            return f"{what} that are unequal"
        middle = self.middle if results else f"{self.middle} pockets clockwise"
        return f"{what} that {_FAVOURS[self.shape]} {middle}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Alert:
    """The evidence has reached the level, for the first time."""

    spins: int
    evidence: float
    alpha: float
    guess: Guess

    @property
    def level(self) -> float:
        """The evidence at which there is an alert."""
        return 1 / self.alpha

    def __str__(self) -> str:
        odds = f"{self.evidence:,.0f} to 1" if self.evidence < 1e9 else "overwhelming"
        return (
            f"after {self.spins:,} spins the evidence against a fair wheel is {odds}, most of all "
            f"for {self.guess}; a fair wheel ever comes to {self.level:,.0f} to 1 with a chance of "
            f"{self.alpha:g} at most"
        )


@dataclass(frozen=True, slots=True)
class _Guesses:
    """Fixed guesses at one ring: what each wins or loses on each place, as logarithms.

    A guess has a kind and the place that it favours.
    """

    names: tuple[tuple[Shape, int], ...]
    #: By place: one figure for each guess.
    rows: tuple[Row, ...]
    #: The same as factors.
    factors: tuple[Row, ...]
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
    waves: list[tuple[tuple[Shape, int], Row]] = [
        (("wave", crest), _wave_guess(pockets, number, size, crest))
        for number in _WAVES
        for size in _WAVE_SIZES
        for crest in range(pockets)
    ]
    single: list[tuple[tuple[Shape, int], Row]] = [
        (("pocket", favoured), _pocket_guess(pockets, size, favoured))
        for size in _POCKET_SIZES
        for favoured in range(pockets)
    ]
    sectors: list[tuple[tuple[Shape, int], Row]] = [
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
        rows=(rows := tuple(tuple(row) for row in by_place)),
        factors=tuple(tuple(map(exp, row)) for row in rows),
        shares=tuple(shares),
    )


class _Ring:
    """Bets on one ring of places: where the ball rests, or how far from the last time.

    What a guess has won does not depend on the order in which places came, so counts are enough.
    Wealth is kept beside them, because a factor for each guess is quicker than a sum over places.
    """

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)
        #: Each guess's share times what it won, over e to the scale; empty until somebody looks.
        self._wealth: list[float] = []
        self._scale = 0.0
        self._steps = 0

    @property
    def _guesses(self) -> _Guesses:
        return _fixed(len(self.counts))

    def _reckon(self) -> None:
        """Wealth from the counts alone."""
        fortunes = self._fortunes()
        self._scale = max(fortunes)
        pairs = zip(self._guesses.shares, fortunes, strict=True)
        self._wealth = [share * exp(fortune - self._scale) for share, fortune in pairs]
        self._steps = 0

    def _fortunes(self) -> list[float]:
        """The logarithm of what a unit became with each guess."""
        fortunes = [0.0] * len(self._guesses.names)
        for row, count in zip(self._guesses.rows, self.counts, strict=True):
            if count:
                pairs = zip(fortunes, row, strict=True)
                fortunes = [own + count * won for own, won in pairs]
        return fortunes

    def see(self, place: int) -> None:
        """A place came up."""
        self.counts[place] += 1
        self._steps += 1
        if self._steps >= _STEPS_MAX:
            self._wealth = []
        elif self._wealth:
            factors = self._guesses.factors[place]
            self._wealth = [own * by for own, by in zip(self._wealth, factors, strict=True)]

    def see_all(self, places: Mapping[int, int]) -> None:
        """Places came up, so many times each."""
        if sum(places.values()) <= _FEW:
            for place, times in places.items():
                for _ in range(times):
                    self.see(place)
            return
        for place, times in places.items():
            self.counts[place] += times
        self._wealth = []

    def _learnt(self, stubborn: float) -> float:
        """What a learner has won: on each spin it bets by the places that came before."""
        pockets, seen = len(self.counts), sum(self.counts)
        total = seen * log(pockets) + lgamma(stubborn * pockets) - lgamma(stubborn * pockets + seen)
        base = lgamma(stubborn)
        return total + sum(lgamma(stubborn + count) - base for count in self.counts if count)

    def parts(self) -> Iterator[tuple[float, float]]:
        """What this ring's unit became, as summands: each a figure, over e to a scale."""
        if not self._wealth:
            self._reckon()
        yield sum(self._wealth), self._scale
        for stubborn in _STUBBORN:
            yield 1 / (_FAMILIES * len(_STUBBORN)), self._learnt(stubborn)

    def best(self) -> "_Best":
        """The guess that did best."""
        learnt = max(self._learnt(stubborn) for stubborn in _STUBBORN)
        fortunes = self._fortunes()
        won = max(fortunes)
        if learnt > won:
            often = sorted(range(len(self.counts)), key=lambda place: -self.counts[place])
            return _Best(learnt, "any", 0, tuple(sorted(often[:_NAMED])))
        guess = fortunes.index(won)
        rows = enumerate(self._guesses.rows)
        favoured = tuple(place for place, row in rows if row[guess] > 0)
        return _Best(won, *self._guesses.names[guess], favoured)


class _Best(NamedTuple):
    """What a guess won, its shape, the place in its middle, and all places that it favours."""

    won: float
    shape: Shape
    place: int
    favoured: tuple[int, ...]


class WheelMonitor:
    """Evidence against one wheel, spin by spin. `order` names its pockets clockwise.

    Start a new one when the wheel is changed or has been repaired.

    >>> from croupier.roulette.wheel import SINGLE_ZERO
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
        parts = [*self._places.parts(), *self._distances.parts()]
        highest = max(scale for _, scale in parts)
        total = sum(figure * exp(scale - highest) for figure, scale in parts)
        return highest + log(total / 2)

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
            place = self._place_of(pocket)
            if last is not None:
                steps[(place - last) % len(self.order)] += 1
            places[place] += 1
            last = place
        self._places.see_all(places)
        self._distances.see_all(steps)
        self._last = last

    def _place_of(self, pocket: str) -> int:
        place = self._place.get(pocket)
        if place is None:
            raise ValueError(f"there is no {pocket!r} on this wheel of {len(self.order)} pockets")
        return place

    def look(self) -> Alert | None:
        """Look at the evidence; an alert the first time that it has reached the level."""
        now = self.log_evidence
        self._peak = max(self._peak, now)
        if self.alerted is not None or now < -log(self.alpha):
            return None
        self.alerted = self.spins
        return Alert(
            spins=self.spins,
            evidence=exp(min(_LOG_MAX, now)),
            alpha=self.alpha,
            guess=self.best_guess(),
        )

    def best_guess(self) -> Guess:
        """What did best against this wheel so far."""
        places, distances = self._places.best(), self._distances.best()
        if places.won >= distances.won:
            middle = self.order[places.place]
            pockets = tuple(self.order[place] for place in places.favoured)
            return Guess(about="results", shape=places.shape, middle=middle, pockets=pockets)
        return Guess(about="steps", shape=distances.shape, middle=str(distances.place))

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
