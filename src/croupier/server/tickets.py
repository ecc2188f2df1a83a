"""The cage over HTTP: a ticket is looked up, paid once, voided or printed again."""

from dataclasses import replace

import msgspec
from starlette.requests import Request

from croupier.cage.declare import PAYERS, REPRINTERS, VOIDERS, TicketCommand, TicketEvent
from croupier.cage.losing import ReportLost
from croupier.cage.masking import mask_number
from croupier.cage.numbers import NotATicketNumber, parse_number, show_number
from croupier.cage.paying import RedeemTicket, find_payable
from croupier.cage.setting_aside import SetAsideExpired, VoidTicket
from croupier.cage.spoilt import PayByHand, ReprintTicket, TicketReprinted
from croupier.cage.state import Cage
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.answers import Waiting
from croupier.house.cage_book import Slip
from croupier.house.issuing import ticket_stream
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.tills import is_by
from croupier.house.views.cage_report import cashier_figures
from croupier.server import ticket_details as details
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.gateway import Caller, HttpGateway
from croupier.server.problems import HttpError, Refused

#: Who may see what a ticket is worth, and the cage's lists.
READERS = frozenset({Role.CASHIER, Role.INSPECTOR, Role.AUTHORISED_OFFICER, *PIT_LINE})
#: Who moves expired tickets to unclaimed money.
KEEPERS = PAYERS | VOIDERS
PAGE = 100
DAY = 86_400_000

KEY = Parameter(
    name="Idempotency-Key",
    place="header",
    says="the same key is answered the same way",
    pattern=r"^[A-Za-z0-9_.:-]{1,100}$",
)
REFUSES = (409, 422, 503)
_NOT_KNOWN = say("http-not-known")
#: An earlier attempt under the key may have been stored, so no more is said than is sure.
_NOT_DONE = say("http-attempt-changed-nothing")


@API.operation("GET", "/v1/cage", out=details.CageDetails, refuses=(503,), roles=READERS)
async def see_cage(request: Request) -> details.CageDetails:
    """What the house owes on tickets, what is unclaimed, and who paid what today."""
    gateway = gateway_of(request)
    now, book = gateway.clock.now(), gateway.desks.cage
    standing, late = await book.standing(now), await book.unclaimed(now)
    since = now - now % DAY
    tickets = [(one.actor, one.event) for one in await book.handled(since)]
    chips = await book.exchanged(since)
    figures = cashier_figures([*tickets, *await book.tournament_cash(since), *chips])
    return details.CageDetails(
        standing=len(standing),
        liability=sum(slip.ticket.amount for slip in standing),
        unclaimed=len(late),
        unclaimed_amount=sum(slip.ticket.amount for slip in late),
        cashiers=tuple(
            details.CashierDetails(
                name=name,
                paid=each.paid,
                paid_amount=each.paid_amount,
                by_hand=each.by_hand,
                by_hand_amount=each.by_hand_amount,
                reprinted=each.reprinted,
                voided=each.voided,
                prizes=each.prizes,
                prizes_amount=each.prizes_amount,
                fees=each.fees,
                fees_amount=each.fees_amount,
                given_back=each.given_back,
                chips_sold=each.chips_sold,
                chips_cashed=each.chips_cashed,
            )
            for name, each in figures.items()
        ),
        time=now,
    )


@API.operation(
    "GET", "/v1/tickets/{number}", out=details.TicketDetails, refuses=(422, 503), roles=READERS
)
async def see_ticket(request: Request) -> details.TicketDetails:
    """A ticket, and whether it may still be paid."""
    found = await find_ticket(request, number_of(request))
    ticket = await gateway_of(request).house.find_ticket(found.number)
    instead = ticket.replaced_by if ticket is not None else ""
    if not instead or not is_by(found.ended_by, known_caller(request).actor.id):
        return found
    new = await gateway_of(request).house.find_ticket(instead)
    if new is None or new.printed_at is not None:
        return found
    # Who had it replaced has yet to give the new one out.
    return msgspec.structs.replace(found, replaced_by=instead)


@API.operation(
    "POST",
    "/v1/tickets/{number}/redeem",
    parameters=(KEY,),
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=PAYERS,
)
async def redeem_ticket(request: Request) -> details.TicketDetails:
    """Pay a ticket. Of two cashiers who try, one learns who paid it and when."""
    caller, number = known_caller(request), number_of(request)
    at = gateway_of(request).clock.now()
    await submit_to_cage(
        request, caller, RedeemTicket(by=role_at_cage(caller, PAYERS), at=at, number=number)
    )
    return await ended_ticket(request, caller, number)


