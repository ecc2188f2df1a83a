"""Every line of the pages on how to do things is run: at a demo house, or where a page says."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from tests.contracts.postgres import throwaway_postgres
from tests.house.serving import Server
from tests.nodes.bus_server import free_port, throwaway_bus
from tests.tidy.tree import ROOT

pytestmark = [
    pytest.mark.xdist_group("how-to"),
    pytest.mark.timeout(300),
    pytest.mark.skipif(not shutil.which("curl"), reason="the pages use curl"),
]
PAGES: Final = ROOT / "docs" / "how-to"
_FILE: Final = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_SHELL: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: What a page leaves behind: words that it must have printed or written.
AT_A_DEMO: Final = {
    "add-a-table.md": ('"table":"T20"', '"type":"accepted"'),
    "change-limits.md": ('"id":"limits-1"', '"id":"limits-2"'),
    "add-a-device.md": ('"serial":"W9"', "cammegh"),
    "take-on-staff.md": ('"nina"',),
    "rotate-keys.md": ("croupier-house+",),
    "back-up.md": ("all is well", "Turnover"),
    "read-the-event-feed.md": ("TableOpened",),
    "receive-webhooks.md": ('"webhooks":[{"name":"crm"',),
    "audit-a-wheel.md": ("20,000 spins",),
    "settle-a-dispute.md": ("my chips were on 17", '"id":"dispute-2"'),
    "connect-other-systems.md": ('"name":"warehouse"',),
}
#: Pages with a test of their own.
ELSEWHERE: Final = {
    "index.md": "its functions begin every other page",
    "several-nodes.md": "test_two_nodes_are_one_house",
    "add-a-language.md": "test_a_language_is_added",
    "reverse-proxy.md": "tests/house/test_reverse_proxy.py",
}


def shell(page: str) -> str:
    return "\n".join(_SHELL.findall((PAGES / page).read_text("utf-8")))


def run_page(page: str, folder: Path, replaced: dict[str, str]) -> str:
    """Write a page's files, run its lines in their order in one shell, and give what it printed."""
    for name, text in _FILE.findall((PAGES / page).read_text("utf-8")):
        (folder / name).write_text(text, "utf-8")
    ended = "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n"
    script = ended + shell("index.md") + "\n" + shell(page)
    for shown, real in replaced.items():
        script = script.replace(shown, real)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path}
    # What runs on in the background does not hold the test up: it prints to a file.
    with open(folder / "printed", "w+", encoding="utf-8") as printed:
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=folder,
            env=env,
            timeout=280,
            stdout=printed,
            stderr=subprocess.STDOUT,
        )
        printed.seek(0)
        said = printed.read()
    assert ran.returncode == 0, f"{page}: {said[-3000:]}"
    return said


def test_every_page_is_run_and_listed() -> None:
    there = {file.name for file in PAGES.glob("*.md")}
    assert there == set(AT_A_DEMO) | set(ELSEWHERE)
    index, menu = (PAGES / "index.md").read_text("utf-8"), (ROOT / "mkdocs.yml").read_text("utf-8")
    for name in there:
        assert name == "index.md" or f"({name}" in index, f"{name} is not on the first page"
        assert f"how-to/{name}" in menu, f"{name} is not in the menu"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "croupier-data")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("page", AT_A_DEMO)
def test_a_page_is_done_at_a_demo_house(house: Server, tmp_path: Path, page: str) -> None:
    (tmp_path / "croupier-data").symlink_to(house.data)
    replaced = {"http://127.0.0.1:8000": house.url, "9000": str(free_port())}
    said = run_page(page, tmp_path, replaced)
    for words in AT_A_DEMO[page]:
        assert words in said, said[-3000:]


def test_a_device_is_enrolled_as_its_page_shows(house: Server, tmp_path: Path) -> None:
    (block,) = _SHELL.findall((ROOT / "docs" / "devices" / "index.md").read_text("utf-8"))
    # The driver itself is run by tests/house/test_device_commands.py.
    script = block.partition("croupier device run")[0].replace("http://127.0.0.1:8000", house.url)
    subprocess.run(["bash", "-euo", "pipefail", "-c", script], cwd=tmp_path, check=True)
    with house.http((tmp_path / "slip.key").read_text("utf-8").strip()) as slip:
        assert slip.get("/v1/me").json()["name"] == "slip"


def test_every_page_that_shows_a_request_is_run() -> None:
    shown = {
        file.relative_to(ROOT / "docs").as_posix()
        for file in (ROOT / "docs").rglob("*.md")
        if any(re.search(r"\bcurl\b", block) for block in _SHELL.findall(file.read_text("utf-8")))
    }
    # Of contests by tests/house/test_contests.py.
    assert {each for each in shown if not each.startswith("how-to/")} == {
        "devices/index.md",
        "reference/contests.md",
    }


def test_two_nodes_are_one_house(tmp_path: Path) -> None:
    with throwaway_postgres() as owner, throwaway_bus() as bus:
        asyncio.run(_execute(owner, "create role croupier login"))
        replaced = {
            "postgresql://owner@db/croupier": owner,
            "postgresql://croupier@db/croupier": owner.replace("postgres@", "croupier@"),
            "nats://house:PASSWORD@bus:4222": bus.url,
            "8001": str(free_port()),
            "8002": str(free_port()),
        }
        said = run_page("several-nodes.md", tmp_path, replaced)
    assert said.count("/readyz: ready") == 2, said[-3000:]


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def test_a_language_is_added(tmp_path: Path) -> None:
    for file in (ROOT / "src" / "croupier").rglob("en.ftl"):
        target = tmp_path / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    run_page("add-a-language.md", tmp_path, {})
    english = sorted(tmp_path.rglob("en.ftl"))
    assert len(english) > 3
    for file in english:
        assert file.with_name("nl.ftl").is_file()
    words = (tmp_path / "src" / "croupier" / "words" / "nl.ftl").read_text("utf-8")
    assert re.findall(r"^format-locale = (.*)$", words, re.MULTILINE) == ["nl-NL"]
