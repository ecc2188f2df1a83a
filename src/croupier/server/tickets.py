"""Tickets over HTTP: a cashier looks one up and pays it, once."""

from starlette.requests import Request

from croupier.cage.commands import RedeemTicket
from croupier.cage.numbers import NotATicketNumber, parse_number, show_number
from croupier.kernel.refusal import Reason, Refusal
from croupier.kernel.roles import PIT_LINE, Role, lowest
from croupier.log.store import StoreUnavailable
from croupier.server import wire
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Caller
from croupier.server.problems import Trouble

#: Who may ask what a ticket is worth.
_LOOKERS = frozenset({Role.CASHIER, Role.INSPECTOR, Role.AUTHORISED_OFFICER, *PIT_LINE})


@API.operation("GET", "/v1/tickets/{number}", out=wire.TicketTold, refuses=(422, 503))
async def see_ticket(request: Request) -> wire.TicketTold:
    """A ticket, and whether it may still be paid."""
    _looker(request)
    return await _ticket(request, _number(request))


@API.operation("POST", "/v1/tickets/{number}/redeem", out=wire.TicketTold, refuses=(409, 422, 503))
async def redeem_ticket(request: Request) -> wire.TicketTold:
    """Pay a ticket. Of two cashiers who try, one is told that it has been paid."""
    caller, front = _looker(request, changes=True), front_of(request)
    number = _number(request)
    role = Role.CASHIER if Role.CASHIER in caller.actor.roles else lowest(caller.actor.roles)
    redeem = RedeemTicket(by=role, at=front.clock.now(), number=number)
    try:
        decision = await front.house.ask_cage(redeem, number, caller.actor)
    except StoreUnavailable as error:
        raise Trouble(503, "the record cannot be written now; nothing has changed") from error
    if isinstance(decision, Refusal):
        statuses = {Reason.NO_SUCH_TICKET: 404, Reason.NOT_PERMITTED: 403}
        raise Trouble(statuses.get(decision.reason, 409), str(decision))
    return await _ticket(request, number)


def _looker(request: Request, *, changes: bool = False) -> Caller:
    caller = known_caller(request, changes=changes)
    if not caller.actor.roles & _LOOKERS:
        raise Trouble(403, "a cashier does this")
    return caller


def _number(request: Request) -> str:
    try:
        return parse_number(request.path_params["number"])
    except NotATicketNumber as error:
        raise Trouble(422, str(error)) from error


async def _ticket(request: Request, number: str) -> wire.TicketTold:
    ticket = await front_of(request).house.find_ticket(number)
    if ticket is None:
        raise Trouble(404, f"there is no ticket {show_number(number)}")
    return wire.TicketTold(
        number=number,
        shown=show_number(number),
        amount=ticket.amount,
        table=ticket.table,
        status=ticket.status.value,
        issued_at=ticket.issued_at,
        expires_at=ticket.expires_at,
    )
