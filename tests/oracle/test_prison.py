"""Zeros that halve stakes, worked out a second time: odds, PAR, simulation and exposure."""

from fractions import Fraction as F
from itertools import product

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.lab.par import par_sheet
from croupier.lab.wagers import Wagers
from croupier.roulette.catalogue import find_book
from croupier.roulette.exposure import exposure
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lines import Wagerer
from croupier.roulette.odds import prospect
from croupier.roulette.pockets import Pocket
from croupier.roulette.zero import choice_after, edge_of_staying, staying_is_worth
from croupier.simulation import simulate

FRENCH = find_book("france").game("french")
RED = FRENCH.bets["red"]
REDS = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def covers(bet: str, number: int) -> bool:
    """The even chances and the first two dozens, from their names alone."""
    if number == 0:
        return False
    return {
        "red": number in REDS,
        "black": number not in REDS,
        "even": number % 2 == 0,
        "odd": number % 2 == 1,
        "low": number <= 18,
        "high": number >= 19,
        "two-dozens:1-2": number <= 24,
    }[bet]


def worth_over_spins(zeros: int, spins: int, *, share_at: int) -> F:
    """What a stake of one in prison comes to over every series of numbers, if it stays until then.

    After `share_at` zeros it is shared; after so many spins, whatever happens.
    """
    if zeros == share_at or spins == 0:
        return F(1, 2**zeros)
    freed = F(18, 37) * F(1, 2 ** (zeros - 1))
    return freed + F(1, 37) * worth_over_spins(zeros + 1, spins - 1, share_at=share_at)


@pytest.mark.clause("france", "52#zero-1", "52#zero-2", "52#zero-3")
@pytest.mark.parametrize("zeros", [1, 2, 3, 4, 5])
def test_both_choices_after_any_number_of_zeros(zeros: int) -> None:
    choice = choice_after(FRENCH, RED, zeros)
    assert choice.share == F(1, 2**zeros)
    # Sharing at the next zero is the better way on, and still worth less than sharing now.
    assert choice.stay == worth_over_spins(zeros, 9, share_at=zeros + 1)
    assert choice.stay < choice.share
    assert choice.better == "share"


@pytest.mark.clause("france", "52#zero-3")
def test_who_never_shares_loses_one_in_seventy_three() -> None:
    # v = 18/37 + v/74, so v is 36/73 and a zero costs 37/73 of the stake once in 37 spins.
    assert edge_of_staying(FRENCH, RED) == F(1, 73)
    assert abs(worth_over_spins(1, 12, share_at=99) - F(36, 73)) < F(1, 10**20)
    lines = {line.name: line for line in par_sheet(FRENCH, spins=(100,))}
    (staying,) = (line for name, line in lines.items() if name.endswith("in prison"))
    (sharing,) = (line for name, line in lines.items() if name.endswith("red, black"))
    assert (staying.edge, sharing.edge) == (F(1, 73), F(1, 74))
    for stays, edge in ((True, F(1, 73)), (False, F(1, 74))):
        found = simulate(FRENCH, {"red": 16}, spins=200_000, stays=stays).gain
        assert found.exact is not None
        assert abs(found.exact + 16 * float(edge)) < 1e-6
        assert found.low < found.exact < found.high


def test_twenty_four_numbers_at_one_half_lose_one_in_thirty_seven() -> None:
    found = prospect(FRENCH, FRENCH.bets["two-columns:2-3"])
    assert not isinstance(found, Refusal)
    assert found.edge == 1 - F(24, 37) * F(3, 2) == F(1, 37)
    assert Wagers(FRENCH, {"two-dozens:1-2": 200}).spectrum.mean == -F(200, 37)


@pytest.mark.parametrize(("stake", "zeros", "chip"), [*product((700, 8000), (1, 2, 3), (50, 100))])
def test_what_staying_is_worth_in_whole_chips(stake: int, zeros: int, chip: int) -> None:
    def stay(met: int) -> F:
        freed = stake if met == 1 else stake // (2 ** (met - 1) * chip) * chip
        halves = -(-stake // (2 ** (met + 1) * chip)) * chip
        later = stay(met + 1) if freed else F(0)
        return F(18, 37) * freed + F(1, 37) * max(F(halves), later)

    assert staying_is_worth(FRENCH, RED, stake, zeros, chip) == stay(zeros)


@pytest.mark.clause("france", "52#zero-3")
def test_exposure_counts_stakes_in_prison_at_every_level() -> None:
    limits = Limits(table=Range(Money(100), Money(10**9)))
    wagers = {"red": 8000, "odd": 8000, "high": 8000, "black": 6000, "two-dozens:1-2": 2000}
    prison = {"red": 1, "odd": 2, "high": 3}
    found = exposure(FRENCH, limits, [Wagerer("ann", wagers, {}, False, None, prison=prison)])
    for number in range(37):
        net = 0
        for bet, stake in wagers.items():
            met = prison.get(bet, 0)
            if number == 0 and bet != "two-dozens:1-2":
                net -= stake - stake // 2 ** (met + 1)
            elif not covers(bet, number):
                net -= stake
            elif met:
                net -= stake - stake // 2 ** (met - 1)
            else:
                net += stake // 2 if bet == "two-dozens:1-2" else stake
        assert found[Pocket(str(number))] == net, number
