"""Every spin of a wheel: what its devices read of it, and what comes of it for all its tables."""

from typing import Annotated

from croupier.core.declarations import FieldKind, Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import Role, may_not, or_above
from croupier.roulette.pockets import Pocket
from croupier.roulette.run import Run
from croupier.roulette.wheel import SECOND_READING_MS
from croupier.wheel.declare import Command, Decision, Event, command, event
from croupier.wheel.state import Course, Device, Wheel

#: Readings that move a game: none but the declared sources may make them.
OF_A_SPIN = frozenset(
    {"bets-open", "ball-launched", "bets-closed", "number", "no-spin", "number-unknown", "idle"}
)
#: Readings that end a spin, with its number or without.
_OF_A_NUMBER = frozenset({"number", "number-unknown"})
#: Readings of a device that sees when betting opens and closes.
_OF_BETS = frozenset({"bets-open", "bets-closed"})
#: Where a wheel stands whose devices see its numbers alone.
_UNFOLLOWED = frozenset({Course.IDLE, Course.NUMBER, Course.VOID})
#: How many of its last numbers a wheel shows.
NUMBERS_SHOWN = 200
DECIDERS = or_above(Role.GAME_SUPERVISOR)


@event()
class ReadingTaken(Event):
    """A device read something: the fact with its source, whatever comes of it."""

    device: str
    seq: int
    reading: str
    spin: int = 0
    pocket: str = ""
    cause: str = ""
    text: str = ""
    rotor: str = ""
    speed: int | None = None
    drop: int | None = None
    #: Of silence: for how long there was none of its words, in milliseconds.
    quiet: int = 0

    def evolve(self, wheel: Wheel) -> Wheel:
        """The device has been heard."""
        device = wheel.devices.get(self.device, Device())
        faults = device.faults
        if self.reading == "fault":
            faults |= {self.cause}
        elif self.reading == "fault-cleared":
            faults -= {self.cause}
        is_version = self.reading == "replied" and self.cause == "S"
        heard = device.but(
            seq=self.seq,
            heard_at=self.at,
            online=self._is_online(device),
            silent_from=self._silent_from(device),
            firmware=self.text if is_version else device.firmware,
            replied=f"{self.cause} {self.text}" if self.reading == "replied" else device.replied,
            faults=faults,
            spin=self.spin if self.reading in _OF_A_NUMBER else device.spin,
            read_at=self.at if self._is_first(wheel, device) else device.read_at,
            closes=device.closes or self.reading in _OF_BETS,
        )
        read, run = wheel.read, wheel.run
        if self.reading == "number":
            read = {**read, self.device: Pocket(self.pocket)}
            run = self._run(run)
        return wheel.but(devices={**wheel.devices, self.device: heard}, read=read, run=run)

    def _is_first(self, wheel: Wheel, device: Device) -> bool:
        """Whether it reads the number of this spin for the first time."""
        again = self.device in wheel.read and self.spin == device.spin
        return self.reading == "number" and not again

    def _silent_from(self, device: Device) -> int:
        """When it was last heard; a driver that has heard nothing at all says that by no length."""
        if self.reading != "silent":
            return device.silent_from
        since = self.at - self.quiet if self.quiet else device.heard_at or self.at
        known = not device.online and device.silent_from
        return min(since, known) if known else since

    def _is_online(self, device: Device) -> bool:
        """Whether the device is there and says where it is in its game.

        Noise on the line is not its word, and a reply to a command ends no silence.
        """
        if self.reading in ("torn-line", "replied") and device.heard_at:
            return device.online
        return self.reading not in ("torn-line", "silent")

    def _run(self, known: Run) -> Run:
        """What the end of a run adds to its beginning; of two devices each adds what it saw."""
        return Run(
            rotor=self.rotor or known.rotor,
            speed=known.speed if self.speed is None else self.speed,
            drop=known.drop if self.drop is None else self.drop,
        )


class Moved(Event):
    """A fact that the tables follow."""

    def evolve(self, wheel: Wheel) -> Wheel:
        """One more, after what it changes."""
        return self.change(wheel).but(moves=wheel.moves + 1)

    def change(self, wheel: Wheel) -> Wheel:
        """What it changes."""
        raise NotImplementedError


