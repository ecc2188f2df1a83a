"""Garbage on the line of every driver: nothing lost unnoticed, doubled or invented, nothing falls.

Torn, doubled, interleaved, delayed and changed bytes, floods of them, bytes at another speed.
"""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.devices.driver import Driver, Emulator, Step, kind_of, kinds
from croupier.devices.drivers import king
from croupier.devices.readings import (
    ButtonPressed,
    NumberRead,
    NumberUnknown,
    Reading,
    TornLine,
    to_json,
)
from tests.unit.devices.garbage import ANY, NONE, ONE, Garbage
from tests.unit.devices.played import pair
from tests.unit.devices.test_notes import ACCEPTORS, Bench

STEP_MS = 50
RATE = 0.1
WHEELS: dict[str, dict[str, str]] = {
    "cammegh": {"script": "ok,ok,failed-launch,ok,fell-back,ok,ball-lost"},
    "king": {"every": "8"},
    "number-reader": {"every": "20"},
}


class Line:
    """A driver and its device with garbage between them."""

    def __init__(
        self, driver: Driver, device: Emulator, seed: int, *, changes: Sequence[str]
    ) -> None:
        self.driver, self.device, self.at = driver, device, 1_000
        self._in = Garbage(seed, RATE, changes=changes)
        self._out = Garbage(seed + 1, RATE, changes=changes)
        self.readings: list[Reading] = []
        self.follow(driver.connected(self.at))

    def follow(self, step: Step) -> None:
        self.readings += step.readings
        if step.send:
            self._arrive(self.device.received(self._out.carry(step.send), self.at))

    def _arrive(self, sent: bytes) -> None:
        came = self._in.carry(sent) if sent else b""
        if came:
            self.follow(self.driver.received(came, self.at))

    def run(self, minutes: float, *, start_every: int = 0) -> None:
        """Play on; a wheel that waits is started every so often."""
        end = self.at + round(minutes * 60_000)
        while self.at < end:
            if start_every and self.at % start_every == 0:
                self.follow(self.driver.order("start", "", self.at))
            self._arrive(self.device.tick(self.at))
            if self._in.random.random() < 0.002:
                self.follow(self.driver.received(self._in.noise(30), self.at))
            self.follow(self.driver.tick(self.at))
            self.at += STEP_MS


def truth_of(device: Any) -> list[str]:
    return [each if isinstance(each, str) else each[2] for each in device.truth if each[0] != "v"]


def check_wheel(name: str, seed: int, minutes: float) -> None:
    """Numbers as the device gave them, once and in order; of the others it is said so."""
    driver, device = pair(name, seed, **WHEELS[name])
    # Of a number that stands in one line alone nobody can see that a digit was changed, nor under a
    # sum of one byte that two were.
    changes = {"cammegh": ANY, "king": ONE}.get(name, NONE)
    line = Line(driver, device, seed, changes=changes)
    line.run(minutes, start_every=15_000 if name == "king" else 0)
    read = [each for each in line.readings if isinstance(each, NumberRead)]
    truth = iter(each for each in truth_of(device) if each.isdecimal())
    assert all(each.pocket in truth for each in read), (name, seed)
    assert len({each.spin for each in read}) == len(read), (name, seed)
    assert read


def check_notes(name: str, seed: int, folder: Path, steps: int) -> None:
    """What lies in the stacker has been credited, and nothing else."""
    folder.mkdir()
    bench, random = Bench(name, seed, folder), Random(seed)
    ways = [Garbage(seed + way, 2 * RATE) for way in (1, 2)]

    def carried(data: bytes, lossy: float) -> bytes:
        ways.reverse()
        return ways[0].carry(data) if ways[0].rate else data

    bench._carried = carried  # type: ignore[method-assign]
    for _ in range(steps):
        bench.step(house=random.random() < 0.7)
        if random.random() < 0.005:
            bench.device.cut_power()
        if random.random() < 0.005:
            bench.cut_driver()
    for way in ways:
        way.rate = 0
    bench.settle()
    bench.journal.close()
    assert sorted(bench.credited.values()) == sorted(bench.stacked()), (name, seed)


@pytest.mark.parametrize("name", WHEELS)
def test_a_wheel_gives_its_own_numbers_alone(name: str) -> None:
    for seed in range(3):
        check_wheel(name, seed, 10)


@pytest.mark.parametrize("name", ACCEPTORS)
def test_a_note_is_credited_if_it_lies_in_the_stacker(name: str, tmp_path: Path) -> None:
    for seed in (118, 122, 152):
        check_notes(name, seed, tmp_path / str(seed), 800)


