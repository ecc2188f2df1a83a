"""Chunks of a simulation, played on the cores of this machine or on a cluster, and added up.

No matter who plays a chunk, it comes out the same; so does their sum, whatever the order.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, TypeVar

from croupier.core.optional_packages import extra_of

Progress = Callable[[int], None]
"""Called after each chunk with how many sessions or spins it had."""

_AHEAD = 3
"""Chunks for each worker that may wait, so that none is idle and few are in memory."""


class NoCluster(RuntimeError):
    """There is no such cluster, or the package that speaks to one is not installed."""


class Summed(Protocol):
    """What a chunk returns: it can be added to."""

    def add(self, other: Any, /) -> None: ...


T = TypeVar("T", bound=Summed)
Chunk = tuple[int, int]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def run_here(
    play: Callable[[Any, int, int], T],
    plan: object,
    chunks: Iterable[Chunk],
    *,
    workers: int = 0,
    report: Progress | None = None,
) -> T:
    """Every chunk on so many threads; compiled code lets all of them run at once."""
    todo = iter(chunks)
    first = next(todo)
    total = play(plan, *first)
    _report(report, first)
    with ThreadPoolExecutor(workers or cores()) as pool:

        def submit(chunk: Chunk) -> "Future[T]":
            return pool.submit(play, plan, *chunk)

        for chunk, tally in _gathered(submit, todo, (workers or cores()) * _AHEAD):
            total.add(tally)
            _report(report, chunk)
    return total


def _gathered(
    submit: Callable[[Chunk], "Future[T]"], todo: Iterator[Chunk], ahead: int
) -> Iterator[tuple[Chunk, T]]:
    running = {submit(chunk): chunk for chunk in islice(todo, ahead)}
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            chunk = running.pop(future)
            yield chunk, future.result()
            running.update((submit(more), more) for more in islice(todo, 1))


def run_on_cluster(
    play: Callable[[Any, int, int], T],
    plan: object,
    chunks: Iterable[Chunk],
    *,
    address: str,
    workers: int = 0,
    report: Progress | None = None,
) -> T:
    """Every chunk on the workers of a cluster; `local` starts one on this machine."""
    todo = iter(chunks)
    total: T | None = None
    with _client(address, workers or cores()) as client:
        import distributed

        as_completed: Any = distributed.as_completed
        ahead = max(1, len(client.scheduler_info()["workers"])) * _AHEAD
        sent = [_send(client, play, plan, chunk) for chunk in islice(todo, ahead)]
        done = as_completed(sent, with_results=True)
        for _, (chunk, tally) in done:
            for more in islice(todo, 1):
                done.add(_send(client, play, plan, more))
            if total is None:
                total = tally
            else:
                total.add(tally)
            _report(report, chunk)
    assert total is not None
    return total


def _send(client: Any, play: Callable[..., T], plan: object, chunk: Chunk) -> Any:
    # Chunks are impure to the scheduler: two runs of one plan are both played.
    return client.submit(play_with_number, play, plan, chunk, pure=False)


def play_with_number(play: Callable[..., T], plan: object, chunk: Chunk) -> tuple[Chunk, T]:
    """A chunk's tally together with which chunk it was."""
    return chunk, play(plan, *chunk)


@contextmanager
def _client(address: str, workers: int) -> Iterator[Any]:
    try:
        import distributed
    except ModuleNotFoundError:
        needed = f"a cluster needs the package distributed: {extra_of('distributed')}"
        raise NoCluster(needed) from None
    make_client: Any = distributed.Client
    make_cluster: Any = distributed.LocalCluster
    if address == "local":
        alone = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
        with make_cluster(**alone) as cluster, make_client(cluster) as client:
            yield client
        return
    try:
        client = make_client(address, timeout=10)
    except (OSError, ValueError, TimeoutError) as error:
        raise NoCluster(f"no cluster answers at {address}: {error}") from None
    with client:
        yield client


def _report(report: Progress | None, chunk: Chunk) -> None:
    if report is not None:
        report(chunk[1])
