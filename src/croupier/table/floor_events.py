"""Facts from the floor: disputes, exclusions, results in doubt, help for players, handovers."""

from dataclasses import dataclass

from croupier.roulette.pockets import Pocket
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


@dataclass(frozen=True, slots=True, kw_only=True)
class AttendantCalled(Event):
    """A player wants somebody to come; `on` is false once that is over."""

    player: str
    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SupervisorCalled(Event):
    """The dealer wants a supervisor at the table."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersTold(Event):
    """Words for the players' terminals, or for one of them; none take away what stood there."""

    text: str
    player: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealerChanged(Event):
    """Somebody else deals."""

    dealer: str
    before: str
