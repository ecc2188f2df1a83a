"""Readers, displays, lamps and cards, each against its emulator."""

from collections import Counter
from random import Random

import pytest

from croupier.devices.driver import UnknownDriver, kind_of, kinds
from croupier.devices.drivers.card_reader import EmulatedReader as EmulatedCards
from croupier.devices.drivers.display import EmulatedDisplay
from croupier.devices.drivers.king import EmulatedKing
from croupier.devices.drivers.number_reader import EmulatedReader
from croupier.devices.drivers.signals import EmulatedModule
from croupier.devices.noise import NoisyLine
from croupier.devices.readings import (
    ButtonPressed,
    CardShown,
    NumberRead,
    NumberUnknown,
)
from tests.unit.devices.played import pair, play


def test_every_driver_is_found_and_knows_its_settings() -> None:
    assert {"cammegh", "king", "number-reader", "cctalk", "essp", "escpos"} <= set(kinds())
    with pytest.raises(UnknownDriver, match="there is cammegh, card-reader"):
        kind_of("abacus")
    with pytest.raises(ValueError, match="has no setting 'colour'"):
        kind_of("cammegh").configured({"colour": "red"})


def test_a_number_reader_gives_each_number_once() -> None:
    driver, reader = pair("number-reader", 3, every="20")
    assert isinstance(reader, EmulatedReader)
    found = [r.pocket for r in play(driver, reader, minutes=5) if isinstance(r, NumberRead)]
    assert found == reader.truth
    assert len(found) > 10


@pytest.mark.parametrize(
    ("lines", "numbers", "unknown"),
    [
        (b"17\r\n17\r\n", ["17"], []),
        (b"7\r\n", [], ["torn"]),
        (b" 7\r\n", ["7"], []),
        (b"17\r\n18\r\n", [], ["torn"]),
        (b"37\r\n", [], ["torn"]),
        (b"00\r\n", [], ["torn"]),
        (b"3 \r\n", [], ["torn"]),
    ],
)
def test_a_bad_line_of_a_number_reader(
    lines: bytes, numbers: list[str], unknown: list[str]
) -> None:
    driver, _ = pair("number-reader")
    readings = driver.received(lines, 1_000).readings
    assert [r.pocket for r in readings if isinstance(r, NumberRead)] == numbers
    assert [r.cause for r in readings if isinstance(r, NumberUnknown)] == unknown


def test_halves_of_two_numbers_do_not_make_a_third() -> None:
    driver, _ = pair("number-reader")
    assert driver.received(b"3", 1_000).readings == []
    assert driver.tick(1_400).readings == []
    for step in (driver.tick(1_600), driver.received(b"2\r\n", 21_000)):
        assert [r.kind for r in step.readings] == ["torn-line", "number-unknown"]
    # No tick came between: the half is noticed when the next line comes.
    driver.received(b"1", 41_000)
    assert [r.kind for r in driver.received(b"", 41_600).readings] == [
        "torn-line",
        "number-unknown",
    ]
    # The reader repeats itself: the same spin, and now its number.
    (read,) = driver.received(b"17\r\n", 42_000).readings
    assert isinstance(read, NumberRead)
    assert (read.spin, read.pocket) == (3, "17")


def hold_reader_against_truth(seed: int) -> None:
    """Nothing is invented or doubled, however the line harms it."""
    driver, reader = pair("number-reader", seed, every="20", noise="0.2")
    assert isinstance(reader, EmulatedReader)
    readings = play(driver, reader, minutes=20)
    read = [r.pocket for r in readings if isinstance(r, NumberRead)]
    assert len(read) <= len(reader.truth)
    # One flipped bit in the only line of a spin cannot be noticed by anybody; all else is.
    flips = reader.noise.done.count("flip")
    assert (Counter(read) - Counter(reader.truth)).total() <= flips


@pytest.mark.parametrize("seed", [*range(5), 70_168])
def test_a_noisy_number_reader_invents_and_doubles_nothing(seed: int) -> None:
    hold_reader_against_truth(seed)


@pytest.mark.soak
def test_a_noisy_number_reader_over_hundreds_of_seeds() -> None:
    for seed in range(500):
        hold_reader_against_truth(seed)