@event(moves_tables=True)
class GameOpened(Moved):
    """The wheel waits for bets."""

    def change(self, wheel: Wheel) -> Wheel:
        """A new game, or the same one again."""
        return wheel.but(
            course=Course.OPEN, read={}, settled={}, number=None, run=Run(), undecided_why=""
        )


@event(moves_tables=True)
class BallRan(Moved):
    """The ball runs."""

    rotor: str = ""
    speed: int | None = None

    def change(self, wheel: Wheel) -> Wheel:
        """Betting may still be open."""
        run = Run(rotor=self.rotor, speed=self.speed)
        return wheel.but(course=Course.RUNNING, read={}, settled={}, number=None, run=run)


@event(moves_tables=True)
class WheelClosed(Moved):
    """No more bets, at all tables of the wheel at this instant.

    `since` is from when on it may have closed: when its line came, or earlier where a line was lost
    or nobody saw it. Zero where no driver says when that was.
    """

    since: Milliseconds = 0

    def change(self, wheel: Wheel) -> Wheel:
        """The number is awaited."""
        return wheel.but(course=Course.CLOSED)


@event(moves_tables=True)
class NumberSpun(Moved):
    """Where the ball rests: what every source read, or a person decided."""

    pocket: Pocket
    sources: tuple[str, ...]

    def change(self, wheel: Wheel) -> Wheel:
        """One more spin in the wheel's history."""
        numbers = (self.pocket, *wheel.numbers)[:NUMBERS_SHOWN]
        return wheel.but(
            course=Course.NUMBER,
            number=self.pocket,
            numbers=numbers,
            spins=wheel.spins + 1,
            settled={name: device.spin for name, device in wheel.devices.items()},
            undecided_why="",
        )


@event(moves_tables=True)
class SpinVoided(Moved):
    """There was no spin, at any table of the wheel."""

    cause: str

    def change(self, wheel: Wheel) -> Wheel:
        """The ball is launched again."""
        return wheel.but(course=Course.VOID, no_spins=wheel.no_spins + 1, read={}, number=None)


@event(moves_tables=True)
class NumberUndecided(Moved):
    """The sources differ, or none could read the number: play stops until a person decides."""

    cause: str
    seen: str = ""

    def change(self, wheel: Wheel) -> Wheel:
        """A person is needed."""
        why = f"{self.cause}: {self.seen}" if self.seen else self.cause
        return wheel.but(course=Course.UNDECIDED, undecided_why=why)


@event(moves_tables=True)
class NumberCorrected(Moved):
    """The number of the last spin was another one, at all tables; `agreed_by` is who agreed."""

    pocket: Pocket
    agreed_by: str = ""

    def change(self, wheel: Wheel) -> Wheel:
        """It stands in the history as it was."""
        return wheel.but(number=self.pocket, numbers=(self.pocket, *wheel.numbers[1:]))


