"""Records: a fact with its place in the log, and the chain that binds each to the one before.

What is hashed is fixed for ever: the fields below in this order, each as its length in eight bytes
and then its bytes; whole numbers as their decimal digits. A record that carries the request and the
answer of a key has both behind the others, in the same form; one that does not ends before them. A
reader in any language can check it.
"""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

GENESIS: Final = b"\0" * 32
"""What the first record has in place of the hash of a record before it."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A fact that is to be stored."""

    kind: str
    payload: bytes


class Record(NamedTuple):
    """A fact as stored, its fields in the order of a store's columns.

    `number` counts all records, `version` those of the stream. `actor` is the person or device
    behind it, `cause` what was asked, `key` the idempotency key it was asked under. The first
    record of what was done under a key carries a digest of the request and the answer, so that the
    same request gets the same answer again; `digest` covers them too.
    """

    number: int
    stream: str
    version: int
    at: int
    actor: str
    cause: str
    key: str
    kind: str
    payload: bytes
    previous: bytes
    digest: bytes
    request: bytes = b""
    answer: bytes = b""


def record_digest(record: Record) -> bytes:
    """The hash that a record should have."""
    return digest_of(*record[:10], record.request, record.answer)


def digest_of(
    number: int,
    stream: str,
    version: int,
    at: int,
    actor: str,
    cause: str,
    key: str,
    kind: str,
    payload: bytes,
    previous: bytes,
    request: bytes = b"",
    answer: bytes = b"",
) -> bytes:
    """The hash of a record's fields, in the order in which they are given here."""
    digits, place, instant = b"%d" % number, b"%d" % version, b"%d" % at
    whose, key_bytes = actor.encode(), key.encode()
    sizes, kept = _SIZES, _SIZES_KEPT
    long, linked = len(payload), len(previous)
    pieces = [
        sizes[len(digits)],
        digits,
        _framed(stream),
        sizes[len(place)],
        place,
        sizes[len(instant)],
        instant,
        sizes[len(whose)] if len(whose) < kept else _size(len(whose)),
        whose,
        _framed(cause),
        sizes[len(key_bytes)] if len(key_bytes) < kept else _size(len(key_bytes)),
        key_bytes,
        _framed(kind),
        sizes[long] if long < kept else _size(long),
        payload,
        sizes[linked] if linked < kept else _size(linked),
        previous,
    ]
    if request or answer:
        said = len(answer)
        pieces += (
            sizes[len(request)] if len(request) < kept else _size(len(request)),
            request,
            sizes[said] if said < kept else _size(said),
            answer,
        )
    # One hash over all of it at once takes half the time of one update a field.
    return sha256(b"".join(pieces)).digest()


@lru_cache(1024)
def _size(count: int) -> bytes:
    return count.to_bytes(8, "big")


#: Those of whole numbers, of nearly all keys and of most payloads, found without a call.
_SIZES_KEPT: Final = 1024
_SIZES: Final = tuple(count.to_bytes(8, "big") for count in range(_SIZES_KEPT))


@lru_cache(4096)
def _framed(text: str) -> bytes:
    """A text with its length before it, where few texts make up nearly all of a log.

    Actors and keys are many: to find one of thousands takes longer than to write it anew.
    """
    raw = text.encode()
    return _size(len(raw)) + raw


def chain_fault(records: Iterable[Record], previous: bytes = GENESIS, after: int = 0) -> str | None:
    """The first record that breaks the chain, and how; None where all is whole.

    Numbers must follow on without a gap, versions within each stream too, each record must carry
    the hash of the one before and its own hash must fit its fields.
    """
    versions: dict[str, int] = {}
    expected = after
    for record in records:
        fault = link_fault(record, previous, expected)
        if fault is not None:
            return fault
        expected += 1
        follows = versions.get(record.stream)
        if follows is not None and record.version != follows + 1:
            due = f"version {follows + 1} of {record.stream} is due"
            return f"record {record.number} is version {record.version}; {due}"
        versions[record.stream] = record.version
        previous = record.digest
    return None


def link_fault(record: Record, previous: bytes, after: int) -> str | None:
    """Why a record does not follow on the one with a hash and a number; None if it does."""
    # All in one step: this is done for every record of a log.
    # fmt: off
    (number, stream, version, at, actor, cause, key, kind,
     payload, linked, digest, request, answer) = record
    # fmt: on
    if number != after + 1:
        return f"record {after + 1} is missing: {number} stands in its place"
    if linked != previous:
        return f"record {number} does not follow on record {number - 1}"
    if digest != digest_of(
        number, stream, version, at, actor, cause, key, kind, payload, linked, request, answer
    ):
        return f"record {number} was changed after it was written"
    return None


def read_fault(records: Iterable[Record], stream: str, version: int) -> str | None:
    """What is wrong with records that were read as a stream's after a version; None if nothing.

    An index that points elsewhere, or that lacks an entry, is noticed here.
    """
    for record in records:
        version += 1
        if record.stream != stream or record.version != version:
            return (
                f"record {record.number} was read as version {version} of {stream}, which it is not"
            )
        if record.digest != record_digest(record):
            return f"record {record.number} ({stream}) was changed after it was written"
    return None
