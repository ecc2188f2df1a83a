"""Tests of outcomes from a fixed number of equal ones, as gaming standards name them.

Chi-square, equi-distribution, serial, gap, poker, coupon collector, permutation, runs, spectral,
serial correlation and sub-sequences. Each takes outcomes counted from zero and gives p-values by
part, as the tests of bits do.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import factorial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.core.messages import MessageError, say
from croupier.lab.audits.bits import PValues, upper_gamma

Outcomes = NDArray[np.int64]
Floats = NDArray[np.float64]

#: A class of outcomes is joined with the next until so many are expected in it.
CLASS_MIN: Final = 5.0
_LAGS: Final = 10
_HAND: Final = 5
_EVERY: Final = (2, 3, 5, 7)
_PERMUTED: Final = 4
#: Lengths of longer tuples, with how many classes outcomes are put into.
_LONGER: Final = ((4, 9), (5, 6), (6, 4))


class TooFewOutcomes(MessageError):
    """The sample is too short for a test; the message says how many outcomes it needs."""


def need_outcomes(outcomes: Outcomes, least: int) -> None:
    """Refuse a sample that is too short."""
    if outcomes.size < least:
        raise TooFewOutcomes(say("lab-few-outcomes", least=f"{least:,}", size=f"{outcomes.size:,}"))


def against(seen: Sequence[float] | Floats | Outcomes, chances: Sequence[float] | Floats) -> float:
    """Chi-square's p-value for classes with known chances; rare classes are joined."""
    counts, share = np.asarray(seen, dtype=np.float64), np.asarray(chances, dtype=np.float64)
    joined = list(_joined(counts, share * counts.sum()))
    if len(joined) < 2:
        raise TooFewOutcomes(say("lab-few-classes"))
    chi_square = sum((got - want) ** 2 / want for got, want in joined)
    return upper_gamma(len(joined) - 1, chi_square)


def _joined(counts: Floats, expected: Floats) -> Iterator[tuple[float, float]]:
    got = want = 0.0
    left = float(expected.sum())
    for each, due in zip(counts, expected, strict=True):
        got, want, left = got + float(each), want + float(due), left - float(due)
        # What is left over at the end must be enough for a class of its own.
        if want >= CLASS_MIN and (left >= CLASS_MIN or left < 1e-9):
            yield got, want
            got = want = 0.0
    if want > 0:
        yield got, want


def equidistribution(outcomes: Outcomes, kinds: int) -> PValues:
    """All outcomes come up equally often, and not too evenly; nor do their sums stray."""
    need_outcomes(outcomes, 10 * kinds)
    counts = np.bincount(outcomes, minlength=kinds)
    p = against(counts, np.full(kinds, 1 / kinds))
    return {
        "chi-square": p,
        "too even": 1 - p,
        "sums": _kolmogorov(np.cumsum(counts) / outcomes.size, kinds, outcomes.size),
    }


def _kolmogorov(sums: Floats, kinds: int, count: int) -> float:
    """Kolmogorov's test; on steps it is at most as strict as stated."""
    furthest = float(np.abs(sums - np.arange(1, kinds + 1) / kinds).max())
    return float(special.kolmogorov(np.sqrt(count) * furthest))


