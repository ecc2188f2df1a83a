"""Cammegh wheels: statuses are followed, a number is confirmed at once, orders are carried out."""

from collections.abc import Iterable
from typing import Final

from croupier.devices.driver import DeviceKind, Settings, Step
from croupier.devices.drivers.cammegh.emulator import EmulatedWheel
from croupier.devices.drivers.cammegh.lines import ORDERS, POLL, SETUP, NumberLine, Torn, parse
from croupier.devices.drivers.cammegh.tracker import Tracker
from croupier.devices.lines import LineSplitter
from croupier.devices.readings import NoSpin, Reading

#: A status is asked for where none came by itself for this long. The wheel minds more than ten a
#: second.
POLL_MS: Final = 600
#: The same near the close, of a wheel that does not speak by itself.
_POLL_NEAR_MS: Final = 200
_POLL_MIN_MS: Final = 100


class Cammegh:
    """One wheel on one line."""

    def __init__(self, settings: Settings, history: Iterable[Reading]) -> None:
        self._lines = LineSplitter()
        self._tracker = Tracker(pockets=int(settings["pockets"]), history=history)
        self._mode = settings["mode"]
        self._heard_at = self._polled_at = 0
        #: Whether a number waits for its status, which could not be asked for at once.
        self._owed = False

    def connected(self, at: int) -> Step:
        """Start over in the middle of a line, and learn which wheel this is."""
        self._lines = LineSplitter()
        wanted = ORDERS.get(self._mode, "")
        return Step(send=_packets(*filter(None, (wanted, ORDERS["versions"], ORDERS["setup"]))))

    def disconnected(self, at: int) -> Step:
        """No word of the wheel comes, its close least of all."""
        return Step(self._tracker.disconnected(at))

    def received(self, data: bytes, at: int) -> Step:
        """Every whole line means something; a number line has its status asked for at once."""
        step = Step()
        self._tracker.hearing.check(at)
        for line in self._lines.feed(data):
            said = parse(line)
            if not isinstance(said, Torn):
                self._heard_at = at
            step.readings += self._tracker.line(line, at)
            if isinstance(said, NumberLine):
                step.send += self._poll(at)
                self._owed = not step.send
        if any(isinstance(each, NoSpin) and each.cause == "with-rotor" for each in step.readings):
            step.send += self._restart()
        return step

    def tick(self, at: int) -> Step:
        """Notice silence, and poll a wheel that does not speak by itself."""
        hearing = self._tracker.hearing
        hearing.check(at, ticked=True)
        near = self._tracker.is_near_close and hearing.must_be_polled
        wait = _POLL_NEAR_MS if near else POLL_MS
        quiet = at - max(self._heard_at, self._polled_at) >= wait
        return Step(self._tracker.tick(at), self._poll(at) if quiet or self._owed else b"")

    def order(self, order: str, value: str, at: int) -> Step:
        """A command of the wheel by its name; `setup` reads one letter of the setup."""
        if order == "setup" and value:
            if value.upper() not in SETUP:
                raise ValueError(f"the setup has no {value!r}; there is {', '.join(SETUP)}")
            return Step(send=_packets(f"*T {value.upper()}"))
        if order not in ORDERS:
            raise ValueError(f"this wheel has no {order!r}; there is {', '.join(ORDERS)}")
        return Step(send=_packets(ORDERS[order]))

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The wheel does not wait for the house."""
        return Step()

    def _poll(self, at: int) -> bytes:
        if at - self._polled_at < _POLL_MIN_MS:
            return b""
        self._polled_at, self._owed = at, False
        self._tracker.hearing.polled()
        return _packets(POLL)

    def _restart(self) -> bytes:
        """A ball that runs with the rotor is stopped: the maker wants the game begun anew.

        A wheel that is still launching tries again by itself.
        """
        status = self._tracker.status
        return _packets(ORDERS["restart"]) if status is not None and status.state == 3 else b""


def _packets(*commands: str) -> bytes:
    return "".join(f"{command}\r\n" for command in commands).encode("ascii")


KIND = DeviceKind(
    name="cammegh",
    says="Cammegh Slingshot and Mercury wheels",
    serves="wheel",
    settings={
        "pockets": "37",
        "mode": "",
        "script": "",
        "noise": "0",
        "pace": "1",
        "first": "",
        "self-test": "0",
    },
    make=Cammegh,
    emulate=EmulatedWheel.from_settings,
)
