"""A stop while the database is silent, a payment whose answer is lost, a period that runs out."""

import asyncio
import contextlib
import threading
import time
from pathlib import Path

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Answer
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Append, Stored, StreamAppend
from croupier.house.world import Nobody
from croupier.table.betting import OpenBetting
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
                ann.send(type="ask", id="i", table="T1", key="in-doubt", command=wager)
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


def test_a_period_that_runs_out_while_many_act_is_closed_once_and_by_the_clock() -> None:
    async def body() -> None:
        store, clock = MemoryStore(), StillClock()
        house = House(store, clock, Nobody())
        opening = OpenTable(by=Role.OPERATOR, table="T1", book="rapid", game="rapid", limits=LIMITS)
        assert not isinstance(await house.gateway.submit(STAFF, "table:T1", opening), Refusal)
        for command in (
            BuyIn(by=Role.PLAYER, player="ann", amount=Money(100_00)),
            OpenBetting(by=Role.SYSTEM),
        ):
            for actor in (ANN, STAFF, _MACHINE):
                if command.by in actor.roles:
                    told = await house.gateway.submit(actor, "table:T1", command)
                    assert not isinstance(told, Refusal), told
                    break
        closes_at = house.tables["T1"].state.closes_at
        assert closes_at is not None
        clock.time = closes_at + 1

        async def wager(turn: int) -> Answer:
            command = red(500).but(at=clock.time)
            return await house.gateway.submit(ANN, "table:T1", command, f"k{turn}")

        await asyncio.gather(*(wager(n) for n in range(20)), house.tick(), house.tick())
        closed = [record for record in store.records if record.kind == "BetsClosed"]
        assert len(closed) == 1
        assert closed[0].actor == "system"
        assert closed[0].at == closes_at
        assert b'"means":"clock"' in closed[0].payload

    asyncio.run(body())


_MACHINE = type(STAFF)(id="system", roles=frozenset({Role.SYSTEM}))


def test_an_answer_that_stands_in_no_record_answers_nothing(tmp_path: Path) -> None:
    """Whether a key was used follows from the log: a row beside it is no answer."""
    from croupier.house.log.record import Draft
    from croupier.house.log.sqlite import SqliteStore
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
