"""Facts about tickets."""

from dataclasses import dataclass

from croupier.cage.commands import Milliseconds, Terms
from croupier.core.money import Money
from croupier.core.roles import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact at the cage, with the clauses behind it."""

    at: Milliseconds
    by: Role
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketEvent(Event):
    """A fact about one ticket and what it is worth."""

    number: str
    amount: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketIssued(TicketEvent):
    """A claim on the house stands."""

    table: str
    expires_at: Milliseconds
    terms: Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketRedeemed(TicketEvent):
    """A ticket was paid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketReprinted(TicketEvent):
    """A spoilt ticket was cancelled and another took its place."""

    new_number: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketPaidByHand(TicketEvent):
    """A spoilt ticket was cancelled and its amount paid by hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketVoided(TicketEvent):
    """A ticket was cancelled for a reason."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketExpired(TicketEvent):
    """A ticket's time passed; its amount is unclaimed."""
