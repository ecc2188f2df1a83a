"""The cage's day: what each person paid, took and cancelled, and what is owed on tickets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from croupier.cage.declare import TicketEvent
from croupier.cage.issuing import TicketIssued
from croupier.cage.paying import TicketRedeemed
from croupier.cage.setting_aside import TicketExpired, TicketVoided
from croupier.cage.spoilt import TicketPaidByHand, TicketReprinted
from croupier.cage.state import Status, Ticket
from croupier.cage.value_chips import ChipsCashed, ChipsExchanged, ChipsSold
from croupier.core.messages import Message, say
from croupier.house.views.figures import ALWAYS, Window, span_of
from croupier.house.views.report import Column, Kind, Report, Row, sum_rows
from croupier.ledger.tournaments import cash_of
from croupier.tournament.declare import Event
from croupier.tournament.payment import PrizePaid

Counted = TicketEvent | ChipsExchanged | Event
Done = tuple[str, Counted]
"""Who did something with a ticket, with chips or in a tournament, and what."""


@dataclass(slots=True)
class CashierFigures:
    """What one person did at the cage: how many, and for how much."""

    paid: int = 0
    paid_amount: int = 0
    by_hand: int = 0
    by_hand_amount: int = 0
    reprinted: int = 0
    voided: int = 0
    voided_amount: int = 0
    #: Of tournaments, those in cash.
    prizes: int = 0
    prizes_amount: int = 0
    fees: int = 0
    fees_amount: int = 0
    given_back: int = 0
    chips_sold: int = 0
    chips_cashed: int = 0

    def take(self, event: Counted) -> None:
        """Count one thing that was done."""
        cash = cash_of(event) if isinstance(event, Event) else 0
        match event:
            case TicketRedeemed():
                self.paid += 1
                self.paid_amount += event.amount
            case TicketPaidByHand():
                self.by_hand += 1
                self.by_hand_amount += event.amount
            case TicketReprinted():
                self.reprinted += 1
            case TicketVoided():
                self.voided += 1
                self.voided_amount += event.amount
            case ChipsSold():
                self.chips_sold += event.amount
            case ChipsCashed():
                self.chips_cashed += event.amount
            case PrizePaid():
                self.prizes += 1
                self.prizes_amount -= cash
            case Event() if cash > 0:
                self.fees += 1
                self.fees_amount += cash
            case Event():
                self.given_back -= cash


def cashier_figures(done: Iterable[Done]) -> dict[str, CashierFigures]:
    """The figures of everybody who ended a ticket, or handled chips or a tournament's money."""
    found: dict[str, CashierFigures] = {}
    for name, event in done:
        if _is_counted(event):
            found.setdefault(name, CashierFigures()).take(event)
    return dict(sorted(found.items()))


def _is_counted(event: Counted) -> bool:
    """Not what tables and the clock do, nor money that does not go over the counter."""
    if isinstance(event, Event):
        return cash_of(event) != 0
    return not isinstance(event, TicketIssued | TicketExpired)


_COLUMNS = (
    Column(say("column-person")),
    Column(say("column-tickets-paid"), Kind.COUNT),
    Column(say("column-paid-out"), Kind.MONEY),
    Column(say("column-by-hand"), Kind.COUNT),
    Column(say("column-paid-by-hand"), Kind.MONEY),
    Column(say("column-reprinted"), Kind.COUNT),
    Column(say("column-voided"), Kind.COUNT),
    Column(say("column-set-aside"), Kind.MONEY),
    Column(say("column-prizes"), Kind.COUNT),
    Column(say("column-prizes-in-cash"), Kind.MONEY),
    Column(say("column-fees"), Kind.COUNT),
    Column(say("column-fees-taken"), Kind.MONEY),
    Column(say("column-fees-given-back"), Kind.MONEY),
    Column(say("column-chips-sold"), Kind.MONEY),
    Column(say("column-chips-cashed"), Kind.MONEY),
)


def cage_report(
    done: Sequence[Done], tickets: Iterable[Ticket], now: int, window: Window = ALWAYS
) -> Report:
    """One row for each person at the cage; the notes say what is owed and what is unclaimed."""
    figures = cashier_figures(one for one in done if window.holds(one[1].at))
    rows: list[Row] = [
        (
            name,
            own.paid,
            own.paid_amount,
            own.by_hand,
            own.by_hand_amount,
            own.reprinted,
            own.voided,
            own.voided_amount,
            own.prizes,
            own.prizes_amount,
            own.fees,
            own.fees_amount,
            own.given_back,
            own.chips_sold,
            own.chips_cashed,
        )
        for name, own in figures.items()
    ]
    return Report(
        title=say("paper-cage"),
        subtitle=(span_of(window),),
        columns=_COLUMNS,
        rows=tuple(rows),
        totals=sum_rows(_COLUMNS, rows) if rows else None,
        notes=_notes(done, tuple(tickets), now, window),
    )


def _notes(
    done: Sequence[Done], tickets: Sequence[Ticket], now: int, window: Window
) -> tuple[Message, ...]:
    issued = [
        event.amount
        for _, event in done
        if isinstance(event, TicketIssued) and window.holds(event.at)
    ]
    stand = [ticket for ticket in tickets if ticket.status is Status.ISSUED]
    owed = [ticket.amount for ticket in stand if now < ticket.expires_at]
    late = [ticket.amount for ticket in stand if now >= ticket.expires_at]
    late += [ticket.amount for ticket in tickets if ticket.status is Status.EXPIRED]
    return (
        say("paper-tickets-issued", count=len(issued), amount=sum(issued)),
        say("paper-tickets-stand", count=len(owed), amount=sum(owed)),
        say("paper-tickets-unclaimed", count=len(late), amount=sum(late)),
    )
