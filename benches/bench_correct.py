"""A number corrected many rounds back at a full table, from the command to the durable answer.

    python -m benches.bench_correct [ROUNDS]

The reference is the correction of the last round at the same table, which need not read the
log. Both pass policies, decision, codec and a file with its flush.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from croupier.core.money import Money
from croupier.core.roles import PIT_LINE, Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.sqlite import SqliteStore
from croupier.house.tables import stream_of
from croupier.house.world import Nobody, SystemClock
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.corrections import CorrectResult
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager

SEATS = 50
TABLE = "T1"
EVERYBODY = Actor(
    id="bench", roles=frozenset({*PIT_LINE, Role.PLAYER, Role.SYSTEM, Role.NOTE_READER})
)


async def play(house: House, command: Command | OpenTable) -> None:
    answer = await house.gateway.submit(EVERYBODY, stream_of(TABLE), command, approved=True)
    assert isinstance(answer, Accepted), (command, answer)


def a_round(house: House, seats: range) -> Iterator[Command]:
    yield OpenBetting(by=Role.DEALER)
    for seat in seats:
        yield PlaceWager(by=Role.PLAYER, player=f"p{seat}", bet="red", stake=Money(500))
    yield SpinBall(by=Role.DEALER, direction="opposite", revolutions=6)
    yield CallFinalBets(by=Role.DEALER)
    yield CloseBetting(by=Role.DEALER)
    yield EnterResult(by=Role.DEALER, pocket=Pocket("1"))


async def done(house: House) -> None:
    while tasks := house.tables[TABLE].state.tasks:
        by = min(tasks[0].task.roles, key=list(Role).index)
        await play(house, ConfirmTask(by=by, task=tasks[0].task.name, player=tasks[0].player))


async def correct(house: House, round_no: int, pocket: str) -> float:
    began = time.perf_counter()
    command = CorrectResult(by=Role.PIT_BOSS, round_no=round_no, pocket=Pocket(pocket))
    await play(house, command)
    took = time.perf_counter() - began
    await done(house)
    return took * 1000


async def measure(folder: Path, rounds: int) -> None:
    store = await SqliteStore.open(folder / "house.db")
    house = House(store, SystemClock(), Nobody())
    limits = Limits(table=Range(Money(500), Money(50_000)))
    await play(
        house,
        OpenTable(
            by=Role.OPERATOR,
            table=TABLE,
            book="crown",
            game="touchbet",
            limits=limits,
            signed=frozenset({"wheel-order"}),
            seats_max=SEATS,
        ),
    )
    for seat in range(SEATS):
        await play(house, BuyIn(by=Role.PLAYER, player=f"p{seat}", amount=Money(10**9)))
    for number in range(rounds + 1):
        for command in a_round(house, range(SEATS if number == 0 else 1)):
            await play(house, command)
        await done(house)
    for command in a_round(house, range(SEATS)):
        await play(house, command)
    await done(house)
    last = house.tables[TABLE].state.round_no
    pockets = ("2", "3") * 5
    near = [await correct(house, last, pocket) for pocket in pockets]
    far = [await correct(house, 1, pocket) for pocket in pockets]
    await store.close()
    for name, found in (("last round", near), (f"{last - 1} rounds back", far)):
        low, high = min(found), max(found)
        print(f"{name:24} median {median(found):7.2f} ms ({low:.2f} to {high:.2f}), {SEATS} seats")


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), rounds))


if __name__ == "__main__":
    main()
