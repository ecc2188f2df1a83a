"""Requests that go out to other systems: in threads of their own, and each with an end.

One who is asked may answer slowly, or byte by byte, or never. Nothing else of the house waits for
it: passwords and papers are made in other threads.
"""

import asyncio
import contextlib
import http.client
import socket
import ssl
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, urlsplit

from croupier.core.messages import MessageError, say
from croupier.server.outgoing_addresses import Reach

#: So long one step may take, and so long the whole.
STEP_SECONDS: Final = 10.0
WHOLE_SECONDS: Final = 20.0
#: Only to this machine may anything go without TLS.
_HERE: Final = frozenset({"127.0.0.1", "::1", "localhost"})
_SAID_MAX: Final = 200


class Unreachable(Exception):
    """There is no answer; the text says why, and may be shown and kept."""

    def __init__(self, why: str) -> None:
        super().__init__(plain(why))


@dataclass(frozen=True, slots=True)
class Answered:
    """What the other side said."""

    status: int
    reason: str
    body: bytes


def plain(text: str) -> str:
    """A text of somebody else's, short and without control characters."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text[: 2 * _SAID_MAX])
    return " ".join(shown.split())[:_SAID_MAX]


def parts_of(address: str) -> SplitResult:
    """An address to which something may be sent, in its parts; MessageError says why it may not."""
    if not (address.isascii() and address.isprintable()) or " " in address:
        raise MessageError(say("http-address-letters"))
    try:
        parts = urlsplit(address)
        # Reading the port is what finds that it is none.
        named = parts.hostname and parts.port != 0 and parts.username is None
    except ValueError:
        named = False
    if not named:
        raise MessageError(say("http-address-host"))
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _HERE):
        raise MessageError(say("http-address-https"))
    return parts


@dataclass(slots=True)
class Outward:
    """A few threads for requests to others."""

    threads: int = 4
    whole_seconds: float = WHOLE_SECONDS
    #: Where requests may go; anywhere, where the operator alone has named the addresses.
    reach: Reach | None = None
    _pool: ThreadPoolExecutor = field(init=False)

    def __post_init__(self) -> None:
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="outward")

    async def request(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str],
        body: bytes | None = None,
        *,
        answer_max: int = 1024,
    ) -> Answered:
        """Send a request; what was answered, as far as it may go, or Unreachable."""
        try:
            parts = parts_of(address)
        except ValueError as error:
            raise Unreachable(str(error)) from error
        line = _line(parts)
        if self.reach is not None:
            line._create_connection = self.reach.connect  # type: ignore[attr-defined]
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        loop = asyncio.get_running_loop()
        end = loop.call_later(self.whole_seconds, _cut, line)
        until = time.monotonic() + self.whole_seconds
        try:
            return await loop.run_in_executor(
                self._pool, _request, line, method, path, dict(headers), body, answer_max, until
            )
        except asyncio.CancelledError:
            _cut(line)
            raise
        finally:
            end.cancel()


def _line(parts: SplitResult) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    if parts.scheme == "https":
        context = ssl.create_default_context()
        return http.client.HTTPSConnection(host, parts.port, timeout=STEP_SECONDS, context=context)
    return http.client.HTTPConnection(host, parts.port, timeout=STEP_SECONDS)


def _request(
    line: http.client.HTTPConnection,
    method: str,
    path: str,
    headers: dict[str, str],
    body: bytes | None,
    answer_max: int,
    until: float,
) -> Answered:
    try:
        if time.monotonic() >= until:
            raise TimeoutError("too many others are being asked")
        line.request(method, path, body, headers)
        answer = line.getresponse()
        return Answered(answer.status, plain(answer.reason), answer.read(answer_max))
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Unreachable(str(error) or type(error).__name__) from error
    finally:
        line.close()


def _cut(line: http.client.HTTPConnection) -> None:
    """End a request that takes too long: its thread reads the end of the answer."""
    if isinstance(line.sock, socket.socket):
        with contextlib.suppress(OSError):
            line.sock.shutdown(socket.SHUT_RDWR)
