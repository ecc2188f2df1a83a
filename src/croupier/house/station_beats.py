"""Stations that report at every beat: one that falls silent is out of order, as its book has it.

A station is waited for from its first report until it says goodbye or its player has left; in a
house where all must report, also from the first wager that lies at it. Silent
for two beats, it is put to the table as a malfunction; heard again, in agreement, it is restored.
Reports go to the node that owns the table, so that one place alone knows when a station was heard.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.awaited_stations import PREFIX, AwaitStation, ReleaseStation, Waited
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import SYSTEM, House
from croupier.house.log.store import Sought, find_all
from croupier.house.stations import (
    AGREED,
    SCOPE,
    StationHeard,
    StationReport,
    find_fault,
    ground_of,
    hear_station,
)
from croupier.house.stream import NotOwner
from croupier.house.tables import stream_of
from croupier.table.faults import MalfunctionReported, ReportMalfunction, RestoreEquipment
from croupier.table.state import Table

#: So many beats may pass without a word.
BEATS: Final = 2
#: Seats with wagers are gone through this often in a beat.
_WALKS: Final = 8
#: Longer than any picture of a ball takes to fall.
PASSES_MS: Final = 12_000
#: The code of what is said of a silent station.
_SILENT: Final = "house-station-silent"
#: What the books call a station whose play is interrupted.
_INTERRUPTED: Final = ("interrupted", "sequence", "display")


@dataclass(slots=True)
class StationBeats:
    """When each station was last heard, by table and player."""

    house: House
    #: Milliseconds between two reports; 0 where none is expected.
    beat: int
    #: Whether those with wagers are waited for that have never reported.
    all_report: bool = False
    heard: dict[tuple[str, str], int] = field(default_factory=dict)
    #: What screens show that differ from the house, and since when.
    doubts: dict[tuple[str, str], tuple[int, StationReport]] = field(default_factory=dict)
    #: Those that fell silent and have not been heard since.
    silent: set[tuple[str, str]] = field(default_factory=set)
    #: Those that were switched off on purpose, until they are heard again.
    off: set[tuple[str, str]] = field(default_factory=set)
    #: When it was last checked who is silent.
    checked_at: int = 0
    #: When it was last gone through all seats for stations to be waited for.
    awaited_at: int = 0

    async def start(self) -> None:
        """Know from the log who is waited for, and who fell silent before a restart."""
        await self.house.streams.start(PREFIX)
        self.house.taken.append(self._take_over)
        for stream in self.house.own():
            await self._take_over(stream.id)

    async def _take_over(self, table: str) -> None:
        """Answer for a table: those that are waited for have two beats to be heard here."""
        self.heard = {place: at for place, at in self.heard.items() if place[0] != table}
        self.silent = {place for place in self.silent if place[0] != table}
        for scope, player in self.house.tables[table].state.faults:
            if scope == SCOPE and player and await self._fell_silent(table, player):
                self.silent.add((table, player))

    async def _fell_silent(self, table: str, player: str) -> bool:
        """Whether the last fault of a station is that nothing was heard of it."""
        sought = Sought(stream=stream_of(table), kinds=(MalfunctionReported.__name__,))
        silent = False
        async for record in find_all(self.house.store, sought):
            event = TABLE_CODEC.decode(record.kind, record.payload)
            assert isinstance(event, MalfunctionReported)
            if (event.scope, event.player) == (SCOPE, player):
                silent = isinstance(event.text, Message) and event.text.code == _SILENT
        return silent

    # ---- what stations say --------------------------------------------------------------------

    async def take(self, actor: Actor, table: str, report: StationReport) -> StationHeard | Refusal:
        """What the house makes of a report, at the node that owns the table."""
        if (remote := self.house.gateway.remote) is not None:
            heard: StationHeard | Refusal = await remote.report(table, actor, report)
            return heard
        return await self.take_here(table, actor, report)

    async def take_here(
        self, table: str, actor: Actor, report: StationReport
    ) -> StationHeard | Refusal:
        """The same at a table of our own; a terminal speaks for its own player alone."""
        if report.player not in (actor.players or ()):
            detail = say("http-not-speaking-for", actor=actor.id, player=report.player)
            return Refusal(Reason.NOT_YOUR_WAGER, detail)
        if report.leaving:
            await self.leave(table, report.player)
            self.off.add((table, report.player))
            return AGREED
        self.off.discard((table, report.player))
        stream, now = self.house.tables[table], self.house.clock.now()
        doubted = find_fault(stream.state, stream.version, report)
        if doubted is not None and self.doubt(table, report, now):
            await self._await(table, report.player)
            return StationHeard(agrees=False, malfunction=False, detail=str(doubted.says))
        found = await hear_station(self.house, stream, report, now)
        if found.agrees:
            await self.hear(table, report.player, now)
        return found

    def doubt(self, table: str, report: StationReport, at: int) -> bool:
        """Whether what a screen shows may still pass: a ball that falls, a chip on its way.

        It is a fault once the screen has shown the same for a while. Sums that are of no screen
        are no doubt.
        """
        if report.seq is None:
            return False
        place, shown = (table, report.player), replace(report, seq=None)
        self.heard[place] = at
        since = self.doubts.get(place)
        if since is None or since[1] != shown:
            since = self.doubts[place] = (at, shown)
        return at - since[0] < PASSES_MS

    async def hear(self, table: str, player: str, at: int) -> None:
        """A station reported, and the house agrees with it."""
        place = (table, player)
        self.heard[place] = at
        self.doubts.pop(place, None)
        await self._await(table, player)
        if place not in self.silent:
            return
        self.silent.discard(place)
        # Somebody may have found another fault of it since.
        if await self._fell_silent(table, player):
            restore = RestoreEquipment(by=Role.SYSTEM, at=at, scope=SCOPE, player=player)
            await self.house.gateway.submit(SYSTEM, stream_of(table), restore)

    async def leave(self, table: str, player: str) -> None:
        """A station was switched off on purpose."""
        self.heard.pop((table, player), None)
        self.doubts.pop((table, player), None)
        await self._release(table, player)

    # ---- who is missed ------------------------------------------------------------------------

    async def check(self, now: int) -> None:
        """Put every station to its table that has been silent for too long.

        A house that was away itself for a beat has missed the reports; all get their time anew.
        """
        if not self.beat:
            return
        if now - self.checked_at >= self.beat:
            self.heard.clear()
        self.checked_at = now
        # Asked at every tick of the clock, which is many times a beat.
        if self.all_report and not 0 < now - self.awaited_at < self.beat // _WALKS:
            self.awaited_at = now
            await self._await_players()
        # At most tables no station was ever waited for.
        tables = self.house.tables
        for table in [*self.house.streams.family(PREFIX).streams]:
            if table not in tables or not tables[table].owned:
                continue
            for player in self._waited(table):
                heard = self.heard.setdefault((table, player), now)
                if now - heard >= BEATS * self.beat:
                    await self._miss(table, player, now)

    async def _await_players(self) -> None:
        """Wait for every station at which wagers lie, unless it is known to be out of order."""
        for stream in self.house.own():
            table = stream.state
            if SCOPE not in table.game.malfunctions:
                continue
            waited = self._waited(table.id)
            for player, seat in table.seats.items():
                place = (table.id, player)
                if not seat.wagers or seat.guest or player in waited or place in self.off:
                    continue
                if not table.is_faulty(SCOPE, player):
                    await self._await(table.id, player)

    async def _miss(self, table: str, player: str, now: int) -> None:
        """Put a silent station to its table, if anybody plays at it."""
        if _is_in_play(self.house.tables[table].state, player):
            fault = ReportMalfunction(
                by=Role.SYSTEM,
                at=now,
                scope=SCOPE,
                player=player,
                ground=ground_of(self.house.tables[table].state, _INTERRUPTED),
                said=say("house-station-silent", seconds=f"{BEATS * self.beat / 1000:g}"),
            )
            try:
                answer = await self.house.gateway.submit(SYSTEM, stream_of(table), fault)
            except NotOwner:
                return
            if not isinstance(answer, Refusal):
                self.silent.add((table, player))
        await self.leave(table, player)

    # ---- what is on record --------------------------------------------------------------------

    def _waited(self, table: str) -> Waited:
        stream = self.house.streams.get(f"{PREFIX}{table}")
        return stream.state if stream is not None else frozenset()

    async def _await(self, table: str, player: str) -> None:
        stream = self.house.tables.get(table)
        if not self.beat or stream is None or not _is_in_play(stream.state, player):
            return
        if player not in self._waited(table):
            command = AwaitStation(by=Role.SYSTEM, at=self.house.clock.now(), player=player)
            await self.house.gateway.submit(SYSTEM, f"{PREFIX}{table}", command)

    async def _release(self, table: str, player: str) -> None:
        if player in self._waited(table):
            command = ReleaseStation(by=Role.SYSTEM, at=self.house.clock.now(), player=player)
            await self.house.gateway.submit(SYSTEM, f"{PREFIX}{table}", command)


def _is_in_play(table: Table, player: str) -> bool:
    """Whether somebody plays at that station, in a game whose book has a rule for it."""
    seat = table.seats.get(player)
    return SCOPE in table.game.malfunctions and seat is not None and not seat.away
