"""A stop while the database is silent, a payment whose answer is lost, a period that runs out."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Answer
from croupier.house.house import House
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, Store, Stored, StreamAppend
from croupier.house.world import Nobody, SystemClock
from croupier.table.betting import OpenBetting
from croupier.table.declare import Command
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn
from tests.contracts.postgres import throwaway_postgres
from tests.house.faults import QUIET
from tests.house.proxy import CutLine
from tests.house.serving import Server, terminal_key
from tests.unit.house.test_house import ANN, LIMITS, STAFF, StillClock, red

pytestmark = pytest.mark.xdist_group("drills")
#: Draining, stopping and letting go, with room for a slow machine.
GRACE_SECONDS = 20


def test_a_stop_while_the_database_is_silent_ends_in_time_and_says_what_is_not_known(
    tmp_path: Path,
) -> None:
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        settings = {**QUIET, "CROUPIER_DATABASE": line.url}
        server = Server(tmp_path / "data", settings=settings)
        server.start()
        try:
            with (
                server.client(server.sign_in("dora")) as dora,
                server.client(terminal_key("ann")) as ann,
            ):
                dora.done("T1", "open-betting")
                line.flowing.clear()
                wager = {"type": "place", "player": "ann", "bet": "red", "stake": 500}
                ann.send(type="submit", id="i", table="T1", key="in-doubt", command=wager)
                time.sleep(0.5)
                began = time.monotonic()
                assert server.stop() == 0
                took = time.monotonic() - began
            assert took < GRACE_SECONDS, took
            log = server.log()
            assert "stopped-in-doubt" in log
            assert "ann-terminal/T1/in-doubt" in log
            assert "Traceback" not in log
        finally:
            server.kill()


def _ticket(server: Server) -> str:
    with server.client(terminal_key("ann")) as ann:
        answer = ann.done("T2", "cash-out", player="ann")
        return str(answer["ticket"])


def test_a_cashier_is_never_answered_wrongly_about_a_ticket_whose_commit_was_lost(
    tmp_path: Path,
) -> None:
    with throwaway_postgres() as url, contextlib.closing(CutLine(url)) as line:
        settings = {**QUIET, "CROUPIER_DATABASE": line.url}
        server = Server(tmp_path / "data", settings=settings)
        server.start()
        try:
            number = _ticket(server)
            place = f"/v1/tickets/{number}/redeem"
            key = {"Idempotency-Key": "till-1"}
            with server.http(server.sign_in("carol")) as carol:
                carol.timeout = 60
                cutting = threading.Thread(target=line.cut_next_commit)
                cutting.start()
                first = carol.post(place, headers=key)
                cutting.join()
                # The line came back, so that the commit was found again: it is paid.
                assert first.status_code == 200, first.text
                assert first.json()["status"] == "redeemed"
                again = carol.post(place, headers=key)
                assert (again.status_code, again.json()["ended_by"]) == (200, "carol")
                other = carol.post(place, headers={"Idempotency-Key": "till-2"})
                assert other.status_code == 409
                line.down = True
                line.cut()
                away = carol.post(place, headers=key)
                assert away.status_code == 503
                assert "nothing has changed" not in away.json()["detail"]
                line.down = False
        finally:
            server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a log is kept: a file, or a database."""
    if request.param == "sqlite":
        yield str(tmp_path / "house.db")
    else:
        with throwaway_postgres() as url:
            yield url


async def open_store(place: str) -> Store:
    if place.startswith("postgresql"):
        return await PostgresStore.open(place)
    return await SqliteStore.open(Path(place))


async def open_round(house: House) -> int:
    """A timed round with a player at the table; when it closes."""
    opening = OpenTable(by=Role.OPERATOR, table="T1", book="rapid", game="rapid", limits=LIMITS)
    buy_in: Command = BuyIn(by=Role.PLAYER, player="ann", amount=Money(100_00))
    betting: Command = OpenBetting(by=Role.SYSTEM)
    assert not isinstance(await house.gateway.submit(STAFF, "table:T1", opening), Refusal)
    for actor, command in ((ANN, buy_in), (_MACHINE, betting)):
        timed = command.but(at=house.clock.now())
        assert not isinstance(await house.gateway.submit(actor, "table:T1", timed), Refusal)
    closes_at = house.tables["T1"].state.closes_at
    assert closes_at is not None
    return closes_at


def test_a_period_that_runs_out_while_many_act_is_closed_once_and_by_the_clock(
    place: str,
) -> None:
    async def body() -> None:
        store, clock = await open_store(place), StillClock()
        house = House(store, clock, Nobody())
        closes_at = await open_round(house)
        clock.time = closes_at + 1

        async def wager(turn: int) -> Answer:
            command = red(500).but(at=clock.time)
            return await house.gateway.submit(ANN, "table:T1", command, f"k{turn}")

        await asyncio.gather(*(wager(n) for n in range(20)), house.tick(), house.tick())
        closed = [record async for record in store.read() if record.kind == "BetsClosed"]
        await store.close()
        assert len(closed) == 1
        assert closed[0].actor == "system"
        assert closed[0].at == closes_at
        assert b'"means":"clock"' in closed[0].payload

    asyncio.run(body())


def test_a_clock_that_leaps_closes_no_period_early_and_the_log_never_runs_back(
    place: str,
) -> None:
    async def body() -> None:
        store, day = await open_store(place), 86_400 * 10**9
        wall, steady = [1_700_000_000 * 10**9], [0]

        def pass_by(milliseconds: int) -> None:
            wall[0] += milliseconds * 10**6
            steady[0] += milliseconds * 10**6

        clock = SystemClock(lambda: wall[0], lambda: steady[0])
        house = House(store, clock, Nobody())
        closes_at = await open_round(house)
        period = closes_at - clock.now()
        for turn, leap in enumerate((day, -2 * day, day)):
            wall[0] += leap
            pass_by(period // 10)
            await house.tick()
            laid = red(500).but(at=clock.now())
            answer = await house.gateway.submit(ANN, "table:T1", laid, f"k{turn}")
            assert not isinstance(answer, Refusal), (leap, answer)
        pass_by(period)
        await house.tick()
        records = [record async for record in store.read(stream="table:T1")]
        await store.close()
        assert [record.at for record in records] == sorted(record.at for record in records)
        assert sum(record.kind == "BetsClosed" for record in records) == 1

    asyncio.run(body())


_MACHINE = type(STAFF)(id="system", roles=frozenset({Role.SYSTEM}))


def test_an_answer_that_stands_in_no_record_answers_nothing(tmp_path: Path) -> None:
    """Whether a key was used follows from the log: a row beside it is no answer."""
    from croupier.house.log.record import Draft
    from tests.audit.tampering import unguarded

    async def body() -> None:
        path = tmp_path / "house.db"
        await (await SqliteStore.open(path)).close()
        with unguarded(path) as db:
            db.execute("insert into answer values ('k', x'00', x'9201c0')")
        store = await SqliteStore.open(path)
        try:
            draft = Draft(kind="Any", payload=b"{}")
            part = StreamAppend(stream="table:T1", expected=0, drafts=(draft,))
            append = Append(streams=(part,), at=1, actor="x", cause="x", key="k", request=b"r")
            (answer,) = await store.append([append])
            assert isinstance(answer, Stored)
        finally:
            await store.close()

    asyncio.run(body())
