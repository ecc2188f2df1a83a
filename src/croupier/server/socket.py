"""One client's socket: it asks and is answered, it looks and is shown."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.server import wire
from croupier.server.feed import Look
from croupier.server.front import Caller, Front, same_origin
from croupier.server.limits import Bucket
from croupier.server.metrics import SOCKETS
from croupier.server.problems import Trouble
from croupier.server.wire_commands import Message

ANSWERS_MAX: Final = 256
IN_FLIGHT_MAX: Final = 64
LOOKS_MAX: Final = 50
FAULTS_MAX: Final = 50
#: Updates go out this often at most, so that a busy table costs one message and not hundreds.
UPDATE_EVERY: Final = 0.025
_CHECK_EVERY: Final = 5.0

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(wire.FromClient).decode
_log = structlog.get_logger("croupier.server")


class Client:
    """A socket with what it looks at. Answers wait in a short queue; looks wait nowhere."""

    def __init__(self, socket: WebSocket, front: Front, caller: Caller) -> None:
        self._socket = socket
        self._front = front
        self._caller = caller
        self._answers: asyncio.Queue[bytes] = asyncio.Queue(ANSWERS_MAX)
        self._looks: dict[str, tuple[Look, int]] = {}
        self._woken = asyncio.Event()
        self._bucket = Bucket(per_second=100, size=400)
        self._faults = 0
        self._asks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve until either side ends it."""
        SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        guard = asyncio.create_task(self._guard())
        try:
            await asyncio.wait((writer, reader, guard), return_when=asyncio.FIRST_COMPLETED)
        finally:
            SOCKETS.dec()
            for look, _ in self._looks.values():
                self._front.feed.unwatch(look.table, self._woken.set)
            for task in (writer, reader, guard, *self._asks):
                task.cancel()
            await asyncio.gather(writer, reader, guard, *self._asks, return_exceptions=True)
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(1000)

    async def _guard(self) -> None:
        """Ends when the session has ended or the key was revoked."""
        while self._front.still_known(self._caller):
            await asyncio.sleep(_CHECK_EVERY)

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
                if message is None:
                    if self._faults > FAULTS_MAX:
                        return
                    continue
                await self._take(message)

    async def _receive(self) -> Any:
        """The next message, or None where it could not be read and its sender was told."""
        frame = await self._socket.receive()
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
                    self._front.feed.unwatch(message.table, self._woken.set)
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
        feed.watch(look.table, self._woken.set)
        if message.after is None or message.after == feed.version(look.table):
            first, seq = feed.snapshot(look)
        else:
            first, seq = await feed.recall(look, message.after)
        self._looks[look.table] = (look, seq)
        told = wire.Subscribed(id=message.id, table=look.table, audience=look.audience)
        await self._answers.put(_ENCODE(told))
        await self._answers.put(first)
        self._woken.set()

    async def _answer(self, message: Message) -> None:
        await self._answers.put(_ENCODE(message))
        self._woken.set()

    async def _write(self) -> None:
        """Send answers at once, and looks as often as is worth it. Waits while the reader lags."""
        loop, last = asyncio.get_running_loop(), 0.0
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._woken.wait()
                self._woken.clear()
                await self._send_answers()
                pause = last + UPDATE_EVERY - loop.time()
                if pause > 0 and any(self._behind(look, seq) for look, seq in self._looks.values()):
                    loop.call_later(pause, self._woken.set)
                    continue
                last = loop.time()
                await self._send_looks()

    async def _send_answers(self) -> None:
        while not self._answers.empty():
            await self._send(self._answers.get_nowait())

    def _behind(self, look: Look, seq: int) -> bool:
        return self._front.feed.version(look.table) != seq

    async def _send_looks(self) -> None:
        for table, (look, seq) in list(self._looks.items()):
            made, now_at = self._front.feed.since(look, seq)
            if self._looks.get(table) == (look, seq):
                self._looks[table] = (look, now_at)
                if made is not None:
                    await self._send(made)

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": message.decode()})


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
    await Client(socket, front, caller).run()
