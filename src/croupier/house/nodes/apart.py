"""Where a node does what must go on while its loop is busy: a thread with a loop of its own."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

Work = Callable[[], Coroutine[Any, Any, None]]


class Apart(Protocol):
    """Runs one coroutine beside the loop that serves."""

    def start(self, work: Work) -> None:
        """Begin."""
        ...

    async def ended(self) -> None:
        """Wait until it has come to its end; at once if it never began."""
        ...


class OwnThread:
    """A thread that runs a loop for it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._thread: threading.Thread | None = None

    def start(self, work: Work) -> None:
        """Begin."""
        self._thread = threading.Thread(
            target=lambda: asyncio.run(work()), name=self._name, daemon=True
        )
        self._thread.start()

    async def ended(self) -> None:
        """Join the thread without holding up the loop."""
        if self._thread is not None and self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)
