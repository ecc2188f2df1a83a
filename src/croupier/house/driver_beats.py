"""Whether a driver is heard: by the house's clock, and sooner where the house itself is not late.

A driver sends a sign of life twice a second. A house that is busy with thousands of wagers reads
the sign late, and must not take that for a driver's absence: what was sent in time is given some
turns of the loop to come in, and is waited for while they come late.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

#: Without a sign for this long a driver is away, whatever the house was doing.
AWAY_MS: Final = 3_000
#: Without one for so long it is late while a ball runs, and then always.
NEAR_SECONDS: Final = 0.7
LATE_SECONDS: Final = 1.1
#: What has been sent comes in within so many turns of so many seconds, each of them on time.
TURNS: Final = 4
TURN_SECONDS: Final = 0.05
#: A turn that comes later than this by the loop's own clock is that of a busy house.
BUSY_SECONDS: Final = 0.02
#: How long a report is under way is judged by the quickest of so many.
REPORTS: Final = 60


class DriverBeats:
    """When each driver was last heard of here, and which are late."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._heard: dict[str, int] = {}
        #: Those that are late: whether always, or only while a ball runs.
        self._late: dict[str, bool] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        #: By how much this clock was ahead of a driver's when its last reports came in.
        self._ahead: dict[str, deque[int]] = {}

    def heard(self, device: str) -> None:
        """A driver has said something, were it only a sign of life."""
        self._heard[device] = self._now()
        self._late.pop(device, None)
        self._wait(device, NEAR_SECONDS, TURNS, always=False)

    def delay(self, device: str, sent: int) -> int:
        """How many milliseconds longer than others a report was under way that was sent then.

        Neither clock is believed in what it shows: both only tick.
        """
        ahead = round(asyncio.get_running_loop().time() * 1000) - sent
        known = self._ahead.setdefault(device, deque(maxlen=REPORTS))
        known.append(ahead)
        return ahead - min(known)

    def restarted(self, device: str) -> None:
        """Its driver has been started anew, with another clock."""
        self._ahead.pop(device, None)

    def heard_at(self, device: str) -> int | None:
        """When it was last heard of."""
        return self._heard.get(device)

    def is_away(self, device: str) -> bool:
        """Whether it has not been heard of for long."""
        heard = self._heard.get(device)
        return heard is None or self._now() - heard > AWAY_MS

    def is_late(self, device: str, *, near: bool) -> bool:
        """Whether it may not see the ball; `near` where a close may come at any moment."""
        late = self._late.get(device)
        return self.is_away(device) or (late is not None and (near or late))

    def _wait(self, device: str, seconds: float, turns: int, *, always: bool) -> None:
        if (before := self._timers.get(device)) is not None:
            before.cancel()
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds

        def over() -> None:
            busy = loop.time() - due > BUSY_SECONDS
            self._miss(device, TURNS if busy else turns, always=always)

        self._timers[device] = loop.call_at(due, over)

    def _miss(self, device: str, turns: int, *, always: bool) -> None:
        if turns:
            self._wait(device, TURN_SECONDS, turns - 1, always=always)
            return
        self._late[device] = always
        if not always:
            self._wait(device, LATE_SECONDS - NEAR_SECONDS, 0, always=True)
