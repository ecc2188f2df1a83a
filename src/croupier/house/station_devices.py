"""Devices beside a player or a cashier: how each is, and tickets on their way through a printer.

What a printer has been given is in the log before it is sent, and what became of it after. A job
that no printer has spoken of is given out again when the printer is next heard, which prints it
at most once. A printer that fails is a malfunction of its station, by the table's book.
"""

import asyncio
import base64
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from croupier.cage.printing import PRINTED, PrintReported, ReportPrint, TicketPrinted
from croupier.cage.state import Status, Ticket
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.codecs import TICKET_CODEC
from croupier.house.decider import SYSTEM
from croupier.house.device_orders import DeviceOrders
from croupier.house.house import House
from croupier.house.issuing import ticket_stream
from croupier.house.log.store import Sought, StoreUnavailable, find_all
from croupier.house.people import Register
from croupier.house.tables import stream_of
from croupier.people.declare import Known
from croupier.table.faults import PRINTER, ReportMalfunction, RestoreEquipment

#: A device that has sent no sign of life for this long is away.
AWAY_MS: Final = 5_000
#: With these a printer prints nothing.
STOPS: Final = frozenset({"paper-out", "cover-open", "cutter", "unrecoverable", "offline"})
#: Of one device so many faults are kept.
_FAULTS_MAX: Final = 20
#: What any device may report of itself.
_OF_ANY: Final = frozenset({"heard", "silent", "fault", "fault-cleared", "torn-line", "replied"})
#: What else each kind of device may report.
_OF_KIND: Final[Mapping[Role, frozenset[str]]] = {
    Role.NOTE_READER: frozenset({"note-escrowed", "note-stacked", "note-returned"}),
    Role.PRINTER: frozenset(),
    Role.CARD_READER: frozenset({"card"}),
}
Draw = Callable[[Ticket], Awaitable[bytes]]
"""Makes the bytes that a printer takes for a ticket."""


class StationReading(Protocol):
    """What a driver says of its device."""

    @property
    def seq(self) -> int:
        """Its number in the driver's journal."""
        ...

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def cause(self) -> str:
        """Which fault."""
        ...

    @property
    def command(self) -> str:
        """What a reply answers."""
        ...

    @property
    def reply(self) -> str:
        """The reply."""
        ...


@dataclass(slots=True)
class StationHealth:
    """How a device is, as far as it has said since the house started."""

    serves: str
    driver: str
    heard_at: int = 0
    silent: bool = False
    faults: set[str] = field(default_factory=set)
    #: Since when each of them stands, as far as it was heard of here.
    since: dict[str, int] = field(default_factory=dict)

    def is_online(self, now: int) -> bool:
        """Whether its driver is there, and the device answers it."""
        return not self.silent and now - self.heard_at < AWAY_MS

    @property
    def is_stopped(self) -> bool:
        """Whether it cannot print."""
        return self.silent or bool(self.faults & STOPS)


def is_foreign(known: Known, kind: str) -> bool:
    """Whether a device of this kind cannot have seen this: a printer takes no notes."""
    own = _OF_KIND[next(iter(known.roles & _OF_KIND.keys()))]
    return kind not in _OF_ANY | own


