"""The event feed for other systems: pages, a long poll, or a stream of server-sent events."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, nullcontext
from difflib import get_close_matches
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from croupier.core.messages import say
from croupier.core.roles import Role
from croupier.house.event_feed import FeedEvent, Reader, event_kinds
from croupier.house.services import Scope
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.gateway import Caller, HttpGateway
from croupier.server.problems import HttpError
from croupier.server.wire import EventPage, Happening

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
_RESUMED = Parameter(
    name="Last-Event-ID",
    place="header",
    says="in place of `after`, as browsers send it",
    pattern=_NUMBER,
)
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
    out=EventPage,
    parameters=(_AFTER, _RESUMED, _KINDS, _TABLES, _COUNT, _WAIT),
    refuses=(409, 503),
)
async def read_events(request: Request) -> Response | EventPage:
    """Events of the log after a number, in order: a page, or a stream if that is accepted.

    For services with the scope `events`; amounts and names only with `events:money` and
    `events:identities`. A reader that goes on after the last number it has misses nothing and may
    get an event twice. As `text/event-stream` it goes on until it is closed, and `Last-Event-ID`
    resumes it. A number that the log has not reached is refused: what comes first would be missed.
    """
    gateway = gateway_of(request)
    reader = _reader(request, gateway)
    named = int(_RESUMED.read(request) or _AFTER.read(request) or 0)
    after = await known_number(gateway, named)
    if _STREAM in request.headers.get("accept", ""):
        lines = _lines(request, gateway, reader, after)
        _refuse_more(gateway, known_caller(request))
        return StreamingResponse(lines, media_type=_STREAM, headers={"cache-control": "no-store"})
    count = min(_COUNT_MAX, int(_COUNT.read(request) or 100))
    wait = min(_WAIT_MAX, int(_WAIT.read(request) or 0))
    caller = known_caller(request)
    if wait:
        _refuse_more(gateway, caller)

    def stands() -> bool:
        return gateway.ready and _still_reads(request, gateway, caller, reader)

    with _waits(gateway, caller) if wait else nullcontext():
        events, following = await gateway.integration.feed.wait(
            reader, after, max(1, count), wait, stands
        )
    if wait and not _still_reads(request, gateway, caller, reader):
        # What came while they waited came after they were sent away.
        raise HttpError(401, say("http-sign-in-or-key"))
    return EventPage(events=tuple(map(_happening, events)), next=following)


def _reader(request: Request, gateway: HttpGateway) -> Reader:
    """What the caller may see, cut down to what was asked for."""
    caller = known_caller(request)
    wanted = {
        "kinds": known_kinds(frozenset(filter(None, _KINDS.read(request).split(",")))),
        "tables": frozenset(filter(None, _TABLES.read(request).split(","))),
    }
    if caller.actor.roles & _READERS:
        return Reader(money=True, identities=True, **wanted)
    held = gateway.integration.scopes_of(caller.actor)
    if Scope.EVENTS not in held:
        raise HttpError(403, say("http-lacks-scope", actor=caller.actor.id, scope=Scope.EVENTS))
    return Reader(money=Scope.MONEY in held, identities=Scope.IDENTITIES in held, **wanted)


async def known_number(gateway: HttpGateway, after: int) -> int:
    """A number that the log has reached, or HttpError with the last one.

    A reader comes with another after its house was brought back from an older copy.
    """
    last = await gateway.integration.feed.last()
    if after > last:
        raise HttpError(409, say("http-beyond-the-log", after=after, last=last))
    return after


def known_kinds(kinds: frozenset[str]) -> frozenset[str]:
    """Kinds of events that there are, or HttpError with the one that was meant."""
    known = event_kinds()
    for kind in sorted(kinds - known):
        raise HttpError(422, say("http-no-event-kind", kind=kind, near=near_kinds(kind, known)))
    return kinds


def near_kinds(kind: str, known: frozenset[str]) -> list[str]:
    """The kinds of events that are most like a word, however it is spelt."""
    folded = {name.casefold(): name for name in sorted(known)}
    word = kind.casefold().replace("-", "").replace("_", "")
    return [folded[name] for name in get_close_matches(word, folded, n=3)]


def _happening(event: FeedEvent) -> Happening:
    return Happening(
        number=event.number,
        stream=event.stream,
        at=event.at,
        kind=event.kind,
        event=event.event,
    )


async def _lines(
    request: Request, gateway: HttpGateway, reader: Reader, after: int
) -> AsyncIterator[bytes]:
    """Server-sent events until the reader goes, its key is revoked or the house stops."""
    caller = known_caller(request)
    with _waits(gateway, caller):
        yield b"retry: 1000\n\n"
        async for line in _followed(request, gateway, caller, reader, after):
            yield line


async def _followed(
    request: Request, gateway: HttpGateway, caller: Caller, reader: Reader, after: int
) -> AsyncIterator[bytes]:
    def stands() -> bool:
        return gateway.ready and _still_reads(request, gateway, caller, reader)

    async for event in gateway.integration.feed.follow(reader, after, _QUIET, stands):
        if not stands():
            return
        if event is None:
            yield b": quiet\n\n"
        else:
            data = _ENCODE(_happening(event))
            yield b"id: %d\nevent: %s\ndata: %s\n\n" % (event.number, event.kind.encode(), data)
        # A reader that is far behind gets its turn with the others.
        await asyncio.sleep(0)


def _still_reads(request: Request, gateway: HttpGateway, caller: Caller, reader: Reader) -> bool:
    """Whether a reader may still see the same. A stream that stays open uses no session."""
    if caller.token:
        return gateway.still_known(caller)
    try:
        return _reader(request, gateway) == reader
    except HttpError:
        return False


def _refuse_more(gateway: HttpGateway, caller: Caller) -> None:
    """Everybody who waits for news reads the log again and again: there are so many of them."""
    waiting = gateway.integration.waiting
    if waiting[caller.actor.id] >= _OWN_WAITING_MAX or waiting.total() >= _WAITING_MAX:
        raise HttpError(429, say("http-too-many-wait"), retry_ms=1000)


@contextmanager
def _waits(gateway: HttpGateway, caller: Caller) -> Iterator[None]:
    waiting, name = gateway.integration.waiting, caller.actor.id
    waiting[name] += 1
    try:
        yield
    finally:
        waiting[name] -= 1
        if not waiting[name]:
            del waiting[name]
