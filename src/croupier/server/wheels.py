"""Wheels and devices over HTTP: what the pit sees and does."""

from collections import Counter
from typing import Annotated, Any

import msgspec
from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest, or_above
from croupier.house.answers import Waiting
from croupier.house.views.worded import Worded, worded
from croupier.house.wheel_history import judge_spins, spins_of
from croupier.house.wheels import Wheels
from croupier.roulette.pockets import Pocket
from croupier.server import wire
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Name, Whole
from croupier.server.problems import HttpError, Refused
from croupier.wheel import register, spins

IN_PIT = or_above(Role.GAME_SUPERVISOR) | {Role.INSPECTOR, Role.SURVEILLANCE, Role.DEALER}
KEEPERS = or_above(Role.PIT_BOSS)
_Short = Annotated[str, msgspec.Meta(max_length=600)]


class DeviceHealth(Message, frozen=True, kw_only=True):
    """How a device is: on line, when it last spoke, and what is wrong with it."""

    name: str
    source: bool
    online: bool
    heard_at: int
    firmware: str
    faults: tuple[str, ...]
    #: What it answered last to an order.
    replied: str = ""


class WheelShown(Message, frozen=True, kw_only=True):
    """A wheel as the pit sees it."""

    serial: str
    maker: str
    pockets: int
    ball: str
    certificates: tuple[str, ...]
    tables: tuple[str, ...]
    course: str
    number: str
    numbers: tuple[str, ...]
    spins: int
    no_spins: int
    undecided: str
    launch_seconds: int
    devices: tuple[DeviceHealth, ...]


class WheelAlertShown(Message, frozen=True, kw_only=True):
    """Something that somebody should see to."""

    at: int
    wheel: str
    code: str
    text: str
    #: What is behind it, to be said in any language.
    said: Worded


class StationDevice(Message, frozen=True, kw_only=True):
    """How a device beside a player or a cashier is; `serves` is `station:T1/ann` or `cashier:…`."""

    name: str
    serves: str
    driver: str
    online: bool
    heard_at: int
    faults: tuple[str, ...]


class WheelList(Message, frozen=True, kw_only=True):
    """Every wheel of the house, the devices of stations and cashiers, and what is wrong."""

    wheels: tuple[WheelShown, ...]
    stations: tuple[StationDevice, ...]
    alerts: tuple[WheelAlertShown, ...]


@API.operation("GET", "/v1/wheels", out=WheelList, roles=IN_PIT)
async def list_wheels(request: Request) -> WheelList:
    """Every wheel, its devices' health and its alerts."""
    gateway = gateway_of(request)
    wheels, now = gateway.wheels, gateway.clock.now()
    return WheelList(
        wheels=tuple(_shown(wheels, each.state) for _, each in sorted(wheels.streams.items())),
        stations=tuple(
            StationDevice(
                name=name,
                serves=each.serves,
                driver=each.driver,
                online=each.is_online(now),
                heard_at=each.heard_at,
                faults=tuple(sorted(each.faults)),
            )
            for name, each in sorted(gateway.station_devices.health.items())
        ),
        alerts=tuple(
            WheelAlertShown(
                at=each.at,
                wheel=each.wheel,
                code=each.code,
                text=str(each.text),
                said=worded(each.text),
            )
            for each in wheels.alerts
        ),
    )


@API.operation("GET", "/v1/wheels/{serial}", out=WheelShown, refuses=(404,), roles=IN_PIT)
async def show_wheel(request: Request) -> WheelShown:
    """One wheel."""
    serial = request.path_params["serial"]
    wheels = gateway_of(request).wheels
    stream = wheels.streams.get(serial)
    if stream is None:
        raise HttpError(404, say("http-no-wheel", wheel=serial))
    return _shown(wheels, stream.state)


