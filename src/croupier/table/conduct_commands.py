"""What is asked about conduct: winnings seized for a case, and players who act together."""

from typing import ClassVar

from croupier.core.money import Money
from croupier.table.declare import Command


class SeizeWinnings(Command):
    """Take winnings made with a prohibited device into keeping until a case is closed."""

    action: ClassVar[str] = "seize"
    player: str
    amount: Money
    case: str


class EndSeizure(Command):
    """The case is closed: give the winnings back, or keep them."""

    action: ClassVar[str] = "end-seizure"
    case: str
    pay: bool
    text: str = ""


class FlagPartners(Command):
    """Note that some players act together, and what the house does about it once it has."""

    action: ClassVar[str] = "partners"
    players: frozenset[str]
    done: str = ""
