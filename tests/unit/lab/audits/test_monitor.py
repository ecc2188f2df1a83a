"""The monitor: fair bets at every step, so that looking all the time costs nothing."""

from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.lab.audits.monitor import WheelMonitor, watch
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, generator, sector_bias, wave_bias

ORDER = SINGLE_ZERO.order


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(ORDER), max_size=25))
def test_no_spin_is_expected_to_change_the_evidence(pockets: list[str]) -> None:
    """The whole proof of the alert: on a fair wheel, evidence is a fair game."""
    monitor = WheelMonitor(ORDER)
    monitor.take(*pockets)
    state, now = monitor.state(), monitor.evidence
    after = []
    for pocket in ORDER:
        then = WheelMonitor.resume(ORDER, state)
        then.take(pocket)
        after.append(exp(then.log_evidence))
    assert sum(after) / len(after) == pytest.approx(now, rel=1e-9)


def test_evidence_begins_at_one() -> None:
    assert WheelMonitor(ORDER).evidence == pytest.approx(1)
    assert WheelMonitor(DOUBLE_ZERO_WHEEL.order).evidence == pytest.approx(1)


def test_fair_wheels_raise_no_alert_however_long_one_looks() -> None:
    random, trials, spins = generator(41), 40, 300
    alerts = 0
    for _ in range(trials):
        pockets = [ORDER[place] for place in random.integers(0, POCKETS, spins)]
        _, alert = watch(pockets, ORDER, alpha=0.05, looks_max=50)
        alerts += alert is not None
    # A binomial with 40 trials and a chance of 0.05 exceeds this once in a thousand times.
    assert alerts <= 8


@pytest.mark.soak
def test_many_fair_wheels_raise_alerts_no_more_often_than_stated() -> None:
    random, trials = generator(43), 1000
    alerts = 0
    for _ in range(trials):
        pockets = [ORDER[place] for place in random.integers(0, POCKETS, 3000)]
        alerts += watch(pockets, ORDER, alpha=0.05)[1] is not None
    assert alerts <= 73


def test_a_tilted_wheel_raises_an_alert_that_names_where_it_leans() -> None:
    places = generator(47).choice(POCKETS, 3000, p=wave_bias(0.3))
    _, alert = watch([ORDER[place] for place in places], ORDER)
    assert alert is not None
    assert alert.evidence >= 100
    assert "evidence against a fair wheel" in str(alert)


def test_a_hand_that_throws_alike_raises_an_alert() -> None:
    place, pockets = 0, []
    for step in generator(53).choice(POCKETS, 4000, p=sector_bias(0.6)):
        place = (place + int(step)) % POCKETS
        pockets.append(ORDER[place])
    _, alert = watch(pockets, ORDER)
    assert alert is not None
    assert "steps from one result to the next" in str(alert)
    assert "pockets clockwise" in str(alert)


def test_an_alert_comes_once_and_is_remembered() -> None:
    monitor = WheelMonitor(ORDER)
    alerts = [alert for _ in range(50) if (alert := monitor.see("17"))]
    assert [alert.spins for alert in alerts] == [monitor.alerted]
    assert WheelMonitor.resume(ORDER, monitor.state()).see("17") is None


@given(st.lists(st.sampled_from(ORDER), min_size=1, max_size=60))
@settings(max_examples=20, deadline=None)
def test_a_monitor_goes_on_from_its_state(pockets: list[str]) -> None:
    half = len(pockets) // 2
    whole, first = WheelMonitor(ORDER), WheelMonitor(ORDER)
    for pocket in pockets:
        whole.see(pocket)
    for pocket in pockets[:half]:
        first.see(pocket)
    second = WheelMonitor.resume(ORDER, first.state())
    for pocket in pockets[half:]:
        second.see(pocket)
    assert second.log_evidence == pytest.approx(whole.log_evidence, abs=1e-9)
    assert second.state().counts == whole.state().counts
    assert second.peak == pytest.approx(whole.peak)


def test_a_gap_in_the_record_bets_on_no_distance() -> None:
    monitor = WheelMonitor(ORDER)
    monitor.see("0")
    monitor.see("17", follows=False)
    assert sum(monitor.state().distances) == 0
    monitor.see("17")
    assert sum(monitor.state().distances) == 1


def test_what_is_not_on_the_wheel_is_refused_and_changes_nothing() -> None:
    monitor = WheelMonitor(ORDER)
    monitor.see("5")
    before = monitor.state()
    with pytest.raises(ValueError, match="no '00' on this wheel of 37"):
        monitor.see("00")
    assert monitor.state() == before
    with pytest.raises(ValueError, match="a state of 37 pockets"):
        WheelMonitor.resume(DOUBLE_ZERO_WHEEL.order, before)
    with pytest.raises(ValueError, match="level of 2"):
        WheelMonitor(ORDER, alpha=2)
