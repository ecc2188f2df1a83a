"""Note acceptors that speak ccTalk: frames with a check sum, events under a count of their own.

The device keeps its last five events and counts them 1 to 255; zero means that it has been reset.
The driver reports each with its count, so that a restart of either side neither loses nor repeats.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.escrow import Escrow, denominations
from croupier.devices.readings import (
    DeviceFault,
    FaultCleared,
    Heard,
    NoteEscrowed,
    NoteReturned,
    NoteStacked,
    Reading,
    Silent,
)

HOST: Final = 1
VALIDATOR: Final = 40
POLL_MS: Final = 200
#: A command without an answer is sent again after this long.
SILENCE_MS: Final = 3_000
#: A longer pause between two bytes ends a frame; who is not polled for long takes no notes.
PAUSE_MS, UNPOLLED_MS = 50, 1_000
_EVENTS: Final = 5
_COUNTS: Final = 255


class Header(IntEnum):
    """The commands that are used here."""

    RESET = 1
    OPERATING_MODE = 153
    ROUTE = 154
    EVENTS = 159
    MASTER_INHIBIT = 228
    INHIBITS = 231
    SIMPLE_POLL = 254


STACK, RETURN_NOTE = 1, 0
#: Status events by their code: a fault that stands, one that has ended, or nothing to report.
FAULTS: Final = {
    6: "jam",
    7: "stacker-jam",
    8: "fraud-attempt",
    9: "fraud-attempt",
    11: "stacker-removed",
    13: "stacker-fault",
    14: "stacker-full",
    15: "stacker-jam",
    16: "jam",
    17: "fraud-attempt",
    18: "fraud-attempt",
    19: "fraud-guard-fault",
}
CLEARED: Final = {10: "stacker-full", 12: "stacker-removed"}
RETURNED: Final = 1


@dataclass(frozen=True, slots=True)
class Frame:
    """One message. An answer has header 0."""

    to: int
    source: int
    header: int
    data: bytes = b""

    def pack(self) -> bytes:
        """The bytes on the line."""
        body = bytes([self.to, len(self.data), self.source, self.header]) + self.data
        return body + bytes([-sum(body) & 0xFF])


class Frames:
    """Collects bytes into frames. What does not add up is given up byte by byte."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> Iterator[Frame]:
        """The frames that these bytes complete."""
        self._rest += data
        while len(self._rest) >= 5:
            size = 5 + self._rest[1]
            if self._rest[0] not in (HOST, VALIDATOR) or self._rest[2] not in (HOST, VALIDATOR):
                self._rest = self._rest[1:]
            elif len(self._rest) < size:
                return
            elif sum(self._rest[:size]) & 0xFF:
                self._rest = self._rest[1:]
            else:
                to, _, source, header = self._rest[:4]
                yield Frame(to, source, header, self._rest[4 : size - 1])
                self._rest = self._rest[size:]

    def clear(self) -> None:
        """Begin anew: an answer that did not come whole will be asked for again."""
        self._rest = b""


