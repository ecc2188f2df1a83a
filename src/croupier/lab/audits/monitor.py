"""Monitoring a wheel in play: evidence that may be read after every spin.

A fixed-sample test that is repeated again and again will find something in the end, on any wheel.
Here a cautious gambler has one unit and bets, at fair odds, that the wheel is not fair. Against a
fair wheel his expected fortune stays at one unit whatever he does, so the chance that it *ever*
reaches a hundred is at most one in a hundred, however often it is read (Ville's inequality). His
fortune is the evidence.

A wheel may turn bad after years. So he stakes half of the unit at the start and keeps the other
half to begin anew with small stakes all the time: a stake that begins after the change has lost
nothing in the years before. Half a unit lasts for a year of play, and each later year he is given
half a unit more. An alert at 1 / alpha is false with a chance of at most alpha in the first year,
and of half of that in each later one.

He bets on where results lie and on the steps from one to the next, over all spins and over the
spins of each direction, dealer, ball and speed of the rotor, and on where the ball drops, as far as
these are known. How many zones a bowl has is not known: he bets on those that have come up
already, and only where one of these comes again, which is a fair game whatever their number. This
module needs nothing but the standard library, so that a house can run it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final, Literal, NamedTuple

from croupier.core.messages import Message, say
from croupier.lab.audits.guesses import FAMILIES, Row, Shape, factors_among, guesses_for

ALPHA: Final = 0.01
#: Spins of a year of play, over which half a unit is spent on new beginnings.
YEAR: Final = 200_000
#: A new beginning after so many spins of a ring.
RESTART: Final = 250
#: Learners that forget begin anew after so many.
SEASON: Final = 5_000
_BEGIN: Final = 0.5
#: What a ring stakes at each new beginning, of what it was given.
ANEW: Final = (1 - _BEGIN) * RESTART / YEAR
#: How stubborn a learner is: so many imagined hits on each place before the first spin.
STUBBORN: Final = (8.0, 60.0)
#: Evidence past this is as good as endless; a ring that has come so far stands still.
_ENDLESS: Final = 1e200
#: Where no guess but a learner did best, so many pockets are named: those that came most often.
_NAMED: Final = 3

#: How many times better a group of spins must have done than all of them to be named.
_APART: Final = 10

About = Literal["results", "steps", "drops"]
ALL: Final = ("", "")

#: What each kind of ring has of the unit. Of one kind, the k-th label has 1 / (k (k + 1)) of it.
SHARES: Final[Mapping[tuple[str, About], float]] = {
    ("", "results"): 0.45,
    ("", "steps"): 0.15,
    ("direction", "results"): 0.05,
    ("direction", "steps"): 0.05,
    ("dealer", "steps"): 0.12,
    ("dealer", "results"): 0.03,
    ("ball", "results"): 0.05,
    ("rotor", "results"): 0.05,
    ("drop", "drops"): 0.05,
}
#: The kinds of label that are monitored on their own.
KINDS: Final = ("direction", "dealer", "ball", "rotor")
#: Beyond this, evidence is not given in figures.
OVERWHELMING: Final = 1e9


@dataclass(frozen=True, slots=True, kw_only=True)
class RingState:
    """All that one ring of bets keeps: what it is about, its counts and what each guess holds."""

    kind: str
    label: str
    about: About
    share: float
    counts: tuple[int, ...]
    wealth: tuple[float, ...]
    learnt: tuple[float, ...]
    season: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonitorState:
    """All that a monitor has to keep between spins."""

    rings: tuple[RingState, ...]
    spins: int = 0
    last: int | None = None
    #: The natural logarithm of the highest evidence so far.
    peak: float = 0.0
    #: After how many spins the evidence first reached the level; None while it has not.
    alerted: int | None = None

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each pocket came up."""
        return self.rings[0].counts

    @property
    def distances(self) -> tuple[int, ...]:
        """How often each step lay between a result and the next."""
        return self.rings[1].counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """What is not fair about a wheel, as a guess has it.

    It is about where results lie, about the steps from one to the next or about where the ball
    drops, and says that one of them is favoured (`pocket`), those around it (`sector`), its side of
    the wheel (`wave`), or only that they are uneven (`any`). `middle` is a pocket, or so many
    pockets clockwise. `group` is the spins that it speaks of, such as `dealer ann`; all if empty.
    """

    about: About
    shape: Shape
    middle: str
    #: The pockets that it favours, where it is about results.
    pockets: tuple[str, ...] = ()
    group: str = ""

    @property
    def message(self) -> Message:
        """The guess in words."""
        return say(
            "lab-guess",
            about=self.about,
            shape=self.shape,
            middle=self.middle,
            steps=self.about == "steps" and self.shape != "any",
            group=self.group,
        )

    def __str__(self) -> str:
        return str(self.message)


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

    @property
    def message(self) -> Message:
        """The alert in words."""
        return say(
            "lab-watched-alert",
            spins=f"{self.spins:,}",
            odds=f"{self.evidence:,.0f}" if self.evidence < OVERWHELMING else "",
            guess=self.guess.message,
            level=f"{self.level:,.0f}",
            alpha=f"{self.alpha:g}",
        )

    def __str__(self) -> str:
        return str(self.message)


