"""An event loop in virtual time that runs several processes, in an order that a seed decides.

Everything of a simulation runs here. Callbacks belong to a process by the context they were made
in; within a process they run in the order they came, as asyncio promises, and whose turn it is
next is drawn. Nothing waits: when nobody has anything to do, the clock goes on to the next timer.
A process can be paused, as a machine does that stops for a while, or killed between two callbacks.
"""

import asyncio
import contextlib
import gc
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any, Final, TypeVar

T = TypeVar("T")
_UNCAUGHT_MAX: Final = 50
#: After so many turns at one instant nobody will ever be done.
_TURNS_MAX: Final = 50_000


class NeverAtRest(RuntimeError):
    """Processes go on for ever without any time passing."""


class Process:
    """Some callbacks that run one after the other; a thread of another process is one too."""

    __slots__ = (
        *("alive", "context", "listed", "main", "name", "paused", "queue", "tasks", "threads"),
    )

    def __init__(self, name: str, main: "Process | None" = None) -> None:
        self.name = name
        self.main = main or self
        self.queue: deque[Handle] = deque()
        self.alive = True
        self.paused = False
        #: Whether it waits for its turn, or has it.
        self.listed = False
        #: Kept until the end: what a killed process left behind must not run on being collected.
        self.tasks: list[asyncio.Task[Any]] = []
        self.threads: list[Process] = []
        self.context = copy_context()
        self.context.run(_PROCESS.set, self)

    def thread(self, name: str) -> "Process":
        """A thread of this process: it goes on while the process itself is busy."""
        made = Process(f"{self.name}/{name}", self)
        self.threads.append(made)
        return made


_PROCESS: ContextVar[Process] = ContextVar("process")


class Handle:
    """A callback that is to be run."""

    __slots__ = ("args", "callback", "cancelled_", "context", "process")

    def __init__(
        self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context, owner: Process
    ) -> None:
        self.callback: Callable[..., Any] | None = callback
        self.args = args
        self.context = context
        self.process = owner

    def cancel(self) -> None:
        """Never run it."""
        self.callback = None

    def cancelled(self) -> bool:
        """Whether it will not run."""
        return self.callback is None


