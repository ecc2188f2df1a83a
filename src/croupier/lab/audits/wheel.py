"""The audit of a wheel: the records first, then where results lie, what follows what, and when.

What of the level each question gets is fixed before anything is counted, most of it to where
results lie, which is what a bad wheel shows first. Groups of spins share a part of their own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.core.messages import Message, Saying, say
from croupier.lab.audits.advice import advice
from croupier.lab.audits.findings import (
    ALL,
    Finding,
    Measured,
    Power,
    Verdict,
    judge_weighted,
    overall,
    worst_of,
)
from croupier.lab.audits.location import (
    FAIR_WHEELS,
    POCKET,
    POCKETS,
    SECTOR,
    STATISTICS,
    TOGETHER,
    WAVES,
    WHERE,
    Counts,
    fair_wheels,
    harmonic_strengths,
    power_of_drops,
    power_of_evenness,
    stated_power,
)
from croupier.lab.audits.pockets import Sector, chi_square_limit, worst_sector
from croupier.lab.audits.recording import GROUPED, Recording, Spin, record
from croupier.lab.audits.records import RecordFinding, check_records, span
from croupier.lab.audits.sequences import DRIFT_MIN, measure_drift, measure_lags, measure_likes
from croupier.roulette.wheel import Wheel

#: With fewer spins no bias of any wheel that turns could be distinguished from chance.
SPINS_MIN: Final = 100
GROUPS_MAX: Final = 200
#: Windows of time have at least so many spins, and there are at most so many.
WINDOW_MIN: Final = 2_000
WINDOWS_MAX: Final = 12
#: What of the level each question on all spins has; `groups` share theirs equally.
SHARES: Final[Mapping[str, float]] = {
    "where": 0.92,
    "distances": 0.035,
    "drift": 0.02,
    "earlier spins": 0.01,
    "like after like": 0.01,
    "too even": 0.005,
}
_OF_GROUPS: Final = 0.15
_OF_DROPS: Final = 0.1
_ZONES_MAX: Final = 64
_WINDOW: Final = "lab-group-window"
#: A sector is a part of the wheel, not half of it.
_SECTOR_MAX: Final = 12
#: Below this, a probability is only said to be below it.
_P_MIN: Final = 0.0001
#: How even the other pockets are when a finding is put down to a few.
_EVEN: Final = 0.01


class TooFewSpins(ValueError):
    """There is too little to say anything; the message says how much is wanted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelAudit:
    """All findings on a wheel, with the counts they come from and the groups left untested."""

    wheel: Wheel
    counts: Counts
    findings: tuple[Finding, ...]
    sector: Sector
    too_small: tuple[tuple[Message, int], ...] = ()
    records: tuple[RecordFinding, ...] = ()
    #: What the findings come from: the results that were left after the records were checked.
    kept: Recording

    @property
    def spins(self) -> int:
        """How many numbers were tested."""
        return int(self.counts.sum())

    @property
    def verdict(self) -> Verdict:
        """What everything together comes to."""
        chance = overall(self.findings)
        if chance is not Verdict.FLAGGED and any(found.needs_attention for found in self.records):
            return Verdict.RECORDS
        return chance

    @property
    def worst(self) -> Finding | None:
        """The finding that is hardest to put down to chance."""
        found = worst_of(self.findings)
        return found if found is None else _narrowed(self, found)

    def messages(self) -> list[Message]:
        """The verdict, for people."""
        return list(_messages(self))

    def sentences(self) -> list[str]:
        """The verdict in plain words."""
        return [str(each) for each in self.messages()]

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        pockets = self.wheel.order
        return {
            "wheel": self.wheel.name,
            "spins": self.spins,
            "verdict": self.verdict.value,
            "says": self.sentences(),
            "records": [found.as_json() for found in self.records],
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
            "too_few_to_test": [{"group": str(name), "spins": n} for name, n in self.too_small],
        }


def sector_pockets(wheel: Wheel, sector: Sector) -> tuple[str, ...]:
    """The pockets of a sector, clockwise."""
    order = wheel.order
    return tuple(order[(sector.start + step) % len(order)] for step in range(sector.length))


