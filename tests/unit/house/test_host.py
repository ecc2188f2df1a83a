"""One table under one writer: what breaks the program breaks for its asker alone."""

import asyncio

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.roles import Role
from croupier.house import tables
from croupier.house.answers import Accepted, Answer
from croupier.house.log.memory import MemoryStore
from croupier.table.answer import Decision
from croupier.table.betting import CloseBetting
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red


def test_a_command_that_breaks_the_program_is_told_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Table, command: Command) -> Decision:
        if getattr(command, "stake", 0) == 666:
            raise InvariantBroken("on purpose")
        return decide(table, command)

    async def body() -> list[Answer | BaseException]:
        house = await open_house(MemoryStore())
        await deal(house, BUY_IN, OPEN)
        asks = (house.gateway.submit(ANN, "table:T1", red(cents)) for cents in (500, 666, 700))
        return await asyncio.gather(*asks, return_exceptions=True)

    monkeypatch.setattr(tables, "decide", broken)
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
