"""`croupier cage`: tickets as a cashier handles them."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import Parameter

from croupier.cage.declare import TicketCommand, TicketEvent, replay
from croupier.cage.numbers import (
    KEY_BYTES_MIN,
    NONCE_BYTES_MIN,
    SEQUENCE_MAX,
    NotATicketNumber,
    make_number,
    parse_number,
    show_number,
)
from croupier.cage.paying import RedeemTicket
from croupier.cage.setting_aside import SetAsideExpired, VoidTicket
from croupier.cage.spoilt import ReprintTicket, TicketReprinted
from croupier.cage.state import Cage, Ticket
from croupier.cli.actors import act
from croupier.cli.house_log import read_histories, run_on, show_instant
from croupier.cli.output import UsageError, print_json
from croupier.cli.paper_language import PaperLanguage
from croupier.cli.ticket_paper import print_on_paper
from croupier.core.money import show_dollars, show_money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.world import Nobody, SystemClock

if TYPE_CHECKING:
    from croupier.client import House as Client

Action = Literal["show", "print", "redeem", "void", "reprint", "unclaimed", "liability"]
_ABOUT_ONE = ("show", "print", "redeem", "void", "reprint")
_KINDS: Final[dict[str, type[TicketCommand]]] = {
    "redeem": RedeemTicket,
    "void": VoidTicket,
    "reprint": ReprintTicket,
}


def cage(
    action: Action,
    data: str,
    ticket: str = "",
    *,
    by: str = "",
    reason: str = "",
    set_aside: Annotated[bool, Parameter(negative="")] = False,
    pdf: Path | None = None,
    escpos: str = "",
    house: str = "Croupier",
    language: PaperLanguage = "en",
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Show tickets, pay them, void them or print them again.

    Parameters
    ----------
    action
        show, print, redeem, void and reprint take a ticket; unclaimed and liability list all.
    data
        A folder with house.db, or a postgresql:// URL.
    ticket
        The number, with dashes and spaces as you like.
    by
        Who acts: a member of staff of this house, who signs in with a password.
    reason
        Why a ticket is voided.
    set_aside
        With unclaimed: move what has expired to unclaimed money.
    pdf
        With print: the PDF to write.
    escpos
        With print: a file for a receipt printer, or the printer's HOST:PORT.
    house
        With print: the name at the head of the ticket.
    language
        With print: the language of the ticket.
    as_json
        The tickets as rows.
    """
    if action == "print":
        print(
            print_on_paper(_find(data, _parse_ticket(action, ticket)), house, pdf, escpos, language)
        )
        return 0
    if action in _ABOUT_ONE:
        return _about_one(action, data, ticket, by, reason, as_json=as_json)
    if ticket:
        raise UsageError(f"cage {action} lists all tickets and takes none")
    now = SystemClock().now()
    found = _read_cage(data)
    late = found.unclaimed(now)
    if action == "unclaimed":
        if set_aside:
            _set_aside(data, late, by, now)
        return _print_tickets(late, "unclaimed", as_json=as_json)
    standing = [slip for slip in found.standing() if now < slip.expires_at]
    return _print_tickets(standing, "owed", as_json=as_json)


def _about_one(action: str, data: str, ticket: str, by: str, reason: str, *, as_json: bool) -> int:
    number = _parse_ticket(action, ticket)
    if action == "show":
        return _print_ticket(_find(data, number), as_json=as_json)
    roles = _KINDS[action].roles or frozenset()

    def here(actor: Actor, role: Role) -> str:
        fields: dict[str, Any] = {"number": number}
        if action == "void":
            fields["reason"] = reason
        elif action == "reprint":
            fields["new_number"] = _draw_number(number)
        command = _KINDS[action](by=role, at=SystemClock().now(), **fields)
        return "\n".join(_in_words(event) for event in _submit(data, command, number, actor))

    async def served(client: "Client") -> str:
        from croupier.server.ticket_details import TicketDetails

        body = {"reason": reason} if action == "void" else None
        answer = await client.request("POST", f"/v1/tickets/{number}/{action}", TicketDetails, body)
        if action == "reprint":
            return _replaced(number, answer.number)
        return _ended(number, answer.amount, answer.status)

    print(act(data, by, roles, here=here, served=served))
    return 0


