"""Note acceptors that speak SSP (eSSP without encryption): NV9 to NV200 and their kin.

Frames begin with 7F, carry an address with a bit that turns over, and end with a CRC. A note in
escrow is kept by `hold`, handed back by `reject` and stacked by the next `poll`. Events that change
money are repeated by the device until they are acknowledged, which is done once they are on disk.
A note goes on record only when no such event is open, so that the first one after it is its own:
one that was read beside such an event waits until that is acknowledged, and one that was fed in
while nobody listened goes back.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from random import Random
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.escrow import Escrow, denominations
from croupier.devices.readings import DeviceFault, FaultCleared, Heard, Reading, Silent

POLL_MS: Final = 200
SILENCE_MS: Final = 3_000
_STX: Final = 0x7F
_TURN: Final = 0x80


class Command(IntEnum):
    """The commands that are used here."""

    INHIBITS = 0x02
    PROTOCOL = 0x06
    REJECT = 0x08
    DISABLE = 0x09
    ENABLE = 0x0A
    SYNC = 0x11
    HOLD = 0x18
    POLL = 0x56
    ACKNOWLEDGE = 0x57


class Event(IntEnum):
    """What a poll brings. OK begins every answer to a command that was obeyed."""

    STACKING = 0xCC
    CLEARED_FRONT = 0xE1
    CLEARED_CASHBOX = 0xE2
    CASHBOX_REMOVED = 0xE3
    CASHBOX_REPLACED = 0xE4
    FRAUD = 0xE6
    FULL = 0xE7
    DISABLED = 0xE8
    UNSAFE_JAM = 0xE9
    SAFE_JAM = 0xEA
    STACKED = 0xEB
    REJECTED = 0xEC
    REJECTING = 0xED
    CREDIT = 0xEE
    READ = 0xEF
    OK = 0xF0
    RESET = 0xF1
    CANNOT = 0xF5


#: Events that carry the channel of a note.
_WITH_CHANNEL: Final = frozenset(
    {Event.READ, Event.CREDIT, Event.FRAUD, Event.CLEARED_FRONT, Event.CLEARED_CASHBOX}
)
#: Events that the device repeats until they are acknowledged.
_KEPT: Final = frozenset(
    {Event.CREDIT, Event.FRAUD, Event.CLEARED_FRONT, Event.CLEARED_CASHBOX, Event.REJECTED}
)
#: What may become of a note.
_FATES: Final = frozenset(
    {Event.CREDIT, Event.CLEARED_CASHBOX, Event.REJECTED, Event.CLEARED_FRONT}
)
FAULTS: Final[Mapping[int, str]] = {
    Event.FRAUD: "fraud-attempt",
    Event.FULL: "stacker-full",
    Event.UNSAFE_JAM: "jam",
    Event.SAFE_JAM: "jam",
    Event.CASHBOX_REMOVED: "stacker-removed",
}


def crc(data: bytes) -> int:
    """The check of a frame: polynomial 8005, begun with ones."""
    found = 0xFFFF
    for byte in data:
        found ^= byte << 8
        for _ in range(8):
            found = (found << 1 ^ 0x8005 if found & 0x8000 else found << 1) & 0xFFFF
    return found


def pack(turn: int, data: bytes) -> bytes:
    """A frame, with every 7F in it doubled."""
    body = bytes([turn, len(data)]) + data
    body += crc(body).to_bytes(2, "little")
    return bytes([_STX]) + body.replace(b"\x7f", b"\x7f\x7f")


class Frames:
    """Collects bytes into frames; a single 7F begins one wherever it stands."""

    def __init__(self) -> None:
        self._body: bytearray | None = None
        self._escaped = False

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The turn and content of each frame that these bytes complete."""
        for byte in data:
            if self._escaped:
                self._escaped = False
                if byte != _STX:
                    self._body = bytearray()
            elif byte == _STX:
                self._escaped = True
                continue
            if self._body is None:
                continue
            self._body.append(byte)
            if len(self._body) >= 2 and len(self._body) == 4 + self._body[1]:
                body, self._body = bytes(self._body), None
                if crc(body[:-2]) == int.from_bytes(body[-2:], "little"):
                    yield body[0], body[2:-2]


def _is_answer(content: bytes) -> bool:
    """Whether a frame is a device's: some adapters send our own words back to us."""
    return content[:1] >= bytes([Event.OK])


def _parted(data: bytes) -> Iterator[tuple[int, int]]:
    """Each event of an answer, with its channel or zero."""
    rest = iter(data)
    for event in rest:
        yield event, next(rest, 0) if event in _WITH_CHANNEL else 0


