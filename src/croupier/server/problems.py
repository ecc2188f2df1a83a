"""Problems as the client gets them: a status, a title, a sentence."""

from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.messages import Message, Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.server.wire import Problem

TITLES: Final = {
    400: "malformed",
    401: "sign in first",
    403: "not permitted",
    404: "not found",
    405: "no such method here",
    409: "conflict",
    413: "too large",
    414: "address too long",
    415: "not JSON",
    421: "another house",
    422: "invalid",
    429: "too many requests",
    500: "a fault of the server",
    503: "cannot be taken up now",
}


class HttpError(Exception):
    """Ends a request with a problem."""

    def __init__(
        self, status: int, detail: Saying, *, retry_ms: int = 0, wants: Literal["", "digits"] = ""
    ) -> None:
        super().__init__(str(detail))
        self.status = status
        self.message = detail
        self.retry_ms = retry_ms
        self.wants = wants
        self.refusal: Refusal | None = None


class Refused(HttpError):
    """Ends a request with its refusal: forbidden where this person may not do it."""

    def __init__(self, refusal: Refusal, status: int = 0) -> None:
        forbidden = refusal.reason in (Reason.NOT_PERMITTED, Reason.NOT_YOUR_WAGER)
        super().__init__(status or (403 if forbidden else 409), refusal.message)
        self.refusal = refusal


def not_written(error: StoreUnavailable) -> HttpError:
    """What a caller is answered whose change met a store that is away: never more than is known."""
    if isinstance(error, StoreUnsure):
        return HttpError(503, say("http-not-known"))
    return HttpError(503, say("http-not-written"))


def problem(
    status: int,
    detail: Saying = "",
    *,
    retry_ms: int = 0,
    refusal: Refusal | None = None,
    wants: Literal["", "digits"] = "",
) -> Response:
    """The response for a problem."""
    title = TITLES.get(status, "problem")
    said = detail if isinstance(detail, Message) else Message("")
    body = Problem(
        status=status,
        title=title,
        detail=str(detail),
        wants=wants,
        code=said.code,
        params=said.params,
    )
    if refusal is not None:
        body = msgspec.structs.replace(
            body, clauses=refusal.clauses, reason=refusal.reason, facts=refusal.facts
        )
    headers = {"Retry-After": str(-(-retry_ms // 1000))} if retry_ms else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(
        msgspec.json.encode(body), status, headers, media_type="application/problem+json"
    )


async def on_http_error(request: Request, error: Exception) -> Response:
    """A HttpError as its problem."""
    if not isinstance(error, HttpError):
        raise error
    return problem(
        error.status,
        error.message,
        retry_ms=error.retry_ms,
        refusal=error.refusal,
        wants=error.wants,
    )
