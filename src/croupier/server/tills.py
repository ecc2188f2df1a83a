"""Tills over HTTP: opened, filled, emptied and closed with a count."""

from functools import partial

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
from croupier.server import wire_house as w
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.problems import Refused, not_written
from croupier.server.tickets import KEY, LOOKERS

_REFUSES = (409, 503)
_CLOSINGS_SHOWN = 50
#: What the holder of a till does with notes and coins that were counted.
_counted = partial(
    API.operation,
    "POST",
    parameters=(KEY,),
    body=w.CountedCash,
    out=w.TillsShown,
    refuses=_REFUSES,
    roles=HOLDERS,
)


@API.operation("GET", "/v1/tills", out=w.TillsShown, refuses=(503,), roles=LOOKERS)
async def see_tills(request: Request) -> w.TillsShown:
    """Every till with what it should hold, and the last closings with their differences."""
    return await _shown(request)


@_counted("/v1/tills/{till}/open")
async def open_till(request: Request, body: w.CountedCash) -> w.TillsShown:
    """Count a till and begin to work at it; the count is held against what was left in it."""
    return await _submit(request, OpenTill(by=lowest(HOLDERS), counts=body.counts))


@_counted("/v1/tills/{till}/fill")
async def fill_till(request: Request, body: w.CountedCash) -> w.TillsShown:
    """Bring notes and coins from the vault."""
    return await _submit(request, FillTill(by=lowest(HOLDERS), counts=body.counts))


@_counted("/v1/tills/{till}/drop")
async def drop_till(request: Request, body: w.CountedCash) -> w.TillsShown:
    """Take notes and coins to the vault."""
    return await _submit(request, DropTill(by=lowest(HOLDERS), counts=body.counts))


@API.operation(
    "POST",
    "/v1/tills/{till}/close",
    parameters=(KEY,),
    body=w.TillClosing,
    out=w.TillsShown,
    refuses=_REFUSES,
    roles=CLOSERS,
)
async def close_till(request: Request, body: w.TillClosing) -> w.TillsShown:
    """End a shift with a count. A difference is explained; somebody in charge may close for one."""
    actor = known_caller(request).actor
    till = front_of(request).tills.known.get(request.path_params["till"])
    in_charge = actor.roles & CLOSERS - HOLDERS
    own = till is None or till.holder == actor.id
    by = lowest(actor.roles & HOLDERS if own and actor.roles & HOLDERS else in_charge or HOLDERS)
    command = CloseTill(by=by, counts=body.counts, leave=Money(body.leave), note=body.note)
    return await _submit(request, command)


async def _submit(request: Request, command: TillCommand) -> w.TillsShown:
    front, actor = front_of(request), known_caller(request).actor
    name = request.path_params["till"]
    given = KEY.read(request)
    key = f"{actor.id}/till/{name}/{given}" if given else ""
    command = command.but(at=front.clock.now(), name=name, sender=actor.id)
    try:
        answer = await front.tills.submit(actor, command, key)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)
    assert not isinstance(answer, Waiting)
    return await _shown(request)


async def _shown(request: Request) -> w.TillsShown:
    front, person = front_of(request), known_caller(request).actor.id
    closings = [(name, each) for name, own in front.tills.closings.items() for each in own]
    newest = sorted(closings, key=lambda one: one[1].at, reverse=True)[:_CLOSINGS_SHOWN]
    return w.TillsShown(
        tills=tuple(
            # Others may open tills while these are counted.
            [await _till(front, *each, person) for each in list(front.tills.known.items())]
        ),
        closings=tuple(
            w.TillClosed(
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
        denominations=front.cash_denominations,
        time=front.clock.now(),
    )


async def _till(front: Front, name: str, till: Till, person: str) -> w.TillShown:
    counter = await front.tills.counter(name, front.desks.reader)
    return w.TillShown(
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
