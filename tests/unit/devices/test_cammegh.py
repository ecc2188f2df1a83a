"""A wheel's lines: each number once and in order, or a person is sent to look."""

from collections import Counter
from functools import cache
from itertools import dropwhile
from random import Random

import pytest

from croupier.devices.driver import kind_of
from croupier.devices.drivers.cammegh.emulator import PLANS, EmulatedWheel
from croupier.devices.drivers.cammegh.lines import (
    Mode,
    NumberLine,
    Reply,
    State,
    Status,
    Torn,
    Warn,
    parse,
    pocket_of,
)
from croupier.devices.drivers.cammegh.tracker import Tracker
from croupier.devices.readings import (
    BetsClosed,
    BetsOpen,
    DeviceFault,
    Heard,
    NoSpin,
    NumberRead,
    NumberUnknown,
    Reading,
    Replied,
    TornLine,
)
from tests.unit.devices.played import pair, play

GAME = ["*X;2;007;12;0;160;0", "*X;3;007;12;0;161;0", "*X;4;007;12;0;160;0"]
LANDED = ["31", "*X;5;007;31;0;158;0", "*X;5;007;31;0;158;0", "*X;2;008;31;0;158;0"]


def heard(*lines: str, step: int = 500, tracker: Tracker | None = None) -> list[Reading]:
    """What some lines mean, at the pace of a wheel."""
    tracker = tracker or Tracker(pockets=37)
    return [
        reading
        for place, line in enumerate(lines, start=1)
        for reading in tracker.line(line, place * step)
    ]


def numbers(readings: list[Reading]) -> list[tuple[int, str, str]]:
    """Every number with its spin, and which lines said it."""
    return [(r.spin, r.pocket, r.source) for r in readings if isinstance(r, NumberRead)]


def no_spins(readings: list[Reading]) -> list[str]:
    """Why there was no spin, each time."""
    return [reading.cause for reading in readings if isinstance(reading, NoSpin)]


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("*X;4;007;12;0;160;1", Status(State.CLOSED, 7, "12", Warn(0), 160, 1)),
        ("*X;6;001;  ;C;000;0", Status(State.IDLE, 1, "  ", Warn(12), 0, 0)),
        ("31", NumberLine("31", whole=True)),
        (" 5", NumberLine(" 5", whole=True)),
        ("5", NumberLine(" 5", whole=False)),
        ("00", NumberLine("00", whole=True)),
        ("*u OK", Reply("u", "OK")),
        ("*o BUSY", Reply("o", "BUSY")),
        ("*) NO", Reply(")", "NO")),
        ("*T s 14.0 17.5", Reply("T", "s 14.0 17.5")),
        ("12;0;160;1", Torn("12;0;160;1", closing=False)),
        ("00;1", Torn("00;1", closing=False)),
        ("*X;4;00*X;4;007;12;0;160;1", Torn("*X;4;00*X;4;007;12;0;160;1", closing=True)),
        ("*X;4;300;12;0;160;1", Torn("*X;4;300;12;0;160;1", closing=True)),
        ("*X;3;007;77;0;160;1", Torn("*X;3;007;77;0;160;1", closing=False)),
    ],
)
def test_a_line_is_read_whole_or_not_at_all(line: str, means: object) -> None:
    assert parse(line) == means


@pytest.mark.parametrize(
    ("winning", "pockets", "pocket"),
    [(" 0", 37, "0"), ("00", 37, ""), ("00", 38, "00"), ("38", 38, ""), ("38", 39, "000"),
     ("39", 40, "0000"), ("36", 37, "36"), ("37", 40, ""), ("05", 37, ""), ("  ", 37, "")],
)  # fmt: skip
def test_a_wheel_has_the_pockets_it_has(winning: str, pockets: int, pocket: str) -> None:
    assert pocket_of(winning, pockets) == pocket


def test_a_game_gives_its_number_once_when_a_second_line_agrees() -> None:
    readings = heard(*GAME, *LANDED)
    kinds = [each.kind for each in readings]
    assert kinds == ["heard", "bets-open", "ball-launched", "bets-closed", "number", "bets-open"]
    assert numbers(readings) == [(7, "31", "line")]


def test_a_number_line_alone_is_no_number() -> None:
    assert numbers(heard(*GAME, "31")) == []


