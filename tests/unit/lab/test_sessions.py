import sys
from itertools import pairwise
from math import exp
from statistics import NormalDist

import pytest

from croupier.core.money import Money
from croupier.lab import ruin
from croupier.lab.reference import play_batch
from croupier.lab.ruin import exact_ending, stack_needed
from croupier.lab.running import NoCluster, run_here, run_on_cluster
from croupier.lab.sessions import SessionPlan, chunks, plan_sessions, play_arrays, play_chunk
from croupier.lab.strategies import NAMED, BadStrategy, find_strategy, read_strategy
from croupier.lab.terms import AtLimit, Terms
from croupier.lab.wagers import CannotLay
from croupier.roulette.limits import Limits, Range
from tests.unit.lab.playing import MIX, star, terminal, terms

PARITY = """
def every_third(units, net, stack, one, a, b):
    # Two units on every third spin, else one.
    return 1 + (a % 3 == 2), a + 1, b
"""
RED = {"red": 500}
FREE = Limits(table=Range(Money(100), Money(10**15)), smallest_chip=Money(100))


def same_sessions(made: Terms, strategy: str, *, stack: int = 100_000, goal: int = 0) -> None:
    """The fast kernel and the table itself, spin by spin, from the same seed."""
    found = (
        read_strategy("every_third.py", PARITY) if strategy == "own" else find_strategy(strategy)
    )
    options = {"spins": 83, "stack": stack, "seed": 7, "goal": goal}
    plan = plan_sessions(made, found, sessions=256, **options)
    final, staked, _ = play_arrays(plan, 1, 128)
    players = play_batch(made, found, number=1, **options)
    assert final.tolist() == [player.stack for player in players]
    assert staked.tolist() == [player.staked for player in players]


@pytest.mark.parametrize(
    ("arguments", "text", "why"),
    [
        ("a, b", "return 1 + (10 // (a - 3)) * 0, a + 1, b", "own.py: ZeroDivisionError"),
        ("memory", "memory[0] += 1; memory[memory[0] * 30] += 1; return 1", "own.py: IndexError"),
        ("a, b", "return {0: 1}.get('x', 1), a, b", "own.py: Numba does not compile it: "),
    ],
)
def test_what_goes_wrong_in_a_file_of_units_ends_the_run(
    arguments: str, text: str, why: str
) -> None:
    own = read_strategy("own.py", f"def own(units, net, stack, one, {arguments}):\n    {text}")
    plan = plan_sessions(terms(terminal(), RED), own, sessions=128, spins=50, stack=20_000, seed=7)
    with pytest.raises(BadStrategy, match=why):
        play_arrays(plan, 0, 128)
    with pytest.raises(BadStrategy, match=why):
        exact_ending(plan)


@pytest.mark.parametrize("strategy", [*NAMED, "own"])
def test_sessions_are_those_of_the_table_itself(strategy: str) -> None:
    same_sessions(terms(terminal(), RED), strategy, stack=20_000)


def test_wagers_that_are_cut_one_by_one_are_played_as_the_table_cuts_them() -> None:
    made = terms(star(), MIX)
    assert not made.is_linear
    same_sessions(made, "martingale")


def test_a_table_that_pays_to_the_maximum_holds_the_progression_there() -> None:
    made = terms(star(), RED)
    assert made.limit_rule is AtLimit.MOST
    same_sessions(made, "martingale", stack=30_000)


@pytest.mark.parametrize("strategy", ["flat", "labouchere"])
def test_lucky_ball_is_played_with_its_boosts(strategy: str) -> None:
    same_sessions(terms(star(lucky_ball="mega"), {"lucky-ball:green": 500}), strategy, stack=20_000)


@pytest.mark.parametrize("strategy", ["martingale", "fibonacci", "oscars-grind", "labouchere"])
def test_a_table_without_a_maximum_is_played_beyond_32_bits(strategy: str) -> None:
    made = terms(terminal(), MIX, FREE)
    plan = plan_sessions(made, find_strategy(strategy), sessions=1, spins=83, stack=9_999, seed=7)
    assert plan.kind == ("int64" if strategy == "labouchere" else "float64")
    same_sessions(made, strategy, stack=10**7 + 9)


def test_amounts_past_what_a_float_holds_are_played_in_64_bits() -> None:
    made = terms(terminal(), {"red": 10**9}, FREE)
    plan = plan_sessions(
        made, read_strategy("every_third.py", PARITY), sessions=1, spins=83, stack=10**12, seed=7
    )
    assert plan.kind == "int64"
    same_sessions(made, "own", stack=10**12 + 7)


