"""Calling the command line from a test."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from croupier.cli.cli import run


@dataclass(frozen=True)
class Answer:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def rows(self) -> list[dict[str, Any]]:
        rows = json.loads(self.out)
        assert isinstance(rows, list)
        return rows


def call(capsys: pytest.CaptureFixture[str], line: str) -> Answer:
    """Run a command line as a person would type it."""
    code = run(line.split())
    captured = capsys.readouterr()
    return Answer(code, captured.out, captured.err)
