"""Facts from the floor: disputes, exclusions, results in doubt, help for players, handovers."""

from croupier.roulette.pockets import Pocket
from croupier.table.declare import Event


class DisputeResolved(Event):
    """A dispute was decided; a final decision is not looked at again."""

    dispute: int
    decision: str
    final: bool
    agreed: bool
    inspector_told: bool


class PlayerExcluded(Event):
    """A player takes no further part in the game at this table."""

    player: str
    reason: str


class ResultFlagged(Event):
    """The recorded number is said to be wrong."""

    recorded: Pocket
    seen: Pocket


class ExtraSpinsOrdered(Event):
    """Spins without players were directed."""

    count: int | None


class AttendantCalled(Event):
    """A player wants somebody to come; `on` is false once that is over."""

    player: str
    on: bool


class SupervisorCalled(Event):
    """The dealer wants a supervisor at the table."""

    text: str


class PlayersTold(Event):
    """Words for the players' terminals, or for one of them; none take away what stood there."""

    text: str
    player: str = ""


class DealerChanged(Event):
    """Somebody else deals."""

    dealer: str
    before: str
