"""Stations that report at every beat: one that falls silent is out of order, as its book has it.

A station is watched from its first report until it says goodbye or its player has left. Silent for
two beats, it is put to the table as a malfunction; heard again and in agreement, it is restored.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.house import SYSTEM, House
from croupier.house.stations import SCOPE, StationReport, ground_of
from croupier.house.stream import NotOwner
from croupier.house.tables import stream_of
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.state import Table

#: So many beats may pass without a word.
BEATS: Final = 2
#: Longer than any picture of a ball takes to fall.
PASSES_MS: Final = 12_000
#: What the books call a station whose play is interrupted.
_INTERRUPTED: Final = ("interrupted", "sequence", "display")


@dataclass(slots=True)
class StationBeats:
    """When each station was last heard, by table and player."""

    house: House
    #: Milliseconds between two reports; 0 where none is expected.
    beat: int
    heard: dict[tuple[str, str], int] = field(default_factory=dict)
    #: What screens show that differ from the house, and since when.
    doubts: dict[tuple[str, str], tuple[int, StationReport]] = field(default_factory=dict)
    #: Those that fell silent and have not been heard since.
    silent: set[tuple[str, str]] = field(default_factory=set)

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
        if place not in self.silent:
            return
        self.silent.discard(place)
        restore = RestoreEquipment(by=Role.SYSTEM, at=at, scope=SCOPE, player=player)
        await self.house.gateway.submit(SYSTEM, stream_of(table), restore)

    def leave(self, table: str, player: str) -> None:
        """A station was switched off on purpose."""
        self.heard.pop((table, player), None)
        self.doubts.pop((table, player), None)

    async def check(self, now: int) -> None:
        """Put every station to its table that has been silent for too long."""
        if not self.beat:
            return
        for place in [p for p, at in self.heard.items() if now - at >= BEATS * self.beat]:
            del self.heard[place]
            await self._report(*place, now)

    async def _report(self, name: str, player: str, now: int) -> None:
        stream = self.house.tables.get(name)
        if stream is None or not _is_watched(stream.state, player):
            return
        fault = ReportMalfunction(
            by=Role.SYSTEM,
            at=now,
            scope=SCOPE,
            player=player,
            ground=ground_of(stream.state, _INTERRUPTED),
            text=f"nothing was heard of this station for {BEATS * self.beat / 1000:g} seconds",
        )
        try:
            answer = await self.house.gateway.submit(SYSTEM, stream_of(name), fault)
        except NotOwner:
            return
        if not isinstance(answer, Refusal):
            self.silent.add((name, player))


def _is_watched(table: Table, player: str) -> bool:
    """Whether somebody plays at that station, in a game whose book has a rule for it."""
    seat = table.seats.get(player)
    return SCOPE in table.game.malfunctions and seat is not None and not seat.away
