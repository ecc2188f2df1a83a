"""A dispute's dossier from the log, with the very records it rests on."""

import json
from typing import Any

from croupier.house.entries import read_entry
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.views.dossier import Dossier, find_dossier


async def make_dossier(store: Store, table: str, number: int) -> tuple[Dossier, list[str]] | None:
    """The dossier, and its round's records as JSON; None where there is no such dispute."""
    records = [record async for record in store.read(stream=f"table:{table}")]
    dossier = find_dossier([read_entry(record) for record in records], table, number)
    if dossier is None:
        return None
    numbers = {entry.number for entry in dossier.round}
    numbers.add(dossier.dispute.entry.number)
    numbers.update(entry.number for entry, _ in dossier.dispute.decisions)
    return dossier, [_line(record) for record in records if record.number in numbers]


def _line(record: Record) -> str:
    fields: dict[str, Any] = {
        "number": record.number,
        "stream": record.stream,
        "version": record.version,
        "at": record.at,
        "actor": record.actor,
        "cause": record.cause,
        "key": record.key,
        "kind": record.kind,
        "payload": record.payload.decode(),
        "previous": record.previous.hex(),
        "digest": record.digest.hex(),
    }
    return json.dumps(fields, ensure_ascii=False)
