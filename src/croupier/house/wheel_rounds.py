"""Which round of a table a number of its wheel has decided, from what both have on record."""

from dataclasses import replace
from typing import Final

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store
from croupier.house.past_rounds import round_at
from croupier.house.tables import TableStream
from croupier.table.result import RoundSettled
from croupier.wheel.register import TableJoined, TableLeft
from croupier.wheel.spins import NumberSpun

_PLACES: Final = (TableJoined.__name__, TableLeft.__name__)


async def round_decided(store: Store, wheel: str, table: TableStream) -> int:
    """The round that the last number of a wheel's stream decided; zero where a table sat it out.

    A result that the wheel sent after that number is of it. One that a dealer entered is of it if
    its round had begun before: nobody enters another while the table is dealt from the wheel.
    """
    spun = await _find(store, Sought(stream=wheel, kinds=(NumberSpun.__name__,), newest=True))
    if spun is None:
        return 0
    named = f'"table":"{table.id}"'.encode()
    place = Sought(stream=wheel, kinds=_PLACES, holds=named, before=spun.number, newest=True)
    was = await _find(store, place)
    if was is None or was.kind != TableJoined.__name__:
        return 0
    sought = Sought(stream=table.name, kinds=(RoundSettled.__name__,), after=spun.number)
    settled = await _find(store, sought)
    if settled is None:
        return 0
    round_no = round_at(table, settled.version)
    if settled.actor == wheel or await began(store, table, round_no) < spun.number:
        return round_no
    return 0


async def given_by(store: Store, wheel: str, table: TableStream, round_no: int) -> str:
    """The number that a wheel's stream gave a round of a table; empty if it came from elsewhere."""
    version = table.rounds.get(round_no)
    if version is None:
        return ""
    async for record in store.read(stream=table.name, version=version):
        if record.kind == RoundSettled.__name__ and round_at(table, record.version) == round_no:
            event = TABLE_CODEC.decode(record.kind, record.payload)
            assert isinstance(event, RoundSettled)
            return str(event.pocket) if record.actor == wheel else ""
        if round_at(table, record.version) > round_no:
            break
    return ""


async def _find(store: Store, sought: Sought) -> Record | None:
    """The first record that fits."""
    return next(iter(await store.find(replace(sought, count=1))), None)


async def began(store: Store, table: TableStream, round_no: int = 0) -> int:
    """The number of the record with which a round began, or the last one; zero before the first."""
    version = table.rounds.get(round_no or table.state.round_no)
    if version is None:
        return 0
    records = store.read(stream=table.name, version=version)
    return (await anext(aiter(records))).number
