"""What the house says of itself over HTTP: its reports, the program it runs, and its clock."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.roles import PIT_LINE, Role
from croupier.house.log.facts import ClockSet
from croupier.house.log.program import program_digests
from croupier.house.log.store import StoreUnavailable
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import HttpError, not_written
from croupier.server.tickets import KEY
from croupier.table.phases import Phase

READERS = frozenset({*INSPECTORS, *PIT_LINE, Role.ADMINISTRATOR})
_ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
_RUNNING = frozenset({Phase.BETTING, Phase.FINAL_BETS, Phase.NO_MORE_BETS})
_DAYS_30 = 30 * 86_400_000


class HouseReport(Message, frozen=True, kw_only=True):
    """Something about the house itself: a code, and what is behind it."""

    at: int
    code: str
    detail: str


class HouseReports(Message, frozen=True, kw_only=True):
    """What the house says of itself since it was opened, newest last."""

    reports: tuple[HouseReport, ...]
    time: int


class ProgramDetails(Message, frozen=True, kw_only=True):
    """The program that runs: its version, and a SHA-256 of its code, books and screens."""

    version: str
    digests: dict[str, str]


class ClockSetting(Message, frozen=True, kw_only=True):
    """By how many milliseconds the house's clock is to be set, and why."""

    by: Annotated[int, msgspec.Meta(ge=-_DAYS_30, le=_DAYS_30)]
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


@API.operation("GET", "/v1/house/reports", out=HouseReports, roles=READERS)
async def see_reports(request: Request) -> HouseReports:
    """What is out of order about the house itself: settings, program, clock, log, witnesses."""
    return _reports(gateway_of(request))


@API.operation("POST", "/v1/house/program", out=ProgramDetails, refuses=(503,), roles=READERS)
async def verify_program(request: Request) -> ProgramDetails:
    """Compute the digests of the running program now, and record them."""
    gateway = gateway_of(request)
    digests = await asyncio.to_thread(program_digests)
    try:
        await gateway.record.program(digests)
    except StoreUnavailable as error:
        raise HttpError(503, str(error)) from error
    return ProgramDetails(version=gateway.record.version, digests=digests)


@API.operation(
    "POST",
    "/v1/house/clock",
    body=ClockSetting,
    out=HouseReports,
    parameters=(KEY,),
    refuses=(409, 503),
    roles=_ADMINISTRATORS,
)
async def set_clock(request: Request, body: ClockSetting) -> HouseReports:
    """Set the house's clock right, with a record of who did and why. No round may be open."""
    gateway, caller = gateway_of(request), known_caller(request)
    if not hasattr(gateway.clock, "shift"):
        raise HttpError(409, say("http-clock-fixed"))
    if body.by and gateway.house.streams.shared:
        raise HttpError(409, say("http-clock-of-database"))
    running = [name for name, host in gateway.house.tables.items() if _is_running(host)]
    if running:
        raise HttpError(409, say("http-clock-between-rounds", tables=running))
    fact, given = ClockSet(by=body.by, reason=body.reason), KEY.read(request)
    key = f"{caller.actor.id}/clock/{given}" if given else ""
    try:
        await gateway.record.say(fact, by=caller.actor.id, cause="clock", key=key)
    except StoreUnavailable as error:
        raise not_written(error) from error
    gateway.reports.add("clock-set", f"by {body.by} ms, by {caller.actor.id}: {body.reason}")
    return _reports(gateway)


def _reports(gateway: HttpGateway) -> HouseReports:
    found = tuple(HouseReport(at=r.at, code=r.code, detail=r.detail) for r in gateway.reports.all)
    return HouseReports(reports=found, time=gateway.clock.now())


def _is_running(host: object) -> bool:
    table = getattr(host, "table", None) or getattr(host, "state", None)
    return getattr(table, "phase", None) in _RUNNING
