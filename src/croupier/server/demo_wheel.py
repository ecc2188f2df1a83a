"""The demo house's own wheel: emulated on a pseudo-terminal, driven, and dealing a table.

Nothing of it is a shortcut but the last step: the driver hands its readings to the house without a
network between them.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from croupier.core.roles import PIT_LINE, Role
from croupier.devices.clock import steady_clock
from croupier.devices.driver import kind_of
from croupier.devices.journal import Journal
from croupier.devices.link import TtyLink, open_pty
from croupier.devices.process import DeviceProcess, serve_emulator
from croupier.devices.readings import Reading, to_json
from croupier.devices.uplink import HouseAway, Order, Taken
from croupier.house.actors import Actor
from croupier.house.log.store import StoreUnavailable
from croupier.house.people import Register
from croupier.house.wheels import Wheels
from croupier.server.demo import ENROLLER
from croupier.server.readings import Reading as Sent
from croupier.server.readings import of_before, to_command
from croupier.wheel.register import ChangeSources, DealTable, EnterWheel

SERIAL: Final = "DEMO-1"
DEVICE: Final = "demo-rim"
_DRIVER: Final = "cammegh"
#: A little quicker than a real wheel, for somebody who watches it alone.
_PACE: Final = "2"
_KEEPER: Final = Actor(id="demo", roles=frozenset({*PIT_LINE}))


class LocalUplink:
    """Readings straight to the house."""

    def __init__(self, wheels: Wheels, now: Callable[[], int]) -> None:
        self._wheels, self._now, self._began = wheels, now, steady_clock()

    async def send(
        self, readings: Sequence[tuple[int, Reading]], done: int, waiting: int = 0
    ) -> Taken:
        """The same as over HTTP."""
        self._wheels.drivers[DEVICE] = (SERIAL, _DRIVER)
        sent = steady_clock()
        stated = [Sent(seq=number, **to_json(each)) for number, each in readings]
        made = [to_command(DEVICE, each, self._now(), sent) for each in stated]
        before = of_before(stated, self._began, sent)
        try:
            seq, refused = await self._wheels.take(
                DEVICE, SERIAL, made, waiting=waiting, sent=sent, before=before
            )
        except StoreUnavailable as error:
            raise HouseAway(str(error)) from error
        orders = tuple(
            Order(each.number, each.order, each.value)
            for each in self._wheels.orders.due(DEVICE, done)
        )
        return Taken(seq, frozenset(refused), orders)


async def open_demo_wheel(wheels: Wheels, register: Register, table: str, now: int) -> None:
    """Enter the wheel and its reader, and have it deal a table from now on."""
    if SERIAL in wheels.streams:
        return
    await register.enrol_device(
        f"{DEVICE}.{secrets.token_urlsafe(32)}",
        frozenset({Role.SENSOR}),
        frozenset(),
        at=now,
        by=ENROLLER,
        serves=f"wheel:{SERIAL}",
    )
    commands = (
        EnterWheel(by=Role.PIT_BOSS, at=now, maker="an emulated Cammegh", pockets=37),
        DealTable(by=Role.PIT_BOSS, at=now, table=table, automatic=True),
        ChangeSources(by=Role.PIT_BOSS, at=now, devices=(DEVICE,), agreed_by="demo"),
    )
    for command in commands:
        # Nobody is there yet who could agree: the house sets itself up.
        await wheels.submit(_KEEPER, SERIAL, command, approved=True)


async def run_demo_wheel(wheels: Wheels, folder: Path, now: Callable[[], int]) -> None:
    """Let the wheel play and its driver report, until cancelled."""
    kind = kind_of(_DRIVER)
    settings = kind.configured({"pace": _PACE, "script": "ok,ok,ok,ok,failed-launch,ok,ok,blink"})
    ours, port = open_pty()
    folder.mkdir(parents=True, exist_ok=True)
    driving = DeviceProcess(
        kind,
        settings,
        address=port,
        journal=Journal(folder / "demo-wheel.journal"),
        uplink=LocalUplink(wheels, now),
    )
    seed = now() % 1_000_000
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(serve_emulator(TtyLink(ours), kind.emulate(settings, seed)))
        tasks.create_task(driving.run())
