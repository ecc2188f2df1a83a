"""Publishing to viewers. Each table keeps its last events; a view is made when it is sent.

Nothing waits in a queue per reader: a reader has a place in the table's events, and what it is
sent next is made from there. One that falls too far behind gets a fresh snapshot, so that memory
stays bounded however slow it is. A table publishes a few times a second at most, and wakes only
those whom something concerns.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from croupier.core.record import make
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.house.floor import Floor
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.ports import Clock
from croupier.house.views.audience_views import AnyView
from croupier.house.views.narration import STAFF, Audience, heard_by, narrate, outline, redrawn_by
from croupier.house.views.own_play import CareShown
from croupier.house.views.session import with_session
from croupier.house.views.table_view import NO_FIGURES, StaffShown, cut, room_part
from croupier.house.wheels import WheelCall
from croupier.server import wire
from croupier.server.metrics import SNAPSHOTS, UPDATES
from croupier.table.declare import Event
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged
from croupier.tournament.session_table import lay_over
from croupier.tournament.state import Session, Tournament
from croupier.wheel.spins import NumberSpun

RECENT_MAX: Final = 512
#: A view of the pit carries so many of a table's alerts, the newest; the wall has them all.
ALERTS_MAX: Final = 50
#: A busy table publishes this often, in seconds: what came meanwhile goes in one message.
UPDATE_EVERY: Final = 0.05
#: Staff and displays see the wagers of others this often.
WAGERS_EVERY: Final = 0.2
_ENCODE = msgspec.json.Encoder().encode
_CACHED_MAX: Final = 4096
_OUTLINES_MAX: Final = 32
_TABLES: Final = "table:"
_TOURNAMENTS: Final = "tournament:"
# A member of an enumeration is slow to find, and every wager is for displays to see.
_DISPLAY: Final = Audience.DISPLAY
_SEE_WAGERS: Final = frozenset({*STAFF, _DISPLAY})
#: Who hears at once what a wheel has done; staff see it with what they have to do about it.
_NOTIFIED: Final = (Audience.SEAT, _DISPLAY)


class Viewer(msgspec.Struct, frozen=True):
    """Who views which table: one seat, or staff in a role, or a display."""

    table: str
    audience: Audience
    player: str = ""
    role: Role = Role.DEALER
    #: Whether a seat is the viewer's own; staff who view it are not shown its player's limits.
    own: bool = True


@dataclass(slots=True, eq=False)
class Subscription:
    """One reader's place at one table: up to where it has seen, and whether more is due to it."""

    viewer: Viewer
    seq: int
    wake: Callable[[], None]
    #: Sends at once what is due; it never fails.
    show: Callable[[], None]
    #: Sends what the whole room hears; it never fails either.
    notify: Callable[[bytes], None]
    due: bool = False


class _Recent(NamedTuple):
    """An event that was stored, and whom of the players it concerns; None for all."""

    version: int
    event: Event
    heard: frozenset[str] | str | None
    #: Who is shown something else for it without a message of it.
    redrawn: Audience | None


