"""Facts about conduct: winnings seized for a case, and players who act together."""

from croupier.core.money import Money
from croupier.table.declare import Event


class WinningsSeized(Event):
    """Winnings are in keeping until a case is closed; the hold itself follows."""

    player: str
    amount: Money
    case: str


class SeizureEnded(Event):
    """The case is closed; the release of the hold follows."""

    player: str
    amount: Money
    case: str
    paid: bool


class PartnersFlagged(Event):
    """Some players act together; `done` is what the house did about it."""

    players: frozenset[str]
    done: str = ""
