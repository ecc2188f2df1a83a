"""What all tests share: the marker by which a test names the clauses it holds, and no deadlines."""

import pytest
from hypothesis import settings

# A busy machine is slow now and then; how long one example takes is nothing that a test holds.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "clause(book, *clauses): the clauses of one rulebook that a test holds"
    )
