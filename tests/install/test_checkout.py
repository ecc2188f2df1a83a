"""The program that the set-up of a checkout makes."""

import runpy
import sys
from pathlib import Path

import pytest

from tools import bootstrap


def test_the_program_is_started_by_whoever_starts_it_and_not_by_whoever_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A house has its reports made by a process that reads the program's file again."""
    program = tmp_path / "bin" / "croupier"
    program.parent.mkdir()
    monkeypatch.setattr(bootstrap, "VENV", tmp_path)
    bootstrap.write_program()
    monkeypatch.setattr(sys, "argv", [str(program), "--version"])
    runpy.run_path(str(program), run_name="__mp_main__")
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(program), run_name="__main__")
    assert not ended.value.code
    assert capsys.readouterr().out.strip()
