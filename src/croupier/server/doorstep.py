"""Where a connection over TLS waits until its handshake is done: counted, and not for long.

What serves requests meets a connection when that is over, and somebody who never begins one would
take every connection there is meanwhile.
"""

import asyncio
import ssl
from asyncio import Transport
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn import Config

from croupier.server.http_limits import CROWD, REQUEST_SECONDS, BoundedHttp, HalfOpen

#: A handshake has as long as a request.
HANDSHAKE_SECONDS: Final = REQUEST_SECONDS


class Doorstep(asyncio.Protocol):
    """One connection before and during its handshake."""

    def __init__(self, context: ssl.SSLContext, make: Callable[[], BoundedHttp]) -> None:
        """`make` makes what serves requests once the handshake is done."""
        self._context = context
        self._make = make
        self._waiting = HalfOpen()
        self._plain: Transport | None = None
        #: What came before there was somebody to take it: of the handshake, and of a request.
        self._early = bytearray()
        self._inside: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it by its address, and begin."""
        plain = cast(Transport, transport)
        address = (plain.get_extra_info("peername") or ("",))[0]
        if not CROWD.admits(address, plain):
            plain.abort()
            return
        self._waiting.begin(address, plain)
        self._plain = plain
        self._inside = asyncio.get_running_loop().create_task(self._shake_hands(plain))

    def data_received(self, data: bytes) -> None:
        """Keep it for who takes it in a moment."""
        self._early += data
        if self._plain is not None:
            self._plain.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is nobody's any more."""
        self._waiting.end()

    async def _shake_hands(self, plain: Transport) -> None:
        loop = asyncio.get_running_loop()
        if plain.is_closing():
            self._waiting.end()
            return
        try:
            shaking = loop.create_task(
                loop.start_tls(
                    plain,
                    self,
                    self._context,
                    server_side=True,
                    ssl_handshake_timeout=HANDSHAKE_SECONDS,
                )
            )
            # Its first step takes over the connection, and reads on only after this.
            await asyncio.sleep(0)
            self._plain = None
            if (taker := plain.get_protocol()) is not self:
                self._hand_on(cast(asyncio.BufferedProtocol, taker))
            made = await shaking
        except (OSError, RuntimeError):
            # The caller has gone, speaks something else or took too long.
            made = None
        finally:
            self._waiting.end()
        if made is None or made.is_closing():
            plain.abort()
            return
        served = self._make()
        served.is_counted = True
        made.set_protocol(served)
        served.connection_made(made)
        if self._early:
            served.data_received(bytes(self._early))

    def _hand_on(self, taker: asyncio.BufferedProtocol) -> None:
        """Give the handshake what came before it was begun."""
        early, self._early = bytes(self._early), bytearray()
        while early:
            room = cast(memoryview, taker.get_buffer(len(early)))
            some = early[: len(room)]
            room[: len(some)] = some
            taker.buffer_updated(len(some))
            early = early[len(some) :]


class HouseConfig(Config):
    """The server's configuration, with a doorstep before all that is served over TLS."""

    def load(self) -> None:
        """Put it there once the certificate is read."""
        super().load()
        context, inner = self.ssl, cast(Callable[..., BoundedHttp], self.http_protocol_class)
        if context is None:
            return

        def step(**served: Any) -> Doorstep:
            return Doorstep(context, lambda: inner(**served))

        self.ssl = None
        self.http_protocol_class = cast(Any, step)
