"""Stakes in prison over any sequence of numbers: no cent is made or lost, and each is worth what
the zeros before it left of it."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.scenario.read import read_scenario
from croupier.scenario.run import set_up, take_step
from croupier.table.phases import Phase
from croupier.table.prison import ShareStake
from tests.properties.invariants import Play
from tests.properties.rounds import buy_in, deal_to, place
from tests.properties.strategies import Setting

PURSE = 1_000_000
RED, BLACK = "1", "2"


def opened(chip: int) -> Play:
    limits = Limits(table=Range(Money(500), Money(500)), smallest_chip=Money(chip))
    play = Play(Setting(book="france", game="french", options={}, limits=limits).open())
    assert not isinstance(buy_in(play, "ann", PURSE), Refusal)
    deal_to(play, Phase.BETTING)
    return play


def spin(play: Play, number: str) -> None:
    """A whole round that ends with a number."""
    deal_to(play, Phase.BETTING)
    deal_to(play, Phase.SETTLED, pocket=Pocket(number))


@pytest.mark.clause("france", "52#zero-2", "52#zero-3")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    stake=st.integers(5, 400).map(lambda dollars: dollars * 100),
    zeros=st.integers(1, 7),
    ends=st.sampled_from(("share", RED, BLACK)),
    chip=st.sampled_from((1, 50, 100)),
)
def test_a_stake_after_some_zeros_is_worth_what_they_left_of_it(
    stake: int, zeros: int, ends: str, chip: int
) -> None:
    play = opened(chip)
    assert not isinstance(place(play, "ann", "red", stake), Refusal)
    for _ in range(zeros):
        spin(play, "0")
    seat = play.table.seats["ann"]
    assert (seat.balance, seat.wagers) == (PURSE - stake, {"red": stake})
    assert seat.prison == {"red": zeros}
    if ends == "share":
        play.submit(ShareStake(by=Role.PLAYER, player="ann", bet="red"))
        kept = -(-stake // (2**zeros * chip)) * chip
    else:
        spin(play, ends)
        freed = stake if zeros == 1 else stake // (2 ** (zeros - 1) * chip) * chip
        kept = freed if ends == RED else 0
    seat = play.table.seats["ann"]
    assert seat.balance + sum(seat.wagers.values()) == PURSE - stake + kept
    assert not seat.prison
    assert play.table.house == stake - kept
    play.check_replay()


@pytest.mark.clause("france", "52#zero-1", "52#zero-4")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    numbers=st.lists(st.sampled_from(("0", "0", RED, BLACK, "19", "36")), min_size=1, max_size=8),
    shares=st.lists(st.booleans(), min_size=8, max_size=8),
)
def test_money_is_conserved_over_any_sequence_of_zeros(
    numbers: list[str], shares: list[bool]
) -> None:
    play = opened(100)
    for number, share in zip(numbers, shares, strict=False):
        for bet in ("red", "black", "high", "dozen:1"):
            place(play, "ann", bet, 700)
        spin(play, number)
        for bet in tuple(play.table.seats["ann"].prison) if share else ():
            play.submit(ShareStake(by=Role.PLAYER, player="ann", bet=bet))
        deal_to(play, Phase.BETTING)
        seat = play.table.seats["ann"]
        assert seat.balance + sum(seat.wagers.values()) + play.table.house == PURSE
        assert set(seat.prison) <= set(seat.wagers)
    play.check_replay()


def story(numbers: list[str], *corrections: dict[str, object]) -> dict[str, int]:
    """What ann holds and has lying, and what the house has won, after rounds and corrections."""
    steps: list[dict[str, Any]] = [{"buy-in": {"player": "ann", "amount": 500}}]
    for number in numbers:
        steps.append({"open-betting": {}})
        if len(steps) == 2:
            steps += [{"place": {"player": "ann", "bet": b, "stake": 96}} for b in ("red", "high")]
        steps += [{"spin": {}}, {"no-more-bets": {}}, {"result": {"number": number}}]
    for each in corrections:
        late = {"no-spin": {**each, "reason": "foreign-object"}}
        steps.append({"correct-result": each} if "number" in each else late)
    head = {"name": "zeros", "book": "france", "game": "french", "limits": {"min": 5}}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "story.yaml"
        path.write_text(json.dumps({**head, "steps": steps}), "utf-8")
        scenario = read_scenario(path)
    play = set_up(scenario)
    outcomes = [take_step(play, step) for step in scenario.steps]
    assert [each.report for each in outcomes if not each.report["ok"]] == []
    assert play.house.last_fault() == ""
    seat = play.table.seats["ann"]
    assert seat.balance + sum(seat.wagers.values()) - seat.owed + play.table.house == 50_000
    held = {f"{bet} in prison": zeros for bet, zeros in seat.prison.items()}
    return {"holds": seat.balance - seat.owed, "house": play.table.house, **seat.wagers, **held}


NUMBERS = st.sampled_from(("0", RED, BLACK, "19", "36"))


@pytest.mark.clause("france", "52#zero-2", "52#zero-3")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    zeros=st.integers(1, 4),
    ends=NUMBERS,
    corrections=st.lists(
        st.tuples(st.integers(0, 4), st.one_of(NUMBERS, st.none())), min_size=1, max_size=5
    ),
)
def test_late_acts_in_any_order_end_as_if_only_the_right_numbers_had_been_entered(
    zeros: int, ends: str, corrections: list[tuple[int, str | None]]
) -> None:
    numbers = ["0"] * zeros + [ends]
    entered: list[dict[str, object]] = []
    right: list[str | None] = [*numbers]
    for which, number in corrections:
        round_no = which % len(numbers)
        # The first round has wagers that a spoiled spin gives back; the last has nothing after it.
        spoiled = number is None and round_no in (0, zeros)
        if right[round_no] not in (number, None) and not spoiled:
            right[round_no] = number
            said = {} if number is None else {"number": number}
            entered.append({**said, "round": round_no + 1})
    assert story(numbers, *entered) == story([number for number in right if number is not None])
