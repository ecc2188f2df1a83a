"""Many sequences of one source: how many pass each test, and whether p-values are even.

One p-value of a good source is below 0.01 once in a hundred times; of many sequences as many should
be, and their p-values should lie evenly between zero and one. Both are tested, as NIST SP 800-22
section 4.2 has it: the share that passes lies within three standard errors of 99 %, and chi-square
of ten equal classes of p-values is not below 0.0001. Here both are p-values too, exact for the
first, so that they are corrected with all other tests.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from scipy import special

from croupier.core.messages import say
from croupier.lab.audits.findings import Measured
from croupier.lab.audits.stream import even_p

LEVEL: Final = 0.01
_CLASSES: Final = 10
#: With fewer sequences no class has enough.
SEQUENCES_MIN: Final = 10


@dataclass(frozen=True, slots=True)
class Proportion:
    """How many sequences passed a test, how many should, and how even their p-values are."""

    test: str
    sequences: int
    passed: int
    least: float
    uniformity: float

    @property
    def share(self) -> float:
        """The share that passed."""
        return self.passed / self.sequences

    @property
    def is_accepted(self) -> bool:
        """Whether both are as laboratories accept them."""
        return self.share >= self.least and self.uniformity >= 0.0001

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "test": self.test,
            "sequences": self.sequences,
            "passed": self.passed,
            "least_share": self.least,
            "uniformity": self.uniformity,
            "accepted": self.is_accepted,
        }


def proportions(sequences: Iterable[Sequence[tuple[str, float]]]) -> tuple[Proportion, ...]:
    """For each test, what all sequences came to. A sequence is its tests with their p-values."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for sequence in sequences:
        for test, p in sequence:
            found[test].append(p)
    return tuple(_proportion(test, np.array(ps)) for test, ps in found.items())


def _proportion(test: str, ps: Any) -> Proportion:
    count = ps.size
    share = 1 - LEVEL
    least = share - 3 * float(np.sqrt(share * LEVEL / count))
    classes = np.bincount(np.minimum((ps * _CLASSES).astype(int), 9), minlength=_CLASSES)
    return Proportion(test, count, int((ps >= LEVEL).sum()), least, even_p(classes))


def measured(found: Sequence[Proportion], group: str) -> list[Measured]:
    """Both p-values of each test with enough sequences."""
    rows = []
    for each in found:
        if each.sequences < SEQUENCES_MIN:
            continue
        failed = each.sequences - each.passed
        chance = float(special.bdtrc(failed - 1, each.sequences, LEVEL)) if failed else 1.0
        shown = say("lab-shown-passed", passed=each.passed, count=each.sequences)
        for part, p in (("proportion", chance), ("uniformity", each.uniformity)):
            rows.append(
                Measured(
                    test=say("lab-second-level", test=each.test, part=part),
                    group=group,
                    count=each.sequences,
                    statistic=None,
                    shown=shown if part == "proportion" else "",
                    p=p,
                    method="SP 800-22, 4.2",
                )
            )
    return rows
