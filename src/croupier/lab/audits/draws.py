"""Draws: Lucky Ball numbers and boosts, seats of a tournament, winners of a promotion.

A draw takes something out of a pool, one after the other. If it is fair, the rank of what is taken
among what is left is uniform every time, whatever was taken before: a whole seating comes apart
into as many independent ranks as it has places. So draws from pools of any size can be tested
together.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy import special

from croupier.core.messages import Message, say
from croupier.lab.audits.findings import Finding, Measured, Power, Verdict, judge, overall
from croupier.lab.audits.pockets import normal_reach, two_sided
from croupier.lab.audits.symbols import CLASS_MIN, TooFewOutcomes, against

RANKS_MIN: Final = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """One draw as recorded: from which pool, in its order, and what was taken, in that order.

    Where the things in a pool are not equally likely, `chances` says how likely each is.
    """

    kind: str
    where: str
    pool: tuple[str, ...]
    drawn: tuple[str, ...]
    chances: Mapping[str, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """A record that no honest draw can leave."""

    kind: str
    where: str
    why: str

    def __str__(self) -> str:
        return f"{self.where}: {self.kind}: {self.why}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawsAudit:
    """All findings on all kinds of draw; those with too few are named with their number."""

    counts: Mapping[str, int]
    findings: tuple[Finding, ...]
    inconsistent: tuple[Inconsistency, ...]
    too_few: tuple[Message, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """What everything together comes to; one inconsistency is enough to fail."""
        return Verdict.FLAGGED if self.inconsistent else overall(self.findings)

    def messages(self) -> list[Message]:
        """The verdict, for people."""
        return list(_messages(self))

    def sentences(self) -> list[str]:
        """The verdict in plain words."""
        return [str(each) for each in self.messages()]

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            "verdict": self.verdict.value,
            "says": self.sentences(),
            "draws": dict(self.counts),
            "findings": [found.as_json() for found in self.findings],
            "inconsistent": [
                {"kind": each.kind, "where": each.where, "why": each.why}
                for each in self.inconsistent
            ],
            "too_few_to_test": [str(each) for each in self.too_few],
        }


def audit_draws(draws: Sequence[Draw], inconsistent: Sequence[Inconsistency] = ()) -> DrawsAudit:
    """Check every draw by itself, then test each kind of them for chance."""
    faults = [*inconsistent, *(fault for draw in draws for fault in draw_faults(draw))]
    broken = {(fault.kind, fault.where) for fault in faults}
    sound = [draw for draw in draws if (draw.kind, draw.where) not in broken]
    measured: list[Measured] = []
    too_few: list[Message] = []
    for kind in dict.fromkeys(draw.kind for draw in sound):
        chosen = [draw for draw in sound if draw.kind == kind]
        found = list(_measure(kind, chosen))
        measured += found
        if not found:
            sure = all(1 in draw.chances.values() for draw in chosen)
            too_few.append(say("lab-too-few-draws", kind=kind, count=len(chosen), sure=sure))
    return DrawsAudit(
        counts=Counter(draw.kind for draw in draws),
        findings=judge(measured),
        inconsistent=tuple(faults),
        too_few=tuple(too_few),
    )


def draw_faults(draw: Draw) -> Iterator[Inconsistency]:
    """What is wrong with one draw by itself."""
    pool, taken = Counter(draw.pool), Counter(draw.drawn)
    if not draw.drawn:
        yield Inconsistency(draw.kind, draw.where, "nothing was drawn")
    for item, count in taken.items():
        if not pool[item]:
            yield Inconsistency(draw.kind, draw.where, f"{item!r} was drawn and is not in the pool")
        elif draw.chances and not draw.chances.get(item):
            yield Inconsistency(draw.kind, draw.where, f"{item!r} was drawn against a chance of 0")
        elif count > pool[item]:
            times = f"{item!r} was drawn {count} times and is in the pool {pool[item]} times"
            yield Inconsistency(draw.kind, draw.where, times)


def ranks(draws: Iterable[Draw]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The rank of each thing taken among what was left, and how much was left, in order.

    The last thing of a pool has no choice and is passed over. Where a name is in a pool several
    times, one of its places is picked by a digest, so that each is as likely as the others.
    """
    found: list[tuple[int, int]] = []
    for draw in draws:
        left = list(draw.pool)
        for item in draw.drawn:
            rank = _place(left, item, f"{draw.kind} {draw.where}")
            if len(left) > 1:
                found.append((rank, len(left)))
            del left[rank]
    pairs = np.array(found, dtype=np.int64).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def _place(left: list[str], item: str, salt: str) -> int:
    if left.count(item) == 1:
        return left.index(item)
    places = [place for place, each in enumerate(left) if each == item]
    digest = hashlib.sha256(f"{salt} {item} {len(left)}".encode()).digest()
    return places[int.from_bytes(digest, "big") % len(places)]


def _measure(kind: str, draws: Sequence[Draw]) -> Iterator[Measured]:
    if any(draw.chances for draw in draws):
        yield from _measure_weighted(kind, draws)
        return
    rank, left = ranks(draws)
    if rank.size < RANKS_MIN:
        return
    # Ranks on a scale on which each has mean zero and deviation one.
    scaled = (rank - (left - 1) / 2) / np.sqrt((left.astype(np.float64) ** 2 - 1) / 12)
    yield _measure_lean(kind, scaled)
    yield _measure_lag(kind, scaled)
    yield from _measure_quarters(kind, rank, left)
    yield from _measure_items(kind, draws)
    yield from _measure_repeats(kind, draws)


