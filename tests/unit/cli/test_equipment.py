"""`croupier equipment`: the register of a house, from the command line."""

import asyncio
from pathlib import Path

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.house import House
from croupier.house.log.sqlite import SqliteStore
from croupier.house.tables import stream_of
from croupier.house.world import Nobody, SystemClock
from croupier.roulette.limits import Limits, Range
from croupier.table.opening import OpenTable
from tests.unit.cli.calling import call, enrol
from tests.unit.house.test_house import STAFF

BY = "--by pat"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A house with one table."""

    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        house = House(store, SystemClock(), Nobody())
        limits = Limits(table=Range(Money(100), Money(5000)))
        opening = OpenTable(
            by=Role.OPERATOR, table="T1", book="new-zealand", game="table", limits=limits
        )
        assert not isinstance(
            await house.gateway.submit(STAFF, stream_of(opening.table), opening), Refusal
        )
        await enrol(store)
        await store.close()

    asyncio.run(body())
    return tmp_path


def test_a_thing_is_entered_found_unfit_placed_and_retired(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    ball = data / "ball.toml"
    ball.write_text('[ball]\ndiameter_mm = "20"\nmaterial = "nylon"\nmetallic = false\n', "utf-8")
    entered = call(capsys, f"equipment enter {data} B1 --item {ball} {BY}")
    assert (entered.code, entered.out) == (0, "B1  ball  in the store room\n")
    placed = call(capsys, f"equipment place {data} B1 --table T1 {BY}")
    assert placed.out == "B1  ball  at T1\n"
    found = call(capsys, f"equipment inspect {data} B1 --failed round --unfit oval {BY}")
    assert found.out == "B1  ball  at T1, unfit: oval\n"
    (row,) = call(capsys, f"equipment list {data} --table T1 --json").rows
    assert (row["mark"], row["unfit"], row["checks"]) == ("B1", "oval", {"round": False})
    retired = call(capsys, f"equipment retire {data} B1 --reason worn {BY}")
    assert retired.out == "B1  ball  retired: worn\n"
    assert call(capsys, f"equipment list {data}").out.endswith("1 in the register\n")
    assert call(capsys, f"verify {data}").code == 0


def test_what_the_book_of_a_table_refuses_does_not_come_to_it(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    ball = data / "ball.json"
    ball.write_text(
        '{"ball": {"diameter_mm": "40", "material": "ivory", "metallic": false}}', "utf-8"
    )
    assert call(capsys, f"equipment enter {data} B1 --item {ball} {BY}").code == 0
    refused = call(capsys, f"equipment place {data} B1 --table T1 {BY}")
    assert refused.code == 1
    assert "ball of 40 mm" in refused.err


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("enter {data} B1", 2, "--by NAME"),
        ("enter {data} B1 --by king", 1, "is wrong"),
        ("enter {data} B1 --by pat", 2, "--item FILE"),
        ("enter {data} B1 --item {data}/none.toml --by pat", 2, "No such file"),
        ("enter {data} B1 --item {data}/bad.toml --by pat", 2, "unknown field"),
        (
            "enter {data} B1 --item {data}/none-of-them.toml --by pat",
            1,
            "said to be nothing",
        ),
        ("retire {data} B9 --reason worn --by pat", 1, "the house has no B9"),
        ("retire {data} B9 --reason worn --by kim", 1, "does not keep"),
        ("place {data}", 2, "which thing?"),
    ],
)
def test_what_is_asked_wrongly_is_named(
    capsys: pytest.CaptureFixture[str], data: Path, line: str, code: int, says: str
) -> None:
    (data / "bad.toml").write_text('[ball]\nsize = "20"\n', "utf-8")
    (data / "none-of-them.toml").write_text("", "utf-8")
    answer = call(capsys, f"equipment {line.format(data=data)}")
    assert answer.code == code
    assert says in answer.err
