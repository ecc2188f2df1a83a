"""What becomes of an append: the same in every store."""

from collections.abc import Iterable, Sequence

from croupier.core.record import make
from croupier.house.log.record import Record, digest_of
from croupier.house.log.store import Answer, Append, Conflict, Repeated, Stored


def decide_append(
    append: Append,
    known: dict[str, tuple[bytes, bytes]],
    versions: dict[str, int],
    number: int,
    previous: bytes,
) -> Answer:
    """Stored, in conflict or repeated; `known` and `versions` are brought up to date if stored.

    `number` and `previous` are the number and hash of the last record.
    """
    key = append.key
    if key and key in known:
        request, answer = known[key]
        return Repeated(answer, request)
    streams = append.streams
    for part in streams:
        actual = versions.get(part.stream, 0)
        if actual != part.expected:
            return Conflict(part.stream, part.expected, actual)
    for part in streams:
        versions[part.stream] = part.expected + len(part.drafts)
    if key:
        known[key] = (append.request, append.answer)
    return Stored(seal(append, number, previous))


def stored_records(answers: Sequence[Answer]) -> list[Record]:
    """Every record that is to be written."""
    return [r for answer in answers if isinstance(answer, Stored) for r in answer.records]


def known_keys(
    rows: Iterable[tuple[str, bytes, bytes]], old: Iterable[tuple[str, bytes, bytes]]
) -> dict[str, tuple[bytes, bytes]]:
    """Request and answer by key: whether a key was used is for the records alone to say.

    Earlier programs kept answers in a table of their own. A key whose answer is gone from there
    was used all the same: nothing is done under it again. One that stands there and in no record
    was never used.
    """
    known: dict[str, tuple[bytes, bytes]] = {}
    for key, request, answer in rows:
        if request or answer or key not in known:
            known[key] = (request, answer)
    for key, request, answer in old:
        if key in known and not any(known[key]):
            known[key] = (request, answer)
    return known


def seal(append: Append, number: int, previous: bytes) -> tuple[Record, ...]:
    """The records of an append, numbered and chained on from the last one."""
    records: list[Record] = []
    at, actor, cause, key = append.at, append.actor, append.cause, append.key
    request, answer = (append.request, append.answer) if key else (b"", b"")
    for part in append.streams:
        stream, version = part.stream, part.expected
        for draft in part.drafts:
            number, version = number + 1, version + 1
            kind, payload = draft.kind, draft.payload
            fields = (number, stream, version, at, actor, cause, key, kind, payload, previous)
            previous = digest_of(*fields, request, answer)
            records.append(make(Record, (*fields, previous, request, answer)))
            # What was answered under the key stands in the first of its records alone.
            request = answer = b""
    return tuple(records)