@dataclass(slots=True)
class _Room:
    """One table's recent events, its viewers, and whom the news since the last update concerns."""

    recent: deque[_Recent] = field(default_factory=lambda: deque(maxlen=RECENT_MAX))
    subscriptions: dict[Subscription, None] = field(default_factory=dict)
    aloud: bool = False
    #: Of each player concerned: the version before the last command that did, and the last one.
    heard: dict[str, tuple[int, int]] = field(default_factory=dict)
    redrawn: set[Audience | None] = field(default_factory=set)
    #: Whether wagers came that staff and displays have not been shown, and when they last were.
    wagered: bool = False
    wagers_at: float = 0.0
    publishing: bool = False
    published_at: float = 0.0
    made: dict[tuple[Viewer, int, int], bytes] = field(default_factory=dict)
    made_at: int = 0
    #: The room's part of a view of a table as it stood, and of what it was made.
    part: tuple[Table, int | None, int | None, dict[str, Any]] | None = None
    staff: StaffShown = field(default_factory=StaffShown)
    #: What the whole room gets of events, which are kept so that no other takes their place.
    outlines: dict[int, tuple[Event, str]] = field(default_factory=dict)

    def room_part(
        self, table: Table, closes_at: int | None, betting_ms: int | None
    ) -> dict[str, Any]:
        """The room's part of a view: made once for all seats, as long as nothing changes."""
        part = self.part
        if (
            part is None
            or part[1:3] != (closes_at, betting_ms)
            or not part[0].differs_in_seats_alone(table)
        ):
            made = room_part(table, closes_at, betting_ms)
            part = self.part = (table, closes_at, betting_ms, made)
        return part[3]

    def outline(self, event: Event) -> str:
        """What the whole room gets of an event: put in words once for all seats."""
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
        """Take what has been stored, and wake the viewers of that table."""
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
            if not (under := record.key) or under != key:
                key, before = under, version - 1
            if type(event) is WagersChanged:
                player = event.player
                recent.append(make(_Recent, (version, event, player, _DISPLAY)))
                last = heard.get(player)
                heard[player] = (0, version) if last is None else _next_heard(last, before, version)
                room.wagered = True
            else:
                self._take(room, table, version, before, event)
            version += 1
        if not room.subscriptions:
            # Anyone who comes begins with all there is.
            room.aloud, room.wagered, room.heard, room.redrawn = False, False, {}, set()
        elif not room.publishing:
            room.publishing = True
            loop = asyncio.get_running_loop()
            loop.call_at(room.published_at + UPDATE_EVERY, self._publish_room, table, room)

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
        # Staff get everything.
        room.redrawn |= STAFF

    def _publish_room(self, table: str, room: _Room) -> None:
        """Wake those whom something concerns; the others have seen all that there is for them."""
        loop = asyncio.get_running_loop()
        seq, aloud, heard, redrawn = self.version(table), room.aloud, room.heard, room.redrawn
        room.publishing, room.aloud, room.heard, room.redrawn = False, False, {}, set()
        room.published_at = loop.time()
        if room.wagered and (aloud or room.published_at >= room.wagers_at + WAGERS_EVERY):
            redrawn |= _SEE_WAGERS
            room.wagered, room.wagers_at = False, room.published_at
        # Somebody may leave while they are shown something.
        for subscription in tuple(room.subscriptions):
            viewer = subscription.viewer
            own = heard.get(viewer.player)
            if (
                aloud
                or viewer.audience in redrawn
                or (own is not None and own[1] > subscription.seq)
            ):
                subscription.due = True
                subscription.show()
            elif not subscription.due and viewer.audience is Audience.SEAT:
                subscription.seq = seq
        if room.wagered:
            room.publishing = True
            loop.call_at(room.wagers_at + WAGERS_EVERY, self._publish_room, table, room)

    def change_for(
        self, subscription: Subscription, answer: Accepted, now: int
    ) -> wire.SeatChanged | None:
        """What a seat's own wager changed, for the answer to it; None if an update must follow.

        It must be all that the seat has not seen: with anything else in between, it does not do.
        """
        viewer, events = subscription.viewer, answer.events
        room = self._rooms[viewer.table]
        if subscription.due or room.aloud or viewer.audience in room.redrawn:
            return None
        heard = room.heard.get(viewer.player)
        if heard is None or heard[0] > subscription.seq or heard[1] != answer.version:
            return None
        stream = self._house().tables[viewer.table]
        seat = stream.state.seats.get(viewer.player)
        if seat is None or seat.tokens or seat.token_wagers or stream.version < answer.version:
            return None
        if self.care(viewer.player, now) is not None:
            return None
        wagers: dict[str, int] = {}
        cost, lying = 0, seat.wagers
        for event in events:
            if type(event) is not WagersChanged or event.player != viewer.player:
                return None
            for bet, _, paid, _ in event.changes:
                cost += paid
                wagers[bet] = lying.get(bet, 0)
        subscription.seq = answer.version
        return wire.SeatChanged(
            balance=seat.balance,
            cost=cost,
            wagers=wagers,
            can_undo=seat.past is not None,
        )

    def _redrawn_by(self, table: str, event: Event) -> Audience | None:
        stream = self.house.tables.get(table) if self.house is not None else None
        return redrawn_by(event, stream.state.game) if stream is not None else None

    def subscribe(
        self,
        viewer: Viewer,
        seq: int,
        wake: Callable[[], None],
        show: Callable[[], None] | None = None,
        notify: Callable[[bytes], None] | None = None,
    ) -> Subscription:
        """Have somebody woken who has seen a table up to a sequence number, when more is due.

        When many are shown something at once, each one's `show` is called, if there is one, and
        `notify` with what is the same for all.
        """
        due = self.version(viewer.table) != seq
        subscription = Subscription(viewer, seq, wake, show or wake, notify or _ignore, due)
        self._room(viewer.table).subscriptions[subscription] = None
        if subscription.due:
            wake()
        return subscription

    def call(self, table: str, round_no: int, event: WheelCall) -> None:
        """Send every seat and display of a table what its wheel has done: the same bytes to all."""
        room = self._rooms.get(table)
        if room is None or not room.subscriptions:
            return
        pocket = event.pocket if isinstance(event, NumberSpun) else None
        called = wire.Called(
            table=table,
            round_no=round_no,
            call="no-more-bets" if pocket is None else "result",
            at=event.at,
            pocket=pocket,
        )
        message = _ENCODE(called)
        # Somebody may leave while something is sent to them.
        for subscription in tuple(room.subscriptions):
            if subscription.viewer.audience in _NOTIFIED:
                subscription.notify(message)

    def renew(self, table: str) -> None:
        """Show a table anew to those who heard of what it then did not do."""
        for audience in _NOTIFIED:
            self.forget(table, audience)

    def next_for(self, subscription: Subscription) -> bytes | None:
        """What is due to somebody, if anything of it shows."""
        subscription.due = False
        made, subscription.seq = self.since(subscription.viewer, subscription.seq)
        return made

    def forget(self, table: str, audience: Audience | None = None) -> None:
        """Make views of a table anew: something beside the table has changed in them.

        An audience that is named is notified at once, although the table itself has not moved.
        """
        room = self._rooms.get(table)
        if room is None:
            return
        room.made.clear()
        for subscription in [
            each for each in room.subscriptions if each.viewer.audience is audience
        ]:
            subscription.seq, subscription.due = -1, True
            subscription.wake()

    def _renew_contests(self, events: Sequence[Any]) -> None:
        """Show tables anew whose session has changed; all that have one, if none is named."""
        named = {getattr(event, "table", "") for event in events}
        playing = {table for table in self._rooms if self.session_at(table) is not None}
        for table in playing if "" in named else named:
            for audience in Audience:
                self.forget(table, audience)

    def unsubscribe(self, subscription: Subscription) -> None:
        """Wake somebody no more."""
        self._rooms[subscription.viewer.table].subscriptions.pop(subscription, None)

    def version(self, table: str) -> int:
        """The sequence number that a table is at."""
        return self._house().tables[table].version

    def view(self, viewer: Viewer) -> AnyView:
        """The table as somebody sees it now."""
        table, now = self._house().tables[viewer.table].state, self._clock.now()
        played = self.session_at(viewer.table)
        in_pit = viewer.audience is Audience.PIT
        if played is not None:
            table = lay_over(table, *played, in_pit=in_pit)
        room = self._room(viewer.table)
        at_seat = viewer.audience is Audience.SEAT
        view = cut(
            table,
            viewer.audience,
            now=now,
            player=viewer.player,
            role=viewer.role,
            common=room.room_part(table, self.closes_at(viewer.table, now), self.betting_ms),
            kept=room.staff,
            figures=self.floor.figures(viewer.table, now) if in_pit else NO_FIGURES,
            alerts=self.floor.alerts(table, now)[:ALERTS_MAX] if in_pit else (),
            care=self.care(viewer.player, now) if at_seat and viewer.own else None,
            review=self.review(viewer.table),
        )
        return with_session(view, *played) if played is not None else view

    def snapshot(self, viewer: Viewer) -> tuple[bytes, int]:
        """A fresh view, and the sequence number it is at."""
        SNAPSHOTS.inc()
        seq = self.version(viewer.table)
        made = self._made(viewer, -1, seq, lambda: self._snapshot(viewer, seq))
        return made, seq

    def _snapshot(self, viewer: Viewer, seq: int) -> wire.Snapshot:
        return wire.Snapshot(
            table=viewer.table, seq=seq, time=self._clock.now(), view=self.view(viewer)
        )

    def since(self, viewer: Viewer, after: int) -> tuple[bytes | None, int]:
        """What is to be sent to somebody who has seen up to `after`; None where nothing shows.

        Falls back to a snapshot where the events in between are no longer at hand.
        """
        seq, room = self._house().tables[viewer.table].version, self._room(viewer.table)
        if after == seq:
            return None, seq
        made = room.made.get((viewer, after, seq))
        if made is not None:
            # Most readers of a room see what the first of them was shown.
            UPDATES.inc()
            return made, seq
        recent, count = room.recent, seq - after
        if not 0 < count <= len(recent) or recent[-count].version != after + 1:
            return self.snapshot(viewer)
        missed = list(islice(reversed(recent), count))[::-1]
        if viewer.audience not in STAFF:
            # Asked of every event for every reader, so no call is made for it.
            player, audience = viewer.player, viewer.audience
            missed = [
                one
                for one in missed
                if (heard := one.heard) is None
                or (heard == player if type(heard) is str else player in heard)
                or one.redrawn is audience
            ]
        happened = tuple(_happened(room, viewer, one.version, one.event) for one in missed)
        said = tuple(one for one in happened if one.said)
        if not said and not any(one.redrawn is viewer.audience for one in missed):
            return None, seq
        UPDATES.inc()
        return self._made(viewer, after, seq, lambda: self._update(viewer, after, seq, said)), seq

    async def recall(self, viewer: Viewer, after: int) -> tuple[bytes, int]:
        """All that happened after a sequence number, from the log where it is not at hand."""
        missed = self.version(viewer.table) - after
        if after < 0 or not 0 < missed <= RECENT_MAX:
            return self.snapshot(viewer)
        history = await self._house().history(viewer.table, after)
        # What came while we read is in the history too, so the state of now fits it.
        seq = after + len(history)
        room = self._room(viewer.table)
        happened = (
            _happened(room, viewer, after + place, event) for place, event in enumerate(history, 1)
        )
        said = tuple(one for one in happened if one.said)
        if seq != self.version(viewer.table):
            return self.snapshot(viewer)
        return _ENCODE(self._update(viewer, after, seq, said)), seq

    def _update(
        self, viewer: Viewer, after: int, seq: int, said: tuple[wire.Happened, ...]
    ) -> wire.Update:
        return wire.Update(
            table=viewer.table,
            after=after,
            seq=seq,
            time=self._clock.now(),
            happened=said,
            view=self.view(viewer),
        )

    def _made(
        self, viewer: Viewer, after: int, seq: int, make: Callable[[], msgspec.Struct]
    ) -> bytes:
        """Made once for all whose view and place are the same."""
        room = self._room(viewer.table)
        key = (viewer, after, seq)
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


def _ignore(message: bytes) -> None:
    """For a reader that is shown tables alone."""


def _next_heard(last: tuple[int, int], before: int, version: int) -> tuple[int, int]:
    """Another command concerns a player; what concerned them before it is kept too."""
    return (last[1] if last[1] <= before else last[0], version)


def _happened(room: _Room, viewer: Viewer, version: int, event: Event) -> wire.Happened:
    said = narrate(event, viewer.audience, viewer.player, room.outline)
    return wire.Happened(seq=version, at=event.at, said=said)
