from pathlib import Path
from typing import Any

import numpy as np
import pytest

from croupier.lab.lockstep import fixed_for
from croupier.lab.strategies import (
    MEMORY,
    BadStrategy,
    dalembert,
    fibonacci,
    find_strategy,
    labouchere,
    martingale,
    oscars_grind,
    paroli,
)
from croupier.lab.terms import AtLimit

LOST, WON = -1, 1


def asked(step: object, results: list[int]) -> list[int]:
    """The units that a strategy asks for, before the first spin and after each."""
    units, a, b = step(0, 0, 100, 1, 0, 0)  # type: ignore[operator]
    found = [units]
    for sign in results:
        units, a, b = step(units, sign * units, 100, 1, a, b)  # type: ignore[operator]
        found.append(units)
    return found


def test_a_martingale_doubles_until_it_wins() -> None:
    assert asked(martingale, [LOST, LOST, LOST, WON, LOST]) == [1, 2, 4, 8, 1, 2]


def test_paroli_doubles_three_wins_at_the_most() -> None:
    assert asked(paroli, [WON, WON, WON, WON, LOST, WON]) == [1, 2, 4, 1, 2, 1, 2]


def test_dalembert_goes_up_and_down_by_one() -> None:
    assert asked(dalembert, [LOST, LOST, WON, WON, WON]) == [1, 2, 3, 2, 1, 1]


def test_fibonacci_goes_two_back_after_a_win() -> None:
    results = [LOST, LOST, LOST, LOST, LOST, WON, WON, WON, LOST]
    assert asked(fibonacci, results) == [1, 1, 2, 3, 5, 8, 3, 1, 1, 1]


def test_oscars_grind_never_asks_for_more_than_the_series_lacks() -> None:
    # Down two, a win with one, then two units are lacking and two are asked for.
    assert asked(oscars_grind, [LOST, LOST, WON, WON, LOST]) == [1, 1, 1, 2, 1, 1]
    assert asked(oscars_grind, [WON]) == [1, 1]


def test_labouchere_strikes_out_and_adds() -> None:
    memory = [0] * MEMORY
    units, found = 0, []
    for sign in (0, LOST, WON, WON, WON):
        units = labouchere(units, sign * units, 100, 1, memory)
        found.append(units)
    # 1 2 3 4, then 1 2 3 4 5, then 2 3 4, then 3, then anew.
    assert found == [5, 6, 6, 3, 5]


@pytest.mark.parametrize(("real", "room"), [(np.float32, 1 << 21), (np.float64, 1 << 30)])
def test_floats_divide_as_integers_do(real: type, room: int) -> None:
    fixed, _ = fixed_for(
        find_strategy("flat"), AtLimit.RESTART, kind="int32", unit=False, real=real
    )
    divide: Any = fixed["quotient"]
    for one in (2, 3, 7, 100, 3500, 65_537, room // 2 - 1):
        for times in (1, 2, 3, room // one // 2, room // one):
            for amount in (one * times - 1, one * times, one * times + one - 1):
                assert divide(np.int32(amount), np.int32(one)) == amount // one


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("def f(x): return 1", "has 0 strategies"),
        ("def f(units, net, stack, one, a, b): return 1", "first stake fails"),
        ("def f(units, net, stack, one, a, b): return -1, a, b", "no number of units"),
        ("def f(units, net, stack, one, memory): return 1 / 0", "first stake fails"),
        ("def f(", "no Python that runs"),
        ("import numpy as np\nx = np.random.random()", "random would make a result that cannot be"),
    ],
)
def test_a_file_that_is_no_strategy_is_told_what_is_wanted(
    tmp_path: Path, text: str, says: str
) -> None:
    path = tmp_path / "own.py"
    path.write_text(text, "utf-8")
    with pytest.raises(BadStrategy, match=says):
        find_strategy(str(path))


def test_a_strategy_that_does_not_exist_is_told_which_do() -> None:
    with pytest.raises(BadStrategy, match="flat, martingale"):
        find_strategy("grandmartingale")
    with pytest.raises(BadStrategy, match="cannot be read"):
        find_strategy("no-such-file.py")
