"""The clock of a driver: it only ticks."""

import time
from typing import Final

_OFFSET: Final = time.time_ns() - time.monotonic_ns()


def steady_clock() -> int:
    """Milliseconds since the epoch, as this process found them when it started.

    A clock that is set meanwhile would let a driver wait, or call a device silent, for the
    difference.
    """
    return (_OFFSET + time.monotonic_ns()) // 1_000_000