def _shown(wheels: Wheels, wheel: Any) -> WheelShown:
    return WheelShown(
        serial=wheel.serial,
        maker=wheel.maker,
        pockets=wheel.pockets,
        ball=wheel.ball,
        certificates=wheel.certificates,
        tables=tuple(wheel.tables),
        course=wheel.course,
        number=wheel.number or "",
        numbers=wheel.numbers,
        spins=wheel.spins,
        no_spins=wheel.no_spins,
        undecided=wheel.undecided_why,
        launch_seconds=wheel.launch_seconds,
        devices=tuple(
            DeviceHealth(
                name=name,
                source=name in wheel.sources,
                online=device.online and wheels.is_heard(name),
                heard_at=wheels.heard_at(wheel, name),
                firmware=device.firmware,
                faults=tuple(sorted(device.faults)),
                replied=device.replied,
            )
            for name, device in wheel.devices.items()
        ),
    )


class SpinShown(Message, frozen=True, kw_only=True):
    """One run of the ball: its number, or why it has none; speed is the rotor's rpm times ten.

    `drop` is the zone of the bowl in which the ball left the track, where a device sees that.
    """

    at: int
    pocket: str
    cause: str
    rotor: str
    speed: int | None
    corrected: bool
    drop: int | None = None


class WheelSpins(Message, frozen=True, kw_only=True):
    """The last spins of a wheel, newest first, and what they say of it; never what comes next.

    `counts` go with `order`, clockwise from zero. A small chance is a reason to examine the wheel.
    """

    serial: str
    spins: tuple[SpinShown, ...]
    order: tuple[str, ...]
    counts: tuple[int, ...]
    square: float
    chance: float
    lag_chance: float
    flagged: bool


@API.operation("GET", "/v1/wheels/{serial}/spins", out=WheelSpins, refuses=(404, 503), roles=IN_PIT)
async def show_spins(request: Request) -> WheelSpins:
    """The history of a wheel under its serial number, at whichever tables it was dealt."""
    gateway, serial = gateway_of(request), _serial(request)
    stream = gateway.wheels.streams.get(serial)
    if stream is None:
        raise HttpError(404, say("http-no-wheel", wheel=serial))
    found = await spins_of(gateway.house.store, serial)
    order = gateway.wheels.order_of(serial)
    judged, seen = judge_spins(found, order), Counter(spin.pocket for spin in found)
    return WheelSpins(
        serial=serial,
        spins=tuple(
            SpinShown(
                at=spin.at,
                pocket=spin.pocket,
                cause=spin.cause,
                rotor=spin.rotor,
                speed=spin.speed,
                corrected=spin.corrected,
                drop=spin.drop,
            )
            for spin in reversed(found)
        ),
        order=order,
        counts=tuple(seen[pocket] for pocket in order),
        square=judged.square,
        chance=judged.probability,
        lag_chance=judged.lag_probability,
        flagged=judged.flagged,
    )


class NewWheel(Message, frozen=True, kw_only=True):
    """A wheel to be entered."""

    maker: _Short
    pockets: int
    ball: _Short = ""
    certificates: tuple[_Short, ...] = ()


@API.operation(
    "PUT", "/v1/wheels/{serial}", body=NewWheel, out=WheelShown, refuses=(409,), roles=KEEPERS
)
async def enter_wheel(request: Request, body: NewWheel) -> WheelShown:
    """Enter a wheel under its serial number."""
    command = register.EnterWheel(
        by=Role.PIT_BOSS,
        maker=body.maker,
        pockets=body.pockets,
        ball=body.ball,
        certificates=body.certificates,
    )
    return await _submit(request, command)


class WheelTable(Message, frozen=True, kw_only=True):
    """A table to be dealt from a wheel, or no longer; `automatic` without a dealer."""

    table: Name
    automatic: bool = False
    release: bool = False


@API.operation(
    "POST",
    "/v1/wheels/{serial}/tables",
    body=WheelTable,
    out=WheelShown,
    refuses=(403, 404, 409),
    roles=KEEPERS,
)
async def deal_table(request: Request, body: WheelTable) -> WheelShown:
    """Deal a table from a wheel; where devices read it, a second person agrees first."""
    if body.table not in gateway_of(request).house.tables:
        raise HttpError(404, say("house-there-no-table", table=body.table))
    if body.release:
        return await _submit(request, register.ReleaseTable(by=Role.PIT_BOSS, table=body.table))
    return await _submit(
        request,
        register.DealTable(by=Role.PIT_BOSS, table=body.table, automatic=body.automatic),
    )


