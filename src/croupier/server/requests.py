"""Every request has an id: in the answer, in each line of the log about it, and in the count."""

import re
import secrets
import time
from typing import Final

import structlog
from starlette.types import Scope

from croupier.server.metrics import REQUEST_SECONDS, REQUESTS
from croupier.server.tracing import begin_request

HEADER: Final = b"x-request-id"
_GIVEN: Final = re.compile(rb"[A-Za-z0-9_.:-]{1,64}")
_log = structlog.get_logger("croupier.access")


class RequestNote:
    """One request: its id, and what is said of it when it is answered."""

    __slots__ = ("_began", "_scope", "_span", "name")

    def __init__(self, scope: Scope) -> None:
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        self.name = given if _GIVEN.fullmatch(given) else secrets.token_hex(8).encode()
        self._scope = scope
        self._began = time.perf_counter()
        structlog.contextvars.bind_contextvars(request=self.name.decode())
        self._span = begin_request(scope, self.name.decode())

    def answered(self, status: int) -> None:
        """Count it, and put a line into the log where debugging is on. No query, no secret."""
        seconds = time.perf_counter() - self._began
        REQUESTS.labels(self._scope["method"], f"{status // 100}xx").inc()
        REQUEST_SECONDS.observe(seconds)
        if self._span is not None:
            self._span.answered(status)
        _log.debug(
            "request",
            method=self._scope["method"],
            path=self._scope["path"],
            status=status,
            milliseconds=round(1000 * seconds, 1),
            client=self._scope["client"][0] if self._scope.get("client") else "",
        )

    def leave(self) -> None:
        """Nothing more is done for it."""
        if self._span is not None:
            self._span.leave()
