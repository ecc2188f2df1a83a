"""Every program under examples/ runs as it stands: on its own, or at a running house."""

import asyncio
import importlib.util
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from croupier.house.webhooks import signature
from tests.house.serving import Server, terminal_key
from tests.house.test_devices import SERIAL, enrol, set_up, table_of, wheel
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("examples")
EXAMPLES = ROOT / "examples"
FAST = {
    "CROUPIER_CADENCE_BETTING": "0.6",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.2",
    "CROUPIER_CADENCE_BALL": "0.1",
    "CROUPIER_CADENCE_REST": "0.4",
}


def load(name: str) -> ModuleType:
    """An example as a module."""
    path = EXAMPLES / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"examples_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("examples") / "data", settings=FAST)
    server.start()
    yield server
    server.stop()


def test_every_example_is_listed_and_tested() -> None:
    listed = (EXAMPLES / "README.md").read_text("utf-8")
    own = Path(__file__).read_text("utf-8")
    there = [path.stem for path in EXAMPLES.glob("*.py")] + ["own_book"]
    assert len(there) == 10
    for name in there:
        assert f"`{name}" in listed, name
        assert name in own, name


def test_examples_use_the_public_modules_alone() -> None:
    private = ("croupier.house", "croupier.table", "croupier.lab", "croupier.scenario", "tests")
    for path in EXAMPLES.glob("*.py"):
        text = path.read_text("utf-8")
        assert not [name for name in private if f"import {name}" in text or f"from {name}" in text]


@pytest.mark.parametrize(
    "name", ["audit_a_wheel", "bot", "wall_of_displays", "webhook_receiver", "wheel_emulator"]
)
def test_an_example_that_is_asked_for_nothing_says_how_it_is_run(name: str) -> None:
    words = [sys.executable, str(EXAMPLES / f"{name}.py")]
    ran = subprocess.run(words, capture_output=True, text=True)
    assert ran.returncode == 1
    assert f"python examples/{name}.py" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_layout_is_settled(capsys: pytest.CaptureFixture[str]) -> None:
    load("settle_a_layout").main("17")
    assert "on straight:17  brings $ 180.00" in capsys.readouterr().out


def test_a_bet_has_odds_under_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    load("odds_of_a_bet").main("straight:17")
    printed = capsys.readouterr().out
    assert "edge 1/37 = 2.703%" in printed
    assert "edge 1/19 = 5.263%" in printed or printed.count("edge") >= 6


def test_a_scenario_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert load("play_a_scenario").main() == 0
    assert capsys.readouterr().out.startswith("ok a winner rides")


def test_a_strategy_is_simulated_and_plotted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "strategy.png"
    load("own_strategy").main(str(picture), 200)
    assert "cautious: gain" in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_wheel_is_audited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(7)
    fair = tmp_path / "fair.csv"
    fair.write_text("\n".join(str(chance.randrange(37)) for _ in range(5_000)))
    biased = tmp_path / "biased.csv"
    biased.write_text("\n".join(str(min(36, chance.randrange(42))) for _ in range(5_000)))
    audit = load("audit_a_wheel").main
    assert audit(str(fair)) == 0
    assert audit(str(biased)) == 1
    assert "flagged at 99 %" in capsys.readouterr().out


def test_own_book_is_found_where_it_lies() -> None:
    env = {**os.environ, "CROUPIER_BOOKS": str(EXAMPLES / "own_book")}
    command = [sys.executable, "-m", "croupier", "odds", "--book", "attic", "--bet", "straight:17"]
    shown = subprocess.run([*command, "--json"], env=env, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    assert '"edge"' in shown.stdout
    settings = subprocess.run(
        [sys.executable, "-m", "croupier", "config"], env=env, capture_output=True, text=True
    )
    assert settings.returncode == 0, settings.stderr


def test_bot_plays_at_a_running_house(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with server.http() as http:
        tables = http.get("/v1/tables").json()["tables"]
    table = next(each["table"] for each in tables if each["virtual"])
    bot = load("bot")
    asyncio.run(asyncio.wait_for(bot.play(server.url, terminal_key("ann"), "ann", table, 1), 40))
    assert "Accepted" in capsys.readouterr().out


def test_wall_of_displays_shows_every_table(server: Server) -> None:
    with server.http() as http:
        tables = {each["table"] for each in http.get("/v1/tables").json()["tables"]}
    command = [sys.executable, str(EXAMPLES / "wall_of_displays.py"), server.url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as wall:
        assert wall.stdout is not None
        missing = set(tables)
        for line in wall.stdout:
            missing.discard(line.split()[0])
            if not missing:
                break
        wall.terminate()
    assert not missing


def test_wheel_emulator_deals_a_table(server: Server) -> None:
    table = table_of(server, "terminal")
    key = enrol(server, "rim", roles=["sensor"], serves=f"wheel:{SERIAL}")
    set_up(server, table, "rim")
    numbers = asyncio.run(load("wheel_emulator").spin(server.url, key, 2, 0.1))
    assert list(reversed(wheel(server)["numbers"])) == numbers


def test_webhook_receiver_takes_what_is_signed(capsys: pytest.CaptureFixture[str]) -> None:
    import time

    import httpx2

    secret = "whsec_c2VjcmV0"
    listening = load("webhook_receiver").make_server(secret, 0)
    thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
    thread.start()
    try:
        event: dict[str, Any] = {"number": 7, "stream": "table:T1", "kind": "ResultEntered"}
        body, now = json.dumps(event).encode(), int(time.time())
        headers = {"webhook-id": "evt-7", "webhook-timestamp": str(now)}
        signed = headers | {"webhook-signature": signature(secret, "evt-7", now, body)}
        forged = headers | {"webhook-signature": "v1,AAAA"}
        url = f"http://127.0.0.1:{listening.server_port}/"
        assert httpx2.post(url, content=body, headers=signed).status_code == 204
        assert httpx2.post(url, content=body, headers=forged).status_code == 401
    finally:
        listening.shutdown()
        listening.server_close()
        thread.join()
    assert capsys.readouterr().out == "7 table:T1 ResultEntered\n"
