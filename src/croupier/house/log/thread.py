"""A thread that does one thing after the other for an event loop, and wakes it once for each."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

_Job = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


class Worker(Protocol):
    """Does one thing after the other beside the event loop."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way, so that its caller may do something in its place."""
        ...

    async def run(self, work: Callable[[], T]) -> T:
        """Do something, after all that was sent before."""
        ...

    def close(self) -> None:
        """Finish what was sent, and end."""
        ...


class WorkThread:
    """What the standard pool of one thread does, with half of its way there and back.

    An append waits for that way twice, and it is as long as a flush takes.
    """

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        #: What was sent and is not known to be done.
        self._under_way = 0
        # A program that ends with an error ends: it does not wait for somebody to close this.
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    @property
    def is_idle(self) -> bool:
        """Whether the thread has nothing to do, as far as the event loop knows."""
        return not self._under_way

    async def run(self, work: Callable[[], T]) -> T:
        """Do something on the thread, after all that was asked for before."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._under_way += 1
        self._jobs.put((loop, future, work))
        return await future

    def close(self) -> None:
        """Wait for what was asked for, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            loop, future, work = job
            result, failure = None, None
            try:
                result = work()
            except BaseException as error:
                failure = error
            # A loop that was closed meanwhile has nobody left who waits.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._settle, future, result, failure)

    def _settle(
        self, future: "asyncio.Future[Any]", result: Any, failure: BaseException | None
    ) -> None:
        self._under_way -= 1
        if future.done():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(result)
