"""Publishing to those who look. Each table keeps its last events; a look is made when it is sent.

Nothing waits in a queue per reader: a reader has a place in the table's events, and what it is
sent next is made from there. One that falls too far behind gets a fresh snapshot, so that memory
stays bounded however slow it is. A table tells its readers a few times a second at most, and
wakes only those whom something concerns.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.floor import Floor
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.ports import Clock
from croupier.house.views.care_shapes import CareShown
from croupier.house.views.cut import NO_FIGURES, SeatRows, cut, room_part
from croupier.house.views.session import with_session
from croupier.house.views.shapes import AnyView
from croupier.house.views.telling import STAFF, Audience, heard_by, outline, redrawn_by, tell
from croupier.server import wire
from croupier.server.metrics import SNAPSHOTS, UPDATES
from croupier.table.declare import Event
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged
from croupier.tournament.session_table import lay_over
from croupier.tournament.state import Session, Tournament

RECENT_MAX: Final = 512
#: A look into the pit carries so many of a table's alerts, the newest; the wall has them all.
ALERTS_MAX: Final = 50
#: A busy table tells its readers this often, in seconds, what came meanwhile in one message.
UPDATE_EVERY: Final = 0.05
#: Staff and displays see the wagers of others this often.
WAGERS_EVERY: Final = 0.2
_ENCODE = msgspec.json.Encoder().encode
_CACHED_MAX: Final = 4096
_OUTLINES_MAX: Final = 32
_TABLES: Final = "table:"
_TOURNAMENTS: Final = "tournament:"
_SEE_WAGERS: Final = frozenset({*STAFF, Audience.DISPLAY})


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks at which table: one seat, or staff in a role, or a display."""

    table: str
    audience: Audience
    player: str = ""
    role: Role = Role.DEALER


@dataclass(slots=True, eq=False)
class Watch:
    """One reader's place at one table: up to where it has seen, and whether more is due to it."""

    look: Look
    seq: int
    wake: Callable[[], None]
    due: bool = False


class _Recent(NamedTuple):
    """An event that was stored, and whom of the players it concerns; None for all."""

    version: int
    event: Event
    heard: frozenset[str] | str | None
    #: Who is shown something else for it without being told of it.
    redrawn: Audience | None


@dataclass(slots=True)
class _Room:
    """One table's recent events, who looks, and whom what came since the last telling concerns."""

    recent: deque[_Recent] = field(default_factory=lambda: deque(maxlen=RECENT_MAX))
    watches: dict[Watch, None] = field(default_factory=dict)
    aloud: bool = False
    #: Of each player concerned: the version before the last command that did, and the last one.
    heard: dict[str, tuple[int, int]] = field(default_factory=dict)
    redrawn: set[Audience | None] = field(default_factory=set)
    #: Whether wagers came that staff and displays have not been shown, and when they last were.
    wagered: bool = False
    wagers_at: float = 0.0
    telling: bool = False
    told_at: float = 0.0
    made: dict[tuple[Look, int, int], bytes] = field(default_factory=dict)
    made_at: int = 0
    #: The room's part of a view of a table as it stood, and of what it was made.
    part: tuple[Table, int | None, int | None, dict[str, Any]] | None = None
    rows: SeatRows = field(default_factory=SeatRows)
    #: What the whole room is told of events, which are kept so that no other takes their place.
    outlines: dict[int, tuple[Event, str]] = field(default_factory=dict)

    def room_part(
        self, table: Table, closes_at: int | None, betting_ms: int | None
    ) -> dict[str, Any]:
        """The room's part of a view: made once for all seats, as long as nothing changes."""
        part = self.part
        if part is None or part[0] is not table or part[1:3] != (closes_at, betting_ms):
            made = room_part(table, closes_at, betting_ms)
            part = self.part = (table, closes_at, betting_ms, made)
        return part[3]

    def outline(self, event: Event) -> str:
        """What the whole room is told of an event: put in words once for all seats."""
        kept = self.outlines.get(id(event))
        if kept is None:
            if len(self.outlines) >= _OUTLINES_MAX:
                self.outlines.clear()
            kept = self.outlines[id(event)] = (event, outline(event))
        return kept[1]


