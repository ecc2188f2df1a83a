"""Stations over HTTP: one says what it credits and shows, and is told whether that is right."""

from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.log.store import StoreUnavailable
from croupier.house.stations import StationReport, find_fault, hear_station, was_recorded
from croupier.server.calling import API, front_of, known_caller
from croupier.server.problems import Trouble, not_written
from croupier.server.wire_commands import Message, Name, Whole


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


class StationTold(Message, frozen=True, kw_only=True):
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
    out=StationTold,
    refuses=(503,),
    roles=frozenset({Role.PLAYER}),
)
async def report_station(request: Request, body: StationSays) -> StationTold:
    """A station reports its own sums; what differs from the house's is a malfunction of it."""
    caller, front = known_caller(request), front_of(request)
    table = request.path_params["table"]
    stream = front.house.tables.get(table)
    if stream is None:
        raise Trouble(404, f"there is no table {table!r}")
    if body.player not in (caller.actor.players or ()):
        raise Trouble(403, f"{caller.actor.id} does not speak for {body.player}")
    report = StationReport(
        player=body.player,
        round_no=body.round_no,
        credited=body.credited,
        balance=body.balance,
        seq=body.seq,
        numbers=body.numbers,
        winning=body.winning,
    )
    beats, now = front.station_beats, front.clock.now()
    seconds = beats.beat / 1000
    if body.leaving:
        beats.leave(table, body.player)
        return StationTold(agrees=True, malfunction=False, beat_seconds=seconds)
    doubted = find_fault(stream.state, stream.version, report)
    if doubted is not None and beats.doubt(table, report, now):
        says = doubted.says
        return StationTold(agrees=False, malfunction=False, beat_seconds=seconds, detail=says)
    try:
        finding, told = await hear_station(front.house, stream, report, now)
        if finding is None:
            await beats.hear(table, body.player, now)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if finding is None:
        return StationTold(agrees=True, malfunction=False, beat_seconds=seconds)
    clauses = told.clauses if isinstance(told, Refusal) else _clauses(told)
    return StationTold(
        agrees=False,
        malfunction=was_recorded(told),
        beat_seconds=seconds,
        detail=finding.says,
        clauses=clauses,
    )


def _clauses(told: object) -> tuple[str, ...]:
    events = getattr(told, "events", ())
    return tuple(dict.fromkeys(clause for event in events for clause in event.clauses))
