"""The cage's one door: what a command about a ticket leads to."""

from collections.abc import Callable
from typing import Any

from croupier.cage import commands as c
from croupier.cage import events as e
from croupier.cage.state import Cage, Status, Ticket
from croupier.core.money import show_dollars
from croupier.core.refusal import Facts, Reason, Refusal
from croupier.core.roles import Role, or_above, told_roles

Decision = tuple[e.TicketEvent, ...] | Refusal

PAYERS = frozenset({Role.CASHIER})
VOIDERS = or_above(Role.GAME_SUPERVISOR)
REPRINTERS = or_above(Role.DEALER) | PAYERS


def decide(cage: Cage, command: c.Command) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    return _HANDLERS[type(command)](cage, command)


def _issue(cage: Cage, command: c.IssueTicket) -> Decision:
    clauses = command.terms.pay
    if command.number in cage.tickets:
        return Refusal(Reason.INVALID, f"ticket {command.number} was issued before", clauses)
    if command.amount <= 0:
        detail = f"no ticket is printed for {show_dollars(command.amount)}"
        return Refusal(Reason.INVALID, detail, clauses)
    return (
        e.TicketIssued(
            at=command.at,
            by=command.by,
            number=command.number,
            amount=command.amount,
            table=command.table,
            expires_at=command.at + command.days_valid * c.DAY,
            terms=command.terms,
            clauses=clauses,
        ),
    )


def find_payable(cage: Cage, number: str, at: c.Milliseconds) -> Ticket | Refusal:
    """A ticket that may still be paid, or why this one may not."""
    ticket = cage.tickets.get(number)
    if ticket is None:
        detail = f"no ticket {number!r} was issued by this house"
        return Refusal(Reason.NO_SUCH_TICKET, detail, (), {"ticket": number})
    clauses = ticket.terms.pay
    facts: Facts = {"ticket": number, "status": ticket.status.value}
    if ticket.status is Status.REDEEMED:
        return Refusal(Reason.ALREADY_REDEEMED, f"ticket {number} has been paid", clauses, facts)
    if ticket.status in (Status.CANCELLED, Status.VOIDED):
        instead = f"; {ticket.replaced_by} took its place" if ticket.replaced_by else ""
        detail = f"ticket {number} was {ticket.status}{instead}"
        return Refusal(Reason.NO_SUCH_TICKET, detail, clauses, facts)
    if ticket.status is Status.EXPIRED or at >= ticket.expires_at:
        facts["status"] = Status.EXPIRED.value
        return Refusal(Reason.INVALID, f"ticket {number} has expired", clauses, facts)
    return ticket


def _redeem(cage: Cage, command: c.RedeemTicket) -> Decision:
    if command.by not in PAYERS:
        known = cage.tickets.get(command.number)
        detail = told_roles(command.by, "pay a ticket", PAYERS)
        return Refusal(Reason.NOT_PERMITTED, detail, known.terms.pay if known else ())
    ticket = find_payable(cage, command.number, command.at)
    if isinstance(ticket, Refusal):
        return ticket
    return (
        e.TicketRedeemed(
            at=command.at,
            by=command.by,
            number=ticket.number,
            amount=ticket.amount,
            clauses=ticket.terms.pay,
        ),
    )


def _find_spoilt(cage: Cage, command: c.ReprintTicket | c.PayByHand) -> Ticket | Refusal:
    ticket = find_payable(cage, command.number, command.at)
    if isinstance(ticket, Refusal):
        return ticket
    if command.by not in REPRINTERS:
        detail = f"a {command.by} may not replace a ticket"
        return Refusal(Reason.NOT_PERMITTED, detail, ticket.terms.reprint)
    if command.reason != "printer-fault":
        detail = "a ticket that was lost, stolen or spoilt later is not the house's to replace"
        return Refusal(Reason.NOT_PERMITTED, detail, ticket.terms.lost)
    return ticket


def _reprint(cage: Cage, command: c.ReprintTicket) -> Decision:
    ticket = _find_spoilt(cage, command)
    if isinstance(ticket, Refusal):
        return ticket
    if command.new_number in cage.tickets:
        detail = f"ticket {command.new_number} was issued before"
        return Refusal(Reason.INVALID, detail, ticket.terms.reprint)
    return (
        e.TicketReprinted(
            at=command.at,
            by=command.by,
            number=ticket.number,
            new_number=command.new_number,
            amount=ticket.amount,
            clauses=ticket.terms.reprint,
        ),
        e.TicketIssued(
            at=command.at,
            by=command.by,
            number=command.new_number,
            amount=ticket.amount,
            table=ticket.table,
            expires_at=ticket.expires_at,
            terms=ticket.terms,
            clauses=ticket.terms.reprint,
        ),
    )


def _pay_by_hand(cage: Cage, command: c.PayByHand) -> Decision:
    ticket = _find_spoilt(cage, command)
    if isinstance(ticket, Refusal):
        return ticket
    return (
        e.TicketPaidByHand(
            at=command.at,
            by=command.by,
            number=ticket.number,
            amount=ticket.amount,
            clauses=ticket.terms.reprint,
        ),
    )


def _void(cage: Cage, command: c.VoidTicket) -> Decision:
    if command.by not in VOIDERS:
        return Refusal(Reason.NOT_PERMITTED, f"a {command.by} may not void a ticket")
    if not command.reason.strip():
        return Refusal(Reason.INVALID, "say why the ticket is voided")
    ticket = find_payable(cage, command.number, command.at)
    if isinstance(ticket, Refusal):
        return ticket
    return (
        e.TicketVoided(
            at=command.at,
            by=command.by,
            number=ticket.number,
            amount=ticket.amount,
            reason=command.reason,
        ),
    )


def _set_aside(cage: Cage, command: c.SetAsideExpired) -> Decision:
    return tuple(
        e.TicketExpired(at=command.at, by=command.by, number=t.number, amount=t.amount)
        for t in cage.standing()
        if command.at >= t.expires_at
    )


_HANDLERS: dict[type[c.Command], Callable[[Cage, Any], Decision]] = {
    c.IssueTicket: _issue,
    c.RedeemTicket: _redeem,
    c.ReprintTicket: _reprint,
    c.PayByHand: _pay_by_hand,
    c.VoidTicket: _void,
    c.SetAsideExpired: _set_aside,
}
