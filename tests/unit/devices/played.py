"""A driver against its emulator on a clock of their own: no line, no waiting."""

from collections.abc import Callable

from croupier.devices.driver import Driver, Emulator, kind_of
from croupier.devices.readings import Reading

STEP_MS = 50


def pair(name: str, seed: int = 1, **settings: str) -> tuple[Driver, Emulator]:
    """A driver and the device at the other end, both configured alike."""
    kind = kind_of(name)
    configured = kind.configured(settings)
    return kind.make(configured, ()), kind.emulate(configured, seed)


def play(
    driver: Driver,
    emulator: Emulator,
    *,
    minutes: float,
    at: int = 1_000,
    meanwhile: Callable[[int], None] = lambda at: None,
) -> list[Reading]:
    """What the driver reports while the device plays on."""
    found: list[Reading] = []
    emulator.received(driver.connected(at).send, at)
    end = at + round(minutes * 60_000)
    while at < end:
        meanwhile(at)
        data = emulator.tick(at)
        step = driver.received(data, at) if data else driver.tick(at)
        found += step.readings
        if step.send:
            found += driver.received(emulator.received(step.send, at), at).readings
        at += STEP_MS
    return found
