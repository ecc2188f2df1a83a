"""The chips that a stack becomes after so many rounds, against every way the rounds can go."""

import json
from collections import defaultdict
from fractions import Fraction

import pytest

from croupier.lab.ruin import exact_ending
from croupier.lab.sessions import plan_sessions
from croupier.lab.strategies import find_strategy
from croupier.lab.terms import Terms
from croupier.lab.wagers import Wagers
from croupier.roulette.game import Game
from tests.unit.cli.calling import call
from tests.unit.lab.playing import star

STAKES = {"red": 1000, "straight:17": 500, "split:14-17": 500}


def enumerated(
    game: Game, stakes: dict[str, int], *, stack: int, rounds: int
) -> dict[int, Fraction]:
    """Round by round over all pockets; who cannot cover the wagers any more keeps what is left."""
    cost, pockets = sum(stakes.values()), game.wheel.order
    now = {stack: Fraction(1)}
    for _ in range(rounds):
        then: defaultdict[int, Fraction] = defaultdict(Fraction)
        for held, chance in now.items():
            for pocket in pockets:
                pays = game.pays(pocket)
                back = sum(s * int(pays[bet] + 1) for bet, s in stakes.items() if bet in pays)
                after = held - cost + back if held >= cost else held
                then[after] += chance / len(pockets)
        now = dict(then)
    return now


@pytest.mark.parametrize(("stack", "rounds"), [(10_000, 3), (5_000, 6), (2_500, 5)])
def test_chips_after_some_rounds_are_those_of_every_way_they_can_go(
    stack: int, rounds: int
) -> None:
    game = star()
    plan = plan_sessions(
        Terms(Wagers(game, STAKES)),
        find_strategy("flat"),
        sessions=1,
        spins=rounds,
        stack=stack,
        seed=0,
    )
    ending = exact_ending(plan)
    assert ending is not None
    chances = zip(ending.stacks.tolist(), ending.probabilities.tolist(), strict=True)
    found = {chips: chance for chips, chance in chances if chance}
    every = enumerated(game, STAKES, stack=stack, rounds=rounds)
    assert found.keys() == every.keys()
    assert found == pytest.approx({chips: float(chance) for chips, chance in every.items()})
    ruined = sum(chance for chips, chance in every.items() if chips < sum(STAKES.values()))
    assert ending.ruin == pytest.approx(float(ruined))


def test_programs_get_every_amount_with_its_chance(capsys: pytest.CaptureFixture[str]) -> None:
    line = "odds --book star --mix red=10 straight:17=5 split:14-17=5 --bankroll 50 --spins 6"
    answer = json.loads(call(capsys, f"{line} --chips --json").out)
    every = enumerated(star(), STAKES, stack=5_000, rounds=6)
    rows = answer["chips"]
    assert {row["cents"]: row["chance"] for row in rows} == pytest.approx(
        {chips: float(chance) for chips, chance in every.items()}
    )
    for row in rows:
        more = sum(chance for chips, chance in every.items() if chips >= row["cents"])
        assert row["at_least"] == pytest.approx(float(more))


def test_people_see_amounts_with_their_chances(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, "odds --book star --mix red=100 --bankroll 500 --spins 5 --chips").out
    assert "$500 after 5 spins" in answer
    assert "$1000   2.7249%       2.7249%" in answer
    many = "odds --book star --mix red=10 straight:17=1 --bankroll 500 --spins 100 --chips"
    assert "amounts, those at 1, 5" in call(capsys, many).out
    bare = call(capsys, "odds --book star --mix red=100 --chips")
    assert (bare.code, "give --mix and --bankroll with it" in bare.err) == (2, True)


def test_a_bankroll_is_followed_for_an_evening_unless_more_is_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = call(capsys, "odds --book star --mix red=10 --bankroll 100 --chips").out
    assert "with $100, ruined within 10,000 spins: 99.9726%" in answer
    assert "to be ruined once in a hundred times: $5140" in answer
    assert "$100 after 10,000 spins" in answer
