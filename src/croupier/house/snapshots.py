"""A table's state as bytes, so that a start goes on from there and need not replay everything.

A snapshot is a cache and nothing more. It carries a digest over itself, the hash of the record it
stands on, and a mark of the program that made it: one that is damaged, that belongs to another
log or that another program would have folded otherwise is left aside, and the records are
replayed. The auditor never reads one.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, get_type_hints

import msgspec

from croupier.house.log.program import own_books
from croupier.house.log.record import Record
from croupier.house.log.store import Snapshot
from croupier.table.opening import TableOpened, open_table
from croupier.table.state import Change, Past, Seat, Table

#: What is changed when these bytes change their meaning without changing their shape.
_FORMAT: Final = b"1"
#: Whatever has a part in folding events: another text of it may fold them otherwise.
_FOLDING: Final = ("core", "roulette", "books", "table")
_DIGEST_BYTES: Final = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A table as it stood after one record, and where in its stream each round began."""

    opening: TableOpened
    table: Table
    rounds: dict[int, int]
    #: The record that it stands on, by stream version, number in the log, and hash.
    version: int
    number: int
    digest: bytes


def _shape(name: str, kind: type[Any], **other: Any) -> type[Any]:
    """The fields of a value as an array; `other` gives some another type, or None for none."""
    hints = {**get_type_hints(kind), **other}
    names = kind.__struct_fields__
    own = [(name, hints[name]) for name in names if hints[name] is not None]
    return msgspec.defstruct(name, own, array_like=True, module=__name__)


#: What a player could undo nests as deep as there were changes; here it lies flat, newest first.
_Changes = tuple[tuple[Change, ...], ...]
_SeatKept: Any = _shape("_SeatKept", Seat, past=_Changes)
#: The game comes from the book again.
_TableKept: Any = _shape("_TableKept", Table, game=None, seats=dict[str, _SeatKept])


class _Kept(msgspec.Struct, array_like=True):
    mark: bytes
    stream: str
    version: int
    number: int
    digest: bytes
    opening: TableOpened
    rounds: dict[int, int]
    table: _TableKept


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(_Kept).decode


@cache
def program_mark() -> bytes:
    """A hash over the shape of the state and the text of all that folds events into it."""
    mark = hashlib.sha256(_FORMAT)
    mark.update(msgspec.json.encode(msgspec.json.schema(_Kept), order="deterministic"))
    folders: list[Traversable] = [resources.files("croupier") / package for package in _FOLDING]
    texts = (text for folder in folders for text in _texts(folder))
    for name, text in (*texts, *own_books()):
        mark.update(name.encode() + b"\0" + hashlib.sha256(text).digest())
    return mark.digest()


def _texts(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _texts(entry)
        elif entry.name.endswith((".py", ".csv", ".toml", ".txt")):
            yield f"{folder.name}/{entry.name}", entry.read_bytes()


def write_snapshot(stream: str, standing: Standing) -> Snapshot:
    """What is kept of a table."""
    kept = _Kept(
        mark=program_mark(),
        stream=stream,
        version=standing.version,
        number=standing.number,
        digest=standing.digest,
        opening=standing.opening,
        rounds=standing.rounds,
        table=_keep_table(standing.table),
    )
    body = _ENCODE(kept)
    return Snapshot(
        stream=stream,
        version=standing.version,
        number=standing.number,
        payload=hashlib.sha256(body).digest() + body,
    )


def read_snapshot(snapshot: Snapshot) -> Standing | None:
    """The table of a snapshot; None where it is damaged, misplaced or another program's."""
    digest, body = snapshot.payload[:_DIGEST_BYTES], snapshot.payload[_DIGEST_BYTES:]
    if hashlib.sha256(body).digest() != digest:
        return None
    try:
        kept = _DECODE(body)
    except msgspec.DecodeError:
        return None
    place = (snapshot.stream, snapshot.version, snapshot.number)
    if kept.mark != program_mark() or (kept.stream, kept.version, kept.number) != place:
        return None
    return Standing(
        opening=kept.opening,
        table=_make_table(kept),
        rounds=kept.rounds,
        version=kept.version,
        number=kept.number,
        digest=kept.digest,
    )


def stands_on(standing: Standing, record: Record | None) -> bool:
    """Whether the log still has the very record that a snapshot was made after."""
    return record is not None and (record.version, record.number, record.digest) == (
        standing.version,
        standing.number,
        standing.digest,
    )


def _keep_table(table: Table) -> Any:
    own = {name: getattr(table, name) for name in _TableKept.__struct_fields__}
    own["seats"] = {player: _keep_seat(seat) for player, seat in table.seats.items()}
    return _TableKept(**own)


def _keep_seat(seat: Seat) -> Any:
    changes, past = [], seat.past
    while past is not None:
        changes.append(past.changes)
        past = past.before
    return _SeatKept(**{**msgspec.structs.asdict(seat), "past": tuple(changes)})


def _make_table(kept: _Kept) -> Table:
    own = {name: getattr(kept.table, name) for name in _TableKept.__struct_fields__}
    own["seats"] = {player: _make_seat(seat) for player, seat in own["seats"].items()}
    return open_table(kept.opening).but(**own)


def _make_seat(kept: Any) -> Seat:
    own = {name: getattr(kept, name) for name in _SeatKept.__struct_fields__}
    past: Past | None = None
    for changes in reversed(own["past"]):
        past = Past(changes, past)
    return Seat(**{**own, "past": past})
