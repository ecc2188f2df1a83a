"""The restore drill: a house is copied while it is played, lost, and opened again from the copy."""

import asyncio
import contextlib
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest

from tests.contracts.postgres import throwaway_postgres
from tests.house.serving import Server
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("house-play")
UNIT = ROOT / "deploy" / "systemd" / "croupier-backup.service"
SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
SIGN = {"table": "R1", "book": "crown", "game": "american", "min": 500, "max": 50_000}


def croupier(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "croupier", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def back_up_as_the_unit_does(log: str, folder: Path) -> Path:
    """Run the line of the shipped unit, as systemd would, with this program in place of theirs."""
    found = re.search(r"^ExecStart=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    shell = shlex.split(found[1].replace("%%", "%"))
    program = f"{shlex.quote(sys.executable)} -m croupier"
    shell[-1] = shell[-1].replace("/opt/croupier/bin/croupier", program)
    folder.mkdir()
    # systemd puts the variables into the line before the shell sees it.
    variables = {"CROUPIER_DATABASE": log, "STATE_DIRECTORY": str(folder)}
    for name, value in variables.items():
        shell[-1] = shell[-1].replace(f"${name}", value)
    done = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (copy,) = folder.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d{4}", copy.name)
    return copy


@dataclass
class Place:
    """Where a house keeps its log, and where it is opened again."""

    #: As the commands name it.
    log: str
    fresh: str
    lose: Callable[[], None]

    def settings(self, log: str) -> dict[str, str]:
        return SETTINGS | ({"CROUPIER_DATABASE": log} if "://" in log else {})


def execute(url: str, statement: str) -> None:
    async def body() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(body())


@contextlib.contextmanager
def in_a_folder(tmp_path: Path) -> Iterator[Place]:
    log, fresh = tmp_path / "data", tmp_path / "fresh"
    yield Place(str(log), str(fresh), lambda: shutil.rmtree(log))


@contextlib.contextmanager
def in_postgres(tmp_path: Path) -> Iterator[Place]:
    with throwaway_postgres() as url:
        for name in ("house", "fresh"):
            execute(url, f"create database {name}")
        server = url.rpartition("/")[0]
        log, fresh = f"{server}/house", f"{server}/fresh"
        yield Place(log, fresh, lambda: execute(url, "drop database house with (force)"))


@pytest.mark.parametrize("place", [in_a_folder, in_postgres])
def test_a_house_is_opened_again_from_the_nightly_copy(
    tmp_path: Path, place: Callable[[Path], contextlib.AbstractContextManager[Place]]
) -> None:
    with place(tmp_path) as kept:
        drill(tmp_path, kept)


def drill(tmp_path: Path, place: Place) -> None:
    """Play, copy, lose everything, restore, verify, go on."""
    server = Server(tmp_path / "data", settings=place.settings(place.log))
    server.start()
    try:
        with server.http(server.sign_in("sam")) as sam:
            assert sam.post("/v1/tables", json=SIGN).status_code == 200
        with server.client(server.sign_in("dora")) as dora:
            dora.done("R1", "buy-in", player="cleo", amount=100_000, tender="cash")
            dora.done("R1", "open-betting")
            dora.done("R1", "place", player="cleo", bet="red", stake=2_500)
        copy = back_up_as_the_unit_does(place.log, tmp_path / "copies")
    finally:
        server.kill()
    place.lose()
    done = croupier("restore", str(copy), place.fresh)
    assert done.returncode == 0, done.stderr
    assert croupier("verify", place.fresh).returncode == 0
    again = Server(tmp_path / "fresh", settings=place.settings(place.fresh))
    again.start()
    try:
        with again.client(again.sign_in("dora")) as dora:
            view = dora.see("R1", "dealer")["view"]
            (seat,) = view["seats"]
            assert (view["phase"], seat["balance"], seat["staked"]) == ("betting", 97_500, 2_500)
            # Play goes on where the copy has it.
            for action in ("spin", "no-more-bets"):
                dora.done("R1", action)
            dora.done("R1", "result", pocket="1")
            (seat,) = dora.see("R1", "dealer")["view"]["seats"]
            assert (seat["balance"], seat["staked"]) == (100_000, 2_500)
    finally:
        assert again.stop() == 0, again.log()
