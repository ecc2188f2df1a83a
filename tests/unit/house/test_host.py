"""One table under one writer: what breaks the program breaks for its asker alone."""

import asyncio
from collections.abc import Sequence

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.roles import Role
from croupier.house import tables
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Answer as Stored
from croupier.house.log.store import Append
from croupier.house.tables import WagerRun
from croupier.table.answer import Decision
from croupier.table.betting import CloseBetting
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.plain_wagers import Laid, PlainWagers
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red


@pytest.mark.parametrize("plain", [True, False])
def test_a_command_that_breaks_the_program_is_told_alone(
    plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Table, command: Command) -> Decision:
        if getattr(command, "stake", 0) == 666:
            raise InvariantBroken("on purpose")
        return decide(table, command)

    def find(run: WagerRun, command: PlaceWager) -> Laid | None:
        broken(run.base, command)
        return PlainWagers.find(run, command) if plain else None

    async def body() -> list[Answer | BaseException]:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        commands = (house.gateway.submit(ANN, "table:T1", red(cents)) for cents in (500, 666, 700))
        return await asyncio.gather(*commands, return_exceptions=True)

    monkeypatch.setattr(tables, "decide", broken)
    monkeypatch.setattr(WagerRun, "find", find)
    first, broke, last = asyncio.run(body())
    assert isinstance(first, Accepted)
    assert isinstance(broke, InvariantBroken)
    assert isinstance(last, Accepted)


def test_where_each_round_began_is_known_after_a_restart_too() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(500), SpinBall(by=Role.DEALER))
        await deal(house, CloseBetting(by=Role.DEALER))
        await deal(house, EnterResult(by=Role.DEALER, pocket="4"))  # type: ignore[arg-type]
        for task in house.tables["T1"].state.tasks:
            await deal(house, ConfirmTask(by=Role.DEALER, task=task.task.name))
        await deal(house, OPEN)
        rounds = house.tables["T1"].rounds
        assert list(rounds) == [1, 2]
        again = await open_house(store)
        assert again.tables["T1"].rounds == rounds
        history = await house.history("T1", rounds[2])
        assert len(history) == 1

    asyncio.run(body())


class _Groups(MemoryStore):
    """Notes how many appends it was given at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    async def append(self, appends: Sequence[Append]) -> list[Stored]:
        """The same, noted."""
        self.sizes.append(len(appends))
        return await super().append(appends)


def test_a_crowd_that_comes_again_one_by_one_is_stored_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # However slow the machine: the crowd is whole before its time is over.
    monkeypatch.setattr("croupier.house.stream._GATHER_SECONDS", 60)

    async def lay(house: House, count: int, pause: int) -> None:
        for _ in range(count):
            assert isinstance(await house.gateway.submit(ANN, "table:T1", red(500)), Accepted)
            for _ in range(pause):
                await asyncio.sleep(0)

    async def body() -> None:
        store = _Groups()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        store.sizes.clear()
        await asyncio.gather(*(lay(house, 2, pause) for pause in range(9)))
        assert store.sizes == [9, 9]

    asyncio.run(body())


def test_those_who_come_alone_of_a_crowd_wait_for_nobody_longer_than_a_moment() -> None:
    async def body() -> None:
        store = _Groups()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN)
        store.sizes.clear()
        commands = [house.gateway.submit(ANN, "table:T1", red(500)) for _ in range(12)]
        await asyncio.gather(*commands)
        last = [house.gateway.submit(ANN, "table:T1", red(500)) for _ in range(2)]
        assert all(isinstance(answer, Accepted) for answer in await asyncio.gather(*last))
        assert store.sizes == [12, 2]
        assert not house.tables["T1"].is_busy

    asyncio.run(body())
