"""How many requests one client may make: a token bucket each, and not too many buckets.

And how much all of them together, of what costs more than most.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

BUCKETS_MAX: Final = 20_000
#: Of an IPv6 address so many bits are somebody's; they choose the others as they like.
_OWN_BITS: Final = 64
#: So many wait for their turn, and after each turn others have so many times as long.
WAITING_MAX: Final = 100
_PAUSES: Final = 3


@lru_cache(BUCKETS_MAX)
def one_caller(address: str) -> str:
    """What counts as one caller: an address, or of IPv6 the network that its holder has whole.

    >>> one_caller("192.0.2.7"), one_caller("2001:db8::1:2"), one_caller("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, _OWN_BITS), strict=False))


class Crowded(Exception):
    """Too many wait already."""


@dataclass(slots=True)
class Turns:
    """One long read after another, with a pause after each while more of them wait.

    However many there are, those who play have most of the time.
    """

    waiting_max: int = WAITING_MAX
    _waiting: int = 0
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, or Crowded."""
        if self._waiting >= self.waiting_max:
            raise Crowded
        self._waiting += 1
        try:
            async with self._lock:
                began = time.perf_counter()
                yield
                if self._waiting > 1:
                    await asyncio.sleep(_PAUSES * (time.perf_counter() - began))
        finally:
            self._waiting -= 1


@dataclass(slots=True)
class Bucket:
    """Fills at a steady rate up to its size; each request takes one."""

    per_second: float
    size: float
    left: float = -1.0
    at: int = 0

    def take(self, now: int) -> bool:
        """Whether one more request may come now, in milliseconds."""
        if self.left < 0:
            self.left = self.size
        else:
            # A clock that was set back takes nothing away.
            left = self.left + max(0, now - self.at) * self.per_second / 1000
            self.left = left if left < self.size else self.size
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass(slots=True)
class Buckets:
    """A bucket for each client. The one unused for longest goes when there are too many."""

    per_second: float
    size: float
    _by_client: dict[str, Bucket] = field(default_factory=dict)

    def take(self, client: str, now: int) -> bool:
        """Whether this client may make one more request."""
        bucket = self._by_client.pop(client, None) or Bucket(self.per_second, self.size)
        while len(self._by_client) >= BUCKETS_MAX:
            self._by_client.pop(next(iter(self._by_client)))
        self._by_client[client] = bucket
        return bucket.take(now)
