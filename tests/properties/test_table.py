"""Whatever is asked of a table, it answers, its books balance and its history replays."""

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.properties.machine import machine_of
from tests.properties.strategies import offered

#: Enough in every run of the tests; the soak looks far longer.
QUICK = settings(
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(("book", "game"), offered())
def test_the_table_stands_whatever_is_asked(book: str, game: str) -> None:
    run_state_machine_as_test(machine_of(book, game), settings=QUICK)
