"""`croupier.client` at the real server: a round, a restart in between, and what it is refused."""

import asyncio
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.client import House, HouseAway, HouseError, NotTaken
from croupier.client.line import Line
from croupier.server import wire
from tests.house.serving import STAFF, Server, terminal_key
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("house-client")
TABLE = "T1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("client") / "data")
    server.start()
    yield server
    server.stop()


async def open_round(dealer: House) -> None:
    """Bring the table to where bets may be placed, whatever an earlier test left there."""
    table = dealer.table(TABLE)
    seen = await table.see_dealer()
    for task in seen.view.tasks:
        await table.do("confirm", task=task.task, player=task.player)
    if seen.view.phase != "betting":
        opened = await table.open_betting()
        assert isinstance(opened, wire.Accepted), opened


def test_a_round_is_played_by_a_dealer_and_a_seat(server: Server) -> None:
    async def play() -> None:
        async with House(server.url) as dora, House(server.url, terminal_key("ann")) as ann:
            session = await dora.sign_in("dora", STAFF["dora"])
            assert session.name == "dora"
            assert TABLE in [line.table for line in await ann.tables()]
            await open_round(dora)
            seat = await ann.table(TABLE).see_seat()
            before = seat.view
            placed = await ann.table(TABLE).place("ann", "red", 1000)
            assert isinstance(placed, wire.Accepted)
            # The answer is folded into the view; nothing else comes for it.
            assert seat.view.balance == before.balance - 1000
            assert seat.seq == placed.seq
            late = await ann.table(TABLE).result(3)
            assert isinstance(late, wire.Refused)
            for step in ("spin", "no-more-bets"):
                assert isinstance(await dora.command(TABLE, step), wire.Accepted)
            assert isinstance(await dora.table(TABLE).result("3"), wire.Accepted)
            won = await seat.wait_for(lambda view: view.pocket == "3")
            assert won.win == 1000
            async for message in seat:
                assert message.table == TABLE
                break

    asyncio.run(play())


def test_a_command_survives_a_restart_and_counts_once(server: Server) -> None:
    async def play() -> None:
        async with House(server.url) as dora, House(server.url, terminal_key("ann")) as ann:
            await dora.sign_in("dora", STAFF["dora"])
            await open_round(dora)
            seat = await ann.table(TABLE).see_seat()
            staked = seat.view.staked
            server.kill()
            # Sent to nobody: it goes out when the house is back, and again under the same key.
            wager: dict[str, Any] = {"key": "once", "player": "ann", "bet": "odd", "stake": 500}
            sent = asyncio.create_task(ann.command(TABLE, "place", **wager))
            starting = threading.Thread(target=server.start, args=(server.port,))
            starting.start()
            first = await asyncio.wait_for(sent, 60)
            starting.join()
            again = await ann.command(
                TABLE, "place", key="once", player="ann", bet="odd", stake=500
            )
            assert isinstance(first, wire.Accepted), first
            assert isinstance(again, wire.Accepted)
            assert (again.repeated, again.seq) == (True, first.seq)
            await seat.wait_for(lambda view: view.staked == staked + 500)

    asyncio.run(play())


def test_what_is_wrong_is_said(server: Server) -> None:
    async def play() -> None:
        async with House(server.url, terminal_key("ann")) as ann:
            with pytest.raises(NotTaken, match="fly"):
                await ann.command(TABLE, "fly")
            with pytest.raises(NotTaken, match="stake"):
                await ann.command(TABLE, "place", player="ann", bet="red", stake="lots")
            with pytest.raises(NotTaken, match="ann"):
                await ann.subscribe(TABLE, "pit")
            with pytest.raises(HouseError) as problem:
                await ann.request("GET", "/v1/waiting", wire.WaitingList)
            assert problem.value.status == 403
        async with House(server.url) as nobody:
            with pytest.raises(HouseError, match="wrong"):
                await nobody.sign_in("dora", "guess")
        async with House(server.url, "no-such-key") as stranger:
            with pytest.raises(HouseError) as refused:
                await stranger.command(TABLE, "open-betting")
            assert refused.value.status == 401
        with pytest.raises(ValueError, match="no address"):
            House("127.0.0.1:8000")

    asyncio.run(play())


