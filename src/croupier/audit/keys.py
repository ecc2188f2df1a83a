"""Keys under which something was done: each for one thing, whose records stand side by side."""

from array import array
from typing import Final

from croupier.audit.keeping import AuditFailure, claim
from croupier.house.log.record import Record

_SHARDS: Final = 64


class KeyBook:
    """Remembers eight bytes of every key that was used, and finds one that was used twice."""

    def __init__(self) -> None:
        self._seen = [array("q") for _ in range(_SHARDS)]
        self._last: Record | None = None

    def take(self, record: Record) -> None:
        """Check the key of a record against the record before."""
        last, self._last = self._last, record
        key = record.key
        if not key:
            if record.request or record.answer:
                raise AuditFailure("it carries an answer and no key")
            return
        if last is not None and last.key == key:
            claim(not record.request, f"key {key} was used before")
            same = (last.at, last.actor, last.cause) == (record.at, record.actor, record.cause)
            claim(same, f"key {key} was used before, by another request")
            return
        short = hash(key)
        self._seen[short % _SHARDS].append(short)

    def repeated(self) -> frozenset[int]:
        """What stands for keys that seem to be used twice."""
        found: set[int] = set()
        for shard in self._seen:
            ordered = sorted(shard)
            found.update(a for a, b in zip(ordered, ordered[1:], strict=False) if a == b)
        return frozenset(found)
