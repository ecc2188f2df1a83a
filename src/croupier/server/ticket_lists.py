"""Tickets found without their paper: lists and a search that mask the numbers, and lost ones.

A number is as good as the ticket, so a list shows the last four digits of what may still be paid.
A ticket that its owner has lost is found by what they remember, and paid with a second person.
"""

from collections.abc import Collection, Iterable

import msgspec
from starlette.requests import Request

from croupier.cage.declare import PAYERS, REPRINTERS
from croupier.cage.losing import ReportLost
from croupier.cage.masking import mask_number
from croupier.cage.paying import RedeemTicket
from croupier.cage.state import Status
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.cage_book import Slip
from croupier.server import ticket_details as details
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.problems import HttpError, Refused
from croupier.server.tickets import (
    KEY,
    PAGE,
    READERS,
    REFUSES,
    ended_ticket,
    role_at_cage,
    show_ticket,
    submit_to_cage,
)

_STATUS = Parameter(
    name="status",
    says="issued (may be paid), unclaimed, redeemed, cancelled, voided or expired",
    pattern="^(issued|unclaimed|redeemed|cancelled|voided|expired)$",
)
_SKIP = Parameter(name="skip", says="how many of the newest to leave out", pattern="^[0-9]{1,9}$")
_LAST = Parameter(name="last", says="the last digits of the number", pattern="^[0-9]{1,4}$")
_TABLE = Parameter(name="table", says="from which table")
_PLAYER = Parameter(name="player", says="from whose station")
_LEAST = Parameter(name="least", says="at least so many cents", pattern="^[0-9]{1,12}$")
_MOST = Parameter(name="most", says="at most so many cents", pattern="^[0-9]{1,12}$")


@API.operation(
    "GET",
    "/v1/tickets",
    out=details.TicketList,
    parameters=(_STATUS, _SKIP, _LAST, _TABLE, _PLAYER, _LEAST, _MOST),
    refuses=(503,),
    roles=READERS,
)
async def list_tickets(request: Request) -> details.TicketList:
    """Tickets by how they stand and what is known of them, newest first, a hundred at a time."""
    gateway, status = gateway_of(request), request.query_params.get("status", "issued")
    now, skip = gateway.clock.now(), int(request.query_params.get("skip", "") or 0)
    found: Collection[Slip]
    if status == "issued":
        found = await gateway.desks.cage.standing(now)
    elif status == "unclaimed":
        found = await gateway.desks.cage.unclaimed(now)
    else:
        slips = (await gateway.desks.cage.slips()).values()
        found = [slip for slip in slips if slip.ticket.status == Status(status)]
    newest = _sought(request, found)[::-1]
    return details.TicketList(
        tickets=tuple(
            mask_ticket(show_ticket(gateway, slip, now)) for slip in newest[skip : skip + PAGE]
        ),
        count=len(newest),
        total=sum(slip.ticket.amount for slip in newest),
        more=skip + PAGE < len(newest),
        time=now,
    )


def _sought(request: Request, slips: Iterable[Slip]) -> list[Slip]:
    last, table, player = (each.read(request) for each in (_LAST, _TABLE, _PLAYER))
    least, most = int(_LEAST.read(request) or 0), int(_MOST.read(request) or 10**12)
    return [
        slip
        for slip in slips
        if slip.ticket.number.endswith(last)
        and table in ("", slip.ticket.table)
        and player.casefold() in slip.ticket.station.casefold()
        and least <= slip.ticket.amount <= most
    ]


def mask_ticket(ticket: details.TicketDetails) -> details.TicketDetails:
    """A ticket whose number nobody can pay with."""
    if not ticket.payable:
        return ticket
    return msgspec.structs.replace(ticket, number="", shown=mask_number(ticket.number))


@API.operation(
    "POST",
    "/v1/tickets/by-reference/{reference}/lost",
    parameters=(KEY,),
    body=details.Voiding,
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=REPRINTERS,
)
async def report_found_lost(request: Request, body: details.Voiding) -> details.TicketDetails:
    """Take the report that a ticket is lost, of which nobody has the number."""
    caller, slip = known_caller(request), await _slip(request)
    gateway, number = gateway_of(request), slip.ticket.number
    at = gateway.clock.now()
    by = role_at_cage(caller, REPRINTERS)
    await submit_to_cage(
        request, caller, ReportLost(by=by, at=at, number=number, reason=body.reason)
    )
    return mask_ticket(show_ticket(gateway, await _slip(request), at))


@API.operation(
    "POST",
    "/v1/tickets/by-reference/{reference}/redeem",
    parameters=(KEY,),
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=PAYERS,
)
async def redeem_lost(request: Request) -> details.TicketDetails:
    """Pay a ticket that was reported lost to its owner; a second person agrees first."""
    caller, slip = known_caller(request), await _slip(request)
    if slip.ticket.lost_at is None:
        raise Refused(Refusal(Reason.NOT_PERMITTED, say("cage-ticket-paper-first")), 409)
    at, number = gateway_of(request).clock.now(), slip.ticket.number
    by = role_at_cage(caller, PAYERS)
    await submit_to_cage(request, caller, RedeemTicket(by=by, at=at, number=number))
    return await ended_ticket(request, caller, number)


async def _slip(request: Request) -> Slip:
    wanted = request.path_params["reference"]
    for slip in (await gateway_of(request).desks.cage.slips()).values():
        if str(slip.reference) == wanted:
            return slip
    raise HttpError(404, say("http-no-ticket-under", wanted=wanted[:20]))
