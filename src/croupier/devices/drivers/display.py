"""Passive winning-number displays: the bare number on a serial port, and nothing back."""

from collections.abc import Iterable

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.drivers.cammegh.lines import pocket_of, winning_of
from croupier.devices.lines import LineSplitter
from croupier.devices.readings import Heard, Reading, Replied, Silent


class Display:
    """Shows the last number again whenever the line is opened, so that no display stays dark."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        shown = [r.reply for r in history if isinstance(r, Replied) and r.command == "show"]
        self._shown = shown[-1] if shown else ""

    def connected(self, at: int) -> Step:
        """Show what was shown."""
        return Step([Heard(at=at)], _line(self._shown) if self._shown else b"")

    def disconnected(self, at: int) -> Step:
        """It shows what it showed, or nothing."""
        return Step([Silent(at=at)])

    def received(self, data: bytes, at: int) -> Step:
        """A display says nothing."""
        return Step()

    def tick(self, at: int) -> Step:
        """Nor does time change what it shows."""
        return Step()

    def order(self, order: str, value: str, at: int) -> Step:
        """Show a number."""
        if order != "show" or not pocket_of(winning_of(value)):
            raise ValueError(f"a display shows numbers, not {order} {value!r}")
        self._shown = value
        return Step([Replied(at=at, command="show", reply=value)], _line(value))

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The house needs no display to go on."""
        return Step()


def _line(pocket: str) -> bytes:
    return f"{winning_of(pocket)}\r\n".encode("ascii")


class EmulatedDisplay:
    """Keeps what it was given to show."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self._lines = LineSplitter()
        self.shown: list[str] = []

    def received(self, data: bytes, at: int) -> bytes:
        """Show each whole line."""
        self.shown += self._lines.feed(data)
        return b""

    def tick(self, at: int) -> bytes:
        """A display says nothing."""
        return b""


KIND = DeviceKind(
    name="display",
    says="passive winning-number displays on a serial port",
    serves="wheel",
    make=Display,
    emulate=EmulatedDisplay,
)