@command("take-reading", roles=frozenset({Role.SENSOR, Role.SYSTEM}))
class TakeReading(Command):
    """Take up what a device read. The house sends it in the device's name."""

    device: str
    seq: int
    reading: str
    spin: int = 0
    pocket: str = ""
    cause: str = ""
    text: str = ""
    rotor: str = ""
    speed: int | None = None
    drop: int | None = None
    #: Of silence: for how long the device had said nothing; of a close: for how long nobody had
    #: heard of it. In milliseconds.
    quiet: int = 0
    #: From when on the device may have seen what it says now; zero where it does not say.
    since: Milliseconds = 0
    #: Of a device that is heard again: whether a table waits for the number it may have missed.
    awaited: Annotated[bool, FieldKind("house")] = False

    def decide(self, wheel: Wheel) -> Decision:
        """The fact itself, and what it means for the game."""
        if self.reading in OF_A_SPIN and self.device not in wheel.sources:
            return Refusal(
                Reason.NOT_PERMITTED,
                say("wheel-no-source", device=self.device, serial=wheel.serial),
            )
        taken = ReadingTaken(
            at=self.at,
            by=self.by,
            device=self.device,
            seq=self.seq,
            reading=self.reading,
            spin=self.spin,
            pocket=self.pocket,
            cause=self.cause,
            text=self.text[:200],
            rotor=self.rotor,
            speed=self.speed,
            drop=self.drop,
            quiet=self.quiet,
        )
        return (taken, *self._moves(wheel, taken.evolve(wheel)))

    def _moves(self, wheel: Wheel, after: Wheel) -> tuple[Event, ...]:
        """What the tables follow, said once however many devices say it."""
        course = wheel.course
        if course is Course.UNDECIDED:
            # Wagers lie on a number that a person must give: no later spin gives it.
            return ()
        match self.reading:
            case "bets-open" if course is Course.CLOSED:
                # The next game begins, and the number of this one was not read by all.
                return (self._left_open(wheel),)
            case "bets-open" if course is Course.RUNNING:
                return (SpinVoided(at=self.at, by=self.by, cause="fell-back"),)
            case "bets-open" if course is not Course.OPEN:
                return (GameOpened(at=self.at, by=self.by),)
            case "ball-launched" if course not in (Course.RUNNING, Course.CLOSED):
                return (BallRan(at=self.at, by=self.by, rotor=self.rotor, speed=self.speed),)
            case "bets-closed" if course in (Course.OPEN, Course.RUNNING, Course.VOID):
                return (WheelClosed(at=self.at, by=self.by, since=self.since),)
            case "no-spin" if course in (Course.OPEN, Course.RUNNING, Course.CLOSED):
                return (SpinVoided(at=self.at, by=self.by, cause=self.cause),)
            case "heard" if self.awaited and course in _UNFOLLOWED and not _closes(after):
                return (NumberUndecided(at=self.at, by=self.by, cause="missed"),)
            case "number-unknown" if self._is_of_a_spin(after):
                return self._unknown(after, self.cause, self.text)
            case "number" if self._is_of_a_spin(after) and not wheel.has(self.pocket):
                return self._unknown(after, "not-on-wheel", f"{self.device} {self.pocket}")
            case "number" if self._is_of_a_spin(after):
                return self._number(after)
        return ()

    def _is_of_a_spin(self, wheel: Wheel) -> bool:
        """Whether a number is not that of a ball that counts as never spun.

        Where nobody sees the next game begin, what is read after a no-spin is of the next ball.
        """
        return wheel.course is not Course.VOID or not _closes(wheel)

    def _left_open(self, wheel: Wheel) -> Event:
        """A number that wagers lie on must not become that of the next spin."""
        seen = ", ".join(f"{name} {pocket}" for name, pocket in wheel.read.items())
        return NumberUndecided(at=self.at, by=self.by, cause="missed", seen=seen)

    def _unknown(self, after: Wheel, cause: str, seen: str) -> tuple[Event, ...]:
        """A person is needed, unless nothing was at stake or betting had not closed."""
        if _is_close_unseen(after):
            return (SpinVoided(at=self.at, by=self.by, cause="close-unseen"),)
        at_rest = after.course in (Course.IDLE, Course.NUMBER)
        if at_rest and (after.devices[self.device].closes or not _is_new(after, self.device)):
            return ()
        return (NumberUndecided(at=self.at, by=self.by, cause=cause, seen=seen),)

    def _number(self, after: Wheel) -> tuple[Event, ...]:
        """A number counts when all sources have read it; two that differ stop the game."""
        said = said_of(after)
        differ = len(set(said.values())) > 1
        if differ and not _is_close_unseen(after):
            seen = ", ".join(f"{name} {pocket}" for name, pocket in said.items())
            return (NumberUndecided(at=self.at, by=self.by, cause="disagreement", seen=seen),)
        if len(said) < len(after.sources) and not differ:
            return ()
        if _is_close_unseen(after):
            return (SpinVoided(at=self.at, by=self.by, cause="close-unseen"),)
        spun = NumberSpun(at=self.at, by=self.by, pocket=Pocket(self.pocket), sources=tuple(said))
        return (spun,)


@command("miss-reading", roles=frozenset({Role.SYSTEM}))
class MissReading(Command):
    """One source has read a number and another says nothing: the house sends it in time."""

    def decide(self, wheel: Wheel) -> Decision:
        """Nobody plays on one reading: a person decides."""
        if not is_overdue(wheel, self.at):
            return Refusal(Reason.WRONG_PHASE, say("wheel-no-number-open", serial=wheel.serial))
        if _is_close_unseen(wheel):
            return (SpinVoided(at=self.at, by=self.by, cause="close-unseen"),)
        seen = ", ".join(f"{name} {pocket}" for name, pocket in said_of(wheel).items())
        return (NumberUndecided(at=self.at, by=self.by, cause="one-reader", seen=seen),)


