"""The recorded playthroughs come out as they were recorded."""

from pathlib import Path

import pytest

from tests.tidy.tree import ROOT
from tools.record_goldens import GOLDENS, goldens

RECORDED = goldens()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_evening_goes_as_recorded(path: Path) -> None:
    kept = (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else ""
    assert RECORDED[path]() == kept, (
        "if this is meant, run `make goldens` and review the difference"
    )


def test_every_recording_is_of_a_game_that_is_offered() -> None:
    assert {path.name for path in (ROOT / GOLDENS).glob("*.txt")} == {
        path.name for path in RECORDED
    }
