"""How evenly and independently a wheel has run: a report on results, and never a forecast.

Frequencies are held against the chi-square distribution, and pairs of results that follow one
another against independence. A small probability is a reason to check the wheel, not a verdict.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import exp, lgamma, log, sqrt
from typing import Final

from croupier.core.messages import Message, Saying, say
from croupier.house.views.entries import Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.registers import headed
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.roulette.catalogue import find_book
from croupier.table.betting import BettingOpened
from croupier.table.opening import TableOpened
from croupier.table.past_rounds import CORRECTION, RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.voiding import OutcomeInvalidated

#: A probability below this is flagged.
THRESHOLD: Final = 0.01
#: How many pockets side by side make a sector.
SECTOR: Final = 5
#: Fewer results per pocket than this say little.
_EXPECTED_LEAST: Final = 5
_STEPS_MAX: Final = 10_000
_SMALL: Final = 1e-15


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """What the results of a wheel come to."""

    spins: int
    square: float
    freedom: int
    probability: float
    lag: float
    lag_probability: float

    @property
    def flagged(self) -> bool:
        """Whether somebody should check the wheel."""
        return min(self.probability, self.lag_probability) < THRESHOLD


def results_of(entries: Sequence[Entry], table: str, window: Window = ALWAYS) -> list[str]:
    """Valid results in order: one that was corrected as corrected, a void spin not at all."""
    results: list[tuple[int, str]] = []
    round_no, counted = 0, False
    kinds = (BettingOpened, RoundSettled, RoundResettled, OutcomeInvalidated)
    for entry, event in of_kind(entries, *kinds):
        if entry.name != table or not window.holds(event.at):
            continue
        match event:
            case BettingOpened():
                round_no, counted = event.round_no, False
            case RoundSettled():
                results.append((round_no, str(event.pocket)))
                counted = True
            case RoundResettled(round_no=named) if named or counted:
                _put_right(results, named or round_no, event)
            case OutcomeInvalidated(round_no=0) if counted:
                if results and results[-1][0] == round_no:
                    results.pop()
                counted = False
    return [number for _, number in results]


def _put_right(results: list[tuple[int, str]], round_no: int, event: RoundResettled) -> None:
    """One round's number as it stands after a settlement was done again."""
    places = [place for place, (number, _) in enumerate(results) if number == round_no]
    if places and event.cause == CORRECTION:
        results[places[-1]] = (round_no, str(event.pocket))
    elif places and event.pocket is None:
        del results[places[-1]]


def judge(results: Sequence[str], wheel: Sequence[str]) -> Findings:
    """Chi-square over all pockets, and the correlation of each result with the next."""
    spins, pockets = len(results), len(wheel)
    counts, expected = Counter(results), spins / pockets
    square = sum((counts[each] - expected) ** 2 for each in wheel) / expected if spins else 0.0
    lag = _lag(results, wheel)
    return Findings(
        spins=spins,
        square=square,
        freedom=pockets - 1,
        probability=chance_above(square, pockets - 1),
        lag=lag,
        # The square of a standard normal has one degree of freedom.
        lag_probability=chance_above(lag * lag * max(spins - 1, 0), 1),
    )


def _lag(results: Sequence[str], wheel: Sequence[str]) -> float:
    """The correlation between the place of one result on the wheel and that of the next."""
    place = {pocket: number for number, pocket in enumerate(wheel)}
    places = [place[each] for each in results if each in place]
    if len(places) < 2:
        return 0.0
    mean = sum(places) / len(places)
    spread = sum((each - mean) ** 2 for each in places)
    pairs = zip(places, places[1:], strict=False)
    shared = sum((one - mean) * (other - mean) for one, other in pairs)
    return shared / spread if spread else 0.0


def chance_above(square: float, freedom: int) -> float:
    """The probability of a chi-square of this size or more.

    >>> round(chance_above(3.841, 1), 3), round(chance_above(50.998, 36), 3)
    (0.05, 0.05)
    """
    a, x = freedom / 2, square / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1.0 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, _STEPS_MAX):
        term *= x / (a + step)
        total += term
        if term < total * _SMALL:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """The continued fraction of the upper tail, by Lentz's method."""
    b = x + 1 - a
    c, d = 1 / 1e-300, 1 / b
    value = d
    for step in range(1, _STEPS_MAX):
        factor = step * (a - step)
        b += 2
        d = 1 / (factor * d + b or 1e-300)
        c = b + factor / c or 1e-300
        value *= c * d
        if abs(c * d - 1) < _SMALL:
            break
    return value


def wheel_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """For each table: every pocket's share of the results, its sector, and what that comes to."""
    columns = (
        Column(say("column-table")),
        Column(say("column-pocket")),
        Column(say("column-results"), Kind.COUNT),
        Column(say("column-expected"), Kind.PERCENT),
        Column(say("column-share"), Kind.PERCENT),
        Column(say("column-deviations")),
        Column(say("column-sector-deviations")),
    )
    rows: list[Row] = []
    notes: list[Saying] = []
    for entry, opened in of_kind(entries, TableOpened):
        game = find_book(opened.book).game(opened.game, dict(opened.options))
        wheel = [str(pocket) for pocket in game.wheel.order]
        results = results_of(entries, entry.name, window)
        rows += _pocket_rows(entry.name, results, wheel)
        notes.append(_in_words(entry.name, judge(results, wheel)))
    return headed(say("paper-wheels"), columns, rows, window, notes)


def _pocket_rows(table: str, results: Sequence[str], wheel: Sequence[str]) -> list[Row]:
    if not results:
        return []
    counts, spins, pockets = Counter(results), len(results), len(wheel)
    share = Fraction(1, pockets)
    return [
        (
            table,
            pocket,
            counts[pocket],
            share,
            Fraction(counts[pocket], spins),
            f"{_deviations(counts[pocket], spins, 1 / pockets):+.2f}",
            f"{_deviations(_sector(counts, wheel, place), spins, SECTOR / pockets):+.2f}",
        )
        for place, pocket in enumerate(wheel)
    ]


def _sector(counts: Counter[str], wheel: Sequence[str], place: int) -> int:
    half = SECTOR // 2
    return sum(counts[wheel[(place + by) % len(wheel)]] for by in range(-half, half + 1))


def _deviations(count: int, spins: int, chance: float) -> float:
    """How many standard deviations a count is from what is expected."""
    return (count - spins * chance) / sqrt(spins * chance * (1 - chance))


def _in_words(table: str, found: Findings) -> Message:
    if found.spins < _EXPECTED_LEAST * (found.freedom + 1):
        return say("paper-wheel-too-few", table=table, spins=found.spins)
    return say(
        "paper-wheel-found",
        table=table,
        spins=found.spins,
        expected=f"{found.spins / (found.freedom + 1):.1f}",
        square=f"{found.square:.2f}",
        freedom=found.freedom,
        probability=f"{found.probability:.4f}",
        lag=f"{found.lag:+.4f}",
        lag_probability=f"{found.lag_probability:.4f}",
        flagged=found.flagged,
    )