class CcTalk:
    """Polls one validator, and stacks what the house accepts."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        known = list(history)
        self._worth = denominations(settings["notes"])
        self._frames = Frames()
        self._escrow = Escrow(known)
        #: The device's count up to which everything is reported; None until it is known.
        self._count: int | None = None
        for reading in known:
            if isinstance(reading, NoteEscrowed | NoteStacked | NoteReturned):
                self._count = reading.event
            elif isinstance(reading, Heard) and reading.powered_up:
                self._count = 0
        self._events_seen: list[tuple[int, int]] | None = None
        self._sent_at = self._heard_at = 0
        self._silent = self._polled = False
        self._enabled = True
        self._begin()

    def _begin(self) -> None:
        """Nothing is known of the device: neither what it has done, nor how it is set."""
        self._said, self._known = b"", False
        self._setting_up = list(self._setup())
        #: Whether it lets notes in; None until it has said that it does what it was sent.
        self._open: bool | None = None
        #: The command that is to be acknowledged.
        self._sent: Frame | None = None

    def _setup(self) -> Iterator[Frame]:
        """Every listed note is good, and is held."""
        mask = sum(1 << (channel - 1) for channel in self._worth)
        yield _command(Header.INHIBITS, mask.to_bytes(2, "little"))
        yield _command(Header.OPERATING_MODE, b"\x03")

    def connected(self, at: int) -> Step:
        """Set the device up again: it may be another one."""
        self._frames.clear()
        self._begin()
        return Step([Heard(at=at)])

    def disconnected(self, at: int) -> Step:
        """No note is taken meanwhile."""
        if self._silent:
            return Step()
        self._silent = True
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """Read answers. Our own words come back on a single wire and are passed over."""
        step = Step()
        for frame in self._frames.feed(data):
            if (frame.to, frame.source, frame.header) != (HOST, VALIDATOR, 0):
                continue
            if self._silent:
                step.readings.append(Heard(at=at))
            self._heard_at, self._silent = at, False
            if len(frame.data) == 1 + 2 * _EVENTS:
                # The sum of a frame is one byte: a harmed one may add up, two alike hardly do.
                if frame.data == self._said:
                    step.readings += self._events(frame.data, at)
                self._said = frame.data
            elif not frame.data and self._sent is not None:
                self._acknowledged(self._sent)
        return step

    def _acknowledged(self, command: Frame) -> None:
        """The device is set so; a command that got lost would have left it as it was."""
        self._sent = None
        if command.header == Header.MASTER_INHIBIT:
            self._open = command.data == b"\x01"
        elif command in self._setting_up:
            self._setting_up.remove(command)

    @property
    def _shall_open(self) -> bool:
        """One note at a time: none is let in before it is on record what became of the others."""
        return self._enabled and self._known and self._escrow.held is None

    def _events(self, data: bytes, at: int) -> Iterator[Reading]:
        """Events that are new since the last time, oldest first."""
        self._known = True
        count, events = data[0], [(data[n], data[n + 1]) for n in range(1, len(data), 2)]
        known = count if self._count is None else self._count
        if self._began_anew(known, count, events):
            # Its settings are gone with its power, and it counts from zero.
            self._setting_up, self._open, self._sent = list(self._setup()), None, None
            known = 0
            yield Heard(at=at, powered_up=True)
        new = (count - known) % _COUNTS if known else count
        self._count, self._events_seen = count, events
        if new > _EVENTS:
            yield DeviceFault(at=at, cause="events-lost", text=f"{new - _EVENTS} events")
        for place in reversed(range(min(new, _EVENTS))):
            number = (count - place - 1) % _COUNTS + 1
            yield from self._event(*events[place], number, at)

    def _began_anew(self, known: int, count: int, events: list[tuple[int, int]]) -> bool:
        """Whether the device was reset: its events do not continue what was seen of them."""
        further = (count - known) % _COUNTS if known else count
        if (known and not count) or further > _EVENTS:
            return True
        if self._events_seen is not None:
            return events[further:] != self._events_seen[: _EVENTS - further]
        held = self._escrow.held
        if held is None:
            return False
        place = (count - held.event) % _COUNTS
        seen = place < _EVENTS and self._worth.get(events[place][0]) == held.amount
        return not (seen and events[place][1] == 1)

    def _event(self, channel: int, code: int, number: int, at: int) -> Iterator[Reading]:
        amount = self._worth.get(channel, 0)
        if channel and code == 1:
            yield from self._escrow.hold(amount, at, number)
        elif channel:
            # Nothing is stacked that we did not hold first: without one, it is said again.
            yield from self._escrow.stacked(at, number)
        elif code == RETURNED:
            yield from self._escrow.returned(at, number)
        elif code in FAULTS:
            yield DeviceFault(at=at, cause=FAULTS[code])
        elif code in CLEARED:
            yield FaultCleared(at=at, cause=CLEARED[code])

    def tick(self, at: int) -> Step:
        """Poll, set up, or say what becomes of the note: one command at a time."""
        step = Step()
        if self._heard_at and not self._silent and at - self._heard_at > SILENCE_MS:
            self._silent = True
            step.readings.append(Silent(at=at))
        if at - self._sent_at < POLL_MS:
            return step
        self._sent_at = at
        self._frames.clear()
        step.send = self._next(at).pack()
        return step

    def _next(self, at: int) -> Frame:
        # Every other command is a poll, so that what became of a note is heard of.
        self._polled = not self._polled
        self._sent = None if self._polled else self._setting()
        if self._sent is not None:
            return self._sent
        if not self._polled and self._escrow.accepted:
            return _command(Header.ROUTE, bytes([STACK]))
        if not self._polled and self._escrow.wants_back(at):
            return _command(Header.ROUTE, bytes([RETURN_NOTE]))
        return _command(Header.EVENTS)

    def _setting(self) -> Frame | None:
        """What the device has not acknowledged of how it is to be set."""
        if self._open is not False and not self._shall_open:
            return _command(Header.MASTER_INHIBIT, b"\x00")
        if self._setting_up:
            return self._setting_up[0]
        return _command(Header.MASTER_INHIBIT, b"\x01") if self._open != self._shall_open else None

    def order(self, order: str, value: str, at: int) -> Step:
        """Let notes in, or not."""
        if order not in ("enable", "disable"):
            raise ValueError(f"a note acceptor has no {order!r}; there is enable, disable")
        self._enabled = order == "enable"
        return Step()

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The house accepts a note or does not."""
        self._escrow.answered(reading, accepted=accepted)
        return Step()


