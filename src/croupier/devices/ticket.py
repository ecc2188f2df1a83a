"""What a ticket shows, before anybody decides on paper, ink or bytes."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from croupier.cage.numbers import is_well_formed, show_number
from croupier.core.ensure import ensure
from croupier.core.money import CENTS_PER_DOLLAR, Money
from croupier.devices.words import say_amount, show_figures, show_offset, show_time

TEXT_MAX: Final = 40
TERM_MAX: Final = 100
TERMS_MAX: Final = 3
AMOUNT_MAX: Final = Money(1_000_000_000 * CENTS_PER_DOLLAR)


class Mark(StrEnum):
    """What stands large across a ticket that is not, or is no longer, the one to be paid."""

    NONE = ""
    DUPLICATE = "DUPLICATE"
    VOID = "VOID"


class Unprintable(ValueError):
    """A text of the house's own choosing does not go on a ticket; the message says which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedTicket:
    """One ticket as it leaves a printer. Two equal tickets look the same, to the last dot.

    Every text is a single line without control signs, so none can give orders to a printer.
    Times are the house's own and carry their distance from universal time.
    """

    house: str
    title: str
    table: str
    station: str = ""
    seat: str = ""
    amount: Money
    currency: str = ""
    number: str
    issued_at: datetime
    expires_at: datetime | None = None
    terms: tuple[str, ...] = ()
    mark: Mark = Mark.NONE

    def __post_init__(self) -> None:
        for name in ("house", "title", "table", "station", "seat"):
            _refuse_text(name, getattr(self, name), TEXT_MAX)
        for term in self.terms:
            _refuse_text("terms", term, TERM_MAX)
        if len(self.terms) > TERMS_MAX:
            raise Unprintable(f"terms have {len(self.terms)} lines; there is room for {TERMS_MAX}")
        ensure(is_well_formed(self.number), f"{self.number!r} is no ticket number")
        ensure(0 < self.amount <= AMOUNT_MAX, f"a ticket over {self.amount} cents")
        for at in (self.issued_at, self.expires_at):
            ensure(at is None or at.utcoffset() is not None, f"{at} is at no known distance to UTC")

    @property
    def figures(self) -> str:
        """The amount in figures, with both cents."""
        return show_figures(self.amount, self.currency)

    @property
    def words(self) -> str:
        """The amount in words."""
        return say_amount(self.amount, self.currency)

    @property
    def shown_number(self) -> str:
        """The number in the groups in which people read it out."""
        return show_number(self.number)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """Where and when, as pairs of a name and what stands beside it; blanks are left out."""
        return tuple((name, text) for name, text in self._facts() if text)

    def _facts(self) -> Iterator[tuple[str, str]]:
        yield "Table", self.table
        yield "Station", self.station
        yield "Seat", self.seat
        yield "Issued", f"{show_time(self.issued_at)} {show_offset(self.issued_at)}"
        yield "Expires", show_time(self.expires_at) if self.expires_at else ""


def _refuse_text(name: str, text: str, longest: int) -> None:
    if len(text) > longest:
        raise Unprintable(f"{name} {text!r} has {len(text)} signs; there is room for {longest}")
    if not text.isprintable():
        raise Unprintable(f"{name} {text!r} holds a control sign")
