"""A running house: sign in, send commands, see tables. Lost connections are opened again."""

import asyncio
import contextlib
import random
import secrets
import ssl
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar, overload

import msgspec

from croupier.client.errors import HouseAway, HouseError, NotTaken
from croupier.client.http import Http
from croupier.client.line import Line
from croupier.client.subscription import Subscription
from croupier.house.views.audience_views import DealerView, DisplayView, PitView, SeatView
from croupier.house.views.narration import Audience
from croupier.server import wire
from croupier.server.command_messages import AnyCommand

T = TypeVar("T")

#: The first and the longest pause between two tries to reach a house, in seconds.
RETRY_FIRST: Final = 0.1
RETRY_MAX: Final = 3.0
#: How long one request for events waits where there are none, in seconds.
EVENTS_WAIT: Final = 20
#: What the house says where it does not know whether a command was done, or may not take it.
_INVALID: Final = "invalid"


class _Waiting:
    """A command without an answer, and whether it has gone out before."""

    __slots__ = ("answer", "message", "sent")

    def __init__(self, message: wire.Submit) -> None:
        self.message = message
        self.sent = False
        self.answer: asyncio.Future[wire.Answer] = asyncio.get_running_loop().create_future()


class House:
    """A client of one house: `async with House(url, key=...) as house`.

    `key` is a device's or service's key, or the token of a session; without one the house shows
    what it shows to everybody. The socket is opened with the first command or subscription.
    """

    def __init__(self, url: str, key: str = "", *, context: ssl.SSLContext | None = None) -> None:
        self.http = Http(url, key, context=context)
        self._line: Line | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()
        self._waiting: dict[str, _Waiting] = {}
        self._subscriptions: dict[str, Subscription[Any]] = {}
        self._subscribing: dict[str, Subscription[Any]] = {}
        self._own, self._count = secrets.token_urlsafe(9), 0
        self._ended: Exception | None = None
        self._lost = asyncio.Event()
        #: Who the house takes us for, once its socket is open.
        self.name = ""

    async def __aenter__(self) -> "House":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def sign_in(self, name: str, password: str, digits: str = "") -> wire.Session:
        """Begin a session as a member of staff; what follows is done in its name.

        `digits` are those of the second factor, from who has one.
        """
        body = wire.SignIn(name=name, password=password, digits=digits)
        session = await self.http.request("POST", "/v1/session", wire.Session, body)
        self.http.key = session.token
        if self._line is not None:
            self._line.close()
        return session

    async def request(
        self,
        method: str,
        path: str,
        out: type[T],
        body: object = None,
        *,
        query: Mapping[str, object] | None = None,
        key: str = "",
    ) -> T:
        """Anything that the house offers over HTTP, as the type that its documents name."""
        headers = {"idempotency-key": key} if key else None
        return await self.http.request(method, path, out, body, query=query, headers=headers)

    async def tables(self) -> tuple[wire.TableLine, ...]:
        """Every table of the house."""
        return (await self.request("GET", "/v1/tables", wire.TableList)).tables

    async def events(
        self, after: int = 0, *, kinds: Sequence[str] = (), tables: Sequence[str] = ()
    ) -> AsyncIterator[wire.Happening]:
        """The event feed after a record, in the order of the log and without an end.

        Keep `number` of an event together with what you did for it, and begin after it the next
        time: nothing is missed, and an event may come twice. A house that is away is tried again. A
        number that its log has not reached, as after a restore of an older copy, is a HouseError.
        """
        wanted = {"kind": ",".join(kinds), "table": ",".join(tables), "wait": EVENTS_WAIT}
        query = {name: value for name, value in wanted.items() if value}
        pause = RETRY_FIRST
        while True:
            try:
                page = await self.request(
                    "GET", "/v1/events", wire.EventPage, query={**query, "after": after}
                )
            except HouseAway:
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY_MAX)
                continue
            pause, after = RETRY_FIRST, page.next
            for event in page.events:
                yield event

    def table(self, table: str) -> "RemoteTable":
        """A table by its name, with a method for each common command."""
        return RemoteTable(self, table)

    async def command(
        self,
        table: str,
        action: str,
        *,
        key: str = "",
        round_no: int = 0,
        deadline: int = 0,
        **fields: object,
    ) -> wire.Answer:
        """Send a command and wait for its answer: accepted and durable, refused, or pending.

        The same `key` is answered the same way however often it is sent; one is made up if none is
        given. In another round than `round_no`, or after `deadline` by the house's clock, it is
        refused. NotTaken says that there is no such command or field.
        """
        try:
            command = msgspec.convert({"type": action, **fields}, AnyCommand)
        except msgspec.ValidationError as error:
            raise NotTaken(f"{action}: {error}") from error
        message = wire.Submit(
            id=self._next(),
            table=table,
            # A log finds room for keys of one moment in one place, for others all over its index.
            key=key or f"{time.time_ns() // 1_000_000}-{self._next()}",
            command=command,
            round_no=round_no,
            deadline=deadline,
        )
        waiting = self._waiting[message.id] = _Waiting(message)
        self._start()
        if self._welcomed.is_set():
            self._send(waiting)
        try:
            return await waiting.answer
        finally:
            self._waiting.pop(message.id, None)

    @overload
    async def subscribe(
        self, table: str, audience: Literal["seat"], player: str = ""
    ) -> Subscription[SeatView]: ...
    @overload
    async def subscribe(
        self, table: str, audience: Literal["dealer"], player: str = ""
    ) -> Subscription[DealerView]: ...
    @overload
    async def subscribe(
        self, table: str, audience: Literal["pit"], player: str = ""
    ) -> Subscription[PitView]: ...
    @overload
    async def subscribe(
        self, table: str, audience: Literal["display"] = "display", player: str = ""
    ) -> Subscription[DisplayView]: ...
    async def subscribe(
        self, table: str, audience: str = "display", player: str = ""
    ) -> Subscription[Any]:
        """See a table; returns with its first view. One subscription for each table."""
        subscription: Subscription[Any] = Subscription(table, Audience(audience), player)
        self._subscriptions[table] = subscription
        self._start()
        if self._welcomed.is_set():
            self._subscribe(subscription)
        try:
            await subscription.wait_for(lambda view: True)
        except BaseException:
            self._subscriptions.pop(table, None)
            raise
        return subscription

    def unsubscribe(self, subscription: Subscription[Any]) -> None:
        """See a table no longer."""
        if self._subscriptions.get(subscription.table) is subscription:
            del self._subscriptions[subscription.table]
            if self._line is not None:
                self._line.send(wire.Unsubscribe(id=self._next(), table=subscription.table))

    async def connected(self) -> None:
        """Return once the socket is open; HouseError if the house does not let us in."""
        self._start()
        await self._welcomed.wait()
        if self._ended is not None:
            raise self._ended

    async def close(self) -> None:
        """End for good. Commands without an answer end with HouseAway."""
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        self._end(HouseAway("the client was closed"))
        self.http.close()

    def _start(self) -> None:
        if self._ended is not None:
            raise self._ended
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Keep a socket open until the client is closed or the house will not have us."""
        pause = RETRY_FIRST
        while True:
            self._lost.clear()
            try:
                self._line = Line(self._take, self._lose)
                await self._line.open(self.http.socket_url, self.http.key, self.http.context)
                await self._lost.wait()
                pause = RETRY_FIRST
            except HouseAway:
                pause = min(RETRY_MAX, 2 * pause)
            except HouseError as error:
                self._end(error)
                return
            # Spread out, so that a house that restarts is not met by everybody at once.
            await asyncio.sleep(pause * (0.5 + random.random()))

    def _lose(self) -> None:
        self._welcomed.clear()
        self._lost.set()

    def _end(self, error: Exception) -> None:
        self._ended = error
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        for subscription in self._subscriptions.values():
            subscription.fail(error)
        self._welcomed.set()
        if self._line is not None:
            self._line.close()

    def _take(self, message: wire.FromServer) -> None:
        match message:
            case wire.Accepted() | wire.Refused() | wire.Pending():
                self._answered(message)
            case wire.Snapshot() | wire.Update():
                if (seen := self._subscriptions.get(message.table)) is not None:
                    seen.take(message)
            case wire.Called():
                if (seen := self._subscriptions.get(message.table)) is not None:
                    seen.hear(message)
            case wire.Welcome():
                self._welcome(message)
            case wire.Subscribed():
                self._subscribing.pop(message.id, None)
            case wire.Fault():
                self._fault(message)

    def _welcome(self, message: wire.Welcome) -> None:
        self.name = message.name
        self._welcomed.set()
        self._subscribing.clear()
        for subscription in self._subscriptions.values():
            self._subscribe(subscription)
        for waiting in self._waiting.values():
            self._send(waiting)

    def _send(self, waiting: _Waiting) -> None:
        """Send a command; one that may have arrived before says so, under the same key."""
        message, again = waiting.message, waiting.sent
        waiting.sent = True
        if self._line is not None:
            self._line.send(msgspec.structs.replace(message, again=True) if again else message)

    def _subscribe(self, subscription: Subscription[Any]) -> None:
        message = wire.Subscribe(
            id=self._next(),
            table=subscription.table,
            audience=subscription.audience,
            player=subscription.player,
            after=subscription.seq or None,
        )
        self._subscribing[message.id] = subscription
        if self._line is not None:
            self._line.send(message)

    def _answered(self, answer: wire.Answer) -> None:
        seen = self._subscriptions.get(answer.table)
        if seen is not None and isinstance(answer, wire.Accepted):
            seen.fold(answer)
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _fault(self, fault: wire.Fault) -> None:
        subscription = self._subscribing.pop(fault.id, None)
        if subscription is not None:
            subscription.fail(NotTaken(fault.detail or fault.title))
            return
        waiting = self._waiting.get(fault.id)
        if waiting is None or waiting.answer.done():
            return
        if fault.title == _INVALID:
            waiting.answer.set_exception(NotTaken(fault.detail))
        else:
            # Whether it was done is not known: the same key finds out.
            asyncio.get_running_loop().call_later(RETRY_MAX / 6, self._again, waiting)

    def _again(self, waiting: _Waiting) -> None:
        if not waiting.answer.done() and self._welcomed.is_set():
            self._send(waiting)

    def _next(self) -> str:
        self._count += 1
        return f"{self._own}-{self._count}"


class RemoteTable:
    """A table of a running house, with the names of `croupier.Table`. Amounts are in cents."""

    def __init__(self, house: House, name: str) -> None:
        self.house, self.name = house, name

    def __repr__(self) -> str:
        return f"<RemoteTable {self.name}>"

    async def do(self, action: str, **fields: Any) -> wire.Answer:
        """Any command by its name, such as `do("final-bets")`."""
        return await self.house.command(self.name, action, **fields)

    async def see_seat(self, player: str = "") -> Subscription[SeatView]:
        """See a seat of one's own."""
        return await self.house.subscribe(self.name, "seat", player)

    async def see_dealer(self) -> Subscription[DealerView]:
        """See the table as its dealer does."""
        return await self.house.subscribe(self.name, "dealer")

    async def see_pit(self) -> Subscription[PitView]:
        """See the table as the pit does."""
        return await self.house.subscribe(self.name, "pit")

    async def see_display(self) -> Subscription[DisplayView]:
        """See what the table's display shows to everybody."""
        return await self.house.subscribe(self.name)

    async def buy_in(self, player: str, amount: int) -> wire.Answer:
        """Sit down and turn money into chips or credits."""
        return await self.do("buy-in", player=player, amount=amount)

    async def cash_out(self, player: str) -> wire.Answer:
        """Take the whole free balance off the table."""
        return await self.do("cash-out", player=player)

    async def place(self, player: str, bet: str, stake: int) -> wire.Answer:
        """Put a stake on a bet; on a call bet the stake is for one piece."""
        return await self.do("place", player=player, bet=bet, stake=stake)

    async def remove(self, player: str, bet: str) -> wire.Answer:
        """Take a wager down."""
        return await self.do("remove", player=player, bet=bet)

    async def clear(self, player: str) -> wire.Answer:
        """Take all of one's wagers down."""
        return await self.do("clear", player=player)

    async def undo(self, player: str) -> wire.Answer:
        """Take back the last change one made this round."""
        return await self.do("undo", player=player)

    async def open_betting(self) -> wire.Answer:
        """Announce that bets may be placed."""
        return await self.do("open-betting")

    async def spin(self) -> wire.Answer:
        """Launch the ball."""
        return await self.do("spin")

    async def no_more_bets(self) -> wire.Answer:
        """Close betting."""
        return await self.do("no-more-bets")

    async def result(self, pocket: str | int) -> wire.Answer:
        """The ball is at rest in a pocket: settle the round."""
        return await self.do("result", pocket=str(pocket))
