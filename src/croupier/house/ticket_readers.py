"""Tickets at a station's reader: credited once, where the table's book takes tickets for a buy-in.

The ticket's end and the credit are one step in the log. A reader that repeats itself after a crash
gets the answer of before; a ticket that a cashier pays at the same instant is paid by one of them.
"""

from collections.abc import Iterable
from typing import Final, Protocol

from croupier.cage.numbers import NotATicketNumber, parse_number
from croupier.cage.paying import find_payable
from croupier.cage.state import Cage
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Answer
from croupier.house.decider import SYSTEM
from croupier.house.house import House
from croupier.house.issuing import ticket_stream
from croupier.house.tables import stream_of
from croupier.people.declare import Known
from croupier.table.decide import decide
from croupier.table.help import MESSAGE_MAX, TellPlayers
from croupier.table.ticket_in import TicketIn

#: A ticket that somebody else has in hand at the same instant is read once more.
_TRIES: Final = 2


class CardReading(Protocol):
    """What a driver says of a card or a ticket."""

    @property
    def seq(self) -> int:
        """Its number in the driver's journal."""
        ...

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def code(self) -> str:
        """What was read."""
        ...


async def take_tickets(
    house: House, known: Known, station: str, readings: Iterable[CardReading], now: int
) -> set[int]:
    """Credit the tickets among what a reader has read; the numbers of those that are refused.

    A station is a table and a player, `T1/ann`. Why a ticket is refused stands on the terminal.
    """
    table, _, player = station.partition("/")
    refused = set()
    for reading in readings:
        if reading.kind != "card" or (number := _number(reading.code)) is None:
            continue
        key = f"{known.name}/ticket/{number}/{reading.seq}"
        answer = await _take(house, known, table, player, number, key, now)
        if not isinstance(answer, Accepted):
            refused.add(reading.seq)
            await _show_player(house, table, player, answer, now)
    return refused


def _number(code: str) -> str | None:
    """The ticket that a code is; None for a card."""
    try:
        return parse_number(code)
    except NotATicketNumber:
        return None


async def _take(
    house: House, known: Known, table: str, player: str, number: str, key: str, now: int
) -> Answer:
    answer: Answer = Refusal(Reason.NO_SUCH_TICKET, _not_issued(number))
    for _ in range(_TRIES):
        slip = await house.streams.find(ticket_stream(number))
        ticket = slip.state.tickets.get(number)
        if ticket is None or table not in house.tables:
            break
        command = TicketIn(
            by=Role.SYSTEM,
            at=now,
            player=player,
            ticket=number,
            amount=ticket.amount,
            facts=slip.version,
        )
        repeated = bool(await house.store.answers([key]))
        if not repeated and (why := _why_not(house, known, table, command, slip.state)):
            return why
        answer = await house.gateway.submit(SYSTEM, stream_of(table), command, key)
        if isinstance(answer, Accepted):
            break
    return answer


def _why_not(
    house: House, known: Known, table: str, command: TicketIn, cage: Cage
) -> Refusal | None:
    """Why a ticket is not credited: the book's word first, then the ticket's own, then the cap."""
    state = house.tables[table].state
    decision = decide(state, command)
    if isinstance(decision, Refusal):
        return decision
    ticket = find_payable(cage, command.ticket, command.at)
    if isinstance(ticket, Refusal):
        return ticket
    if ticket.lost_at is not None:
        lost = say("cage-ticket-reported-lost-somebody-else")
        return Refusal(Reason.NOT_PERMITTED, lost, ticket.terms.missing)
    seat = state.seats.get(command.player)
    if (seat.balance if seat is not None else 0) + ticket.amount > known.cap:
        return Refusal(
            Reason.ABOVE_MAXIMUM, say("house-ticket-above-cap", cap=Money(known.cap)), ()
        )
    return None


async def _show_player(house: House, table: str, player: str, answer: Answer, now: int) -> None:
    """Say on the terminal why a ticket was not taken, with the clause."""
    if table not in house.tables or isinstance(answer, Accepted):
        return
    cited = f" ({', '.join(answer.clauses)})" if answer.clauses else ""
    text = f"{answer.detail}{cited}"[:MESSAGE_MAX]
    message = TellPlayers(by=Role.SYSTEM, at=now, text=text, player=player)
    await house.gateway.submit(SYSTEM, stream_of(table), message)


def _not_issued(number: str) -> Message:
    return say("cage-no-ticket-issued-by-house", ticket=number)