class SimLoop(asyncio.AbstractEventLoop):
    """Virtual time, drawn turns."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._below = self._random._randbelow  # type: ignore[attr-defined]
        self._now = 0.0
        self._timers: list[tuple[float, int, Handle]] = []
        self._sequence = 0
        self._ready: list[Process] = []
        self.outside = Process("outside")
        self._running = False
        self._closed = False
        #: What went wrong in a callback or task and was caught by nobody.
        self.uncaught: list[str] = []
        self.turns = 0
        self._turns_then = 0

    # ---- processes ----------------------------------------------------------------------------

    def pause(self, process: Process, *, threads: bool = True) -> None:
        """Run nothing of a process until it is resumed; its threads may go on."""
        for each in (process, *(process.threads if threads else ())):
            each.paused = True

    def resume(self, process: Process) -> None:
        """Let a process go on."""
        for each in (process, *process.threads):
            if each.paused:
                each.paused = False
                self._list(each)

    def _list(self, process: Process) -> None:
        if process.queue and not process.listed and not process.paused:
            process.listed = True
            self._ready.append(process)

    def kill(self, process: Process) -> None:
        """Run nothing of a process any more."""
        for each in (process, *process.threads):
            each.alive = False
            each.queue.clear()

    def call_in(
        self, process: Process, delay: float, callback: Callable[..., Any], *args: Any
    ) -> Handle:
        """Have something run in a process after a while."""
        handle = Handle(callback, args, process.context.copy(), process)
        self._sequence += 1
        heappush(self._timers, (self._now + delay, self._sequence, handle))
        return handle

    def spawn(self, process: Process, coroutine: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run a coroutine in a process."""
        return process.context.copy().run(self.create_task, coroutine)

    # ---- what asyncio asks of a loop ----------------------------------------------------------

    def time(self) -> float:
        """Seconds since the simulation began."""
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        """Run something next, in the process that it belongs to."""
        if context is None:
            context = copy_context()
        process = context.get(_PROCESS) or self.outside
        handle = Handle(callback, args, context, process)
        if process.alive:
            process.queue.append(handle)
            if not process.listed and not process.paused:
                process.listed = True
                self._ready.append(process)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        """The same from a thread: it runs in the process itself."""
        process = copy_context().get(_PROCESS) or self.outside
        return self.call_soon(callback, *args, context=process.main.context.copy())

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        """Run something after a while."""
        return self._at(self._now + delay, callback, args, context or copy_context())

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        """Run something at an instant."""
        return self._at(when, callback, args, context or copy_context())

    def _at(
        self, when: float, callback: Callable[..., Any], args: tuple[Any, ...], context: Context
    ) -> Handle:
        handle = Handle(callback, args, context, context.get(_PROCESS) or self.outside)
        self._sequence += 1
        heappush(self._timers, (when, self._sequence, handle))
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        """A future of this loop."""
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> "asyncio.Task[T]":
        """A task of the process that makes it."""
        task = asyncio.Task(coro, loop=self, name=name or "", context=context)
        process = (context or copy_context()).get(_PROCESS) or self.outside
        if process is not self.outside:
            process.tasks.append(task)
            if len(process.tasks) > 256:
                process.tasks = [each for each in process.tasks if not each.done()]
        return task

    def get_debug(self) -> bool:
        """No."""
        return False

    def is_running(self) -> bool:
        """Whether it is."""
        return self._running

    def is_closed(self) -> bool:
        """Whether the simulation is over."""
        return self._closed

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Note what nobody has caught."""
        error = context.get("exception")
        if not self._closed and not isinstance(error, asyncio.CancelledError):
            self.uncaught.append(f"{context.get('message')}: {error!r}")
            if len(self.uncaught) > _UNCAUGHT_MAX:
                raise RuntimeError(self.uncaught[-1])

    # ---- running ------------------------------------------------------------------------------

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run until a coroutine is done; garbage is collected between runs alone."""
        collects = gc.isenabled()
        gc.disable()
        asyncio._set_running_loop(self)
        self._running = True
        try:
            task = self.spawn(self.outside, main)
            while not task.done():
                self._turn()
                if self.turns - self._turns_then > _TURNS_MAX:
                    raise NeverAtRest(f"after {self._now:.3f} s nobody comes to rest")
            return task.result()
        finally:
            asyncio._set_running_loop(None)
            self._running = False
            if collects:
                gc.enable()

    def _turn(self) -> None:
        """One process runs what it has to do, or the clock goes on."""
        ready = self._ready
        if not ready:
            self._advance()
            return
        if len(ready) == 1:
            process = ready.pop()
        else:
            place = self._below(len(ready))
            process, ready[place] = ready[place], ready[-1]
            ready.pop()
        if process.paused or not process.alive:
            process.listed = False
            return
        self.turns += 1
        queue = process.queue
        for _ in range(len(queue)):
            handle = queue.popleft()
            callback = handle.callback
            if callback is not None:
                try:
                    handle.context.run(callback, *handle.args)
                except Exception as error:
                    self.call_exception_handler({"message": f"{callback}", "exception": error})
            if self._stops(process):
                break
        process.listed = False
        if queue:
            self._list(process)

    def _stops(self, process: Process) -> bool:
        """Whether what was just run has paused or killed its own process."""
        return process.paused or not process.alive

    def _advance(self) -> None:
        """Go on to the next timer; all of an instant are due together."""
        timers = self._timers
        if not timers:
            raise RuntimeError("nobody has anything to do, and nobody waits for a timer")
        now = self._now = max(self._now, timers[0][0])
        self._turns_then = self.turns
        while timers and timers[0][0] <= now:
            handle = heappop(timers)[2]
            process = handle.process
            if handle.callback is None or not process.alive:
                continue
            process.queue.append(handle)
            if not process.listed and not process.paused:
                process.listed = True
                self._ready.append(process)

    def close(self) -> None:
        """End whatever is left, without running any more of it."""
        self._closed = True

    def bury(self, processes: list[Process]) -> None:
        """Let go of what the processes were in the middle of; nothing of it has any effect."""
        self._closed = True
        asyncio._set_running_loop(self)
        try:
            for process in processes:
                for each in (process, *process.threads):
                    each.alive = False
                    for task in each.tasks:
                        task._log_destroy_pending = False  # type: ignore[attr-defined]
                        with contextlib.suppress(BaseException):
                            task.get_coro().close()
        finally:
            asyncio._set_running_loop(None)
