"""What becomes of an append: the same in every store."""

from collections.abc import Iterator, Sequence

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
    if append.key and append.key in known:
        request, answer = known[append.key]
        return Repeated(answer, request == append.request)
    for part in append.streams:
        actual = versions.get(part.stream, 0)
        if actual != part.expected:
            return Conflict(part.stream, part.expected, actual)
    records = seal(append, number, previous)
    for record in records:
        versions[record.stream] = record.version
    if append.key:
        known[append.key] = (append.request, append.answer)
    return Stored(records)


def stored_records(answers: Sequence[Answer]) -> list[Record]:
    """Every record that is to be written."""
    return [r for answer in answers if isinstance(answer, Stored) for r in answer.records]


def stored_keys(
    appends: Sequence[Append], answers: Sequence[Answer]
) -> Iterator[tuple[str, bytes, bytes]]:
    """What is to be kept for keys that were used: the key, what was asked, what was answered."""
    for append, answer in zip(appends, answers, strict=True):
        if append.key and isinstance(answer, Stored):
            yield append.key, append.request, append.answer


def seal(append: Append, number: int, previous: bytes) -> tuple[Record, ...]:
    """The records of an append, numbered and chained on from the last one."""
    records = []
    for part in append.streams:
        for version, draft in enumerate(part.drafts, start=part.expected + 1):
            number += 1
            fields = (
                number,
                part.stream,
                version,
                append.at,
                append.actor,
                append.cause,
                append.key,
                draft.kind,
                draft.payload,
                previous,
            )
            previous = digest_of(*fields)
            records.append(Record(*fields, previous))
    return tuple(records)
