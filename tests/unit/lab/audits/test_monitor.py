"""The monitor: fair bets at every step, so that looking all the time costs nothing."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from croupier.lab.audits.evidence import evidence_path, monitor
from croupier.lab.audits.monitor import SHARES, YEAR, Ring, WheelMonitor
from croupier.lab.audits.recording import Recording, label
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, generator, sector_bias, wave_bias

ORDER = SINGLE_ZERO.order


def _recording(places: NDArray[np.int64], **labels: Sequence[str]) -> Recording:
    before = np.concatenate(([-1], places[:-1]))
    known = {kind: label(values) for kind, values in labels.items()}
    lines = np.arange(1, places.size + 1)
    return Recording(wheel=SINGLE_ZERO, places=places, lines=lines, before=before, labels=known)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.sampled_from(ORDER), max_size=25))
def test_no_spin_is_expected_to_change_the_evidence(pockets: list[str]) -> None:
    """The whole proof of the alert: on a fair wheel, evidence is a fair game."""
    monitor, known = WheelMonitor(ORDER), {"dealer": "ann", "direction": "cw"}
    for pocket in pockets:
        monitor.see(pocket, known=known)
    state, now = monitor.state(), monitor.evidence
    after = []
    for pocket in ORDER:
        then = WheelMonitor.resume(ORDER, state)
        then.see(pocket, known=known)
        after.append(then.evidence)
    assert sum(after) / len(after) == pytest.approx(now, rel=1e-9)


@pytest.mark.parametrize("zones", [2, 8, 37])
def test_no_drop_is_expected_to_change_the_evidence_whatever_zones_there_are(zones: int) -> None:
    random, ring = generator(42), Ring("drop", "", "drops", 0.05, POCKETS)
    for zone in random.integers(0, zones, 30).tolist():
        after = []
        for other in range(zones):
            then = Ring.resume(ring.state())
            then.see(other)
            after.append(then.total)
        assert sum(after) / zones == pytest.approx(ring.total, rel=1e-9)
        ring.see(zone)


@pytest.mark.parametrize("zones", [8, 64])
def test_a_level_wheel_raises_no_alert_whatever_zones_its_bowl_has(zones: int) -> None:
    random = generator(43)
    drops = [str(zone) for zone in random.integers(0, zones, 3000)]
    assert monitor(_recording(random.integers(0, POCKETS, 3000), drop=drops)).alert is None
    tilted = [str(zone) for zone in random.choice(zones, 3000, p=wave_bias(0.6, pockets=zones))]
    alert = monitor(_recording(random.integers(0, POCKETS, 3000), drop=tilted)).alert
    assert alert is not None
    assert (alert.guess.about, alert.guess.group) == ("drops", "")


def test_evidence_begins_at_one() -> None:
    assert WheelMonitor(ORDER).evidence == pytest.approx(1)
    assert WheelMonitor(DOUBLE_ZERO_WHEEL.order).evidence == pytest.approx(1)


def test_fair_wheels_raise_no_alert_however_long_one_looks() -> None:
    random, trials, spins = generator(41), 200, 3000
    alerts = sum(
        monitor(_recording(random.integers(0, POCKETS, spins)), alpha=0.05).alert is not None
        for _ in range(trials)
    )
    # A binomial with 200 trials and a chance of 0.05 exceeds this once in a thousand times.
    assert alerts <= 20


def test_a_year_of_fair_spins_stakes_no_more_than_the_unit() -> None:
    monitor = WheelMonitor(ORDER)
    path = evidence_path(_recording(generator(44).integers(0, POCKETS, YEAR)))
    assert path[0] > 0
    for ring in monitor.state().rings:
        assert ring.share <= 0.45
    assert sum(SHARES.values()) == pytest.approx(1)


def test_a_wheel_that_turns_bad_late_is_found_nearly_as_fast_as_a_new_one() -> None:
    random = generator(45)
    new: list[int] = []
    late: list[int] = []
    for _ in range(9):
        bad = random.choice(POCKETS, 9000, p=sector_bias(0.33))
        fair = random.integers(0, POCKETS, 100_000)
        for delays, places in ((new, bad), (late, np.concatenate((fair, bad)))):
            path = evidence_path(_recording(places))
            beyond = np.flatnonzero(path >= 100)
            delays.append(int(beyond[0]) + 1 - (places.size - 9000))
    assert min(late) > 0
    assert np.median(late) <= 2 * np.median(new)


def test_a_long_recording_is_watched_as_a_house_watches_spin_by_spin() -> None:
    random, count = generator(46), 6000
    places = random.integers(0, POCKETS, count)
    dealers = [("ann", "ben", "")[n] for n in random.integers(0, 3, count)]
    rotors = [("14 to 16 rpm", "16 to 18 rpm")[n % 2] for n in range(count)]
    drops = [str(zone) for zone in random.integers(0, 11, count) ** 2]
    recording = _recording(places, dealer=dealers, rotor=rotors, drop=drops)
    path, monitor = evidence_path(recording), WheelMonitor(ORDER)
    for number, spin in enumerate(recording.spins()):
        monitor.see(spin.pocket, follows=spin.before is not None, known=spin.known)
        if number % 500 == 0:
            assert monitor.evidence == pytest.approx(path[number], rel=1e-9)
    assert monitor.evidence == pytest.approx(path[-1], rel=1e-9)


def test_what_shows_in_one_dealers_throws_is_found_there() -> None:
    random, place, places, dealers = generator(48), 0, [], []
    for spin in range(5000):
        step = int(random.integers(0, POCKETS))
        if spin % 2 and random.random() < 0.3:
            step = 9 + int(random.integers(0, 3))
        place = (place + step) % POCKETS
        places.append(place)
        dealers.append("ben" if spin % 2 else "ann")
    alert = monitor(_recording(np.array(places), dealer=dealers)).alert
    assert alert is not None
    assert (alert.guess.about, alert.guess.group) == ("steps", "dealer ben")
    assert "steps from one result to the next" in str(alert)


def test_wheels_of_two_tables_are_watched_apart() -> None:
    random = generator(49)
    stuck = np.full(40, 8)
    fair = random.integers(0, POCKETS, 40)
    places = np.stack((stuck, fair), axis=1).ravel()
    alert = monitor(_recording(places, table=["A", "B"] * 40)).alert
    assert alert is not None
    assert alert.spins < 20


def test_a_tilted_wheel_raises_an_alert_that_names_where_it_leans() -> None:
    alert = monitor(_recording(generator(47).choice(POCKETS, 3000, p=wave_bias(0.3)))).alert
    assert alert is not None
    assert alert.evidence >= 100
    assert "evidence against a fair wheel" in str(alert)


def test_a_hand_that_throws_alike_raises_an_alert() -> None:
    steps = generator(53).choice(POCKETS, 4000, p=sector_bias(0.6))
    alert = monitor(_recording(np.cumsum(steps) % POCKETS)).alert
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
