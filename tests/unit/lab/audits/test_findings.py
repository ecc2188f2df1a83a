"""Correction for the number of tests, and verdicts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lab.audits.findings import (
    Finding,
    Measured,
    Power,
    Verdict,
    holm,
    judge,
    judge_p,
    overall,
    worst_of,
)

P_VALUES = st.lists(st.floats(0, 1), min_size=1, max_size=30)


@given(P_VALUES)
def test_correction_only_ever_raises_a_p_value(p_values: list[float]) -> None:
    assert all(one >= p for one, p in zip(holm(p_values), p_values, strict=True))


@given(P_VALUES)
def test_correction_is_never_stricter_than_sharing_the_level_equally(p_values: list[float]) -> None:
    equal = [min(1.0, p * len(p_values)) for p in p_values]
    assert all(one <= shared for one, shared in zip(holm(p_values), equal, strict=True))


@given(P_VALUES)
def test_correction_keeps_the_order(p_values: list[float]) -> None:
    pairs = sorted(zip(p_values, holm(p_values), strict=True))
    assert [one for _, one in pairs] == sorted(one for _, one in pairs)


@pytest.mark.parametrize(
    ("p", "verdict"),
    [
        (0.2, Verdict.FAIR),
        (0.05, Verdict.SUSPECT),
        (0.011, Verdict.SUSPECT),
        (0.01, Verdict.FLAGGED),
    ],
)
def test_both_levels_are_told_apart(p: float, verdict: Verdict) -> None:
    assert judge_p(p) is verdict


def _measured(p: float) -> Measured:
    power = Power(0.5, "lab-power-pocket")
    return Measured(
        test=f"test {p}",
        count=10,
        statistic=None,
        shown="",
        p=p,
        method="",
        weakest=lambda level: Power(level, power.what),
    )


def test_the_worst_finding_decides_after_correction() -> None:
    findings = judge([_measured(0.03), _measured(0.5)])
    worst = worst_of(findings)
    assert worst is not None
    assert (worst.test, worst.adjusted) == ("test 0.03", 0.06)
    assert overall(findings) is Verdict.FAIR
    assert overall(judge([_measured(0.03)])) is Verdict.SUSPECT
    assert overall(()) is Verdict.FAIR


def test_power_is_stated_at_the_level_that_is_left_for_each_test() -> None:
    found: Finding = judge([_measured(0.1), _measured(0.2)], alpha=0.05)[0]
    assert found.power is not None
    assert found.power.size == 0.025
    assert str(found.power) == "one pocket 2.5 % above its share"


def test_a_bias_that_cannot_be_is_not_promised() -> None:
    assert str(Power(1.5, "lab-power-crests", 1.0)) == "nothing: there were too few"
