"""What a house needs of the world: time, chance, and subscribers."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from croupier.house.log.record import Record


class Clock(Protocol):
    """The time of the house."""

    def now(self) -> int:
        """Milliseconds since the epoch; never goes back."""
        ...


class SharedClock(Clock, Protocol):
    """A clock that several nodes bring together."""

    def agree(self, at: int) -> None:
        """Draw near a clock that shows this instant now."""
        ...

    def shift(self, by: int) -> None:
        """Set it, by milliseconds."""
        ...

    def start_after(self, at: int) -> None:
        """Show no instant before this one."""
        ...


def machine_ahead(clock: Clock) -> int:
    """How far the machine's clock is ahead of the house's, in milliseconds."""
    leapt: Callable[[], int] | None = getattr(clock, "leapt", None)
    return 0 if leapt is None else leapt()


class Entropy(Protocol):
    """Draws what nobody can foresee."""

    def below(self, count: int) -> int:
        """A whole number from 0 to one under `count`, each as likely as the others."""
        ...

    def bytes(self, count: int) -> bytes:
        """Some random bytes."""
        ...


class Publisher(Protocol):
    """Passes on what has been stored. Called only after it is durable."""

    def publish(self, stream: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Pass on the records of one stream, in order, each with its event."""
        ...
