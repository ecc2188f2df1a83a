"""Tills over HTTP: opened, filled, emptied and closed with a count."""

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
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import lowest
from croupier.house.answers import Waiting
from croupier.house.log.store import StoreUnavailable
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.problems import Refused, not_written
from croupier.server.tickets import KEY, READERS

# Tills.

#: How many notes and coins of each denomination, in cents.
Counts = dict[
    Annotated[int, msgspec.Meta(ge=1, le=100_000_000)],
    Annotated[int, msgspec.Meta(ge=0, le=1_000_000)],
]
Counted = Annotated[Counts, msgspec.Meta(max_length=40)]


class CountedCash(Message, frozen=True, kw_only=True):
    """Notes and coins that were counted."""

    counts: Counted


class TillClosing(Message, frozen=True, kw_only=True):
    """The count at the end of a shift; what is not left in the till goes to the vault."""

    counts: Counted
    leave: Annotated[int, msgspec.Meta(ge=0, le=100_000_000_000)] = 0
    note: Annotated[str, msgspec.Meta(max_length=400)] = ""


class TillShown(Message, frozen=True, kw_only=True):
    """A till as it stands. `expected` is what it should hold, `left` what was left in it."""

    name: str
    holder: str
    opened_at: int
    opened_with: int
    filled: int
    dropped: int
    paid: int
    taken: int
    expected: int
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
    left: int
    note: str


class TillsShown(Message, frozen=True, kw_only=True):
    """All tills, the last closings, and the notes and coins that are counted."""

    tills: tuple[TillShown, ...]
    closings: tuple[TillClosed, ...]
    denominations: tuple[int, ...]
    time: int


_REFUSES = (409, 503)
_CLOSINGS_SHOWN = 50
#: What the holder of a till does with notes and coins that were counted.
_counted = partial(
    API.operation,
    "POST",
    parameters=(KEY,),
    body=CountedCash,
    out=TillsShown,
    refuses=_REFUSES,
    roles=HOLDERS,
)


@API.operation("GET", "/v1/tills", out=TillsShown, refuses=(503,), roles=READERS)
async def see_tills(request: Request) -> TillsShown:
    """Every till with what it should hold, and the last closings with their differences."""
    return await _shown(request)


@_counted("/v1/tills/{till}/open")
async def open_till(request: Request, body: CountedCash) -> TillsShown:
    """Count a till and begin to work at it; the count is held against what was left in it."""
    return await _submit(request, OpenTill(by=lowest(HOLDERS), counts=body.counts))


@_counted("/v1/tills/{till}/fill")
async def fill_till(request: Request, body: CountedCash) -> TillsShown:
    """Bring notes and coins from the vault."""
    return await _submit(request, FillTill(by=lowest(HOLDERS), counts=body.counts))


@_counted("/v1/tills/{till}/drop")
async def drop_till(request: Request, body: CountedCash) -> TillsShown:
    """Take notes and coins to the vault."""
    return await _submit(request, DropTill(by=lowest(HOLDERS), counts=body.counts))


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
    """End a shift with a count. A difference is explained; somebody in charge may close for one."""
    actor = known_caller(request).actor
    till = gateway_of(request).tills.known.get(request.path_params["till"])
    in_charge = actor.roles & CLOSERS - HOLDERS
    own = till is None or till.holder == actor.id
    by = lowest(actor.roles & HOLDERS if own and actor.roles & HOLDERS else in_charge or HOLDERS)
    command = CloseTill(by=by, counts=body.counts, leave=Money(body.leave), note=body.note)
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
    assert not isinstance(answer, Waiting)
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
                left=each.left,
                note=each.note,
            )
            for name, each in newest
        ),
        denominations=gateway.cash_denominations,
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
        left=till.left,
        own=till.holder == person,
    )
