"""Simulate a house under many seeds: `python -m tests.sim --seeds 0-99`."""

import argparse
import sys
import time

from tests.sim.planted import AMONG_NODES, PLANTED, planted
from tests.sim.run import quiet, simulate
from tests.sim.shrink import shrink, story
from tests.sim.world import Plan


def seeds_of(text: str) -> range:
    """A range of seeds such as `0-99`, or one of them."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> int:
    """Run each seed; 1 if any of them failed, or if a planted fault was not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.sim", description=__doc__)
    parser.add_argument("--seeds", type=seeds_of, default=range(20), help="such as 0-99")
    parser.add_argument("--minutes", type=float, default=5.0, help="of virtual time")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4, help="at each table")
    parser.add_argument("--nodes", type=int, default=0, help="on one database; 0 for one on a disk")
    parser.add_argument("--pace", type=float, default=1.0, help="2.4 is forty rounds an hour")
    parser.add_argument("--calm", action="store_true", help="nothing goes wrong on purpose")
    parser.add_argument("--shrink", action="store_true", help="write failing seeds as stories")
    parser.add_argument("--planted", metavar="NAME", help="find planted faults whose names hold it")
    given = parser.parse_args()
    plan = Plan(
        seconds=60 * given.minutes,
        tables=given.tables,
        seats=given.seats,
        nodes=given.nodes,
        pace=given.pace,
        faults=not given.calm,
    )
    with quiet():
        if given.planted is not None:
            return find_planted(given.planted, given.seeds, plan)
        return run_seeds(given.seeds, plan, shrinks=given.shrink)


def run_seeds(seeds: range, plan: Plan, *, shrinks: bool = False) -> int:
    """Simulate each, and say how fast it went."""
    began, failed, virtual = time.process_time(), 0, 0.0
    for seed in seeds:
        report, _ = simulate(seed, plan)
        virtual += report.seconds
        failed += bool(report.failures)
        print(report, flush=True)
        for failure in report.failures:
            print(f"  {failure}")
        if report.failures and shrinks:
            print(story(shrink(seed, plan)[1]))
    spent = time.process_time() - began
    print(
        f"{len(seeds)} seeds, {failed} failed; {virtual:.0f} s of the house in {spent:.1f} s"
        f" of the processor, {virtual / spent:.0f} times as fast"
    )
    return 1 if failed else 0


def find_planted(part: str, seeds: range, plan: Plan) -> int:
    """A table of planted faults: the seed that finds each, after how many, and what spoke."""
    missed = 0
    print("| Planted fault | Found by seed | Seeds tried | The check that spoke |")
    print("|---|---|---|---|")
    for name in [each for each in PLANTED if part in each]:
        nodes = (plan.nodes or 3) if name in AMONG_NODES else 0
        found = f"not found | {len(seeds)} | |"
        for count, seed in enumerate(seeds, start=1):
            with planted(name):
                report, _ = simulate(seed, Plan(seconds=plan.seconds, nodes=nodes))
            if report.failures:
                found = f"{seed} | {count} | {report.failures[0].check} |"
                break
        else:
            missed += 1
        print(f"| {name} | {found}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
