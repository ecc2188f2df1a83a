"""One client's socket: it asks and is answered, it looks and is shown."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.server import wire
from croupier.server.feed import Watch
from croupier.server.front import Caller, Front, same_origin
from croupier.server.limits import Bucket
from croupier.server.metrics import SOCKETS
from croupier.server.problems import Trouble
from croupier.server.wire_commands import Message

IN_FLIGHT_MAX: Final = 64
LOOKS_MAX: Final = 50
FAULTS_MAX: Final = 50
_CHECK_EVERY: Final = 5.0

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(wire.FromClient).decode
_log = structlog.get_logger("croupier.server")


class Client:
    """A socket with what it looks at.

    Nothing waits in a queue: an answer is sent by whoever waited for it, and the next message is
    not read while too many of them cannot be sent. Looks are made when they can be.
    """

    def __init__(self, receive: Receive, send: Send, front: Front, caller: Caller) -> None:
        self._receive_frame = receive
        self._send_frame = send
        self._front = front
        self._caller = caller
        self._looks: dict[str, Watch] = {}
        self._showing: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._guarding: asyncio.TimerHandle | None = None
        per_second = front.messages_per_second
        self._bucket = Bucket(per_second=per_second, size=4 * per_second)
        self._faults = 0
        self._asks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until either side ends it."""
        SOCKETS.inc()
        self._reader = asyncio.current_task()
        self._guard()
        try:
            await self._read()
        except asyncio.CancelledError:
            if self._front.still_known(self._caller):
                raise
        finally:
            SOCKETS.dec()
            if self._guarding is not None:
                self._guarding.cancel()
            for watch in self._looks.values():
                self._front.feed.unwatch(watch)
            left = [task for task in (self._showing, *self._asks) if task is not None]
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            with suppress(RuntimeError, OSError):
                await self._send_frame({"type": "websocket.close", "code": 1000})

    def _guard(self) -> None:
        """End the socket when the session has ended or the key was revoked."""
        if self._front.still_known(self._caller):
            loop = asyncio.get_running_loop()
            self._guarding = loop.call_later(_CHECK_EVERY, self._guard)
        elif self._reader is not None:
            self._reader.cancel()

    async def _read(self) -> None:
        await self._answer(
            wire.Welcome(
                version=wire.VERSION,
                name=self._caller.actor.id,
                time=self._front.clock.now(),
            )
        )
        with suppress(WebSocketDisconnect):
            while True:
                message = await self._receive()
                if message is not None:
                    await self._take(message)
                elif self._faults > FAULTS_MAX:
                    return

    async def _receive(self) -> Any:
        """The next message, or None where it could not be read and its sender was told."""
        frame = await self._receive_frame()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        if not self._bucket.take(self._front.clock.now()):
            # A client that asks too much waits; nothing of what it asked is lost.
            await asyncio.sleep(0.5)
        raw = frame.get("text") or frame.get("bytes") or b""
        try:
            return _DECODE(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._faults += 1
            await self._answer(wire.Fault(id=_id_of(raw), title="invalid", detail=str(error)[:400]))
            return None

    async def _take(self, message: Any) -> None:
        match message:
            case wire.Ping():
                now = self._front.clock.now()
                await self._answer(wire.Pong(id=message.id, sent=message.sent, time=now))
            case wire.Ask():
                while len(self._asks) >= IN_FLIGHT_MAX:
                    await asyncio.wait(self._asks, return_when=asyncio.FIRST_COMPLETED)
                task = asyncio.create_task(self._ask(message))
                self._asks.add(task)
                task.add_done_callback(self._asks.discard)
            case wire.Subscribe():
                await self._subscribe(message)
            case wire.Unsubscribe():
                found = self._looks.pop(message.table, None)
                if found is not None:
                    self._front.feed.unwatch(found)
                await self._answer(wire.Unsubscribed(id=message.id, table=message.table))

    async def _ask(self, message: wire.Ask) -> None:
        try:
            answer: Message = await self._front.ask(
                self._caller, message.table, message.key, message.command, message.id
            )
        except Exception:
            _log.exception("ask-failed", table=message.table)
            detail = "whether it was done is not known: ask again with the same key"
            answer = wire.Fault(id=message.id, title="a fault of the server", detail=detail)
        await self._answer(answer)

    async def _subscribe(self, message: wire.Subscribe) -> None:
        try:
            look = self._front.look(self._caller, message.table, message.audience, message.player)
            if len(self._looks) >= LOOKS_MAX and message.table not in self._looks:
                raise Trouble(429, f"{LOOKS_MAX} tables at most are looked at over one socket")
        except Trouble as trouble:
            fault = wire.Fault(id=message.id, title="not permitted", detail=trouble.detail)
            await self._answer(fault)
            return
        feed = self._front.feed
        if message.after is None or message.after == feed.version(look.table):
            first, seq = feed.snapshot(look)
        else:
            first, seq = await feed.recall(look, message.after)
        if (before := self._looks.pop(look.table, None)) is not None:
            feed.unwatch(before)
        await self._answer(wire.Subscribed(id=message.id, table=look.table, audience=look.audience))
        await self._send(first)
        self._looks[look.table] = feed.watch(look, seq, self._wake)

    async def _answer(self, message: Message) -> None:
        await self._send(_ENCODE(message))

    def _wake(self) -> None:
        if self._showing is None:
            self._showing = asyncio.create_task(self._show())

    async def _show(self) -> None:
        """Send looks while any are due. Waits while the reader lags, and then shows what is now."""
        try:
            while due := [watch for watch in self._looks.values() if watch.due]:
                for watch in due:
                    made = self._front.feed.next_for(watch)
                    if made is not None:
                        await self._send(made)
        finally:
            self._showing = None

    async def _send(self, message: bytes) -> None:
        # Whoever has gone is noticed by the reader.
        with suppress(OSError, RuntimeError):
            await self._send_frame({"type": "websocket.send", "text": message.decode()})


def _id_of(raw: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender can match the answer."""
    try:
        found = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).get("id")
        text = msgspec.json.decode(found, type=str) if found is not None else ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return text[:100]


async def serve_socket(socket: WebSocket) -> None:
    """Accept a client that is who it says it is; a cookie counts from our own pages only."""
    front: Front = socket.app.state.front
    try:
        caller = front.caller(socket)
    except Trouble:
        await socket.close(4401)
        return
    if caller.by_cookie and not same_origin(socket):
        await socket.close(4403)
        return
    await socket.accept()
    # From here on messages go straight to the server, past what the framework wraps round them.
    await Client(socket._receive, socket._send, front, caller).run()