def hold_king_against_truth(seed: int) -> None:
    """A king wheel on a line that harms sentences both ways: its numbers, each once, in order."""
    random = Random(seed)
    driver, wheel = pair("king", seed, every="10")
    assert isinstance(wheel, EmulatedKing)
    there, back = (NoisyLine(seed + n, random.choice((0.0, 0.05, 0.3))) for n in (1, 2))
    found: list[str] = []
    for at in range(1_000, 1_200_000, 250):
        sent = driver.tick(at).send
        if at % 25_000 == 0:
            sent += driver.order("start", "", at).send
        answer = wheel.received(there.carry(sent, at) if sent else b"", at) + wheel.tick(at)
        heard = driver.received(back.carry(answer, at) if answer else b"", at).readings
        found += [each.pocket for each in heard if isinstance(each, NumberRead)]
    left = iter(wheel.truth)
    assert all(each in left for each in found), (seed, wheel.truth, found)


@pytest.mark.parametrize("seed", range(5))
def test_a_king_wheel_on_a_bad_line_gives_its_own_numbers_once(seed: int) -> None:
    hold_king_against_truth(seed)


@pytest.mark.soak
def test_king_wheels_over_hundreds_of_seeds() -> None:
    for seed in range(500):
        hold_king_against_truth(seed)


def test_a_king_wheel_is_started_and_answers_once() -> None:
    driver, wheel = pair("king", every="10")
    assert isinstance(wheel, EmulatedKing)
    sent = driver.order("start", "", 0).send
    assert sent == b"BR|KGO|1500|" + f"{sum(b'BR|KGO|1500|') % 256:03d}".encode() + b"|ST"
    echo = wheel.received(sent + sent, 0)
    driver.received(echo, 0)
    readings = play(driver, wheel, minutes=1)
    assert [r.pocket for r in readings if isinstance(r, NumberRead)] == wheel.truth
    assert driver.received(b"BR|KNR|17|000|ST", 0).readings[0].kind == "torn-line"


def test_a_display_shows_the_last_number_after_it_was_unplugged() -> None:
    driver, display = pair("display")
    assert isinstance(display, EmulatedDisplay)
    for pocket in ("7", "00", "36"):
        display.received(driver.order("show", pocket, 0).send, 0)
    display.received(driver.connected(1).send, 1)
    assert display.shown == [" 7", "00", "36", "36"]
    with pytest.raises(ValueError, match="shows numbers"):
        driver.order("show", "seventeen", 0)


def test_a_card_is_reported_once_however_long_it_is_held() -> None:
    driver, reader = pair("card-reader", every="5")
    assert isinstance(reader, EmulatedCards)
    found = [r.code for r in play(driver, reader, minutes=1) if isinstance(r, CardShown)]
    assert found == reader.truth
    again = driver.received(b"%AB1234?\r\n%AB1234?\r\n\x01\x02\r\n", 90_000).readings
    assert [each.kind for each in again] == ["card", "torn-line"]


def test_lamps_bell_and_buttons() -> None:
    driver, module = pair("signals")
    assert isinstance(module, EmulatedModule)
    module.received(driver.order("lamp", "red on", 0).send, 0)
    module.received(driver.order("ring", "", 0).send, 0)
    assert module.relays == {0: True, 2: True}

    def press(at: int) -> None:
        module.inputs[1] = 3_000 < at < 3_600

    readings = play(driver, module, minutes=0.1, meanwhile=press)
    assert [r.button for r in readings if isinstance(r, ButtonPressed)] == ["bad-spin"]
    assert module.relays == {0: True, 1: False, 2: False}
    with pytest.raises(ValueError, match="there is red, green, bell"):
        driver.order("lamp", "blue on", 0)


def test_an_answer_that_comes_late_counts_for_no_other_button() -> None:
    """One held button is one press of its own, however slowly the module answers."""
    driver, module = pair("signals")
    assert isinstance(module, EmulatedModule)
    module.inputs[0] = True
    chance, pressed, answers = Random(7), [], list[tuple[int, bytes]]()
    for at in range(0, 60_000, 50):
        step = driver.tick(at)
        readings = [*step.readings]
        if step.send and (reply := module.received(step.send, at)):
            answers.append((at + chance.choice((0, 150, 700, 1_300)), reply))
        for due, reply in [each for each in answers if each[0] <= at]:
            readings += driver.received(reply, at).readings
            answers.remove((due, reply))
        pressed += [each.button for each in readings if isinstance(each, ButtonPressed)]
    assert pressed == ["dispute"]
