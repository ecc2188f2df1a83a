"""The pit over HTTP: every table on one wall, and alerts until somebody acknowledges them."""

import hashlib
from collections.abc import Iterator
from typing import cast

from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.approvals import Approval
from croupier.house.floor import find_acknowledged
from croupier.house.log.opening import HouseAlert, house_alerts
from croupier.house.log.store import StoreUnavailable
from croupier.house.past_rounds import round_at
from croupier.house.tables import TableStream
from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.views.exposure import exposure, full_straight, worst_of
from croupier.house.views.narration import Audience
from croupier.house.views.wall import AlertFacts, AlertShown, FloorFigures, Share
from croupier.roulette.catalogue import find_book
from croupier.server import wire
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Text
from croupier.server.device_alerts import device_alerts
from croupier.server.gateway import IN_PIT, HttpGateway
from croupier.server.problems import HttpError, Refused, not_written

# The pit.


class FloorLine(Message, frozen=True, kw_only=True):
    """One table on the wall."""

    table: str
    title: str
    book: str
    book_title: str
    game: str
    phase: str
    round_no: int
    closes_at: int | None
    last: str | None
    numbers: tuple[str, ...]
    limits: str
    min: int
    max: int
    players: int
    staked: int
    float: int
    virtual: bool
    figures: FloorFigures
    #: What the house pays net, less what it takes, should the worst pocket come.
    worst: Share | None
    alerts: int
    tasks: int
    #: Who deals, where somebody does.
    dealer: str = ""
    #: What one full straight-up costs here: exposure is held against the table's own limits.
    scale: int = 0


class FloorDetails(Message, frozen=True, kw_only=True):
    """The whole floor: a line for each table, and alerts, newest first."""

    tables: tuple[FloorLine, ...]
    alerts: tuple[AlertShown, ...]
    waiting: int
    time: int


class AlertList(Message, frozen=True, kw_only=True):
    """Alerts that nobody has acknowledged, newest first."""

    alerts: tuple[AlertShown, ...]
    time: int


class AcknowledgedAlert(Message, frozen=True, kw_only=True):
    """An alert that somebody has seen: by whom, when, and what they added."""

    id: str
    table: str
    kind: str
    text: str
    round_no: int
    #: Whom it was about, and what its sentence is made of; nothing in logs of before.
    player: str
    facts: AlertFacts | None
    note: str
    by: str
    at: int


class AcknowledgedList(Message, frozen=True, kw_only=True):
    """Alerts that were acknowledged, newest first."""

    alerts: tuple[AcknowledgedAlert, ...]
    time: int


class Acknowledging(Message, frozen=True, kw_only=True):
    """That somebody has seen an alert; a word on it may be added."""

    text: Text = ""


#: Who sees the floor.
OBSERVERS = IN_PIT | {Role.ADMINISTRATOR}
#: No wall shows more alerts; the others come up when these are acknowledged.
ALERTS_MAX = 500

_TABLE = Parameter(name="table", says="only this table's")
_ROUND = Parameter(name="round", says="only what came up in this round", pattern="^[0-9]{1,12}$")


@API.operation("GET", "/v1/floor", out=FloorDetails, roles=OBSERVERS)
async def see_floor(request: Request) -> FloorDetails:
    """The whole floor: a line for each table, and the alerts, newest first."""
    gateway = gateway_of(request)
    now = gateway.clock.now()
    return FloorDetails(
        tables=tuple(_line(gateway, stream, now) for stream in gateway.house.tables.values()),
        alerts=tuple(alerts_of(gateway, now)[:ALERTS_MAX]),
        waiting=len(gateway.approvals.waiting),
        time=now,
    )


def _line(gateway: HttpGateway, stream: TableStream, now: int) -> FloorLine:
    table, floor = stream.state, gateway.desks.floor
    return FloorLine(
        table=table.id,
        title=table.game.title,
        book=table.game.book,
        book_title=find_book(table.game.book).title,
        game=table.game.name,
        phase=table.phase.value,
        round_no=table.round_no,
        closes_at=gateway.closes_at(table),
        last=table.numbers[0] if table.numbers else None,
        numbers=tuple(table.numbers[:10]),
        limits=str(table.limits.table),
        min=table.limits.table.min,
        max=table.limits.table.max,
        players=len(table.seats),
        staked=sum(map(table.staked, table.seats.values())),
        float=table.float,
        virtual=gateway.pacer.deals(table.id),
        figures=floor.figures(table.id, now),
        worst=worst_of(exposure(table)),
        alerts=len(floor.alerts(table, now)),
        tasks=len(table.tasks),
        dealer=table.dealer,
        scale=full_straight(table),
    )


@API.operation("GET", "/v1/alerts", out=AlertList, parameters=(_TABLE,), roles=OBSERVERS)
async def list_alerts(request: Request) -> AlertList:
    """What nobody has acknowledged yet, newest first."""
    gateway = gateway_of(request)
    now, wanted = gateway.clock.now(), request.query_params.get("table", "")
    found = (alert for alert in alerts_of(gateway, now) if wanted in ("", alert.table))
    return AlertList(alerts=tuple(found)[:ALERTS_MAX], time=now)


