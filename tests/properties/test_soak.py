"""The same machines for as long as one likes: `make soak`, with SEED and STEPS in the environment.

A failure names the seed, so the very same run can be had again.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.properties.machine import machine_of
from tests.properties.strategies import offered

SEED = int(os.environ.get("SEED", "1"))
#: Commands asked of each game, about.
STEPS = int(os.environ.get("STEPS", "20000"))
STEPS_OF_A_TABLE = 80


@pytest.mark.soak
@pytest.mark.parametrize(("book", "game"), offered())
def test_the_table_stands_a_long_time(book: str, game: str) -> None:
    machine = seed(SEED)(machine_of(book, game))
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=max(1, STEPS // STEPS_OF_A_TABLE),
            stateful_step_count=STEPS_OF_A_TABLE,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        ),
    )
