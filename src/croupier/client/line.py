"""One socket to a house: typed messages in, typed messages out. It knows nothing of tables.

This is the quick half of the client, for programs that handle every message themselves: `House`
is built on it, and so are the terminals of the benches.
"""

import ssl
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

import msgspec
from picows import (
    WSError,
    WSFrame,
    WSInvalidStatusError,
    WSListener,
    WSMsgType,
    WSTransport,
    ws_connect,
)

from croupier.client.errors import HouseAway, HouseError
from croupier.server.wire import FromClient, FromServer, Problem

#: A line on which nothing comes for so long, in seconds, is asked whether it still is one.
PING_AFTER: Final = 10.0
_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(FromServer).decode

#: Trying again with the same key would be answered the same way.
_FINAL: Final = frozenset({401, 403, 404, 421})

OnMessage = Callable[[FromServer], None]


class Line(WSListener):
    """An open socket. `take` gets every message, `ended` is called once when it is lost."""

    def __init__(self, take: OnMessage, ended: Callable[[], None] = lambda: None) -> None:
        self._take = take
        self._ended = ended
        self._parts: list[bytes] = []
        self._transport: WSTransport | None = None

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._transport is not None and not self._transport.is_disconnected

    async def open(self, url: str, key: str, context: ssl.SSLContext | None = None) -> None:
        """Open the socket; HouseAway if nobody answers, HouseError if the key opens nothing.

        Messages may come before this returns.
        """
        headers = [("Authorization", f"Bearer {key}")] if key else []
        try:
            await ws_connect(
                lambda: self,
                url,
                ssl_context=context,
                extra_headers=headers,
                enable_auto_ping=True,
                auto_ping_idle_timeout=PING_AFTER,
                auto_ping_reply_timeout=PING_AFTER,
            )
        except WSInvalidStatusError as error:
            refused = int(error.response.status) if error.response is not None else 0
            if refused not in _FINAL:
                raise HouseAway(str(error)) from error
            title = HTTPStatus(refused).phrase
            detail = "the house does not open its socket to this key"
            raise HouseError(Problem(status=refused, title=title, detail=detail)) from error
        except (WSError, OSError, TimeoutError, EOFError) as error:
            raise HouseAway(str(error) or type(error).__name__) from error

    def send(self, message: FromClient) -> None:
        """Send a message; nothing happens on a line that is lost."""
        self.send_raw(_ENCODE(message))

    def send_raw(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.send(WSMsgType.TEXT, message)

    def close(self) -> None:
        """Close the socket."""
        if self._transport is not None:
            self._transport.send_close()
            self._transport.disconnect()

    def received(self, payload: bytes | memoryview) -> None:
        """A whole message as it came. A newer house may send kinds that nobody knows here."""
        try:
            message = _DECODE(payload)
        except msgspec.ValidationError:
            return
        self._take(message)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, once all of it is there."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            transport.disconnect()
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            if frame.fin and not self._parts:
                self.received(frame.get_payload_as_memoryview())
                return
            self._parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self.received(whole)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The socket is gone."""
        self._ended()
