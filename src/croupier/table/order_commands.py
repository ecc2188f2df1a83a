"""What supervisors order at a table: how many may play, for how long, and what would be unfair."""

from typing import ClassVar

from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.table.declare import Command


class LimitPlayers(Command):
    """Let no more than so many play here from now on; those at the table may stay."""

    action: ClassVar[str] = "limit-players"
    players_max: int


class RequireColours(Command):
    """Have players use colour checks of this table, or let them use any chips again."""

    action: ClassVar[str] = "require-colours"
    on: bool = True


class SetWageringPeriod(Command):
    """Fix for how long wagers are taken, from the next time that betting opens."""

    action: ClassVar[str] = "wagering-period"
    seconds: int


class OverrideSettlement(Command):
    """Settle a wager as if it had lain elsewhere, where its position would be unfair."""

    action: ClassVar[str] = "override"
    player: str
    bet: BetName
    to: BetName
    stake: Money | None = None
    reason: str = ""
