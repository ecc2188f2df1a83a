"""Everybody at these command lines has the same password, and it is at hand."""

import pytest

from tests.unit.cli.calling import PASSWORD


@pytest.fixture(autouse=True)
def _password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAFF_PASSWORD", PASSWORD)