@command("decide-number", roles=DECIDERS)
class DecideNumber(Command):
    """A person has read the wheel: this number, or none for no spin."""

    pocket: Pocket | None = None
    cause: str = "undecided"

    def decide(self, wheel: Wheel) -> Decision:
        """Only what is open can be decided."""
        if wheel.course is not Course.UNDECIDED:
            return Refusal(Reason.WRONG_PHASE, say("wheel-no-number-open", serial=wheel.serial))
        if self.pocket is None:
            return (SpinVoided(at=self.at, by=self.by, cause=self.cause),)
        if not wheel.has(self.pocket):
            return _not_on(wheel, self.pocket)
        return (NumberSpun(at=self.at, by=self.by, pocket=self.pocket, sources=(self.by,)),)


@command("correct-number", roles=DECIDERS)
class CorrectNumber(Command):
    """The number of the last spin was another one: one correction for all tables.

    The house fills in who may put a number right at every table of the wheel, and who agreed.
    """

    pocket: Pocket
    #: The spin that is meant, counted from the wheel's first; 0 for the last, whichever that is.
    spin: int = 0
    agreed_by: Annotated[str, FieldKind("house")] = ""
    correctors: Annotated[frozenset[Role], FieldKind("house")] = DECIDERS
    clauses: Annotated[tuple[str, ...], FieldKind("house")] = ()

    def decide(self, wheel: Wheel) -> Decision:
        """Only the last one, only to another, and with a second person who might have done it."""
        if self.by not in self.correctors:
            detail = may_not(self.by, self.action, self.correctors)
            return Refusal(Reason.NOT_PERMITTED, detail, self.clauses)
        if not wheel.numbers:
            return Refusal(Reason.WRONG_PHASE, say("wheel-no-number-yet", serial=wheel.serial))
        if self.spin not in (0, wheel.spins):
            detail = say("wheel-spun-on", serial=wheel.serial, spin=self.spin, last=wheel.spins)
            return Refusal(Reason.WRONG_PHASE, detail, self.clauses)
        if not wheel.has(self.pocket):
            return _not_on(wheel, self.pocket)
        if wheel.numbers[0] == self.pocket:
            return Refusal(Reason.INVALID, say("wheel-number-already", pocket=self.pocket))
        if not self.agreed_by:
            detail = say("wheel-second-person-must-agree-number", serial=wheel.serial)
            return ApprovalNeeded(Reason.NOT_PERMITTED, detail, self.clauses, roles=self.correctors)
        corrected = NumberCorrected(
            at=self.at, by=self.by, pocket=self.pocket, agreed_by=self.agreed_by
        )
        return (corrected,)


def said_of(wheel: Wheel) -> dict[str, Pocket]:
    """What sources have read of a spin whose number does not stand yet."""
    return {
        name: wheel.read[name]
        for name in wheel.sources
        if name in wheel.read and _is_new(wheel, name)
    }


def is_overdue(wheel: Wheel, now: Milliseconds) -> bool:
    """Whether a source has read a number that another should have read by now, too."""
    said = said_of(wheel)
    if not said or len(said) == len(wheel.sources):
        return False
    if wheel.course is Course.UNDECIDED or (wheel.course is Course.VOID and _closes(wheel)):
        return False
    return now >= min(wheel.devices[name].read_at for name in said) + SECOND_READING_MS


def _is_close_unseen(wheel: Wheel) -> bool:
    """Whether a device that reports the close has missed it: wagers may have come too late."""
    return _closes(wheel) and wheel.course in (Course.OPEN, Course.RUNNING)


def _is_new(wheel: Wheel, name: str) -> bool:
    """Whether a device speaks of another spin than that of the last number."""
    device = wheel.devices.get(name)
    return device is not None and wheel.settled.get(name) != device.spin


def _closes(wheel: Wheel) -> bool:
    """Whether a source says when betting opens and closes."""
    return any(wheel.devices[name].closes for name in wheel.sources if name in wheel.devices)


def _not_on(wheel: Wheel, pocket: str) -> Refusal:
    return Refusal(Reason.INVALID, say("wheel-no-such-pocket", pocket=pocket, serial=wheel.serial))