def serial_pairs(outcomes: Outcomes, kinds: int) -> PValues:
    """All pairs that do not overlap come up equally often."""
    need_outcomes(outcomes, 10 * kinds * kinds)
    pairs = outcomes[: outcomes.size // 2 * 2].reshape(-1, 2)
    counts = np.bincount(pairs[:, 0] * kinds + pairs[:, 1], minlength=kinds * kinds)
    return {"": against(counts, np.full(kinds * kinds, 1 / kinds**2))}


def serial_triples(outcomes: Outcomes, kinds: int) -> PValues:
    """All triples that do not overlap come up equally often."""
    need_outcomes(outcomes, 3 * max(1000, kinds**3 // 12))
    return {"": _tuples(outcomes, kinds, 3)}


def longer_tuples(outcomes: Outcomes, kinds: int) -> PValues:
    """Four, five and six outcomes in a row, each put into one of fewer classes, come up evenly."""
    need_outcomes(outcomes, 10_000)
    found = {}
    for length, classes in _LONGER:
        if classes < kinds and outcomes.size // length * 2 > classes**length:
            used = outcomes[outcomes < kinds // classes * classes] // (kinds // classes)
            found[str(length)] = _tuples(used, classes, length)
    if not found:
        raise TooFewOutcomes(say("lab-few-kinds", kinds=kinds))
    return found


def _tuples(outcomes: Outcomes, kinds: int, length: int) -> float:
    from croupier.lab.audits.stream import even_p

    rows = outcomes[: outcomes.size // length * length].reshape(-1, length)
    codes = rows @ (kinds ** np.arange(length))
    return even_p(np.bincount(codes, minlength=kinds**length))


def gaps(outcomes: Outcomes, kinds: int) -> PValues:
    """The time until an outcome comes back is as it should be, for one of them and for a third."""
    need_outcomes(outcomes, 100 * kinds)
    third = kinds // 3
    return {
        "one": _gap(outcomes == 0, 1 / kinds),
        "a third": _gap(outcomes < third, third / kinds),
    }


def _gap(hits: NDArray[np.bool_], chance: float) -> float:
    waits = np.diff(np.flatnonzero(hits)) - 1
    longest = int(np.ceil(np.log(CLASS_MIN / max(waits.size, 10)) / np.log1p(-chance)))
    longest = max(2, longest)
    chances: Floats = chance * (1 - chance) ** np.arange(longest, dtype=np.float64)
    chances = np.append(chances, (1 - chance) ** longest)
    return against(np.bincount(np.minimum(waits, longest), minlength=longest + 1), chances)


def poker(outcomes: Outcomes, kinds: int) -> PValues:
    """Hands of five hold as many different outcomes as they should."""
    need_outcomes(outcomes, 100 * _HAND)
    hands = np.sort(outcomes[: outcomes.size // _HAND * _HAND].reshape(-1, _HAND), axis=1)
    different = 1 + (np.diff(hands, axis=1) != 0).sum(axis=1)
    chances = [
        _falling(kinds, each) / kinds**_HAND * _stirling(_HAND, each)
        for each in range(1, _HAND + 1)
    ]
    return {"": against(np.bincount(different, minlength=_HAND + 1)[1:], chances)}


def _falling(kinds: int, count: int) -> float:
    product = 1.0
    for step in range(count):
        product *= kinds - step
    return product


def _stirling(count: int, parts: int) -> int:
    """How many ways there are to part a set."""
    if count == parts:
        return 1
    if not 0 < parts < count:
        return 0
    return parts * _stirling(count - 1, parts) + _stirling(count - 1, parts - 1)


def coupon_collector(outcomes: Outcomes, kinds: int) -> PValues:
    """It takes as long as it should until every outcome of a set has come up.

    The set is eight groups of neighbouring outcomes, or all outcomes where there are fewer.
    """
    need_outcomes(outcomes, 1000)
    sets = min(8, kinds)
    usable = kinds // sets * sets
    grouped = outcomes[outcomes < usable] // (usable // sets)
    lengths = _collect(grouped.tolist(), sets)
    longest = 6 * sets
    chances = _collect_chances(sets, longest)
    capped = np.minimum(np.array(lengths, dtype=np.int64), longest)
    return {"": against(np.bincount(capped, minlength=longest + 1)[sets:], chances[sets:])}


def _collect(outcomes: list[int], sets: int) -> list[int]:
    lengths, full, seen, started = [], (1 << sets) - 1, 0, 0
    for place, outcome in enumerate(outcomes, start=1):
        seen |= 1 << outcome
        if seen == full:
            lengths.append(place - started)
            seen, started = 0, place
    return lengths


def _collect_chances(sets: int, longest: int) -> Floats:
    """The chance of each length; the last holds that length and all longer ones."""
    held = np.zeros(sets + 1)
    held[0] = 1.0
    chances = np.zeros(longest + 1)
    steps = np.arange(sets + 1) / sets
    for length in range(1, longest):
        moved = held * (1 - steps)
        held = held * steps
        held[1:] += moved[:-1]
        chances[length] = held[sets]
        held[sets] = 0.0
    chances[longest] = 1 - chances.sum()
    return chances


def permutation(outcomes: Outcomes, kinds: int) -> PValues:
    """Four different outcomes in a row stand in each order equally often."""
    need_outcomes(outcomes, 100 * factorial(_PERMUTED))
    groups = outcomes[: outcomes.size // _PERMUTED * _PERMUTED].reshape(-1, _PERMUTED)
    ordered = np.sort(groups, axis=1)
    groups = groups[(np.diff(ordered, axis=1) != 0).all(axis=1)]
    weights = _PERMUTED ** np.arange(_PERMUTED)
    codes = np.argsort(groups, axis=1) @ weights
    known = [int(np.array(order) @ weights) for order in permutations(range(_PERMUTED))]
    counts = np.bincount(codes, minlength=max(known) + 1)[known]
    return {"": against(counts, np.full(len(known), 1 / len(known)))}


def runs_up_down(outcomes: Outcomes, kinds: int) -> PValues:
    """Runs above and below the middle, and runs up and down, are as many as they should be."""
    need_outcomes(outcomes, 1000)
    # The middle outcome of an odd number, and steps that stay level, are passed over.
    apart = 2 * outcomes - (kinds - 1)
    above = apart[apart != 0] > 0
    return {"middle": _wald(above), "up and down": _turning(outcomes, kinds)}


def _wald(marks: NDArray[np.bool_]) -> float:
    ones, count = int(marks.sum()), marks.size
    pairs = 2 * ones * (count - ones)
    if not pairs:
        return 0.0
    found = 1 + int((marks[1:] != marks[:-1]).sum())
    variance = pairs * (pairs - count) / (count**2 * (count - 1))
    return float(special.erfc(abs(found - 1 - pairs / count) / np.sqrt(2 * variance)))


def _turning(outcomes: Outcomes, kinds: int) -> float:
    """Triples of different outcomes turn, up then down or down then up, twice in three times."""
    triples = outcomes[: outcomes.size // 3 * 3].reshape(-1, 3)
    first, second = np.sign(triples[:, 1] - triples[:, 0]), np.sign(triples[:, 2] - triples[:, 1])
    different = (first != 0) & (second != 0) & (triples[:, 0] != triples[:, 2])
    turned = int((first[different] != second[different]).sum())
    count = int(different.sum())
    return float(special.erfc(abs(turned - count * 2 / 3) / np.sqrt(2 * count * 2 / 9)))


def spectral_peak(outcomes: Outcomes, kinds: int) -> PValues:
    """No period stands out: the highest peak of the spectrum, by Fisher's test."""
    need_outcomes(outcomes, 1000)
    power = np.abs(np.fft.rfft(outcomes - outcomes.mean())[1:]) ** 2
    if not outcomes.size % 2:
        power = power[:-1]
    share = float(power.max() / power.sum())
    return {"": float(-np.expm1(power.size * np.log1p(-np.exp(-power.size * share))))}


def serial_correlation(outcomes: Outcomes, kinds: int) -> PValues:
    """Outcomes do not go with those before them, up to ten back: each, and all together."""
    need_outcomes(outcomes, 1000)
    centred = outcomes - (kinds - 1) / 2
    variance = (kinds**2 - 1) / 12
    deviations = np.array(
        [
            float((centred[lag:] * centred[:-lag]).sum())
            / (variance * np.sqrt(outcomes.size - lag))
            for lag in range(1, _LAGS + 1)
        ]
    )
    together = upper_gamma(_LAGS, float((deviations**2).sum()))
    return {"lag 1": float(special.erfc(abs(deviations[0]) / np.sqrt(2))), "lags": together}


def sub_sequences(outcomes: Outcomes, kinds: int) -> PValues:
    """Every second, third, fifth and seventh outcome is equally distributed on its own."""
    need_outcomes(outcomes, 10 * kinds * max(_EVERY))
    equal = np.full(kinds, 1 / kinds)
    return {
        f"every {step}": against(np.bincount(outcomes[::step], minlength=kinds), equal)
        for step in _EVERY
    }
