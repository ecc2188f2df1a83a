"""The whole audit of a wheel: fair ones pass as stated, biased ones do not."""

import numpy as np
import pytest

from croupier.lab.audits.advice import advice
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
    suspect, flagged = _flags(seed=2026, trials=120, spins=600)
    # Binomials with 120 trials exceed these once in a thousand times, at 5 % and at 1 %.
    assert suspect <= 14
    assert flagged <= 6
    # Nor is the correction so strict that nothing could ever be found.
    assert suspect >= 1


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


def test_a_stated_sector_is_found_by_the_whole_audit_four_times_in_five() -> None:
    random, spins, trials = generator(8), 2000, 200
    first = audit_wheel(as_spins(random.integers(0, POCKETS, spins)), SINGLE_ZERO)
    power = next(f.power for f in first.findings if f.test == "sector")
    assert power is not None
    shares = sector_bias(power.size, 9)
    found = 0
    for _ in range(trials):
        audit = audit_wheel(as_spins(random.choice(POCKETS, spins, p=shares)), SINGLE_ZERO)
        sector = next(f for f in audit.findings if f.test == "sector")
        found += sector.verdict is not Verdict.FAIR
    # A binomial with 200 trials and a chance of 0.8 is outside of this once in a thousand times.
    assert 141 <= found <= 177


def test_a_wheel_that_went_bad_is_found_in_its_last_window() -> None:
    random = generator(9)
    fair = random.integers(0, POCKETS, 18_000)
    bad = random.choice(POCKETS, 2_000, p=sector_bias(0.6))
    audit = audit_wheel(as_spins(np.concatenate((fair, bad))), SINGLE_ZERO)
    assert audit.verdict is Verdict.FLAGGED
    flagged = {str(f.group) for f in audit.findings if f.verdict is Verdict.FLAGGED}
    assert any(group.startswith("window 10 of 10") for group in flagged)
    assert "drift" in {str(f.test) for f in audit.findings}


def test_drop_zones_speak_of_tilt_and_nothing_else_does() -> None:
    random = generator(10)
    places = random.integers(0, POCKETS, 1200)
    zones = [str(n) for n in random.choice(8, 1200, p=[0.2, *[0.8 / 7] * 7])]
    audit = audit_wheel(as_spins(places, known={"drop": zones}), SINGLE_ZERO)
    assert audit.verdict is Verdict.FLAGGED
    assert audit.sentences()[0].startswith("Tilted: ")
    assert "level the wheel" in " ".join(audit.sentences())
    biased = audit_wheel(as_spins(random.choice(POCKETS, 4000, p=sector_bias(0.5))), SINGLE_ZERO)
    assert "tilt" not in " ".join(biased.sentences()).lower()


@pytest.mark.parametrize(
    ("group", "says"),
    [("dealer", "watch the launches"), ("ball", "take that ball out"), ("direction", "direction")],
)
def test_advice_follows_the_finding(group: str, says: str) -> None:
    random = generator(12)
    bad = random.choice(POCKETS, 1500, p=sector_bias(1.0))
    fair = random.integers(0, POCKETS, 1500)
    places = np.stack((bad, fair), axis=1).ravel()
    audit = audit_wheel(as_spins(places, known={group: ("one", "two")}), SINGLE_ZERO)
    found = next(f for f in audit.findings if str(f.group).startswith(group))
    assert says in str(advice(found))


def test_one_bad_pocket_is_named_though_every_test_of_where_finds_it() -> None:
    random = generator(8)
    places = random.integers(0, POCKETS, 20_000)
    places[random.random(places.size) < 0.02] = 5
    audit = audit_wheel(as_spins(places), SINGLE_ZERO)
    assert audit.worst is not None
    assert audit.worst.test == "one pocket"
    assert "this pocket" in audit.sentences()[1]


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
    assert str(worst.group) == "dealer ben"
    assert str(worst.test).startswith("distance")
    by_ann = [f for f in audit.findings if str(f.group) == "dealer ann"]
    assert all(found.verdict is Verdict.FAIR for found in by_ann)


def test_groups_of_few_spins_are_named_and_not_tested() -> None:
    spins = as_spins(generator(1).integers(0, POCKETS, 300), known={"ball": ("a", "b", "b", "b")})
    audit = audit_wheel(spins, SINGLE_ZERO)
    assert [(str(name), spins) for name, spins in audit.too_small] == [("ball a", 75)]
    assert {str(found.group) for found in audit.findings} == {"all spins", "ball b"}


def test_what_all_spins_share_makes_no_group() -> None:
    spins = as_spins(generator(1).integers(0, POCKETS, 300), known={"wheel": ("W-7",)})
    assert all(found.group == ALL for found in audit_wheel(spins, SINGLE_ZERO).findings)


def test_too_few_spins_are_refused() -> None:
    with pytest.raises(TooFewSpins, match="99 spins; at least 100"):
        audit_wheel(as_spins(range(33)) * 3, SINGLE_ZERO)


def test_a_double_zero_wheel_has_one_degree_more() -> None:
    places = generator(3).integers(0, 38, 38 * 20)
    audit = audit_wheel(as_spins(places, DOUBLE_ZERO_WHEEL), DOUBLE_ZERO_WHEEL)
    pockets = next(found for found in audit.findings if found.test == "pockets")
    assert str(pockets.shown).endswith("on 37")
    assert "00" in audit.as_json()["counts"]


def test_the_same_step_over_and_over_is_made_by_a_rule() -> None:
    places = np.arange(38 * 20) * 7 % 38
    audit = audit_wheel(as_spins(places, DOUBLE_ZERO_WHEEL), DOUBLE_ZERO_WHEEL)
    assert audit.verdict is Verdict.RECORDS
    assert "made by a rule, not by a wheel" in audit.sentences()[0]
