"""The administrator's office over HTTP: name and money, copies, and a stop while one is made."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from croupier.cli.cli import run
from croupier.cli.verify import check
from tests.house.serving import Server
from tests.unit.devices.reading import page_texts


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    server.start()
    yield server
    assert server.stop() == 0, server.log()


def test_a_house_is_named_copied_and_stopped_while_it_is_copied(
    server: Server, tmp_path: Path
) -> None:
    with server.http(server.sign_in("dora")) as dora:
        assert dora.post("/v1/house", json={"name": "Mine", "currency": "EUR"}).status_code == 403
        assert dora.post("/v1/house/backups").status_code == 403
        assert dora.get("/v1/house/settings").status_code == 403
    with server.http(server.sign_in("ada")) as ada:
        assert ada.post("/v1/house", json={"name": "x", "currency": "XXX"}).status_code == 422
        named = ada.post("/v1/house", json={"name": "The Golden Zero", "currency": "GBP"}).json()
        assert (named["name"], named["currency"], named["named"]) == (
            "The Golden Zero",
            "GBP",
            True,
        )
        assert ada.get("/v1/tables").json()["house"] == "The Golden Zero"
        (change,) = ada.get("/v1/house/settings").json()["changes"]
        assert (change["by"], change["what"]) == ("ada", "name")
        assert ada.post("/v1/house/backups").json()["backups"][0]["state"] == "running"
        copied = _copied(ada)
        verdict = check(str(tmp_path / "data" / "backups" / copied["place"]))
        assert (verdict.fault, verdict.root.hex()) == (None, copied["root"])
        assert ada.post("/v1/house/backups").status_code == 200
    assert server.stop() == 0, server.log()
    server.start()
    with server.http() as nobody:
        assert nobody.get("/v1/house").json()["name"] == "The Golden Zero"


def test_paper_is_in_the_language_of_the_house_or_of_who_asks(server: Server) -> None:
    with server.http(server.sign_in("ada")) as ada:
        naming = {"name": "Haus Null", "currency": "EUR"}
        assert ada.post("/v1/house", json={**naming, "language": "tlh"}).status_code == 422
        assert ada.post("/v1/house", json={**naming, "language": "de"}).json()["language"] == "de"
        assert ada.post("/v1/house", json=naming).json()["language"] == "de"
        report = "/v1/reports/shift?format="
        (paper,) = page_texts(ada.get(f"{report}pdf").content)
        assert "Bruttospielertrag" in paper
        (asked,) = page_texts(ada.get(f"{report}pdf&language=zh").content)
        assert "赌场赢额" in asked
        assert ada.get(f"{report}csv").text.startswith("Table,Opener")
        assert ada.get(f"{report}csv&language=fr").text.startswith("Table,Ouverture")
        told = ada.get(f"{report}json&language=de").json()
        assert (told["title"], told["shown"]["title"]) == ("Shift", "Schicht")
        assert ada.get(f"{report}pdf&language=xx").status_code == 422


def test_a_copy_made_from_the_command_line_is_on_record(server: Server, tmp_path: Path) -> None:
    """Also one that was made while the house was closed, once it is open again."""
    data, first, second = tmp_path / "data", tmp_path / "first", tmp_path / "second"
    (data / "copies-made").mkdir()
    (data / "copies-made" / "1-1.json").write_text("{")
    with server.http(server.sign_in("ada")) as ada:
        assert ada.get("/v1/house/health").json()["last_backup_at"] is None
        assert run(["backup", str(data), str(first)]) == 0
        made = _at(ada, first)
        assert made["root"] == check(str(first)).root.hex()
        assert made["by"].startswith("os:")
        assert ada.get("/v1/house/health").json()["last_backup_at"] == made["at"]
    assert server.stop() == 0, server.log()
    began = time.time_ns() // 1_000_000
    assert run(["backup", str(data), str(second)]) == 0
    ended = time.time_ns() // 1_000_000
    server.start()
    with server.http(server.sign_in("ada")) as ada:
        assert began <= _at(ada, second)["at"] <= ended
        assert len(ada.get("/v1/house/backups").json()["backups"]) == 2
    assert [each.name for each in (data / "copies-made").iterdir()] == ["1-1.json"]


def _at(ada: httpx2.Client, place: Path) -> dict[str, Any]:
    """The copy in a folder, once the house has it on record."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for each in ada.get("/v1/house/backups").json()["backups"]:
            if each["place"] == str(place):
                assert each["state"] == "clean"
                return dict(each)
        time.sleep(0.05)
    raise TimeoutError("the house never hears of the copy")


def _copied(ada: httpx2.Client) -> dict[str, str]:
    """The newest copy, once it is on record: until then it is never called clean."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        answer: dict[str, str] = ada.get("/v1/house/backups").json()["backups"][0]
        if answer["state"] != "running":
            assert answer["state"] == "clean", answer
            return answer
        time.sleep(0.05)
    raise TimeoutError("the copy is never done")
