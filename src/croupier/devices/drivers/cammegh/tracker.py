"""Follows the lines of one wheel and reports what they mean.

Two rules keep a bad line from doing harm: betting closes on the first line that says so, and
anything else is believed on the second.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.devices.drivers.cammegh.hearing import Hearing
from croupier.devices.drivers.cammegh.lines import (
    AT_REST,
    FALLS,
    RUNNING,
    SELF_TEST,
    SPINS,
    NumberLine,
    Reply,
    State,
    Status,
    Torn,
    Warn,
    follows,
    next_spin,
    parse,
    pocket_of,
    winning_of,
)
from croupier.devices.readings import (
    BallLaunched,
    BetsClosed,
    BetsOpen,
    DeviceFault,
    FaultCleared,
    Heard,
    Idle,
    NoSpin,
    NumberRead,
    NumberUnknown,
    Reading,
    Replied,
    Silent,
    TornLine,
)

#: With a status every 500 ms, this much quiet means that the line or the wheel is away.
SILENCE_MS: Final = 3_000
#: From the launch the close may be near: no more than a status and the answer to a poll.
NEAR_SILENCE_MS: Final = 900
#: The states in which the ball is launched, or runs while betting is open.
_NEAR_CLOSE: Final = frozenset({State.BETS, State.RIM})
#: Those in which the house takes wagers.
_BETTING: Final = frozenset({State.WAITING, *_NEAR_CLOSE})
#: The wheel gives a launch up by itself after this long.
RUN_MAX_MS: Final = 75_000
#: A ball that the sensors lose may come back within this.
LOST_MS: Final = 5_000
#: A failed launch reported this soon into the run is the one before it.
LAUNCH_GRACE_MS: Final = 3_000
#: Spins are counted 1 to 256. In a shorter absence the count cannot have gone round.
ROUND_TRIP_MS: Final = 90 * 60_000
#: For so long after a harmed line the next ones are trusted less.
NOISE_MS: Final = 60_000
#: No game is shorter, and how many lines must say what cannot be.
GAME_MIN_MS: Final = 20_000
IMPOSSIBLE: Final = 5
#: Spins of before are believed when the wheel has spoken of them for so long: then it is another.
OLD_MS: Final = 60_000
#: And what else it says of a jump meanwhile, when it stands by it for so long.
STANDS_MS: Final = 3_000
#: The state in which each of these readings leaves the wheel.
_STATES: Final[Mapping[type[Reading], State]] = {
    BetsOpen: State.BETS,
    BallLaunched: State.RIM,
    BetsClosed: State.CLOSED,
    NumberRead: State.NUMBER,
    Idle: State.IDLE,
}
#: Which warning each of these launches had.
_WARNED: Final = {"failed-launch": Warn.FAILED_LAUNCH, "with-rotor": Warn.WITH_ROTOR}
_OF_A_LAUNCH: Final = Warn.FAILED_LAUNCH | Warn.WITH_ROTOR


class Votes:
    """Which number the lines of one run say. A number needs two lines more than all others have.

    The number of the spin before needs one more: a state that was misread looks the same. So does
    any number on a line that has just been harmed: one digit may be misread twice.
    """

    def __init__(self, old: str) -> None:
        self.old = old
        self.line = self.half = ""
        self.statuses: Counter[str] = Counter()

    def decided(self, *, noisy: bool = False) -> tuple[str, str]:
        """The number and the kind of lines that carry it, or two empty strings."""
        for winning, count in self.statuses.items():
            with_line = winning == (self.line or self.half)
            others = self.statuses.total() - count + (bool(self.line) and not with_line)
            again = winning == self.old and winning != self.line
            if count + with_line >= 2 + others + (again or noisy) and not self.conflict:
                return winning, "line" if with_line else "status"
        return "", ""

    @property
    def conflict(self) -> str:
        """What was seen, where a whole number line and two statuses differ; else empty."""
        against = [w for w, count in self.statuses.items() if w != self.line and count >= 2]
        return f"{self.line.strip()} or {against[0].strip()}" if self.line and against else ""


@dataclass(slots=True)
class _Run:
    """One launch of the ball, until the next one. `ended` says how: number, void or unknown."""

    spin: int
    ended: str = ""
    closed: bool = False
    since: int | None = None
    votes: Votes = field(default_factory=lambda: Votes(""))
    #: What was reported, and how many statuses have said another number since.
    reported: str = ""
    against: int = 0


class Tracker:
    """Follows one wheel line by line. Numbers come out once, in order, or not at all."""

    def __init__(self, *, pockets: int = 40, history: Iterable[Reading] = ()) -> None:
        """`history` is what was reported before a restart: to the tracker that was silence."""
        self._pockets = pockets
        #: The last status that was believed, and one in doubt until a second line agrees.
        self.status: Status | None = None
        self._doubted: Status | None = None
        self._doubts = 0
        self._believed_at = self._doubted_at = 0
        #: Since when, and when last, it has spoken of spins that were over.
        self._old_since: int | None = None
        self._old_at = -OLD_MS
        #: Since when no line has been harmed.
        self._harmed_at = -NOISE_MS
        self._heard_at: int | None = None
        #: Since when it has been listened to in vain.
        self._listened_at: int | None = None
        self._silent = False
        #: Whether this driver has said that the wheel is heard: one that starts anew says it again.
        self._greeted = False
        self._absence = 0
        self._run = _Run(0)
        #: The last spin whose number was reported since the wheel was switched on.
        self._numbered = 0
        #: The spin that was closed before its ball was seen, on the word of one line.
        self._shut = 0
        #: Warnings of the line before, those reported, and since when the ball is not seen.
        self._warned = self._reported = Warn(0)
        self._unseen_since: int | None = None
        #: Which of its words may have been lost.
        self.hearing = Hearing()
        self._resume(history)

    def _resume(self, history: Iterable[Reading]) -> None:
        """Stand where the readings of before lead to, as far as they say which number was last."""
        winning = ""
        for reading in history:
            state = _STATES.get(type(reading))
            if isinstance(reading, Silent | Heard):
                self._silent = isinstance(reading, Silent)
            if isinstance(reading, Heard) and reading.powered_up:
                # The wheel counts anew: which spins were numbered before says nothing now.
                winning, self.status, self._numbered, self._run = "", None, 0, _Run(0)
            if isinstance(reading, NoSpin):
                # The wheel may show its warning still: it is the same launch.
                self._reported |= _WARNED.get(reading.cause, Warn(0))
            elif isinstance(reading, BallLaunched):
                self._reported &= ~_OF_A_LAUNCH
            if isinstance(reading, NumberRead):
                winning, self._numbered = winning_of(reading.pocket), reading.spin
            if state is None or not winning:
                continue
            spin: int = reading.spin  # type: ignore[attr-defined]
            self.status = Status(state, spin, winning, Warn(0), 0, 0)
            self._heard_at = self._listened_at = self._believed_at = reading.at
            self._run = _Run(spin, since=reading.at if state in RUNNING else None)
            self._run.closed = state in (State.CLOSED, State.NUMBER)
            self._run.ended = "number" if state is State.NUMBER else ""

    def line(self, text: str, at: int) -> list[Reading]:
        """What one line means, at the instant of its arrival."""
        noticed, said = self.tick(at), parse(text)
        if isinstance(said, Torn):
            # Noise is not the wheel's word.
            return [*noticed, *self._torn(said, at)]
        self._wake(at)
        read = list(self._read(said, at))
        # A reply to a command says nothing of where the wheel is in its game.
        stands = isinstance(said, Status) and self._doubted is None
        if stands and (self._silent or not self._greeted):
            self._silent, self._greeted = False, True
            return [*noticed, Heard(at=at), *read]
        return [*noticed, *read]

    def tick(self, at: int) -> list[Reading]:
        """What the passing of time means: silence is noticed here."""
        near = self.is_near_close
        # Of a wheel that has not spoken yet nothing is known but since when it was listened to;
        # and a clock that was set back between two starts has nothing to say of either.
        if self._listened_at is None or at < self._listened_at:
            self._listened_at = at
        quiet = at - self._listened_at
        return self._fall_silent(at) if quiet > (NEAR_SILENCE_MS if near else SILENCE_MS) else []

    def disconnected(self, at: int) -> list[Reading]:
        """What it means that the line has gone: silence from now on, and nobody waits for it."""
        return self._fall_silent(at)

    def _fall_silent(self, at: int) -> list[Reading]:
        if self._silent:
            return []
        self._silent = True
        quiet = max(0, at - (self._listened_at or at))
        return [Silent(at=at, quiet=quiet if self._greeted else 0)]

    @property
    def is_near_close(self) -> bool:
        """Whether the ball is launched, or runs while betting is open."""
        return self.status is not None and self.status.state in _NEAR_CLOSE

    def _wake(self, at: int) -> None:
        if self._doubted is None:
            self._absence = 0 if self._heard_at is None else abs(at - self._heard_at)
        self._heard_at = self._listened_at = at
        # A clock that was set back would leave every spin since too little time.
        self._believed_at = min(self._believed_at, at)

    def _read(self, said: Status | NumberLine | Reply, at: int) -> Iterator[Reading]:
        match said:
            case Status() as status:
                yield from self._weigh(status, at)
            case NumberLine() as number:
                yield from self._number(number, at)
            case Reply("F", reply) if reply.strip().isdecimal():
                yield from self._tested(int(reply), at)
            case Reply(command, reply):
                yield Replied(at=at, command=command, reply=reply)

    def _torn(self, torn: Torn, at: int) -> Iterator[Reading]:
        self._harmed_at = at
        self.hearing.harmed()
        yield TornLine(at=at, text=torn.text)
        if torn.closing:
            yield from self._close_early(at)

    def _tested(self, code: int, at: int) -> Iterator[Reading]:
        """What a self-test has found; it stands as a fault until one is passed."""
        found = SELF_TEST.get(code, "unknown")
        yield Replied(at=at, command="F", reply=f"{code} {found}")
        if code:
            yield DeviceFault(at=at, cause="self-test", text=found)
        else:
            yield FaultCleared(at=at, cause="self-test")

    def _weigh(self, status: Status, at: int) -> Iterator[Reading]:
        """Believe a status that follows from the one before at once, any other when said twice."""
        if self.status is None:
            yield from self._first(status, at)
        elif follows(self.status, status):
            if self._doubted is not None:
                # The one before was misread.
                self._harmed_at = at
            yield from self._believe(self.status, status, at, voices=1)
        elif self._is_said_again(self.status, status, at):
            yield from self._jump(self.status, status, at)
        elif self._old_since is not None and self._doubts > 1:
            # A converter may send again what it has sent before: nobody sees the wheel meanwhile.
            self.hearing.harmed()
            yield from self._fall_silent(at)
        else:
            self.hearing.harmed()
            if (self.status.state, status.state) == (State.NUMBER, State.CLOSED):
                self._run.votes.statuses.clear()
            if status.state in (State.CLOSED, State.NUMBER) and status.spin == self.status.spin:
                yield from self._close_early(at)

    def _is_said_again(self, before: Status, status: Status, at: int) -> bool:
        """Whether enough lines running say what does not follow: two, more for the impossible.

        So many spins as the count says cannot have been played since, and a wheel that was switched
        on again has no number yet: one misread digit twice is likelier. A spin that is over is old
        news, unless so many can have been played since a start that nobody has heard.
        """
        same = self._doubted is not None and self._doubted.agrees(status)
        self._doubts = self._doubts + 1 if same else 1
        self._doubted_at = self._doubted_at if same else at
        self._doubted = status
        spins, games = (status.spin - before.spin) % SPINS, (at - self._believed_at) // GAME_MIN_MS
        possible = spins <= 1 + games or status.winning == "  "
        if not possible and spins > SPINS // 2 and status.spin - 1 > games:
            self._old_since = at if self._old_since is None else self._old_since
            self._old_at = at
            if at - self._old_since < OLD_MS:
                return False
        elif at - self._old_at < OLD_MS and at - self._doubted_at < STANDS_MS:
            return False
        return self._doubts >= (2 if possible else IMPOSSIBLE)

    def _first(self, status: Status, at: int) -> Iterator[Reading]:
        """The first status since the driver started."""
        self._run = _Run(status.spin)
        started = Status(State.IDLE, status.spin, status.winning, Warn(0), 0, status.direction)
        yield from self._believe(started, status, at, voices=1)

    def _jump(self, before: Status, status: Status, at: int) -> Iterator[Reading]:
        """Two lines agree on a status that does not follow: lines are missing, or a run failed."""
        run = self._run
        if run.spin != before.spin != status.spin:
            # It was still open which number the one before had.
            yield from self._give_up(run, at)
            self._run = run = _Run(before.spin, votes=Votes(before.winning))
        began_anew = status.winning == "  " != before.winning
        if began_anew or next_spin(before.spin) != status.spin < before.spin:
            if before.state in RUNNING:
                yield from self._unknown(run, "power-up", at)
            yield Heard(at=at, powered_up=True)
            self._run, self._numbered = _Run(status.spin), 0
            if status.spin > 1 and before.state not in RUNNING:
                # It has been played since, and nobody heard when.
                last = status.winning.strip()
                yield NumberUnknown(at=at, spin=status.spin - 1, cause="power-up", seen=last)
        elif status.spin == before.spin:
            if before.state in RUNNING and status.state in AT_REST and not run.ended:
                yield from self._void(FALLS[status.state], at)
        elif status.spin != next_spin(before.spin) or not self._shows_last(before, status):
            yield from self._missed(status, at)
        else:
            # It ran unheard, and further lines speak of it, too.
            run.since = run.since or at
        yield from self._believe(before, status, at, voices=2)

    def _missed(self, status: Status, at: int) -> Iterator[Reading]:
        """Spins went by unheard. Of the last one alone the wheel still shows the number."""
        if self._run.ended == "void":
            # It was launched again after that, and nobody heard.
            self._run = _Run(self._run.spin)
        yield from self._unknown(self._run, "missed", at)
        spin = next_spin(self._run.spin)
        while spin != status.spin:
            yield NumberUnknown(at=at, spin=spin, cause="missed")
            spin = next_spin(spin)
        self._run = _Run(status.spin)

    def _shows_last(self, before: Status, status: Status) -> bool:
        """Whether the number of a spin whose end was missed stands in the status of the next.

        A number equal to the one before may be that very one, and is left to a person.
        """
        changed = status.winning != before.winning or before.state is State.NUMBER
        return changed and status.state in AT_REST and self._absence < ROUND_TRIP_MS

    def _believe(self, before: Status, status: Status, at: int, voices: int) -> Iterator[Reading]:
        """Take a status for true, and report what is new in it."""
        self.status, self._doubted, self._believed_at = status, None, at
        self._old_since = None
        run = self._run
        if self._speaks_of(run, status, sure=voices > 1):
            run.votes.statuses[status.winning] += voices
            yield from self._decide(status, at)
            yield from self._contradict(run, status, at)
        if status.state in AT_REST and run.ended in ("number", "unknown"):
            self._run = _Run(status.spin, votes=Votes(status.winning))
        if status.state is not before.state or status.spin != before.spin:
            yield from self._enter(status, at)
        self.hearing.believed(at, is_open=status.state in _BETTING)
        yield from self._warnings(status, at)

    def _speaks_of(self, run: _Run, status: Status, *, sure: bool) -> bool:
        """Whether the last number in a status is that of a run."""
        if status.state is State.NUMBER:
            return status.spin == run.spin
        ran = run.since is not None or sure
        return status.state in AT_REST and status.spin == next_spin(run.spin) and ran

    def _enter(self, status: Status, at: int) -> Iterator[Reading]:
        """The wheel has come to another state."""
        shut, self._shut = self._shut, 0
        if status.state in (State.WAITING, State.BETS):
            if shut == status.spin:
                # Closed too early, it stays closed until the ball has run.
                self._shut = shut
            else:
                yield BetsOpen(at=at, spin=status.spin)
        elif status.state is State.IDLE:
            yield Idle(at=at, spin=status.spin)
        elif status.state is State.RIM and (self._run.ended or not self._run.closed):
            yield from self._launch(status, at)
        elif status.state in (State.CLOSED, State.NUMBER):
            if status.spin != self._run.spin or (self._run.ended and status.state is State.CLOSED):
                yield from self._launch(status, at)
            yield from self._close(at)

    def _launch(self, status: Status, at: int) -> Iterator[Reading]:
        """A new run. What the lines of the one before left open stays open for a person."""
        before = self._run
        if status.spin != before.spin:
            yield from self._give_up(before, at)
        self._run = _Run(status.spin, since=at, votes=Votes(status.winning))
        self._reported &= ~_OF_A_LAUNCH
        yield BallLaunched(at=at, spin=status.spin, rotor=status.rotor, speed=status.speed)

    def _give_up(self, run: _Run, at: int) -> Iterator[Reading]:
        """No more lines speak of a run: what they said was not enough."""
        if not run.votes.statuses:
            return
        if run.ended == "void":
            # Its number stands in lines, so it was launched again after that.
            run.ended = ""
        yield from self._unknown(run, "unconfirmed", at)

    def _close(self, at: int) -> Iterator[Reading]:
        if not self._run.closed:
            self._run.closed = True
            self._run.since = self._run.since or at
            yield BetsClosed(at=at, spin=self._run.spin, quiet=self.hearing.missed(at))

    def _close_early(self, at: int) -> Iterator[Reading]:
        """A line that may be wrong says no more bets: to close too early harms nobody."""
        state = self.status.state if self.status is not None else State.IDLE
        if state is State.RIM:
            yield from self._close(at)
        elif self.status is not None and state in _BETTING and not self._shut:
            # Whether a ball runs is not known yet: its own run begins with the lines that agree.
            self._shut = self.status.spin
            yield BetsClosed(at=at, spin=self._shut, quiet=self.hearing.missed(at))

    def _number(self, number: NumberLine, at: int) -> Iterator[Reading]:
        """A bare number is one voice; one that may be half a number only where a status agrees."""
        votes = self._run.votes
        if self.status is None or not pocket_of(number.winning, self._pockets):
            yield TornLine(at=at, text=number.winning.strip())
        elif not number.whole:
            votes.half = number.winning
            if self.status.state not in RUNNING | {State.NUMBER}:
                yield TornLine(at=at, text=number.winning.strip())
        else:
            votes.line = number.winning
            yield from self._decide(self.status, at)

    def _decide(self, status: Status, at: int) -> Iterator[Reading]:
        """Report the number as soon as enough lines agree on it, and never again."""
        run = self._run
        winning, source = run.votes.decided(noisy=at - self._harmed_at < NOISE_MS)
        if run.ended in ("number", "unknown") or run.spin == self._numbered:
            return
        if run.votes.conflict:
            yield from self._unknown(run, "disagreement", at, run.votes.conflict)
        elif winning and not (pocket := pocket_of(winning, self._pockets)):
            yield from self._unknown(run, "no-such-pocket", at, winning)
        elif winning:
            yield NumberRead(
                at=at,
                spin=run.spin,
                pocket=pocket,
                source=source,
                rotor=status.rotor,
                speed=status.speed,
                after_no_spin=run.ended == "void",
            )
            run.ended, run.reported, self._numbered = "number", winning, run.spin

    def _contradict(self, run: _Run, status: Status, at: int) -> Iterator[Reading]:
        """Two statuses that say another number than the one reported: somebody must check."""
        if run.reported and status.winning != run.reported:
            run.against += 1
            if run.against == 2:
                seen = f"{run.reported.strip()} was reported, {status.winning.strip()} is shown"
                yield DeviceFault(at=at, cause="number-disagrees", text=seen)

    def _unknown(self, run: _Run, cause: str, at: int, seen: str = "") -> Iterator[Reading]:
        if not run.ended:
            run.ended = "unknown"
            yield NumberUnknown(at=at, spin=run.spin, cause=cause, seen=seen.strip())

    def _void(self, cause: str, at: int) -> Iterator[Reading]:
        run = self._run
        if run.ended in ("", "void") and self.status is not None:
            run.ended = "void"
            yield NoSpin(at=at, spin=self.status.spin, cause=cause)
            if self.status.state is State.BETS:
                # The wheel launches again by itself, and until then waits for bets.
                self._shut = 0
                yield BetsOpen(at=at, spin=self.status.spin)

    def _warnings(self, status: Status, at: int) -> Iterator[Reading]:
        """Report a warning that two lines running have, and the end of one that two lack."""
        sure = status.warn & self._warned & ~self._reported
        gone = self._reported & ~(status.warn | self._warned | Warn.NO_BALL)
        self._warned = status.warn
        self._reported &= ~gone
        if Warn.COMPONENT in gone:
            yield FaultCleared(at=at, cause="component")
        if Warn.COMPONENT in sure:
            yield from self._component(status, at)
        if Warn.WITH_ROTOR in sure:
            self._reported |= Warn.WITH_ROTOR
            yield from self._void("with-rotor", at)
        if Warn.FAILED_LAUNCH in sure and not self._is_fresh(status, at):
            self._reported |= Warn.FAILED_LAUNCH
            yield from self._void("failed-launch", at)
        yield from self._unseen(status, at)
        overdue = at - (self._run.since or at) > RUN_MAX_MS
        if overdue and status.state in RUNNING and not self._run.ended:
            yield from self._void("too-long", at)

    def _component(self, status: Status, at: int) -> Iterator[Reading]:
        """A sensor, motor or encoder failed: a ball that runs may come to rest unread."""
        self._reported |= Warn.COMPONENT
        yield DeviceFault(at=at, cause="component", text=f"in state {status.state:d}")
        if status.state in RUNNING:
            yield from self._unknown(self._run, "component", at)

    def _is_fresh(self, status: Status, at: int) -> bool:
        """Whether a failed launch still belongs to the one before the ball that now runs."""
        return status.state in RUNNING and at - (self._run.since or 0) < LAUNCH_GRACE_MS

    def _unseen(self, status: Status, at: int) -> Iterator[Reading]:
        """The sensors have lost the ball; for a few seconds that happens to a good run, too."""
        if Warn.NO_BALL not in status.warn and status.state is not State.UNSEEN:
            self._unseen_since = None
            if Warn.NO_BALL in self._reported:
                self._reported &= ~Warn.NO_BALL
                yield FaultCleared(at=at, cause="ball-not-seen")
            return
        if self._unseen_since is None:
            self._unseen_since = at
        if at - self._unseen_since < LOST_MS or Warn.NO_BALL in self._reported:
            return
        self._reported |= Warn.NO_BALL
        yield DeviceFault(at=at, cause="ball-not-seen", text=f"in state {status.state:d}")
        if status.state in RUNNING:
            yield from self._void("ball-lost", at)