class Essp:
    """One acceptor. A command is sent again, with its turn, until it is answered."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._worth = denominations(settings["notes"])
        self._escrow = Escrow(history)
        self._frames = Frames()
        self._turn = 0
        self._sent: bytes = b""
        self._sent_at = self._heard_at = 0
        self._silent = False
        self._queue: list[bytes] = []
        #: Whether the device holds a note, so that a poll would stack it.
        self._holding = self._allowed = False
        #: Whether a note that the device holds was read before, and may be any.
        self._unknown = True
        #: The channel of a note that was read beside events not acknowledged yet, or zero.
        self._waiting = 0
        self._standing: set[str] = set()

    def connected(self, at: int) -> Step:
        """Agree on the turn, and find out about a note in escrow before any poll could stack it."""
        self._frames, self._sent, self._turn = Frames(), b"", 0
        self._begin()
        return Step([Heard(at=at)])

    def _begin(self) -> None:
        self._allowed, self._unknown, self._waiting = False, True, 0
        mask = sum(1 << (channel - 1) for channel in self._worth).to_bytes(2, "little")
        self._queue = [
            bytes([Command.SYNC]),
            bytes([Command.HOLD]),
            bytes([Command.PROTOCOL, 6]),
            bytes([Command.INHIBITS]) + mask,
            bytes([Command.ENABLE]),
        ]

    def disconnected(self, at: int) -> Step:
        """No note is taken meanwhile."""
        if self._silent:
            return Step()
        self._silent = True
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """Read the answer to the last command; an answer of another turn is an old one."""
        step = Step()
        for turn, content in self._frames.feed(data):
            if not self._sent or turn & _TURN != self._turn or not _is_answer(content):
                continue
            command, self._sent = self._sent, b""
            self._turn ^= _TURN
            if self._silent:
                step.readings.append(Heard(at=at))
            self._heard_at, self._silent = at, False
            step.readings += self._answer(command, content, at)
        return step

    def _answer(self, command: bytes, content: bytes, at: int) -> Iterator[Reading]:
        obeyed = content[0] == Event.OK
        if command[0] == Command.SYNC:
            self._turn = 0
        elif command[0] == Command.HOLD:
            self._holding = obeyed
            if obeyed and (self._unknown or self._escrow.held is None):
                # Whether it is the one on record is not known: it goes back.
                self._queue.append(bytes([Command.REJECT]))
            self._unknown = False
        elif command[0] == Command.REJECT and obeyed:
            self._holding = False
        elif command[0] == Command.ACKNOWLEDGE and self._waiting:
            channel, self._waiting = self._waiting, 0
            if obeyed:
                yield from self._event(Event.READ, channel, at)
        elif command[0] == Command.POLL and obeyed:
            if self._allowed:
                self._allowed = self._holding = False
            yield from self._events(content[1:], at)

    def _events(self, data: bytes, at: int) -> Iterator[Reading]:
        """Events are repeated until they are acknowledged: of those about notes the first is ours.

        Those after it are of notes that were fed in while nobody listened, and went back. A note
        that the device still holds cannot be what they speak of, nor one it has just read.
        """
        events = list(_parted(data))
        if any(event == Event.RESET for event, _ in events):
            self._holding = False
        notes = [each for each in events if each[0] in _FATES]
        if notes and not self._holding:
            yield from self._event(*notes[0], at)
        for each in events:
            if each[0] == Event.READ and each[1] and notes:
                # Until they are acknowledged, they could not be distinguished from its own.
                self._holding, self._waiting = True, each[1]
            elif each[0] not in _FATES:
                yield from self._event(*each, at)
        if any(event in _KEPT for event, _ in events):
            self._queue.insert(0, bytes([Command.ACKNOWLEDGE]))

    def _event(self, event: int, channel: int, at: int) -> Iterator[Reading]:
        amount = self._worth.get(channel, 0)
        if event == Event.READ and channel:
            self._holding = True
            yield from self._escrow.hold(amount, at)
        elif event in (Event.CREDIT, Event.CLEARED_CASHBOX):
            # Without a note on record it has been counted before.
            yield from self._escrow.stacked(at)
        elif event in (Event.REJECTED, Event.CLEARED_FRONT):
            yield from self._escrow.returned(at)
        elif event == Event.RESET:
            self._begin()
        elif event in FAULTS and FAULTS[event] not in self._standing:
            self._standing.add(FAULTS[event])
            yield DeviceFault(at=at, cause=FAULTS[event])
        elif event == Event.CASHBOX_REPLACED:
            for cause in sorted(self._standing & {"stacker-removed", "stacker-full"}):
                self._standing.discard(cause)
                yield FaultCleared(at=at, cause=cause)

    def tick(self, at: int) -> Step:
        """Send the next command, or the last one again."""
        step = Step()
        if self._heard_at and not self._silent and at - self._heard_at > SILENCE_MS:
            self._silent = True
            step.readings.append(Silent(at=at))
            # It may have lost its turn with its power.
            self._sent = b""
            self._begin()
        if at - self._sent_at < POLL_MS:
            return step
        self._sent_at = at
        if not self._sent:
            self._sent = self._next(at)
            if self._sent[0] == Command.SYNC:
                self._turn = _TURN
        step.send = pack(self._turn, self._sent)
        return step

    def _next(self, at: int) -> bytes:
        if self._queue:
            return self._queue.pop(0)
        if self._holding and self._escrow.accepted:
            self._allowed = True
        elif self._holding:
            return bytes([Command.REJECT if self._escrow.wants_back(at) else Command.HOLD])
        return bytes([Command.POLL])

    def order(self, order: str, value: str, at: int) -> Step:
        """Let notes in, or not."""
        if order not in ("enable", "disable"):
            raise ValueError(f"a note acceptor has no {order!r}; there is enable, disable")
        self._queue.append(bytes([Command.ENABLE if order == "enable" else Command.DISABLE]))
        return Step()

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The house accepts a note or does not."""
        self._escrow.answered(reading, accepted=accepted)
        return Step()


