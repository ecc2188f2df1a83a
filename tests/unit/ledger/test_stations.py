"""The self-audit of stations in a running desk: what is a cent off is never stored."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.tables import WagerRun
from croupier.ledger import postings, stations
from croupier.ledger.postings import Posting
from croupier.table import plain_wagers, wagers
from croupier.table.seats import BoughtIn
from croupier.table.state import Seat
from croupier.table.wagers import WagersChanged
from tests.unit.house.test_house import ANN, BUY_IN, OPEN, deal, open_house, red

Sent = list[Answer | BaseException]


async def lay_three(house: House) -> Sent:
    """Three wagers asked for at once."""
    commands = (house.gateway.submit(ANN, "table:T1", red(cents)) for cents in (500, 600, 700))
    return await asyncio.gather(*commands, return_exceptions=True)


async def play(break_it: Callable[[], None]) -> tuple[Sent, MemoryStore, House]:
    store = MemoryStore()
    house = await open_house(store)
    await deal(house, BUY_IN, OPEN)
    break_it()
    return await lay_three(house), store, house


def _off_by_one(table: str, event: WagersChanged) -> Iterable[Posting]:
    """Postings that sum to zero and are wrong all the same."""
    yield Posting(postings.stack(table, event.player), -event.changes[0].cost - 1)
    yield Posting(postings.layout(table, event.player), event.changes[0].cost + 1)


def test_a_posting_that_balances_but_is_wrong_names_its_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def break_it() -> None:
        posters: dict[Any, Any] = postings._POSTERS
        monkeypatch.setitem(posters, WagersChanged, _off_by_one)

    answer, store, house = asyncio.run(play(break_it))
    assert all(isinstance(one, InvariantBroken) for one in answer)
    assert "WagersChanged at 0, T1: stack:T1:ann is 9500, in the ledger 9499" in str(answer[0])
    assert house.tables["T1"].state.seats["ann"].wagers == {}
    assert not [r for r in store._records if r.kind == "WagersChanged"]


def test_a_posting_that_does_not_balance_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def unbalanced(table: str, event: WagersChanged) -> Iterable[Posting]:
        yield Posting(postings.stack(table, event.player), -event.changes[0].cost)

    def break_it() -> None:
        posters: dict[Any, Any] = postings._POSTERS
        monkeypatch.setitem(posters, WagersChanged, unbalanced)

    answer, store, _ = asyncio.run(play(break_it))
    assert "do not sum to zero" in str(answer[0])
    assert not [r for r in store._records if r.kind == "WagersChanged"]


@pytest.mark.parametrize("run", [True, False])
def test_a_table_that_loses_a_cent_is_stopped_and_the_next_wager_goes_on(
    run: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    fold = wagers.rewagered

    def leaking(seat: Seat, events: Iterable[WagersChanged]) -> Seat:
        after = fold(seat, events)
        lost = 1 if any(event.changes[0].cost == 600 for event in events) else 0
        return after.but(balance=after.balance - lost)

    def break_it() -> None:
        monkeypatch.setattr(wagers, "rewagered", leaking)
        monkeypatch.setattr(plain_wagers, "rewagered", leaking)
        if not run:
            monkeypatch.setattr(WagerRun, "find", lambda run, command: None)

    (first, broke, last), _, house = asyncio.run(play(break_it))
    assert isinstance(first, Accepted)
    assert isinstance(last, Accepted)
    assert isinstance(broke, InvariantBroken)
    assert house.tables["T1"].state.seats["ann"].balance == 10_000 - 500 - 700


def test_meters_that_part_from_the_ledger_stop_the_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_it() -> None:
        counted: dict[Any, Any] = stations._METERS
        monkeypatch.setitem(counted, BoughtIn, lambda event: {event.player: event.amount + 1})

    async def body() -> Answer | BaseException:
        house = await open_house(MemoryStore())
        break_it()
        commands = [house.gateway.submit(ANN, "table:T1", BUY_IN)]
        (answer,) = await asyncio.gather(*commands, return_exceptions=True)
        return answer

    answer = asyncio.run(body())
    assert isinstance(answer, InvariantBroken)
    assert "BoughtIn" in str(answer)
    assert "the meters of ann give 10001, the player holds 10000" in str(answer)


def test_a_book_begins_where_a_table_stands() -> None:
    async def body() -> None:
        store = MemoryStore()
        house = await open_house(store)
        await deal(house, BUY_IN, OPEN, red(500))
        again = await open_house(store)
        answer = await again.gateway.submit(ANN, "table:T1", red(700))
        assert isinstance(answer, Accepted)
        assert again.tables["T1"].state.seats["ann"].balance == Money(8800)

    asyncio.run(body())
