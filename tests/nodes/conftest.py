"""One database server and one bus for all tests of nodes in a process."""

from collections.abc import Iterator

import pytest

from tests.contracts.postgres import throwaway_postgres
from tests.nodes.bus_server import BusServer, throwaway_bus


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL of our own."""
    with throwaway_postgres() as url:
        yield url


@pytest.fixture
def bus() -> Iterator[BusServer]:
    """A NATS server of our own."""
    with throwaway_bus() as server:
        yield server
