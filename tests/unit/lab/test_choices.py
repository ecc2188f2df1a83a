"""Strategies that choose: compiled and interpreted sessions are the same, chance is the seed's."""

import numpy as np
import pytest

from croupier.core.money import Money
from croupier.lab.choices import (
    choice_chunks,
    engine_of,
    plan_choices,
    play_choice_arrays,
    play_choice_chunk,
)
from croupier.lab.choosing import Choice, is_choice, read_choice
from croupier.lab.sessions import Tally, _sum_of_squares, wilson
from croupier.lab.strategies import BadStrategy, read_strategy
from croupier.lab.wagers import OPEN_LIMITS, CannotLay
from croupier.roulette.limits import Limits, Range
from tests.unit.lab.playing import star

COMPILED = """
BETS = ("red", "black", "straight:17")

def choose(last, balance, state, stakes):
    number = last[0]
    odd, low = number % 2 == 1, number <= 10 or 19 <= number <= 28
    stakes[0 if number <= 0 or odd == low else 1] = 100 * (1 + int(state[0]))
    stakes[2] = 100 * (number == 17)
    state[0] = (state[0] + 1) % 3
"""
RETURNED = """
def choose(last, balance, state):
    number, turn = last[0], state.get("turn", 0)
    state["turn"] = (turn + 1) % 3
    odd, low = number % 2 == 1, number <= 10 or 19 <= number <= 28
    wagers = {"red" if number <= 0 or odd == low else "black": 100 * (1 + turn)}
    if number == 17:
        wagers["straight:17"] = 100
    return wagers
"""
CLASS = """
class Waits:
    def choose(self, last, balance):
        return {"straight:17": 500} if last[0] == 17 else None
"""
CHANCE = """
BETS = ("red",)

def choose(last, balance, state, stakes, chance):
    stakes[0] = 100 if chance < 0.5 else 0
"""
OPTIONS = {"sessions": 40, "spins": 300, "stack": 20_000, "seed": 5}


def _played(text: str, limits: Limits = OPEN_LIMITS, **more: object) -> list[list[int]]:
    choice = read_choice("own.py", text)
    plan = plan_choices(star(), limits, choice, **{**OPTIONS, **more})  # type: ignore[arg-type]
    return [column.tolist() for column in play_choice_arrays(plan, 0, plan.sessions)]


def test_compiled_and_interpreted_sessions_are_the_same() -> None:
    assert engine_of("own.py", COMPILED)[1] == ""
    assert "is interpreted" in engine_of("own.py", RETURNED)[1]
    assert _played(COMPILED) == _played(RETURNED)


def test_chance_comes_from_the_seeded_stream_in_both_engines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fast = _played(CHANCE)
    monkeypatch.setattr("croupier.lab.choices.engine_of", lambda name, text: (None, "slow"))
    assert _played(CHANCE) == fast
    assert _played(CHANCE, seed=6) != fast


def test_chance_is_there_for_functions_that_return_and_for_classes() -> None:
    returned = """
def choose(last, balance, state, chance):
    return {"red": 100} if chance < 0.5 else None
"""
    method = """
class Own:
    def choose(self, last, balance, chance):
        return {"red": 100} if chance < 0.5 else None
"""
    assert _played(returned) == _played(method) == _played(CHANCE)


def test_part_of_the_last_numbers_may_be_taken_whatever_the_form() -> None:
    returned = """
def choose(last, balance, state):
    return {"red": 100} if 17 not in last[:6] and min(last) >= 0 else None
"""
    assert 0 < max(_played(returned)[1]) < 300 * 100


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("return {'red': 100 // (last[0] - 5)}", "own.py, line 2: ZeroDivisionError"),
        ("return ['red']", "own.py: AttributeError"),
        ("return {'rouge': 100}", "'rouge' is no bet of this layout"),
    ],
)
def test_what_goes_wrong_in_a_strategy_is_said_with_its_line(text: str, why: str) -> None:
    with pytest.raises(BadStrategy, match=why):
        _played(f"def choose(last, balance, state):\n    {text}")


