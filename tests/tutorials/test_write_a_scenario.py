"""The tutorial's scenarios are written as its page says, and come out as the page shows."""

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from croupier.cli.cli import run
from tests.tidy.tree import ROOT

PAGE: Final = ROOT / "docs" / "tutorials" / "write-a-scenario.md"
_FILE: Final = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_CONSOLE: Final = re.compile(
    r"^```console\n\$ croupier (.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in _FILE.findall(PAGE.read_text("utf-8")):
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_each_scenario_comes_out_as_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    commands = _CONSOLE.findall(PAGE.read_text("utf-8"))
    assert len(commands) == 3
    for line, shown in commands:
        wrong = "wrong" in line
        assert run(shlex.split(line)) == (1 if wrong else 0)
        assert shown.strip() in capsys.readouterr().out


def test_the_last_scenario_passes_once_it_is_put_right(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "wrong.yaml"
    text = file.read_text("utf-8")
    right = text.replace(
        "    expect: {balances: {ann: 160}}",
        "  - share: {player: ann, bet: red}\n    expect: {balances: {ann: 160}}",
    )
    file.write_text(right, "utf-8")
    assert run(["scenario", "wrong.yaml"]) == 0, capsys.readouterr().out
