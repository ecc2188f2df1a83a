"""Tills over HTTP: counted at both ends, filled and emptied, and chips sold and cashed at them."""

from functools import partial
from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.cage.till import (
    CLOSERS,
    HOLDERS,
    CloseTill,
    DropTill,
    FillTill,
    OpenTill,
    Till,
    TillCommand,
)
from croupier.cage.value_chips import CashChips, SellChips
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import lowest
from croupier.house.answers import Waiting
from croupier.house.log.store import StoreUnavailable
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.problems import HttpError, Refused, not_written
from croupier.server.tickets import KEY, READERS

# Tills.

#: How many notes and coins of each denomination, in cents.
Counts = dict[
    Annotated[int, msgspec.Meta(ge=1, le=100_000_000)],
    Annotated[int, msgspec.Meta(ge=0, le=1_000_000)],
]
Counted = Annotated[Counts, msgspec.Meta(max_length=40)]


class CountedCash(Message, frozen=True, kw_only=True):
    """Notes, coins and value chips that were counted."""

    counts: Counted
    chips: Counted = {}


class ChipsOverTheCounter(Message, frozen=True, kw_only=True):
    """Value chips that somebody buys or brings; `player` is who, where it is known."""

    chips: Counted
    player: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TillClosing(Message, frozen=True, kw_only=True):
    """The count at the end of a shift; cash that is not left in the till goes to the vault."""

    counts: Counted
    chips: Counted = {}
    leave: Annotated[int, msgspec.Meta(ge=0, le=100_000_000_000)] = 0
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""


class TillShown(Message, frozen=True, kw_only=True):
    """A till as it stands. `expected` and `chips` are what it should hold, `left` what was left."""

    name: str
    holder: str
    opened_at: int
    opened_with: int
    filled: int
    dropped: int
    paid: int
    taken: int
    expected: int
    chips: int
    left: int | None
    own: bool


class TillClosed(Message, frozen=True, kw_only=True):
    """A shift that ended: what was counted, what was expected, and why they differ."""

    till: str
    holder: str
    at: int
    counted: int
    expected: int
    difference: int
    chips_difference: int
    left: int
    note: str


class TillsShown(Message, frozen=True, kw_only=True):
    """All tills, the last closings, and the notes, coins and value chips that are counted."""

    tills: tuple[TillShown, ...]
    closings: tuple[TillClosed, ...]
    denominations: tuple[int, ...]
    chip_denominations: tuple[int, ...]
    time: int


_REFUSES = (409, 503)
_CLOSINGS_SHOWN = 50
#: What the holder of a till does with what was counted, and over the counter.
_held = partial(
    API.operation,
    "POST",
    parameters=(KEY,),
    out=TillsShown,
    refuses=_REFUSES,
    roles=HOLDERS,
)
_counted = partial(_held, body=CountedCash)
_exchanged = partial(_held, body=ChipsOverTheCounter)


@API.operation("GET", "/v1/tills", out=TillsShown, refuses=(503,), roles=READERS)
async def see_tills(request: Request) -> TillsShown:
    """Every till with what it should hold, and the last closings with their differences."""
    return await _shown(request)


@_counted("/v1/tills/{till}/open")
async def open_till(request: Request, body: CountedCash) -> TillsShown:
    """Count a till and begin to work at it; the count is held against what was left in it."""
    return await _submit(
        request, OpenTill(by=lowest(HOLDERS), counts=body.counts, chips=body.chips)
    )


@_counted("/v1/tills/{till}/fill")
async def fill_till(request: Request, body: CountedCash) -> TillsShown:
    """Bring notes, coins and value chips from the vault."""
    return await _submit(
        request, FillTill(by=lowest(HOLDERS), counts=body.counts, chips=body.chips)
    )


@_counted("/v1/tills/{till}/drop")
async def drop_till(request: Request, body: CountedCash) -> TillsShown:
    """Take notes, coins and value chips to the vault; much of it needs a second person."""
    return await _submit(
        request, DropTill(by=lowest(HOLDERS), counts=body.counts, chips=body.chips)
    )


@_exchanged("/v1/tills/{till}/sell-chips")
async def sell_chips(request: Request, body: ChipsOverTheCounter) -> TillsShown:
    """Give value chips for cash, to nobody who is excluded; much needs a second person."""
    sale = SellChips(by=lowest(HOLDERS), chips=body.chips, player=body.player)
    return await _submit(request, sale)


@_exchanged("/v1/tills/{till}/cash-chips")
async def cash_chips(request: Request, body: ChipsOverTheCounter) -> TillsShown:
    """Pay cash for value chips, no more than the till holds; much needs a second person."""
    cashing = CashChips(by=lowest(HOLDERS), chips=body.chips, player=body.player)
    return await _submit(request, cashing)


@API.operation(
    "POST",
    "/v1/tills/{till}/close",
    parameters=(KEY,),
    body=TillClosing,
    out=TillsShown,
    refuses=_REFUSES,
    roles=CLOSERS,
)
async def close_till(request: Request, body: TillClosing) -> TillsShown:
    """End a shift with a count. A difference is explained; somebody in charge may close for one.

    Much that goes to the vault needs a second person.
    """
    actor = known_caller(request).actor
    till = gateway_of(request).tills.known.get(request.path_params["till"])
    in_charge = actor.roles & CLOSERS - HOLDERS
    own = till is None or till.holder == actor.id
    by = lowest(actor.roles & HOLDERS if own and actor.roles & HOLDERS else in_charge or HOLDERS)
    command = CloseTill(
        by=by, counts=body.counts, chips=body.chips, leave=Money(body.leave), note=body.note
    )
    return await _submit(request, command)


async def _submit(request: Request, command: TillCommand) -> TillsShown:
    gateway, actor = gateway_of(request), known_caller(request).actor
    name = request.path_params["till"]
    given = KEY.read(request)
    key = f"{actor.id}/till/{name}/{given}" if given else ""
    command = command.but(at=gateway.clock.now(), name=name, sender=actor.id)
    try:
        answer = await gateway.tills.submit(actor, command, key)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)
    if isinstance(answer, Waiting):
        raise HttpError(409, say("http-waits-for-second", number=answer.number))
    return await _shown(request)


async def _shown(request: Request) -> TillsShown:
    gateway, person = gateway_of(request), known_caller(request).actor.id
    closings = [(name, each) for name, own in gateway.tills.closings.items() for each in own]
    newest = sorted(closings, key=lambda one: one[1].at, reverse=True)[:_CLOSINGS_SHOWN]
    return TillsShown(
        tills=tuple(
            # Others may open tills while these are counted.
            [await _till(gateway, *each, person) for each in list(gateway.tills.known.items())]
        ),
        closings=tuple(
            TillClosed(
                till=name,
                holder=each.holder,
                at=each.at,
                counted=each.amount,
                expected=each.expected,
                difference=each.difference,
                chips_difference=each.chips_difference,
                left=each.left,
                note=each.note,
            )
            for name, each in newest
        ),
        denominations=gateway.cash_denominations,
        chip_denominations=gateway.chip_denominations,
        time=gateway.clock.now(),
    )


async def _till(gateway: HttpGateway, name: str, till: Till, person: str) -> TillShown:
    counter = await gateway.tills.counter(name, gateway.desks.reader)
    return TillShown(
        name=name,
        holder=till.holder,
        opened_at=till.opened_at,
        opened_with=till.opened_with,
        filled=till.filled,
        dropped=till.dropped,
        paid=counter.paid,
        taken=counter.taken,
        expected=till.banked + counter.taken - counter.paid,
        chips=till.chips,
        left=till.left,
        own=till.holder == person,
    )