def _measure_lean(kind: str, scaled: NDArray[np.float64]) -> Measured:
    off = float(scaled.sum() / np.sqrt(scaled.size))

    def weakest(level: float) -> Power:
        # One deviation is 29 % of the length of a pool.
        size = normal_reach(level) / np.sqrt(12 * scaled.size)
        return Power(float(size), "lab-power-mean", 0.5)

    return Measured(
        test="early or late",
        group=kind,
        count=scaled.size,
        statistic=off,
        shown=f"{off:+.2f} σ",
        p=two_sided(off),
        method=say("lab-by-lean"),
        weakest=weakest,
    )


def _measure_lag(kind: str, scaled: NDArray[np.float64]) -> Measured:
    off = float((scaled[1:] * scaled[:-1]).sum() / np.sqrt(scaled.size - 1))

    def weakest(level: float) -> Power:
        size = normal_reach(level) / np.sqrt(scaled.size)
        return Power(float(size), "lab-power-correlation", 1.0)

    return Measured(
        test="one after the other",
        group=kind,
        count=scaled.size,
        statistic=off,
        shown=f"{off:+.2f} σ",
        p=two_sided(off),
        method=say("lab-by-lag"),
        weakest=weakest,
    )


def _measure_quarters(
    kind: str, rank: NDArray[np.int64], left: NDArray[np.int64]
) -> Iterator[Measured]:
    """Quarters of the pools; where they cannot be equal, each has its exact chance."""
    big = left >= 4
    if int(big.sum()) < 4 * RANKS_MIN:
        return
    quarter = rank[big] * 4 // left[big]
    seen = np.bincount(quarter, minlength=4)
    edges = np.array([-(-left[big] * cut // 4) for cut in range(5)])
    chances = (np.diff(edges, axis=0) / left[big]).sum(axis=1) / big.sum()
    p = against(seen, chances)
    yield Measured(
        test="quarters",
        group=kind,
        count=int(big.sum()),
        statistic=None,
        shown=" ".join(f"{count:,}" for count in seen),
        p=p,
        method=say("lab-by-quarters"),
    )


def _measure_items(kind: str, draws: Sequence[Draw]) -> Iterator[Measured]:
    """Where the pool is always the same, each thing in it must come up equally often."""
    pool = draws[0].pool
    if any(draw.pool != pool for draw in draws) or len(pool) < 2:
        return
    places = {item: place for place, item in enumerate(pool)}
    for turn in range(max(len(draw.drawn) for draw in draws)):
        taken = [places[draw.drawn[turn]] for draw in draws if len(draw.drawn) > turn]
        if len(taken) < max(RANKS_MIN, CLASS_MIN * 2):
            continue
        try:
            p = against(np.bincount(taken, minlength=len(pool)), np.full(len(pool), 1 / len(pool)))
        except TooFewOutcomes:
            continue
        yield Measured(
            test=say("lab-drawn", turn=turn + 1),
            group=kind,
            count=len(taken),
            statistic=None,
            shown=say("lab-shown-came-up", count=len(set(taken)), pool=len(pool)),
            p=p,
            method=say("lab-by-items"),
        )


def _measure_repeats(kind: str, draws: Sequence[Draw]) -> Iterator[Measured]:
    """The first of a draw must be that of the draw before as often as chance has it."""
    pairs = [
        (before.drawn[0] == draw.drawn[0], draw.pool.count(before.drawn[0]) / len(draw.pool))
        for before, draw in zip(draws, draws[1:], strict=False)
        if len(draw.pool) > 1 and before.drawn[0] in draw.pool
    ]
    if len(pairs) < RANKS_MIN or sum(chance for _, chance in pairs) < 1:
        return
    seen, expected = sum(same for same, _ in pairs), sum(chance for _, chance in pairs)
    more = float(special.pdtrc(seen - 1, expected)) if seen else 1.0
    yield Measured(
        test="the same again",
        group=kind,
        count=len(pairs),
        statistic=float(seen),
        shown=say("lab-shown-times", seen=f"{seen:,}", expected=f"{expected:.1f}"),
        p=min(1.0, 2 * min(more, float(special.pdtr(seen, expected)))),
        method=say("lab-by-repeats"),
    )


def _measure_weighted(kind: str, draws: Sequence[Draw]) -> Iterator[Measured]:
    """Things with chances of their own: how often each came, against what the chances come to."""
    count = len(draws)
    items = dict.fromkeys(item for draw in draws for item in draw.pool)
    for item in items:
        chance = sum(float(draw.chances.get(item, 0)) for draw in draws) / count
        if count < RANKS_MIN or not 0 < chance < 1:
            continue
        seen = sum(draw.drawn[0] == item for draw in draws)
        more = float(special.bdtrc(seen - 1, count, chance)) if seen else 1.0
        yield Measured(
            test=say("lab-how-often", item=item),
            group=kind,
            count=count,
            statistic=float(seen),
            shown=say("lab-shown-times", seen=f"{seen:,}", expected=f"{count * chance:.1f}"),
            p=min(1.0, 2 * min(more, float(special.bdtr(seen, count, chance)))),
            method=say("lab-by-chances"),
        )


def _messages(audit: DrawsAudit) -> Iterator[Message]:
    yield say(
        "lab-draws-counted",
        total=f"{sum(audit.counts.values()):,}",
        kinds=len(audit.counts),
        tests=len(audit.findings),
    )
    if audit.inconsistent:
        yield say("lab-draws-impossible", count=len(audit.inconsistent))
    match overall(audit.findings):
        case Verdict.FAIR if audit.findings:
            yield say("lab-draws-fair")
        case Verdict.FAIR:
            yield say("lab-draws-few")
        case Verdict.SUSPECT:
            yield say("lab-draws-suspect")
        case Verdict.FLAGGED:
            yield say("lab-draws-flagged")
