"""The command line on a house that is being served: it goes to the server, as somebody."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.serving import STAFF, Server

pytestmark = pytest.mark.xdist_group("house-command-line")


def run(line: str, password: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "croupier", *line.split()],
        env={**os.environ, "STAFF_PASSWORD": password},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_running_house_is_changed_through_its_server_and_a_stopped_one_here(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    ball = tmp_path / "ball.json"
    ball.write_text(
        json.dumps({"ball": {"diameter_mm": "20", "material": "nylon", "metallic": False}}), "utf-8"
    )
    server = Server(data)
    server.start()
    try:
        entered = run(f"equipment enter {data} B1 --item {ball} --by pat", STAFF["pat"])
        assert (entered.returncode, entered.stdout) == (0, "B1  ball  in the store room\n"), entered
        # The server has taken it up: it was not written behind its back.
        with server.http(server.sign_in("pat")) as pat:
            items = pat.get("/v1/equipment").json()["items"]
            assert [each["id"] for each in items if not each["table"]] == ["B1"]
        wrong = run(f"equipment retire {data} B1 --reason worn --by pat", "guessed")
        assert wrong.returncode == 1
        assert "wrong" in wrong.stderr
        refused = run(f"equipment retire {data} B1 --reason worn --by dora", STAFF["dora"])
        assert refused.returncode == 1
        unknown = run(f"cage redeem {data} 124160765153406834 --by carol", STAFF["carol"])
        assert unknown.returncode == 1
        assert "no ticket" in unknown.stderr
        found = tmp_path / "found.toml"
        found.write_text('ball_mm = "20"\nball_material = "nylon"\n', "utf-8")
        fill = f"equipment fill {data} C9 --book crown --found {found} --by"
        assert run(f"{fill} dora", STAFF["dora"]).returncode == 1
        assert run(f"{fill} pat", STAFF["pat"]).stdout == "C9 is ready\n"
        there = run(f"equipment needs {data} C9 --book crown", "")
        assert (there.returncode, "dolly  there  (1.1)" in there.stdout) == (0, True), there
        lacks = run(f"equipment needs {data} C8 --book crown", "")
        assert (lacks.returncode, "dolly is missing" in lacks.stdout) == (1, True), lacks
        server.kill()
        # A crash leaves nothing locked: the house is nobody's now.
        placed = run(f"equipment retire {data} B1 --reason worn --by pat", STAFF["pat"])
        assert placed.stdout == "B1  ball  retired: worn\n", placed
        filled = run(f"{fill.replace('C9', 'C8')} pat", STAFF["pat"])
        assert filled.stdout.startswith("5 entered at C8: C8-wheel, C8-ball"), filled
        server.start()
        with server.http(server.sign_in("pat")) as pat:
            items = pat.get("/v1/equipment").json()["items"]
            (item,) = [each for each in items if each["id"] == "B1"]
            assert item["retired"] == "worn"
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()
    assert run(f"verify --data {data}", "").returncode == 0
