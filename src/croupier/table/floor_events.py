"""Facts from the floor: disputes decided, players excluded, results in doubt, extra spins."""

from dataclasses import dataclass

from croupier.equipment.pockets import Pocket
from croupier.table.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeResolved(Event):
    """A dispute was decided; a final decision is not looked at again."""

    dispute: int
    decision: str
    final: bool
    agreed: bool
    inspector_told: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerExcluded(Event):
    """A player takes no further part in the game at this table."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultFlagged(Event):
    """The recorded number is said to be wrong."""

    recorded: Pocket
    seen: Pocket


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraSpinsOrdered(Event):
    """Spins without players were directed."""

    count: int | None
