"""Exact figures, each held against every sequence there is or against a second way to count."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import log

import numpy as np
import pytest

from croupier.lab import figures as f
from croupier.lab.convolution import distribution, windowed
from croupier.lab.wagers import Spectrum

RED = Spectrum((100, -100), (18, 19))
MIX = Spectrum((300, 100, -100), (2, 5, 9))
SPINS = 7


def _sequences(spectrum: Spectrum, spins: int = SPINS) -> list[tuple[float, tuple[int, ...]]]:
    pairs = [(w / spectrum.total, n) for n, w in zip(spectrum.nets, spectrum.weights, strict=True)]
    return [
        (float(np.prod([chance for chance, _ in way])), tuple(net for _, net in way))
        for way in product(pairs, repeat=spins)
    ]


@pytest.mark.parametrize("spectrum", [RED, MIX])
def test_ruin_comes_when_every_sequence_says_it_does(spectrum: Spectrum) -> None:
    wanted = [0.0] * SPINS
    for chance, nets in _sequences(spectrum):
        stack = 250
        for spin, net in enumerate(nets):
            stack += net
            if stack < 100:
                wanted[spin] += chance
                break
    found = f.ruin_times(spectrum, stack=250, cost=100, spins=SPINS)
    assert found.chances == pytest.approx(wanted, abs=1e-12)
    assert found.ruin == pytest.approx(sum(wanted))
    assert found.quantile(0.999) is None


@pytest.mark.parametrize("depth", [100, 200, 350, 500])
def test_falls_are_as_deep_as_every_sequence_says(depth: int) -> None:
    wanted = 0.0
    for chance, nets in _sequences(MIX):
        best = now = worst = 0
        for net in nets:
            now += net
            best = max(best, now)
            worst = max(worst, best - now)
        wanted += chance * (worst >= depth)
    assert f.drawdown(MIX, spins=SPINS, depth=depth) == pytest.approx(wanted, abs=1e-12)


def test_a_falls_quantile_is_where_its_chance_passes_the_share() -> None:
    found = f.drawdown_quantile(RED, spins=200, share=0.9)
    assert f.drawdown(RED, spins=200, depth=found + 100) <= 0.1
    assert f.drawdown(RED, spins=200, depth=found) > 0.1


def test_streaks_are_those_of_every_sequence() -> None:
    for length in (1, 2, 3, 5, 7):
        wanted = sum(
            chance
            for chance, nets in _sequences(RED)
            if "L" * length in "".join("L" if net < 0 else "W" for net in nets)
        )
        assert f.streak(Fraction(19, 37), spins=SPINS, length=length) == pytest.approx(wanted)
    assert f.streak(0.5, spins=3, length=4) == 0


def test_the_hottest_number_is_that_of_every_sequence() -> None:
    counts = [max(Counter(way).values()) for way in product(range(4), repeat=6)]
    for hits in (2, 3, 4, 6):
        wanted = sum(count >= hits for count in counts) / len(counts)
        assert f.hottest(4, spins=6, hits=hits) == pytest.approx(wanted, abs=1e-12)
    assert f.hottest_quantile(37, spins=370) == 17


def test_a_rebate_costs_its_share_of_the_losses() -> None:
    found = distribution(RED, 2)
    _, cost = f.rebated(found, Fraction(1, 10))
    assert cost == pytest.approx(0.1 * 200 * (19 / 37) ** 2)
    mean, _ = f.rebated(found, 0.0)
    assert mean == pytest.approx(float(RED.mean * 2))


def test_a_coupon_is_worth_what_it_wins() -> None:
    assert f.match_play(RED, cost=100, coupon=100) == Fraction(1800, 37)


def test_kelly_stakes_grow_faster_than_any_other() -> None:
    shares = [0.9 / 35] * 35 + [0.06, 0.04]
    stakes, growth = f.kelly(shares, 35)

    def grows(laid: list[float]) -> float:
        kept = 1 - sum(laid)
        return sum(p * log(kept + 36 * s) for p, s in zip(shares, laid, strict=True))

    assert growth == pytest.approx(grows(stakes))
    assert growth > 0
    for place in range(37):
        for step in (-1e-4, 1e-4):
            other = list(stakes)
            other[place] = max(0.0, other[place] + step)
            assert grows(other) <= growth + 1e-15
    assert f.kelly([1 / 37] * 37, 35)[0] == [0.0] * 37


def test_a_month_is_its_spins() -> None:
    found = f.month(RED, pace=30, hours=2, sessions=3, shares=(0.5,))
    assert found.a_month == pytest.approx(180 * 100 / 37)
    assert found.an_hour == pytest.approx(30 * 100 / 37)
    assert found.quantiles[0.5] == distribution(RED, 180).quantile(0.5)


def test_a_window_holds_the_whole_distribution() -> None:
    wide = Spectrum((100_000, 12_000, 500, -100), (37, 11_063, 33_300, 1_598_400))
    for spins in (40, 3_000):
        whole, part = distribution(wide, spins), windowed(wide, spins)
        for amount in part.amounts[:: max(1, len(part.amounts) // 50)]:
            assert part.at_most(int(amount)) == pytest.approx(whole.at_most(int(amount)), abs=1e-11)
    far = windowed(wide, 1_000_000)
    assert far.probabilities.sum() == pytest.approx(1, abs=1e-9)
    assert far.mean == pytest.approx(float(wide.mean * 1_000_000), rel=1e-9)