@pytest.mark.parametrize("name", kinds())
def test_whatever_comes_in_a_driver_goes_on_and_reports_what_can_be_written_down(name: str) -> None:
    for seed in range(5):
        driver, device = pair(name, seed)
        line = Line(driver, device, seed, changes=ANY)
        line.run(2)
        for _ in range(50):
            line.follow(driver.received(line._in.noise(700), line.at))
            line.at += STEP_MS
        assert all(to_json(each) for each in line.readings)


def test_one_answer_of_a_module_is_one_reading_of_its_button() -> None:
    """A button counts when two polls found it down, and not when one answer came twice."""
    driver, _ = pair("signals")
    driver.tick(200)
    assert not driver.received(b"1\r\n1\r\n", 250).readings
    driver.tick(400)
    assert not driver.received(b"0\r\n", 450).readings
    driver.tick(600)
    (pressed,) = driver.received(b"1\r\n", 650).readings
    assert isinstance(pressed, ButtonPressed)


def test_one_harmed_answer_neither_presses_a_button_nor_lets_it_go() -> None:
    driver, _ = pair("signals", buttons="dispute:0")
    pressed: list[int] = []
    for turn, value in enumerate("01001101011000101"):
        at = 200 + 200 * turn
        driver.tick(at)
        read = driver.received(f"{value}\r\n".encode(), at + 50).readings
        pressed += [turn for each in read if isinstance(each, ButtonPressed)]
    # A single 1 is no press, and a single 0 in a press does not make it two.
    assert pressed == [5]


def test_a_lamp_that_a_bad_line_or_a_new_driver_has_put_out_is_lit_again() -> None:
    driver, module = pair("signals")
    module.received(driver.connected(1_000).send, 1_000)
    ordered = driver.order("lamp", "red on", 1_000)
    # The order does not arrive, and the bell is switched instead.
    module.received(b"relay on 2\r", 1_000)
    for at in range(1_000, 3_000, 100):
        module.received(driver.tick(at).send, at)
    assert module.relays == {0: True, 1: False, 2: False}  # type: ignore[attr-defined]
    kind = kind_of("signals")
    again = kind.make(kind.configured({}), ordered.readings)
    module.received(again.connected(5_000).send, 5_000)
    assert module.relays[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize("sums", king.SUMS)
def test_no_changed_byte_makes_another_sentence_of_a_king(sums: str) -> None:
    """One, wherever it stands: a sum notices it. Of two that even out nobody could know."""
    whole = king.sentence("KNR", "17", sums)
    for place, byte in product(range(len(whole)), range(256)):
        harmed = whole[:place] + bytes([byte]) + whole[place + 1 :]
        stated = [king.parse(each, sums) for each in king.Sentences().feed(harmed)]
        assert set(stated) <= {None, ("KNR", "17")}, harmed
    assert king.sentence("KNR", "26", "sum")[-6:] == king.sentence("KNR", "17", "sum")[-6:]


def test_an_emulated_king_echoes_whatever_has_the_right_sum() -> None:
    _, device = pair("king")
    said = king.sentence("KGO", "15\xba", "sum")
    assert device.received(said, 1_000) == said


def test_of_a_number_that_was_not_heard_a_king_wheel_says_so() -> None:
    driver, device = pair("king", every="8")
    started = driver.order("start", "", 1_000)
    driver.received(device.received(started.send, 1_000), 1_100)
    assert not driver.received(b"BR|KNR|1", 9_000).readings
    again = driver.order("start", "", 20_000)
    said = driver.received(device.received(again.send, 20_000), 20_100).readings
    (missed,) = [each for each in said if isinstance(each, NumberUnknown)]
    assert (missed.spin, missed.cause) == (1, "missed")
    late = driver.tick(100_000).readings
    assert [each.kind for each in late] == ["number-unknown"]


def test_noise_behind_a_number_neither_doubles_it_nor_hides_the_next() -> None:
    driver, _ = pair("number-reader")
    read = [
        each
        for at, line in ((1_000, b"17\r\n"), (11_000, b"\xff\x00\r\n"), (21_000, b"18\r\n"))
        for each in driver.received(line, at).readings
        if not isinstance(each, TornLine)
    ]
    assert [(r.kind, r.spin) for r in read if isinstance(r, NumberRead)] == [
        ("number", 1),
        ("number", 2),
    ]
    assert len(read) == 2


@pytest.mark.soak
@pytest.mark.parametrize("name", WHEELS)
def test_a_wheel_over_hundreds_of_seeds(name: str) -> None:
    for seed in range(100, 600):
        check_wheel(name, seed, 20)


@pytest.mark.soak
@pytest.mark.parametrize("name", ACCEPTORS)
def test_notes_over_hundreds_of_seeds(name: str, tmp_path: Path) -> None:
    for seed in range(1_000, 1_500):
        check_notes(name, seed, tmp_path / str(seed), 2_000)
