"""Statements of one tournament or promotion over HTTP, as JSON, CSV or PDF."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.roles import Role
from croupier.server import report_jobs
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of
from croupier.server.contests import stream_in
from croupier.server.inspecting import INSPECTORS
from croupier.server.paper_language import LANGUAGE
from croupier.server.reporting import written

#: Who answers for the money of a contest, or reads about it.
READERS: Final = INSPECTORS | {Role.TOURNAMENT_DIRECTOR}
_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")


@API.operation(
    "GET",
    "/v1/promotions/{promotion}/statement",
    parameters=(_FORMAT, LANGUAGE),
    refuses=(409, 503),
    roles=READERS,
)
async def state_promotion(request: Request) -> Response:
    """What a promotion has paid and given to whom, its disputes and denied claims."""
    stream = stream_in(request, "promotion", gateway_of(request).promotions.streams)
    return await written(request, f"statement-{stream.id}", report_jobs.contest, stream.name)


@API.operation(
    "GET",
    "/v1/tournaments/{tournament}/statement",
    parameters=(_FORMAT, LANGUAGE),
    refuses=(409, 503),
    roles=READERS,
)
async def state_tournament(request: Request) -> Response:
    """What came in for a tournament, what was paid and given to whom, and its disputes."""
    stream = stream_in(request, "tournament", gateway_of(request).tournaments.streams)
    return await written(request, f"statement-{stream.id}", report_jobs.contest, stream.name)