def test_a_stake_for_a_bet_that_is_not_there_is_refused_in_compiled_strategies() -> None:
    text = COMPILED.replace(
        "number = last[0]", "number = last[0]\n    stakes[3 if number == 7 else 1] += 0"
    )
    assert engine_of("own.py", text)[0] is not None
    with pytest.raises(BadStrategy, match="own.py, line 6: IndexError"):
        _played(text)


@pytest.mark.parametrize("sign", ["//", "%", "/"])
def test_a_division_by_zero_ends_compiled_sessions_as_it_ends_interpreted_ones(sign: str) -> None:
    text = COMPILED.replace(
        "stakes[2] = 100", f"stakes[2] = int(100 {sign} (number - 5)) * 0 + 100"
    )
    assert engine_of("own.py", text)[0] is not None
    with pytest.raises(
        BadStrategy, match=r"own.py, line 8: ZeroDivisionError: .* \(in session \d+\)"
    ):
        _played(text)


@pytest.mark.parametrize(
    "text",
    [
        "SEEN = []\ndef choose(last, balance, state):\n"
        "    SEEN.append(last[0])\n    return {'red': 100 * (1 + len(SEEN) % 7)}",
        "class Own:\n    seen = {}\n    def choose(self, last, balance):\n"
        "        self.seen[len(self.seen)] = 0\n"
        "        return {'red': 100 * (1 + len(self.seen) % 7)}",
    ],
)
def test_a_session_knows_nothing_of_what_another_left_in_the_file(text: str) -> None:
    choice = read_choice("own.py", text)
    plan = plan_choices(star(), OPEN_LIMITS, choice, **OPTIONS)  # type: ignore[arg-type]
    alone = play_choice_arrays(plan, 7, 1)[0]
    assert play_choice_arrays(plan, 0, 8)[0][-1] == alone[0]


def test_a_class_that_cannot_begin_is_told_with_its_line() -> None:
    text = "class Own:\n    def __init__(self):\n        self.x = 1 / 0\n"
    with pytest.raises(BadStrategy, match="own.py, line 3: ZeroDivisionError"):
        _played(text + "    def choose(self, last, balance): ...")


def test_what_numba_cannot_compile_is_interpreted_with_the_reason() -> None:
    text = COMPILED.replace("number = last[0]", "number = {0: last[0], 'x': 1}.get(0)")
    kernel, why = engine_of("own.py", text)
    assert kernel is None
    assert why.startswith("Numba does not compile it: ")
    assert "\n" not in why
    assert _played(text) == _played(COMPILED)


def test_recorded_spins_are_played_back() -> None:
    place = star().wheel.place
    recorded = [place["17"], place["17"], place["5"], place["1"]]  # type: ignore[index]
    final, staked, _ = _played(CLASS, recorded=recorded, sessions=1, spins=4)
    assert (final, staked) == ([20_000 + 35 * 500 - 500], [1000])
    with pytest.raises(CannotLay, match="4 recorded spins are no session of 300"):
        _played(CLASS, recorded=recorded)


def test_wagers_that_the_table_does_not_take_are_not_laid() -> None:
    limits = Limits(table=Range(Money(500), Money(1000)), smallest_chip=Money(100))
    final, staked, refused = _played(COMPILED, limits)
    assert set(staked) == {0}
    assert set(final) == {20_000}
    assert set(refused) == {300}


