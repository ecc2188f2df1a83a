"""Tickets on paper over HTTP: given out once, on a printer or as codes on a screen."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from croupier.cage.declare import PAYERS, REPRINTERS
from croupier.cage.numbers import show_number
from croupier.cage.printing import PrintTicket, TakePaper
from croupier.cage.state import Status, Ticket
from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.server import ticket_details as details
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.gateway import Caller
from croupier.server.paper_language import LANGUAGE, language_of
from croupier.server.problems import HttpError
from croupier.server.tickets import KEY, REFUSES, number_of, role_at_cage, submit_to_cage

#: Who has a ticket printed: its owner, and staff in place of a spoilt one.
PRINTERS = REPRINTERS | {Role.PLAYER}
#: How long an answer waits for the printer.
PRINT_SECONDS = 20.0


@API.operation(
    "GET",
    "/v1/tickets/{number}/paper",
    parameters=(LANGUAGE,),
    refuses=REFUSES,
    roles=PAYERS,
)
async def print_ticket(request: Request) -> Response:
    """As PDF, a ticket in a spoilt one's place that was given out on a screen, or an ended one.

    One that can be paid has one paper, once; that of any other is what its owner is paid by. One
    that ended is marked.
    """
    from croupier.devices.ticket import printed_ticket
    from croupier.devices.ticket_pdf import ticket_as_pdf

    number, gateway = number_of(request), gateway_of(request)
    slip = await gateway.desks.cage.find(number)
    if slip is None:
        raise HttpError(404, say("http-no-ticket", ticket=show_number(number)))
    if slip.ticket.status is Status.ISSUED:
        caller = known_caller(request)
        by = role_at_cage(caller, PAYERS)
        paper_taken = TakePaper(by=by, at=gateway.clock.now(), number=number)
        await submit_to_cage(request, caller, paper_taken)
    name, money = gateway.house_name, gateway.house_currency
    shown = printed_ticket(name, slip.ticket, money, language_of(request))
    paper = await asyncio.to_thread(ticket_as_pdf, shown)
    headers = {"content-disposition": f'inline; filename="ticket-{number}.pdf"'}
    return Response(paper, headers=headers, media_type="application/pdf")


@API.operation(
    "POST",
    "/v1/tickets/{number}/print",
    body=details.Printing,
    out=details.TicketCodes,
    parameters=(KEY,),
    refuses=REFUSES,
    roles=PRINTERS,
)
async def give_out_ticket(request: Request, body: details.Printing) -> details.TicketCodes:
    """Give a ticket out, once: on the printer of the station or cashier, or its codes on a screen.

    Its owner has it so at the own station; staff print one that takes the place of a spoilt one.
    """
    gateway, number = gateway_of(request), number_of(request)
    caller = known_caller(request, changes=True)
    by, now = role_at_cage(caller, PRINTERS), gateway.clock.now()
    printer = gateway.station_devices.printer_of(await _place(request, caller, by, body), now)
    command = PrintTicket(
        by=by,
        at=now,
        number=number,
        player=body.player,
        printer=printer,
        language=body.language or "",
    )
    await submit_to_cage(request, caller, command)
    slip = await gateway.desks.cage.find(number)
    assert slip is not None
    return await _given_out(request, slip.ticket)


async def _place(request: Request, caller: Caller, by: Role, body: details.Printing) -> str:
    """Whose printer is meant: the cashier's own, or that of the station."""
    if by is Role.CASHIER:
        return f"cashier:{caller.actor.id}"
    slip = await gateway_of(request).desks.cage.find(number_of(request))
    return f"station:{slip.ticket.table}/{body.player}" if slip is not None else ""


async def _given_out(request: Request, ticket: Ticket) -> details.TicketCodes:
    """What became of it on a printer; where there is none, its codes."""
    from croupier.devices.ticket_svg import bar_code_svg, qr_code_svg

    outcome, shown = ticket.outcome, not ticket.printer
    if ticket.printer and not outcome:
        devices = gateway_of(request).station_devices
        outcome = await devices.print_ticket(ticket.printer, ticket.number, PRINT_SECONDS)
    return details.TicketCodes(
        number=ticket.number,
        amount=ticket.amount,
        expires_at=ticket.expires_at,
        bar_code=bar_code_svg(ticket.number) if shown else "",
        qr_code=qr_code_svg(ticket.number) if shown else "",
        printer=ticket.printer,
        outcome=outcome,
    )
