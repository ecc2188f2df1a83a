"""Bell, lamps and buttons on a USB relay and input module that takes words.

The module obeys `relay on N`, `relay off N` and `gpio read N`, each ended by CR, and answers a
reading with 0 or 1 on a line of its own; its echo and prompt are passed over. Nothing guards its
words: what matters is said twice, and each relay is set again all the time.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.lines import LineSplitter
from croupier.devices.readings import ButtonPressed, Heard, Reading, Replied, Silent

POLL_MS: Final = 100
SILENCE_MS: Final = 3_000
#: For so long the answer to one poll is waited for before the next input is read.
ANSWER_MS: Final = 1_000
#: One relay after the other is set again: what a bad line switched does not stay.
REFRESH_MS: Final = 400
#: How long a bell rings.
RING_MS: Final = 800
_NUMBER = re.compile(r"(relay (?:on|off)|gpio read) (\d+)")


def wiring(text: str) -> Mapping[str, int]:
    """Which name hangs on which line, from `red:0,green:1`; or ValueError."""
    pairs = [each.partition(":") for each in text.split(",") if each]
    if not all(name and line.isdecimal() for name, _, line in pairs):
        raise ValueError(f"{text!r} does not read as name:line,name:line")
    return {name: int(line) for name, _, line in pairs}


class Signals:
    """One module: orders switch its relays, its inputs are read in turn."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._relays, self._buttons = wiring(settings["relays"]), wiring(settings["buttons"])
        self._lines = LineSplitter()
        #: What is on, a driver that was killed meanwhile or not.
        self._lit: set[str] = set()
        for each in history:
            if isinstance(each, Replied) and each.command == "lamp":
                self._set(*each.reply.split(" ")[:2])
        self._ringing_until = 0
        self._turn = -1
        #: Whether each button is held for down, and whether its last read said otherwise.
        self._down: dict[str, bool] = {}
        self._doubted: set[str] = set()
        self._polled_at = self._heard_at = self._refreshed_at = 0
        self._next_relay = 0
        self._silent = self._waits = False
        self._echo = ""

    def connected(self, at: int) -> Step:
        """Bring every relay to where it should be: the module may have lost its power."""
        self._lines = LineSplitter()
        return Step([Heard(at=at)], b"".join(self._switch(name) for name in self._relays))

    def _set(self, name: str, state: str = "") -> None:
        if name in self._relays and state in ("on", "off"):
            (self._lit.add if state == "on" else self._lit.discard)(name)

    def _switch(self, name: str) -> bytes:
        on = "on" if name in self._lit else "off"
        return f"relay {on} {self._relays[name]}\r".encode("ascii")

    def disconnected(self, at: int) -> Step:
        """No button is heard meanwhile."""
        if self._silent:
            return Step()
        self._silent = True
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """The value of the input that was asked for; a button counts when two reads agree."""
        step = Step()
        if self._silent:
            step.readings.append(Heard(at=at))
        self._heard_at, self._silent = at, False
        for line in self._lines.feed(data):
            value = line.strip("> ")
            if _NUMBER.fullmatch(value):
                self._echo = value
            elif value in ("0", "1") and self._waits and self._echo in ("", self._poll()):
                # One answer to each poll: what comes twice, or is of a poll before, is no reading.
                self._waits = False
                step.readings += self._pressed(list(self._buttons)[self._turn], value == "1", at)
        return step

    def _poll(self) -> str:
        """The command that reads the input whose turn it is."""
        return f"gpio read {list(self._buttons.values())[self._turn]}"

    def _pressed(self, name: str, down: bool, at: int) -> list[Reading]:
        """Two reads running say that a button goes down, and two that it is let go."""
        if down is self._down.get(name, False):
            self._doubted.discard(name)
        elif name in self._doubted:
            self._doubted.discard(name)
            self._down[name] = down
            return [ButtonPressed(at=at, button=name)] if down else []
        else:
            self._doubted.add(name)
        return []

    def tick(self, at: int) -> Step:
        """Stop the bell when it has rung, and read the next input."""
        step = Step()
        if self._buttons and self._heard_at and at - self._heard_at > SILENCE_MS:
            if not self._silent:
                step.readings.append(Silent(at=at))
            self._silent = True
        if self._ringing_until and at >= self._ringing_until:
            self._ringing_until = 0
            self._lit.discard("bell")
            step.send += self._switch("bell")
        if self._buttons and at - self._polled_at >= (ANSWER_MS if self._waits else POLL_MS):
            self._polled_at, self._waits, self._echo = at, True, ""
            self._turn = (self._turn + 1) % len(self._buttons)
            step.send += f"{self._poll()}\r".encode("ascii")
        if self._relays and at - self._refreshed_at >= REFRESH_MS:
            self._refreshed_at = at
            self._next_relay = (self._next_relay + 1) % len(self._relays)
            step.send += self._switch(list(self._relays)[self._next_relay])
        return step

    def order(self, order: str, value: str, at: int) -> Step:
        """Ring the bell, or put a lamp on or off: `lamp`, with `red on`."""
        name, _, state = ("bell", "", "on") if order == "ring" else value.partition(" ")
        wrong = order not in ("ring", "lamp") or name not in self._relays
        if wrong or state not in ("on", "off"):
            raise ValueError(f"there is no {order} {value!r}; there is {', '.join(self._relays)}")
        if order == "ring":
            self._ringing_until = at + RING_MS
        self._set(name, state)
        return Step([Replied(at=at, command=order, reply=f"{name} {state}")], self._switch(name))

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """A lamp does not wait for the house."""
        return Step()


class EmulatedModule:
    """Relays and inputs in memory, with the echo and prompt of the real thing."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._lines = LineSplitter()
        self.relays: dict[int, bool] = {}
        self.inputs: dict[int, bool] = {}
        self.shown: list[str] = []

    def received(self, data: bytes, at: int) -> bytes:
        """Obey each line."""
        return b"".join(self._obey(line) for line in self._lines.feed(data))

    def _obey(self, line: str) -> bytes:
        found = _NUMBER.fullmatch(line)
        if found is None:
            return b"\r\n>"
        number, answer = int(found[2]), ""
        if found[1] == "gpio read":
            answer = f"{int(self.inputs.get(number, False))}\r\n"
        else:
            on = found[1] == "relay on"
            if self.relays.get(number) is not on:
                self.shown.append(line)
            self.relays[number] = on
        return f"{line}\r\n{answer}>".encode("ascii")

    def tick(self, at: int) -> bytes:
        """It speaks when asked."""
        return b""


KIND = DeviceKind(
    name="signals",
    says="bell, lamps and buttons on a USB relay module",
    serves="wheel",
    baud=19200,
    settings={"relays": "red:0,green:1,bell:2", "buttons": "dispute:0,bad-spin:1"},
    make=Signals,
    emulate=EmulatedModule,
)
