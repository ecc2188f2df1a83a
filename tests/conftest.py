"""What all tests share: the marker by which a test names the clauses it holds."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "clause(book, *clauses): the clauses of one rulebook that a test holds"
    )