@pytest.mark.parametrize(
    "landed",
    [
        LANDED[1:],
        ["1", *LANDED[1:]],
        ["31", "31", *LANDED[1:], "31"],
        [*LANDED[1:3], "31", LANDED[3]],
        ["31;0", "*X;5;007;3", *LANDED[1:]],
    ],
    ids=["missing", "torn", "doubled", "late", "merged"],
)
def test_a_bad_number_line_costs_nothing(landed: list[str]) -> None:
    found = numbers(heard(*GAME, *landed))
    assert [(spin, pocket) for spin, pocket, _ in found] == [(7, "31")]


def test_lines_that_disagree_send_a_person_to_look() -> None:
    readings = heard(*GAME, "30", *LANDED[1:])
    assert numbers(readings) == []
    (unknown,) = [each for each in readings if isinstance(each, NumberUnknown)]
    assert (unknown.spin, unknown.cause, unknown.seen) == (7, "disagreement", "30 or 31")


def test_one_misread_status_does_not_make_a_number() -> None:
    misread = "*X;5;007;12;0;160;0"
    readings = heard(*GAME, misread, GAME[2], misread, GAME[2], GAME[2], *LANDED)
    assert numbers(readings) == [(7, "31", "line")]


def test_the_same_number_again_is_a_number() -> None:
    landed = ["12", "*X;5;007;12;0;158;0", "*X;5;007;12;0;158;0", "*X;2;008;12;0;158;0"]
    assert numbers(heard(*GAME, *landed)) == [(7, "12", "line")]
    assert numbers(heard(*GAME, *landed[1:], landed[3])) == [(7, "12", "status")]


def test_betting_closes_on_the_first_line_that_says_so() -> None:
    torn = heard(*GAME[:2], "*X;4;00*X;4;0")
    assert [each.spin for each in torn if isinstance(each, BetsClosed)] == [7]
    jumped = heard(GAME[0], GAME[1], "*X;5;007;31;0;158;0")
    assert [each.spin for each in jumped if isinstance(each, BetsClosed)] == [7]


def test_a_misread_state_undoes_no_spin() -> None:
    assert no_spins(heard(*GAME, "*X;2;007;12;0;160;0", GAME[2], *LANDED)) == []


@pytest.mark.parametrize(
    ("lines", "cause"),
    [
        ([*GAME[:2], *GAME[:1] * 2], "fell-back"),
        ([*GAME, *GAME[:1] * 2], "fell-back"),
        ([*GAME, *["*X;1;007;12;0;160;0"] * 2], "restarted"),
        ([*GAME, *["*X;6;007;12;0;000;0"] * 2], "stopped"),
        ([GAME[0], *["*X;2;007;12;8;160;0"] * 4], "failed-launch"),
        ([GAME[0], *["*X;2;007;12;2;160;0"] * 2], "with-rotor"),
        ([*GAME[:2], *["*X;3;007;12;2;160;0"] * 2], "with-rotor"),
        ([*GAME, *["*X;4;007;12;1;160;0"] * 12], "ball-lost"),
        ([*GAME, *["*X;7;007;12;0;160;0"] * 14], "ball-lost"),
        ([*GAME, *GAME[2:] * 160], "too-long"),
    ],
)
def test_what_is_no_spin(lines: list[str], cause: str) -> None:
    readings = heard(*lines)
    assert no_spins(readings) == [cause]
    assert numbers(readings) == []


@pytest.mark.parametrize(
    "lines",
    [
        [*GAME[:2], *["*X;3;007;12;8;160;0"] * 5],
        [*GAME[:2], *["*X;3;007;12;8;160;0"] * 2, *["*X;4;007;12;8;160;0"] * 2, GAME[2]],
        [*GAME, *["*X;4;007;12;1;160;0"] * 9, GAME[2]],
        [GAME[0], "*X;2;007;12;8;160;0", GAME[0]],
    ],
    ids=[
        "launch warning of before",
        "the same until after the close",
        "ball unseen for a moment",
        "one line",
    ],
)
def test_what_is_no_reason_to_stop(lines: list[str]) -> None:
    assert no_spins(heard(*lines)) == []


def test_a_spin_after_a_failed_launch_counts() -> None:
    readings = heard(GAME[0], *["*X;2;007;12;8;160;0"] * 4, *GAME, *LANDED)
    assert no_spins(readings) == ["failed-launch"]
    assert numbers(readings) == [(7, "31", "line")]


