"""Wheels and devices over HTTP: what drivers report, what the pit sees and does."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request

from croupier.core.money import Money, show_money
from croupier.core.refusal import Refusal
from croupier.core.roles import DRIVERS, Role, or_above
from croupier.house.note_readers import FOREIGN, take_notes
from croupier.roulette.pockets import Pocket
from croupier.server import wire
from croupier.server.calling import API, front_of, known_caller
from croupier.server.metrics import DEVICES
from croupier.server.problems import Refused, Trouble
from croupier.server.wire_commands import Message, Name, Whole
from croupier.wheel import register, spins

IN_PIT = or_above(Role.GAME_SUPERVISOR) | {Role.INSPECTOR, Role.SURVEILLANCE, Role.DEALER}
KEEPERS = or_above(Role.PIT_BOSS)
_Short = Annotated[str, msgspec.Meta(max_length=600)]


class Reading(Message, frozen=True, kw_only=True):
    """One fact as a driver states it, under its number in the driver's journal."""

    seq: Annotated[int, msgspec.Meta(ge=1)]
    kind: Annotated[str, msgspec.Meta(max_length=40)]
    at: int = 0
    spin: int = 0
    pocket: Annotated[str, msgspec.Meta(max_length=4)] = ""
    source: _Short = ""
    cause: _Short = ""
    text: _Short = ""
    seen: _Short = ""
    rotor: _Short = ""
    speed: int | None = None
    after_no_spin: bool = False
    powered_up: bool = False
    firmware: _Short = ""
    command: _Short = ""
    reply: _Short = ""
    note: int = 0
    amount: int = 0
    event: int = 0
    button: _Short = ""
    code: _Short = ""


class Readings(Message, frozen=True, kw_only=True):
    """What a driver reports; empty as a sign of life. `done` is the last order carried out."""

    driver: Name
    done: Whole = 0
    readings: Annotated[tuple[Reading, ...], msgspec.Meta(max_length=200)] = ()


class OrderSent(Message, frozen=True, kw_only=True):
    """Something that the house wants of a device."""

    number: int
    order: str
    value: str = ""


class ReadingsTaken(Message, frozen=True, kw_only=True):
    """How far the house has a driver's readings, which it refused, and what it wants."""

    seq: int
    refused: tuple[int, ...] = ()
    orders: tuple[OrderSent, ...] = ()


@API.operation("POST", "/v1/readings", body=Readings, out=ReadingsTaken, roles=DRIVERS)
async def take_readings(request: Request, body: Readings) -> ReadingsTaken:
    """A driver reports what its device read; each reading is taken up once, by its number."""
    caller, front = known_caller(request), front_of(request)
    known = front.register.known.get(f"device:{caller.actor.id}")
    scope, _, name = (known.serves if known is not None else "").partition(":")
    last = body.readings[-1].seq if body.readings else 0
    refused: set[int] = set()
    now = front.clock.now()
    if scope == "wheel":
        front.wheels.drivers[caller.actor.id] = (name, body.driver)
        made = [to_command(caller.actor.id, each, now) for each in body.readings]
        last, refused = await front.wheels.take(caller.actor.id, name, made)
    elif scope == "station" and known is not None:
        refused = await take_notes(front.house, known, name, body.readings, now)
    else:
        front.alarm_key(caller.actor, "readings")
        raise Trouble(403, f"{caller.actor.id} is enrolled for no wheel and no station")
    for kind in {each.kind for each in body.readings if is_foreign(scope, each)}:
        front.alarm_key(caller.actor, kind)
    for each in body.readings:
        if each.kind == "note-stacked" and each.seq in refused and scope == "station":
            front.alarm_key(caller.actor, f"a note of {show_money(Money(each.amount))}")
    DEVICES.heard(
        caller.actor.id, f"{scope}:{name}", len(body.readings) - len(refused), len(refused)
    )
    orders = front.wheels.orders_for(caller.actor.id, body.done)
    return ReadingsTaken(
        seq=last,
        refused=tuple(sorted(refused)),
        orders=tuple(
            OrderSent(number=each.number, order=each.order, value=each.value) for each in orders
        ),
    )