class Feed:
    """The publisher behind the desk, and the maker of what is sent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rooms: dict[str, _Room] = {}
        self.house: House | None = None
        self.closes_at: Callable[[str, int], int | None] = lambda table, now: None
        self.betting_ms: int | None = None
        #: What a player is shown of their own play.
        self.care: Callable[[str, int], CareShown | None] = lambda player, now: None
        #: Whether a change of a table's result waits for a second person.
        self.review: Callable[[str], bool] = lambda table: False
        #: The session of a tournament that is played at a table.
        self.session_at: Callable[[str], tuple[Tournament, Session] | None] = lambda table: None
        #: The pit's wall, which hears of everything too.
        self.floor = Floor()

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Take what has been stored, and wake the one who looks at that table."""
        self.floor.publish(stream, records, events)
        if not stream.startswith(_TABLES):
            if stream.startswith(_TOURNAMENTS):
                self._renew_contests(events)
            return
        table = stream[len(_TABLES) :]
        room = self._room(table)
        key, before = "", 0
        recent, heard, version = room.recent, room.heard, records[0].version
        for record, event in zip(records, events, strict=True):
            # The events of one command have one key; without one, each counts for itself.
            if not record.key or record.key != key:
                key, before = record.key, version - 1
            if type(event) is WagersChanged:
                player = event.player
                recent.append(_Recent(version, event, player, Audience.DISPLAY))
                last = heard.get(player)
                heard[player] = (0, version) if last is None else _next_heard(last, before, version)
                room.wagered = True
            else:
                self._take(room, table, version, before, event)
            version += 1
        if not room.watches:
            # Anyone who comes looks at all there is.
            room.aloud, room.wagered, room.heard, room.redrawn = False, False, {}, set()
        elif not room.telling:
            room.telling = True
            loop = asyncio.get_running_loop()
            loop.call_at(room.told_at + UPDATE_EVERY, self._tell_room, table, room)

    def _take(self, room: _Room, table: str, version: int, before: int, event: Event) -> None:
        """Note whom an event other than a wager concerns."""
        players, redrawn = heard_by(event), self._redrawn_by(table, event)
        room.redrawn.add(redrawn)
        room.recent.append(_Recent(version, event, players, redrawn))
        if players is None:
            room.aloud = True
        else:
            for player in players:
                last = room.heard.get(player)
                room.heard[player] = (
                    (0, version) if last is None else _next_heard(last, before, version)
                )
        # Staff are told of everything.
        room.redrawn |= STAFF

    def _tell_room(self, table: str, room: _Room) -> None:
        """Wake those whom something concerns; the others have seen all that there is for them."""
        loop = asyncio.get_running_loop()
        seq, aloud, heard, redrawn = self.version(table), room.aloud, room.heard, room.redrawn
        room.telling, room.aloud, room.heard, room.redrawn = False, False, {}, set()
        room.told_at = loop.time()
        if room.wagered and (aloud or room.told_at >= room.wagers_at + WAGERS_EVERY):
            redrawn |= _SEE_WAGERS
            room.wagered, room.wagers_at = False, room.told_at
        for watch in room.watches:
            look = watch.look
            own = heard.get(look.player)
            if aloud or look.audience in redrawn or (own is not None and own[1] > watch.seq):
                watch.due = True
                watch.wake()
            elif not watch.due and look.audience is Audience.SEAT:
                watch.seq = seq
        if room.wagered:
            room.telling = True
            loop.call_at(room.wagers_at + WAGERS_EVERY, self._tell_room, table, room)

    def change_for(self, watch: Watch, answer: Accepted, now: int) -> wire.SeatChanged | None:
        """What a seat's own wager changed, for the answer to it; None if an update must follow.

        It must be all that the seat has not seen: with anything else in between, it does not do.
        """
        look, events = watch.look, answer.events
        room = self._rooms[look.table]
        if watch.due or room.aloud or look.audience in room.redrawn:
            return None
        heard = room.heard.get(look.player)
        if heard is None or heard[0] > watch.seq or heard[1] != answer.version:
            return None
        stream = self._house().tables[look.table]
        seat = stream.state.seats.get(look.player)
        if seat is None or seat.tokens or seat.token_wagers or stream.version < answer.version:
            return None
        if self.care(look.player, now) is not None:
            return None
        wagers: dict[str, int] = {}
        cost, lying = 0, seat.wagers
        for event in events:
            if type(event) is not WagersChanged or event.player != look.player:
                return None
            for bet, _, paid, _ in event.changes:
                cost += paid
                wagers[bet] = lying.get(bet, 0)
        watch.seq = answer.version
        return wire.SeatChanged(
            balance=seat.balance,
            cost=cost,
            wagers=wagers,
            can_undo=seat.past is not None,
        )

    def _redrawn_by(self, table: str, event: Event) -> Audience | None:
        stream = self.house.tables.get(table) if self.house is not None else None
        return redrawn_by(event, stream.state.game) if stream is not None else None

    def watch(self, look: Look, seq: int, wake: Callable[[], None]) -> Watch:
        """Have somebody woken who has seen a table up to a sequence number, when more is due."""
        watch = Watch(look, seq, wake, due=self.version(look.table) != seq)
        self._room(look.table).watches[watch] = None
        if watch.due:
            wake()
        return watch

    def next_for(self, watch: Watch) -> bytes | None:
        """What is due to somebody, if anything of it shows."""
        watch.due = False
        made, watch.seq = self.since(watch.look, watch.seq)
        return made

    def forget(self, table: str, audience: Audience | None = None) -> None:
        """Make looks at a table anew: something beside the table has changed in them.

        An audience that is named is told at once, although the table itself has not moved.
        """
        room = self._rooms.get(table)
        if room is None:
            return
        room.made.clear()
        for watch in [each for each in room.watches if each.look.audience is audience]:
            watch.seq, watch.due = -1, True
            watch.wake()

    def _renew_contests(self, events: Sequence[Any]) -> None:
        """Show tables anew whose session has changed; all that have one, if none is named."""
        named = {getattr(event, "table", "") for event in events}
        playing = {table for table in self._rooms if self.session_at(table) is not None}
        for table in playing if "" in named else named:
            for audience in Audience:
                self.forget(table, audience)

    def unwatch(self, watch: Watch) -> None:
        """Wake somebody no more."""
        self._rooms[watch.look.table].watches.pop(watch, None)

    def version(self, table: str) -> int:
        """The sequence number that a table is at."""
        return self._house().tables[table].version

    def view(self, look: Look) -> AnyView:
        """The table as somebody sees it now."""
        table, now = self._house().tables[look.table].state, self._clock.now()
        played = self.session_at(look.table)
        if played is not None:
            table = lay_over(table, *played)
        room = self._room(look.table)
        in_pit = look.audience is Audience.PIT
        at_seat = look.audience is Audience.SEAT
        view = cut(
            table,
            look.audience,
            now=now,
            player=look.player,
            role=look.role,
            common=room.room_part(table, self.closes_at(look.table, now), self.betting_ms),
            rows=room.rows,
            figures=self.floor.figures(look.table, now) if in_pit else NO_FIGURES,
            alerts=self.floor.alerts(table, now)[:ALERTS_MAX] if in_pit else (),
            care=self.care(look.player, now) if at_seat else None,
            review=self.review(look.table),
        )
        return with_session(view, *played) if played is not None else view

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
        room = self._room(look.table)
        made = room.made.get((look, after, seq))
        if made is not None:
            # Most readers of a room see what the first of them was shown.
            UPDATES.inc()
            return made, seq
        recent, count = room.recent, seq - after
        if not 0 < count <= len(recent) or recent[-count].version != after + 1:
            return self.snapshot(look)
        missed = list(islice(reversed(recent), count))[::-1]
        if look.audience not in STAFF:
            # Asked of every event for every reader, so no call is made for it.
            player, audience = look.player, look.audience
            missed = [
                one
                for one in missed
                if (heard := one.heard) is None
                or (heard == player if type(heard) is str else player in heard)
                or one.redrawn is audience
            ]
        told = tuple(_told(room, look, one.version, one.event) for one in missed)
        said = tuple(one for one in told if one.said)
        if not said and not any(one.redrawn is look.audience for one in missed):
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
        room = self._room(look.table)
        told = (_told(room, look, after + place, event) for place, event in enumerate(history, 1))
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
        room = self._room(look.table)
        key = (look, after, seq)
        if key not in room.made:
            if len(room.made) >= _CACHED_MAX or room.made_at != seq:
                room.made.clear()
                room.made_at = seq
            room.made[key] = _ENCODE(make())
        return room.made[key]

    def _room(self, table: str) -> _Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = _Room()
        return room

    def _house(self) -> House:
        if self.house is None:
            raise RuntimeError("the feed has no house yet")
        return self.house


def _next_heard(last: tuple[int, int], before: int, version: int) -> tuple[int, int]:
    """Another command concerns a player; what concerned them before it is kept too."""
    return (last[1] if last[1] <= before else last[0], version)


def _told(room: _Room, look: Look, version: int, event: Event) -> wire.Happened:
    said = tell(event, look.audience, look.player, room.outline)
    return wire.Happened(seq=version, at=event.at, said=said)