class Best(NamedTuple):
    """What a guess holds, its shape, the place in its middle, and all places that it favours."""

    won: float
    shape: Shape
    place: int
    favoured: tuple[int, ...]


class Ring:
    """Bets on one ring of places: where the ball rests, or how far from the last time."""

    def __init__(self, kind: str, label: str, about: About, share: float, places: int) -> None:
        self.kind, self.label, self.about, self.share = kind, label, about, share
        self.counts = [0] * places
        self.season = [0] * places
        first = share * _BEGIN
        self.wealth = [first * each for each in guesses_for(places).shares]
        each = first / (FAMILIES * 2 * len(STUBBORN))
        #: The learners: those that remember all, and those that forget with the season.
        self.learnt = [each] * (2 * len(STUBBORN))
        self.total = first

    @property
    def seen(self) -> int:
        """How many places came up."""
        return sum(self.counts)

    def see(self, place: int) -> float:
        """A place came up; what of the gambler's reserve was staked anew."""
        if self.total > _ENDLESS:
            self.counts[place] += 1
            return 0.0
        if (factors := self._factors(place)) is not None:
            self.wealth = [own * by for own, by in zip(self.wealth, factors, strict=True)]
            self._learn(place)
        self.counts[place] += 1
        self.season[place] += 1
        staked = self._begin_anew() if self.seen % RESTART == 0 else 0.0
        self.total = sum(self.wealth) + sum(self.learnt)
        return staked

    @property
    def _zones(self) -> tuple[int, ...]:
        """Of drops, the zones that have come up."""
        return tuple(zone for zone, hits in enumerate(self.counts) if hits)

    def _factors(self, place: int) -> Row | None:
        """What a place multiplies each guess by; None where nobody could bet on it yet."""
        if self.about != "drops":
            return guesses_for(len(self.counts)).factors[place]
        return factors_among(len(self.counts), self._zones)[place] if self.counts[place] else None

    def _learn(self, place: int) -> None:
        places = len(self._zones) if self.about == "drops" else len(self.counts)
        for first, counts in ((0, self.counts), (len(STUBBORN), self.season)):
            seen, hits = sum(counts), counts[place]
            for number, stubborn in enumerate(STUBBORN, start=first):
                by = places * (stubborn + hits) / (places * stubborn + seen)
                self.learnt[number] *= by

    def _begin_anew(self) -> float:
        """Stake a little on every guess again, and now and then on learners that know nothing."""
        staked = self.share * ANEW
        shares = guesses_for(len(self.counts)).shares
        self.wealth = [own + staked * each for own, each in zip(self.wealth, shares, strict=True)]
        spent = staked * sum(shares)
        if self.seen % SEASON == 0:
            each = self.share * ANEW * (SEASON // RESTART) / (FAMILIES * len(STUBBORN))
            self.season = [0] * len(self.counts)
            self.learnt[len(STUBBORN) :] = [each] * len(STUBBORN)
            spent += each * len(STUBBORN)
        return spent

    def best(self) -> Best:
        """The guess that holds most."""
        guesses = guesses_for(len(self.counts))
        # As if all had been given the same: what did best, not what was given most.
        held = [own / share for own, share in zip(self.wealth, guesses.shares, strict=True)]
        learnt = max(self.learnt) * FAMILIES * len(STUBBORN)
        won = max(held)
        if learnt > won:
            often = sorted(range(len(self.counts)), key=lambda place: -self.counts[place])
            return Best(learnt, "any", 0, tuple(sorted(often[:_NAMED])))
        guess = held.index(won)
        rows = enumerate(guesses.factors)
        favoured = tuple(place for place, row in rows if row[guess] > 1)
        return Best(won, *guesses.names[guess], favoured)

    def state(self) -> RingState:
        """What to keep."""
        return RingState(
            kind=self.kind,
            label=self.label,
            about=self.about,
            share=self.share,
            counts=tuple(self.counts),
            wealth=tuple(self.wealth),
            learnt=tuple(self.learnt),
            season=tuple(self.season),
        )

    @classmethod
    def resume(cls, state: RingState) -> "Ring":
        """A ring that goes on where another stopped."""
        ring = cls(state.kind, state.label, state.about, state.share, len(state.counts))
        ring.counts, ring.season = list(state.counts), list(state.season)
        ring.wealth, ring.learnt = list(state.wealth), list(state.learnt)
        ring.total = sum(ring.wealth) + sum(ring.learnt)
        return ring


def ring_share(kind: str, about: About, number: int) -> float:
    """What the number-th label of a kind is given of the unit, counted from one."""
    return SHARES[kind, about] / (number * (number + 1)) if kind else SHARES[kind, about]


class WheelMonitor:
    """Evidence against one wheel, spin by spin. `order` names its pockets clockwise.

    Start a new one when the wheel is changed or has been repaired.

    >>> from croupier.roulette.wheel import SINGLE_ZERO
    >>> monitor = WheelMonitor(SINGLE_ZERO.order)
    >>> next(alert.spins for _ in range(99) if (alert := monitor.see("17")))
    15
    """

    def __init__(self, order: Sequence[str], *, alpha: float = ALPHA) -> None:
        if len(order) < 6 or not 0 < alpha < 1:
            raise ValueError(f"no monitor for {len(order)} pockets at a level of {alpha}")
        self.order = tuple(order)
        self.alpha = alpha
        self.alerted: int | None = None
        self.spins = 0
        self._place = {pocket: place for place, pocket in enumerate(order)}
        self._last: int | None = None
        self._peak = 0.0
        self._rings: dict[tuple[str, str, About], Ring] = {}
        #: What of the first unit has not been staked yet; below zero, later years' halves.
        self._reserve = 1.0
        for about in ("results", "steps"):
            self._ring("", "", about)

    def _ring(self, kind: str, label: str, about: About) -> Ring:
        key = (kind, label, about)
        if key not in self._rings:
            number = 1 + sum(known[0] == kind and known[2] == about for known in self._rings)
            share = ring_share(kind, about, number)
            self._rings[key] = Ring(kind, label, about, share, len(self.order))
            self._reserve -= share * _BEGIN
        return self._rings[key]

    @property
    def evidence(self) -> float:
        """What the gambler's unit has become: one at the start, and never below zero."""
        return max(0.0, self._reserve) + sum(ring.total for ring in self._rings.values())

    @property
    def log_evidence(self) -> float:
        """The natural logarithm of it."""
        return log(max(self.evidence, 1e-300))

    @property
    def peak(self) -> float:
        """The highest evidence so far; having been there once is ground enough for an alert."""
        return exp(self._peak)

    def see(
        self, pocket: str, *, follows: bool = True, known: Mapping[str, str] | None = None
    ) -> Alert | None:
        """Take one result; an alert the first time that the evidence reaches the level.

        `follows` is False where results before this one are missing. `known` has what is known of
        the spin: direction, dealer, ball, rotor, and drop, which is the number of a zone of the
        bowl, however many there are.
        """
        place = self._place.get(pocket)
        if place is None:
            raise ValueError(f"there is no {pocket!r} on this wheel of {len(self.order)} pockets")
        last = self._last if follows else None
        for ring, at in self._bets(place, last, known or {}):
            self._reserve -= ring.see(at)
        self._last = place
        self.spins += 1
        return self._check()

    def _bets(
        self, place: int, last: int | None, known: Mapping[str, str]
    ) -> Iterator[tuple[Ring, int]]:
        """The rings that have a bet on this spin, each with the place that came up on it."""
        labels = [ALL, *((kind, known[kind]) for kind in KINDS if known.get(kind))]
        for kind, label in labels:
            if (kind, "results") in SHARES:
                yield self._ring(kind, label, "results"), place
            if last is not None and (kind, "steps") in SHARES:
                yield self._ring(kind, label, "steps"), (place - last) % len(self.order)
        drop = known.get("drop", "")
        if drop.isdigit() and int(drop) < len(self.order):
            yield self._ring("drop", "", "drops"), int(drop)

    def _check(self) -> Alert | None:
        now = self.evidence
        self._peak = max(self._peak, log(max(now, 1e-300)))
        if self.alerted is not None or now * self.alpha < 1:
            return None
        self.alerted = self.spins
        return Alert(spins=self.spins, evidence=now, alpha=self.alpha, guess=self.best_guess())

    def best_guess(self) -> Guess:
        """What did best against this wheel so far, as if all had been given the same."""
        # A group is named where it did much better than all spins, of which it is a part.
        ring = max(
            self._rings.values(),
            key=lambda each: each.total / each.share / (_APART if each.kind else 1),
        )
        best, group = ring.best(), f"{ring.kind} {ring.label}" if ring.label else ""
        if ring.about == "results":
            middle = self.order[best.place]
            pockets = tuple(self.order[place] for place in best.favoured)
            return Guess(
                about="results", shape=best.shape, middle=middle, pockets=pockets, group=group
            )
        return Guess(about=ring.about, shape=best.shape, middle=str(best.place), group=group)

    def state(self) -> MonitorState:
        """What to keep, so that `resume` goes on from here."""
        return MonitorState(
            rings=tuple(ring.state() for ring in self._rings.values()),
            spins=self.spins,
            last=self._last,
            peak=self._peak,
            alerted=self.alerted,
        )

    @classmethod
    def resume(
        cls, order: Sequence[str], state: MonitorState, *, alpha: float = ALPHA
    ) -> "WheelMonitor":
        """A monitor of that wheel which goes on where another stopped."""
        if len(order) != len(state.counts):
            raise ValueError(f"a state of {len(state.counts)} pockets for a wheel of {len(order)}")
        monitor = cls(order, alpha=alpha)
        rings = (Ring.resume(each) for each in state.rings)
        monitor._rings = {(each.kind, each.label, each.about): each for each in rings}
        monitor._reserve = 1 - sum(_staked(each) for each in monitor._rings.values())
        monitor.spins, monitor._last = state.spins, state.last
        monitor._peak, monitor.alerted = state.peak, state.alerted
        return monitor


def _staked(ring: Ring) -> float:
    """What a ring has been given so far, by how many places came up on it."""
    fixed = sum(guesses_for(len(ring.counts)).shares)
    seasons = (1 - fixed) * (ring.seen // SEASON) * (SEASON // RESTART)
    return ring.share * (_BEGIN + ANEW * (fixed * (ring.seen // RESTART) + seasons))
