"""A table under watch."""

import random
import sys
from subprocess import run
from typing import Any

import pytest

from croupier.core.roles import Role
from croupier.lab.audits.monitor import Alert
from croupier.lab.audits.table_monitor import TableMonitor
from croupier.roulette.pockets import Pocket
from croupier.roulette.run import Run
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.help import DealerChanged
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled, RunSeen
from croupier.table.spin import BallSpun

_NEXT = BettingOpened(at=0, by=Role.DEALER, round_no=2, respin=False)


def _settled(pocket: str) -> RoundSettled:
    return RoundSettled(at=0, by=Role.DEALER, pocket=Pocket(pocket), lines=())


def _again(pocket: str | None, round_no: int = 0) -> RoundResettled:
    shown = None if pocket is None else Pocket(pocket)
    again = RoundResettled(
        at=0, by=Role.DEALER, cause="x", pocket=shown, before=(), lines=(), moves=()
    )
    return again.but(round_no=round_no)


def _play(monitor: TableMonitor, *events: Event) -> list[Alert]:
    return [alert for event in events if (alert := monitor.see(event))]


def test_a_result_counts_once_the_next_round_opens() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    _play(monitor, _settled("17"))
    assert monitor.monitor.spins == 0
    _play(monitor, _NEXT, _NEXT)
    assert monitor.monitor.spins == 1


def test_a_corrected_result_counts_as_corrected_and_a_voided_one_not_at_all() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    _play(monitor, _settled("17"), _again("5"), _NEXT, _settled("8"), _again(None), _NEXT)
    counts = monitor.monitor.state().counts
    assert {SINGLE_ZERO.order[place]: count for place, count in enumerate(counts) if count} == {
        "5": 1
    }
    _play(monitor, _settled("9"), _NEXT)
    assert sum(monitor.monitor.state().distances) == 0


def test_a_stuck_wheel_raises_one_alert_and_a_new_wheel_starts_anew() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    alerts = _play(monitor, *[_settled("17"), _NEXT] * 40)
    assert len(alerts) == 1
    monitor.change_wheel(DOUBLE_ZERO_WHEEL.order)
    assert monitor.monitor.spins == 0
    assert _play(monitor, _settled("00"), _NEXT) == []
    assert monitor.monitor.spins == 1


def test_a_watch_that_is_resumed_goes_on_as_if_it_had_never_stopped() -> None:
    whole = TableMonitor(SINGLE_ZERO.order)
    for place, pocket in enumerate(("17", "5", "5", "30", "0")):
        _play(whole, _settled(pocket), *([_NEXT] if place < 4 else []))
    part = TableMonitor(SINGLE_ZERO.order, state=whole.state())
    for monitor in (whole, part):
        _play(monitor, _NEXT, _settled("9"), _NEXT)
    assert part.state() == whole.state()
    assert part.monitor.spins == 6
    assert sum(part.monitor.state().distances) == 5
    assert part.monitor.log_evidence == pytest.approx(whole.monitor.log_evidence, rel=1e-12)


def test_a_correction_after_the_next_round_opened_counts_nothing_twice() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    _play(monitor, _settled("17"), _NEXT, _again("5"), _NEXT)
    assert monitor.monitor.spins == 1


def test_a_correction_of_an_earlier_round_leaves_the_result_that_waits() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    _play(monitor, _NEXT, _settled("17"), _again("5", 1), _NEXT)
    _play(monitor, _settled("8"), _again(None, 1), _NEXT, _settled("9"), _again("3", 2), _NEXT)
    counts = monitor.monitor.state().counts
    seen = {SINGLE_ZERO.order[place] for place, count in enumerate(counts) if count}
    assert seen == {"17", "8", "3"}


def test_who_launched_the_ball_is_the_dealer_where_nobody_was_assigned() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    for actor in ("ann", "ben"):
        for event in (_spun(), _settled("17"), _NEXT):
            monitor.see(event, actor=actor)
    monitor.see(DealerChanged(at=0, by=Role.DEALER, dealer="cal", before=""), actor="boss")
    for event in (_spun(), _settled("17"), _NEXT):
        monitor.see(event, actor="ann")
    rings = {ring.label for ring in monitor.monitor.state().rings if ring.kind == "dealer"}
    assert rings == {"ann", "ben", "cal"}


def test_a_house_that_watches_needs_no_numpy() -> None:
    check = "import sys, croupier.lab.audits.table_monitor; sys.exit('numpy' in sys.modules)"
    assert run([sys.executable, "-c", check], check=False).returncode == 0


def _spun(rotor: str = "") -> BallSpun:
    return BallSpun(
        at=0,
        by=Role.DEALER,
        spin_no=1,
        direction="opposite",
        revolutions=None,
        wheel_moving=None,
        rotor=rotor,
    )


def _run(**seen: Any) -> RunSeen:
    return RunSeen(at=0, by=Role.SENSOR, run=Run(**seen))


def test_what_devices_saw_of_a_run_is_watched_on_its_own() -> None:
    monitor = TableMonitor(SINGLE_ZERO.order)
    seen = _run(rotor="counter-clockwise", speed=158, drop=7)
    _play(monitor, _spun(), seen, _settled("17"), _NEXT, _spun("clockwise"), _settled("5"), _NEXT)
    rings = {(ring.kind, ring.label, ring.about): ring for ring in monitor.monitor.state().rings}
    assert sum(rings["rotor", "14 to 16 rpm", "results"].counts) == 1
    assert rings["drop", "", "drops"].counts[7] == 1
    assert sum(rings["direction", "anticlockwise", "results"].counts) == 1
    assert sum(rings["direction", "clockwise", "results"].counts) == 1
    assert {kind for kind, *_ in rings} == {"", "direction", "rotor", "drop"}


def test_a_wheel_that_is_bad_at_one_speed_alone_is_found_by_its_speed() -> None:
    draws = random.Random(7)
    monitor = TableMonitor(SINGLE_ZERO.order)
    alerts: list[Alert] = []
    for _ in range(2_000):
        slow = draws.random() < 0.1
        place = draws.randrange(5 if slow and draws.random() < 0.8 else 37)
        seen = _run(speed=121 if slow else 220)
        alerts += _play(monitor, _spun(), seen, _settled(SINGLE_ZERO.order[place]), _NEXT)
        if alerts:
            break
    (alert,) = alerts
    assert alert.guess.group == "rotor 12 to 14 rpm"
    assert "0" in alert.guess.pockets
