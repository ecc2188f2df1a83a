"""The auditor can read every event there is, and says what is wrong with one that it cannot."""

import pytest

from croupier.audit import reading
from croupier.audit.reading import Unreadable, read_table_event, read_ticket_event
from croupier.cage.catalogue import EVENTS as TICKETS
from croupier.house import codecs
from croupier.house.log.record import Record
from croupier.table.catalogue import EVENTS


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


def test_the_desk_and_the_auditor_know_every_event() -> None:
    assert set(reading._TABLE._kinds) == set(EVENTS) == set(codecs.TABLE_CODEC._kinds)

    assert set(reading._TICKET._kinds) == set(TICKETS) == set(codecs.TICKET_CODEC._kinds)


@pytest.mark.parametrize(
    ("kind", "payload"),
    [("Nonsense", b"{}"), ("BoughtIn", b"{}"), ("BoughtIn", b"\xff"), ("BoughtIn", b"[]")],
)
def test_what_cannot_be_read_is_told(kind: str, payload: bytes) -> None:
    with pytest.raises(Unreadable, match=f"cannot be read as {kind}"):
        read_table_event(record("table:T1", kind, payload))
    with pytest.raises(Unreadable):
        read_ticket_event(record("ticket:1", kind, payload))