@pytest.mark.parametrize("strategy", ["martingale", "oscars-grind", "labouchere"])
@pytest.mark.parametrize("goal", [0, 23_456])
def test_a_stack_and_a_goal_need_be_no_multiple_of_the_wagers(strategy: str, goal: int) -> None:
    made = terms(terminal(), MIX)
    plan = plan_sessions(made, find_strategy(strategy), sessions=1, spins=83, stack=17_777, seed=7)
    assert (plan.grain, plan.rest, plan.kind) == (500, 277, "int32")
    same_sessions(made, strategy, stack=17_777, goal=goal)


@pytest.mark.parametrize("strategy", ["fibonacci", "labouchere"])
def test_a_line_of_numbers_ends_before_it_leaves_its_bits_or_its_room(strategy: str) -> None:
    # Straight up most spins lose, and the table holds the stake at its maximum meanwhile.
    made = terms(star(), {"straight:17": 500})
    assert made.limit_rule is AtLimit.MOST
    same_sessions(made, strategy, stack=10**7)


@pytest.mark.parametrize("at", [*AtLimit])
@pytest.mark.parametrize("stack", [2_000, 60_000])
def test_lines_that_meet_the_limit_are_played_as_the_table_takes_them(
    at: AtLimit, stack: int
) -> None:
    low = Limits(table=Range(Money(500), Money(6_000)), smallest_chip=Money(100))
    same_sessions(terms(terminal(), RED, low, at), "labouchere", stack=stack, goal=stack + 15_000)


@pytest.mark.parametrize("strategy", ["flat", "labouchere", "martingale"])
def test_a_batch_ends_when_its_sessions_have(strategy: str) -> None:
    made = terms(terminal(), RED)
    options = {"sessions": 200, "stack": 5_000, "seed": 3}
    plan = plan_sessions(made, find_strategy(strategy), spins=10**9, **options)
    final, _, paths = play_arrays(plan, 0, 200)
    assert final.max() < 500
    # Anyone who has ended stands still: the ways go on to the last moment that is kept.
    assert (paths[-1] == final[:128]).all()
    assert (paths[0] == 5_000).all()


def martingale_plan(sessions: int = 20_000) -> SessionPlan:
    """Base 1, limit 500, stack 1000, 1000 spins: the case with a known answer."""
    made = terms(terminal(), {"red": 100}, Limits(table=Range(Money(100), Money(50_000))))
    strategy = find_strategy("martingale")
    return plan_sessions(made, strategy, sessions=sessions, spins=1000, stack=100_000, seed=7)


def test_the_exact_ruin_of_a_martingale_is_the_known_one() -> None:
    ending = exact_ending(martingale_plan())
    assert ending is not None
    assert ending.ruin == pytest.approx(0.149853286, abs=1e-9)
    assert ending.mean == pytest.approx(-12_320.82, abs=0.01)
    assert ending.probabilities.sum() == pytest.approx(1, abs=1e-12)


def test_simulated_sessions_agree_with_the_exact_ending_on_any_number_of_cores() -> None:
    plan, ending = martingale_plan(), exact_ending(martingale_plan())
    one, two = (run_here(play_chunk, plan, chunks(plan), workers=n) for n in (1, 2))
    assert ending is not None
    assert (one.gained, one.squares, one.bins) == (two.gained, two.squares, two.bins)
    share, error = one.proportion(one.ruined)
    assert abs(share - ending.ruin) < 3 * error
    assert abs(one.mean - ending.mean) < 3 * one.error


def test_a_cluster_of_two_workers_comes_to_the_same() -> None:
    plan = martingale_plan(sessions=1_000)
    parts = [(0, 512), (4, 488)]
    here = run_here(play_chunk, plan, parts, workers=1)
    there = run_on_cluster(play_chunk, plan, parts, address="local", workers=2)
    assert (here.gained, here.squares, here.bins) == (there.gained, there.squares, there.bins)
    assert here.sessions == there.sessions == 1_000


def test_a_missing_package_or_scheduler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"croupier\[cluster\]"):
        run_on_cluster(play_chunk, martingale_plan(128), [(0, 128)], address="local")


