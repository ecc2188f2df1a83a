"""Where requests may go: to the world, and inside only to what the operator has named.

An administrator names addresses of receivers, and could else have the house connect to what it can
reach and they cannot. A name is looked up once, and the address that was checked is the one
connected to: a name that means something else a moment later leads nowhere.
"""

import ipaddress
import socket
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from croupier.core.messages import say

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
#: This machine itself.
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
#: Behind the first, a translator finds the address of the old kind that the last bytes are.
_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
#: The networks of a site as they were written at first; some still are.
_SITE: Final = ipaddress.IPv6Network("fec0::/10")


class Inside(OSError):
    """An address is inside, and nobody has said that requests may go there."""

    def __init__(self, host: str) -> None:
        self.message = say("http-address-inside", host=host)
        super().__init__(str(self.message))


@dataclass(frozen=True, slots=True)
class Reach:
    """Which addresses a request may go to; without networks, only those of the world outside."""

    inside: tuple[Network, ...] = ()

    def allows(self, address: str) -> bool:
        """Whether a request may go to an address, by whichever way of writing it."""
        meant = _meant(ipaddress.ip_address(address.partition("%")[0]))
        if any(meant in network for network in self.inside if network.version == meant.version):
            return True
        odd = meant.is_multicast or meant.is_unspecified or meant.is_reserved or meant in _SITE
        return meant.is_global and not odd

    def check(self, host: str) -> None:
        """Inside, for a host that is written as an address and may not be reached."""
        written = _written(host)
        if written and not self.allows(written):
            raise Inside(host)

    def connect(
        self, address: tuple[str, int], timeout: Any = None, source: Any = None
    ) -> socket.socket:
        """A line to a host, at the very address that was checked."""
        host, port = address
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [str(place[0]) for *_, place in found if self.allows(str(place[0]))]
        if not places:
            raise Inside(host)
        for place in places[:-1]:
            try:
                return socket.create_connection((place, port), timeout, source)
            except OSError:
                continue
        return socket.create_connection((places[-1], port), timeout, source)


def read_networks(texts: Collection[str]) -> tuple[Network, ...]:
    """Networks as settings write them; ValueError for what is none."""
    return tuple(ipaddress.ip_network(text) for text in texts)


def _written(host: str) -> str:
    """The address that a host is written as, in any way that is taken; empty for a name."""
    if host.lower() == "localhost":
        return "127.0.0.1"
    try:
        # Also 127.1, 0x7f000001 and 2130706433.
        return socket.inet_ntoa(socket.inet_aton(host))
    except OSError:
        return host if ":" in host else ""


def _meant(address: Address) -> Address:
    """The address that is reached in the end, where one of the old kind is written as a new one."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in _TRANSLATED:
        return ipaddress.IPv4Address(address.packed[-4:])
    within = address.ipv4_mapped or address.sixtofour
    if within is None and address.teredo is not None:
        within = address.teredo[1]
    return within or address
