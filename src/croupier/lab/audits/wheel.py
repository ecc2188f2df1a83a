"""The audit of a wheel: every test on all spins, and the telling ones on each group of them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from croupier.lab.audits.findings import (
    ALL,
    Finding,
    Measured,
    Verdict,
    judge,
    overall,
    worst_of,
)
from croupier.lab.audits.pockets import (
    SIMULATED_WHEELS,
    WAVES,
    Counts,
    Sector,
    chi_square_limit,
    measure_evenness,
    measure_pockets,
    measure_sector,
    measure_wave,
    worst_sector,
)
from croupier.lab.audits.sequences import (
    DISTANCE_WAVES,
    Places,
    measure_distances,
    measure_runs,
    measure_serial,
)
from croupier.lab.audits.spins import GROUPED, Spin
from croupier.roulette.pockets import NUMBERS, RED_NUMBERS
from croupier.roulette.wheel import Wheel

#: With fewer spins no bias of any wheel that turns could be told from chance.
SPINS_MIN: Final = 100
GROUPS_MAX: Final = 200
_GROUP_WAVES: Final = (1, 2)
_GROUP_TESTS: Final = 3 + len(_GROUP_WAVES) + len(DISTANCE_WAVES)
_ALL_TESTS: Final = 4 + len(WAVES) + len(DISTANCE_WAVES) + 4
_WHEELS_MAX: Final = 100_000
#: Simulated wheels beyond the strictest limit, so that the limit itself is known well enough.
_WHEELS_BEYOND: Final = 5


class TooFewSpins(ValueError):
    """There is too little to say anything; the message says how much is wanted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Spins that share something: where the ball came to rest, and how far from the last time."""

    name: str
    places: Places
    distances: Places


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelAudit:
    """All findings on a wheel, with the counts they come from and the groups left untested."""

    wheel: Wheel
    counts: Counts
    findings: tuple[Finding, ...]
    sector: Sector
    too_small: tuple[tuple[str, int], ...] = ()

    @property
    def spins(self) -> int:
        """How many numbers were looked at."""
        return int(self.counts.sum())

    @property
    def verdict(self) -> Verdict:
        """What everything together comes to."""
        return overall(self.findings)

    @property
    def worst(self) -> Finding | None:
        """The finding that is hardest to put down to chance."""
        return worst_of(self.findings)

    def sentences(self) -> list[str]:
        """The verdict in plain words."""
        return list(_sentences(self))

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        pockets = self.wheel.order
        return {
            "wheel": self.wheel.name,
            "spins": self.spins,
            "verdict": self.verdict.value,
            "says": self.sentences(),
            "limits": {
                "degrees": len(pockets) - 1,
                "95": chi_square_limit(len(pockets) - 1, 0.95),
                "99": chi_square_limit(len(pockets) - 1, 0.99),
            },
            "counts": {p: int(n) for p, n in zip(pockets, self.counts, strict=True)},
            "sector": {
                "pockets": list(sector_pockets(self.wheel, self.sector)),
                "deviations": self.sector.deviations,
            },
            "findings": [found.as_json() for found in self.findings],
            "too_few_to_test": [{"group": name, "spins": n} for name, n in self.too_small],
        }


def sector_pockets(wheel: Wheel, sector: Sector) -> tuple[str, ...]:
    """The pockets of a sector, clockwise."""
    order = wheel.order
    return tuple(order[(sector.start + step) % len(order)] for step in range(sector.length))


def audit_wheel(
    spins: Sequence[Spin], wheel: Wheel, *, alpha: float = 0.05, simulated: int | None = None
) -> WheelAudit:
    """Test all spins and every group with enough of them; all tests are corrected together.

    `simulated` is how many perfect wheels a sector is held against; by default enough for the
    number of tests.
    """
    if len(spins) < SPINS_MIN:
        raise TooFewSpins(f"{len(spins)} spins; at least {SPINS_MIN} are wanted to say anything")
    ordered = sorted(spins, key=_where)
    everything = _group(ALL, ordered, wheel)
    groups, too_small = _groups(ordered, wheel)
    tests = _ALL_TESTS + _GROUP_TESTS * len(groups)
    wheels = simulated or min(_WHEELS_MAX, max(SIMULATED_WHEELS, _WHEELS_BEYOND * 100 * tests))
    measured = [*_measure_all(everything, ordered, wheel, wheels)]
    for group in groups:
        measured += _measure_group(group, wheel, wheels)
    counts = _counts(everything, wheel)
    return WheelAudit(
        wheel=wheel,
        counts=counts,
        findings=judge(measured, alpha=alpha),
        sector=worst_sector(counts),
        too_small=too_small,
    )


def _where(spin: Spin) -> tuple[str, str]:
    """Spins of one wheel stand together, in the order in which they were recorded."""
    return spin.known.get("table", ""), spin.known.get("wheel", "")


def _group(name: str, spins: Sequence[Spin], wheel: Wheel) -> Group:
    place, pockets = wheel.place, len(wheel.order)
    steps = [
        (place[spin.pocket] - place[spin.before]) % pockets
        for spin in spins
        if spin.before is not None
    ]
    return Group(
        name=name,
        places=np.array([place[spin.pocket] for spin in spins], dtype=np.int64),
        distances=np.array(steps, dtype=np.int64),
    )


def _groups(spins: Sequence[Spin], wheel: Wheel) -> tuple[list[Group], tuple[tuple[str, int], ...]]:
    """Groups that are not simply all spins: those to test, and those with too few."""
    tested: list[Group] = []
    small: list[tuple[str, int]] = []
    for kind in GROUPED:
        sizes = Counter(spin.known[kind] for spin in spins if kind in spin.known)
        for value, size in sizes.items():
            if size == len(spins):
                continue
            name = f"{kind} {value}"
            if size < SPINS_MIN or len(tested) >= GROUPS_MAX:
                small.append((name, size))
            else:
                chosen = [spin for spin in spins if spin.known.get(kind) == value]
                tested.append(_group(name, chosen, wheel))
    return tested, tuple(small)


def _counts(group: Group, wheel: Wheel) -> Counts:
    return np.bincount(group.places, minlength=len(wheel.order)).astype(np.int64)


def _measure_all(
    group: Group, spins: Sequence[Spin], wheel: Wheel, wheels: int
) -> Iterator[Measured]:
    counts = _counts(group, wheel)
    yield measure_pockets(counts, simulated=wheels)
    yield measure_evenness(counts, simulated=wheels)
    for number in WAVES:
        yield measure_wave(counts, number)
    yield measure_sector(counts, simulated=wheels)
    yield from _measure_runs(spins)
    yield measure_serial(group.places, len(wheel.order))
    if group.distances.size >= SPINS_MIN:
        yield from measure_distances(group.distances, len(wheel.order), simulated=wheels)


def _measure_runs(spins: Sequence[Spin]) -> Iterator[Measured]:
    """Runs of the three even chances; zeros belong to neither side and are passed over."""
    numbers = [spin.pocket for spin in spins if spin.pocket in _NUMBERED]
    sides = {
        "runs of red": [pocket in RED_NUMBERS for pocket in numbers],
        "runs of odd": [int(pocket) % 2 == 1 for pocket in numbers],
        "runs of high": [int(pocket) > 18 for pocket in numbers],
    }
    for test, marks in sides.items():
        yield measure_runs(np.array(marks, dtype=np.bool_), test=test)


_NUMBERED: Final = frozenset(NUMBERS)


def _measure_group(group: Group, wheel: Wheel, wheels: int) -> Iterator[Measured]:
    counts = _counts(group, wheel)
    yield measure_pockets(counts, group=group.name, simulated=wheels)
    for number in _GROUP_WAVES:
        yield measure_wave(counts, number, group=group.name)
    yield measure_sector(counts, group=group.name, simulated=wheels)
    if group.distances.size >= SPINS_MIN:
        yield from measure_distances(
            group.distances, len(wheel.order), group=group.name, simulated=wheels
        )


def _sentences(audit: WheelAudit) -> Iterator[str]:
    tests, worst = len(audit.findings), audit.worst
    if worst is None:
        return
    corrected = f"{_in_words(worst.adjusted)} when corrected for {tests} tests"
    chance = f"Its p-value is {_in_words(worst.p)}, or {corrected}."
    test = f"by chance alone, the test {_named(worst)} would go so far"
    match audit.verdict:
        case Verdict.FAIR:
            yield f"No sign of bias in {audit.spins:,} spins. {tests} tests, none beyond chance."
            yield f"The test that went furthest was {_named(worst)}. {chance}"
        case Verdict.SUSPECT:
            yield f"Suspect: {test} in fewer than 1 of 20 audits."
            yield f"{chance} Record more spins before anything is done."
        case Verdict.FLAGGED:
            yield f"Biased: {test} in fewer than 1 of 100 audits."
            yield f"{chance} Take the wheel out of play and inspect it."
    yield from _where_it_lies(audit, worst)


def _where_it_lies(audit: WheelAudit, worst: Finding) -> Iterator[str]:
    sector = audit.sector
    if audit.verdict is not Verdict.FAIR and worst.group == ALL:
        more = "more" if sector.deviations > 0 else "less"
        named = " ".join(sector_pockets(audit.wheel, sector))
        off = f"{abs(sector.deviations):.1f} standard deviations"
        yield f"The worst sector is {named}: {off} {more} than its share."
    weakest = next((f.power for f in audit.findings if f.test == "pockets" and f.power), None)
    if weakest is not None:
        yield f"What would have been found four times in five: {weakest}, and as the table says."


def _named(found: Finding) -> str:
    shown = f'"{found.test}"'
    return shown if found.group == ALL else f"{shown} on {found.group}"


def _in_words(p: float) -> str:
    return show_p(p).replace("<", "below ")


def show_p(p: float) -> str:
    """A probability as people read it.

    >>> show_p(0.25), show_p(0.00012), show_p(3e-9)
    ('0.250', '0.0001', '<0.0001')
    """
    if p >= 0.001:
        return f"{p:.3f}"
    return f"{p:.4f}" if p >= 0.0001 else "<0.0001"