def is_foreign(scope: str, each: Reading) -> bool:
    """Whether a reading is none that a device of this scope has: a note reader sees no ball."""
    if scope == "wheel":
        return each.kind.startswith("note-")
    return each.kind in FOREIGN


def to_command(device: str, each: Reading, now: int) -> spins.TakeReading:
    """A reading as the wheel's stream takes it, at the house's own time."""
    return spins.TakeReading(
        by=Role.SENSOR,
        at=now,
        device=device,
        seq=each.seq,
        reading="no-number" if each.kind == "number" and each.after_no_spin else each.kind,
        spin=each.spin,
        pocket=each.pocket,
        cause=each.cause or each.command,
        text=each.seen or each.text or each.reply or each.button,
        rotor=each.rotor,
        speed=each.speed,
    )


class DeviceHealth(Message, frozen=True, kw_only=True):
    """How a device is: on line, when it last spoke, and what is wrong with it."""

    name: str
    source: bool
    online: bool
    heard_at: int
    firmware: str
    faults: tuple[str, ...]


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
    devices: tuple[DeviceHealth, ...]


class WheelAlertShown(Message, frozen=True, kw_only=True):
    """Something that somebody should see to."""

    at: int
    wheel: str
    code: str
    text: str


class WheelList(Message, frozen=True, kw_only=True):
    """Every wheel of the house, and what is wrong."""

    wheels: tuple[WheelShown, ...]
    alerts: tuple[WheelAlertShown, ...]


@API.operation("GET", "/v1/wheels", out=WheelList, roles=IN_PIT)
async def list_wheels(request: Request) -> WheelList:
    """Every wheel, its devices' health and its alerts."""
    wheels = front_of(request).wheels
    return WheelList(
        wheels=tuple(_shown(each.state) for _, each in sorted(wheels.streams.items())),
        alerts=tuple(
            WheelAlertShown(at=each.at, wheel=each.wheel, code=each.code, text=each.text)
            for each in wheels.alerts
        ),
    )


@API.operation("GET", "/v1/wheels/{serial}", out=WheelShown, refuses=(404,), roles=IN_PIT)
async def show_wheel(request: Request) -> WheelShown:
    """One wheel."""
    serial = request.path_params["serial"]
    stream = front_of(request).wheels.streams.get(serial)
    if stream is None:
        raise Trouble(404, f"there is no wheel {serial!r}")
    return _shown(stream.state)


def _shown(wheel: Any) -> WheelShown:
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
        devices=tuple(
            DeviceHealth(
                name=name,
                source=name in wheel.sources,
                online=device.online,
                heard_at=device.heard_at,
                firmware=device.firmware,
                faults=tuple(sorted(device.faults)),
            )
            for name, device in wheel.devices.items()
        ),
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
    #: Where devices read the wheel: the token of another person's session, who agrees.
    second: _Short = ""


@API.operation(
    "POST",
    "/v1/wheels/{serial}/tables",
    body=WheelTable,
    out=WheelShown,
    refuses=(403, 404, 409),
    roles=KEEPERS,
)
async def deal_table(request: Request, body: WheelTable) -> WheelShown:
    """Deal a table from a wheel."""
    if body.table not in front_of(request).house.tables:
        raise Trouble(404, f"there is no table {body.table!r}")
    stream = front_of(request).wheels.streams.get(_serial(request))
    read = stream is not None and bool(stream.state.sources)
    other = _second(request, body.second, KEEPERS, "another source") if read else ""
    if body.release:
        command = register.ReleaseTable(by=Role.PIT_BOSS, table=body.table, agreed_by=other)
        return await _submit(request, command)
    serving = front_of(request).wheels.serving(body.table)
    if serving is not None and serving.id != request.path_params["serial"]:
        raise Trouble(409, f"{body.table} is dealt from {serving.id}")
    return await _submit(
        request,
        register.DealTable(
            by=Role.PIT_BOSS, table=body.table, automatic=body.automatic, agreed_by=other
        ),
    )


