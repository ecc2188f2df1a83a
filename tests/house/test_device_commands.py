"""`croupier device` as somebody tries it: an emulator in one process, a driver in another."""

import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from croupier.cli.cli import make_app
from croupier.devices.driver import kinds
from tests.tidy.tree import ROOT
from tests.unit.cli.calling import call

#: What of each device is seen in two commands: the emulator's words, the driver's, what is shown.
TRIED = {
    "cammegh": (["--set", "pace=20"], [], '"kind": "number"'),
    "number-reader": (["--set", "every=1"], [], '"kind": "number"'),
    "king": (["--set", "every=4"], ["--order", "start"], '"kind": "number"'),
    "cctalk": (["--set", "every=1"], [], '"kind": "note-returned"'),
    "essp": (["--set", "every=1"], [], '"kind": "note-returned"'),
    "card-reader": (["--set", "every=1"], [], '"kind": "card"'),
    "escpos": ([], [], '"kind": "heard"'),
    "display": ([], ["--order", "show 17"], '"reply": "17"'),
    "signals": ([], ["--order", "lamp red on"], '"reply": "red on"'),
}
#: What those show who have something to show.
SHOWN = {"display": "17\n", "signals": "relay on 0\n"}


@contextmanager
def started(file: Path, words: Sequence[str]) -> Iterator[None]:
    """`croupier device …` in a process of its own, with what it prints in a file."""
    command = [sys.executable, "-m", "croupier", "device", *words]
    with (
        file.open("w") as out,
        subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT) as process,
    ):
        try:
            yield
        finally:
            process.kill()


def wait_for(file: Path, text: str) -> str:
    deadline = time.monotonic() + 60
    while text not in (said := file.read_text()):
        assert time.monotonic() < deadline, said
        time.sleep(0.05)
    return said


@pytest.mark.parametrize("driver", TRIED)
def test_two_commands_show_a_device_without_a_house(driver: str, tmp_path: Path) -> None:
    emulated, drives, seen = TRIED[driver]
    there, here = tmp_path / "emulator", tmp_path / "driver"
    with started(there, ["emulate", driver, *emulated]):
        port = wait_for(there, "\n").splitlines()[0]
        with started(here, ["run", driver, "--port", port, *drives]):
            wait_for(here, seen)
            wait_for(there, SHOWN.get(driver, ""))


def test_a_house_takes_a_key_and_a_journal_along(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "device run cammegh --port x --house http://127.0.0.1:1")
    assert answer.code == 2
    assert "--key and --journal" in answer.err


def shown() -> list[str]:
    """The commands on the pages of devices."""
    lines = [
        line
        for page in sorted((ROOT / "docs" / "devices").glob("*.md"))
        for line in page.read_text("utf-8").splitlines()
    ]
    return [line for line in lines if line.startswith("croupier device ")]


@pytest.mark.parametrize("line", shown())
def test_what_the_pages_show_can_be_asked(line: str) -> None:
    words = shlex.split(line.replace("$HOUSE", "http://127.0.0.1:8000"))[1:]
    make_app().parse_args(words, exit_on_error=False, print_error=False)


def test_every_driver_is_on_a_page() -> None:
    tried = {line.split()[3] for line in shown() if line.split()[2] == "emulate"}
    assert {*kinds()} - tried == {"essp"}, "essp is cctalk's page"
    assert {*TRIED} == {*kinds()}
