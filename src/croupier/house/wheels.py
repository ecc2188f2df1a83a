"""Wheels of the house: one wheel, many games. What its devices read moves all its tables at once.

Every reading is a fact in the wheel's own stream. What follows for a table is sent to it as a
command under a key that the wheel's history fixes, so that a stop in between does it once.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from croupier.core.messages import Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import DEVICES, PIT_LINE, Role
from croupier.house.acknowledgement import FLOOR_CODEC, AlarmNumber, NumberFromElsewhere
from croupier.house.acknowledgement import STREAM as FLOOR
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.decider import SYSTEM
from croupier.house.device_orders import DeviceOrders
from croupier.house.driver_beats import DriverBeats
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.store import Sought, find_all
from croupier.house.policies import Answered, Request
from croupier.house.sources import Sources
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.house.tables import TABLES, TableStream
from croupier.house.wheel_catch_up import Move, last_moves, missed_by
from croupier.house.wheel_late import changed_since
from croupier.house.wheel_moves import key_of, moves_of
from croupier.house.wheel_rounds import given_by, round_decided
from croupier.house.wheel_signals import WheelSignals
from croupier.roulette.pockets import NUMBERS
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.corrections import CorrectResult
from croupier.table.governing import clauses_of_numbers
from croupier.table.phases import BETWEEN_ROUNDS, Phase
from croupier.table.result import EnterResult
from croupier.wheel import spins
from croupier.wheel.decide import EVENTS, decide, evolve
from croupier.wheel.declare import Command, Event
from croupier.wheel.register import ChangeSources, DealTable, EnterWheel
from croupier.wheel.state import ZEROS, Course, Wheel

PREFIX: Final = "wheel:"
ALERTS_MAX: Final = 200
#: What is older is not brought back by a restart.
ALERTS_MS: Final = 86_400_000
#: A number from somebody who is no source.
FOREIGN_NUMBER: Final = "foreign-number"
#: What every table of a wheel must do together.
_MUST_FOLLOW: Final = frozenset({CloseBetting.action, EnterResult.action, CorrectResult.action})
#: What is called to everybody at a table at once, and in which phases of it.
WheelCall = spins.WheelClosed | spins.NumberSpun
_CLOSES: Final = frozenset({Phase.BETTING, Phase.FINAL_BETS})
_SETTLES: Final = frozenset({Phase.NO_MORE_BETS})
#: What lays a wager.
_LAYING: Final = ("place", "call-bet", "repeat", "undo", "move")
#: A line of a device is so long on its way: what it says was so when it began.
LINE_MS: Final = 25
#: How soon it is checked again whether the ball of a wheel can be started.
_CHECK_SECONDS: Final = 1.0
#: Something that a table does when what it did before is done.
Work = Callable[[], Coroutine[Any, Any, None]]

WHEELS: Final[StreamKind[Wheel, Event]] = StreamKind(
    prefix=PREFIX,
    codec=Codec(EVENTS),
    decide=decide,
    evolve=evolve,
    empty=lambda serial: Wheel(serial=serial),
    opening=EnterWheel,
)


@dataclass(frozen=True, slots=True)
class WheelAlert:
    """Something that somebody in the pit should see to."""

    at: int
    wheel: str
    code: str
    text: Saying
    #: Of one that a device reports: which, and of what.
    device: str = ""
    cause: str = ""


class Wheels:
    """Takes readings, moves tables, and keeps numbers from anybody else away from them."""

    def __init__(self, house: House, orders: DeviceOrders | None = None) -> None:
        self._house = house
        family = house.streams.add(WHEELS)
        self.streams = family.streams
        self.alerts: deque[WheelAlert] = deque(maxlen=ALERTS_MAX)
        #: The wheel of each device that has been heard of, and its driver.
        self.drivers: dict[str, tuple[str, str]] = {}
        self.orders = orders or DeviceOrders()
        #: Whether a device is enrolled to read a wheel.
        self.may_read: Callable[[str, str], bool] = lambda device, serial: True
        house.gateway.look_up(self._find_correctors, spins.CorrectNumber.action)
        house.gateway.look_up(self._find_given, CorrectResult.action)
        family.policies.review(self._review_table, DealTable.action)
        family.policies.review(self._review_sources, ChangeSources.action)
        moving = (kind for kind in EVENTS if kind.moves_tables)
        family.policies.note(self._follow, *moving)
        self._beats = DriverBeats(lambda: house.clock.now())
        #: Devices that report what was before: the ball they mean may have come to rest since.
        self._behind: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        #: Tables whose last number is being put right: there no round begins until it is.
        self._correcting: set[str] = set()
        #: What tables have still to do one thing after the other; what comes meanwhile waits there.
        self._works: dict[str, deque[Work]] = {}
        #: Since when nobody has seen what a device reads: it was silent, or its driver away.
        self._unseen: dict[str, int] = {}
        #: Devices whose driver has been started anew, and has not said yet where they are.
        self._started: set[str] = set()
        house.policies.fill(self._fill_run, EnterResult.action)
        house.policies.review(self._review_result, EnterResult.action)
        house.policies.review(
            self._review_wager, *_LAYING, clears=lambda table: self._refuse_wagers(table) is None
        )
        house.policies.review(self._review_opening, OpenBetting.action)
        self._signals = WheelSignals(house, self.streams, self.drivers, self.orders)
        #: Holds every table's numbers to its source.
        self.sources = Sources(house.policies, self._alarm_number)
        #: Puts on record that a number came from elsewhere.
        self.record_alarm: Callable[[AlarmNumber], None] = lambda command: None
        self.sources.wheel_of = self._source_of
        self.sources.dealt_from = self._dealt_from
        #: Says at once, to everybody at a table in a round, what its wheel has done.
        self.call: Callable[[str, int, WheelCall], None] = lambda table, round_no, event: None
        #: Shows a table as it is to everybody who was shown otherwise.
        self.renew: Callable[[str], None] = lambda table: None
        house.taken.append(self._catch_up_table)
        house.follow_ups.append(self._miss_readings)

    async def start(self) -> None:
        """Go on where the log left every wheel; what its last move led to is sent once more."""
        await self._house.streams.start(PREFIX)
        for serial, stream in self.streams.items():
            silent = {n: d.silent_from for n, d in stream.state.devices.items() if not d.online}
            self._unseen.update((name, since) for name, since in silent.items() if since)
            await self._follow_last(serial)
        await self._recall()

    async def _recall(self) -> None:
        """What stood on the wall before a restart stands there again, under the same name."""
        since = self._house.clock.now() - ALERTS_MS
        for kind in ("fault", "silent", "button"):
            holds = f'"reading":"{kind}"'.encode()
            sought = Sought(streams=PREFIX, kinds=("ReadingTaken",), holds=holds, since=since)
            async for record in find_all(self._house.store, sought):
                event = WHEELS.codec.decode(record.kind, record.payload)
                if isinstance(event, spins.ReadingTaken):
                    serial = record.stream.removeprefix(PREFIX)
                    self.alerts.appendleft(_reported(serial, event))
        foreign = Sought(stream=FLOOR, kinds=(NumberFromElsewhere.__name__,), since=since)
        async for record in find_all(self._house.store, foreign):
            alarm = FLOOR_CODEC.decode(record.kind, record.payload)
            if isinstance(alarm, NumberFromElsewhere):
                self._alert(record.at, alarm.place, FOREIGN_NUMBER, alarm.who)
        found = sorted(self.alerts, key=lambda alert: -alert.at)
        self.alerts = deque(found, maxlen=ALERTS_MAX)

    async def _follow_last(self, serial: str) -> None:
        """Bring all tables of a wheel to where it is."""
        stream = self.streams[serial]
        moves = await last_moves(self._house.store, stream)
        for table in stream.state.tables:
            await self._catch_up(serial, table, moves)
        if moves:
            self._follow_up(serial, moves[-1].event)

    async def _catch_up_table(self, table: str) -> None:
        """A table that has come to this node may have missed what its wheel did meanwhile."""
        if (serving := self.serving(table)) is not None:
            moves = await last_moves(self._house.store, serving)
            await self._catch_up(serving.id, table, moves)

    async def _catch_up(self, serial: str, name: str, moves: list[Move]) -> None:
        """Have a table do what it has missed, one after the other."""
        table = self._house.tables.get(name)
        if table is None or not table.owned or not moves:
            return
        if isinstance(moves[-1].event, spins.NumberCorrected):
            self._move_table(serial, table, moves[-1].event, moves[-1].count)
            return
        missed = await missed_by(self._house.store, self.streams[serial], table, moves)
        for move in missed:
            self._queue(table, partial(self._carry_out, serial, table, move.event, move.count))
        if missed:
            done = asyncio.Event()
            self._queue(table, partial(_set, done))
            await done.wait()

    @property
    def is_busy(self) -> bool:
        """Whether a table has still to do something that its wheel has done."""
        return bool(self._works or self._tasks)

    async def submit(
        self, actor: Actor, serial: str, command: Command, key: str = "", *, approved: bool = False
    ) -> Answer:
        """A command to a wheel, of a person or of one of its devices."""
        return await self._house.gateway.submit(
            actor, f"{PREFIX}{serial}", command, key, approved=approved
        )

    async def _find_correctors(self, stream: Stream[Wheel, Event], command: Any) -> Any:
        """One correction corrects all: only those who may at every table make it or agree to it."""
        correctors, clauses = spins.DECIDERS, tuple[str, ...]()
        for name in stream.state.tables:
            table = self._house.tables.get(name)
            power = table.state.game.correction if table is not None else None
            if power is not None and not correctors <= power.roles:
                correctors, clauses = correctors & power.roles, (*clauses, *power.clauses)
        return command.but(correctors=correctors, clauses=tuple(dict.fromkeys(clauses)))

    async def _find_given(self, stream: Stream[Any, Any], command: Any) -> Any:
        """What the wheel gave a round whose number a person puts right; nobody types that in."""
        read, serial = "", self._source_of(stream.id)
        if stream.kind is TABLES and serial:
            round_no = command.round_meant(stream.state)
            read = await given_by(self._house.store, f"{PREFIX}{serial}", stream, round_no)
        return command.but(read=read)

    def _review_table(
        self, wheel: Wheel, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """A game is dealt from one wheel, which has its own pockets, and from no other."""
        table = self._house.tables.get(request.command.table)
        if table is None:
            return None
        serving = self.serving(table.id)
        if serving is not None and serving.id != wheel.serial:
            said = say("http-dealt-from", table=table.id, wheel=serving.id)
            return Refusal(Reason.INVALID, said, clauses_of_numbers(table.state.game))
        wanted = len(table.state.game.wheel.order)
        if wheel.pockets in (0, wanted):
            return None
        return Refusal(
            Reason.INVALID,
            say("house-wheel-of-other-game", table=table.id, wanted=wanted, serial=wheel.serial),
            table.state.game.equipment.wheel_order_clauses,
        )

    def _review_sources(
        self, wheel: Wheel, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """Only a device that is enrolled for a wheel, and still stands, is a source of it."""
        for device in request.command.devices:
            if not self.may_read(device, wheel.serial):
                return Refusal(Reason.INVALID, say("http-not-for-wheel", device=device))
        return None

    def _source_of(self, table: str) -> str:
        """The wheel whose devices a table's numbers come from; empty if a dealer enters them."""
        stream = self.serving(table)
        return stream.id if stream is not None and stream.state.sources else ""

    def read_by(self, device: str) -> str:
        """The wheel at which a device's readings count, by its serial number; empty if none."""
        streams = self.streams.items()
        return next((serial for serial, each in streams if device in each.state.sources), "")

    def _dealt_from(self, table: str) -> str:
        """The wheel that a table is dealt from, by its serial number; empty if none is."""
        stream = self.serving(table)
        return stream.id if stream is not None else ""

    def _alarm_number(self, command: AlarmNumber) -> None:
        self._alert(command.at, command.place, FOREIGN_NUMBER, command.who)
        self.record_alarm(command)

    def serving(self, table: str) -> Stream[Wheel, Event] | None:
        """The wheel that a table is dealt from, if it is one of these."""
        for stream in self.streams.values():
            if table in stream.state.tables:
                return stream
        return None

    def order_of(self, serial: str) -> tuple[str, ...]:
        """Its pockets clockwise, as its game has them; by number while it has none."""
        wheel: Wheel = self.streams[serial].state
        for name in wheel.tables:
            if (table := self._house.tables.get(name)) is not None:
                return table.state.game.wheel.order
        return (*ZEROS[: wheel.pockets - len(NUMBERS)], *NUMBERS)

    # ---- what devices read --------------------------------------------------------------------

    async def take(
        self,
        device: str,
        serial: str,
        readings: Sequence[spins.TakeReading],
        *,
        waiting: int = 0,
        sent: int = 0,
        before: Set[int] = frozenset(),
    ) -> tuple[int, set[int]]:
        """Take readings up in order: the last number that is durable, and those refused.

        What was taken before is passed over by its number, so that a repeat is harmless. `waiting`
        is how many more its driver has: until they are here, too, nobody sees the ball. `sent` is
        the instant of the report by its driver's clock; `before` are the readings, by number, that
        are older than the driver's start.
        """
        self._doubt(device, serial, readings, waiting)
        delay = self._beats.delay(device, sent) + LINE_MS if sent else 0
        readings = [self._filled(device, serial, each, delay) for each in readings]
        self._beats.heard(device)
        if waiting or any(each.reading == "bets-closed" for each in readings):
            self._behind.add(device)
        try:
            return await self._take(device, serial, readings)
        finally:
            if not waiting:
                self._behind.discard(device)
                self._believe(serial, device, readings, before)

    def _doubt(
        self, device: str, serial: str, readings: Sequence[spins.TakeReading], waiting: int
    ) -> None:
        """Note since when nobody has seen the wheel, if its driver was away or heard nothing.

        A driver that has been started anew first says that there is more to come. How long it was
        quiet is for the driver to say, so that no two clocks are compared.
        """
        if waiting and not readings:
            self._started.add(device)
            self._beats.restarted(device)
        now, heard = self._house.clock.now(), self._beats.heard_at(device)
        silent = [each.quiet for each in readings if each.reading == "silent"]
        since = [now - quiet for quiet in silent if quiet]
        blind = device in self._started or 0 in silent
        if heard is None and blind:
            # House and driver were both started anew: since its last word on record.
            heard = self._on_record(device, serial)
        if heard is not None and (blind or self._beats.is_late(device, near=True)):
            since.append(heard)
        if since:
            self._unseen[device] = min(*since, self._unseen.get(device, now))

    def _on_record(self, device: str, serial: str) -> int | None:
        """When a device was last heard to say where it is, by the log; None for never."""
        stream = self.streams.get(serial)
        known = stream.state.devices.get(device) if stream is not None else None
        if known is None:
            return None
        return (known.heard_at if known.online else known.silent_from) or None

    def _filled(
        self, device: str, serial: str, reading: spins.TakeReading, delay: int
    ) -> spins.TakeReading:
        """A close with the instant from which on it may have been; a return with what it missed."""
        if reading.reading == "heard" and reading.seq > self._known(device, serial):
            return reading.but(awaited=self._awaits(device, serial))
        if reading.reading != "bets-closed":
            return reading
        unheard = reading.quiet + delay
        said = [self._house.clock.now() - unheard] if unheard else []
        unseen = [self._unseen[device]] if device in self._unseen else []
        return reading.but(since=min([*said, *unseen], default=0))

    def _awaits(self, device: str, serial: str) -> bool:
        """Whether a table waits for a number that a source was to read."""
        stream = self.streams.get(serial)
        if stream is None or device not in stream.state.sources:
            return False
        tables = (self._house.tables.get(name) for name in stream.state.tables)
        return any(table is not None and table.state.phase in _SETTLES for table in tables)

    def _believe(
        self,
        serial: str,
        device: str,
        readings: Sequence[spins.TakeReading],
        before: Set[int],
    ) -> None:
        """All that a driver had is here: what it says of its device is seen again.

        What it had written down before it was started says nothing of where its device is now.
        """
        stream = self.streams.get(serial)
        known = stream.state.devices.get(device) if stream is not None else None
        now = (each.reading for each in readings if each.seq not in before)
        of_a_spin = any(each in spins.OF_A_SPIN | {"heard"} for each in now)
        if known is not None and known.online and (of_a_spin or device not in self._started):
            self._started.discard(device)
            self._unseen.pop(device, None)

    async def _take(
        self, device: str, serial: str, readings: Sequence[spins.TakeReading]
    ) -> tuple[int, set[int]]:
        taken, refused = self._known(device, serial), set[int]()
        reader = Actor(id=device, roles=DEVICES, standing=f"device:{device}")
        for reading in readings:
            if reading.seq > taken:
                answer = await self.submit(reader, serial, reading, f"{device}/{reading.seq}")
                if not isinstance(answer, Accepted):
                    refused.add(reading.seq)
                    self._alert(reading.at, serial, "device-out-of-scope", _why(answer))
                    self._alarm_reading(serial, reading)
                taken = reading.seq
            self._check_reading(serial, reading)
        return taken, refused

    def _alarm_reading(self, serial: str, reading: spins.TakeReading) -> None:
        """What would move a game, and comes from a device that is no source, is put on record."""
        stream = self.streams.get(serial)
        sources = stream.state.sources if stream is not None else ()
        if reading.reading in spins.OF_A_SPIN and reading.device not in sources:
            self.record_alarm(
                AlarmNumber(
                    by=Role.SYSTEM,
                    at=reading.at,
                    who=reading.device,
                    place=serial,
                    source=", ".join(sources),
                    pocket=reading.pocket or reading.reading,
                )
            )

    async def _miss_readings(self) -> None:
        """Of two sources that must agree one is silent: a person decides what wagers lie on."""
        now = self._house.clock.now()
        for serial, stream in self.streams.items():
            wheel: Wheel = stream.state
            if spins.is_overdue(wheel, now) and self._awaits(wheel.sources[0], serial):
                await self.submit(SYSTEM, serial, spins.MissReading(by=Role.SYSTEM, at=now))

    def _known(self, device: str, serial: str) -> int:
        stream = self.streams.get(serial)
        known = stream.state.devices.get(device) if stream is not None else None
        return known.seq if known is not None else 0

    def _check_reading(self, serial: str, reading: spins.TakeReading) -> None:
        if reading.reading in ("fault", "silent", "button"):
            self.alerts.appendleft(_reported(serial, reading))

    def _alert(self, at: int, wheel: str, code: str, text: Saying) -> None:
        self.alerts.appendleft(WheelAlert(at, wheel, code, text))

    # ---- what tables do about it --------------------------------------------------------------

    def _follow(self, serial: str, event: Event) -> None:
        """Call to everybody what has happened, and have every table do what follows from it.

        All in the same turn of the loop: no wager comes in between.
        """
        if isinstance(event, WheelCall):
            self._notify(self.streams[serial].state, event)
        self._move(serial, event)

    def _notify(self, wheel: Wheel, event: WheelCall) -> None:
        """Say it at every table that will follow, before thousands of wagers are settled."""
        fits = _CLOSES if isinstance(event, spins.WheelClosed) else _SETTLES
        for name, automatic in wheel.tables.items():
            stream = self._house.tables.get(name)
            if stream is None or stream.state.phase not in fits:
                continue
            if automatic or moves_of(stream.state, event, automatic=False):
                self.call(name, stream.state.round_no, event)

    def _move(self, serial: str, event: Event) -> None:
        """Send every table of a wheel its commands, all in the same turn of the loop."""
        wheel: Wheel = self.streams[serial].state
        for table in wheel.tables:
            stream = self._house.tables.get(table)
            # Every node follows every wheel; a table is moved by the node that owns it.
            if stream is not None and stream.owned:
                self._move_table(serial, stream, event, wheel.moves)
        self._follow_up(serial, event)

    def _follow_up(self, serial: str, event: Event) -> None:
        """What a move means beside the tables: for the pit, displays and lamps, and the ball."""
        wheel: Wheel = self.streams[serial].state
        if isinstance(event, spins.NumberUndecided):
            why = say("named-device-cause", value=wheel.undecided_why)
            self._alert(event.at, serial, "number-undecided", why)
        self._signals.show(serial, event)
        if isinstance(event, spins.GameOpened):
            self._launch_later(serial, wheel, event.at)

    def _move_table(self, serial: str, table: TableStream, event: Event, move: int) -> None:
        """Send a table its commands now, or once it has done what it has still to do."""
        if isinstance(event, spins.NumberCorrected):
            self._correcting.add(table.id)
            self._begin(self._correct(serial, table, event, move))
            return
        automatic = self.streams[serial].state.tables[table.id]
        if table.id in self._works or (automatic and self._may_have_late(table, event)):
            self._queue(table, partial(self._carry_out, serial, table, event, move))
        else:
            key = f"{PREFIX}{serial}/{move}/{table.id}"
            self._send(serial, table, event, key, automatic=automatic)

    def _may_have_late(self, table: TableStream, event: Event) -> bool:
        """Whether wagers were changed, or are just being changed, since a wheel may have closed."""
        if not isinstance(event, spins.WheelClosed) or not event.since:
            return False
        return table.is_busy or table.changed_at >= event.since

    def _send(
        self, serial: str, table: TableStream, event: Event, key: str, *, automatic: bool
    ) -> None:
        if isinstance(event, spins.GameOpened) and table.id in self._correcting:
            return
        actor = wheel_actor(serial, automatic=automatic or event.by not in DEVICES)
        for command in moves_of(table.state, event, automatic=automatic):
            said = self._answered(serial, table.id, command)
            request = Request(command, actor, f"{key}/{key_of(command)}", said)
            self._house.gateway.send(table, request, approved=True)

    def _queue(self, table: TableStream, work: Work) -> None:
        """Have a table do something after all that it has still to do."""
        if table.id in self._works:
            self._works[table.id].append(work)
        else:
            self._works[table.id] = deque([work])
            self._begin(self._work_off(table.id))

    async def _work_off(self, table: str) -> None:
        works = self._works[table]
        try:
            while works:
                await works.popleft()()
        finally:
            del self._works[table]

    async def _carry_out(self, serial: str, table: TableStream, event: Event, move: int) -> None:
        """The same as to send, and wait until the table has done it."""
        automatic = self.streams[serial].state.tables.get(table.id)
        held = isinstance(event, spins.GameOpened) and table.id in self._correcting
        if automatic is None or not table.owned or held:
            return
        actor = wheel_actor(serial, automatic=automatic or event.by not in DEVICES)
        for command in moves_of(table.state, event, automatic=automatic):
            key = f"{PREFIX}{serial}/{move}/{table.id}/{key_of(command)}"
            said = self._answered(serial, table.id, command)
            done = asyncio.Event()
            try:
                if isinstance(command, CloseBetting) and automatic:
                    command = await self._with_late(table, command, event)
                request = Request(command, actor, key, _then_set(said, done))
                # Not submitted, which might go by way of another node that had the table before.
                self._house.gateway.send(table, request, approved=True)
                await done.wait()
            except Exception as error:
                said(error)

    async def _with_late(self, table: TableStream, command: Any, event: Event) -> Any:
        """A close with what was changed after it: nobody sees to it at a table without a dealer."""
        if not isinstance(event, spins.WheelClosed) or not event.since:
            return command
        await table.stored()
        late = await changed_since(self._house.store, table, event.since)
        return command.but(late=late) if late else command

    def resume(self, table: str) -> None:
        """Have a table that could not open, as something waited, join a game not yet begun.

        After what is being put right, which would find its round gone otherwise.
        """
        stream, serving = self._house.tables.get(table), self.serving(table)
        if stream is None or not stream.owned or stream.state.phase not in BETWEEN_ROUNDS:
            return
        if serving is None or serving.state.course is not Course.OPEN:
            return
        opened = spins.GameOpened(at=self._house.clock.now(), by=Role.SYSTEM)
        key = f"{serving.name}/{serving.state.moves}/{table}/{opened.at}"
        automatic = serving.state.tables[table]
        self._send(serving.id, stream, opened, key, automatic=automatic)

    async def _correct(
        self, serial: str, table: TableStream, event: spins.NumberCorrected, move: int
    ) -> None:
        """Put right the round that the number has decided, and none at a table that sat it out."""
        name = f"{PREFIX}{serial}"
        command = CorrectResult(by=event.by, at=event.at, pocket=event.pocket)
        answered = self._answered(serial, table.id, command)
        actor, key = wheel_actor(serial, automatic=True), f"{name}/{move}/{table.id}/0"
        try:
            if round_no := await self.round_of(serial, table):
                command = command.but(round_no=round_no)
                gateway = self._house.gateway
                answered(await gateway.submit(actor, table.name, command, key, approved=True))
        except Exception as error:
            answered(error)
        finally:
            self._correcting.discard(table.id)
            self.resume(table.id)

    async def round_of(self, serial: str, table: TableStream) -> int:
        """The round that a wheel's last number decided at a table; zero where it sat it out."""
        return await round_decided(self._house.store, f"{PREFIX}{serial}", table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what must read the log, in its own time."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _launch_later(self, serial: str, wheel: Wheel, opened_at: int) -> None:
        """Have a wheel that waits for the house start the ball, once there was time to bet."""
        if not wheel.launch_seconds:
            return
        passed = (self._house.clock.now() - opened_at) / 1000
        delay = max(0.0, wheel.launch_seconds - passed)
        asyncio.get_running_loop().call_later(delay, self._launch, serial, wheel.moves)

    def _launch(self, serial: str, moves: int) -> None:
        """Order the start, unless the game has gone on without it or nobody sees the ball."""
        wheel: Wheel = self.streams[serial].state
        if wheel.course is not Course.OPEN or wheel.moves != moves or not wheel.launch_seconds:
            return
        if all(self._sees(wheel, name) for name in wheel.sources):
            for name in wheel.sources[:1]:
                self.orders.give(name, "start")
        else:
            asyncio.get_running_loop().call_later(_CHECK_SECONDS, self._launch, serial, moves)

    def _answered(self, serial: str, table: str, command: Any) -> Answered:
        """A table that does not follow its wheel in what matters is put before the pit."""

        def answered(answer: Answer | Exception) -> None:
            early = isinstance(answer, Refusal) and answer.reason is Reason.WRONG_PHASE
            opens = command.action == OpenBetting.action
            opens = opens and not (early and self._may_rest(serial, table))
            follows = command.action in _MUST_FOLLOW or opens
            if follows and not isinstance(answer, Accepted):
                text = say(
                    "wheels-table-apart", table=table, action=command.action, why=_why(answer)
                )
                self._alert(command.at, serial, "table-apart", text)
                self.renew(table)

        return answered

    def _may_rest(self, serial: str, table: str) -> bool:
        """Whether a table has nothing to open: it is open, or on break, or a dealer opens it."""
        state, automatic = self._house.tables[table].state, self.streams[serial].state.tables
        return (
            state.phase not in BETWEEN_ROUNDS or state.on_break or not automatic.get(table, False)
        )

    def _review_wager(
        self, state: Any, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        return self._refuse_wagers(state)

    def _refuse_wagers(self, state: Any) -> Refusal | None:
        """While nobody sees the ball, nobody could close betting: no wager is laid then.

        Nor while it lies in a pocket that everybody sees and nobody has decided on.
        """
        serving = self.serving(state.id)
        if serving is None or not serving.state.tables[state.id]:
            return None
        wheel: Wheel = serving.state
        if wheel.course is Course.UNDECIDED:
            detail = say("house-wheel-undecided", serial=wheel.serial)
        elif state.id in self._works or not all(self._sees(wheel, name) for name in wheel.sources):
            detail = say("house-wheel-not-seen", serial=wheel.serial)
        else:
            return None
        return Refusal(Reason.WRONG_PHASE, detail, clauses_of_numbers(state.game))

    def _review_opening(
        self, state: Any, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """No round begins at any table of a wheel whose last number nobody has decided on."""
        serving = self.serving(state.id)
        if serving is None or serving.state.course is not Course.UNDECIDED:
            return None
        detail = say("house-wheel-undecided", serial=serving.id)
        return Refusal(Reason.WRONG_PHASE, detail, clauses_of_numbers(state.game))

    def _sees(self, wheel: Wheel, name: str) -> bool:
        """Whether a source has been heard of just now, and its device answers it."""
        device = wheel.devices.get(name)
        if name in self._behind:
            return False
        if self._beats.heard_at(name) is None:
            # With several nodes its driver may report to another one.
            return self._house.gateway.remote is not None
        there = device is None or device.online
        if device is not None and device.closes and name in self._started:
            return False
        return there and not self._beats.is_late(name, near=wheel.course is Course.RUNNING)

    def _fill_run(self, table: Any, command: Any) -> Any:
        """What the wheel's devices saw of the run; what a caller wrote there is thrown away."""
        serving = self.serving(table.id)
        run = None
        if serving is not None and serving.state.number == command.pocket:
            run = serving.state.run or None
        return command if command.run == run else command.but(run=run)

    def is_heard(self, name: str) -> bool:
        """Whether the driver of a source has been heard of just now."""
        if self._beats.heard_at(name) is None:
            return self._house.gateway.remote is not None
        return not self._beats.is_away(name)

    def heard_at(self, wheel: Wheel, name: str) -> int:
        """When a device was last heard of, were it only by a sign of life; zero for never."""
        device = wheel.devices.get(name)
        return max(self._beats.heard_at(name) or 0, device.heard_at if device is not None else 0)

    def _review_result(
        self, state: Any, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """A table has one source of its numbers; from anybody else none is taken."""
        serving = self.serving(state.id)
        if serving is None or not serving.state.sources:
            return None
        wheel = serving.state
        if request.identity.id == f"{PREFIX}{wheel.serial}":
            return None
        pocket = request.command.pocket
        if wheel.course is Course.NUMBER and wheel.number == pocket:
            return None
        detail = say("house-numbers-come-from-wheel", id=state.id, serial=wheel.serial)
        self.sources.alarm(state, request, f"{PREFIX}{wheel.serial}")
        return Refusal(Reason.NOT_PERMITTED, detail, clauses_of_numbers(state.game))


async def _set(done: asyncio.Event) -> None:
    done.set()


def _then_set(answered: Answered, done: asyncio.Event) -> Answered:
    """Hand an answer on, and say that it is here."""

    def said(answer: Answer | Exception) -> None:
        answered(answer)
        done.set()

    return said


def wheel_actor(serial: str, *, automatic: bool) -> Actor:
    """In whose name a wheel moves a table: a machine's, or also the dealer's it stands in for."""
    roles = DEVICES | {*PIT_LINE} if automatic else DEVICES
    return Actor(id=f"{PREFIX}{serial}", roles=roles)


def _reported(serial: str, reading: spins.TakeReading | spins.ReadingTaken) -> WheelAlert:
    """What a device says of itself."""
    cause = say("named-device-cause", value=reading.cause) if reading.cause else reading.text
    text = say("wheels-reported", device=reading.device, cause=cause)
    return WheelAlert(
        reading.at, serial, reading.reading, text, reading.device, reading.cause or reading.text
    )


def _why(answer: object) -> Saying:
    """Why something was not taken."""
    return answer.message if isinstance(answer, Refusal) else str(answer)
