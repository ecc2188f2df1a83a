from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.lab.convolution import distribution, enumerated, exact_distribution
from croupier.lab.wagers import CannotLay, Wagers, make_spectrum
from tests.unit.lab.playing import MIX, star

PAIRS = st.lists(st.tuples(st.integers(1, 40), st.integers(-60, 400)), min_size=1, max_size=6)


@settings(deadline=None)
@given(PAIRS, st.integers(1, 5))
def test_convolution_is_enumeration(pairs: list[tuple[int, int]], spins: int) -> None:
    spectrum = make_spectrum(pairs)
    found = exact_distribution(spectrum, spins)
    assert found == enumerated(spectrum, spins)
    assert sum(found.values()) == 1


@settings(deadline=None)
@given(PAIRS, st.integers(1, 40))
def test_the_quick_way_agrees_with_whole_numbers(pairs: list[tuple[int, int]], spins: int) -> None:
    spectrum = make_spectrum(pairs)
    quick, exact = (distribution(spectrum, spins, exact=exact) for exact in (False, True))
    assert quick.first == exact.first
    assert np.abs(quick.probabilities - exact.probabilities).max() < 1e-12


def test_a_thousand_spins_have_the_mean_and_the_spread_they_must_have() -> None:
    spectrum = Wagers(star(), MIX).spectrum
    found = distribution(spectrum, 1000)
    assert found.mean == pytest.approx(float(1000 * spectrum.mean), rel=1e-9)
    assert found.deviation == pytest.approx(sqrt(1000 * spectrum.variance), rel=1e-7)
    assert found.at_most(found.quantile(0.05)) >= 0.05
    assert found.at_most(0) + found.above(0) == pytest.approx(1)


def test_too_many_results_are_refused_and_not_begun() -> None:
    with pytest.raises(CannotLay, match="results"):
        distribution(Wagers(star(), MIX).spectrum, 10**9)
    with pytest.raises(CannotLay, match="no result"):
        distribution(Wagers(star(), MIX).spectrum, 0)
