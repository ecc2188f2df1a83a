"""What drivers report over HTTP: each reading taken up once, and orders handed over in return."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from croupier.core.messages import say
from croupier.core.money import Money, show_money
from croupier.core.roles import DRIVERS, Role
from croupier.house.note_readers import take_notes
from croupier.house.station_devices import is_foreign
from croupier.house.ticket_readers import take_tickets
from croupier.people.declare import Known
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message, Name, Whole
from croupier.server.metrics import DEVICES
from croupier.server.problems import HttpError
from croupier.wheel import spins

PATH: Final = "/v1/readings"
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
    drop: Whole | None = None
    after_no_spin: bool = False
    powered_up: bool = False
    quiet: Whole = 0
    firmware: _Short = ""
    command: _Short = ""
    reply: _Short = ""
    note: int = 0
    amount: int = 0
    event: int = 0
    button: _Short = ""
    code: _Short = ""


class Readings(Message, frozen=True, kw_only=True):
    """What a driver reports; empty as a sign of life. `done` is the last order carried out.

    `waiting` is how many more readings it has than these, and `journal` names the one they are in.
    `sent` is the instant by the driver's clock, by which readings have theirs; `began` is that of
    the driver's start.
    """

    driver: Name
    journal: Annotated[str, msgspec.Meta(max_length=40)] = ""
    done: Whole = 0
    waiting: Whole = 0
    began: int = 0
    sent: int = 0
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


@API.operation("POST", PATH, body=Readings, out=ReadingsTaken, roles=DRIVERS)
async def take_readings(request: Request, body: Readings) -> ReadingsTaken:
    """A driver reports what its device read; each reading is taken up once, by its number."""
    caller, gateway = known_caller(request), gateway_of(request)
    known = gateway.register.known.get(f"device:{caller.actor.id}")
    scope, _, name = (known.serves if known is not None else "").partition(":")
    last = body.readings[-1].seq if body.readings else 0
    refused: set[int] = set()
    now = gateway.clock.now()
    if gateway.orders.is_of_another(caller.actor.id, body.journal, now):
        # Somebody has a copy of the key, or has started a driver twice: the pit is to know.
        gateway.alarm_key(caller.actor, "second-driver")
        raise HttpError(409, say("http-driver-of-another", device=caller.actor.id))
    if scope == "wheel":
        gateway.wheels.drivers[caller.actor.id] = (name, body.driver)
        made = [to_command(caller.actor.id, each, now, body.sent) for each in body.readings]
        last, refused = await gateway.wheels.take(
            caller.actor.id,
            name,
            made,
            waiting=body.waiting,
            sent=body.sent,
            before=of_before(body.readings, body.began, body.sent),
        )
    elif scope in ("station", "cashier") and known is not None:
        refused = {each.seq for each in body.readings if is_foreign(known, each.kind)}
        await gateway.station_devices.take(known, body.driver, body.readings, now)
        if Role.NOTE_READER in known.roles:
            refused |= await take_notes(gateway.house, known, name, body.readings, now)
        elif Role.CARD_READER in known.roles and scope == "station":
            refused |= await take_tickets(gateway.house, known, name, body.readings, now)
    else:
        gateway.alarm_key(caller.actor, "report-readings")
        raise HttpError(403, say("http-not-enrolled", actor=caller.actor.id))
    for kind in {each.kind for each in body.readings if _is_foreign(scope, known, each.kind)}:
        gateway.alarm_key(caller.actor, kind)
    for each in body.readings:
        if each.kind == "note-stacked" and each.seq in refused and _takes_notes(known):
            gateway.alarm_key(caller.actor, f"credit-note: {show_money(Money(each.amount))}")
    DEVICES.heard(
        caller.actor.id, f"{scope}:{name}", len(body.readings) - len(refused), len(refused)
    )
    orders = gateway.orders.due(caller.actor.id, body.done)
    return ReadingsTaken(
        seq=last,
        refused=tuple(sorted(refused)),
        orders=tuple(
            OrderSent(number=each.number, order=each.order, value=each.value) for each in orders
        ),
    )


def _is_foreign(scope: str, known: Known | None, kind: str) -> bool:
    """Whether a reading is none that a device of this scope has: a note reader sees no ball."""
    if scope == "wheel" or known is None:
        return kind.startswith("note-") or kind == "card"
    return is_foreign(known, kind)


def _takes_notes(known: Known | None) -> bool:
    return known is not None and Role.NOTE_READER in known.roles


def of_before(readings: Sequence[Reading], began: int, sent: int) -> frozenset[int]:
    """Which of a driver's readings are of before its start, by their numbers.

    What is of later than now is too: its clock was set back between the two.
    """
    old = (each.seq for each in readings if not began <= each.at <= sent)
    return frozenset(old) if began else frozenset()


def to_command(device: str, each: Reading, now: int, sent: int = 0) -> spins.TakeReading:
    """A reading as the wheel's stream takes it, at the house's own time.

    What its driver says of how long it was unheard counts from when it is sent on.
    """
    waited = max(0, sent - each.at) if sent and each.kind == "bets-closed" else 0
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
        drop=each.drop,
        quiet=each.quiet + waited,
    )
