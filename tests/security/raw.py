"""Bytes to a server and back, without a client library that would keep the sender honest."""

import base64
import contextlib
import os
import socket
from collections.abc import Iterator

from tests.house.serving import Server


@contextlib.contextmanager
def line(server: Server, timeout: float = 30) -> Iterator[socket.socket]:
    """A plain connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=timeout) as raw:
        yield raw


def read_all(raw: socket.socket) -> bytes:
    """Everything until the other side ends the connection; empty where it was cut."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := raw.recv(65536):
            parts.append(part)
    return b"".join(parts)


def read_head(raw: socket.socket) -> bytes:
    """An answer up to the end of its headers."""
    head = b""
    while b"\r\n\r\n" not in head:
        part = raw.recv(1)
        if not part:
            break
        head += part
    return head


def upgrade(version: str = "13", key: str = "", host: str = "127.0.0.1") -> bytes:
    """The request for a socket."""
    drawn = key or base64.b64encode(os.urandom(16)).decode()
    lines = (
        "GET /v1/socket HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        f"Sec-WebSocket-Version: {version}",
        f"Sec-WebSocket-Key: {drawn}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def frame(first: int, payload: bytes = b"", *, masked: bool = True) -> bytes:
    """A frame whose first byte is given whole: final bit, reserved bits, kind."""
    mask = os.urandom(4) if masked else b""
    body = bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if masked else payload
    high = 0x80 if masked else 0
    if len(payload) < 126:
        return bytes((first, high | len(payload))) + mask + body
    return bytes((first, high | 126)) + len(payload).to_bytes(2, "big") + mask + body


def read_exactly(raw: socket.socket, count: int) -> bytes:
    """So many bytes, or as many as came before the end."""
    found = b""
    while len(found) < count and (part := raw.recv(count - len(found))):
        found += part
    return found


def read_frame(raw: socket.socket) -> tuple[int, bytes]:
    """The kind and payload of the next frame; kind -1 where the connection has ended."""
    with contextlib.suppress(ConnectionError):
        head = read_exactly(raw, 2)
        if len(head) == 2:
            size = head[1] & 0x7F
            if size >= 126:
                size = int.from_bytes(read_exactly(raw, 2 if size == 126 else 8), "big")
            return head[0] & 0x0F, read_exactly(raw, size)
    return -1, b""


def close_code(raw: socket.socket) -> int:
    """The code of the close frame, past what else comes before; 0 where there was none."""
    while True:
        kind, payload = read_frame(raw)
        if kind == -1:
            return 0
        if kind == 0x8:
            return int.from_bytes(payload[:2], "big")
