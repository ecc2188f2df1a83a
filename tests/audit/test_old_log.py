"""A log that an earlier version wrote opens, verifies and replays to the same balances.

The fixture was written by version 0.1.0: tables of every book with corrections, no-spins, mistakes
put right and tickets; a tournament from its terms to its prizes; a promotion with a winner.
"""

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.cage.declare import replay
from croupier.house.catalogue import REGISTRIES
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.contests import ledger_of
from croupier.house.log.codec import Codec
from croupier.house.log.sqlite import SqliteStore
from croupier.ledger.balances import balances_of
from tests.unit.house.contests import Hall

FIXTURE = Path(__file__).parent.parent / "fixtures" / "house-0.1"


@pytest.fixture
def expected() -> Any:
    return json.loads((FIXTURE / "balances.json").read_text("utf-8"))


@pytest.fixture
def old_house(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    file.write_bytes(lzma.decompress((FIXTURE / "house.db.xz").read_bytes()))
    return file


def test_an_old_log_verifies_to_its_last_record(old_house: Path, expected: Any) -> None:
    async def body() -> None:
        store = await SqliteStore.open(old_house)
        verdict = await verify(store.read())
        assert verdict.is_clean, verdict.fault
        assert [verdict.records, verdict.root.hex()] == expected["head"]
        await store.close()

    asyncio.run(body())


def test_an_old_log_replays_to_the_same_balances(old_house: Path, expected: Any) -> None:
    async def body() -> None:
        store = await SqliteStore.open(old_house)
        hall = await Hall(store).start()
        assert sorted(hall.house.tables) == sorted(expected["tables"])
        for name, stream in hall.house.tables.items():
            assert await _shown(store, name, stream) == expected["tables"][name]
        assert (
            dict(ledger_of(hall.tournaments.streams["spring"]).balances) == expected["tournament"]
        )
        assert dict(ledger_of(hall.promotions.streams["draw"]).balances) == expected["promotion"]
        tickets = [
            TICKET_CODEC.decode(record.kind, record.payload)
            for stream in await store.streams("ticket:")
            async for record in store.read(stream=stream)
        ]
        slips = sorted(replay(tickets).tickets.items())
        assert {n: [t.amount, str(t.status)] for n, t in slips} == expected["tickets"]
        await store.close()

    asyncio.run(body())


async def _shown(store: SqliteStore, name: str, stream: Any) -> dict[str, Any]:
    records = store.read(stream=f"table:{name}")
    events = [TABLE_CODEC.decode(record.kind, record.payload) async for record in records]
    table = stream.state
    return {
        "version": stream.version,
        "phase": table.phase.value,
        "round": table.round_no,
        "float": table.float,
        "house": table.house,
        "seats": {seat.player: seat.balance for seat in table.seats.values()},
        "balances": {a: x for a, x in sorted(balances_of(name, events).items()) if x},
    }


def _as_far_as(old: Any, new: Any) -> Any:
    """What is written now, without the fields that the version before did not have."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {field: _as_far_as(value, new[field]) for field, value in old.items()}
    return new


def test_every_record_of_the_old_registers_is_read() -> None:
    """One payload of each kind, as version 0.1.0 wrote it, with every field filled."""
    registers = json.loads((FIXTURE / "registers.json").read_text("utf-8"))
    kinds = {name: kind for each in REGISTRIES.values() for name, kind in each.events.items()}
    read = 0
    for payloads in registers.values():
        for name, payload in payloads.items():
            codec: Codec[Any] = Codec((kinds[name],))
            event = codec.decode(name, json.dumps(payload).encode())
            again = json.loads(codec.encode(event).payload)
            assert _as_far_as(payload, again) == payload, name
            read += 1
    assert read == 35
