"""A process that is killed leaves what it had only planned to do; nobody waits for that."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _left_behind() -> Iterator[None]:
    """Collected here, and not in a test that happens to run later and waits for everything."""
    yield
    gc.collect()