class WheelLaunch(Message, frozen=True, kw_only=True):
    """After how many seconds of betting the house has the ball launched; zero for never."""

    seconds: Whole


@API.operation(
    "PUT",
    "/v1/wheels/{serial}/launch",
    body=WheelLaunch,
    out=WheelShown,
    refuses=(409,),
    roles=KEEPERS,
)
async def set_launch(request: Request, body: WheelLaunch) -> WheelShown:
    """Have a wheel that waits to be started be started by the house."""
    return await _submit(request, register.SetLaunch(by=Role.PIT_BOSS, seconds=body.seconds))


class WheelSources(Message, frozen=True, kw_only=True):
    """Whose readings count: of one device, of two that must agree, or of none."""

    devices: tuple[Name, ...]


@API.operation(
    "PUT",
    "/v1/wheels/{serial}/sources",
    body=WheelSources,
    out=WheelShown,
    refuses=(409,),
    roles=KEEPERS,
)
async def change_sources(request: Request, body: WheelSources) -> WheelShown:
    """Say whose readings count; it waits until a second person agrees under `/v1/waiting`."""
    return await _submit(request, register.ChangeSources(by=Role.PIT_BOSS, devices=body.devices))


class WheelDecision(Message, frozen=True, kw_only=True):
    """A number that a person has seen, or none for no spin; `correct` puts the last one right."""

    pocket: Annotated[str, msgspec.Meta(max_length=4)] | None = None
    correct: bool = False
    #: Of a correction: the spin that is meant, as `spins` of the wheel counted them then.
    spin: Whole = 0


@API.operation(
    "POST",
    "/v1/wheels/{serial}/number",
    body=WheelDecision,
    out=WheelShown,
    refuses=(409,),
    roles=or_above(Role.GAME_SUPERVISOR),
)
async def decide_number(request: Request, body: WheelDecision) -> WheelShown:
    """Decide a number that the wheel could not, or correct the last one, for all its tables.

    A correction waits until a second person agrees.
    """
    pocket = Pocket(body.pocket) if body.pocket is not None else None
    if body.correct:
        if pocket is None:
            raise HttpError(422, say("http-correct-to"))
        correct = spins.CorrectNumber(by=Role.GAME_SUPERVISOR, pocket=pocket, spin=body.spin)
        return await _submit(request, correct)
    return await _submit(request, spins.DecideNumber(by=Role.GAME_SUPERVISOR, pocket=pocket))


class WheelOrder(Message, frozen=True, kw_only=True):
    """Something that a device of the wheel is to do: restart, self-test, start."""

    device: Name
    order: _Short
    value: _Short = ""


@API.operation(
    "POST",
    "/v1/wheels/{serial}/orders",
    body=WheelOrder,
    out=wire.Done,
    refuses=(404, 409),
    roles=or_above(Role.GAME_SUPERVISOR),
)
async def order_device(request: Request, body: WheelOrder) -> wire.Done:
    """Have a device of the wheel do something; who wanted it is on the wheel's record first."""
    gateway = gateway_of(request)
    known = gateway.register.known.get(f"device:{body.device}")
    if known is None or known.serves != f"wheel:{_serial(request)}":
        raise HttpError(404, say("http-not-for-wheel", device=body.device))
    wanted = register.OrderDevice(
        by=Role.GAME_SUPERVISOR, device=body.device, order=body.order, value=body.value
    )
    await _submit(request, wanted)
    gateway.orders.give(body.device, body.order, body.value)
    return wire.Done()


def _serial(request: Request) -> str:
    serial: str = request.path_params["serial"]
    return serial


async def _submit(request: Request, command: Any) -> WheelShown:
    """A person's command in the role it is for."""
    gateway, caller = gateway_of(request), known_caller(request)
    roles = caller.actor.roles & command.roles
    by = lowest(roles) if roles else command.by
    answer = await gateway.wheels.submit(
        caller.actor, _serial(request), command.but(by=by, at=gateway.clock.now())
    )
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)
    if isinstance(answer, Waiting):
        raise HttpError(409, say("http-waits-for-second", number=answer.number))
    return _shown(gateway.wheels, gateway.wheels.streams[_serial(request)].state)
