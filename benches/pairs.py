"""Measuring two things against each other: interleaved, in CPU time, with the order alternating.

Other work on a machine moves absolute times by far more than code does, so a goal is a ratio: the
median over pairs of runs made side by side. The range is that of the pairs.
"""

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

PAIRS: Final = 11

Run = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds of CPU for each pair, the reference's and ours."""

    reference: tuple[float, ...]
    ours: tuple[float, ...]

    @property
    def ratios(self) -> list[float]:
        """How many times the reference's time ours takes, pair by pair, ascending."""
        return sorted(own / ref for ref, own in zip(self.reference, self.ours, strict=True))

    @property
    def seconds(self) -> float:
        """What ours takes, in the median."""
        return median(self.ours)

    def shown_ratio(self) -> str:
        """The median ratio and its range."""
        ratios = self.ratios
        return f"{median(ratios):.1f}x [{ratios[0]:.1f} .. {ratios[-1]:.1f}]"

    def shown_rate(self, count: int) -> str:
        """How many a second, in the median and in the range."""
        slowest, fastest = count / max(self.ours), count / min(self.ours)
        return f"{count / self.seconds:,.0f}/s [{slowest:,.0f} .. {fastest:,.0f}]"

    def shown_milliseconds(self) -> str:
        """Milliseconds, in the median and in the range."""
        least, most = 1000 * min(self.ours), 1000 * max(self.ours)
        return f"{1000 * self.seconds:.2f} ms [{least:.2f} .. {most:.2f}]"


def measure(reference: Run, ours: Run, pairs: int = 0) -> Measured:
    """Run both in turn, after one run of each that does not count."""
    seconds: dict[Run, list[float]] = {reference: [], ours: []}
    reference()
    ours()
    for pair in range(pairs or wanted_pairs()):
        order = (reference, ours) if pair % 2 else (ours, reference)
        for run in order:
            gc.collect()
            start = process_time()
            run()
            seconds[run].append(process_time() - start)
    return Measured(tuple(seconds[reference]), tuple(seconds[ours]))


def wanted_pairs() -> int:
    """The number on the command line, or enough for a median; never fewer than nine."""
    return max(9, int(sys.argv[1])) if len(sys.argv) > 1 else PAIRS


def show(title: str, rows: list[tuple[str, ...]]) -> None:
    """Print a small table; the first row is its head."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    print(f"\n{title}")
    for row in rows:
        print("  " + "  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip())
