"""A tournament of 1,000 on 50 tables through the gateway, from the first entry to prizes paid.

    python -m benches.bench_tournament

Every round is a round of its table. Policies, codec, ledger and log are those of a running house,
on a log in memory; the figure is CPU time, and it is to be under ten seconds.
"""

import asyncio
import time

from croupier.house.log.memory import MemoryStore
from croupier.tournament.payment import PayPrize
from tests.unit.house.contests import Hall
from tests.unit.house.test_tournaments import run_whole

ENTRANTS, TABLES, SEMI_FINALS = 1000, 50, 5


async def play() -> tuple[float, int]:
    """CPU seconds, and how many records were written."""
    hall = Hall(MemoryStore())
    began = time.process_time()
    await run_whole(hall, ENTRANTS, TABLES, SEMI_FINALS)
    for winner in tuple(hall.state.owed):
        await hall.must(PayPrize, player=winner)
    return time.process_time() - began, len(hall.store.records)  # type: ignore[attr-defined]


def main() -> None:
    """Print the figure."""
    seconds, records = asyncio.run(play())
    print(f"{ENTRANTS} entrants on {TABLES} tables: {seconds:.2f} s CPU, {records} records")


if __name__ == "__main__":
    main()