def test_a_component_fault_in_flight_leaves_the_number_unknown() -> None:
    readings = heard(*GAME, *["*X;4;007;12;4;000;0"] * 3, *["*X;6;007;12;4;000;0"] * 3)
    assert [each.cause for each in readings if isinstance(each, DeviceFault)] == ["component"]
    assert [each.cause for each in readings if isinstance(each, NumberUnknown)] == ["component"]
    assert no_spins(readings) == []


def test_a_number_that_came_in_silence_is_read_from_the_next_status() -> None:
    tracker = Tracker(pockets=37)
    heard(*GAME, tracker=tracker)
    later = [each for at in (60_000, 60_500) for each in tracker.line(LANDED[3], at)]
    assert numbers(later) == [(7, "31", "status")]


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("*X;2;008;12;0;158;0", 60_000),
        ("*X;2;010;31;0;158;0", 60_000),
        ("*X;2;008;31;0;158;0", 100 * 60_000),
        ("*X;2;001;  ;0;158;0", 60_000),
    ],
    ids=["same number", "several spins", "the count may have gone round", "power-up"],
)
def test_silence_that_hides_too_much_leaves_the_number_unknown(line: str, at: int) -> None:
    tracker = Tracker(pockets=37)
    heard(*GAME, tracker=tracker)
    later = [each for moment in (at, at + 500) for each in tracker.line(line, moment)]
    assert numbers(later) == []
    unknown = [each.spin for each in later if isinstance(each, NumberUnknown)]
    assert unknown == ([7, 8, 9] if ";010;" in line else [7])


@pytest.mark.parametrize(("lines", "quiet"), [(GAME[:1], 900), (GAME[:2], 900), (GAME, 3_000)])
def test_silence_is_noticed_sooner_before_the_close(lines: list[str], quiet: int) -> None:
    tracker = Tracker(pockets=37)
    heard(*lines, tracker=tracker)
    last = 500 * len(lines)
    assert tracker.tick(last + quiet) == []
    assert [each.kind for each in tracker.tick(last + quiet + 1)] == ["silent"]


def test_half_a_line_at_the_start_is_no_number() -> None:
    readings = heard("1", *GAME)
    assert [each.text for each in readings if isinstance(each, TornLine)] == ["1"]


def test_a_driver_that_starts_again_repeats_nothing_and_misses_nothing() -> None:
    known = heard("*X;4;006;30;0;160;0", "12", *["*X;5;006;12;0;160;0"] * 2, *GAME)
    missed = Tracker(pockets=37, history=known)
    assert numbers(heard(*LANDED[1:], LANDED[3], step=1_000, tracker=missed)) == [
        (7, "31", "status")
    ]
    again = Tracker(pockets=37, history=[*known, *heard(*GAME, *LANDED[:2])])
    assert numbers(heard(*LANDED[1:], tracker=again)) == []


def test_a_driver_that_starts_again_after_a_power_up_of_the_wheel_counts_with_it() -> None:
    known = heard("*X;4;007;30;0;160;0", "12", *["*X;5;007;12;0;160;0"] * 2)
    off = heard(*["*X;1;001;  ;0;160;0"] * 2, tracker=Tracker(pockets=37, history=known))
    assert Heard(at=1_000, powered_up=True) in off
    spun = [f"*X;{state};001;  ;0;160;0" for state in (2, 3, 4)]
    tracker = Tracker(pockets=37, history=[*known, *off])
    first = heard(*spun, "31", *["*X;5;001;31;0;158;0"] * 2, tracker=tracker)
    assert numbers(first) == [(1, "31", "line")]


def test_a_wheel_that_was_played_since_its_power_up_has_a_spin_that_nobody_heard() -> None:
    tracker = Tracker(pockets=37)
    heard(*GAME, *LANDED, tracker=tracker)
    times = range(90_000, 92_500, 500)
    later = [r for at in times for r in tracker.line("*X;2;002;32;0;174;1", at)]
    unknown = [(r.spin, r.cause, r.seen) for r in later if isinstance(r, NumberUnknown)]
    assert unknown == [(1, "power-up", "32")]
    assert numbers(later) == []


