"""The whole audit of a wheel: fair ones pass as stated, biased ones do not."""

import numpy as np
import pytest

from croupier.lab.audits.findings import ALL, Verdict
from croupier.lab.audits.wheel import TooFewSpins, audit_wheel, sector_pockets
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, as_spins, generator, sector_bias


def _flags(seed: int, trials: int, spins: int) -> tuple[int, int]:
    random = generator(seed)
    suspect = flagged = 0
    for _ in range(trials):
        places = random.integers(0, POCKETS, spins)
        audit = audit_wheel(as_spins(places, known={"dealer": ("ann", "ben")}), SINGLE_ZERO)
        suspect += audit.verdict is not Verdict.FAIR
        flagged += audit.verdict is Verdict.FLAGGED
    return suspect, flagged


def test_fair_wheels_are_flagged_no_more_often_than_stated() -> None:
    suspect, flagged = _flags(seed=2026, trials=200, spins=600)
    # Binomials with 200 trials exceed these once in a thousand times, at 5 % and at 1 %.
    assert suspect <= 20
    assert flagged <= 7
    # Nor is the correction so strict that nothing could ever be found.
    assert suspect >= 2


@pytest.mark.soak
def test_many_fair_wheels_are_flagged_no_more_often_than_stated() -> None:
    suspect, flagged = _flags(seed=7, trials=10_000, spins=1000)
    assert suspect <= 569
    assert flagged <= 132


def test_a_biased_sector_is_found_and_named() -> None:
    places = generator(5).choice(POCKETS, 4000, p=sector_bias(0.5))
    audit = audit_wheel(as_spins(places), SINGLE_ZERO)
    assert audit.verdict is Verdict.FLAGGED
    named = sector_pockets(SINGLE_ZERO, audit.sector)
    assert set(named) == set(SINGLE_ZERO.order[20:25])
    assert audit.sentences()[0].startswith("Biased: ")
    assert any(" ".join(named) in line for line in audit.sentences())


def test_a_stated_sector_is_found_by_the_whole_audit_at_least_four_times_in_five() -> None:
    random, spins, trials = generator(8), 2000, 100
    first = audit_wheel(as_spins(random.integers(0, POCKETS, spins)), SINGLE_ZERO)
    power = next(f.power for f in first.findings if f.test == "sector")
    assert power is not None
    shares = sector_bias(power.size)
    found = 0
    for _ in range(trials):
        audit = audit_wheel(as_spins(random.choice(POCKETS, spins, p=shares)), SINGLE_ZERO)
        found += audit.verdict is not Verdict.FAIR
    # A binomial with 100 trials and a chance of 0.8 falls below this once in a thousand times.
    assert found >= 67


def test_a_dealer_with_a_signature_is_found_in_the_dealers_own_spins() -> None:
    random, place = generator(6), 0
    places = []
    for number in range(4000):
        step = int(random.integers(0, POCKETS))
        if number % 2:
            step = 9 + int(random.integers(0, 3)) if random.random() < 0.15 else step
        place = (place + step) % POCKETS
        places.append(place)
    audit = audit_wheel(as_spins(places, known={"dealer": ("ann", "ben")}), SINGLE_ZERO)
    worst = audit.worst
    assert worst is not None
    assert worst.group == "dealer ben"
    assert worst.test.startswith("distance")
    by_ann = [f for f in audit.findings if f.group == "dealer ann"]
    assert all(found.verdict is Verdict.FAIR for found in by_ann)


def test_groups_of_few_spins_are_named_and_not_tested() -> None:
    spins = as_spins(generator(1).integers(0, POCKETS, 300), known={"ball": ("a", "b", "b", "b")})
    audit = audit_wheel(spins, SINGLE_ZERO)
    assert audit.too_small == (("ball a", 75),)
    assert {found.group for found in audit.findings} == {ALL, "ball b"}


def test_what_all_spins_share_makes_no_group() -> None:
    spins = as_spins(generator(1).integers(0, POCKETS, 300), known={"wheel": ("W-7",)})
    assert {found.group for found in audit_wheel(spins, SINGLE_ZERO).findings} == {ALL}


def test_too_few_spins_are_refused() -> None:
    with pytest.raises(TooFewSpins, match="99 spins; at least 100"):
        audit_wheel(as_spins(range(33)) * 3, SINGLE_ZERO)


def test_a_double_zero_wheel_has_one_degree_more() -> None:
    places = np.arange(38 * 20) * 7 % 38
    audit = audit_wheel(as_spins(places, DOUBLE_ZERO_WHEEL), DOUBLE_ZERO_WHEEL)
    assert audit.findings[0].shown == "χ² 0.00 on 37"
    # The same step over and over: pockets are perfect, and distances give it away.
    assert audit.verdict is Verdict.FLAGGED
    assert audit.as_json()["counts"]["00"] == 20
