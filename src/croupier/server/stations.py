"""Stations over HTTP: one reports what it credits and shows; the answer is whether it is right."""

from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.log.store import StoreUnavailable
from croupier.house.stations import StationReport
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Name, Whole
from croupier.server.problems import HttpError, not_written


class StationSays(Message, frozen=True, kw_only=True):
    """What a station shows: its credit, what it credited for a round, its numbers.

    `leaving` says that it is switched off on purpose, so that nobody waits for its next report.
    """

    player: Name
    round_no: Annotated[int, msgspec.Meta(ge=0, le=10**12)]
    credited: Whole | None = None
    balance: Whole | None = None
    seq: Whole | None = None
    numbers: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=200)
    ] = ()
    winning: Annotated[str, msgspec.Meta(max_length=8)] | None = None
    leaving: bool = False


class StationAnswer(Message, frozen=True, kw_only=True):
    """Whether the house agrees. A station that is wrong is out of use until it is put right.

    The next report is expected within `beat_seconds`; 0 where none is.
    """

    agrees: bool
    malfunction: bool
    beat_seconds: float = 0
    detail: str = ""
    clauses: tuple[str, ...] = ()


@API.operation(
    "POST",
    "/v1/tables/{table}/stations",
    body=StationSays,
    out=StationAnswer,
    refuses=(503,),
    roles=frozenset({Role.PLAYER}),
)
async def report_station(request: Request, body: StationSays) -> StationAnswer:
    """A station reports its own sums; what differs from the house's is a malfunction of it."""
    caller, gateway = known_caller(request), gateway_of(request)
    table = request.path_params["table"]
    if table not in gateway.house.tables:
        raise HttpError(404, say("house-there-no-table", table=table))
    report = StationReport(
        player=body.player,
        round_no=body.round_no,
        credited=body.credited,
        balance=body.balance,
        seq=body.seq,
        numbers=body.numbers,
        winning=body.winning,
        leaving=body.leaving,
    )
    beats = gateway.station_beats
    try:
        heard = await beats.take(caller.actor, table, report)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(heard, Refusal):
        raise HttpError(403, heard.message)
    return StationAnswer(
        agrees=heard.agrees,
        malfunction=heard.malfunction,
        beat_seconds=beats.beat / 1000,
        detail=heard.detail,
        clauses=heard.clauses,
    )
