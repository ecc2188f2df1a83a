"""What is declared for a table is what was recorded: logs of years ago are read by it."""

from pathlib import Path

import pytest

from tests.tidy.tree import ROOT
from tools.record_declared import recordings

RECORDED = recordings()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_what_is_declared_is_what_was_recorded(path: Path) -> None:
    kept = (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else ""
    assert RECORDED[path] == kept, "if this is meant, run `make goldens` and review the difference"
