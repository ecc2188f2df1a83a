"""The real world behind the desk's ports."""

import secrets
import time

from croupier.log.record import Record


class SystemClock:
    """The machine's clock, held back from ever running backwards."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> int:
        """Milliseconds since the epoch. A clock set back stands still until time catches up."""
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last


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
    """Tells nobody."""

    def publish(self, stream: str, records: tuple[Record, ...]) -> None:
        """Nothing."""
