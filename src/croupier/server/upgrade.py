"""From a request to a socket: who may have one, and the hand-over to the protocol that serves it.

HTTP and sockets share a port. Requests go through the framework; a socket does not, for what a
framework wraps round each message costs more than most messages do.
"""

import base64
import binascii
import logging
from asyncio import Transport
from typing import Final, cast

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse
from picows.common import WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from starlette.requests import HTTPConnection
from starlette.types import Scope

from croupier.server.certificates import name_of, note_name
from croupier.server.gateway import HttpGateway, same_origin
from croupier.server.headers import HEADERS
from croupier.server.hosts import is_own
from croupier.server.http_limits import BoundedHttp
from croupier.server.problems import HttpError
from croupier.server.socket import Client
from croupier.server.wire import MESSAGE_MAX

PATH: Final = b"/v1/socket"
_VERSION: Final = b"13"
_SPOKEN: Final = (b"sec-websocket-version", _VERSION)
_OF_BODIES: Final = frozenset({b"content-length", b"transfer-encoding"})
_PING_SECONDS: Final = 20.0
_HANDSHAKE_SECONDS: Final = 5.0
#: Grows where a message needs it; most have a hundred bytes.
_BUFFER: Final = 2048
#: What a stranger sends is no news to the operator: it is answered, and counted where it arrives.
_SILENT: Final = logging.LoggerAdapter(logging.getLogger("croupier.sockets"))
_SILENT.setLevel(logging.CRITICAL)


class HouseHttp(BoundedHttp):
    """HTTP that knows its client's certificate, and hands over to a socket of ours."""

    _certified = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Note the name on the certificate once for all requests of the connection."""
        super().connection_made(transport)
        self._certified = name_of(transport)

    def on_message_begin(self) -> None:
        """Put the name into the scope of each request."""
        super().on_message_begin()
        if self._certified:
            note_name(cast(Scope, self.scope), self._certified)

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def handle_websocket_upgrade(self) -> None:
        """Have the request read again by the protocol that serves the socket from here on."""
        if dict(self.scope["headers"]).get(b"sec-websocket-version") != _VERSION:
            self.refuse(426, b"version 13 of the protocol is spoken here", _SPOKEN)
            return
        if not self._is_handshake():
            self.refuse(400, b"this is no request for a socket")
            return
        self._stop_timer()
        self.connections.discard(self)
        head = [f"{self.scope['method']} ".encode(), self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        request = b"".join((*head, b"\r\n"))
        protocol = WSProtocol(
            None,
            None,
            False,
            self._listen,
            _SILENT,
            True,
            _HANDSHAKE_SECONDS,
            True,
            _PING_SECONDS,
            _PING_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,
            MESSAGE_MAX,
            None,
            max(_BUFFER, len(request) + _BUFFER),
        )
        protocol.connection_made(self.transport)
        protocol.get_buffer(len(request))[: len(request)] = request
        protocol.buffer_updated(len(request))
        self.transport.set_protocol(protocol)

    def _is_handshake(self) -> bool:
        """A GET with one key of sixteen bytes, and without a body (RFC 6455, 4.1)."""
        headers = self.scope["headers"]
        keys = [value for name, value in headers if name == b"sec-websocket-key"]
        bodies = [value for name, value in headers if name in _OF_BODIES and value != b"0"]
        return self.scope["method"] == "GET" and not bodies and list(map(_key_bytes, keys)) == [16]

    def _listen(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        """A client that is who it says it is; a cookie counts from our own pages only."""
        gateway: HttpGateway | None = self.app_state.get("gateway")
        path, _, query = request.path.partition(b"?")
        if path != PATH:
            return _refused(404)
        if gateway is None:
            return _refused(503)
        if not is_own(gateway.hosts, self.scope["headers"]):
            return _refused(421)
        # The server reads an address only of requests that it serves itself.
        scope = cast(Scope, {**self.scope, "query_string": query})
        connection = HTTPConnection(scope)
        try:
            caller = gateway.caller(connection)
        except HttpError as problem:
            return _refused(problem.status)
        if caller.first or (caller.by_cookie and not same_origin(connection)):
            return _refused(403)
        client = Client(gateway, caller, self.connections)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), client)


def _key_bytes(key: bytes) -> int:
    try:
        return len(base64.b64decode(key, validate=True))
    except binascii.Error:
        return 0


def _refused(status: int) -> WSUpgradeResponseWithListener:
    answer = WSUpgradeResponse.create_error_response(status, extra_headers=HEADERS)
    return WSUpgradeResponseWithListener(answer, None)
