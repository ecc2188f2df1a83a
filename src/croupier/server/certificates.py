"""Terminals that show a certificate: its name goes with every request of the connection.

The TLS layer has checked the certificate against the house's own authority before any of this
runs. The name on it is that of an enrolled device, which can still be revoked.
"""

from asyncio import BaseTransport
from collections.abc import Mapping, MutableMapping
from typing import Any, Final

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


def note_name(scope: MutableMapping[str, Any], name: str) -> None:
    """Have a request come with the name."""
    scope.setdefault("extensions", {})[EXTENSION] = {"name": name}
