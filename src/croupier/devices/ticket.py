"""What a ticket shows, before anybody decides on paper, ink or bytes."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from croupier.cage.numbers import is_well_formed, show_number
from croupier.cage.state import Status, Ticket
from croupier.core.ensure import ensure
from croupier.core.messages import Message, Saying, say, text_in
from croupier.core.money import CENTS_PER_DOLLAR, Money
from croupier.devices.words import say_amount, show_figures, show_offset, show_time

TEXT_MAX: Final = 40
TERM_MAX: Final = 100
TERMS_MAX: Final = 3
AMOUNT_MAX: Final = Money(1_000_000_000 * CENTS_PER_DOLLAR)


class Mark(StrEnum):
    """What stands large across a ticket that is not, or is no longer, the one to be paid."""

    NONE = ""
    DUPLICATE = "ticket-duplicate"
    VOID = "ticket-void"


class Unprintable(ValueError):
    """A text of the house's own choosing does not go on a ticket; the message says which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedTicket:
    """One ticket as it leaves a printer. Two equal tickets look the same, to the last dot.

    Every text is a single line without control signs, so none can give orders to a printer.
    Times are the house's own and carry their distance from universal time.
    """

    house: str
    title: Saying
    table: str
    station: str = ""
    seat: str = ""
    amount: Money
    currency: str = ""
    number: str
    issued_at: datetime
    expires_at: datetime | None = None
    terms: tuple[Saying, ...] = ()
    mark: Mark = Mark.NONE
    language: str = "en"

    def __post_init__(self) -> None:
        for name in ("house", "title", "table", "station", "seat"):
            _refuse_text(name, self.text(getattr(self, name)), TEXT_MAX)
        for term in self.terms:
            _refuse_text("terms", self.text(term), TERM_MAX)
        if len(self.terms) > TERMS_MAX:
            raise Unprintable(f"terms have {len(self.terms)} lines; there is room for {TERMS_MAX}")
        ensure(is_well_formed(self.number), f"{self.number!r} is no ticket number")
        ensure(0 < self.amount <= AMOUNT_MAX, f"a ticket over {self.amount} cents")
        for at in (self.issued_at, self.expires_at):
            ensure(at is None or at.utcoffset() is not None, f"{at} is at no known distance to UTC")

    def text(self, saying: Saying) -> str:
        """Something in the language of the ticket."""
        return text_in(self.language, saying)

    @property
    def heading(self) -> str:
        """What kind of ticket it is, in capitals where the script has them."""
        return self.text(self.title).upper()

    @property
    def mark_text(self) -> str:
        """The mark in words; empty where there is none."""
        return self.text(Message(self.mark.value)) if self.mark else ""

    @property
    def term_texts(self) -> tuple[str, ...]:
        """The terms, a line each."""
        return tuple(map(self.text, self.terms))

    @property
    def figures(self) -> str:
        """The amount in figures, with both cents."""
        return show_figures(self.amount, self.currency, self.language)

    @property
    def words(self) -> str:
        """The amount in words."""
        return say_amount(self.amount, self.currency, self.language)

    @property
    def shown_number(self) -> str:
        """The number in the groups in which people read it out."""
        return show_number(self.number)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """Where and when, as pairs of a name and what stands beside it; blanks are left out."""
        return tuple((self.text(name), text) for name, text in self._facts() if text)

    def _facts(self) -> Iterator[tuple[Message, str]]:
        yield say("ticket-table"), self.table
        yield say("ticket-station"), self.station
        yield say("ticket-seat"), self.seat
        issued = show_time(self.issued_at, self.language)
        yield say("ticket-issued"), f"{issued} {show_offset(self.issued_at)}"
        expires = show_time(self.expires_at, self.language) if self.expires_at else ""
        yield say("ticket-expires"), expires


def printed_ticket(house: str, ticket: Ticket, currency: str, language: str) -> PrintedTicket:
    """A ticket of the cage as it stands on paper; one that may not be paid any more is marked."""
    return PrintedTicket(
        house=house,
        title=say("ticket-title"),
        table=ticket.table,
        station=ticket.station,
        amount=ticket.amount,
        currency=currency,
        number=ticket.number,
        issued_at=_time(ticket.issued_at),
        expires_at=_time(ticket.expires_at),
        terms=tuple(_terms(ticket)),
        mark=Mark.NONE if ticket.status is Status.ISSUED else Mark.VOID,
        language=language,
    )


def _terms(ticket: Ticket) -> Iterator[Message]:
    """What its owner should know: that it is paid once, and who bears its loss."""
    for clause in ticket.terms.pay[:1]:
        yield say("ticket-paid-once", clause=clause)
    if ticket.terms.lost:
        # A term has room for two.
        yield say("ticket-not-replaced", clauses=ticket.terms.lost[:2])


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _refuse_text(name: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise Unprintable(f"{name} {text!r} has {len(text)} signs; there is room for {longest}")
    if not text.isprintable():
        raise Unprintable(f"{name} {text!r} holds a control sign")
