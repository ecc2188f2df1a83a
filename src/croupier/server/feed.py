"""Telling whoever looks. Each table keeps its last events; a look is made when it is sent.

Nothing waits in a queue per reader: a reader has a place in the table's events, and what it is
sent next is made from there. One that falls too far behind gets a fresh snapshot, so that memory
stays bounded however slow it is.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from croupier.desk.codecs import TABLE_CODEC
from croupier.desk.house import House
from croupier.desk.ports import Clock
from croupier.kernel.roles import Role
from croupier.log.record import Record
from croupier.server import wire
from croupier.server.metrics import SNAPSHOTS, UPDATES
from croupier.table.events import Event
from croupier.views.cut import cut
from croupier.views.shapes import AnyView
from croupier.views.telling import Audience, tell

RECENT_MAX: Final = 512
_ENCODE = msgspec.json.Encoder().encode
_CACHED_MAX: Final = 4096


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks at which table: one seat, or staff in a role, or a display."""

    table: str
    audience: Audience
    player: str = ""
    role: Role = Role.DEALER


@dataclass(slots=True)
class _Room:
    """One table's recent events, and who is to be woken when there are more."""

    recent: deque[tuple[int, Event]] = field(default_factory=lambda: deque(maxlen=RECENT_MAX))
    wake: set[Callable[[], None]] = field(default_factory=set)
    made: dict[tuple[Look, int, int], bytes] = field(default_factory=dict)
    made_at: int = 0


class Feed:
    """The publisher behind the desk, and the maker of what is sent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rooms: dict[str, _Room] = {}
        self.house: House | None = None
        self.closes_at: Callable[[str], int | None] = lambda table: None

    def publish(self, stream: str, records: tuple[Record, ...]) -> None:
        """Take what has been stored, and wake whoever looks at that table."""
        kind, _, table = stream.partition(":")
        if kind != "table":
            return
        room = self._rooms.setdefault(table, _Room())
        for record in records:
            if record.stream == stream:
                event = TABLE_CODEC.decode(record.kind, record.payload)
                room.recent.append((record.version, event))
        for wake in room.wake:
            wake()

    def watch(self, table: str, wake: Callable[[], None]) -> None:
        """Have somebody woken whenever something happens at a table."""
        self._rooms.setdefault(table, _Room()).wake.add(wake)

    def unwatch(self, table: str, wake: Callable[[], None]) -> None:
        """Wake somebody no more."""
        if room := self._rooms.get(table):
            room.wake.discard(wake)

    def version(self, table: str) -> int:
        """The sequence number that a table is at."""
        return self._house().tables[table].version

    def view(self, look: Look) -> AnyView:
        """The table as somebody sees it now."""
        return cut(
            self._house().tables[look.table].table,
            look.audience,
            now=self._clock.now(),
            player=look.player,
            role=look.role,
            closes_at=self.closes_at(look.table),
        )

    def snapshot(self, look: Look) -> tuple[bytes, int]:
        """A fresh look, and the sequence number it is at."""
        SNAPSHOTS.inc()
        seq = self.version(look.table)
        made = self._made(look, -1, seq, lambda: self._snapshot(look, seq))
        return made, seq

    def _snapshot(self, look: Look, seq: int) -> wire.Snapshot:
        return wire.Snapshot(
            table=look.table, seq=seq, time=self._clock.now(), view=self.view(look)
        )

    def since(self, look: Look, after: int) -> tuple[bytes | None, int]:
        """What is to be sent to somebody who has seen up to `after`; None where nothing shows.

        Falls back to a snapshot where the events in between are no longer at hand.
        """
        seq = self.version(look.table)
        if after == seq:
            return None, seq
        room = self._rooms.setdefault(look.table, _Room())
        missed = [(version, event) for version, event in room.recent if version > after]
        if after > seq or len(missed) != seq - after:
            return self.snapshot(look)
        told = tuple(_told(look, version, event) for version, event in missed)
        said = tuple(one for one in told if one.said)
        if not said:
            return None, seq
        UPDATES.inc()
        return self._made(look, after, seq, lambda: self._update(look, after, seq, said)), seq

    async def recall(self, look: Look, after: int) -> tuple[bytes, int]:
        """All that happened after a sequence number, from the log where it is not at hand."""
        missed = self.version(look.table) - after
        if not 0 < missed <= RECENT_MAX:
            return self.snapshot(look)
        history = await self._house().history(look.table, after)
        # What came while we read is in the history too, so the state of now fits it.
        seq = after + len(history)
        told = (_told(look, after + place, event) for place, event in enumerate(history, 1))
        said = tuple(one for one in told if one.said)
        if seq != self.version(look.table):
            return self.snapshot(look)
        return _ENCODE(self._update(look, after, seq, said)), seq

    def _update(
        self, look: Look, after: int, seq: int, said: tuple[wire.Happened, ...]
    ) -> wire.Update:
        return wire.Update(
            table=look.table,
            after=after,
            seq=seq,
            time=self._clock.now(),
            happened=said,
            view=self.view(look),
        )

    def _made(self, look: Look, after: int, seq: int, make: Callable[[], msgspec.Struct]) -> bytes:
        """Made once for all who look from the same place at the same thing."""
        room = self._rooms.setdefault(look.table, _Room())
        key = (look, after, seq)
        if key not in room.made:
            if len(room.made) >= _CACHED_MAX or room.made_at != seq:
                room.made.clear()
                room.made_at = seq
            room.made[key] = _ENCODE(make())
        return room.made[key]

    def _house(self) -> House:
        if self.house is None:
            raise RuntimeError("the feed has no house yet")
        return self.house


def _told(look: Look, version: int, event: Event) -> wire.Happened:
    said = tell(event, look.audience, look.player)
    return wire.Happened(seq=version, at=event.at, said=said)
