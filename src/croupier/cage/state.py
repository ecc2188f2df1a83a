"""The cage at one moment: every ticket there was, and where it stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from croupier.core.declarations import Milliseconds
from croupier.core.money import Money

DAY: Final[Milliseconds] = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the rulebook behind a ticket says of paying, reprinting and losing it."""

    pay: tuple[str, ...] = ()
    reprint: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()

    @property
    def spoilt(self) -> tuple[str, ...]:
        """What is cited of a spoilt one: a book that is silent has the ticket paid as it stands."""
        return self.reprint or self.pay

    @property
    def missing(self) -> tuple[str, ...]:
        """What is cited of one that its owner does not have any more."""
        return self.lost or self.spoilt


class Status(StrEnum):
    """Where a ticket stands."""

    ISSUED = "issued"
    REDEEMED = "redeemed"
    CANCELLED = "cancelled"
    VOIDED = "voided"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ticket:
    """A claim on the house for a whole balance."""

    number: str
    amount: Money
    table: str
    issued_at: Milliseconds
    expires_at: Milliseconds
    terms: Terms
    status: Status = Status.ISSUED
    replaced_by: str = ""
    ended_at: Milliseconds | None = None
    #: When its owner said that it was lost: it is then watched.
    lost_at: Milliseconds | None = None
    #: Whose station it came from, and when it was given out there.
    station: str = ""
    printed_at: Milliseconds | None = None
    #: When staff took the paper of one that was given out on a screen.
    paper_at: Milliseconds | None = None
    #: The printer it was sent to, if any, and what that reported of it.
    printer: str = ""
    #: In which it was printed; empty for that of the house.
    language: str = ""
    outcome: str = ""
    #: The number of the spoilt ticket in whose place it stands.
    replaces: str = ""

    @property
    def place(self) -> str:
        """Where it came from: its table, and its station if that is known."""
        return f"{self.table}/{self.station}" if self.station else self.table


@dataclass(frozen=True, slots=True)
class Cage:
    """All tickets, by number."""

    tickets: Mapping[str, Ticket] = field(default_factory=dict)

    def with_ticket(self, ticket: Ticket) -> "Cage":
        """The cage with a ticket as it stands now."""
        return Cage({**self.tickets, ticket.number: ticket})

    def standing(self) -> tuple[Ticket, ...]:
        """Tickets that may still be paid, oldest first."""
        return tuple(t for t in self.tickets.values() if t.status is Status.ISSUED)

    @property
    def liability(self) -> int:
        """What the house owes on tickets that may still be paid."""
        return sum(ticket.amount for ticket in self.standing())

    def unclaimed(self, now: Milliseconds) -> tuple[Ticket, ...]:
        """Tickets that nobody brought in time."""
        return tuple(
            ticket
            for ticket in self.tickets.values()
            if ticket.status is Status.EXPIRED
            or (ticket.status is Status.ISSUED and now >= ticket.expires_at)
        )
