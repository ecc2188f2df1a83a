"""Four statistics that share a level: as strict as stated, and as strong as stated."""

import numpy as np
import pytest

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


@pytest.mark.parametrize("name", list(where.STATISTICS))
@pytest.mark.parametrize("count", [150, 1200, 9_000])
def test_the_stated_bias_is_found_four_times_in_five(name: str, count: int) -> None:
    level = 0.044
    power = where.stated_power(name, POCKETS, count, level)
    shares = where._STATED[name][0](POCKETS, power.size)
    rows = generator(7).multinomial(count, shares, 6_000)
    limit = where.fair_wheels(POCKETS, count).limit(name, level)
    # Two points, and two standard errors of 6,000 trials.
    assert (where.STATISTICS[name](rows) >= limit).mean() == pytest.approx(0.8, abs=0.03)


def test_a_nine_pocket_sector_is_found_nearly_as_often_as_any_test_could() -> None:
    """At 1 %, the best test there can be, which knows the length and the size, finds 73 %."""
    fair = where.fair_wheels(POCKETS, 1200)
    rows = generator(11).multinomial(1200, where.sector_shares(POCKETS, 0.2), 6_000)
    found = (where.sector_statistic(rows) >= fair.limit(where.SECTOR, 0.01)).mean()
    assert found > 0.66


def test_beyond_all_simulated_wheels_p_values_go_on_falling() -> None:
    ascending = np.sort(generator(1).exponential(size=40_000))
    found = [where.share_beyond(ascending, value) for value in (8.0, 12.0, 16.0)]
    assert np.log(found) == pytest.approx([-8, -12, -16], rel=0.12)
    for p in (0.02, 1e-5, 1e-8):
        value = where.value_beyond(ascending, p)
        assert where.share_beyond(ascending, value) == pytest.approx(p, rel=0.05)
