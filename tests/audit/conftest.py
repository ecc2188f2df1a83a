"""One house for all tests of the auditor; each changes a copy of its own."""

import shutil
from pathlib import Path

import pytest

from tests.audit.tampering import make_house


@pytest.fixture(scope="session")
def good_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_house(tmp_path_factory.mktemp("house"), seed=11, rounds=24)


@pytest.fixture
def house(good_house: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good_house, tmp_path / "house.db"))
