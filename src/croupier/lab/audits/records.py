"""Records before chance: whether rows are what a wheel gave, before anything is said of the wheel.

A block of numbers that comes twice, a sensor that kept its last number, a device's states read as
results, times that no wheel can keep: none of them is bias, and each would look like it. What is
found here is a finding about the records. Rows that repeat are left out of all that follows.

A block is held against the longest that chance repeats: among n results there are n (n - 1) / 2
pairs of places, and each begins a repetition of so many results with the chance that two results
agree, to that power. Two results agree as often as the shares of the pockets say, biased or not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.core.messages import Message, Saying, say
from croupier.lab.audits.recording import Mask, Places, Recording

#: Each check is wrong about honest records at most this often.
LEVEL: Final = 0.001
#: No wheel gives two results within so many seconds.
APART_MIN: Final = 10.0
_GAP_SECONDS: Final = 3600.0
#: Where so many results come too soon after each other, there is more than one wheel.
_MANY: Final = 0.1
_MINUTE: Final = 60.0
#: How fine times may be written, and what one is called.
_GRAINS: Final = {_MINUTE: "minute", 3600.0: "hour", 86_400.0: "day"}
#: Seconds, more than any record has.
_AGES: Final = 1e11
_SUMMERS_APART: Final = 300 * 86_400.0
_SHOWN: Final = 5
_FOLLOWERS_MIN: Final = 20
#: A device has no more states than these.
_STATES_MAX: Final = 10
#: So many rows later the same number is sought.
_LATER_MAX: Final = 64
#: No wheel rests for so long between two results of one recording.
_YEAR: Final = 366 * 86_400.0
_SEED: Final = 0x2EC0


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordFinding:
    """Something about the records: its kind, what it says, and how often chance would do it."""

    kind: str
    message: Message
    p: float | None = None
    #: How many results are left out for it.
    left_out: int = 0
    #: Whether results cannot be distinguished from what else was recorded: nothing is tested.
    is_fatal: bool = False
    #: Whether honest records cannot show it. Breaks and clocks that were put back they can.
    needs_attention: bool = True

    @property
    def says(self) -> str:
        """What it says in plain words."""
        return str(self.message)

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "kind": self.kind,
            "says": self.says,
            "p": self.p,
            "left_out": self.left_out,
        }


@dataclass(frozen=True, slots=True)
class Records:
    """What was found about the records, and the results that are left to test."""

    findings: tuple[RecordFinding, ...]
    kept: Recording

    @property
    def can_be_tested(self) -> bool:
        """Whether what is left are results."""
        return not any(found.is_fatal for found in self.findings)


def check_records(recording: Recording) -> Records:
    """Check the rows, and leave out those that repeat others."""
    kept = recording.by_stream()
    found: list[RecordFinding] = [*_successors(kept)]
    if not found:
        for check in (_doubled, _stuck, _repeated):
            kept, more = check(kept)
            found += more
    kept, more = _timed(kept)
    found += more
    kept, more = _numbered(kept)
    return Records((*found, *more), kept)


def _agreement(places: Places, pockets: int) -> float:
    """The chance that two results are the same, by the shares of the pockets."""
    shares = np.bincount(places, minlength=pockets) / max(1, places.size)
    # Shares are counted from the same results, which adds one over their number.
    return float(max(1 / pockets, (shares**2).sum() - 1 / max(1, places.size)))


def _doubled(recording: Recording) -> tuple[Recording, list[RecordFinding]]:
    """Every row written twice: at once, or some rows later between others, as two readers do."""
    places, share = recording.places, _agreement(recording.places, len(recording.wheel.order))
    for lag in range(1, _LATER_MAX, 2):
        for start in (lag, lag + 1):
            again = np.arange(start, len(recording), 2)
            if again.size < _FOLLOWERS_MIN:
                return recording, []
            equal = places[again] == places[again - lag]
            pairs = int(equal.sum())
            p = min(1.0, float(special.bdtrc(pairs - 1, again.size, share)) * _LATER_MAX)
            if pairs < 0.9 * again.size or p > LEVEL:
                continue
            second = np.zeros(len(recording), np.bool_)
            second[again[equal]] = True
            counts = {"pairs": f"{pairs:,}", "half": f"{again.size:,}"}
            says = say("lab-record-twice", **counts)
            if lag > 1:
                says = say("lab-record-twice-later", **counts, rows=lag)
            kept = recording.only(~second)
            return kept, [RecordFinding(kind="repeat", message=says, p=p, left_out=pairs)]
    return recording, []


def _stuck(recording: Recording) -> tuple[Recording, list[RecordFinding]]:
    """One number over and over, longer than chance allows: a sensor that kept it."""
    places = recording.places
    if not places.size:
        return recording, []
    starts = np.flatnonzero(np.diff(places, prepend=-1))
    lengths = np.diff(np.append(starts, places.size))
    pockets = len(recording.wheel.order)
    # The share of a number without the very run that is in question.
    counts = np.bincount(places, minlength=pockets)[places[starts]] - lengths
    shares = np.maximum(counts / places.size, 1 / pockets)
    chances = -np.expm1(-places.size * (1 - shares) * shares ** (lengths - 1.0))
    beyond = np.flatnonzero(chances * pockets <= LEVEL)
    if not beyond.size:
        return recording, []
    mask = np.zeros(places.size, np.bool_)
    parts = []
    for run in beyond:
        first, length = int(starts[run]), int(lengths[run])
        mask[first + 1 : first + length] = True
        pocket, line = recording.wheel.order[places[first]], f"{recording.lines[first]:,}"
        parts.append(say("lab-record-run", pocket=pocket, times=length, line=line))
    says = say("lab-record-stuck", runs=_listed(parts))
    p = float(min(1.0, chances[beyond].min() * pockets))
    found = RecordFinding(kind="stuck", message=says, p=p, left_out=int(mask.sum()))
    return recording.without(mask), [found]


def _repeated(recording: Recording) -> tuple[Recording, list[RecordFinding]]:
    """Blocks that come again."""
    places, count = recording.places, len(recording)
    agree = _agreement(places, len(recording.wheel.order))
    pairs = count * (count - 1) / 2
    length = int(np.ceil(np.log(max(1.0, pairs / LEVEL)) / -np.log(agree)))
    if count < 2 * length:
        return recording, []
    source = _sources(places, length)
    again = np.flatnonzero(source >= 0)
    if not again.size:
        return recording, []
    mask = np.zeros(count, np.bool_)
    parts, longest, sooner = [], 0, again - source[again]
    cuts = np.flatnonzero((np.diff(again) != 1) | (np.diff(sooner) != 0)) + 1
    for block in np.split(again, cuts):
        first, size = int(block[0]), int(block[-1] - block[0]) + length
        mask[first : first + size] = True
        origin, longest = int(source[first]), max(longest, size)
        parts.append((size, span(recording, first, size), span(recording, origin, size)))
    parts.sort(key=lambda part: part[0], reverse=True)
    shown = [
        say("lab-record-block", now=now, before=before, size=f"{size:,}")
        for size, now, before in parts
    ]
    p = float(-np.expm1(-pairs * (1 - agree) * agree**longest))
    says = say("lab-record-repeat", blocks=_listed(shown), length=length)
    found = RecordFinding(kind="repeat", message=says, p=p, left_out=int(mask.sum()))
    return recording.without(mask), [found]


def _sources(places: Places, length: int) -> Places:
    """Where each run of so many results came first, below zero for those that are new."""
    random = np.random.Generator(np.random.PCG64(_SEED))
    # A sum of odd multiples modulo 2**64: runs that differ have the same one in 2**40 or rarer.
    texts = random.integers(1 << 62, dtype=np.uint64, size=int(places.max()) + 1)
    factor, runs = np.uint64(0x9E3779B97F4A7C15), places.size - length + 1
    keys = np.zeros(runs, np.uint64)
    for step in range(length):
        keys = keys * factor + texts[places[step : step + runs]]
    order = np.argsort(keys, kind="stable")
    same = np.zeros(runs, np.bool_)
    same[1:] = keys[order[1:]] == keys[order[:-1]]
    first = np.maximum.accumulate(np.where(same, 0, np.arange(runs)))
    found = np.full(runs, -1, np.int64)
    found[order[same]] = order[first[same]]
    return found


def span(recording: Recording, first: int, size: int) -> Message:
    """Where some results stand: their lines, or which numbers they are where many share a line."""
    code = "lab-span-lines" if recording.has_lines else "lab-span-numbers"
    last = recording.line_of(first + size - 1)
    return say(code, first=recording.line_of(first), last=last)


def _listed(parts: Sequence[Saying]) -> Message:
    return say("lab-listed", parts=parts[:_SHOWN], more=max(0, len(parts) - _SHOWN))


def _successors(recording: Recording) -> Iterator[RecordFinding]:
    """Numbers after which nearly always the same one comes: states of a device, or a rule."""
    pockets, order = len(recording.wheel.order), recording.wheel.order
    known = recording.before >= 0
    pairs = recording.before[known] * pockets + recording.places[known]
    table = np.bincount(pairs, minlength=pockets**2).reshape(pockets, pockets)
    rows, most = table.sum(axis=1), table.max(axis=1)
    with np.errstate(invalid="ignore"):
        bound = (rows >= _FOLLOWERS_MIN) & (2 * most > rows)
    # Numbers that follow themselves are a stuck sensor or doubled rows, which have their own check.
    bound &= table.argmax(axis=1) != np.arange(pockets)
    if bound.sum() < 2:
        return
    chances = special.bdtrc(most[bound] - 1, rows[bound], 1 / pockets) * pockets**2
    if chances.max() > LEVEL:
        return
    steps = [f"{order[at]} → {order[table[at].argmax()]}" for at in np.flatnonzero(bound)]
    # Of states there are a few, and most of what was read are these.
    often = np.sort(rows)[::-1][:_STATES_MAX].sum() > rows.sum() / 2
    code = "lab-record-states" if often or bound.sum() * 2 < pockets else "lab-record-rule"
    says = say(code, steps=_listed(steps))
    yield RecordFinding(kind="states", message=says, p=float(chances.max()), is_fatal=True)


def _timed(recording: Recording) -> tuple[Recording, list[RecordFinding]]:
    """Times that go back or follow too soon, and breaks."""
    if recording.times.size < 2:
        return recording, []
    same = recording.streams[1:] == recording.streams[:-1]
    apart = np.where(same, np.diff(recording.times), np.nan)
    apart = np.append(np.nan, apart)
    found = []
    with np.errstate(invalid="ignore"):
        back, gaps = np.flatnonzero(apart < 0), np.flatnonzero(apart > _GAP_SECONDS)
        soon = np.flatnonzero((apart >= 0) & (apart < APART_MIN))
    if back.size:
        line = f"{recording.lines[back[0]]:,}"
        says = say("lab-record-back", count=int(back.size), line=line)
        clock = _is_clock(recording.times[back], apart[back])
        found.append(RecordFinding(kind="times", message=says, needs_attention=not clock))
    found += _crowded(recording)
    if soon.size and not _is_coarse(recording.times):
        found.append(_too_soon(recording, soon, apart))
        if soon.size > _MANY * len(recording):
            # No result is known to follow the one above it.
            recording = _parted(recording, np.ones(len(recording), np.bool_))
    if gaps.size:
        most = float(np.nanmax(apart)) / 3600
        counts = {"count": f"{gaps.size:,}", "hours": f"{most:,.1f}"}
        says = say("lab-record-breaks", **counts)
        years = gaps[apart[gaps] > _YEAR]
        if years.size:
            says = say("lab-record-years", **counts, line=f"{recording.lines[years[0]]:,}")
        found.append(RecordFinding(kind="gaps", message=says, needs_attention=bool(years.size)))
    return recording, found


def _crowded(recording: Recording) -> list[RecordFinding]:
    """More results at one time than a wheel gives, where times are to the minute, hour or day."""
    timed = np.flatnonzero(~np.isnan(recording.times))
    known = recording.times[timed]
    grains = [grain for grain in _GRAINS if (known % grain == 0).all()]
    if not grains or not timed.size:
        return []
    most = int(max(grains) / APART_MIN) + 1
    # Each stream has a clock of its own.
    stamps = known + recording.streams[timed] * _AGES
    _, first, counts = np.unique(stamps, return_index=True, return_counts=True)
    if counts.max() <= most:
        return []
    says = say(
        "lab-record-crowded",
        count=f"{counts.max():,}",
        line=f"{recording.lines[timed[first[counts.argmax()]]]:,}",
        most=f"{most:,}",
        grain=_GRAINS[max(grains)],
    )
    return [RecordFinding(kind="times", message=says)]


def _too_soon(recording: Recording, soon: Places, apart: Any) -> RecordFinding:
    least = float(apart[soon].min())
    says = say(
        "lab-record-soon",
        count=f"{soon.size:,}",
        apart=f"{APART_MIN:.0f}",
        least=f"{least:g}",
        line=f"{recording.lines[soon[0]]:,}",
        many=bool(soon.size > _MANY * len(recording)),
    )
    return RecordFinding(kind="times", message=says)


def _is_clock(times: Any, back: Any) -> bool:
    """Whether times go back as they do at the end of summer: by an hour at most, once a year."""
    return bool((back >= -_GAP_SECONDS).all() and (np.diff(times) > _SUMMERS_APART).all())


def _is_coarse(times: Any) -> bool:
    """Whether times are written to the minute only, so that several results share one."""
    known = times[~np.isnan(times)]
    return bool((known % _MINUTE == 0).all())


def _numbered(recording: Recording) -> tuple[Recording, list[RecordFinding]]:
    """Numbers of spins that are missing or come twice."""
    numbers = recording.numbers
    if numbers.size < 2:
        return recording, []
    same = (recording.streams[1:] == recording.streams[:-1]) & (numbers[1:] >= 0)
    step = np.append(1, np.where(same & (numbers[:-1] >= 0), np.diff(numbers), 1))
    missing, twice = np.flatnonzero(step > 1), np.flatnonzero(step == 0)
    found = []
    if missing.size:
        lost = int((step[missing] - 1).sum())
        line = f"{recording.lines[missing[0]]:,}"
        says = say("lab-record-missing", count=f"{lost:,}", line=line)
        found.append(RecordFinding(kind="gaps", message=says, needs_attention=False))
    if twice.size:
        line = f"{recording.lines[twice[0]]:,}"
        says = say("lab-record-numbered-twice", count=int(twice.size), line=line)
        found.append(RecordFinding(kind="numbers", message=says))
    return _parted(recording, step > 1), found


def _parted(recording: Recording, mask: Mask) -> Recording:
    """The same, where the chosen spins are not known to follow anything."""
    return replace(recording, before=np.where(mask, -1, recording.before))