def _command(header: Header, data: bytes = b"") -> Frame:
    return Frame(VALIDATOR, HOST, header, data)


class EmulatedAcceptor:
    """A validator with an escrow and a stacker. Power may go at any moment; notes are never lost.

    A note that was held when the power went is handed back at power-up; one that was on its way to
    the stacker is stacked. What became of the last note is kept and said again at power-up.
    """

    def __init__(self, settings: Settings, seed: int) -> None:
        self._worth = denominations(settings["notes"])
        self._random = Random(seed)
        self.every = round(float(settings["every"]) * 1000)
        self._frames = Frames()
        self._events: list[tuple[int, int]] = []
        self.count = 0
        self.enabled = False
        self._next: int | None = None
        self._escrow = 0
        self._stacking_until: int | None = None
        self._last_note: tuple[int, int] | None = None
        self._bytes_at = self._polled_at = 0
        #: What happened to each note in cents: `stacked` or `returned`.
        self.truth: list[tuple[str, int]] = []

    def _report(self, channel: int, code: int) -> None:
        self._events = [(channel, code), *self._events][:_EVENTS]
        if channel or code == RETURNED:
            self._last_note = None if code == 1 and channel else (channel, code)
        self.count = self.count % _COUNTS + 1

    def tick(self, at: int) -> bytes:
        """Time passes: a note is fed, a note arrives in the stacker."""
        if self._stacking_until is not None and at >= self._stacking_until:
            self._stack()
        if self._next is None:
            self._next = at + self.every
        if at >= self._next:
            self._next = at + self.every
            polled = at - self._polled_at < UNPOLLED_MS
            if self.enabled and polled and not self._escrow:
                self.feed(self._random.choice(list(self._worth)))
        return b""

    def feed(self, channel: int) -> None:
        """Somebody puts a note in."""
        self._escrow = channel
        self._report(channel, 1)

    def _stack(self) -> None:
        self._report(self._escrow, 0)
        self.truth.append(("stacked", self._worth[self._escrow]))
        self._escrow, self._stacking_until = 0, None

    def hand_back(self) -> None:
        """The note goes back to the player."""
        self.truth.append(("returned", self._worth[self._escrow]))
        self._escrow = 0
        self._report(0, RETURNED)

    def fault(self, code: int) -> None:
        """Something is wrong with the device."""
        self._report(0, code)

    def cut_power(self) -> None:
        """The power goes and comes back."""
        self._events, self.count, self.enabled = [], 0, False
        self._frames.clear()
        if self._stacking_until is not None:
            self._stack()
        elif self._escrow:
            self.hand_back()
        elif self._last_note is not None:
            self._report(*self._last_note)

    def received(self, data: bytes, at: int) -> bytes:
        """Answer each command. A pause within a frame ends it."""
        if data and at - self._bytes_at > PAUSE_MS:
            self._frames.clear()
        self._bytes_at = at if data else self._bytes_at
        frames = self._frames.feed(data)
        return b"".join(self._obey(each, at) for each in frames if each.to == VALIDATOR)

    def _obey(self, frame: Frame, at: int) -> bytes:
        answer = b""
        if frame.header == Header.EVENTS:
            self._polled_at = at
            events = [*self._events, *[(0, 0)] * _EVENTS][:_EVENTS]
            answer = bytes([self.count, *(part for event in events for part in event)])
        elif frame.header == Header.MASTER_INHIBIT:
            self.enabled = frame.data == b"\x01"
        elif frame.header == Header.ROUTE and not self._escrow:
            answer = b"\xfe"
        elif frame.header == Header.ROUTE and self._stacking_until is None:
            if frame.data == bytes([STACK]):
                self._stacking_until = at + 700
            else:
                self.hand_back()
        return Frame(HOST, VALIDATOR, 0, answer).pack()


KIND = DeviceKind(
    name="cctalk",
    says="note acceptors that speak ccTalk",
    serves="station",
    settings={"notes": "1:500,2:1000,3:2000,4:5000,5:10000", "every": "10"},
    make=CcTalk,
    emulate=EmulatedAcceptor,
)
