"""Runs drills by seed and prints a closing line.

`python -m tests.drills.drive sqlite --seeds 500 --houses 3` runs seeds 1 to 500 in three houses
side by side; a seed that fails is named, and its house is made anew.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.drills.clients import TABLES, Cashier, Terminal
from tests.drills.compare import Witness
from tests.drills.history import History, Violation
from tests.drills.house import CASHIERS, DrillHouse, Fault, befall, faults_of, open_house

#: So long a client may have to wait for a last answer, once nothing is out of order any more.
SETTLE_SECONDS = 45
#: After so many seeds a house is made anew: the auditor reads what each has added.
SEEDS_A_HOUSE = 50


@dataclass
class Figures:
    """What drills came to."""

    seeds: int = 0
    sent: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    accepted: int = 0
    refused: int = 0
    tickets: int = 0
    raced: int = 0
    records: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        """Add what another house came to."""
        for name in ("seeds", "sent", "accepted", "refused", "tickets", "raced", "records"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.faults += other.faults
        self.failures += other.failures

    def closing_line(self, kind: str, seconds: float) -> str:
        """One line that says what was done."""
        made = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{kind}: {self.seeds} seeds, {sum(self.faults.values())} faults ({made}), "
            f"{self.sent} commands, {self.accepted} accepted, {self.refused} refused, "
            f"{self.tickets} tickets of which {self.raced} raced, {self.records} records, "
            f"{seconds:.0f} s, {len(self.failures)} violations"
        )


class Drill:
    """One house under one seed after the other."""

    def __init__(self, house: DrillHouse, figures: Figures) -> None:
        self._house = house
        self._figures = figures
        self._witness = Witness()
        self._before = 0

    async def run(self, seed: int, faults: Sequence[Fault] = ()) -> list[str]:
        """Play under faults, settle, compare; what is wrong. Faults are drawn unless given."""
        chance, history = random.Random(seed), History(seed)
        nodes = lambda: self._house.nodes  # noqa: E731
        terminals = [
            Terminal(player, table, nodes, history, random.Random(chance.random()))
            for player, table in zip(("ann", "ben", "ann"), TABLES, strict=True)
        ]
        cashiers = [
            Cashier(name, self._house.tokens[name], nodes, history, random.Random(chance.random()))
            for name in CASHIERS
        ]
        stop = asyncio.Event()
        playing = [asyncio.create_task(terminal.play(stop)) for terminal in terminals]
        paying = asyncio.create_task(self._pay(terminals, cashiers, chance, stop))
        drawn = faults or chance.choices(faults_of(self._house), k=chance.randint(1, 3))
        for fault in drawn:
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            await befall(self._house, fault, chance)
            self._figures.faults[fault.__name__] += 1
        await asyncio.sleep(chance.uniform(0.1, 0.3))
        stop.set()
        await asyncio.gather(*playing)
        await asyncio.gather(*(terminal.settle(SETTLE_SECONDS) for terminal in terminals))
        await paying
        return await self._compare(history)

    async def _pay(
        self,
        terminals: list[Terminal],
        cashiers: list[Cashier],
        chance: random.Random,
        stop: asyncio.Event,
    ) -> None:
        """Every ticket that was handed out is brought to one cashier, or to two at once."""
        seen: set[str] = set()
        while True:
            ended = stop.is_set() and all(not terminal._open for terminal in terminals)
            fresh = [n for t in terminals for n in t.tickets if n not in seen]
            for number in fresh:
                seen.add(number)
                racing = cashiers if chance.random() < 0.75 else [chance.choice(cashiers)]
                self._figures.tickets += 1
                self._figures.raced += len(racing) > 1
                await asyncio.gather(*(cashier.redeem(number) for cashier in racing))
            if ended and not fresh:
                return
            await asyncio.sleep(0.05)

    async def _compare(self, history: History) -> list[str]:
        figures = self._figures
        try:
            self._witness.read(await self._house.records(self._witness.records))
        except Violation as violation:
            return [str(violation)]
        figures.seeds += 1
        figures.sent += len(history.sent)
        figures.accepted += sum(bool(each.accepted) for each in history.sent.values())
        figures.refused += sum(bool(each.refused) for each in history.sent.values())
        figures.records += self._witness.records - self._before
        self._before = self._witness.records
        return self._witness.compare(history)


def run_seeds(
    kind: str, seeds: Sequence[int], until: float = float("inf"), houses: int = 1
) -> Figures:
    """Run seeds in houses of a kind, several houses side by side while there are seeds."""
    figures, waiting = Figures(), list(seeds)
    with ThreadPoolExecutor(houses) as pool:
        while waiting and time.monotonic() < until:
            turns = [pool.submit(_run_in_one_house, kind, waiting, until) for _ in range(houses)]
            for turn in turns:
                try:
                    figures.add(turn.result())
                except Exception as error:
                    # A house that cannot be driven is a finding; the others go on.
                    traceback.print_exc()
                    figures.failures.append(f"the drive ended: {error!r}")
    return figures


def _run_in_one_house(kind: str, waiting: list[int], until: float) -> Figures:
    """Run seeds in one house until it has had its share, or something was wrong in it."""
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder), kind) as house:
        figures = Figures()
        drill = Drill(house, figures)
        for _ in range(SEEDS_A_HOUSE):
            if not waiting or time.monotonic() > until:
                break
            seed = waiting.pop(0)
            wrong = asyncio.run(drill.run(seed))
            print(f"{kind} seed {seed}: {'; '.join(wrong) or 'nothing'}", flush=True)
            if wrong:
                figures.failures += [f"seed {seed}: {each}" for each in wrong]
                _print_logs(house)
                break
    return figures


def _print_logs(house: DrillHouse) -> None:
    for node in house.nodes:
        print("\n".join(node.log().splitlines()[-40:]), file=sys.stderr, flush=True)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("sqlite", "postgresql", "three"))
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--houses", type=int, default=1, help="houses side by side")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    began = time.monotonic()
    seeds = range(given.first, given.first + given.seeds)
    figures = run_seeds(given.kind, seeds, began + 60 * given.minutes, given.houses)
    print(figures.closing_line(given.kind, time.monotonic() - began))
    return 1 if figures.failures else 0


if __name__ == "__main__":
    sys.exit(main())
