"""The tickets computed again: each is owed for one cash-out, and ends at most once."""

from dataclasses import dataclass

from croupier.audit.keeping import claim
from croupier.cage.declare import TicketEvent
from croupier.cage.issuing import TicketIssued
from croupier.cage.losing import TicketReportedLost
from croupier.cage.printing import PaperTaken, PrintReported, TicketPrinted
from croupier.cage.setting_aside import TicketExpired
from croupier.cage.spoilt import TicketReprinted
from croupier.cage.taking_in import TicketTakenIn
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.ticket_in import TicketTaken


@dataclass(slots=True)
class Slip:
    """A ticket as the auditor knows it."""

    amount: int
    table: str
    expires_at: int
    ended: str = ""
    lost: bool = False
    printed: bool = False
    paper: bool = False
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
        #: Tickets that a table has credited, and whose end must follow.
        self.taken: dict[str, Owed] = {}
        #: By table, a buy-in with a ticket still to be named: whose, how much, which record.
        self.bought: dict[str, tuple[str, int, int]] = {}

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

    def bought_in(self, event: BoughtIn | TicketTaken, table: str, number: int) -> None:
        """A table says that a ticket bought in: of one that stands, which must end with it."""
        if isinstance(event, BoughtIn):
            claim(table not in self.bought, "a buy-in with a ticket names none")
            if event.tender == "ticket":
                self.bought[table] = (event.player, event.amount, number)
            return
        right = self.bought.pop(table, ())[:2] == (event.player, event.amount)
        claim(right, f"ticket {event.ticket} for {event.amount} is not what was bought in")
        slip = self.slips.get(event.ticket)
        stands = slip is not None and not slip.ended and not slip.lost
        claim(stands, f"ticket {event.ticket} bought in, and does not stand")
        claim(event.ticket not in self.taken, f"ticket {event.ticket} bought in before")
        self.taken[event.ticket] = Owed(event.amount, table, number, f"table:{table}")

    def left_open(self) -> tuple[int, str, str] | None:
        """What a whole log has not said to its end: the record, its stream, and what is missing."""
        for number, owed in self.owed.items():
            return owed.number, owed.stream, f"ticket {number} for {owed.amount} was never issued"
        for number, owed in self.taken.items():
            return owed.number, owed.stream, f"ticket {number} bought in, and was never ended"
        for table, (_, amount, record) in self.bought.items():
            return record, f"table:{table}", f"a buy-in with a ticket for {amount} names none"
        return None

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
        if isinstance(event, PaperTaken):
            claim(slip.printed, "its paper was taken, and it was given out to nobody")
            claim(not slip.paper, "its paper was taken before")
            slip.paper = True
            return
        if isinstance(event, PrintReported):
            claim(slip.printed, "a printer reported it, and it was sent to none")
            claim(not slip.reported, "a printer reported it before")
            slip.reported = True
            return
        if isinstance(event, TicketTakenIn):
            credited = self.taken.pop(ticket, None)
            right = credited is not None and credited.table == event.table
            claim(right, f"ticket {ticket} was taken in, and no table has credited it")
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