def test_chunks_add_up_to_the_whole() -> None:
    plan = plan_choices(star(), OPEN_LIMITS, read_choice("own.py", COMPILED), **OPTIONS)  # type: ignore[arg-type]
    total = Tally()
    for first, count in choice_chunks(plan):
        total.add(play_choice_chunk(plan, first, count))
    final, staked, _ = play_choice_arrays(plan, 0, 40)
    assert total.sessions == 40
    assert total.gained == int((final - 20_000).sum())
    assert total.staked == int(staked.sum())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import random\n" + RETURNED, "random would make a result that cannot be made again"),
        ("import numpy as np\nx = np.random\n" + RETURNED, "random would make"),
        ("from numpy.random import default_rng\n" + RETURNED, "numpy.random.default_rng would"),
        ("from numpy import random as draws\n" + RETURNED, "numpy.random would make"),
        ("import numpy.random as draws\n" + RETURNED, "numpy.random would make"),
        (RETURNED.replace("100 *", "hash('red') % 500 *"), "hash would make"),
        ("def choose(a, b): return None", "choose takes"),
        ("def choose(last, balance, state, stakes): pass", "BETS lists the bets"),
        ("def choose(:", "no Python that runs"),
    ],
)
def test_what_is_no_strategy_is_named(text: str, why: str) -> None:
    with pytest.raises(BadStrategy, match=why):
        read_choice("own.py", text)


def test_bets_that_are_not_there_are_named() -> None:
    with pytest.raises(CannotLay, match="split:1-36"):
        _played(COMPILED.replace("straight:17", "split:1-36"))
    with pytest.raises(BadStrategy, match="'blue' is no bet"):
        _played("def choose(last, balance, state):\n    return {'blue': 100}")


def test_a_file_of_units_is_no_choice_and_is_read_once() -> None:
    units = "def own(units, net, stack, one, a, b):\n    return 1, a, b\n"
    assert not is_choice(units)
    assert is_choice(CLASS)
    # Read once, so that what is compiled for the first chunk serves the others.
    assert read_strategy("own.py", units) is read_strategy("own.py", units)
    assert isinstance(read_choice("own.py", CLASS), Choice)


def test_sums_of_squares_are_exact_at_any_size() -> None:
    values = np.array([10**13, -(10**13), 3, 10**12 + 7], np.int64)
    assert _sum_of_squares(values) == sum(int(value) ** 2 for value in values)


def test_wilsons_interval_holds_none_and_all() -> None:
    low, high = wilson(0, 100, 1.96)
    assert low == 0
    assert 0.03 < high < 0.04
    assert wilson(100, 100, 1.96)[1] == 1


@pytest.mark.parametrize(
    "collection",
    ["(1, 3, 5, 36)", "{1, 3, 5, 36}", "frozenset((1, 3, 5, 36))", "[1, 3, 5, 36]", "range(1, 19)"],
)
def test_constant_collections_are_compiled_as_bits(
    collection: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"""
BETS = ("red", "black")
SOME = {collection}

def choose(last, balance, state, stakes):
    if last[0] in SOME and last[1] not in (0, 7):
        stakes[0] = 100
    elif last[0] not in SOME:
        stakes[1] = 200
    state[0] = 0.5
    if state[0] in SOME or -1 in SOME:
        stakes[0] = 300
"""
    assert engine_of("own.py", text)[1] == ""
    fast = _played(text)
    monkeypatch.setattr("croupier.lab.choices.engine_of", lambda name, text: (None, "slow"))
    assert _played(text) == fast


def test_a_name_that_changes_is_no_constant_collection() -> None:
    text = """
BETS = ("red",)
SOME = (1, 2)

def choose(last, balance, state, stakes):
    SOME = (3, 4)
    stakes[0] = 100 if last[0] in SOME else 0
"""
    assert engine_of("own.py", text)[1] == ""
    returned = """
def choose(last, balance, state):
    return {"red": 100} if last[0] in (3, 4) else None
"""
    assert _played(text) == _played(returned)


def test_stakes_off_the_unit_are_refused_in_both_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
BETS = ("red", "black")

def choose(last, balance, state, stakes):
    state[0] += 1
    stakes[0] = 100 + 25 * (int(state[0]) % 5)
"""
    limits = Limits(table=Range(Money(100), Money(10**9), Money(50)), smallest_chip=Money(50))
    fast = _played(text, limits)
    assert 0 < fast[2][0] < 300
    monkeypatch.setattr("croupier.lab.choices.engine_of", lambda name, text: (None, "slow"))
    assert _played(text, limits) == fast
