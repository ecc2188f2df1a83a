"""Records as reports read them: what happened, with who was behind it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar, overload

E = TypeVar("E")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One record of the log with its event read."""

    number: int
    stream: str
    at: int
    actor: str
    cause: str
    event: object
    #: How far ahead the clock was that made it, in milliseconds; None where nobody knows yet.
    ahead: int | None = 0

    @property
    def name(self) -> str:
        """What the stream is about: a table, a patron, a case."""
        return self.stream.partition(":")[2]


Entries = Iterable[Entry]


@overload
def of_kind(entries: Entries, kind: type[E], /) -> Iterator[tuple[Entry, E]]: ...


@overload
def of_kind(entries: Entries, /, *kinds: type[Any]) -> Iterator[tuple[Entry, Any]]: ...


def of_kind(entries: Entries, /, *kinds: type[Any]) -> Iterator[tuple[Entry, Any]]:
    """The entries whose events are of some kinds, each with its event."""
    for entry in entries:
        if isinstance(entry.event, kinds):
            yield entry, entry.event
