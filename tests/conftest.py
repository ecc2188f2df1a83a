"""What all tests share: the marker by which a test names the clauses it holds, and no deadlines."""

import pytest
from hypothesis import settings

from tests.levels import Levels, watch

# A busy machine is slow now and then; how long one example takes is nothing that a test holds.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


#: Attacks on a running house are tried on a file every day and on a database in long runs; a test
#: that names both by `@BOTH_STORES` is tried on both every day.
@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)]
)
def store(request: pytest.FixtureRequest) -> str:
    """Where the log of a house under attack is."""
    return str(request.param)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--record-levels", action="store_true", help="write how far each test went to levels.json"
    )


def pytest_configure(config: pytest.Config) -> None:
    watch()
    config.pluginmanager.register(Levels(recording=config.getoption("--record-levels")), "levels")
    config.addinivalue_line(
        "markers", "clause(book, *clauses): the clauses of one rulebook that a test holds"
    )
