"""A ticket is given out once, at the station of the player whose balance it is."""

from functools import reduce

import pytest

from croupier.cage.declare import TicketCommand, decide, evolve
from croupier.cage.issuing import IssueTicket
from croupier.cage.losing import ReportLost
from croupier.cage.masking import mask_number
from croupier.cage.paying import RedeemTicket
from croupier.cage.printing import PrintTicket, ReportPrint
from croupier.cage.spoilt import PayByHand, ReprintTicket
from croupier.cage.state import Cage, Terms
from croupier.core.money import Money
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import Role
from croupier.devices.ticket_svg import bar_code_svg, qr_code_svg

NUMBER = "124160765153406834"
TERMS = Terms(pay=("10.7.5(a)",), reprint=("10.7.5(a)(ii)",), lost=("10.7.6",))


def issued() -> Cage:
    issue = IssueTicket(
        by=Role.PLAYER,
        number=NUMBER,
        amount=Money(7500),
        table="T1",
        station="ann",
        terms=TERMS,
    )
    decided = decide(Cage(), issue)
    assert not isinstance(decided, Refusal)
    return evolve(Cage(), decided[0])


def refused(cage: Cage, **fields: object) -> Refusal:
    command = PrintTicket(**{"by": Role.PLAYER, "number": NUMBER, "player": "ann", **fields})  # type: ignore[arg-type]
    decided = decide(cage, command)
    assert isinstance(decided, Refusal)
    return decided


def test_its_owner_prints_it_once_and_nobody_else_does() -> None:
    cage = issued()
    assert refused(cage, player="bob").clauses == TERMS.pay
    assert refused(cage, by=Role.CASHIER).reason is Reason.NOT_PERMITTED
    assert refused(cage, number="000000000000000001").reason is Reason.NO_SUCH_TICKET
    assert refused(cage, at=400 * 86_400_000).detail
    decided = decide(cage, PrintTicket(by=Role.PLAYER, number=NUMBER, player="ann"))
    assert not isinstance(decided, Refusal)
    after = evolve(cage, decided[0])
    assert after.tickets[NUMBER].printed_at == 0
    assert refused(after).clauses == TERMS.reprint


def after(cage: Cage, command: TicketCommand) -> Cage:
    decided = decide(cage, command)
    assert not isinstance(decided, Refusal), decided
    return reduce(evolve, decided, cage)


def test_what_the_printer_reports_counts_once_and_from_that_printer_alone() -> None:
    sent = after(issued(), PrintTicket(by=Role.PLAYER, number=NUMBER, player="ann", printer="p1"))
    report = ReportPrint(by=Role.PRINTER, number=NUMBER, printer="p1", outcome="paper-out")
    foreign = decide(sent, report.but(printer="p2"))
    assert isinstance(foreign, Refusal)
    assert foreign.reason is Reason.NO_SUCH_TICKET
    assert isinstance(decide(sent, report.but(by=Role.CASHIER)), Refusal)
    failed = after(sent, report)
    assert failed.tickets[NUMBER].outcome == "paper-out"
    assert decide(failed, report.but(outcome="printed")) == ()


def test_staff_print_what_takes_the_place_of_a_spoilt_one() -> None:
    new = "571604236015387206"
    reprint = ReprintTicket(by=Role.CASHIER, number=NUMBER, new_number=new)
    cage = after(issued(), reprint)
    assert cage.tickets[new].replaces == NUMBER
    printed = after(cage, PrintTicket(by=Role.CASHIER, number=new, player="ann", printer="desk"))
    assert printed.tickets[new].printer == "desk"
    assert refused(printed, by=Role.CASHIER, number=new).clauses == TERMS.reprint
    assert refused(printed, number=new).clauses == TERMS.reprint


@pytest.mark.parametrize(
    "good",
    [
        PayByHand(by=Role.CASHIER, number=NUMBER),
        ReprintTicket(by=Role.CASHIER, number=NUMBER, new_number="571604236015387206"),
    ],
)
def test_one_that_was_reported_lost_is_made_good_by_nobody_alone(good: TicketCommand) -> None:
    """In its place a ticket would stand of which nobody knows that it was lost."""
    assert not isinstance(decide(issued(), good), Refusal)
    lost = after(issued(), ReportLost(by=Role.DEALER, number=NUMBER, reason="says so"))
    decided = decide(lost, good)
    assert isinstance(decided, Refusal)
    assert (decided.reason, decided.clauses) == (Reason.NOT_PERMITTED, TERMS.lost)
    waits = decide(lost, RedeemTicket(by=Role.CASHIER, number=NUMBER))
    assert isinstance(waits, ApprovalNeeded)


def test_who_holds_a_spoilt_paper_learns_no_number_of_another() -> None:
    new = "571604236015387206"
    spoilt = after(issued(), ReprintTicket(by=Role.CASHIER, number=NUMBER, new_number=new))
    decided = decide(spoilt, RedeemTicket(by=Role.CASHIER, number=NUMBER))
    assert isinstance(decided, Refusal)
    assert mask_number(new) in decided.detail
    assert new not in decided.detail.replace("-", "")


def test_the_codes_are_pictures_of_the_number() -> None:
    bars = bar_code_svg(NUMBER)
    # Start, nine pairs of five bars, stop: two, forty-five and two.
    assert bars.count("M") == 2 + 45 + 2
    assert bar_code_svg(NUMBER[::-1]) != bars
    assert qr_code_svg(NUMBER).startswith("<svg")
    assert qr_code_svg(NUMBER) != qr_code_svg(NUMBER[::-1])
