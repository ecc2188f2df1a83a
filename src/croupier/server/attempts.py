"""Attempts to sign in: how many may fail before a name, from an address, has to wait.

An attempt counts before it is examined: many at the same moment are no more than many. A stranger
who guesses at a name shuts only the own address out, and, with very many addresses, those from
which nobody has signed in under that name before; its holder still gets in from where
they always do. Whence that was is forgotten at a restart; at the machine itself they always get in,
so that many strangers together shut no administrator out for good.
"""

from dataclasses import dataclass, field
from typing import Final, TypeVar

from croupier.server.limits import one_caller

FAILURES_MAX: Final = 5
#: Of one name, from all addresses that it has never been used from.
STRANGERS_MAX: Final = 50
LOCKED_MS: Final = 5 * 60_000
#: The machine that the house runs on.
HERE: Final = frozenset({"127.0.0.1", "::1"})
#: What is remembered of each kind; beyond this the oldest is forgotten.
REMEMBERED_MAX: Final = 10_000

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Failed:
    """Failures since the last success, and until when no more are examined."""

    count: int = 0
    locked_until: int = 0


@dataclass(slots=True)
class Attempts:
    """Who has failed lately, by name and address, and by name alone."""

    _pairs: dict[tuple[str, str], Failed] = field(default_factory=dict)
    _names: dict[str, Failed] = field(default_factory=dict)
    _used_from: dict[tuple[str, str], None] = field(default_factory=dict)

    def begin(self, name: str, address: str, now: int) -> int:
        """Count an attempt as failed until it succeeds; how long to wait instead, if at all."""
        pair = (name, one_caller(address))
        known = pair in self._used_from or address in HERE
        own, strangers = self._pairs.get(pair, Failed()), self._names.get(name, Failed())
        locked = max(own.locked_until, 0 if known else strangers.locked_until)
        if now < locked:
            return locked - now
        _remember(self._pairs, pair, _one_more(own, FAILURES_MAX, now))
        if not known:
            _remember(self._names, name, _one_more(strangers, STRANGERS_MAX, now))
        return 0

    def failures(self, name: str, address: str) -> int:
        """How many have failed in a row; none just after a lock began."""
        return self._pairs.get((name, one_caller(address)), Failed()).count

    def is_locked(self, name: str, address: str, now: int) -> bool:
        """Whether the next attempt has to wait."""
        return now < self._pairs.get((name, one_caller(address)), Failed()).locked_until

    def clock_set(self, by: int) -> None:
        """The clock was set, by milliseconds: who has to wait waits as long as before."""
        _move(self._pairs, by)
        _move(self._names, by)

    def succeed(self, name: str, address: str) -> None:
        """The name belongs here."""
        pair = (name, one_caller(address))
        self._pairs.pop(pair, None)
        self._names.pop(name, None)
        _remember(self._used_from, pair, None)


def _one_more(failed: Failed, most: int, now: int) -> Failed:
    count = failed.count + 1
    return Failed(0, now + LOCKED_MS) if count >= most else Failed(count)


def _move(kept: dict[K, Failed], by: int) -> None:
    for key, failed in kept.items():
        if failed.locked_until:
            kept[key] = Failed(failed.count, failed.locked_until + by)


def _remember(kept: dict[K, V], key: K, value: V) -> None:
    kept.pop(key, None)
    while len(kept) >= REMEMBERED_MAX:
        kept.pop(next(iter(kept)))
    kept[key] = value
