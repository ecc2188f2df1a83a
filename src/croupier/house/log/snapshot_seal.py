"""Snapshots under the house's own key, bound to the record they stand on.

A snapshot that somebody else wrote, or that was made of another log, does not open. It is left
aside, and the records are read in its place.
"""

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from croupier.house.log.snapshot import Snapshot

FORGED: Final = "it is not what this house wrote of this log"
_MARK: Final = b"CS1"
_ID_BYTES: Final = 4
_TAG_BYTES: Final = 32
_HEAD: Final = len(_MARK) + _ID_BYTES


def _key_id(key: bytes) -> bytes:
    return hashlib.sha256(b"snapshot key id" + key).digest()[:_ID_BYTES]


def _tag(key: bytes, snapshot: Snapshot, digest: bytes) -> bytes:
    place = f"{snapshot.stream}\n{snapshot.version}\n{snapshot.number}\n".encode()
    return hmac.digest(key, place + digest + snapshot.payload, "sha256")


def seal_snapshot(key: bytes, snapshot: Snapshot, digest: bytes) -> Snapshot:
    """A snapshot as it is kept; `digest` is the hash of the record it stands on."""
    head = _MARK + _key_id(key) + _tag(key, snapshot, digest)
    return replace(snapshot, payload=head + snapshot.payload)


def snapshot_fault(key: bytes, kept: Snapshot, digest: bytes) -> str | None:
    """Why a snapshot does not open; None if it does."""
    if not kept.payload.startswith(_MARK):
        return "it is of an earlier program"
    if kept.payload[len(_MARK) : _HEAD] != _key_id(key):
        return "it is under another key"
    opened = _opened(kept)
    if not digest:
        return f"record {kept.number}, which it stands on, is not in the log"
    tag = kept.payload[_HEAD : _HEAD + _TAG_BYTES]
    if not hmac.compare_digest(tag, _tag(key, opened, digest)):
        return FORGED
    return None


def _opened(kept: Snapshot) -> Snapshot:
    return replace(kept, payload=kept.payload[_HEAD + _TAG_BYTES :])


def open_snapshots(
    key: bytes, kept: Iterable[tuple[Snapshot, bytes]]
) -> tuple[dict[str, Snapshot], list[str]]:
    """The snapshots that open, by stream, and what is left aside and why."""
    opened, aside = {}, []
    for snapshot, digest in kept:
        fault = snapshot_fault(key, snapshot, digest)
        if fault is None:
            opened[snapshot.stream] = _opened(snapshot)
        else:
            aside.append(f"snapshot of {snapshot.stream}: {fault}")
    return opened, aside
