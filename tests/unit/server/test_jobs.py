"""Long looks at the log: done elsewhere, a few at a time, and ended when they take too long."""

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import Request

from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store
from croupier.house.views.report import Column, Report
from croupier.server.contests import terms_paper
from croupier.server.jobs import CALLER_MAX, JOBS_MAX, Jobs
from croupier.server.limits import Turns
from croupier.server.problems import HttpError


async def count(store: Store, more: int) -> int:
    number, _ = await store.head()
    return number + more


async def where(store: Store) -> int:
    return os.getpid()


async def for_ever(store: Store) -> None:
    await asyncio.sleep(3600)


async def in_vain(store: Store) -> None:
    raise HttpError(404, "there is no such thing")


async def broken(store: Store) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def jobs(tmp_path: Path) -> Jobs:
    async def make() -> None:
        store = await SqliteStore.open(tmp_path / "house.db")
        await store.close()

    asyncio.run(make())
    return Jobs(str(tmp_path))


def test_a_job_reads_the_log_in_a_process_of_its_own(jobs: Jobs) -> None:
    async def play() -> None:
        assert await jobs.run("ines", count, 7) == 7
        elsewhere = await jobs.run("ines", where)
        assert elsewhere != os.getpid()
        assert await jobs.run("ines", where) == elsewhere
        await jobs.stop()

    asyncio.run(play())


def test_what_a_job_refuses_reaches_the_caller(jobs: Jobs) -> None:
    async def play() -> None:
        with pytest.raises(HttpError) as refused:
            await jobs.run("ines", in_vain)
        assert (refused.value.status, str(refused.value)) == (404, "there is no such thing")
        await jobs.stop()

    asyncio.run(play())


def test_few_may_wait_and_each_for_a_few(jobs: Jobs) -> None:
    async def play() -> None:
        waiting = [
            asyncio.create_task(jobs.run(f"p{n}", count, n))
            for n in range(JOBS_MAX // CALLER_MAX + 1)
            for _ in range(CALLER_MAX)
        ]
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        refused = [each.status for each in ended if isinstance(each, HttpError)]
        assert refused == [503] * (len(waiting) - JOBS_MAX)
        own = [asyncio.create_task(jobs.run("ann", count, 0)) for _ in range(CALLER_MAX + 2)]
        ended = await asyncio.gather(*own, return_exceptions=True)
        assert [each.status for each in ended if isinstance(each, HttpError)] == [429, 429]
        await jobs.stop()

    asyncio.run(play())


@pytest.mark.parametrize("work", [for_ever, broken])
def test_a_job_that_does_not_end_well_takes_no_other_with_it(jobs: Jobs, work: object) -> None:
    async def play() -> None:
        assert await jobs.run("ines", count, 1) == 1
        jobs.seconds_max = 0.2
        with pytest.raises(HttpError) as ended:
            await jobs.run("ines", work)  # type: ignore[arg-type]
        assert ended.value.status == 503
        jobs.seconds_max = 60
        assert await jobs.run("ines", count, 2) == 2
        await jobs.stop()

    asyncio.run(play())


def test_who_goes_leaves_the_next_a_working_process(jobs: Jobs) -> None:
    async def play() -> None:
        assert await jobs.run("ines", count, 1) == 1
        gone = asyncio.create_task(jobs.run("ann", for_ever))
        await asyncio.sleep(0.05)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await jobs.run("ann", count, 3) == 3
        await jobs.stop()

    asyncio.run(play())


def test_of_papers_that_any_stranger_may_have_one_is_drawn_at_a_time_and_few_wait() -> None:
    async def body() -> None:
        gateway = SimpleNamespace(desks=SimpleNamespace(drawing=Turns(2)), house_language="en")
        app = SimpleNamespace(state=SimpleNamespace(gateway=gateway))
        request = Request({"type": "http", "app": app, "headers": [], "query_string": b""})
        terms = Report(title="Terms", columns=(Column("what is stated"),))
        wanted = [terms_paper(request, terms, "cup") for _ in range(5)]
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [each.status for each in answers if isinstance(each, HttpError)]
        papers = [bytes(each.body) for each in answers if not isinstance(each, BaseException)]
        assert refused == [429, 429, 429]
        assert [paper[:4] for paper in papers] == [b"%PDF", b"%PDF"]

    asyncio.run(body())
