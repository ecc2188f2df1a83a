"""The port through which nodes speak to one another. What it carries may be lost, never wrong."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from croupier.house.log.store import StoreUnsure

Heard = Callable[[bytes], None]
Answerer = Callable[[bytes], Awaitable[bytes]]
Stop = Callable[[], Awaitable[None]]


class BusAway(StoreUnsure):
    """Nobody can be reached now. Whether what was asked was done is not known."""


class NobodyAnswers(BusAway):
    """Nobody listens under this subject, so nothing was done."""


class Bus(Protocol):
    """Carries short messages between nodes."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell everybody who listens; who does not hear it will look into the log."""
        ...

    async def listen(self, subject: str, heard: Heard) -> Stop:
        """Hear what is told under a subject, until stopped."""
        ...

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """Ask the one who answers a subject, or NobodyAnswers, or BusAway when no answer came."""
        ...

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        """Answer what is asked under a subject, until stopped."""
        ...

    async def close(self) -> None:
        """Let go of the bus."""
        ...
