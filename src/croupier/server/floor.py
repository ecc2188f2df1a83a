"""The pit over HTTP: every table on one wall, and alerts until somebody acknowledges them."""

import hashlib
from collections.abc import Iterator

from starlette.requests import Request

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.approvals import Approval
from croupier.house.floor import find_acknowledged
from croupier.house.log.opening import HouseAlert, house_alerts
from croupier.house.log.store import StoreUnavailable
from croupier.house.past import round_at
from croupier.house.tables import TableStream
from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.views.exposure import exposure, full_straight, worst_of
from croupier.house.views.floor_shapes import AlertShown
from croupier.house.views.telling import Audience
from croupier.server import wire, wire_house
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.device_alerts import device_alerts
from croupier.server.front import IN_PIT, Front
from croupier.server.problems import Refused, Trouble, not_written

#: Who sees the floor.
WATCHERS = IN_PIT | {Role.ADMINISTRATOR}
#: No wall shows more alerts; the others come up when these are acknowledged.
ALERTS_MAX = 500

_TABLE = Parameter(name="table", says="only this table's")
_ROUND = Parameter(name="round", says="only what came up in this round", pattern="^[0-9]{1,12}$")


@API.operation("GET", "/v1/floor", out=wire_house.FloorTold, roles=WATCHERS)
async def see_floor(request: Request) -> wire_house.FloorTold:
    """The whole floor: a line for each table, and the alerts, newest first."""
    front = front_of(request)
    now = front.clock.now()
    return wire_house.FloorTold(
        tables=tuple(_line(front, stream, now) for stream in front.house.tables.values()),
        alerts=tuple(alerts_of(front, now)[:ALERTS_MAX]),
        waiting=len(front.approvals.waiting),
        time=now,
    )


def _line(front: Front, stream: TableStream, now: int) -> wire_house.FloorLine:
    table, floor = stream.state, front.desks.floor
    return wire_house.FloorLine(
        table=table.id,
        title=table.game.title,
        book=table.game.book,
        game=table.game.name,
        phase=table.phase.value,
        round_no=table.round_no,
        closes_at=front.closes_at(table),
        last=table.numbers[0] if table.numbers else None,
        numbers=tuple(table.numbers[:10]),
        limits=str(table.limits.table),
        min=table.limits.table.min,
        max=table.limits.table.max,
        players=len(table.seats),
        staked=sum(map(table.staked, table.seats.values())),
        float=table.float,
        virtual=front.pacer.deals(table.id),
        figures=floor.figures(table.id, now),
        worst=worst_of(exposure(table)),
        alerts=len(floor.alerts(table, now)),
        tasks=len(table.tasks),
        dealer=table.dealer,
        scale=full_straight(table),
    )


@API.operation("GET", "/v1/alerts", out=wire_house.AlertList, parameters=(_TABLE,), roles=WATCHERS)
async def list_alerts(request: Request) -> wire_house.AlertList:
    """What nobody has acknowledged yet, newest first."""
    front = front_of(request)
    now, wanted = front.clock.now(), request.query_params.get("table", "")
    found = (alert for alert in alerts_of(front, now) if wanted in ("", alert.table))
    return wire_house.AlertList(alerts=tuple(found)[:ALERTS_MAX], time=now)


@API.operation(
    "POST",
    "/v1/alerts/{alert}/acknowledge",
    body=wire_house.Acknowledging,
    out=wire.Done,
    refuses=(503,),
    roles=ACKNOWLEDGERS,
)
async def acknowledge_alert(request: Request, body: wire_house.Acknowledging) -> wire.Done:
    """Say that one has seen an alert. It is written down with one's name and what one adds."""
    caller, front = known_caller(request), front_of(request)
    wanted, now = request.path_params["alert"], front.clock.now()
    alert = next((one for one in alerts_of(front, now) if one.id == wanted), None)
    if alert is None:
        raise Trouble(404, f"no alert {wanted!r} stands")
    try:
        round_no = _round_of(front, alert)
        told = await front.desks.floor.acknowledge(alert, caller.actor, body.text, now, round_no)
    except StoreUnavailable as error:
        raise not_written(error) from error
    if isinstance(told, Refusal):
        raise Refused(told)
    front.feed.forget(alert.table, Audience.PIT)
    return wire.Done()


def _round_of(front: Front, alert: AlertShown) -> int:
    """The round that an alert came up in; the present one where it is about none."""
    stream = front.house.tables.get(alert.table)
    if stream is None or alert.round_no:
        return alert.round_no
    seq = alert.id.removeprefix(f"{alert.table}:")
    return round_at(stream, int(seq)) if seq.isdecimal() else stream.state.round_no


@API.operation(
    "GET",
    "/v1/alerts/acknowledged",
    out=wire_house.AcknowledgedList,
    parameters=(_TABLE, _ROUND),
    refuses=(503,),
    roles=WATCHERS,
)
async def list_acknowledged(request: Request) -> wire_house.AcknowledgedList:
    """Alerts that were acknowledged, newest first: by whom, when, and with which note."""
    front, query = front_of(request), request.query_params
    table, wanted = query.get("table", ""), query.get("round", "")
    async with front.desks.looking:
        found = await find_acknowledged(front.desks.reader, table, int(wanted) if wanted else None)
    alerts = tuple(
        wire_house.AcknowledgedAlert(
            id=event.alert,
            table=event.table,
            kind=event.kind,
            text=event.says,
            round_no=event.round_no,
            note=event.text,
            by=record.actor,
            at=record.at,
        )
        for record, event in found
    )
    return wire_house.AcknowledgedList(alerts=alerts, time=front.clock.now())


def alerts_of(front: Front, now: int) -> list[AlertShown]:
    """Everything that stands on the floor, newest first."""
    floor = front.desks.floor
    raised = [
        alert for stream in front.house.tables.values() for alert in floor.alerts(stream.state, now)
    ]
    waiting = floor.unseen(map(_waits, front.approvals.waiting.values()))
    unfit = floor.unseen(_refused_equipment(front, now))
    own = floor.unseen(map(_of_house, house_alerts(front.record.facts)))
    devices = floor.unseen(device_alerts(front, now))
    found = (*raised, *waiting, *unfit, *own, *devices, *floor.alarms())
    return sorted(found, key=lambda alert: alert.at, reverse=True)


def _of_house(alert: HouseAlert) -> AlertShown:
    return AlertShown(
        id=f"house:{alert.number}",
        table="",
        kind="house",
        text=f"{alert.code.replace('-', ' ')}: {alert.detail}",
        at=alert.at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        facts={"text": alert.detail},
    )


def _refused_equipment(front: Front, now: int) -> Iterator[AlertShown]:
    """What keeps a table from its next round."""
    for name, stream in front.house.tables.items():
        for refusal in front.desks.stock.faults(name, stream.state.game):
            mark = hashlib.sha256(refusal.detail.encode()).hexdigest()[:12]
            yield AlertShown(
                id=f"{name}:equipment:{mark}",
                table=name,
                kind="equipment",
                text=refusal.detail,
                at=now,
                roles=tuple(sorted(ACKNOWLEDGERS)),
                clauses=refusal.clauses,
                facts={"reason": refusal.reason},
            )


def _waits(waiting: Approval) -> AlertShown:
    return AlertShown(
        id=f"{waiting.place}:ask:{waiting.number}",
        table=waiting.place,
        kind="second-person",
        text=f"{waiting.actor.id} asks for {waiting.command.action}: a second person must agree",
        at=waiting.asked_at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        facts={"by": waiting.actor.id, "action": waiting.command.action},
    )