class EmulatedSsp:
    """An acceptor with an escrow and a cashbox, whose power may go at any moment."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._worth = denominations(settings["notes"])
        self._random = Random(seed)
        self.every = round(float(settings["every"]) * 1000)
        self._next: int | None = None
        self._frames = Frames()
        self._last: tuple[int, bytes] | None = None
        self._last_answer = b""
        self.enabled = False
        self._escrow = 0
        self._held_until = 0
        self._stacking_until: int | None = None
        self._kept: list[bytes] = []
        #: How many of them the last poll has reported, which is what can be acknowledged.
        self._reported = 0
        self._once: list[bytes] = [bytes([Event.RESET])]
        self.truth: list[tuple[str, int]] = []

    def tick(self, at: int) -> bytes:
        """Time passes: notes are fed, given up on, and arrive in the cashbox."""
        if self._stacking_until is not None and at >= self._stacking_until:
            self._stack(Event.CREDIT)
        elif self._escrow and self._stacking_until is None and at > self._held_until:
            self._return(Event.REJECTED)
        if self._next is None:
            self._next = at + self.every
        if at >= self._next:
            self._next = at + self.every
            if self.enabled and not self._escrow:
                self.feed(self._random.choice(list(self._worth)), at)
        return b""

    @property
    def is_stacking(self) -> bool:
        """Whether a note is on its way into the cashbox."""
        return self._stacking_until is not None

    def feed(self, channel: int, at: int) -> None:
        """Somebody puts a note in."""
        self._escrow, self._held_until = channel, at + 10_000
        self._once.append(bytes([Event.READ, channel]))

    def fault(self, *event: int) -> None:
        """Something is wrong with the device."""
        self._once.append(bytes(event))

    def _stack(self, event: Event) -> None:
        self.truth.append(("stacked", self._worth[self._escrow]))
        self._kept.append(bytes([event, self._escrow]))
        self._escrow, self._stacking_until = 0, None

    def _return(self, event: Event) -> None:
        self.truth.append(("returned", self._worth[self._escrow]))
        carried = [self._escrow] if event in _WITH_CHANNEL else []
        self._kept.append(bytes([event, *carried]))
        self._escrow = 0

    def cut_power(self) -> None:
        """The power goes and comes back. Events that nobody acknowledged are kept through it."""
        self._frames, self._last, self.enabled = Frames(), None, False
        self._once, self._reported = [bytes([Event.RESET])], 0
        if self._stacking_until is not None:
            self._stack(Event.CLEARED_CASHBOX)
        elif self._escrow:
            self._return(Event.CLEARED_FRONT)

    def received(self, data: bytes, at: int) -> bytes:
        """Answer each frame; the same frame again has the same answer and does nothing more."""
        sent = b""
        for turn, content in self._frames.feed(data):
            if content[:1] == bytes([Command.SYNC]) or (turn, content) != self._last:
                self._last_answer = pack(turn, self._obey(content, at))
            self._last = (turn, content)
            sent += self._last_answer
        return sent

    def _obey(self, content: bytes, at: int) -> bytes:
        ok, cannot = bytes([Event.OK]), bytes([Event.CANNOT])
        held = self._escrow and self._stacking_until is None
        match content[0]:
            case Command.HOLD:
                self._held_until = at + 10_000
                return ok if held else cannot
            case Command.REJECT:
                if held:
                    self._return(Event.REJECTED)
                return ok if held else cannot
            case Command.ENABLE | Command.DISABLE:
                self.enabled = content[0] == Command.ENABLE
            case Command.ACKNOWLEDGE:
                del self._kept[: self._reported]
                self._reported = 0
            case Command.POLL:
                reading = [each for each in self._once if each[0] == Event.READ]
                if held and not reading:
                    self._stacking_until = at + 700
                events, self._once, self._reported = self._once, [], len(self._kept)
                return ok + b"".join([*events, *self._kept])
        return ok


KIND = DeviceKind(
    name="essp",
    says="note acceptors that speak SSP",
    serves="station",
    settings={"notes": "1:500,2:1000,3:2000,4:5000,5:10000", "every": "10"},
    make=Essp,
    emulate=EmulatedSsp,
)
