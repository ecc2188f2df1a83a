"""A station's own sums, held against the house's."""

import asyncio

import pytest

from croupier.core.roles import Role
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.stations import AGREED, StationReport, find_fault, hear_station
from croupier.table.betting import CloseBetting
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from tests.unit.house.test_house import BUY_IN, OPEN, deal, open_house, red


async def settled() -> House:
    house = await open_house(MemoryStore())
    await deal(house, BUY_IN, OPEN, red(1000), SpinBall(by=Role.DEALER))
    await deal(house, CloseBetting(by=Role.DEALER))
    await deal(house, EnterResult(by=Role.DEALER, pocket="3"))  # type: ignore[arg-type]
    return house


def report(**fields: object) -> StationReport:
    return StationReport(**{"player": "ann", "round_no": 1, **fields})  # type: ignore[arg-type]


@pytest.mark.clause("crown", "10.9.6(a)", "10.9.6(b)")
@pytest.mark.parametrize(
    ("fields", "ground"),
    [
        ({"credited": 2000}, None),
        ({"credited": 1999}, "odds"),
        ({"credited": 2000, "round_no": 0}, None),
        ({"credited": 1, "round_no": 0}, None),
        ({"numbers": ("0", "36")}, None),
        ({"numbers": ("0", "37")}, "numbers"),
        ({"balance": 11_000, "seq": -1}, None),
        ({"balance": 11_001, "seq": 1}, None),
        ({"player": "ben", "credited": 500}, "odds"),
        ({"player": "ben", "credited": 0}, None),
        ({"player": "ben", "balance": 500, "seq": -1}, None),
        ({}, None),
    ],
)
def test_what_differs_from_the_house_is_a_fault_by_the_books_ground(
    fields: dict[str, object], ground: str | None
) -> None:
    async def body() -> None:
        stream = (await settled()).tables["T1"]
        own = {**fields, "seq": stream.version} if fields.get("seq") == -1 else fields
        finding = find_fault(stream.state, stream.version, report(**own))
        assert (finding.ground if finding is not None else None) == ground

    asyncio.run(body())


def test_a_balance_is_held_against_the_house_only_where_both_are_of_the_same_moment() -> None:
    async def body() -> None:
        stream = (await settled()).tables["T1"]
        wrong = report(balance=5, seq=stream.version)
        finding = find_fault(stream.state, stream.version, wrong)
        assert finding is not None
        assert "$110 due" in str(finding.says)

    asyncio.run(body())


def test_a_wrong_station_is_put_out_of_use_once_and_the_round_stands() -> None:
    async def body() -> None:
        house = await settled()
        stream = house.tables["T1"]
        assert await hear_station(house, stream, report(credited=2000), 5) is AGREED
        found = await hear_station(house, stream, report(credited=3000), 5)
        assert (found.agrees, found.malfunction) == (False, True)
        assert "10.9.6(a)" in found.clauses
        assert stream.state.is_faulty("station", "ann")
        assert stream.state.seats["ann"].balance == 11_000
        again = await hear_station(house, stream, report(credited=3000), 6)
        assert (again.agrees, again.malfunction) == (False, False)

    asyncio.run(body())
