"""The port through which nodes speak to one another. What it carries may be lost, never wrong."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from croupier.house.log.store import StoreUnsure

Heard = Callable[[bytes], None]
Answerer = Callable[[bytes], Awaitable[bytes]]
Stop = Callable[[], Awaitable[None]]


class BusAway(StoreUnsure):
    """Nobody can be reached now. Whether the request was served is not known."""


class NobodyAnswers(BusAway):
    """Nobody listens under this subject, so nothing was done."""


class Bus(Protocol):
    """Carries short messages between nodes."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Send to everybody who listens; a node that misses it reads the log instead."""
        ...

    async def listen(self, subject: str, heard: Heard) -> Stop:
        """Receive what is published under a subject, until stopped."""
        ...

    async def request(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """The answer under a subject, or NobodyAnswers, or BusAway when none came."""
        ...

    async def answer(self, subject: str, answerer: Answerer) -> Stop:
        """Answer requests under a subject, until stopped."""
        ...

    async def close(self) -> None:
        """Let go of the bus."""
        ...