class StationDevices:
    """Every printer and reader that serves a station or a cashier."""

    def __init__(self, house: House, register: Register, orders: DeviceOrders, draw: Draw) -> None:
        self._house, self._register = house, register
        self._orders, self._draw = orders, draw
        self.health: dict[str, StationHealth] = {}
        #: The tickets that each printer has still to print; the first is with the printer.
        self._jobs: dict[str, deque[str]] = {}
        self._outcomes: dict[str, asyncio.Future[str]] = {}

    # ---- what devices report ------------------------------------------------------------------

    async def take(
        self, known: Known, driver: str, readings: Iterable[StationReading], now: int
    ) -> None:
        """Take up how a device is, and what became of what it was given."""
        health = self.health.get(known.name)
        if health is None or health.serves != known.serves:
            health = self.health[known.name] = StationHealth(known.serves, driver)
            self._orders.give(known.name, "status")
            await self._resume(known)
        health.driver, health.heard_at = driver, now
        try:
            for reading in readings:
                await self._take_one(known, health, reading, now)
        except StoreUnavailable:
            # The driver repeats it; by then the device is asked anew how it is.
            del self.health[known.name]
            raise

    async def _take_one(
        self, known: Known, health: StationHealth, reading: StationReading, now: int
    ) -> None:
        stopped = health.is_stopped
        _note(health, reading)
        health.since = {fault: health.since.get(fault, now) for fault in sorted(health.faults)}
        if Role.PRINTER in known.roles:
            if health.is_stopped != stopped:
                await self._record(known, health, now)
            await self._take_outcome(known, reading, now)

    async def _take_outcome(self, known: Known, reading: StationReading, now: int) -> None:
        if (reading.kind, reading.command) != ("replied", "print"):
            return
        number, _, outcome = reading.reply.partition(" ")
        if outcome == "printing":
            return
        ticket = await self._house.find_ticket(number)
        if ticket is None or ticket.printer != known.name:
            # Who has a printer's key writes nothing about tickets that it was not given.
            return
        printer = Actor(
            id=known.name, roles=frozenset({Role.PRINTER}), standing=f"device:{known.name}"
        )
        command = ReportPrint(
            by=Role.PRINTER, at=now, number=number, printer=known.name, outcome=outcome
        )
        key = f"{known.name}/print/{number}"
        await self._house.gateway.submit(printer, ticket_stream(number), command, key)
        if outcome != PRINTED:
            await self._report_fault(known, f"{outcome}, at ticket {number[-4:]}", now)
        if (waiting := self._outcomes.pop(number, None)) is not None and not waiting.done():
            waiting.set_result(outcome)
        await self._next(known.name, number)

    async def _record(self, known: Known, health: StationHealth, now: int) -> None:
        """A printer that stops is a fault of its station, and one that goes on is restored."""
        if health.is_stopped:
            faults = sorted(health.faults & STOPS) or ["silent"]
            await self._report_fault(known, ", ".join(faults), now)
        elif (place := _station(known)) is not None:
            table, player = place
            restored = RestoreEquipment(by=Role.SYSTEM, at=now, scope=PRINTER, player=player)
            await self._house.gateway.submit(SYSTEM, stream_of(table), restored)

    async def _report_fault(self, known: Known, text: str, now: int) -> None:
        """Put it on the table's record. One that stands already is not taken twice."""
        if (place := _station(known)) is None:
            return
        table, player = place
        fault = ReportMalfunction(
            by=Role.SYSTEM, at=now, scope=PRINTER, player=player, text=f"{known.name}: {text}"
        )
        await self._house.gateway.submit(SYSTEM, stream_of(table), fault)

    # ---- tickets on their way -----------------------------------------------------------------

    def printer_of(self, serves: str, now: int) -> str:
        """The printer of a station or a cashier, if it can print now; else empty."""
        for name, health in self.health.items():
            known = self._register.known.get(f"device:{name}")
            prints = known is not None and known.stands and Role.PRINTER in known.roles
            if prints and health.serves == serves and health.is_online(now):
                return "" if health.is_stopped else name
        return ""

    async def print_ticket(self, printer: str, number: str, seconds: float) -> str:
        """Have a ticket printed; what became of it, or empty if that took too long.

        The log has it already that the ticket was sent to this printer.
        """
        waiting = self._outcomes.get(number)
        if waiting is None:
            waiting = self._outcomes[number] = asyncio.get_running_loop().create_future()
            await self._enqueue(printer, number)
        try:
            return await asyncio.wait_for(asyncio.shield(waiting), seconds)
        except TimeoutError:
            return ""

    async def _enqueue(self, printer: str, number: str) -> None:
        jobs = self._jobs.setdefault(printer, deque())
        if number not in jobs:
            jobs.append(number)
            if jobs[0] == number:
                await self._give(printer, number)

    async def _next(self, printer: str, ended: str) -> None:
        jobs = self._jobs.setdefault(printer, deque())
        if ended in jobs:
            jobs.remove(ended)
            if jobs:
                await self._give(printer, jobs[0])

    async def _give(self, printer: str, number: str) -> None:
        ticket = await self._house.find_ticket(number)
        if ticket is not None and ticket.status is Status.ISSUED:
            drawn = base64.b64encode(await self._draw(ticket)).decode("ascii")
            self._orders.give(printer, "print", f"{number} {drawn}")
        else:
            await self._next(printer, number)

    async def _resume(self, known: Known) -> None:
        """Give a printer again what it has not spoken of since the house stopped."""
        if Role.PRINTER not in known.roles:
            return
        kinds = (TicketPrinted.__name__, PrintReported.__name__)
        open_jobs: dict[str, None] = {}
        async for record in find_all(self._house.store, Sought(streams="ticket:", kinds=kinds)):
            event = TICKET_CODEC.decode(record.kind, record.payload)
            if isinstance(event, TicketPrinted) and event.printer == known.name:
                open_jobs[event.number] = None
            elif isinstance(event, PrintReported):
                open_jobs.pop(event.number, None)
        for number in open_jobs:
            await self._enqueue(known.name, number)


def _note(health: StationHealth, reading: StationReading) -> None:
    match reading.kind:
        case "fault" if len(health.faults) < _FAULTS_MAX:
            health.faults.add(reading.cause)
        case "fault-cleared":
            health.faults.discard(reading.cause)
        case "silent":
            health.silent = True
        case "heard":
            health.silent = False
        case "replied" if reading.command == "status" and "refused" not in reading.reply:
            health.silent = reading.reply == "silent"
            health.faults = set(reading.reply.split(", ")) - {"well", "silent"}


def _station(known: Known) -> tuple[str, str] | None:
    """The table and the player that a device serves; None for a cashier's."""
    scope, _, name = known.serves.partition(":")
    table, _, player = name.partition("/")
    return (table, player) if scope == "station" else None
