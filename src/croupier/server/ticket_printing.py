"""Tickets on paper over HTTP: given out once, on a printer or as codes on a screen."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from croupier.cage.declare import REPRINTERS
from croupier.cage.numbers import show_number
from croupier.cage.printing import PrintTicket
from croupier.cage.state import Ticket
from croupier.core.roles import Role
from croupier.server import wire_house
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Caller
from croupier.server.paper import printed
from croupier.server.problems import Trouble
from croupier.server.tickets import KEY, LOOKERS, REFUSES, ask_cage, number_of, role_at_cage

#: Who has a ticket printed: its owner, and staff in place of a spoilt one.
PRINTERS = REPRINTERS | {Role.PLAYER}
#: How long an answer waits for the printer.
PRINT_SECONDS = 20.0


@API.operation("GET", "/v1/tickets/{number}/paper", refuses=(422, 503), roles=LOOKERS)
async def print_ticket(request: Request) -> Response:
    """A ticket as it is printed, as PDF."""
    from croupier.devices.ticket_pdf import ticket_as_pdf

    number, front = number_of(request), front_of(request)
    slip = await front.desks.cage.find(number)
    if slip is None:
        raise Trouble(404, f"there is no ticket {show_number(number)}")
    shown = printed(front.house_name, slip.ticket, front.house_currency)
    paper = await asyncio.to_thread(ticket_as_pdf, shown)
    headers = {"content-disposition": f'inline; filename="ticket-{number}.pdf"'}
    return Response(paper, headers=headers, media_type="application/pdf")


@API.operation(
    "POST",
    "/v1/tickets/{number}/print",
    body=wire_house.Printing,
    out=wire_house.TicketCodes,
    parameters=(KEY,),
    refuses=REFUSES,
    roles=PRINTERS,
)
async def give_out_ticket(request: Request, body: wire_house.Printing) -> wire_house.TicketCodes:
    """Give a ticket out, once: on the printer of the station or cashier, or its codes on a screen.

    Its owner has it so at the own station; staff print one that takes the place of a spoilt one.
    """
    front, number = front_of(request), number_of(request)
    caller = known_caller(request, changes=True)
    by, now = role_at_cage(caller, PRINTERS), front.clock.now()
    printer = front.station_devices.printer_of(await _place(request, caller, by, body), now)
    command = PrintTicket(by=by, at=now, number=number, player=body.player, printer=printer)
    await ask_cage(request, caller, command)
    slip = await front.desks.cage.find(number)
    assert slip is not None
    return await _given_out(request, slip.ticket)


async def _place(request: Request, caller: Caller, by: Role, body: wire_house.Printing) -> str:
    """Whose printer is meant: the cashier's own, or that of the station."""
    if by is Role.CASHIER:
        return f"cashier:{caller.actor.id}"
    slip = await front_of(request).desks.cage.find(number_of(request))
    return f"station:{slip.ticket.table}/{body.player}" if slip is not None else ""


async def _given_out(request: Request, ticket: Ticket) -> wire_house.TicketCodes:
    """What became of it on a printer; where there is none, its codes."""
    from croupier.devices.ticket_svg import bar_code_svg, qr_code_svg

    outcome, shown = ticket.outcome, not ticket.printer
    if ticket.printer and not outcome:
        devices = front_of(request).station_devices
        outcome = await devices.print_ticket(ticket.printer, ticket.number, PRINT_SECONDS)
    return wire_house.TicketCodes(
        number=ticket.number,
        amount=ticket.amount,
        expires_at=ticket.expires_at,
        bar_code=bar_code_svg(ticket.number) if shown else "",
        qr_code=qr_code_svg(ticket.number) if shown else "",
        printer=ticket.printer,
        outcome=outcome,
    )
