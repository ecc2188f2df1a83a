"""Exact endings of strategies with a memory, against every session there is."""

from fractions import Fraction
from itertools import product

import pytest

from croupier.core.money import Money
from croupier.lab import remembered
from croupier.lab.reference import Player
from croupier.lab.ruin import exact_ending
from croupier.lab.running import run_here
from croupier.lab.sessions import SessionPlan, chunks, plan_sessions, play_chunk
from croupier.lab.strategies import Strategy, find_strategy, read_strategy
from croupier.lab.terms import AtLimit, Terms
from croupier.roulette.limits import Limits, Range
from tests.unit.lab.playing import terminal, terms

#: It stakes what it lost three spins ago, which no two numbers can hold.
OWN = """
def third_last(units, net, stack, one, memory):
    memory[3] = memory[2]
    memory[2] = memory[1]
    memory[1] = units * (net < 0)
    return 1 + memory[3]
"""
LOW, HIGH = (Limits(table=Range(Money(100), Money(most))) for most in (1_000, 50_000))


def plan(
    strategy: Strategy,
    limit: AtLimit = AtLimit.RESTART,
    *,
    spins: int = 9,
    stack: int = 2_000,
    limits: Limits = LOW,
) -> tuple[Terms, SessionPlan]:
    made = terms(terminal(), {"red": 100}, limits)
    made = Terms(made.wagers, limit)
    return made, plan_sessions(made, strategy, sessions=50_000, spins=spins, stack=stack, seed=3)


def every_session(made: Terms, strategy: Strategy, spins: int, stack: int) -> dict[int, Fraction]:
    """What each sequence of wins and losses ends with at the table itself."""
    kinds = {number: outcome for outcome, number in made.ordered}
    total = sum(outcome.weight for outcome, _ in made.ordered)
    weight = dict.fromkeys(kinds, 0)
    for outcome, number in made.ordered:
        weight[number] += outcome.weight
    found: dict[int, Fraction] = {}
    for sequence in product(kinds, repeat=spins):
        player, chance = Player(made, strategy, stack, 0), Fraction(1)
        for number in sequence:
            player.spin(kinds[number])
            chance *= Fraction(weight[number], total)
        found[player.stack] = found.get(player.stack, Fraction(0)) + chance
    return found


@pytest.mark.parametrize(
    ("name", "limit"),
    [("labouchere", AtLimit.RESTART), ("labouchere", AtLimit.MOST), ("own", AtLimit.STOP)],
)
def test_every_session_counts_as_often_as_it_comes(name: str, limit: AtLimit) -> None:
    strategy = read_strategy("own.py", OWN) if name == "own" else find_strategy(name)
    made, planned = plan(strategy, limit)
    ending = exact_ending(planned)
    assert ending is not None
    assert ending.is_exact
    whole = every_session(made, strategy, planned.spins, planned.start)
    mine = dict(zip(ending.stacks.tolist(), ending.probabilities.tolist(), strict=True))
    mine = {stack: share for stack, share in mine.items() if share}
    assert mine == pytest.approx({stack: float(share) for stack, share in whole.items()})


def test_a_low_maximum_leaves_so_few_states_that_an_evening_is_followed() -> None:
    _, planned = plan(find_strategy("labouchere"), spins=200, stack=20_000)
    ending = exact_ending(planned)
    assert ending is not None
    assert ending.is_exact


def test_what_is_left_unfollowed_bounds_what_sessions_come_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remembered, "_RARE", (1e-7,))
    _, planned = plan(find_strategy("labouchere"), spins=60, stack=10_000, limits=HIGH)
    ending = exact_ending(planned)
    assert ending is not None
    assert 0 < ending.left < 0.1
    assert ending.probabilities.sum() + ending.left == pytest.approx(1)
    played = run_here(play_chunk, planned, chunks(planned), workers=1)
    found = {
        "gain": (played.mean, played.error),
        "ruin": played.proportion(played.ruined),
        "ahead": played.proportion(played.ahead),
    }
    for name, (value, error) in found.items():
        least, most = ending.bounds[name]
        assert least - 4 * error < value < most + 4 * error, name


def test_too_long_sessions_are_not_followed() -> None:
    _, planned = plan(find_strategy("labouchere"), spins=1_000, stack=100_000, limits=HIGH)
    assert exact_ending(planned) is None