@API.operation(
    "POST",
    "/v1/tickets/{number}/void",
    parameters=(KEY,),
    body=details.Voiding,
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=VOIDERS,
)
async def void_ticket(request: Request, body: details.Voiding) -> details.TicketDetails:
    """Cancel a ticket that should not stand; what it was for is kept aside. A supervisor does."""
    caller, number = known_caller(request), number_of(request)
    by, at = role_at_cage(caller, VOIDERS), gateway_of(request).clock.now()
    await submit_to_cage(
        request, caller, VoidTicket(by=by, at=at, number=number, reason=body.reason)
    )
    return await ended_ticket(request, caller, number)


@API.operation(
    "POST",
    "/v1/tickets/{number}/lost",
    parameters=(KEY,),
    body=details.Voiding,
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=REPRINTERS,
)
async def report_lost(request: Request, body: details.Voiding) -> details.TicketDetails:
    """Take the report that a ticket is lost; from then on it takes two people to pay it."""
    caller, number = known_caller(request), number_of(request)
    by, at = role_at_cage(caller, REPRINTERS), gateway_of(request).clock.now()
    await submit_to_cage(
        request, caller, ReportLost(by=by, at=at, number=number, reason=body.reason)
    )
    return await find_ticket(request, number)


@API.operation(
    "POST",
    "/v1/tickets/{number}/reprint",
    body=details.Voiding,
    parameters=(KEY,),
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=REPRINTERS,
)
async def reprint_ticket(request: Request, body: details.Voiding) -> details.TicketDetails:
    """Cancel a ticket that the printer spoilt, and print another, which is answered."""
    caller, number = known_caller(request), number_of(request)
    gateway = gateway_of(request)
    reprint = ReprintTicket(
        by=role_at_cage(caller, REPRINTERS),
        at=gateway.clock.now(),
        number=number,
        new_number=gateway.draw_ticket(),
        text=_why(body),
    )
    events = await submit_to_cage(request, caller, reprint)
    new = next(event.new_number for event in events if isinstance(event, TicketReprinted))
    return await find_ticket(request, new)


@API.operation(
    "POST",
    "/v1/tickets/{number}/pay-by-hand",
    body=details.Voiding,
    parameters=(KEY,),
    out=details.TicketDetails,
    refuses=REFUSES,
    roles=REPRINTERS,
)
async def pay_by_hand(request: Request, body: details.Voiding) -> details.TicketDetails:
    """Pay what a ticket that the printer spoilt was for, and cancel it."""
    caller, number = known_caller(request), number_of(request)
    by, at = role_at_cage(caller, REPRINTERS), gateway_of(request).clock.now()
    by_hand = PayByHand(by=by, at=at, number=number, text=_why(body))
    await submit_to_cage(request, caller, by_hand)
    return await ended_ticket(request, caller, number)


@API.operation(
    "POST", "/v1/cage/set-aside", out=details.TicketList, refuses=(409, 503), roles=KEEPERS
)
async def set_aside(request: Request) -> details.TicketList:
    """Move the tickets whose time has passed to unclaimed money, and list them."""
    caller = known_caller(request)
    gateway = gateway_of(request)
    now = gateway.clock.now()
    late = [
        slip for slip in await gateway.desks.cage.unclaimed(now) if slip.ticket.ended_at is None
    ]
    command = SetAsideExpired(by=role_at_cage(caller, KEEPERS), at=now)
    for slip in late[:PAGE]:
        await submit_to_cage(request, caller, command, slip.ticket.number)
    slips = await gateway.desks.cage.slips()
    done = [slips[slip.ticket.number] for slip in late[:PAGE]]
    return details.TicketList(
        tickets=tuple(show_ticket(gateway, slip, now) for slip in done),
        count=len(done),
        total=sum(slip.ticket.amount for slip in done),
        more=len(late) > PAGE,
        time=now,
    )


def _why(body: details.Voiding) -> str:
    """What the one who makes a spoilt ticket good has to say, or HttpError."""
    if not body.reason.strip():
        raise HttpError(422, say("cage-say-why-made-good"))
    return body.reason