class WheelSources(Message, frozen=True, kw_only=True):
    """Whose readings count. The second person signs with a session of their own."""

    devices: tuple[Name, ...]
    second: _Short = ""


@API.operation(
    "PUT",
    "/v1/wheels/{serial}/sources",
    body=WheelSources,
    out=WheelShown,
    refuses=(403, 409),
    roles=KEEPERS,
)
async def change_sources(request: Request, body: WheelSources) -> WheelShown:
    """Say whose readings count; `second` is the token of another person's session."""
    front = front_of(request)
    other = _second(request, body.second, KEEPERS, "another source")
    for device in body.devices:
        known = front.register.known.get(f"device:{device}")
        if known is None or not known.stands or known.serves != f"wheel:{_serial(request)}":
            raise Trouble(409, f"{device} is not enrolled for this wheel")
    command = register.ChangeSources(by=Role.PIT_BOSS, devices=body.devices, agreed_by=other)
    return await _submit(request, command)


class WheelDecision(Message, frozen=True, kw_only=True):
    """A number that a person has seen, or none for no spin; `correct` puts the last one right."""

    pocket: Annotated[str, msgspec.Meta(max_length=4)] | None = None
    correct: bool = False
    #: For a correction: the token of another person's session, who agrees.
    second: _Short = ""


@API.operation(
    "POST",
    "/v1/wheels/{serial}/number",
    body=WheelDecision,
    out=WheelShown,
    refuses=(409,),
    roles=or_above(Role.GAME_SUPERVISOR),
)
async def decide_number(request: Request, body: WheelDecision) -> WheelShown:
    """Decide a number that the wheel could not, or correct the last one, for all its tables."""
    pocket = Pocket(body.pocket) if body.pocket is not None else None
    if body.correct:
        if pocket is None:
            raise Trouble(422, "correct to which number?")
        _second(request, body.second, spins.DECIDERS, "a correction")
        return await _submit(request, spins.CorrectNumber(by=Role.GAME_SUPERVISOR, pocket=pocket))
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
    refuses=(404,),
    roles=or_above(Role.GAME_SUPERVISOR),
)
async def order_device(request: Request, body: WheelOrder) -> wire.Done:
    """Have a device of the wheel do something."""
    front = front_of(request)
    known = front.register.known.get(f"device:{body.device}")
    if known is None or known.serves != f"wheel:{_serial(request)}":
        raise Trouble(404, f"{body.device} is not enrolled for this wheel")
    front.wheels.order(body.device, body.order, body.value)
    return wire.Done()


def _second(request: Request, token: str, roles: frozenset[Role], what: str) -> str:
    """The second person who agrees, by a session of their own, or Trouble."""
    other = front_of(request).sessions.find(token) if token else None
    mine = known_caller(request).actor.id
    if other is None or other.actor.id == mine or not other.actor.roles & roles:
        raise Trouble(403, f"a second person of the same rank must agree to {what}")
    return other.actor.id


def _serial(request: Request) -> str:
    serial: str = request.path_params["serial"]
    return serial


async def _submit(request: Request, command: Any) -> WheelShown:
    """A person's command in the role it is for."""
    front, caller = front_of(request), known_caller(request)
    roles = caller.actor.roles & command.roles
    by = min(roles, key=list(Role).index) if roles else command.by
    answer = await front.wheels.submit(
        caller.actor, _serial(request), command.but(by=by, at=front.clock.now())
    )
    if isinstance(answer, Refusal):
        raise Refused(answer, 409)
    return _shown(front.wheels.streams[_serial(request)].state)
