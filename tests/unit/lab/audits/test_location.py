"""Four statistics that share a level: as strict as stated, and as strong as stated."""

import numpy as np
import pytest
from scipy import special

from croupier.lab.audits import location
from tests.unit.lab.audits.wheels import POCKETS, generator


@pytest.mark.parametrize("count", [100, 1200, 20_000])
def test_fair_wheels_go_beyond_a_shared_level_as_often_as_it_says(count: int) -> None:
    fair = location.fair_wheels(POCKETS, count)
    rows = generator(count + 1).multinomial(count, np.full(POCKETS, 1 / POCKETS), 4_000)
    beyond = np.zeros(4_000, np.bool_)
    for name, statistic in location.STATISTICS.items():
        beyond |= statistic(rows) >= fair.limit(name, 0.05)
    # A binomial of 4,000 at 0.05 is outside of this once in a thousand times.
    assert 0.039 < beyond.mean() < 0.062


@pytest.mark.parametrize("name", location.STATISTICS)
def test_a_limit_is_where_the_verdict_turns(name: str) -> None:
    for count, level in ((100, 0.046), (200, 0.0345), (1200, 0.0345), (5000, 0.00025)):
        fair, size = location.fair_wheels(POCKETS, count), 30 / count**0.5
        rows = generator(3).multinomial(count, location.stated_shares(name, POCKETS, size), 300)
        values = location.STATISTICS[name](rows)
        judged = [fair.shared(name, fair.p(name, float(value))) <= level for value in values]
        assert judged == (values >= fair.limit(name, level)).tolist()


@pytest.mark.parametrize("count", [100, 200, 1210])
def test_hits_of_one_pocket_have_the_chance_that_they_have(count: int) -> None:
    """Counted among other fair wheels, far out, where steps from one hit to the next are large."""
    fair = location.fair_wheels(POCKETS, count)
    rows = generator(5).multinomial(count, np.full(POCKETS, 1 / POCKETS), 60_000)
    most = rows.max(axis=1)
    least = np.quantile(most, 0.99)
    for hits in range(int(least), int(least) + 4):
        found = float((hits - count / POCKETS) / np.sqrt(count / POCKETS * (1 - 1 / POCKETS)))
        share = float((most >= hits).mean())
        error = (share / most.size) ** 0.5
        assert fair.p(location.POCKET, found) == pytest.approx(share, abs=4 * error + 0.02 * share)


@pytest.mark.parametrize("name", [*location.STATISTICS, location.TOGETHER])
@pytest.mark.parametrize(("count", "level"), [(200, 0.0345), (1200, 0.044), (9_000, 0.005)])
def test_the_stated_bias_is_found_four_times_in_five(name: str, count: int, level: float) -> None:
    power = location.stated_power(name, POCKETS, count, level)
    shares = location.stated_shares(name, POCKETS, power.size)
    rows = generator(7).multinomial(count, shares, 6_000)
    # Two points, and two standard errors of 6,000 trials.
    assert location.are_found(name, rows, level).mean() == pytest.approx(0.8, abs=0.03)


@pytest.mark.parametrize("count", [100, 1200, 20_000])
def test_zones_and_even_numbers_of_the_stated_size_are_found_four_times_in_five(
    count: int,
) -> None:
    random, level = generator(count), 0.005
    size = location.power_of_drops(8, count, level).size
    rows = random.multinomial(count, location.pocket_shares(8, size), 6_000)
    found = special.chdtrc(7, location.chi_statistic(rows)) <= level
    assert found.mean() == pytest.approx(0.8, abs=0.03)
    size = location.power_of_evenness(POCKETS, count, level).size
    rows = location.even_counts(random, POCKETS, count, size, 6_000)
    found = special.chdtr(POCKETS - 1, location.chi_statistic(rows)) <= level
    assert found.mean() == pytest.approx(0.8, abs=0.03)


def test_a_nine_pocket_sector_is_found_nearly_as_often_as_any_test_could() -> None:
    """At 1 %, the best test there can be, which knows the length and the size, finds 74 %."""
    fair = location.fair_wheels(POCKETS, 1200)
    rows = generator(11).multinomial(1200, location.sector_shares(POCKETS, 0.2), 6_000)
    found = (location.sector_statistic(rows) >= fair.limit(location.SECTOR, 0.01)).mean()
    assert found > 0.68


def test_beyond_all_simulated_wheels_p_values_go_on_falling() -> None:
    ascending = np.sort(generator(1).exponential(size=40_000))
    found = [location.share_beyond(ascending, value) for value in (8.0, 12.0, 16.0)]
    assert np.log(found) == pytest.approx([-8, -12, -16], rel=0.12)
    for p in (0.02, 1e-5, 1e-8):
        value = location.value_beyond(ascending, p)
        assert location.share_beyond(ascending, value) == pytest.approx(p, rel=0.05)
