"""HTTP with an end to everything that a stranger can send: headers, time, queues, connections."""

import contextlib
import time
from asyncio import TimerHandle, Transport
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from croupier.server.headers import HEADERS
from croupier.server.limits import one_caller

try:
    import resource
except ImportError:
    # Windows counts open files otherwise.
    resource = None  # type: ignore[assignment]

#: Of the request line and all headers together.
HEAD_BYTES_MAX: Final = 16 * 1024
HEADERS_MAX: Final = 100
#: From its first byte a request has this long to be whole.
REQUEST_SECONDS: Final = 20.0
#: Of connections that have not yet sent a whole head, one address has so many at most.
HALF_OPEN_MAX: Final = 200
#: Requests sent ahead of the answers to those before them.
AHEAD_MAX: Final = 16

#: Files that the house keeps open for itself.
_OWN_FILES: Final = 100
#: So often connections that have ended are forgotten.
_FORGET_SECONDS: Final = 1.0


@dataclass(slots=True)
class Crowd:
    """Everybody who is connected, by address: one of them leaves room for others.

    A connection stays the same when it becomes a socket, no matter what serves it, so that what is
    kept is the connection itself; those that have ended are left out once a second.
    """

    #: So many connections one address has at most: half of what the machine lets the house have.
    each_max: int = 10_000
    #: Who brings connections of many others.
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    # No weak references: a connection over TLS cannot be referred to weakly.
    _open: defaultdict[str, set[Transport]] = field(default_factory=lambda: defaultdict(set))
    _checked_at: float = 0.0

    def prepare(self, proxies: Iterable[str] = ()) -> None:
        """Take as many open files as the machine gives, and know whom not to count."""
        for each in proxies:
            # A proxy may also be named by a path, or be everybody; it then counts as one address.
            with contextlib.suppress(ValueError):
                self.proxies += (ip_network(each, strict=False),)
        if resource is not None:
            _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
            if most != resource.RLIM_INFINITY:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
                self.each_max = max(1, (most - _OWN_FILES) // 2)

    def admits(self, address: str, transport: Transport) -> bool:
        """Whether one more comes in from an address."""
        self._forget_closed()
        own = self._open[one_caller(address)]
        if len(own) >= self.each_max and not self._is_proxy(address):
            return False
        own.add(transport)
        return True

    def _forget_closed(self) -> None:
        """Leave out what has ended; now and then, for it takes a while."""
        now = time.monotonic()
        if now < self._checked_at + _FORGET_SECONDS:
            return
        self._checked_at = now
        for address, lines in list(self._open.items()):
            lines -= {each for each in lines if each.is_closing()}
            if not lines:
                del self._open[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


CROWD: Final = Crowd()
_half_open: "defaultdict[str, dict[HalfOpen, Transport]]" = defaultdict(dict)


class HalfOpen:
    """A connection that has not yet sent a whole head. Of too many of one address the oldest goes.

    The oldest, and not the last: somebody honest behind the same address has sent a whole head long
    before it is that connection's turn.
    """

    __slots__ = ("_address",)

    def __init__(self) -> None:
        self._address = ""

    def begin(self, address: str, transport: Transport) -> None:
        """It counts from now on."""
        self._address = one_caller(address)
        waiting = _half_open[self._address]
        waiting[self] = transport
        if len(waiting) > HALF_OPEN_MAX:
            oldest = next(iter(waiting))
            waiting.pop(oldest).abort()

    def end(self) -> None:
        """It counts no more: it has sent a head, or has gone."""
        waiting = _half_open.get(self._address)
        if waiting is None:
            return
        waiting.pop(self, None)
        if not waiting:
            _half_open.pop(self._address, None)


class BoundedHttp(HttpToolsProtocol):
    """Ends connections that go beyond the bounds. Others are not disturbed."""

    #: Whether somebody has counted the connection already.
    is_counted = False
    _head_bytes = 0
    _in_body = False
    _late: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Count the connection, and give the first request its time."""
        super().connection_made(transport)
        self._half_open = HalfOpen()
        address = self.client[0] if self.client else ""
        if not self.is_counted and not CROWD.admits(address, transport):
            transport.abort()
            return
        self._half_open.begin(address, transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave nothing behind."""
        self._stop_timer()
        self._head_is_whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, unless the head has become too long."""
        if self.transport.is_closing():
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > HEAD_BYTES_MAX:
            self.refuse(431, b"the headers are too long")

    def on_message_begin(self) -> None:
        """Each request has its own time."""
        self._in_body = False
        super().on_message_begin()
        self._start_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count headers: each costs more than its bytes.

        What stands behind a body is left out. A proxy that examines and sets headers has not seen
        it, and with it somebody could name another address or host than the proxy did.
        """
        if self._in_body:
            return
        super().on_header(name, value)
        if len(self.headers) > HEADERS_MAX:
            self.refuse(431, b"there are too many headers")

    def on_headers_complete(self) -> None:
        """From here on bytes are a body's, which is bounded where it is read."""
        self._head_is_whole()
        self._in_body = True
        if self.transport.is_closing():
            return
        super().on_headers_complete()
        if len(self.pipeline) > AHEAD_MAX:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        """A body's bytes are none of the next head's."""
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._stop_timer()
        self._head_bytes = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read as HTTP is answered like everything else."""
        self.refuse(400, msg.encode())

    def refuse(self, status: int, detail: bytes, *own: tuple[bytes, bytes]) -> None:
        """Answer without the application, and end the connection."""
        if self.transport.is_closing():
            return
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(detail)).encode()),
            (b"connection", b"close"),
            *own,
        ]
        lines = [name + b": " + value + b"\r\n" for name, value in headers]
        self.transport.write(b"".join((STATUS_LINE[status], *lines, b"\r\n", detail)))
        self.transport.close()

    def _head_is_whole(self) -> None:
        self._head_bytes = 0
        self._half_open.end()

    def _start_timer(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_timer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.refuse(408, b"the request took too long to come")
