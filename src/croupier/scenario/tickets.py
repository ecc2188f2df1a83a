"""Tickets in a story: what is asked for them at the cage."""

from croupier.cage import commands as c
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.book import Rulebook
from croupier.scenario.playing import StoryHouse, person, ticket_number
from croupier.scenario.read import Step

AT_THE_CAGE = frozenset({"redeem", "reprint", "pay-by-hand", "void-ticket"})


def ask_cage(house: StoryHouse, step: Step, book: Rulebook) -> Refusal | tuple[str, ...]:
    """Put a step to the cage: the clauses behind what was done, or why it was not."""
    named = str(step.words.get("ticket", "last"))
    issued = house.copy.tickets
    number = ticket_number(named) if named.isdigit() else named
    if named == "last":
        if not issued:
            return Refusal(Reason.NO_SUCH_TICKET, "no ticket has been issued yet")
        number = issued[-1]
    usual = Role.GAME_SUPERVISOR if step.verb == "void-ticket" else Role.CASHIER
    by = book.role(step.by) if step.by else usual
    told = house.ask_cage(
        _command(step, by, house, number), number, person(step.who or by.value, by)
    )
    return told if isinstance(told, Refusal) else told[-1].clauses


def _command(step: Step, by: Role, house: StoryHouse, number: str) -> c.Command:
    now, reason = house.clock.at, str(step.words.get("reason", "printer-fault"))
    match step.verb:
        case "redeem":
            return c.RedeemTicket(by=by, at=now, number=number)
        case "reprint":
            new = ticket_number(len(house.copy.tickets) + 1)
            return c.ReprintTicket(by=by, at=now, number=number, new_number=new, reason=reason)
        case "pay-by-hand":
            return c.PayByHand(by=by, at=now, number=number, reason=reason)
    return c.VoidTicket(by=by, at=now, number=number, reason=reason)
