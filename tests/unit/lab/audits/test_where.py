"""Four statistics that share a level: as strict as stated, and as strong as stated."""

import numpy as np
import pytest
from scipy import special

from croupier.lab.audits import where
from tests.unit.lab.audits.wheels import POCKETS, generator


@pytest.mark.parametrize("count", [100, 1200, 20_000])
def test_fair_wheels_go_beyond_a_shared_level_as_often_as_it_says(count: int) -> None:
    fair = where.fair_wheels(POCKETS, count)
    rows = generator(count + 1).multinomial(count, np.full(POCKETS, 1 / POCKETS), 4_000)
    beyond = np.zeros(4_000, np.bool_)
    for name, statistic in where.STATISTICS.items():
        beyond |= statistic(rows) >= fair.limit(name, 0.05)
    # A binomial of 4,000 at 0.05 is outside of this once in a thousand times.
    assert 0.039 < beyond.mean() < 0.062


@pytest.mark.parametrize("name", [*where.STATISTICS, where.TOGETHER])
@pytest.mark.parametrize("count", [150, 1200, 9_000])
def test_the_stated_bias_is_found_four_times_in_five(name: str, count: int) -> None:
    level = 0.044
    power = where.stated_power(name, POCKETS, count, level)
    shares = where.stated_shares(name, POCKETS, power.size)
    rows = generator(7).multinomial(count, shares, 6_000)
    # Two points, and two standard errors of 6,000 trials.
    assert where.are_found(name, rows, level).mean() == pytest.approx(0.8, abs=0.03)


@pytest.mark.parametrize("count", [100, 1200, 20_000])
def test_zones_and_even_numbers_of_the_stated_size_are_found_four_times_in_five(
    count: int,
) -> None:
    random, level = generator(count), 0.005
    size = where.power_of_drops(8, count, level).size
    rows = random.multinomial(count, where.pocket_shares(8, size), 6_000)
    found = special.chdtrc(7, where.chi_statistic(rows)) <= level
    assert found.mean() == pytest.approx(0.8, abs=0.03)
    size = where.power_of_evenness(POCKETS, count, level).size
    rows = where.even_counts(random, POCKETS, count, size, 6_000)
    found = special.chdtr(POCKETS - 1, where.chi_statistic(rows)) <= level
    assert found.mean() == pytest.approx(0.8, abs=0.03)


def test_a_nine_pocket_sector_is_found_nearly_as_often_as_any_test_could() -> None:
    """At 1 %, the best test there can be, which knows the length and the size, finds 74 %."""
    fair = where.fair_wheels(POCKETS, 1200)
    rows = generator(11).multinomial(1200, where.sector_shares(POCKETS, 0.2), 6_000)
    found = (where.sector_statistic(rows) >= fair.limit(where.SECTOR, 0.01)).mean()
    assert found > 0.68


def test_beyond_all_simulated_wheels_p_values_go_on_falling() -> None:
    ascending = np.sort(generator(1).exponential(size=40_000))
    found = [where.share_beyond(ascending, value) for value in (8.0, 12.0, 16.0)]
    assert np.log(found) == pytest.approx([-8, -12, -16], rel=0.12)
    for p in (0.02, 1e-5, 1e-8):
        value = where.value_beyond(ascending, p)
        assert where.share_beyond(ascending, value) == pytest.approx(p, rel=0.05)
