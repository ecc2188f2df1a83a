"""What is asked of the cage. Times and numbers arrive as facts."""

from dataclasses import dataclass, field
from typing import ClassVar

from croupier.core.money import Money
from croupier.core.roles import Role

Milliseconds = int
DAY: Milliseconds = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the rulebook behind a ticket says of paying, reprinting and losing it."""

    pay: tuple[str, ...] = ()
    reprint: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """An ask at the cage."""

    action: ClassVar[str] = ""
    by: Role
    at: Milliseconds = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueTicket(Command):
    """A table printed a ticket for a whole balance."""

    action: ClassVar[str] = "issue"
    number: str
    amount: Money
    table: str
    terms: Terms = field(default_factory=Terms)
    days_valid: int = 365


@dataclass(frozen=True, slots=True, kw_only=True)
class RedeemTicket(Command):
    """Pay a ticket."""

    action: ClassVar[str] = "redeem"
    number: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReprintTicket(Command):
    """Print a ticket again because the printer spoilt it at cash-out."""

    action: ClassVar[str] = "reprint"
    number: str
    new_number: str
    reason: str = "printer-fault"


@dataclass(frozen=True, slots=True, kw_only=True)
class PayByHand(Command):
    """Pay what a spoilt ticket was for, and cancel it."""

    action: ClassVar[str] = "pay-by-hand"
    number: str
    reason: str = "printer-fault"


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidTicket(Command):
    """Cancel a ticket that should not stand; what it was for is kept aside."""

    action: ClassVar[str] = "void"
    number: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAsideExpired(Command):
    """Move the tickets whose time has passed to unclaimed money."""

    action: ClassVar[str] = "set-aside"
