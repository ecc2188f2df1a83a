"""The house's clock: a second is a second, whatever the machine's clock is set to."""

import time
from pathlib import Path

from croupier.house.world import DrilledWall, SystemClock, since_boot

SECOND = 1_000_000_000
HOUR = 3_600 * SECOND


class Machine:
    """A machine whose clock is set by hand."""

    def __init__(self) -> None:
        self.wall = 1_000 * SECOND
        self.steady = 50 * SECOND

    def clock(self) -> SystemClock:
        return SystemClock(lambda: self.wall, lambda: self.steady)

    def let_pass(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)


def test_time_passes_as_the_machine_says() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == 1_000_000
    machine.let_pass(2.5)
    assert clock.now() == 1_002_500


def test_a_leap_forward_is_followed_slowly() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += HOUR
    assert clock.now() == 1_000_000
    machine.let_pass(20)
    assert clock.now() == 1_000_000 + 21_000
    assert clock.leapt() == 3_600_000 - 1_000
    for _ in range(80):
        machine.let_pass(1_000)
        clock.now()
    assert clock.leapt() == 0


def test_a_leap_back_never_turns_time_round() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall -= HOUR
    answer = [clock.now()]
    for _ in range(100):
        machine.let_pass(0.2)
        answer.append(clock.now())
    assert answer == sorted(answer)
    assert answer[-1] == 1_000_000 + 19_000


def test_what_is_in_the_log_has_happened_already() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.start_after(5_000_000)
    assert clock.now() == 5_000_000
    clock.start_after(1)
    assert clock.now() == 5_000_000


def test_the_real_clock_runs() -> None:
    before = since_boot()
    clock = SystemClock()
    assert abs(clock.now() - time.time() * 1000) < 1_000
    assert since_boot() >= before


def test_a_drill_sets_the_wall_clock_off_by_what_its_file_says(tmp_path: Path) -> None:
    file = tmp_path / "seconds"
    wall = DrilledWall(file)
    assert abs(wall() - time.time_ns()) < SECOND
    file.write_text("3600", "ascii")
    assert abs(wall() - time.time_ns() - HOUR) < SECOND
    file.write_text("soon", "ascii")
    assert abs(wall() - time.time_ns()) < SECOND
