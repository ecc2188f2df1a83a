"""What is wrong with devices, as alerts on the pit's wall: each stands until it is acknowledged."""

from collections.abc import Iterator

from croupier.core.messages import Message, say
from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.views.wall import AlertShown
from croupier.house.wheels import FOREIGN_NUMBER, WheelAlert, Wheels
from croupier.server.gateway import HttpGateway
from croupier.wheel.state import Course


def device_alerts(gateway: HttpGateway, now: int) -> Iterator[AlertShown]:
    """Of wheels and their readers, and of what stands beside players and cashiers."""
    for alert in gateway.wheels.alerts:
        # A number from elsewhere is on the house's own record, and stands until it is seen.
        if alert.code != FOREIGN_NUMBER:
            yield _of_wheel(gateway.wheels, alert)
    yield from _away(gateway.wheels)
    for name, health in gateway.station_devices.health.items():
        table = health.serves.partition(":")[2].partition("/")[0]
        for fault, since in health.since.items():
            said = say("named-device-cause", value=fault)
            yield _shown(f"{name}:{fault}:{since}", table, name, said, since)
        if not health.is_online(now):
            away = say("named-device-cause", value="away")
            yield _shown(f"{name}:away:{health.heard_at}", table, name, away, health.heard_at)


def _of_wheel(wheels: Wheels, alert: WheelAlert) -> AlertShown:
    stream = wheels.streams.get(alert.wheel)
    tables = tuple(stream.state.tables) if stream is not None else ()
    over = False
    if stream is not None and alert.code == "number-undecided":
        over = stream.state.course is not Course.UNDECIDED
    elif stream is not None and alert.code in ("fault", "silent"):
        known = stream.state.devices.get(alert.device)
        over = known is not None and (
            known.online if not alert.cause else alert.cause not in known.faults
        )
    name = f"{alert.wheel}:{alert.code}:{alert.at}"
    return _shown(name, tables[0] if tables else "", alert.wheel, _said(alert), alert.at, over=over)


def _said(alert: WheelAlert) -> Message:
    return say("wheels-alert", alert=alert.code, text=alert.text)


def _away(wheels: Wheels) -> Iterator[AlertShown]:
    """A source whose driver sends no sign of life: nobody sees the ball."""
    for serial, stream in wheels.streams.items():
        wheel = stream.state
        for name in wheel.sources:
            heard = wheels.heard_at(wheel, name)
            if heard and wheel.tables and not wheels.is_heard(name):
                table = next(iter(wheel.tables))
                away = say("named-device-cause", value="away")
                said = say("wheels-reported", device=name, cause=away)
                yield _shown(f"{serial}:{name}:away:{heard}", table, serial, said, heard)


def _shown(
    name: str, table: str, device: str, said: Message, at: int, *, over: bool = False
) -> AlertShown:
    return AlertShown(
        id=f"device:{name}",
        table=table,
        kind="device",
        text=f"{device}: {said}",
        at=at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        player=device,
        over=over,
        facts={"text": str(said), "code": said.code, "params": said.params},
    )
