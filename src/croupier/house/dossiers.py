"""A dispute's dossier from the log, with the very records it rests on."""

import json
from dataclasses import replace
from typing import Any

import msgspec

from croupier.house.approval_record import APPROVAL_CODEC, PREFIX, ApprovalAnswered, ApprovalWaits
from croupier.house.entries import read_entry
from croupier.house.log.record import Record
from croupier.house.log.store import Sought, Store, find_all
from croupier.house.views.dossier import Dossier, find_dossier
from croupier.house.views.evidence import Approval


async def make_dossier(store: Store, table: str, number: int) -> tuple[Dossier, list[str]] | None:
    """The dossier, and its round's records as JSON; None where there is no such dispute."""
    records = [record async for record in store.read(stream=f"table:{table}")]
    entries = [read_entry(record) for record in records]
    found = find_dossier(entries, table, number)
    if found is None:
        return None
    approvals = await _approvals(store, table, found.dispute.opened.round_no)
    dossier = replace(found, approvals=tuple(approvals))
    numbers = {entry.number for entry in dossier.round}
    numbers.add(dossier.dispute.entry.number)
    numbers.update(entry.number for entry, _ in dossier.dispute.decisions)
    return dossier, [_line(record) for record in records if record.number in numbers]


async def _approvals(store: Store, table: str, round_no: int) -> list[Approval]:
    """The commands about a round that a second person was asked for, with the answers."""
    waits = Sought(streams=PREFIX, holds=msgspec.json.encode(table))
    found: dict[str, Approval] = {}
    async for record in find_all(store, waits):
        event = APPROVAL_CODEC.decode(record.kind, record.payload)
        if isinstance(event, ApprovalWaits) and event.table == table:
            about = int(event.command.get("round_no") or 0) or event.round_no
            if about == round_no:
                found[record.stream] = Approval(
                    at=record.at,
                    record=record.number,
                    action=event.action,
                    asked_by=event.asked_by,
                )
    for stream, approval in found.items():
        async for record in find_all(store, Sought(stream=stream)):
            event = APPROVAL_CODEC.decode(record.kind, record.payload)
            if isinstance(event, ApprovalAnswered):
                found[stream] = replace(
                    approval, answered_by=record.actor, agreed=event.agreed, outcome=event.outcome
                )
    return list(found.values())


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
