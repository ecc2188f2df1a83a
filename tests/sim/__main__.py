"""Simulate a house under many seeds: `python -m tests.sim --seeds 0-99`."""

import argparse
import sys
import time

from tests.sim.run import quiet, simulate
from tests.sim.world import Plan


def seeds_of(text: str) -> range:
    """A range of seeds such as `0-99`, or one of them."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> int:
    """Run each seed; 1 if any of them failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.sim", description=__doc__)
    parser.add_argument("--seeds", type=seeds_of, default=range(20), help="such as 0-99")
    parser.add_argument("--minutes", type=float, default=5.0, help="of virtual time")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4, help="at each table")
    parser.add_argument("--calm", action="store_true", help="nothing goes wrong on purpose")
    given = parser.parse_args()
    plan = Plan(
        seconds=60 * given.minutes,
        tables=given.tables,
        seats=given.seats,
        faults=not given.calm,
    )
    quiet()
    began, failed, virtual = time.process_time(), 0, 0.0
    for seed in given.seeds:
        report, _ = simulate(seed, plan)
        virtual += report.seconds
        failed += bool(report.failures)
        print(report, flush=True)
        for failure in report.failures:
            print(f"  {failure}")
    spent = time.process_time() - began
    print(
        f"{len(given.seeds)} seeds, {failed} failed; {virtual:.0f} s of the house in {spent:.1f} s"
        f" of the processor, {virtual / spent:.0f} times as fast"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
