"""The audits print what was recorded."""

from pathlib import Path

import pytest

from tests.tidy.tree import ROOT
from tools.record_audits import GOLDENS, goldens

RECORDED = goldens()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_audit_prints_what_was_recorded(path: Path) -> None:
    kept = (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else ""
    assert RECORDED[path] == kept, "if this is meant, run `make goldens` and review the difference"


def test_every_recording_is_of_an_audit() -> None:
    assert {path.name for path in (ROOT / GOLDENS).glob("*")} == {path.name for path in RECORDED}