def test_a_message_of_a_newer_house_is_passed_over() -> None:
    taken: list[wire.FromServer] = []
    line = Line(taken.append)
    for text in (b'{"type":"tomorrow","at":1}', b'{"type":"pong","id":"1","sent":1,"time":2}'):
        line.received(text)
    assert taken == [wire.Pong(id="1", sent=1, time=2)]


def test_a_house_that_is_not_there_is_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with House("http://127.0.0.1:9") as nowhere:
            with pytest.raises(HouseAway):
                await nowhere.tables()
            waiting = asyncio.create_task(nowhere.command(TABLE, "spin"))
            await asyncio.sleep(0)
            await nowhere.close()
            with pytest.raises(HouseAway):
                await waiting

    asyncio.run(play())


SCRIPT = """
import { House, HouseError } from "./client/house.js";
const [url, dealerName, dealerPassword, key] = process.argv.slice(2);
const dealer = new House(url), ann = new House(url, { key });
await dealer.signIn(dealerName, dealerPassword);
const view = await new Promise((shown) => dealer.subscribe("T1", "dealer", shown));
for (const { task, player } of view.tasks) {
  await dealer.command("T1", { type: "confirm", task, player });
}
if (view.phase !== "betting") await dealer.command("T1", { type: "open-betting" });
let settled;
const done = new Promise((shown) => (settled = shown));
const seat = ann.subscribe("T1", "seat", (seen) => seen.pocket === "5" && settled(seen));
const wager = { type: "place", player: "ann", bet: "odd", stake: 700 };
await ann.command("T1", { type: "clear", player: "ann" });
const placed = await ann.command("T1", wager, "ts");
const again = await ann.command("T1", wager, "ts");
await dealer.command("T1", { type: "spin" });
await dealer.command("T1", { type: "no-more-bets" });
await dealer.command("T1", { type: "result", pocket: "5" });
const late = await ann.command("T1", wager);
const won = await done;
const status = await ann.request("GET /v1/waiting").catch((error) => error.problem.status);
const tables = (await ann.request("GET /v1/tables")).tables.length;
console.log(JSON.stringify({
  placed: placed.type, again: again.repeated, late: late.reason, win: won.win, status, tables,
}));
dealer.close(); ann.close();
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node here")
def test_the_typescript_client_plays_the_same_round(server: Server, tmp_path: Path) -> None:
    compiler = ROOT / "web" / "node_modules" / ".bin" / "tsc"
    project = ROOT / "web" / "client"
    subprocess.run([compiler, "-p", project, "--outDir", tmp_path], check=True)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "play.js").write_text(SCRIPT)
    new = ["--experimental-websocket"] if _node_major() < 22 else []
    given = [server.url, "dora", STAFF["dora"], terminal_key("ann")]
    played = subprocess.run(
        ["node", *new, "play.js", *given], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert played.returncode == 0, played.stderr
    answer = json.loads(played.stdout)
    assert answer.pop("tables") >= 1
    assert answer == {
        "placed": "accepted",
        "again": True,
        "late": "betting-closed",
        "win": 700,
        "status": 403,
    }


def _node_major() -> int:
    found = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return int(found.stdout.strip("v\n").split(".")[0])


def test_the_event_feed_goes_on_over_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    with server.http(server.sign_in("ada")) as ada:
        enrolled = ada.post("/v1/services", json={"name": "feed", "scopes": ["events"]}).json()

    async def follow() -> list[int]:
        numbers = []
        async with House(server.url, enrolled["key"]) as house:
            async for event in house.events(kinds=["TableOpened", "BettingOpened"]):
                numbers.append(event.number)
                if event.kind == "BettingOpened" and event.stream == "table:T1":
                    return numbers
                if len(numbers) == 1:
                    await asyncio.to_thread(restart)
        return numbers

    def restart() -> None:
        server.stop()
        server.start(server.port)
        with server.http(server.sign_in("dora")) as dora:
            command = {"type": "open-betting"}
            path, key = "/v1/tables/T1/commands", {"Idempotency-Key": "open"}
            assert dora.post(path, json=command, headers=key).status_code == 200

    try:
        numbers = asyncio.run(asyncio.wait_for(follow(), 100))
    finally:
        server.stop()
    assert numbers == sorted(set(numbers))
    assert len(numbers) > 10
