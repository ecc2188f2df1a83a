"""What a driver is: one device's protocol, pure, between a line of bytes and readings.

A driver is a module below `devices/drivers` with a `KIND`; nothing else names it. Time comes in as
milliseconds, bytes come in and go out as values: the process around it owns the line and clock.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Protocol

from croupier.devices import drivers
from croupier.devices.readings import Reading

Settings = Mapping[str, str]
"""What was configured for one device, by name."""

#: From where to where a number goes that is set: every driver means the same by these names.
_RANGES: Final = {
    "pockets": (37, 40),
    "noise": (0, 1),
    "faults": (0, 1),
    "pace": (0.01, 10_000),
    "every": (0.01, 86_400),
}


class UnknownDriver(ValueError):
    """There is no driver of this name; the message lists those there are."""


@dataclass(slots=True)
class Step:
    """What comes of something: readings to report, and bytes to send to the device."""

    readings: list[Reading] = field(default_factory=list)
    send: bytes = b""


class Driver(Protocol):
    """One device. Every call may report readings and may send bytes."""

    def connected(self, at: int) -> Step:
        """The line has been opened, for the first time or again."""
        ...

    def disconnected(self, at: int) -> Step:
        """The line has gone, or cannot be opened: nothing is heard until it is there again."""
        ...

    def received(self, data: bytes, at: int) -> Step:
        """Bytes came from the device."""
        ...

    def tick(self, at: int) -> Step:
        """Time has passed; called several times a second."""
        ...

    def order(self, order: str, value: str, at: int) -> Step:
        """The house wants something done. ValueError for what this device cannot do."""
        ...

    def answered(self, reading: Reading, *, accepted: bool, at: int) -> Step:
        """The house has taken a reading up durably, or refused it."""
        ...


class Emulator(Protocol):
    """The other end of the line: behaves like the device, by script and seed.

    One that shows something has a list of it, `shown`.
    """

    def received(self, data: bytes, at: int) -> bytes:
        """Bytes came from the driver; what the device sends back at once."""
        ...

    def tick(self, at: int) -> bytes:
        """Time has passed; what the device sends by itself."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceKind:
    """A driver with its emulator. `serves` is what one is enrolled for: a wheel or a station."""

    name: str
    says: str
    serves: str
    baud: int = 9600
    #: Settings with what they are without one; others are refused.
    settings: Settings = field(default_factory=dict)
    make: Callable[[Settings, Iterable[Reading]], Driver]
    emulate: Callable[[Settings, int], Emulator]

    def configured(self, given: Settings) -> Settings:
        """The settings that hold, or ValueError for one that this driver does not know."""
        if foreign := sorted(set(given) - set(self.settings)):
            known = ", ".join(self.settings) or "none"
            raise ValueError(f"{self.name} has no setting {foreign[0]!r}; there is {known}")
        for name, value in given.items():
            _check_range(name, value)
        return {**self.settings, **given}


def _check_range(name: str, value: str) -> None:
    if name not in _RANGES:
        return
    least, most = _RANGES[name]
    try:
        fits = least <= float(value) <= most
    except ValueError:
        fits = False
    if not fits:
        raise ValueError(f"{name} is a number from {least:g} to {most:g}, not {value!r}")


@cache
def kinds() -> Mapping[str, DeviceKind]:
    """Every driver there is, by name."""
    found = sorted(module.name for module in pkgutil.iter_modules(drivers.__path__))
    modules = (importlib.import_module(f"{drivers.__name__}.{name}") for name in found)
    made = [module.KIND for module in modules]
    return {kind.name: kind for kind in made}


def kind_of(name: str) -> DeviceKind:
    """The driver of a name, or UnknownDriver."""
    if name not in kinds():
        raise UnknownDriver(f"there is no driver {name!r}; there is {', '.join(kinds())}")
    return kinds()[name]
