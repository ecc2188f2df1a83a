"""Which stations a table waits for: on record from a station's first report to its goodbye.

Beats are in no log. That a station beats is, so that a house which starts again, and a node which
takes the table over, miss one that died with the house.
"""

from typing import Final

from croupier.core import declarations
from croupier.core.declarations import PlayerName, Registry
from croupier.core.roles import Role
from croupier.house.log.codec import Codec
from croupier.house.stream_kind import StreamKind

PREFIX: Final = "stations:"
#: The players whose stations are waited for at a table.
Waited = frozenset[str]


class StationEvent(declarations.Fact):
    """A fact about which stations of a table report."""

    player: str

    def evolve(self, waited: Waited) -> Waited:
        """Who is waited for after this fact."""
        raise NotImplementedError


class StationCommand(declarations.Command):
    """The house notes which stations of a table report."""

    player: PlayerName

    def decide(self, waited: Waited) -> tuple[StationEvent, ...]:
        """What the command leads to."""
        raise NotImplementedError


STATIONS: Final[Registry[StationCommand, StationEvent]] = Registry("stations", StationCommand)


@STATIONS.command("await-station", roles=frozenset({Role.SYSTEM}))
class AwaitStation(StationCommand):
    """Wait for the reports of a station from now on."""

    def decide(self, waited: Waited) -> tuple[StationEvent, ...]:
        """Once is enough."""
        return () if self.player in waited else (StationAwaited(player=self.player),)


@STATIONS.event
class StationAwaited(StationEvent):
    """A station has begun to report itself."""

    def evolve(self, waited: Waited) -> Waited:
        """One more."""
        return waited | {self.player}


@STATIONS.command("release-station", roles=frozenset({Role.SYSTEM}))
class ReleaseStation(StationCommand):
    """Wait for a station no longer."""

    def decide(self, waited: Waited) -> tuple[StationEvent, ...]:
        """Once is enough."""
        return (StationReleased(player=self.player),) if self.player in waited else ()


@STATIONS.event
class StationReleased(StationEvent):
    """A station said goodbye, its player has left, or its silence is on record as a fault."""

    def evolve(self, waited: Waited) -> Waited:
        """One less."""
        return waited - {self.player}


AWAITED_STATIONS: Final[StreamKind[Waited, StationEvent]] = StreamKind(
    prefix=PREFIX,
    codec=Codec(STATIONS.events.values()),
    decide=lambda waited, command: command.decide(waited),
    evolve=lambda waited, event: event.evolve(waited),
    empty=lambda table: frozenset(),
)
