"""What a test found, and what all of them together are worth.

A test measures something and gives the probability that chance alone does as much: its p-value.
Many tests will now and then find something in nothing, so all of one audit are judged together by
Holm's correction: a fair source is flagged in at most the stated share of audits, whatever the
tests have in common.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Any, Final

from croupier.core.messages import Message, Saying, say

#: The chance with which a bias of the stated size is found.
POWER: Final = 0.80
ALL: Final = say("lab-group-all")


class Verdict(StrEnum):
    """What a p-value comes to after correction."""

    FAIR = "nothing found"
    SUSPECT = "suspect at 95 %"
    FLAGGED = "flagged at 99 %"
    RECORDS = "the records need attention"

    @property
    def message(self) -> Message:
        """The verdict for people."""
        return say(_VERDICTS[self])


_VERDICTS: Final = {
    Verdict.FAIR: "lab-verdict-fair",
    Verdict.SUSPECT: "lab-verdict-suspect",
    Verdict.FLAGGED: "lab-verdict-flagged",
    Verdict.RECORDS: "lab-verdict-records",
}


def judge_p(p: float) -> Verdict:
    """The verdict on a corrected p-value; both levels that standards name are distinguished."""
    if p <= 0.01:
        return Verdict.FLAGGED
    return Verdict.SUSPECT if p <= 0.05 else Verdict.FAIR


@dataclass(frozen=True, slots=True)
class Power:
    """The smallest departure that a test finds with a chance of four in five, and of what it is.

    `what` is the code of a message that takes the size in per cent. Nothing can depart by more than
    `most`: where the size is beyond that, there was too little to test.
    """

    size: float
    what: str
    most: float = inf
    #: What else the message takes.
    lag: int | None = None

    @property
    def message(self) -> Message:
        """What would have been found, for people."""
        if self.size > self.most:
            return say("lab-power-none")
        given = {} if self.lag is None else {"lag": self.lag}
        return say(self.what, size=f"{100 * self.size:.3g} %", **given)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """One test before it is judged. `weakest` gives the power at a level of significance."""

    test: Saying
    group: Saying = ALL
    count: int
    statistic: float | None
    shown: Saying
    p: float
    method: Saying
    weakest: Callable[[float], Power] | None = None
    #: The p-value after tests that see the same have shared their level by resampling.
    shared: float | None = None
    #: What of the audit's level this test, or those that it shares with, was given beforehand.
    weight: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One test, judged together with the others of its audit."""

    test: Saying
    group: Saying
    count: int
    statistic: float | None
    shown: Saying
    p: float
    adjusted: float
    method: Saying
    power: Power | None

    @property
    def verdict(self) -> Verdict:
        """What this test found, corrected for the number of tests."""
        return judge_p(self.adjusted)

    def as_json(self) -> dict[str, Any]:
        """Everything about it, for programs."""
        power = self.power
        return {
            "test": str(self.test),
            "group": str(self.group),
            "count": self.count,
            "statistic": self.statistic,
            "shown": str(self.shown),
            "p": self.p,
            "adjusted": self.adjusted,
            "method": str(self.method),
            "passes_95": self.p > 0.05,
            "passes_99": self.p > 0.01,
            "verdict": self.verdict.value,
            "power": power and {"size": power.size, "says": str(power)},
        }


def holm(p_values: Sequence[float]) -> list[float]:
    """Holm's corrected p-values, in the order of the given ones.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    adjusted = [1.0] * len(p_values)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[place]))
        adjusted[place] = highest
    return adjusted


def judge(measured: Sequence[Measured], *, alpha: float = 0.05) -> tuple[Finding, ...]:
    """Correct all tests for their number and state the power of each.

    Power is stated at the level that is left when all tests share `alpha` equally. Holm's
    correction is never stricter than that, so a test finds the stated bias at least as often.
    """
    share = alpha / max(1, len(measured))
    return tuple(
        Finding(
            test=each.test,
            group=each.group,
            count=each.count,
            statistic=each.statistic,
            shown=each.shown,
            p=each.p,
            adjusted=adjusted,
            method=each.method,
            power=None if each.weakest is None else each.weakest(share),
        )
        for each, adjusted in zip(measured, holm([each.p for each in measured]), strict=True)
    )


def judge_weighted(measured: Sequence[Measured], *, alpha: float = 0.05) -> tuple[Finding, ...]:
    """Judge tests whose shares of the level were fixed beforehand.

    Shares sum to at most one, so of fair sources at most `alpha` are called anything. Each test is
    judged by its own share alone, so the power that it states is the power that it has.
    """
    found = []
    for each in measured:
        assert each.weight is not None
        shared = each.p if each.shared is None else each.shared
        found.append(
            Finding(
                test=each.test,
                group=each.group,
                count=each.count,
                statistic=each.statistic,
                shown=each.shown,
                p=each.p,
                adjusted=min(1.0, shared / each.weight),
                method=each.method,
                power=None if each.weakest is None else each.weakest(alpha * each.weight),
            )
        )
    return tuple(found)


def worst_of(findings: Sequence[Finding]) -> Finding | None:
    """The finding that is hardest to put down to chance."""
    return min(findings, key=lambda found: (found.adjusted, found.p), default=None)


def overall(findings: Sequence[Finding]) -> Verdict:
    """The verdict on everything: that on the worst finding."""
    worst = worst_of(findings)
    return Verdict.FAIR if worst is None else worst.verdict
