"""Terminals that show a certificate: its name goes with every request of the connection.

The TLS layer has checked the certificate against the house's own authority before any of this
runs. The name on it is that of an enrolled device, which can still be revoked.
"""

from asyncio import BaseTransport, Transport
from collections.abc import Mapping
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Where the name stands in a connection's scope.
EXTENSION: Final = "croupier.certificate"


def name_of(transport: BaseTransport | None) -> str:
    """The common name on the certificate that a client has shown; empty where it has shown none."""
    shown = transport.get_extra_info("ssl_object") if transport is not None else None
    certificate = shown.getpeercert() if shown is not None else None
    for part in (certificate or {}).get("subject", ()):
        for field, value in part:
            if field == "commonName":
                return str(value)
    return ""


def certificate_name(scope: Mapping[str, Any]) -> str:
    """The name with which a request came; empty where it came with none."""
    return str(scope.get("extensions", {}).get(EXTENSION, {}).get("name", ""))


def _name(scope: Any, name: str) -> None:
    scope.setdefault("extensions", {})[EXTENSION] = {"name": name}


class CertifiedHttp(HttpToolsProtocol):
    """HTTP that knows its client's certificate."""

    _certified = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Note the name once for all requests of the connection."""
        super().connection_made(transport)
        self._certified = name_of(transport)

    def on_message_begin(self) -> None:
        """Put the name into the scope of each request."""
        super().on_message_begin()
        if self._certified:
            _name(self.scope, self._certified)


class CertifiedSocket(WebSocketsSansIOProtocol):
    """A socket that knows its client's certificate."""

    async def run_asgi(self) -> None:
        """Put the name into the scope before anything is answered."""
        if name := name_of(self.transport):
            _name(self.scope, name)
        await super().run_asgi()
