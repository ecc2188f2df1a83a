"""A few seeded drills of every kind of house; `make soak` runs hundreds."""

import os

import pytest

from tests.drills.drive import run_seeds

pytestmark = pytest.mark.xdist_group("drills")
SEED = int(os.environ.get("SEED", "1"))
RUNS = int(os.environ.get("RUNS", "200"))


@pytest.mark.parametrize(("kind", "seeds"), [("sqlite", 2), ("postgresql", 2), ("three", 1)])
def test_under_faults_the_log_holds_what_clients_were_answered(kind: str, seeds: int) -> None:
    figures = run_seeds(kind, range(101, 101 + seeds))
    assert figures.failures == []
    assert figures.accepted > 0


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql", "three"])
def test_hundreds_of_seeds(kind: str) -> None:
    figures = run_seeds(kind, range(SEED, SEED + RUNS))
    print(figures.closing_line(kind, 0))
    assert figures.failures == []