def role_at_cage(caller: Caller, roles: frozenset[Role]) -> Role:
    """A cashier acts as one; others in the least of their roles that may."""
    own = caller.actor.roles & roles
    return Role.CASHIER if Role.CASHIER in own else lowest(own)


def number_of(request: Request) -> str:
    try:
        return parse_number(request.path_params["number"])
    except NotATicketNumber as error:
        raise HttpError(422, error.message) from error


def _key(request: Request, caller: Caller, number: str) -> str:
    """The key of a request as the log keeps it; empty if the client sent none."""
    given = KEY.read(request)
    return f"{caller.actor.id}/ticket/{number}/{given}" if given else ""


async def submit_to_cage(
    request: Request, caller: Caller, command: TicketCommand, number: str = ""
) -> tuple[TicketEvent, ...]:
    """Put a command to the cage; a refusal says who ended the ticket before, and when."""
    gateway, number = gateway_of(request), number or getattr(command, "number", "")
    try:
        answer = await gateway.house.gateway.submit(
            caller.actor, ticket_stream(number), command, _key(request, caller, number)
        )
    except StoreUnsure as error:
        raise HttpError(503, _NOT_KNOWN) from error
    except StoreUnavailable as error:
        raise HttpError(503, _NOT_DONE) from error
    if isinstance(answer, Refusal):
        statuses = {Reason.NOT_PERMITTED: 403, Reason.NOT_YOUR_WAGER: 403}
        slip = await gateway.desks.cage.find(number)
        status = 404 if slip is None else statuses.get(answer.reason, 409)
        raise Refused(_with_end(answer, slip), status)
    if isinstance(answer, Waiting):
        raise HttpError(409, say("http-waits-for-second", number=answer.number))
    return answer.events


def _with_end(refusal: Refusal, slip: Slip | None) -> Refusal:
    """A refusal that says who ended the ticket before, and when."""
    if slip is None or slip.ticket.ended_at is None:
        return refusal
    ticket = slip.ticket
    message = say(
        "cage-ticket-and-its-end",
        why=refusal.message,
        ticket=ticket.number,
        status=ticket.status.value,
        amount=ticket.amount,
        by=slip.ended_by,
        at=ticket.ended_at,
        reason=slip.reason,
    )
    return replace(refusal, message=message)


async def find_ticket(request: Request, number: str) -> details.TicketDetails:
    gateway = gateway_of(request)
    slip = await gateway.desks.cage.find(number)
    if slip is None:
        raise HttpError(404, say("http-no-ticket", ticket=show_number(number)))
    return show_ticket(gateway, slip, gateway.clock.now())


async def ended_ticket(request: Request, caller: Caller, number: str) -> details.TicketDetails:
    """A ticket that the caller has just ended; that it is done holds though the log is away now."""
    try:
        return await find_ticket(request, number)
    except StoreUnavailable:
        gateway = gateway_of(request)
        ticket = await gateway.house.find_ticket(number)
        if ticket is None or ticket.ended_at is None:
            raise StoreUnsure("the ticket cannot be read back") from None
        slip = Slip(ticket, "", caller.actor.id)
        return show_ticket(gateway, slip, gateway.clock.now())


def show_ticket(gateway: HttpGateway, slip: Slip, now: int) -> details.TicketDetails:
    ticket = slip.ticket
    payable = find_payable(Cage({ticket.number: ticket}), ticket.number, now)
    refusal = _with_end(payable, slip) if isinstance(payable, Refusal) else None
    return details.TicketDetails(
        number=ticket.number,
        shown=show_number(ticket.number),
        amount=ticket.amount,
        table=ticket.table,
        status=ticket.status.value,
        issued_at=ticket.issued_at,
        expires_at=ticket.expires_at,
        issued_by=slip.issued_by,
        ended_at=ticket.ended_at,
        ended_by=slip.ended_by,
        replaced_by=mask_number(ticket.replaced_by) if ticket.replaced_by else "",
        reason=slip.reason,
        payable=refusal is None,
        why_not=refusal.detail if refusal else "",
        code=refusal.code if refusal else "",
        params=refusal.params if refusal else {},
        clauses=ticket.terms.pay,
        reference=slip.reference,
        lost_at=ticket.lost_at,
        station=ticket.station,
        replaces=ticket.replaces,
        given_out=ticket.printed_at is not None,
        printer=ticket.printer,
        outcome=ticket.outcome,
        clock_ahead=gateway.record.clock_ahead(slip.reference),
    )