def test_a_number_on_a_harmed_line_needs_one_more_voice() -> None:
    wrong = ["30", "*X;5;007;30;0;158;0"]
    readings = heard(*GAME, "*X;4;00", *wrong, *[LANDED[1]] * 5)
    assert numbers(readings) == []
    assert [r.cause for r in readings if isinstance(r, NumberUnknown)] == ["disagreement"]
    good = heard(*GAME, "*X;4;00", *LANDED)
    assert numbers(good) == [(7, "31", "line")]


def test_a_number_that_the_wheel_no_longer_shows_is_put_to_a_person() -> None:
    readings = heard(*GAME, "30", "*X;5;007;30;0;158;0", *[LANDED[1]] * 4)
    assert numbers(readings) == [(7, "30", "line")]
    (fault,) = [each for each in readings if isinstance(each, DeviceFault)]
    assert (fault.cause, fault.text) == ("number-disagrees", "30 was reported, 31 is shown")


def test_a_digit_misread_twice_is_no_hundred_spins() -> None:
    tracker = Tracker(pockets=37)
    misread = ["*X;5;107;31;0;158;0"] * 3
    readings = heard(*GAME, *LANDED[:2], *misread, *LANDED[1:], tracker=tracker)
    assert numbers(readings) == [(7, "31", "line")]
    assert not [each for each in readings if isinstance(each, NumberUnknown | Heard)][1:]


@cache
def _lines_of_an_hour(seed: int) -> tuple[list[tuple[int, bytes]], list[str]]:
    """What a wheel says by itself, with when, and the numbers that it gave."""
    kind = kind_of("cammegh")
    wheel = kind.emulate(kind.configured({"script": "ok,ok,failed-launch"}), seed)
    assert isinstance(wheel, EmulatedWheel)
    said = [(at, wheel.tick(at)) for at in range(1_000, 3_600_000, 50)]
    lines = [(at, line) for at, both in said for line in both.splitlines(keepends=True)]
    return lines, [each[2] for each in wheel.truth if each[0] == "number"]


@pytest.mark.parametrize("pause", [0, 25])
@pytest.mark.parametrize("count", [5, 30, 120, 500])
def test_what_a_converter_sends_again_is_no_number_a_second_time(count: int, pause: int) -> None:
    """As many lines as it kept, at once or as fast as the line goes."""
    said, truth = _lines_of_an_hour(1)
    for cut in Random(count + pause).sample(range(700, len(said) - 300), 4):
        driver, _ = pair("cammegh")
        late = pause * count
        again = [
            (said[cut][0] + pause * n, each[1]) for n, each in enumerate(said[cut - count : cut])
        ]
        later = [(at + late, line) for at, line in said[cut : cut + 300]]
        read: list[Reading] = []
        for at, line in [*said[cut - count - 100 : cut], *again, *later]:
            read += [*driver.received(line, at).readings, *driver.tick(at).readings]
        given = iter(truth)
        found = [each.pocket for each in read if isinstance(each, NumberRead)]
        assert all(each in given for each in found), (cut, found, truth)
        # Each of the last games is read.
        assert len(found) >= 2, (cut, found)