def _parse_ticket(action: str, ticket: str) -> str:
    """The number of a ticket that somebody typed."""
    if not ticket:
        raise UsageError(f"which ticket? croupier cage {action} DATA NUMBER")
    try:
        return parse_number(ticket)
    except NotATicketNumber as error:
        raise UsageError(str(error)) from error


def _find(data: str, number: str) -> Ticket:
    """A ticket of this house."""
    known = _read_cage(data).tickets.get(number)
    if known is None:
        raise UsageError(f"no ticket {show_number(number)} was issued by this house", code=1)
    return known


def _draw_number(old: str) -> str:
    """A fresh number of the same system. The key is thrown away: nobody can draw it again."""
    key, nonce = secrets.token_bytes(KEY_BYTES_MIN), secrets.token_bytes(NONCE_BYTES_MIN)
    return make_number(key, int(old[:2]), secrets.randbelow(SEQUENCE_MAX), nonce)


def _submit(
    data: str, command: TicketCommand, number: str, actor: Actor
) -> tuple[TicketEvent, ...]:
    async def work(store: Store) -> Answer:
        house = House(store, SystemClock(), Nobody())
        return await house.gateway.submit(actor, f"ticket:{number}", command)

    answer = run_on(data, work, writes=True)
    if isinstance(answer, Refusal):
        raise UsageError(str(answer), code=1)
    return answer.events if isinstance(answer, Accepted) else ()


def _set_aside(data: str, late: tuple[Ticket, ...], by: str, now: int) -> None:
    def here(actor: Actor, role: Role) -> None:
        for ticket in late:
            if ticket.ended_at is None:
                _submit(data, SetAsideExpired(by=role, at=now), ticket.number, actor)

    async def served(client: "Client") -> None:
        from croupier.server.ticket_details import TicketList

        more = True
        while more:
            more = (await client.request("POST", "/v1/cage/set-aside", TicketList)).more

    act(data, by, SetAsideExpired.roles or frozenset(), here=here, served=served)


def _read_cage(data: str) -> Cage:
    return replay(run_on(data, read_histories).tickets)


def _in_words(event: TicketEvent) -> str:
    if isinstance(event, TicketReprinted):
        return _replaced(event.number, event.new_number)
    done = type(event).__name__.removeprefix("Ticket").lower()
    return _ended(event.number, event.amount, done)


def _replaced(number: str, new: str) -> str:
    return f"ticket {show_number(number)} is cancelled; {show_number(new)} takes its place"


def _ended(number: str, amount: int, done: str) -> str:
    return f"ticket {show_number(number)} for {show_dollars(amount)}: {done}"


def _row(ticket: Ticket) -> dict[str, Any]:
    return {
        "ticket": ticket.number,
        "amount": show_money(ticket.amount),
        "table": ticket.table,
        "issued": show_instant(ticket.issued_at),
        "expires": show_instant(ticket.expires_at),
        "status": str(ticket.status),
        "ended": None if ticket.ended_at is None else show_instant(ticket.ended_at),
        "replaced_by": ticket.replaced_by or None,
    }


def _print_ticket(ticket: Ticket, *, as_json: bool) -> int:
    if as_json:
        print_json([_row(ticket)])
        return 0
    print(f"ticket   {show_number(ticket.number)}")
    print(f"amount   {show_dollars(ticket.amount)}")
    print(f"table    {ticket.table}")
    print(f"issued   {show_instant(ticket.issued_at)}")
    print(f"expires  {show_instant(ticket.expires_at)}")
    ended = "" if ticket.ended_at is None else f" since {show_instant(ticket.ended_at)}"
    print(f"status   {ticket.status}{ended}")
    if ticket.replaced_by:
        print(f"replaced by {show_number(ticket.replaced_by)}")
    return 0


def _print_tickets(
    tickets: "list[Ticket] | tuple[Ticket, ...]", word: str, *, as_json: bool
) -> int:
    if as_json:
        print_json([_row(ticket) for ticket in tickets])
        return 0
    for ticket in tickets:
        amount = show_dollars(ticket.amount)
        print(f"{show_number(ticket.number)}  {ticket.table}  {amount:>12}  {ticket.status}")
    total = show_dollars(sum(ticket.amount for ticket in tickets))
    count = "1 ticket" if len(tickets) == 1 else f"{len(tickets)} tickets"
    print(f"{count}, {total} {word}")
    return 0
