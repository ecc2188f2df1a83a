"""The audits print what was recorded."""

import pytest

from tests.tidy.tree import ROOT
from tools.record_audits import GOLDENS, RECORDED, golden


@pytest.mark.parametrize("name", RECORDED)
def test_the_audit_prints_what_was_recorded(name: str) -> None:
    path = ROOT / GOLDENS / name
    kept = path.read_text("utf-8") if path.exists() else ""
    assert golden(name) == kept, "if this is meant, run `make goldens` and review the difference"


def test_every_recording_is_of_an_audit() -> None:
    assert {path.name for path in (ROOT / GOLDENS).glob("*")} == set(RECORDED)
