"""A kept connection to the house, in the driver's own event loop: the standard library is enough.

No thread stands between a line of the device and the house, and a request leaves in one piece.
"""

import asyncio
import ssl
from typing import Final
from urllib.parse import urlsplit

#: An answer of the house is short; what is longer is from somebody else.
_ANSWER_MAX: Final = 1_000_000
_PORTS: Final = {"http": 80, "https": 443}


class HttpLine:
    """Posts one body after the other to one address. OSError, EOFError or ValueError if it fails.

    After any of these, and after a post that was given up, the line is to be hung up.
    """

    def __init__(self, url: str, path: str, key: str, context: ssl.SSLContext | None) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "", parts.port or _PORTS.get(parts.scheme, 80)
        self._context = context
        self._head = (
            f"POST {path} HTTP/1.1\r\nhost: {parts.netloc.rpartition('@')[2]}\r\n"
            f"authorization: Bearer {key}\r\ncontent-type: application/json\r\n"
        )
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, body: bytes) -> tuple[int, bytes]:
        """The status and the body of the answer. On an open line the request leaves at once."""
        if self._line is None:
            self._line = await asyncio.open_connection(self._host, self._port, ssl=self._context)
        reader, writer = self._line
        writer.write(f"{self._head}content-length: {len(body)}\r\n\r\n".encode("latin-1") + body)
        status, headers = await _head(reader)
        while status < 200:
            status, headers = await _head(reader)
        text = await _body(reader, headers)
        if "close" in headers.get("connection", "").lower() or "content-length" not in headers:
            self.hang_up()
        return status, text

    def hang_up(self) -> None:
        """End the connection; the next post opens another."""
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status of an answer, and its headers."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    version, _, status = first.partition(" ")
    if not version.startswith("HTTP/1.") or not status[:3].isdecimal():
        raise ValueError(f"no answer of a house: {first[:80]!r}")
    named = (line.partition(":") for line in lines)
    return int(status[:3]), {name.strip().lower(): value.strip() for name, _, value in named}


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    """What follows the headers: so many bytes, or in pieces, or all until the end."""
    if "chunked" in headers.get("transfer-encoding", "").lower():
        return await _pieces(reader)
    if "content-length" in headers:
        return await reader.readexactly(_bounded(int(headers["content-length"])))
    return await reader.read()


async def _pieces(reader: asyncio.StreamReader) -> bytes:
    """A body that a proxy sends piece by piece; what stands behind the last one is left unread."""
    found = b""
    while size := int((await reader.readuntil(b"\r\n")).partition(b";")[0], 16):
        found += (await reader.readexactly(_bounded(size + len(found)) - len(found) + 2))[:-2]
    return found


def _bounded(size: int) -> int:
    if not 0 <= size <= _ANSWER_MAX:
        raise ValueError(f"an answer of {size} bytes is none of a house")
    return size
