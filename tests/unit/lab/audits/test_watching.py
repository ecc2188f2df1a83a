"""A table under watch."""

import sys
from subprocess import run

import pytest

from croupier.core.roles import Role
from croupier.lab.audits.monitor import Alert
from croupier.lab.audits.watching import TableWatch
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.late import RoundResettled
from croupier.table.result import RoundSettled

_NEXT = BettingOpened(at=0, by=Role.DEALER, round_no=2, respin=False)


def _settled(pocket: str) -> RoundSettled:
    return RoundSettled(at=0, by=Role.DEALER, pocket=Pocket(pocket), lines=())


def _again(pocket: str | None) -> RoundResettled:
    shown = None if pocket is None else Pocket(pocket)
    return RoundResettled(
        at=0, by=Role.DEALER, cause="x", pocket=shown, before=(), lines=(), moves=()
    )


def _play(watch: TableWatch, *events: Event) -> list[Alert]:
    return [alert for event in events if (alert := watch.see(event))]


def test_a_result_counts_once_the_next_round_opens() -> None:
    watch = TableWatch(SINGLE_ZERO.order)
    _play(watch, _settled("17"))
    assert watch.monitor.spins == 0
    _play(watch, _NEXT, _NEXT)
    assert watch.monitor.spins == 1


def test_a_corrected_result_counts_as_corrected_and_a_voided_one_not_at_all() -> None:
    watch = TableWatch(SINGLE_ZERO.order)
    _play(watch, _settled("17"), _again("5"), _NEXT, _settled("8"), _again(None), _NEXT)
    counts = watch.monitor.state().counts
    assert {SINGLE_ZERO.order[place]: count for place, count in enumerate(counts) if count} == {
        "5": 1
    }
    _play(watch, _settled("9"), _NEXT)
    assert sum(watch.monitor.state().distances) == 0


def test_a_stuck_wheel_raises_one_alert_and_a_new_wheel_starts_anew() -> None:
    watch = TableWatch(SINGLE_ZERO.order)
    alerts = _play(watch, *[_settled("17"), _NEXT] * 40)
    assert len(alerts) == 1
    watch.change_wheel(DOUBLE_ZERO_WHEEL.order)
    assert watch.monitor.spins == 0
    assert _play(watch, _settled("00"), _NEXT) == []
    assert watch.monitor.spins == 1


def test_a_watch_that_is_resumed_goes_on_as_if_it_had_never_stopped() -> None:
    whole = TableWatch(SINGLE_ZERO.order)
    for place, pocket in enumerate(("17", "5", "5", "30", "0")):
        _play(whole, _settled(pocket), *([_NEXT] if place < 4 else []))
    part = TableWatch(SINGLE_ZERO.order, state=whole.state())
    for watch in (whole, part):
        _play(watch, _NEXT, _settled("9"), _NEXT)
    assert part.state() == whole.state()
    assert part.monitor.spins == 6
    assert sum(part.monitor.state().distances) == 5
    assert part.monitor.log_evidence == pytest.approx(whole.monitor.log_evidence, rel=1e-12)


def test_a_correction_after_the_next_round_opened_counts_nothing_twice() -> None:
    watch = TableWatch(SINGLE_ZERO.order)
    _play(watch, _settled("17"), _NEXT, _again("5"), _NEXT)
    assert watch.monitor.spins == 1


def test_a_house_that_watches_needs_no_numpy() -> None:
    check = "import sys, croupier.lab.audits.watching; sys.exit('numpy' in sys.modules)"
    assert run([sys.executable, "-c", check], check=False).returncode == 0
