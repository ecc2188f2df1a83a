"""One client's socket: commands and their answers, subscriptions and their views."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Coroutine, MutableSet
from typing import Any, Final

import msgspec
import structlog
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from croupier.core.messages import say
from croupier.house.log.store import StoreUnavailable
from croupier.house.stations import StationReport
from croupier.house.views.narration import Audience
from croupier.server import wire
from croupier.server.answering import Answering
from croupier.server.command_messages import Message
from croupier.server.controls import REFUSED, json_has_controls
from croupier.server.feed import Subscription, Viewer
from croupier.server.frames import Messages, ProtocolBroken
from croupier.server.gateway import Caller, HttpGateway
from croupier.server.limits import Bucket
from croupier.server.metrics import SOCKETS
from croupier.server.problems import HttpError

IN_FLIGHT_MAX: Final = 64
SUBSCRIPTIONS_MAX: Final = 50
FAULTS_MAX: Final = 50
_CHECK_EVERY: Final = 5.0
#: A client that sends too much waits so long, in seconds; nothing of what it sent is lost.
_WAIT_SECONDS: Final = 0.5
#: The library copies messages up to this many bytes. Of longer ones it lends the frame's head to
#: the transport and then writes over it, so that a client which lags would read rubbish.
_COPIED_MAX: Final = 8192
#: Anyone who does not take the close in this time is cut off.
_CLOSE_SECONDS: Final = 5.0

_TEXT: Final = WSMsgType.TEXT
_DATA: Final = frozenset({_TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION})
_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(wire.FromClient).decode
_log = structlog.get_logger("croupier.server")


class Client(WSListener):
    """A socket with its subscriptions.

    Nothing is sent from a queue of ours: an answer goes out when it is known, and while the client
    does not read, or too many of its commands are under way, we do not read either. Views are made
    when they can be sent.
    """

    def __init__(self, gateway: HttpGateway, caller: Caller, open_sockets: MutableSet[Any]) -> None:
        self._gateway = gateway
        self._caller = caller
        self._open_sockets = open_sockets
        self._subscriptions: dict[str, Subscription] = {}
        self._bucket = Bucket(gateway.messages_per_second, 4 * gateway.messages_per_second)
        self._faults = 0
        self._tasks: set[asyncio.Task[None]] = set()
        #: Commands that have no answer yet.
        self._in_flight = 0
        self._messages = Messages()
        #: Messages that came and are not read yet.
        self._unread: deque[bytes] = deque()
        #: Why we do not read on: the client does not read, sends too fast; and whether we do not.
        self._clogged = False
        self._waiting = False
        self._held = False
        self._to_show = False
        #: Only a session runs out; a key that was revoked ends its sockets at once.
        self._guarding: asyncio.TimerHandle | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Greet."""
        SOCKETS.inc()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._open_sockets.add(self)
        self._gateway.sockets.add(self)
        if self._caller.token:
            self._guarding = self._loop.call_later(_CHECK_EVERY, self._guard)
        name, now = self._caller.actor.id, self._gateway.clock.now()
        self._answer(wire.Welcome(version=wire.VERSION, name=name, time=now))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a message, once all of it is there."""
        kind = frame.msg_type
        if transport.is_close_frame_sent:
            return
        if kind is _TEXT or kind in _DATA:
            try:
                raw = self._messages.take(frame, kind)
            except ProtocolBroken as broken:
                self._close(broken.code)
                return
            if raw is None:
                return
            under_way = self._in_flight + len(self._tasks) >= IN_FLIGHT_MAX
            if self._unread or self._held or self._clogged or self._waiting or under_way:
                self._unread.append(raw)
                self._read()
            else:
                self._admit(raw)
        elif kind == WSMsgType.CLOSE:
            self._say_goodbye()
            self._close(frame.get_close_code())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Leave nothing behind. What was asked and is under way is stored or refused anyway."""
        SOCKETS.dec()
        self._open_sockets.discard(self)
        self._gateway.sockets.discard(self)
        if self._guarding is not None:
            self._guarding.cancel()
        for subscription in self._subscriptions.values():
            self._gateway.feed.unsubscribe(subscription)
        self._subscriptions.clear()
        self._unread.clear()

    def _say_goodbye(self) -> None:
        """A page that closes its socket is gone on purpose; one that just falls silent is not."""
        for subscription in self._subscriptions.values():
            if subscription.viewer.audience is Audience.SEAT:
                self._gateway.start(self._leave(subscription.viewer))

    async def _leave(self, viewer: Viewer) -> None:
        report = StationReport(player=viewer.player, round_no=0, leaving=True)
        with contextlib.suppress(StoreUnavailable):
            await self._gateway.station_beats.take(self._caller.actor, viewer.table, report)

    def pause_writing(self) -> None:
        """The client does not read what it was sent, so neither do we: each ping owes a pong."""
        self._clogged = self._held = True
        self._transport.underlying_transport.pause_reading()

    def resume_writing(self) -> None:
        """It reads again: show what is now, and take up what it asked."""
        self._clogged = False
        self._wake()
        self._read()

    def shutdown(self) -> None:
        """The server stops; the client comes back by itself."""
        self._close(WSCloseCode.SERVICE_RESTART)

    def _close(self, code: WSCloseCode = WSCloseCode.OK) -> None:
        self._unread.clear()
        if not self._transport.is_close_frame_sent:
            self._transport.send_close(code)
        self._transport.disconnect()
        self._loop.call_later(_CLOSE_SECONDS, self._transport.disconnect, False)

    def _guard(self) -> None:
        """End the socket when the session has run out."""
        self.end_if_stranger()
        self._guarding = self._loop.call_later(_CHECK_EVERY, self._guard)

    def end_if_stranger(self) -> None:
        """End the socket when the session has ended or the key was revoked."""
        if not self._gateway.still_known(self._caller):
            self._close(WSCloseCode.POLICY_VIOLATION)

    def _read(self) -> None:
        """Read on, unless the client lags, sends too fast, or has too much under way."""
        while self._unread:
            if self._is_full():
                self._held = True
                self._transport.underlying_transport.pause_reading()
                return
            self._admit(self._unread.popleft())
        if self._held and not self._transport.underlying_transport.is_closing():
            self._held = False
            self._transport.underlying_transport.resume_reading()

    def _is_full(self) -> bool:
        """Whether the client lags, sends too fast, or has too much under way."""
        in_flight = self._in_flight + len(self._tasks)
        return self._clogged or self._waiting or in_flight >= IN_FLIGHT_MAX

    def _admit(self, raw: bytes) -> None:
        """Take a message up, later if the client sends too many."""
        now = self._gateway.clock.now()
        if self._bucket.take(now):
            self._take(raw, now)
        else:
            self._waiting = True
            self._loop.call_later(_WAIT_SECONDS, self._read_waiting, raw)

    def _read_waiting(self, raw: bytes) -> None:
        self._waiting = False
        # Who is being sent away, and does not take the close, is not heard any more either.
        if not (self._transport.is_disconnected or self._transport.is_close_frame_sent):
            self._take(raw, self._gateway.clock.now())
            self._read()

    def _take(self, raw: bytes, now: int) -> None:
        try:
            message = _DECODE(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._faults += 1
            self._answer(wire.Fault(id=_id_of(raw), title="invalid", detail=str(error)[:400]))
            if self._faults > FAULTS_MAX:
                self._close()
            return
        if json_has_controls(raw):
            self._answer(wire.Fault(id=_id_of(raw), title="invalid", detail=str(REFUSED)))
            return
        if type(message) is wire.Submit:
            session = self._caller.session
            if session is not None:
                session.used_at = now
            self._in_flight += 1
            subscription = self._subscriptions.get(message.table)
            answering = Answering(self._gateway, message, subscription, self._reply, self._is_there)
            answering.send(self._caller, now)
            return
        match message:
            case wire.Ping():
                self._answer(wire.Pong(id=message.id, sent=message.sent, time=now))
            case wire.Subscribe():
                self._start(self._subscribe(message))
            case wire.Unsubscribe():
                found = self._subscriptions.pop(message.table, None)
                if found is not None:
                    self._gateway.feed.unsubscribe(found)
                self._answer(wire.Unsubscribed(id=message.id, table=message.table))

    def _is_there(self) -> bool:
        """Whether the client still waits for answers."""
        return not self._transport.is_disconnected

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if self._unread:
            self._read()

    def _reply(self, answer: Message) -> None:
        """Answer a command, and take up what came meanwhile."""
        self._in_flight -= 1
        self._send(_ENCODE(answer))
        if self._unread:
            self._read()

    async def _subscribe(self, message: wire.Subscribe) -> None:
        try:
            viewer = self._gateway.viewer(
                self._caller, message.table, message.audience, message.player
            )
            if (
                len(self._subscriptions) >= SUBSCRIPTIONS_MAX
                and message.table not in self._subscriptions
            ):
                raise HttpError(429, say("http-too-many-tables", most=SUBSCRIPTIONS_MAX))
        except HttpError as problem:
            self._answer(
                wire.Fault(id=message.id, title="not permitted", detail=str(problem.message))
            )
            return
        feed = self._gateway.feed
        if message.after is None or message.after == feed.version(viewer.table):
            first, seq = feed.snapshot(viewer)
        else:
            try:
                first, seq = await feed.recall(viewer, message.after)
            except StoreUnavailable as error:
                # The table stands all the same; what led to it is not at hand.
                _log.warning("not-recalled", table=viewer.table, error=str(error))
                first, seq = feed.snapshot(viewer)
        if self._transport.is_disconnected:
            return
        if (before := self._subscriptions.pop(viewer.table, None)) is not None:
            feed.unsubscribe(before)
        self._answer(wire.Subscribed(id=message.id, table=viewer.table, audience=viewer.audience))
        self._send(first)
        self._subscriptions[viewer.table] = feed.subscribe(
            viewer, seq, self._wake, self._show_now, self._notify
        )

    def _wake(self) -> None:
        if not self._to_show:
            self._to_show = True
            self._loop.call_soon(self._show)

    def _show_now(self) -> None:
        """Send what is due, as one of many: who cannot take it keeps no other from it."""
        try:
            self._show()
        except Exception:
            _log.exception("not-shown", name=self._caller.actor.id)

    def _notify(self, message: bytes) -> None:
        """Send what a whole room hears. A client that lags sees it in the next view."""
        if self._clogged:
            return
        try:
            self._send(message)
        except Exception:
            _log.exception("not-sent", name=self._caller.actor.id)

    def _show(self) -> None:
        """Send the views that are due; a client that lags gets the latest ones later."""
        self._to_show = False
        if self._clogged:
            return
        feed = self._gateway.feed
        for subscription in self._subscriptions.values():
            if subscription.due and (made := feed.next_for(subscription)) is not None:
                self._send(made)

    def _answer(self, message: Message) -> None:
        self._send(_ENCODE(message))

    def _send(self, message: bytes) -> None:
        # Nothing more is sent to anyone who has gone.
        transport = self._transport
        if transport.is_disconnected or transport.is_close_frame_sent:
            return
        if len(message) <= _COPIED_MAX:
            transport.send(_TEXT, message)
        else:
            transport.underlying_transport.write(_head(len(message)) + message)


def _head(length: int) -> bytes:
    """What stands before a text of this many bytes in a frame that is whole."""
    if length < 1 << 16:
        return bytes((0x81, 126)) + length.to_bytes(2, "big")
    return bytes((0x81, 127)) + length.to_bytes(8, "big")


def _id_of(raw: bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender can match the answer."""
    try:
        found = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).get("id")
        text = msgspec.json.decode(found, type=str) if found is not None else ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return text[:100]