def audit_wheel(
    spins: Sequence[Spin] | Recording,
    wheel: Wheel,
    *,
    alpha: float = 0.05,
    known: Sequence[RecordFinding] = (),
) -> WheelAudit:
    """Check the records, then test what is left of them, all spins and every group.

    `known` is what reading them has found already.
    """
    recording = spins if isinstance(spins, Recording) else record(spins, wheel)
    if len(recording) < SPINS_MIN:
        raise TooFewSpins(
            f"{len(recording)} spins; at least {SPINS_MIN} are wanted to say anything"
        )
    records = check_records(recording)
    kept = records.kept
    findings: tuple[Finding, ...] = ()
    too_small: tuple[tuple[Message, int], ...] = ()
    if records.can_be_tested and len(kept) >= SPINS_MIN:
        findings, too_small = _tested(kept, alpha)
    counts = _counted(kept.places, wheel)
    return WheelAudit(
        wheel=wheel,
        counts=counts,
        findings=findings,
        sector=worst_sector(counts),
        too_small=too_small,
        records=(*known, *records.findings),
        kept=kept,
    )


def _tested(
    kept: Recording, alpha: float
) -> tuple[tuple[Finding, ...], tuple[tuple[Message, int], ...]]:
    groups, too_small = _groups(kept)
    shares = dict(SHARES)
    rest = 1.0
    if groups:
        rest -= _OF_GROUPS
    if "drop" in kept.labels:
        rest -= _OF_DROPS
    shares = {name: share * rest for name, share in shares.items()}
    measured = [*_measure_all(kept, shares)]
    if "drop" in kept.labels:
        measured += _measure_drops(kept, _OF_DROPS)
    for name, group in groups:
        measured += _measure_group(name, group, _OF_GROUPS / (2 * len(groups)))
    return judge_weighted(measured, alpha=alpha), too_small


def _counted(places: Any, wheel: Wheel) -> Counts:
    return np.bincount(places, minlength=len(wheel.order)).astype(np.int64)


def _groups(
    kept: Recording,
) -> tuple[list[tuple[Message, Recording]], tuple[tuple[Message, int], ...]]:
    """Groups that are not simply all spins: those to test, and those with too few."""
    tested: list[tuple[Message, Recording]] = []
    small: list[tuple[Message, int]] = []
    for kind in GROUPED:
        labels = kept.labels.get(kind)
        for name in labels.names if labels else ():
            chosen = labels.of(name) if labels else np.zeros(0, np.bool_)
            size = int(chosen.sum())
            if size in (0, len(kept)):
                continue
            if size < SPINS_MIN or len(tested) >= GROUPS_MAX:
                small.append((say(f"lab-group-{kind}", name=name), size))
            else:
                tested.append((say(f"lab-group-{kind}", name=name), kept.only(chosen)))
    return [*tested, *_windows(kept)], tuple(small)


