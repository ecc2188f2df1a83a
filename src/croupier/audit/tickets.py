"""The tickets reckoned again: each is owed for one cash-out, and ends at most once."""

from dataclasses import dataclass

from croupier.audit.keeping import claim
from croupier.cage.declare import TicketEvent
from croupier.cage.issuing import TicketIssued
from croupier.cage.losing import TicketReportedLost
from croupier.cage.printing import PrintReported, TicketPrinted
from croupier.cage.setting_aside import TicketExpired
from croupier.cage.spoilt import TicketReprinted
from croupier.table.seats import CashedOut


@dataclass(slots=True)
class Slip:
    """A ticket as the auditor knows it."""

    amount: int
    table: str
    expires_at: int
    ended: str = ""
    lost: bool = False
    printed: bool = False
    #: Whether a printer has said what became of it.
    reported: bool = False


@dataclass(frozen=True, slots=True)
class Owed:
    """A ticket that must still be issued: for how much, by which table, and from which record."""

    amount: int
    table: str
    number: int
    stream: str


class TicketBook:
    """All tickets of the house."""

    def __init__(self) -> None:
        self.slips: dict[str, Slip] = {}
        self.owed: dict[str, Owed] = {}

    @property
    def liability(self) -> int:
        """What the house owes on tickets that stand."""
        return sum(slip.amount for slip in self.slips.values() if not slip.ended)

    def cashed_out(self, event: CashedOut, table: str, number: int) -> None:
        """A table says that a balance left it as a ticket, which must follow."""
        if event.ticket:
            known = event.ticket in self.slips or event.ticket in self.owed
            claim(not known, f"ticket {event.ticket} was issued before")
            self.owed[event.ticket] = Owed(event.amount, table, number, f"table:{table}")

    def take(self, event: TicketEvent, ticket: str, number: int) -> None:
        """Check what is said of a ticket on its own stream, and enter it."""
        claim(event.number == ticket, f"it speaks of ticket {event.number}")
        if isinstance(event, TicketIssued):
            self._issue(event)
            return
        slip = self.slips.get(ticket)
        claim(slip is not None, f"ticket {ticket} was never issued")
        assert slip is not None
        kind = type(event).__name__
        claim(not slip.ended, f"{kind} for a ticket that had {slip.ended} before")
        right = event.amount == slip.amount
        claim(right, f"{event.amount} for a ticket of {slip.amount}")
        if isinstance(event, TicketExpired):
            claim(event.at >= slip.expires_at, "it had not expired yet")
        else:
            claim(event.at < slip.expires_at, "it had expired before")
        if isinstance(event, TicketReportedLost):
            claim(not slip.lost, "it was reported lost before")
            slip.lost = True
            return
        if isinstance(event, TicketPrinted):
            claim(not slip.printed, "it was printed before")
            slip.printed = True
            return
        if isinstance(event, PrintReported):
            claim(slip.printed, "a printer reported it, and it was sent to none")
            claim(not slip.reported, "a printer reported it before")
            slip.reported = True
            return
        slip.ended = kind
        if isinstance(event, TicketReprinted):
            claim(event.new_number not in self.slips, f"{event.new_number} was issued before")
            again = Owed(slip.amount, slip.table, number, f"ticket:{ticket}")
            self.owed[event.new_number] = again

    def _issue(self, event: TicketIssued) -> None:
        owed = self.owed.pop(event.number, None)
        claim(owed is not None, "it was issued, and no balance left a table for it")
        assert owed is not None
        right = (event.amount, event.table) == (owed.amount, owed.table)
        claim(right, f"{event.amount} of {event.table}; {owed.amount} of {owed.table} is owed")
        self.slips[event.number] = Slip(event.amount, event.table, event.expires_at)