def test_the_stack_that_is_seldom_ruined_is_found() -> None:
    made, flat = terms(terminal(), RED), find_strategy("flat")

    def plan_for(stack: int) -> SessionPlan:
        return plan_sessions(made, flat, sessions=1, spins=100, stack=stack, seed=0)

    needed = stack_needed(plan_for(500), 0.01, most=10**7)
    assert needed == 14_500
    assert stack_needed(plan_for(500), 0.01, most=14_499) is None
    ruins = [exact_ending(plan_for(stack)) for stack in (needed - 500, needed)]
    assert ruins[0] is not None
    assert ruins[1] is not None
    assert ruins[0].ruin > 0.01 >= ruins[1].ruin


def test_the_stack_of_a_progression_is_not_searched_for() -> None:
    with pytest.raises(CannotLay, match="martingale needs"):
        stack_needed(martingale_plan(), 0.01, most=10**7)


@pytest.mark.parametrize("stakes", [RED, {"red": 500, "dozen:1": 1500, "straight:17": 500}])
def test_with_flat_stakes_a_larger_stack_is_ruined_no_more_often(stakes: dict[str, int]) -> None:
    made, flat = terms(terminal(), stakes), find_strategy("flat")
    cost = sum(stakes.values())
    plans = [
        plan_sessions(made, flat, sessions=1, spins=40, stack=stack, seed=0, goal=6 * cost)
        for stack in range(cost, 5 * cost, 250)
    ]
    ruins = [ending.ruin for plan in plans if (ending := exact_ending(plan)) is not None]
    assert len(ruins) == len(plans)
    assert all(more <= less + 1e-12 for less, more in pairwise(ruins))
    assert ruins[0] > ruins[-1]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"sessions": 0}, "0 sessions"),
        ({"spins": 0}, "0 spins"),
        ({"stack": 100}, "a stack of 100 cents"),
        ({"goal": 1000}, "a goal of 1000 cents"),
    ],
)
def test_a_plan_that_makes_no_sense_is_told_so(options: dict[str, int], says: str) -> None:
    plain = {"sessions": 1, "spins": 10, "stack": 10_000, "seed": 1}
    with pytest.raises(CannotLay, match=says):
        plan_sessions(terms(terminal(), RED), find_strategy("flat"), **{**plain, **options})


@pytest.mark.parametrize("goal", [0, 4000])
@pytest.mark.parametrize(
    "stakes", [RED, {"straight:17": 500}, {"red": 500, "dozen:1": 1500, "straight:17": 600}]
)
def test_flat_stakes_end_alike_whether_walked_or_followed_state_by_state(
    stakes: dict[str, int], goal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, flat = terms(terminal(), stakes), find_strategy("flat")
    plan = plan_sessions(made, flat, sessions=1, spins=60, stack=3100, seed=0, goal=goal)
    walked = exact_ending(plan)
    monkeypatch.setattr(ruin, "flat_ending", lambda *arguments, **named: None)
    followed = exact_ending(plan)
    assert walked is not None
    assert followed is not None
    by_states = zip(followed.stacks.tolist(), followed.probabilities.tolist(), strict=True)
    probable = {stack: chance for stack, chance in by_states if chance > 1e-50}
    by_walk = zip(walked.stacks.tolist(), walked.probabilities.tolist(), strict=True)
    assert {stack: chance for stack, chance in by_walk if chance > 1e-50} == pytest.approx(
        probable, rel=1e-12
    )
    assert walked.ruin == pytest.approx(followed.ruin, rel=1e-12)


def test_what_is_too_much_to_follow_is_told_and_not_waited_for() -> None:
    made, flat = terms(terminal(), {"straight:17": 500}), find_strategy("flat")
    plan = plan_sessions(made, flat, sessions=1, spins=10**9, stack=10**12, seed=0)
    assert exact_ending(plan) is None
    assert stack_needed(plan, 0.01, most=10**12) is None


def test_a_long_evening_at_flat_stakes_agrees_with_the_curve_that_long_evenings_follow() -> None:
    """10,000 spins on red: the ruin of a walk that drifts down, by the inverse Gaussian."""
    made, flat = terms(terminal(), RED), find_strategy("flat")
    units, spins, drift = 400, 10_000, 1 / 37
    plan = plan_sessions(made, flat, sessions=1, spins=spins, stack=500 * units, seed=0)
    ending = exact_ending(plan)
    assert ending is not None
    assert ending.probabilities.sum() == pytest.approx(1, abs=1e-12)
    spread = ((1 - drift**2) * spins) ** 0.5
    normal = NormalDist()
    curve = normal.cdf((drift * spins - units) / spread) + exp(
        2 * drift * units / (1 - drift**2)
    ) * normal.cdf((-units - drift * spins) / spread)
    assert ending.ruin == pytest.approx(curve, abs=0.002)
