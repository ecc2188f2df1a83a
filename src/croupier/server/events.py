"""The event feed for other systems: pages, a long poll, or a stream of server-sent events."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, nullcontext
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from croupier.core.roles import Role
from croupier.house.event_feed import FeedEvent, Reader
from croupier.house.services import Scope
from croupier.server import wire_services as w
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Caller, Front
from croupier.server.problems import Trouble

#: Those who see the whole record anyway.
_READERS: Final = frozenset({Role.INSPECTOR, Role.AUTHORISED_OFFICER})
_COUNT_MAX: Final = 500
_WAIT_MAX: Final = 30
#: So many wait for news at once, and so many of one caller.
_WAITING_MAX: Final = 50
_OWN_WAITING_MAX: Final = 10
#: A stream on which nothing happens says so this often, in seconds, so that proxies keep it.
_QUIET: Final = 15.0
_STREAM: Final = "text/event-stream"
_ENCODE: Final = msgspec.json.Encoder().encode
_NUMBER: Final = "^[0-9]{1,15}$"

_AFTER = Parameter(name="after", says="the number after which to begin", pattern=_NUMBER)
_KINDS = Parameter(name="kind", says="kinds of events, with commas; all if none is named")
_TABLES = Parameter(name="table", says="tables, with commas; all if none is named")
_COUNT = Parameter(name="count", says=f"how many at most, up to {_COUNT_MAX}", pattern=_NUMBER)
_WAIT = Parameter(
    name="wait",
    says=f"seconds to wait where there is nothing yet, up to {_WAIT_MAX}",
    pattern="^[0-9]{1,2}$",
)


@API.operation(
    "GET",
    "/v1/events",
    out=w.EventPage,
    parameters=(_AFTER, _KINDS, _TABLES, _COUNT, _WAIT),
    refuses=(503,),
)
async def read_events(request: Request) -> Response | w.EventPage:
    """Events of the log after a number, in order: a page, or a stream if that is accepted.

    For services with the scope `events`; amounts and names only with `events:money` and
    `events:identities`. A reader that goes on after the last number it has misses nothing and may
    get an event twice. As `text/event-stream` it goes on until it is closed, and `Last-Event-ID`
    resumes it.
    """
    front = front_of(request)
    reader = _reader(request, front)
    resumed = request.headers.get("last-event-id", "")
    after = int(resumed if resumed.isdecimal() else _AFTER.read(request) or 0)
    if _STREAM in request.headers.get("accept", ""):
        lines = _lines(request, front, reader, after)
        _refuse_more(front, known_caller(request))
        return StreamingResponse(lines, media_type=_STREAM, headers={"cache-control": "no-store"})
    count = min(_COUNT_MAX, int(_COUNT.read(request) or 100))
    wait = min(_WAIT_MAX, int(_WAIT.read(request) or 0))
    caller = known_caller(request)
    if wait:
        _refuse_more(front, caller)
    with _waits(front, caller) if wait else nullcontext():
        events, following = await front.integration.feed.wait(reader, after, max(1, count), wait)
    return w.EventPage(events=tuple(map(_happening, events)), next=following)


def _reader(request: Request, front: Front) -> Reader:
    """What the caller may see, cut down to what was asked for."""
    caller = known_caller(request)
    wanted = {
        "kinds": frozenset(filter(None, _KINDS.read(request).split(","))),
        "tables": frozenset(filter(None, _TABLES.read(request).split(","))),
    }
    if caller.actor.roles & _READERS:
        return Reader(money=True, identities=True, **wanted)
    held = front.integration.scopes_of(caller.actor)
    if Scope.EVENTS not in held:
        raise Trouble(403, f"{caller.actor.id} lacks the scope {Scope.EVENTS}")
    return Reader(money=Scope.MONEY in held, identities=Scope.IDENTITIES in held, **wanted)


def _happening(event: FeedEvent) -> w.Happening:
    return w.Happening(
        number=event.number,
        stream=event.stream,
        at=event.at,
        kind=event.kind,
        event=event.event,
    )


async def _lines(
    request: Request, front: Front, reader: Reader, after: int
) -> AsyncIterator[bytes]:
    """Server-sent events until the reader goes, its key is revoked or the house stops."""
    caller = known_caller(request)
    with _waits(front, caller):
        yield b"retry: 1000\n\n"
        async for line in _told(request, front, caller, reader, after):
            yield line


async def _told(
    request: Request, front: Front, caller: Caller, reader: Reader, after: int
) -> AsyncIterator[bytes]:
    async for event in front.integration.feed.follow(reader, after, _QUIET):
        if not front.ready or not _still_reads(request, front, caller, reader):
            return
        if event is None:
            yield b": quiet\n\n"
        else:
            data = _ENCODE(_happening(event))
            yield b"id: %d\nevent: %s\ndata: %s\n\n" % (event.number, event.kind.encode(), data)
        # A reader that is far behind gets its turn with the others.
        await asyncio.sleep(0)


def _still_reads(request: Request, front: Front, caller: Caller, reader: Reader) -> bool:
    """Whether a reader may still see the same. A stream that stays open uses no session."""
    if caller.token:
        return front.still_known(caller)
    try:
        return _reader(request, front) == reader
    except Trouble:
        return False


def _refuse_more(front: Front, caller: Caller) -> None:
    """Everybody who waits for news asks the log again and again: there are so many of them."""
    waiting = front.integration.waiting
    if waiting[caller.actor.id] >= _OWN_WAITING_MAX or waiting.total() >= _WAITING_MAX:
        raise Trouble(429, "too many wait for news already", retry_ms=1000)


@contextmanager
def _waits(front: Front, caller: Caller) -> Iterator[None]:
    waiting, name = front.integration.waiting, caller.actor.id
    waiting[name] += 1
    try:
        yield
    finally:
        waiting[name] -= 1
        if not waiting[name]:
            del waiting[name]
