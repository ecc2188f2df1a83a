from collections import defaultdict
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.lab.arrays import BadArrays, exposure, liability, returns_of, settle_many
from croupier.lab.wagers import OPEN_LIMITS
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle
from tests.unit.lab.playing import star

GAME = star()
RETURNS = returns_of(GAME)
COUNT = 5
WAGERS = st.lists(
    st.tuples(
        st.integers(0, len(RETURNS.names) - 1), st.integers(1, 10**9), st.integers(0, COUNT - 1)
    ),
    max_size=40,
)


def columns(wagers: list[tuple[int, int, int]]) -> tuple[np.ndarray, ...]:
    kinds = (np.uint8, np.int64, np.int32)
    return tuple(
        np.array([wager[place] for wager in wagers], kind) for place, kind in enumerate(kinds)
    )


@settings(deadline=None)
@given(WAGERS, st.sampled_from(RETURNS.pockets))
def test_arrays_come_to_what_the_table_settles(
    wagers: list[tuple[int, int, int]], pocket: str
) -> None:
    result = Result(game=GAME, limits=OPEN_LIMITS, pocket=pocket)  # type: ignore[arg-type]
    laid: list[defaultdict[str, int]] = [defaultdict(int) for _ in range(COUNT)]
    for bet, stake, player in wagers:
        laid[player][RETURNS.names[bet]] += stake
    lines = [settle(result, Wagerer("p", each, {}, False, None)) for each in laid]
    back = [sum(line.win + line.returned for line in each) for each in lines]
    bets, stakes, players = columns(wagers)
    found = settle_many(RETURNS, bets, stakes, players, result.pocket, COUNT)
    assert found.tolist() == back
    assert liability(RETURNS, bets, stakes)[result.pocket] == sum(back)


@pytest.mark.parametrize(
    "wager", [(250, 1, 0), (0, -1, 0), (0, 1, COUNT), (0, 1, -1), (0, 2**62, 0)]
)
def test_a_wager_that_cannot_be_is_named(wager: tuple[int, int, int]) -> None:
    bets, stakes, players = columns([(0, 100, 0), wager])
    with pytest.raises(BadArrays, match="wager 1"):
        settle_many(RETURNS, bets, stakes, players, RETURNS.pockets[0], COUNT)


@pytest.mark.parametrize("pocket", ["0", "17"])
@pytest.mark.parametrize("scale", [1, 2])
def test_the_order_of_wagers_does_not_matter(pocket: Pocket, scale: int) -> None:
    """Wagers by player are settled another way; some players have none, others lie over a block."""
    drawn = np.random.default_rng(5)
    bets, stakes = drawn.integers(0, len(RETURNS.names), 5000), drawn.integers(1, 10**6, 5000)
    players = np.sort(drawn.integers(10, 90, 5000) // 3)
    returns = replace(RETURNS, scale=scale)
    mixed = drawn.permutation(5000)
    assert (players[mixed][1:] < players[mixed][:-1]).any()
    found = settle_many(returns, bets, stakes, players, pocket, 40)
    again = settle_many(returns, bets[mixed], stakes[mixed], players[mixed], pocket, 40)
    assert found.tolist() == again.tolist()
    assert found.sum() > 0 == found[0]


def test_arrays_of_different_lengths_are_refused() -> None:
    bets, stakes, players = columns([(0, 100, 0)])
    with pytest.raises(BadArrays, match="one of each"):
        settle_many(RETURNS, bets, stakes, players[:0], RETURNS.pockets[0], COUNT)


def test_fractions_of_a_cent_are_refused() -> None:
    bets, stakes, players = columns([(0, 100, 0)])
    with pytest.raises(BadArrays, match="whole cents"):
        settle_many(RETURNS, bets, stakes / 3, players, RETURNS.pockets[0], COUNT)


def test_exposure_names_the_pocket_that_costs_most() -> None:
    found = exposure(GAME, {"red": 1000, "straight:17": 500})
    assert found.worst == ("17", -16_500)
    assert found.owed["1"] == 2000  # type: ignore[index]
    with pytest.raises(BadArrays, match="tier"):
        exposure(GAME, {"tier": 100})
