"""The programs of the tutorials on an evening and on a client, at a running house."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.house.serving import Server, terminal_key
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("tutorials")
PAGES: Final = ROOT / "docs" / "tutorials"
_FILE: Final = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
QUICK: Final = {
    "CROUPIER_CADENCE_BETTING": "3",
    "CROUPIER_CADENCE_SPIN_BEFORE_CLOSE": "0.5",
    "CROUPIER_CADENCE_BALL": "0.2",
    "CROUPIER_CADENCE_REST": "0.5",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("evening") / "data", settings=QUICK)
    server.start()
    yield server
    server.stop()


def files_of(page: str) -> dict[str, str]:
    return dict(_FILE.findall((PAGES / page).read_text("utf-8")))


def played(folder: Path, name: str, text: str, *words: str) -> str:
    (folder / name).write_text(text, "utf-8")
    command = [sys.executable, name, *words]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_an_evening_is_dealt_as_its_page_says(server: Server, tmp_path: Path) -> None:
    files = files_of("an-evening.md")
    for _ in range(2):
        # The second time the same keys are answered in the same way.
        said = played(tmp_path, "deal.py", files["deal.py"], server.url)
        assert said == files["what it prints"]
    with server.http(server.sign_in("dora")) as dora:
        view = dora.get("/v1/tables/T1?as=dealer").json()["view"]
        assert (view["round_no"], view["pocket"]) == (1, "3")


def test_a_client_plays_as_its_page_says(server: Server, tmp_path: Path) -> None:
    key = terminal_key("ben")
    words = (server.url, key, "ben", "T2", "2")
    said = played(tmp_path, "double.py", files_of("write-a-client.md")["double.py"], *words)
    lines = said.splitlines()
    assert len(lines) == 2, said
    assert any(re.fullmatch(r"round \d+ \d+ (won|lost) \d+", line) for line in lines), said
