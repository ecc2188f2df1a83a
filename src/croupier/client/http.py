"""Requests over HTTP or HTTPS, decoded into the server's own types. The standard library does it.

A request runs in a thread, on a connection that is kept for the next one.
"""

import asyncio
import http.client
import ssl
from collections.abc import Mapping
from typing import Final, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from croupier.client.errors import HouseAway, HouseError
from croupier.server.wire import Problem

SECONDS_MAX: Final = 30.0
_IDLE_MAX: Final = 4
_SAFE: Final = frozenset({"GET", "HEAD"})
_ENCODE: Final = msgspec.json.Encoder().encode

T = TypeVar("T")


class Http:
    """A house's address, with the key or token that is shown to it."""

    def __init__(self, url: str, key: str = "", *, context: ssl.SSLContext | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is no address of a house; http://HOST:PORT is one")
        self.key = key
        self._host, self._port, self._base = parts.hostname, parts.port, parts.path.rstrip("/")
        self._context = context
        if parts.scheme == "https" and context is None:
            self._context = ssl.create_default_context()
        self._secure = parts.scheme == "https"
        self._idle: list[http.client.HTTPConnection] = []

    @property
    def socket_url(self) -> str:
        """Where the house's socket is."""
        port = f":{self._port}" if self._port else ""
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"{'wss' if self._secure else 'ws'}://{host}{port}{self._base}/v1/socket"

    @property
    def context(self) -> ssl.SSLContext | None:
        """How the house's certificate is checked."""
        return self._context

    async def request(
        self,
        method: str,
        path: str,
        out: type[T],
        body: object = None,
        *,
        query: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> T:
        """One request. HouseError is the house's answer, HouseAway that there was none."""
        sent = {"accept": "application/json", **(headers or {})}
        if self.key:
            sent["authorization"] = f"Bearer {self.key}"
        data = None
        if body is not None:
            data, sent["content-type"] = _ENCODE(body), "application/json"
        parameters = {
            name: value for name, value in (query or {}).items() if value not in (None, "")
        }
        address = self._base + quote(path) + (f"?{urlencode(parameters)}" if parameters else "")
        repeatable = method in _SAFE or "idempotency-key" in map(str.lower, sent)
        raw = await asyncio.to_thread(self._send, method, address, data, sent, repeatable)
        return msgspec.json.decode(raw, type=out)

    def _send(
        self, method: str, path: str, data: bytes | None, headers: dict[str, str], repeatable: bool
    ) -> bytes:
        """Send on a connection that was kept; one that has ended meanwhile is replaced, once."""
        kept = self._idle.pop() if self._idle else None
        if kept is not None:
            try:
                return self._exchange(kept, method, path, data, headers)
            except HouseAway:
                if not repeatable:
                    raise
        return self._exchange(self._connect(), method, path, data, headers)

    def _exchange(
        self,
        line: http.client.HTTPConnection,
        method: str,
        path: str,
        data: bytes | None,
        headers: dict[str, str],
    ) -> bytes:
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as error:
            line.close()
            raise HouseAway(str(error) or type(error).__name__) from error
        if answer.will_close or len(self._idle) >= _IDLE_MAX:
            line.close()
        else:
            self._idle.append(line)
        if answer.status >= 300:
            raise HouseError(_problem(answer.status, answer.reason, text))
        return text

    def _connect(self) -> http.client.HTTPConnection:
        if self._secure:
            return http.client.HTTPSConnection(
                self._host, self._port, timeout=SECONDS_MAX, context=self._context
            )
        return http.client.HTTPConnection(self._host, self._port, timeout=SECONDS_MAX)

    def close(self) -> None:
        """Let the connections go."""
        while self._idle:
            self._idle.pop().close()


def _problem(status: int, reason: str, text: bytes) -> Problem:
    try:
        return msgspec.json.decode(text, type=Problem)
    except msgspec.DecodeError:
        return Problem(status=status, title=reason, detail=text[:200].decode(errors="replace"))
