"""Wagers that were changed when a wheel had closed already, or may have, and nobody knew."""

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.tables import TableStream
from croupier.house.wheel_rounds import began
from croupier.table.state import Change
from croupier.table.struck import LATE
from croupier.table.wagers import WagersChanged


async def changed_since(
    store: Store, table: TableStream, since: int
) -> dict[str, tuple[Change, ...]]:
    """What players changed in the round of a table from an instant on, each in its order."""
    sought = Sought(
        stream=table.name,
        kinds=(WagersChanged.__name__,),
        since=since,
        after=await began(store, table),
    )
    changes: dict[str, tuple[Change, ...]] = {}
    async for record in find_all(store, sought):
        event = TABLE_CODEC.decode(record.kind, record.payload)
        if isinstance(event, WagersChanged) and event.cause != LATE:
            changes[event.player] = (*changes.get(event.player, ()), *event.changes)
    return changes