def test_another_wheel_on_the_line_is_heard_after_a_while() -> None:
    said, _ = _lines_of_an_hour(1)
    other = b"*X;2;007;31;0;160;0\r\n"
    driver, _ = pair("cammegh")
    for at, line in said[-900:]:
        driver.received(line, at)
    began = said[-1][0]
    read: list[tuple[int, Reading]] = []
    for at in range(began, began + 90_000, 500):
        read += [(at - began, each) for each in driver.received(other, at).readings]
    # Until then nobody sees a wheel.
    kinds = [(at // 1_000, each.kind) for at, each in read]
    assert kinds[0] == (0, "silent")
    assert (60, "heard") in kinds
    assert not [at for at, kind in kinds if kind in ("heard", "bets-open") and at < 60]


def test_blanks_behind_a_line_do_no_harm() -> None:
    assert parse("*X;4;007;12;0;160;1 \t") == parse("*X;4;007;12;0;160;1")
    assert parse("5 ") == NumberLine(" 5", whole=False)
    assert parse("31  ") == NumberLine("31", whole=False)


def test_the_driver_has_a_number_confirmed_at_once() -> None:
    driver, wheel = pair("cammegh", script="ok")
    assert isinstance(wheel, EmulatedWheel)
    wheel.mode &= ~Mode.AUTO_STATUS
    readings = play(driver, wheel, minutes=2)
    truth = [(spin, pocket) for kind, spin, pocket in wheel.truth if kind == "number"]
    assert [(spin, pocket) for spin, pocket, _ in numbers(readings)] == truth[:2]
    assert {source for _, _, source in numbers(readings)} == {"line"}


def test_orders_are_the_wheels_own_commands() -> None:
    driver, wheel = pair("cammegh", mode="driven")
    assert driver.order("start", "", 0).send == b"*u 1\r\n"
    assert driver.order("setup", "z", 0).send == b"*T Z\r\n"
    assert wheel.received(b"*F\r\n", 0) == b"*F BUSY\r\n"
    with pytest.raises(ValueError, match="no 'fly'"):
        driver.order("fly", "", 0)


def test_a_driven_wheel_waits_for_the_house() -> None:
    driver, wheel = pair("cammegh", mode="driven")
    assert numbers(play(driver, wheel, minutes=3)) == []

    def start(at: int) -> None:
        wheel.received(driver.order("start", "", at).send, at)

    assert len(numbers(play(driver, wheel, minutes=3, at=200_000, meanwhile=start))) >= 2


def hold_against_truth(seed: int, minutes: float) -> None:
    """No number doubled, invented or out of order; each one lost is reported unknown."""
    random = Random(seed)
    script = [*random.choices(list(PLANS), k=6), "ok"]
    noise = random.choice((0.0, 0.02, 0.1, 0.3))
    driver, wheel = pair("cammegh", seed, script=",".join(script), noise=str(noise))
    assert isinstance(wheel, EmulatedWheel)
    if random.random() < 0.25:
        wheel.mode |= Mode.NO_NUMBER_LINE
    readings = play(driver, wheel, minutes=minutes)
    # At last the line is good, so that what is open comes to its end.
    wheel.quieten()
    readings += play(driver, wheel, minutes=3, at=1_050 + round(minutes * 60_000))
    truth = [(spin, pocket) for kind, spin, pocket in wheel.truth if kind == "number"]
    found = [(spin, pocket) for spin, pocket, _ in numbers(readings)]
    left = iter(truth)
    assert all(each in left for each in found), (seed, truth, found)
    unknown = {each.spin for each in readings if isinstance(each, NumberUnknown)}
    # On a line that is dead at first, spins have passed before the first word.
    begun = next(each.spin for each in readings if isinstance(each, BetsOpen | BetsClosed))
    truth = list(dropwhile(lambda each: each[0] < begun, truth))
    # The last two may still be on their way.
    lost = [each for each in truth[:-2] if each not in found and each[0] not in unknown]
    assert lost == [], (seed, lost)
    if not noise:
        assert truth[:-1] == found[: len(truth) - 1]
        meant = Counter((spin, cause) for kind, spin, cause in wheel.truth[:-3] if kind == "void")
        seen = Counter((each.spin, each.cause) for each in readings if isinstance(each, NoSpin))
        assert meant - seen == Counter(), (seed, script)


@pytest.mark.parametrize("seed", [*range(8), 70_234])
def test_whatever_the_line_does_no_number_is_wrong(seed: int) -> None:
    hold_against_truth(seed, minutes=8)


@pytest.mark.parametrize(("code", "found"), [("0", "passed"), ("2", "no ball"), ("55", "unknown")])
def test_a_self_test_says_what_it_found_and_a_failed_one_is_a_fault(code: str, found: str) -> None:
    kind = kind_of("cammegh")
    settings = kind.configured({"self-test": code})
    driver, wheel = kind.make(settings, ()), kind.emulate(settings, 1)
    assert isinstance(wheel, EmulatedWheel)
    wheel.received(b"*P 0\r\n", 0)
    said = wheel.received(driver.order("self-test", "", 1).send, 1)
    replied, outcome = (r for r in driver.received(said, 2).readings if r.kind != "heard")
    assert isinstance(replied, Replied)
    assert (replied.command, replied.reply) == ("F", f"{code} {found}")
    assert outcome.kind == ("fault-cleared" if code == "0" else "fault")
    assert outcome.cause == "self-test"  # type: ignore[attr-defined]


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(6))
def test_no_number_is_wrong_in_hundreds_of_hours(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        hold_against_truth(seed, minutes=20)
