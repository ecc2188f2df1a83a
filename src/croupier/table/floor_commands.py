"""What is asked from the floor: disputes, exclusions, extra spins, help for players, handovers."""

from typing import ClassVar

from croupier.core.money import Money
from croupier.roulette.pockets import Pocket
from croupier.table.declare import Command


class ResolveDispute(Command):
    """Decide a dispute, numbered from 1. `final`: nobody may decide it again.

    `agreed` is false where the complainant does not accept the decision; `inspector_told` says
    that the complainant knows of the inspector.
    """

    action: ClassVar[str] = "resolve"
    dispute: int
    decision: str
    final: bool = False
    agreed: bool = True
    inspector_told: bool = False


class ExcludePlayer(Command):
    """Keep a player from taking further part in the game at this table, for a named breach."""

    action: ClassVar[str] = "exclude"
    player: str
    reason: str


class RefuseCredit(Command):
    """Refuse an amount that a malfunction put on a player's balance."""

    action: ClassVar[str] = "refuse-credit"
    player: str
    amount: Money
    text: str = ""


class FlagResult(Command):
    """Say that the recorded number looks wrong; `pocket` is the one that was seen."""

    action: ClassVar[str] = "flag-result"
    pocket: Pocket


class OrderExtraSpins(Command):
    """Direct spins at a table where nobody plays; without a count they go on until told."""

    action: ClassVar[str] = "extra-spin"
    count: int | None = None


class CallAttendant(Command):
    """Call somebody to a player's terminal; `on` is false once nobody is wanted any more."""

    action: ClassVar[str] = "call-attendant"
    player: str
    on: bool = True


class CallSupervisor(Command):
    """Call a supervisor to the table; `text` may say what for."""

    action: ClassVar[str] = "call-supervisor"
    text: str = ""


class TellPlayers(Command):
    """Put a few words on the players' terminals, or on one of them; no words take them away."""

    action: ClassVar[str] = "message"
    text: str
    player: str = ""


class HandOver(Command):
    """Say who deals from now on."""

    action: ClassVar[str] = "handover"
    dealer: str