@API.operation(
    "POST",
    "/v1/alerts/{alert}/acknowledge",
    body=Acknowledging,
    out=wire.Done,
    refuses=(503,),
    roles=ACKNOWLEDGERS,
)
async def acknowledge_alert(request: Request, body: Acknowledging) -> wire.Done:
    """Say that one has seen an alert. It is written down with one's name and what one adds."""
    caller, gateway = known_caller(request), gateway_of(request)
    wanted, now = request.path_params["alert"], gateway.clock.now()
    alert = next((one for one in alerts_of(gateway, now) if one.id == wanted), None)
    if alert is None:
        raise HttpError(404, say("http-no-alert", alert=wanted))
    try:
        round_no = _round_of(gateway, alert)
        answer = await gateway.desks.floor.acknowledge(
            alert, caller.actor, body.text, now, round_no
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(answer, Refusal):
        raise Refused(answer)
    gateway.feed.forget(alert.table, Audience.PIT)
    return wire.Done()


def _round_of(gateway: HttpGateway, alert: AlertShown) -> int:
    """The round that an alert came up in; the present one where it is about none."""
    stream = gateway.house.tables.get(alert.table)
    if stream is None or alert.round_no:
        return alert.round_no
    seq = alert.id.removeprefix(f"{alert.table}:")
    return round_at(stream, int(seq)) if seq.isdecimal() else stream.state.round_no


@API.operation(
    "GET",
    "/v1/alerts/acknowledged",
    out=AcknowledgedList,
    parameters=(_TABLE, _ROUND),
    refuses=(503,),
    roles=OBSERVERS,
)
async def list_acknowledged(request: Request) -> AcknowledgedList:
    """Alerts that were acknowledged, newest first: by whom, when, and with which note."""
    gateway, query = gateway_of(request), request.query_params
    table, wanted = query.get("table", ""), query.get("round", "")
    async with gateway.desks.reading:
        found = await find_acknowledged(
            gateway.desks.reader, table, int(wanted) if wanted else None
        )
    alerts = tuple(
        AcknowledgedAlert(
            id=event.alert,
            table=event.table,
            kind=event.kind,
            text=event.says,
            round_no=event.round_no,
            player=event.player,
            facts=cast("AlertFacts | None", event.facts),
            note=event.text,
            by=record.actor,
            at=record.at,
        )
        for record, event in found
    )
    return AcknowledgedList(alerts=alerts, time=gateway.clock.now())


def alerts_of(gateway: HttpGateway, now: int) -> list[AlertShown]:
    """Everything that stands on the floor, newest first."""
    floor = gateway.desks.floor
    raised = [
        alert
        for stream in gateway.house.tables.values()
        for alert in floor.alerts(stream.state, now)
    ]
    waiting = floor.unseen(map(_waits, gateway.approvals.waiting.values()))
    unfit = floor.unseen(_refused_equipment(gateway, now))
    let_in = gateway.let_in.alerts()
    own = floor.unseen(map(_of_house, (*house_alerts(gateway.record.facts), *let_in)))
    devices = floor.unseen(device_alerts(gateway, now))
    found = (*raised, *waiting, *unfit, *own, *devices, *floor.alarms())
    return sorted(found, key=lambda alert: alert.at, reverse=True)


def _of_house(alert: HouseAlert) -> AlertShown:
    what = say(f"house-report-{alert.code}")
    said = say("alert-house", what=what, detail=alert.detail)
    return AlertShown(
        id=f"house:{alert.number}",
        table="",
        kind="house",
        text=f"{alert.code.replace('-', ' ')}: {alert.detail}",
        at=alert.at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        facts={"code": said.code, "params": said.params},
    )


def _refused_equipment(gateway: HttpGateway, now: int) -> Iterator[AlertShown]:
    """What keeps a table from its next round."""
    for name, stream in gateway.house.tables.items():
        for refusal in gateway.desks.stock.faults(name, stream.state.game):
            mark = hashlib.sha256(refusal.detail.encode()).hexdigest()[:12]
            yield AlertShown(
                id=f"{name}:equipment:{mark}",
                table=name,
                kind="equipment",
                text=refusal.detail,
                at=now,
                roles=tuple(sorted(ACKNOWLEDGERS)),
                clauses=refusal.clauses,
                facts={
                    "reason": refusal.reason,
                    "code": refusal.code,
                    "params": refusal.params,
                },
            )


def _waits(waiting: Approval) -> AlertShown:
    return AlertShown(
        id=f"{waiting.place}:ask:{waiting.number}",
        table=waiting.place,
        kind="second-person",
        text=str(say("alert-second", by=waiting.actor.id, action=waiting.command.action)),
        at=waiting.requested_at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        facts={"by": waiting.actor.id, "action": waiting.command.action},
    )
