"""Reports of a house: their totals are the ledger's, and a difference names its event."""

import asyncio
from typing import Any

import pytest

from croupier.cage.declare import TicketEvent
from croupier.cage.paying import TicketRedeemed
from croupier.core.ensure import InvariantBroken
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.evening.house import play_house
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.log.memory import MemoryStore
from croupier.house.views.figures import Window, figures_of, hold_of
from croupier.house.views.house_reports import (
    DAY,
    day_report,
    mistakes_report,
    shift_report,
    table_report,
    tickets_report,
)
from croupier.house.views.report import Cell, Report, plain_report
from croupier.ledger import meters
from croupier.ledger.balances import balances_of
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.seats import BoughtIn

NOON = 1_767_614_400_000


@pytest.fixture(scope="module")
def house() -> tuple[dict[str, list[Event]], list[TicketEvent]]:
    async def body() -> tuple[dict[str, list[Event]], list[TicketEvent]]:
        store = MemoryStore()
        await play_house(store, seed=2, rounds=36)
        tables: dict[str, list[Event]] = {}
        tickets: list[TicketEvent] = []
        async for record in store.read():
            kind, _, name = record.stream.partition(":")
            if kind == "table":
                event = TABLE_CODEC.decode(record.kind, record.payload)
                tables.setdefault(name, []).append(event)
            else:
                tickets.append(TICKET_CODEC.decode(record.kind, record.payload))
        return tables, tickets

    return asyncio.run(body())


House = tuple[dict[str, list[Event]], list[TicketEvent]]


def total(report: Report, name: str) -> Cell:
    assert report.totals is not None
    return report.totals[[column.name for column in report.columns].index(name)]


def test_totals_are_the_ledgers_to_the_cent(house: House) -> None:
    tables, _ = house
    balances = [balances_of(name, events) for name, events in tables.items()]
    report = plain_report(shift_report(tables))

    def posted(prefix: str) -> int:
        return sum(x for each in balances for a, x in each.items() if a.startswith(prefix))

    assert total(report, "Drop") == posted("drop:")
    assert total(report, "Tickets out") == posted("ticket:")
    opener, fills, credits = (total(report, name) for name in ("Opener", "Fills", "Credits"))
    assert isinstance(opener, int)
    assert isinstance(fills, int)
    assert isinstance(credits, int)
    assert posted("float:") == opener + fills - credits - posted("drop:") - posted(
        "token-stock:"
    ) + int(str(total(report, "Win")))


def test_kinds_days_and_shifts_come_to_the_same(house: House) -> None:
    tables, _ = house
    made = (shift_report(tables), day_report(tables), table_report(tables))
    shift, day, kinds = map(plain_report, made)
    for name in ("Drop", "Win", "Games", "Turnover"):
        assert total(shift, name) == total(day, name)
    assert total(kinds, "Turnover") == total(shift, "Turnover")
    assert str(kinds.notes[0]).startswith("T1: drop $")


def test_a_window_leaves_out_what_lies_outside(house: House) -> None:
    tables, _ = house
    first = next(iter(tables.values()))[0].at
    assert total(plain_report(shift_report(tables, Window(None, first))), "Games") == 0
    assert shift_report(tables, Window(first, first + DAY)).rows == shift_report(tables).rows
    assert hold_of(figures_of("T9", [])) is None


def test_a_difference_of_a_cent_names_its_event(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A meter that counts wrongly stops the report at the first event that it counts."""
    tables, _ = house
    right = meters._COUNTERS[BoughtIn]

    def wrong(counted: meters.TableMeters, event: BoughtIn) -> None:
        right(counted, event)
        counted.drop[event.tender] += 1

    counters: dict[Any, Any] = meters._COUNTERS
    monkeypatch.setitem(counters, BoughtIn, wrong)
    with pytest.raises(InvariantBroken, match=r"event \d+ of T\d, BoughtIn at \d+: drop is"):
        shift_report(tables)


def test_tickets_show_what_is_owed(house: House) -> None:
    tables, tickets = house
    report = plain_report(tickets_report(tables, tickets, NOON))
    assert "is owed" in str(report.notes[0])
    standing = sum(int(str(row[-1])) for row in report.rows)
    assert total(report, "Owed") == standing


def test_a_ticket_that_the_ledger_does_not_know_stops_the_report(house: House) -> None:
    tables, tickets = house
    cut = [event for event in tickets if not isinstance(event, TicketRedeemed)]
    forged = [*cut[:1], *(event for event in tickets if isinstance(event, TicketRedeemed))][:1]
    with pytest.raises(InvariantBroken, match="ticket:"):
        tickets_report({}, forged, NOON)


@pytest.mark.clause("star", "8.15.3")
def test_mistakes_are_counted_by_month_above_an_amount() -> None:
    def mistake(at: int, dollars: int) -> MistakeRecorded:
        return MistakeRecorded(
            at=at,
            by=Role.PIT_BOSS,
            player="ann",
            amount=Money(dollars * 100),
            round_no=1,
            suspected=False,
            attempted=True,
            identified=True,
            rectified=Money(max(0, -dollars * 100)),
            text="",
            clauses=("8.15.3",),
        )

    events: list[Event] = [
        mistake(NOON, 1000),
        mistake(NOON, 1001),
        mistake(NOON + 1, -2500),
        mistake(NOON + 40 * DAY, -1500),
    ]
    report = plain_report(mistakes_report({"T1": events}))
    assert report.rows == (
        ("2026-01", "T1", 1, 100_100, 1, 250_000, 250_000),
        ("2026-02", "T1", 0, 0, 1, 150_000, 150_000),
    )
    assert report.notes == ("Mistakes of more than $1000 each.", "Recorded under 8.15.3.")
    assert plain_report(mistakes_report({"T1": []})).notes == ("Mistakes of more than $1000 each.",)
