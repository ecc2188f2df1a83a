"""What is wrong with devices, as alerts on the pit's wall: each stands until it is acknowledged."""

from collections.abc import Iterator

from croupier.house.views.alerts import ACKNOWLEDGERS
from croupier.house.views.floor_shapes import AlertShown
from croupier.house.wheels import WheelAlert, Wheels
from croupier.server.front import Front
from croupier.wheel.state import Course


def device_alerts(front: Front, now: int) -> Iterator[AlertShown]:
    """Of wheels and their readers, and of what stands beside players and cashiers."""
    for alert in front.wheels.alerts:
        yield _of_wheel(front.wheels, alert)
    yield from _away(front.wheels)
    for name, health in front.station_devices.health.items():
        table = health.serves.partition(":")[2].partition("/")[0]
        for fault, since in health.since.items():
            yield _shown(f"{name}:{fault}:{since}", table, name, fault, since)
        if not health.is_online(now):
            yield _shown(f"{name}:away:{health.heard_at}", table, name, "away", health.heard_at)


def _of_wheel(wheels: Wheels, alert: WheelAlert) -> AlertShown:
    stream = wheels.streams.get(alert.wheel)
    tables = tuple(stream.state.tables) if stream is not None else ()
    over = False
    if stream is not None and alert.code == "number-undecided":
        over = stream.state.course is not Course.UNDECIDED
    elif stream is not None and alert.code in ("fault", "silent"):
        device, _, cause = alert.text.partition(" ")
        known = stream.state.devices.get(device)
        over = known is not None and (known.online if not cause else cause not in known.faults)
    name = f"{alert.wheel}:{alert.code}:{alert.at}"
    return _shown(name, tables[0] if tables else "", alert.wheel, _said(alert), alert.at, over=over)


def _said(alert: WheelAlert) -> str:
    return f"{alert.code.replace('-', ' ')}: {alert.text}" if alert.text else alert.code


def _away(wheels: Wheels) -> Iterator[AlertShown]:
    """A source whose driver sends no sign of life: nobody sees the ball."""
    for serial, stream in wheels.streams.items():
        wheel = stream.state
        for name in wheel.sources:
            heard = wheels.heard_at(wheel, name)
            if heard and wheel.tables and not wheels.is_heard(name):
                table = next(iter(wheel.tables))
                yield _shown(f"{serial}:{name}:away:{heard}", table, serial, f"{name} away", heard)


def _shown(
    name: str, table: str, device: str, text: str, at: int, *, over: bool = False
) -> AlertShown:
    return AlertShown(
        id=f"device:{name}",
        table=table,
        kind="device",
        text=f"{device}: {text}",
        at=at,
        roles=tuple(sorted(ACKNOWLEDGERS)),
        player=device,
        over=over,
        facts={"text": text},
    )
