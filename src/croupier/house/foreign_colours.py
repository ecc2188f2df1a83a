"""Another table's colour checks: what the house knows of them is looked up, whatever is typed.

Whether that table is closed, at which value it issued the colour and how many are still out stand
in its own stream, and how many were redeemed elsewhere in the others.
"""

from typing import Any, Final

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.codecs import TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.store import Sought, find_all
from croupier.house.people import house_itself
from croupier.house.policies import Request
from croupier.house.tables import TableStream, stream_of
from croupier.table.colours import ColourIssued, RedeemColour
from croupier.table.foreign import ForeignColourRedeemed, NoteChecksGone, RedeemForeignColour
from croupier.table.leaving import PayOff
from croupier.table.phases import Phase
from croupier.table.seats import CashOut, Leave
from croupier.table.state import Table
from croupier.table.tips import GiveTip

_HOUSE: Final = house_itself("house")


def look_up_colours(house: House, *, trusts_others: bool = False) -> None:
    """Hold redemptions of other tables' checks to what those tables issued.

    `trusts_others`: what is said of a table that this house does not have is believed, as a
    scenario with one table needs it.
    """

    #: The tables that ever bought checks of another; not known before time first passes.
    buyers: set[str] | None = None

    def issuer(command: RedeemForeignColour) -> Table | None:
        stream = house.tables.get(command.issued_at)
        return stream.state if stream is not None else None

    def fill(table: Any, command: Any) -> Any:
        found = issuer(command)
        if found is None and trusts_others:
            return command
        issue = found.colours.get(command.colour) if found is not None else None
        known = command.but(
            # Of a table that is none there is nothing to wait for: no checks of it are out.
            issuer_closed=found is None or found.phase is Phase.CLOSED,
            on_books=issue is not None,
        )
        return known if issue is None else known.but(issued_value=issue.value)

    async def look_up(stream: TableStream, command: Any) -> Any:
        """What the log knows of checks that their table does not have out any more."""
        found = issuer(command)
        if found is None and trusts_others:
            return command
        values = set[Money]()
        rule = stream.state.game.colours
        if found is not None and rule is not None and rule.unknown_at_minimum:
            values = await _values_issued(house, found.id, command.colour)
        return command.but(
            issued_value=next(iter(values)) if len(values) == 1 else None,
            lowest_minimum=_lowest_minimum(house, found) if values else None,
        )

    def review(table: Table, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        command, rule = request.command, table.game.colours
        clauses = rule.elsewhere_clauses if rule is not None else ()
        found = issuer(command)
        if found is None and trusts_others:
            return None
        issue = found.colours.get(command.colour) if found is not None else None
        if issue is None and not any(event.taken_off for event in events):
            # On no book any more: the log knows that they were issued, and two people paid.
            return None
        if issue is None:
            return Refusal(
                Reason.NOT_OFFERED,
                say("house-no-checks-out", issued_at=command.issued_at, colour=command.colour),
                clauses,
            )
        waiting = _redeemed_elsewhere(house, command.issued_at)
        gone = sum(n for (_, colour), n in waiting.items() if colour == command.colour)
        # What was exchanged before tables took note of it is still out on the issuer's books.
        mark = (command.issued_at, command.colour)
        states = [each.state for each in house.tables.values()]
        gone += sum(each.foreign.get(mark, 0) - each.bought.get(mark, 0) for each in states)
        left = sum(issue.out.values()) - gone
        if command.count > left:
            return Refusal(
                Reason.INSUFFICIENT_CREDIT,
                say(
                    "house-checks-still-out",
                    left=left,
                    colour=command.colour,
                    issued_at=command.issued_at,
                ),
                clauses,
            )
        return None

    def wait_for_books(table: Table, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        """Nothing leaves a stack before what was exchanged elsewhere has been taken out of it."""
        if not _redeemed_elsewhere(house, table.id):
            return None
        clauses = table.game.colours.elsewhere_clauses if table.game.colours else ()
        detail = say("house-checks-being-taken-off", table=table.id)
        return Refusal(Reason.WRONG_PHASE, detail, clauses)

    def note_buyer(table: str, event: ForeignColourRedeemed) -> None:
        if buyers is not None:
            buyers.add(table)

    async def take_off() -> None:
        # Done at every tick of the clock: most tables have bought nothing of any other.
        nonlocal buyers
        if buyers is None:
            buyers = {each.id for each in house.tables.values() if each.state.bought}
        named = {issuer for name in buyers for issuer, _ in house.tables[name].state.bought}
        for issuer in [each for each in house.own() if each.state.id in named] if named else ():
            for (table, colour), count in _redeemed_elsewhere(house, issuer.state.id).items():
                noted = issuer.state.gone.get((table, colour), 0)
                command = NoteChecksGone(
                    by=Role.SYSTEM,
                    at=house.clock.now(),
                    redeemed_at=table,
                    colour=colour,
                    total=noted + count,
                )
                await house.gateway.submit(_HOUSE, issuer.name, command, approved=True)

    house.gateway.look_up(look_up, RedeemForeignColour.action)
    house.policies.fill(fill, RedeemForeignColour.action)
    house.policies.review(review, RedeemForeignColour.action)
    taking = (CashOut, Leave, PayOff, RedeemColour, GiveTip)
    house.policies.review(wait_for_books, *(each.action for each in taking))
    house.policies.note(note_buyer, ForeignColourRedeemed)
    house.follow_ups.append(take_off)


def _redeemed_elsewhere(house: House, issuer: str) -> dict[tuple[str, str], int]:
    """Checks that other tables have exchanged and the issuer's books still have out."""
    found = house.tables[issuer].state if issuer in house.tables else None
    if found is None:
        return {}
    waiting = {}
    for other in house.tables.values():
        for (table, colour), count in other.state.bought.items():
            mark = (other.state.id, colour)
            if table == issuer and count > found.gone.get(mark, 0):
                waiting[mark] = count - found.gone.get(mark, 0)
    return waiting


async def _values_issued(house: House, table: str, colour: str) -> set[Money]:
    """Every value at which a table has ever issued a colour."""
    sought = Sought(
        stream=stream_of(table),
        kinds=(ColourIssued.__name__,),
        holds=f'"colour":"{colour}"'.encode(),
    )
    values = set[Money]()
    async for record in find_all(house.store, sought):
        event = TABLE_CODEC.decode(record.kind, record.payload)
        if isinstance(event, ColourIssued) and event.colour == colour:
            values.add(event.value)
    return values


def _lowest_minimum(house: House, issuer: Table | None) -> Money | None:
    """The lowest minimum on offer at any open table of the game that the checks are from."""
    if issuer is None:
        return None
    tables = (stream.state for stream in house.tables.values())
    own = (t for t in tables if (t.game.book, t.game.name) == (issuer.game.book, issuer.game.name))
    minima = [t.limits.table.min for t in own if t.phase is not Phase.CLOSED]
    return Money(min(minima)) if minima else None
