"""The real world behind the desk's ports."""

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from croupier.house.log.record import Record

Nanoseconds = Callable[[], int]

#: A clock that was set is followed at this part of the time that passes.
_SLEW: Final = 20
#: Within this many nanoseconds the machine's clock is not read again.
_GRAIN: Final = 200_000

#: Time that passes evenly whatever the clock is set to, and also while the machine sleeps.
since_boot: Final[Nanoseconds] = partial(
    time.clock_gettime_ns, getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
)


class SystemClock:
    """The machine's clock without its leaps.

    A second here is a second to the player who watches a countdown. Where the machine's clock is
    set forward or back, this one goes on and draws near it, by a twentieth of the time that
    passes; it never goes back.
    """

    def __init__(self, wall: Nanoseconds = time.time_ns, steady: Nanoseconds = since_boot) -> None:
        self._wall = wall
        self._steady = steady
        self._seen = steady()
        #: How far the clock that is followed is ahead of the machine's.
        self._ahead = 0
        self._shown = wall()
        self._now = self._shown // 1_000_000

    def now(self) -> int:
        """Milliseconds since the epoch."""
        seen = self._steady()
        passed = seen - self._seen
        if passed < _GRAIN:
            return self._now
        self._seen = seen
        slew = passed // _SLEW
        leapt = self._wall() + self._ahead - (self._shown + passed)
        if leapt > slew:
            leapt = slew
        elif leapt < -slew:
            leapt = -slew
        self._show(self._shown + passed + leapt)
        return self._now

    def start_after(self, at: int) -> None:
        """Never show an instant before this one: what is in the log has happened already."""
        self._show(max(self._shown, at * 1_000_000))

    def shift(self, by: int) -> None:
        """Set the clock, by milliseconds: somebody has decided that it is wrong."""
        self._show(self._shown + by * 1_000_000)

    def agree(self, at: int) -> None:
        """Draw near another clock from now on, which shows this instant: all nodes have it."""
        self._ahead = at * 1_000_000 - self._wall()

    def _show(self, shown: int) -> None:
        self._shown, self._now = shown, shown // 1_000_000

    def leapt(self) -> int:
        """How far the machine's clock is ahead of this one, in milliseconds."""
        return (self._wall() + self._ahead - self._shown) // 1_000_000


class DrilledWall:
    """For drills: the machine's clock, set off by as many seconds as a file says at the moment."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __call__(self) -> int:
        """Nanoseconds since the epoch."""
        seconds = 0.0
        with contextlib.suppress(OSError, ValueError):
            seconds = float(self._file.read_text("ascii"))
        return time.time_ns() + int(seconds * 1e9)


class SystemEntropy:
    """The operating system's randomness."""

    def below(self, count: int) -> int:
        """A fair draw: values beyond the last whole multiple are drawn again, never folded."""
        bits = count.bit_length()
        while (drawn := secrets.randbits(bits)) >= count:
            pass
        return drawn

    def bytes(self, count: int) -> bytes:
        """Random bytes."""
        return secrets.token_bytes(count)


class Nobody:
    """Publishes to nobody."""

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Nothing."""