def _windows(kept: Recording) -> Iterator[tuple[Message, Recording]]:
    """Equal stretches of each wheel's time, where there is enough of it."""
    for stream in np.unique(kept.streams):
        of = np.flatnonzero(kept.streams == stream)
        count = min(WINDOWS_MAX, of.size // WINDOW_MIN)
        if count < 2:
            continue
        for number, part in enumerate(np.array_split(of, count), start=1):
            chosen = np.zeros(len(kept), np.bool_)
            chosen[part] = True
            stretch = span(kept, int(part[0]), part.size)
            name = say(_WINDOW, number=number, count=count, span=stretch)
            yield name, kept.only(chosen)


def _measure_all(kept: Recording, shares: Mapping[str, float]) -> Iterator[Measured]:
    pockets = len(kept.wheel.order)
    counts = _counted(kept.places, kept.wheel)
    yield from _measure_where(counts, shares["where"])
    yield _measure_evenness(counts, shares["too even"])
    if kept.distances.size >= SPINS_MIN:
        steps = _counted(kept.distances, kept.wheel)
        yield _measure_together("distances", ALL, steps, shares["distances"])
        yield _weighted(measure_likes(kept), shares)
    yield _weighted(measure_lags(kept.places, pockets), shares)
    streams = [s for s in np.unique(kept.streams) if (kept.streams == s).sum() >= DRIFT_MIN]
    for stream in streams:
        part = kept.only(kept.streams == stream)
        yield _weighted(measure_drift(part), shares, among=len(streams))


def _weighted(measured: Measured, shares: Mapping[str, float], among: int = 1) -> Measured:
    return replace(measured, weight=shares[str(measured.test)] / among)


def _measure_where(counts: Counts, share: float) -> Iterator[Measured]:
    """The four statistics of the counts, which share their part of the level."""
    count, pockets = int(counts.sum()), counts.size
    fair, row = fair_wheels(pockets, count), np.atleast_2d(counts)
    for name, statistic in STATISTICS.items():
        value = float(statistic(row)[0])
        p = fair.p(name, value)
        yield Measured(
            test=name,
            count=count,
            statistic=value,
            shown=_shown(name, counts, value),
            p=float(special.chdtrc(pockets - 1, value)) if name == POCKETS else p,
            method=say("lab-by-simulation", count=f"{FAIR_WHEELS:,}"),
            weakest=lambda level, name=name: stated_power(name, pockets, count, level),  # type: ignore[misc]
            shared=fair.shared(name, p),
            weight=share,
        )


def _shown(name: str, counts: Counts, value: float) -> Saying:
    match name:
        case _ if name == SECTOR:
            sector = worst_sector(counts)
            return say("lab-shown-over", off=f"{sector.deviations:+.2f}", length=sector.length)
        case _ if name == POCKET:
            return f"{value:+.2f} σ"
        case _ if name == WAVES:
            number = 2 + int(harmonic_strengths(np.atleast_2d(counts))[0].argmax())
            return say("lab-shown-crests", number=number, value=f"{value:.2f}")
        case _:
            return say("lab-shown-chi", value=f"{value:.2f}", degrees=counts.size - 1)


def _measure_together(test: str, group: Message, counts: Counts, share: float) -> Measured:
    """The four statistics as one: whether counts are uneven in any of these ways."""
    count, pockets = int(counts.sum()), counts.size
    fair, row = fair_wheels(pockets, count), np.atleast_2d(counts)
    found = {name: float(statistic(row)[0]) for name, statistic in STATISTICS.items()}
    p = fair.together(found)
    best = min(found, key=lambda name: fair.shared(name, fair.p(name, found[name])))
    return Measured(
        test=test,
        group=group,
        count=count,
        statistic=found[best],
        shown=say("lab-shown-best", test=best, shown=_shown(best, counts, found[best])),
        p=p,
        method=say("lab-by-simulation", count=f"{FAIR_WHEELS:,}"),
        weakest=lambda level: _power_together(test, pockets, count, level),
        weight=share,
    )


def _power_together(test: str, pockets: int, count: int, level: float) -> Power:
    power = stated_power(TOGETHER, pockets, count, level)
    if test != "distances":
        return power
    return replace(power, what="lab-power-distances")


def _measure_evenness(counts: Counts, share: float) -> Measured:
    """Whether pockets are *too* equal, as numbers are that somebody made up."""
    count, pockets = int(counts.sum()), counts.size
    value = float(STATISTICS[POCKETS](np.atleast_2d(counts))[0])
    return Measured(
        test="too even",
        count=count,
        statistic=value,
        shown=say("lab-shown-chi", value=f"{value:.2f}", degrees=pockets - 1),
        p=float(special.chdtr(pockets - 1, value)),
        method=say("lab-by-chi-square"),
        weakest=lambda level: power_of_evenness(pockets, count, level),
        weight=share,
    )


def _measure_drops(kept: Recording, share: float) -> Iterator[Measured]:
    """Where the ball leaves the track: as often in every zone, on a level wheel."""
    labels = kept.labels["drop"]
    zones = len(labels.names)
    counts = np.bincount(labels.codes[labels.codes >= 0], minlength=zones)
    if not 2 <= zones <= _ZONES_MAX or counts.sum() < 5 * zones:
        return
    expected = counts.sum() / zones
    value = float(((counts - expected) ** 2 / expected).sum())
    often = labels.names[int(counts.argmax())]
    yield Measured(
        test="drop zones",
        count=int(counts.sum()),
        statistic=value,
        shown=say("lab-shown-most", value=f"{value:.2f}", degrees=zones - 1, zone=often),
        p=float(special.chdtrc(zones - 1, value)),
        method=say("lab-by-chi-square"),
        weakest=lambda level: power_of_drops(zones, int(counts.sum()), level),
        weight=share,
    )


def _measure_group(name: Message, group: Recording, share: float) -> Iterator[Measured]:
    counts = _counted(group.places, group.wheel)
    yield _measure_together("results", name, counts, share)
    # A hand does not change with the calendar: stretches of time are tested for results alone.
    if group.distances.size >= SPINS_MIN and name.code != _WINDOW:
        steps = _counted(group.distances, group.wheel)
        yield _measure_together("distances", name, steps, share)


def _narrowed(audit: WheelAudit, found: Finding) -> Finding:
    """The finding that says where: one pocket or a sector, where all the others are even."""
    if found.test not in WHERE or found.group != ALL:
        return found
    if found.verdict is not Verdict.FLAGGED or audit.sector.length > _SECTOR_MAX:
        return found
    apart = set(sector_pockets(audit.wheel, audit.sector))
    counted = zip(audit.wheel.order, audit.counts, strict=True)
    rest = np.array([count for pocket, count in counted if pocket not in apart])
    expected = rest.mean()
    value = float(((rest - expected) ** 2 / expected).sum()) if expected else 0.0
    if special.chdtrc(rest.size - 1, value) < _EVEN:
        return found
    wanted = POCKET if len(apart) == 1 else SECTOR
    same = (each for each in audit.findings if each.test == wanted and each.group == ALL)
    return next((each for each in same if each.verdict is Verdict.FLAGGED), found)


def _messages(audit: WheelAudit) -> Iterator[Message]:
    yield from _about_records(audit)
    tests, worst = len(audit.findings), audit.worst
    if worst is None:
        yield say("lab-says-not-tested")
        return
    chance = say(
        "lab-says-chance", p=_in_words(worst.p), adjusted=_in_words(worst.adjusted), tests=tests
    )
    match overall(audit.findings):
        case Verdict.FAIR:
            yield say("lab-says-fair", spins=f"{audit.spins:,}", tests=tests)
            yield say("lab-says-furthest", test=_named(worst), chance=chance)
        case Verdict.SUSPECT:
            yield say("lab-says-suspect", test=_named(worst))
            yield say("lab-says-record-more", chance=chance)
        case _:
            called = say(_CALLED.get(str(worst.test), "lab-called-biased"))
            yield say("lab-says-flagged", called=called, test=_named(worst))
            yield say("lab-says-advice", chance=chance, advice=advice(worst))
    yield from _where_it_lies(audit, worst)


def _about_records(audit: WheelAudit) -> Iterator[Message]:
    left_out = sum(found.left_out for found in audit.records)
    for found in audit.records:
        p = None if found.p is None else show_p(found.p)
        yield say("lab-records-say", says=found.message, p=p)
    left = say("lab-records-left-out", left=f"{left_out:,}", spins=f"{audit.spins:,}")
    found_out = say("lab-records-find-out")
    relied = any(found.needs_attention for found in audit.records)
    if left_out and relied:
        yield say("lab-says-both", first=left, second=found_out)
    elif left_out or relied:
        yield left if left_out else found_out


#: What a finding beyond chance is a finding of; any other is one of bias.
_CALLED: Final = {
    "too even": "lab-called-no-wheel",
    "like after like": "lab-called-no-wheel",
    "earlier spins": "lab-called-no-wheel",
    "drift": "lab-called-changed",
    "drop zones": "lab-called-tilted",
    "distances": "lab-called-thrown",
}


def _where_it_lies(audit: WheelAudit, worst: Finding) -> Iterator[Message]:
    sector = audit.sector
    about_pockets = worst.test in WHERE
    if overall(audit.findings) is not Verdict.FAIR and about_pockets:
        yield say(
            "lab-says-worst-sector",
            pockets=" ".join(sector_pockets(audit.wheel, sector)),
            off=f"{abs(sector.deviations):.1f}",
            more=bool(sector.deviations > 0),
        )
    powers = [found.power.message for found in audit.findings[:2] if found.power is not None]
    if powers:
        yield say("lab-says-powers", powers=powers)


def _named(found: Finding) -> Message:
    if found.group == ALL:
        return say("lab-quoted", test=found.test)
    return say("lab-quoted-on", test=found.test, group=found.group)


def _in_words(p: float) -> Message:
    code = "lab-p" if p >= _P_MIN else "lab-p-below"
    return say(code, p=show_p(max(p, _P_MIN)))


def show_p(p: float) -> str:
    """A probability as people read it.

    >>> show_p(0.25), show_p(0.00012), show_p(3e-9)
    ('0.250', '0.0001', '<0.0001')
    """
    if p >= 0.001:
        return f"{p:.3f}"
    return f"{p:.4f}" if p >= _P_MIN else "<0.0001"
