"""The auditor can read every event there is, and says what is wrong with one that it cannot."""

import importlib
import pkgutil

import pytest

from croupier import table as table_package
from croupier.audit import reading
from croupier.audit.reading import Unreadable, read_table_event, read_ticket_event
from croupier.cage import events as cage_events
from croupier.house import codecs
from croupier.house.log.record import Record
from croupier.table.declare import Event


def record(stream: str, kind: str, payload: bytes) -> Record:
    return Record(
        number=1,
        stream=stream,
        version=1,
        at=0,
        actor="",
        cause="",
        key="",
        kind=kind,
        payload=payload,
        previous=b"",
        digest=b"",
    )


def kinds_of_event() -> set[str]:
    """Every event that a table knows, wherever it is defined."""
    modules = [
        importlib.import_module(f"{table_package.__name__}.{found.name}")
        for found in pkgutil.iter_modules(table_package.__path__)
        if found.name.endswith("events")
    ]
    return {
        name
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_the_desk_and_the_auditor_know_every_event() -> None:
    assert set(reading._TABLE._kinds) == kinds_of_event() == set(codecs.TABLE_CODEC._kinds)
    ticket_kinds = {kind.__name__ for kind in cage_events.TicketEvent.__subclasses__()}
    assert set(reading._TICKET._kinds) >= ticket_kinds - {"TicketEvent"}


@pytest.mark.parametrize(
    ("kind", "payload"),
    [("Nonsense", b"{}"), ("BoughtIn", b"{}"), ("BoughtIn", b"\xff"), ("BoughtIn", b"[]")],
)
def test_what_cannot_be_read_is_told(kind: str, payload: bytes) -> None:
    with pytest.raises(Unreadable, match=f"cannot be read as {kind}"):
        read_table_event(record("table:T1", kind, payload))
    with pytest.raises(Unreadable):
        read_ticket_event(record("ticket:1", kind, payload))
