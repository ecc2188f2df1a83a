"""A table's name is part of the names that streams and addresses have."""

import pytest

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.catalogue import book_folders, find_book
from croupier.scenario.playing import ScenarioHouse
from croupier.scenario.read import read_limits
from croupier.table.opening import OpenTable


def _open(house: ScenarioHouse, name: str) -> Refusal | None:
    book = next(iter(book_folders()))
    opening = OpenTable(
        by=Role.OPERATOR,
        table=name,
        book=book,
        game=find_book(book).offers[0].name,
        limits=read_limits({"min": 5, "max": 100}),
    )
    return house.open_table(opening)


@pytest.mark.parametrize("name", ["", "a:b", "a/b", " a", "-a", "a\n", "é", "a" * 49])
def test_a_name_that_parts_streams_or_addresses_is_refused(name: str) -> None:
    house = ScenarioHouse()
    refusal = _open(house, name)
    assert refusal is not None
    assert refusal.reason is Reason.INVALID
    assert not house.house.tables
    assert not house.store.records


@pytest.mark.parametrize("name", ["T1", "Salon 2", "a.b_c-d", "a" * 48])
def test_a_plain_name_is_a_tables(name: str) -> None:
    house = ScenarioHouse()
    assert _open(house, name) is None
    assert list(house.house.tables) == [name]
