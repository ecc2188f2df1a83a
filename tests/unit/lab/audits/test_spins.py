"""Reading recorded numbers: nothing is dropped without being named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lab.audits.spins import NoNumbers, Reading, read_files, read_spins
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO


def _read(text: str, wheel: str = "single-zero") -> Reading:
    chosen = SINGLE_ZERO if wheel == "single-zero" else DOUBLE_ZERO_WHEEL
    return read_spins(text.encode(), chosen, source="numbers")


def _pockets(reading: Reading) -> list[str]:
    return [str(spin.pocket) for spin in reading.spins]


def test_numbers_stand_between_spaces_commas_and_line_ends() -> None:
    assert _pockets(_read("# Friday\n17, 0 32;5\n\n36")) == ["17", "0", "32", "5", "36"]


def test_a_table_is_read_by_the_names_of_its_columns() -> None:
    text = "Time,Winning_Number,Dealer,Note,Wheel serial\n2026-01-01T10:00,17,ann,x,W-7\n,4,,,\n"
    first, second = _read(text).spins
    assert (first.pocket, first.known) == ("17", {"dealer": "ann", "wheel": "W-7"})
    times = _read(text).recording.times
    assert times[0] == 1767261600
    assert times[1] != times[1]
    assert (second.pocket, second.known, second.before) == ("4", {}, None)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_columns_may_be_parted_by_commas_semicolons_or_tabs(separator: str) -> None:
    text = f"number{separator}dealer\n5{separator}ann\n"
    assert _read(text).spins[0].known == {"dealer": "ann"}


def test_what_cannot_be_read_is_named_with_its_line() -> None:
    reading = _read("1 2\n3 x 37\n00\n4")
    assert [str(fault) for fault in reading.faults] == [
        "line 2: 'x': it is no number of any wheel",
        "line 2: '37': it is no number of any wheel",
        "line 3: '00': there is no 00 on a single-zero wheel",
    ]
    assert _pockets(reading) == ["1", "2", "3", "4"]


def test_numbers_may_be_filled_up_or_have_a_decimal_point() -> None:
    single = _read("number\n00\n03\n17\n30")
    assert _pockets(single) == ["0", "3", "17", "30"]
    assert single.notes == ("numbers are filled up to two digits; 00 was read as a zero",)
    assert _pockets(_read("00\n03\n17", "double-zero")) == ["00", "3", "17"]
    assert _pockets(_read("number,dealer\n3.0,ann\n0.0,ben")) == ["3", "0"]
    assert [fault.text for fault in _read("5\n00\n17").faults] == ["00"]


def test_a_list_with_the_latest_result_first_is_read_from_its_end() -> None:
    text = "time,number\n2026-01-01 10:02,3\n2026-01-01 10:01,x\n2026-01-01 10:01,2\n"
    reading = _read(f"{text}2026-01-01 10:00,1")
    assert [(spin.pocket, spin.before) for spin in reading.spins] == [
        ("1", None),
        ("2", "1"),
        ("3", None),
    ]
    assert any("read from its end" in str(note) for note in reading.notes)


def test_of_a_folder_what_is_no_list_is_left_out_and_numbers_of_spins_are_kept() -> None:
    list_ = "spin no,number\n" + "\n".join(f"{n},{n % 37}" for n in range(1, 9))
    gap = list_.replace("5,5\n", "")
    files = [
        ("a.csv", list_.encode()),
        ("b.csv", gap.encode()),
        ("readme.md", b"# Recordings\nno 3 here"),
    ]
    reading = read_files(files, SINGLE_ZERO, source="folder")
    assert (len(reading.recording), reading.faults) == (15, ())
    assert reading.notes == ("left out: readme.md is no list of numbers",)
    assert list(reading.recording.numbers[-4:]) == [4, 6, 7, 8]


def test_a_line_that_was_not_read_parts_the_numbers_around_it() -> None:
    reading = _read("1\n2\n?\n3\n4")
    assert [spin.before for spin in reading.spins] == [None, "1", None, "3"]


def test_numbers_of_another_wheel_follow_their_own() -> None:
    reading = _read("number,wheel\n1,A\n2,B\n3,A\n4,B\n")
    assert [spin.before for spin in reading.spins] == [None, None, "1", "2"]


def test_a_short_row_and_a_broken_quote_are_faults() -> None:
    reading = _read('number,dealer\n5\n6,"ann\n7,"a"b\n8,ben\n')
    assert [fault.line for fault in reading.faults] == [2, 3, 4]
    assert "1 column, the first line has 2" in reading.faults[0].why
    assert _pockets(reading) == ["8"]


def test_bytes_that_are_no_text_are_faults_and_lines_may_have_any_length() -> None:
    raw = b"5\n\xff\xfe\n" + b"1 " * 60_000 + b"\n6\n"
    reading = read_spins(raw, SINGLE_ZERO, source="numbers")
    assert [fault.line for fault in reading.faults] == [2]
    assert len(reading.spins) == 60_002


@pytest.mark.parametrize("code", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_read_and_named(code: str) -> None:
    text = "number,dealer\r\n" + "17,ann\r\n4,ben\r\n" * 20
    reading = read_spins(text.encode(code), SINGLE_ZERO, source="numbers")
    assert len(reading.spins) == 40
    assert reading.spins[1].known == {"dealer": "ben"}
    assert reading.notes == ("the file is UTF-16 and was read as that",)


def test_a_table_without_names_is_read_by_what_its_columns_hold() -> None:
    rows = [
        f"{500 + n};2026-01-01 10:{n:02d}:00;{n * 7 % 37};{'cw' if n % 2 else 'ccw'}"
        for n in range(50)
    ]
    reading = _read("\n".join(rows))
    assert _pockets(reading) == [str(n * 7 % 37) for n in range(50)]
    assert reading.spins[1].known == {"direction": "cw"}
    assert reading.recording.numbers[0] == 500
    assert reading.notes == (
        "the first line names no columns; spin in column 1, time in column 2, number in column 3, "
        "direction in column 4",
    )


def test_a_capture_of_a_wheels_line_gives_results_and_not_the_digits_around_them() -> None:
    lines = []
    for spin, (number, speed, turn) in enumerate(((17, 151, 0), (4, 173, 1), (4, 149, 0)), 1):
        lines += [f"*X;{state};{spin:03d};{'  '};0;{speed};{turn}" for state in (2, 3, 4, 4)]
        lines += [f"{number:2d}", *[f"*X;5;{spin:03d};{number:2d};0;{speed};{turn}"] * 3]
    reading = _read("\r\n".join(lines))
    assert _pockets(reading) == ["17", "4", "4"]
    assert reading.spins[1].known == {"direction": "ccw", "rotor": "16 to 18 rpm"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "holds no numbers"),
        ("\n  \n", "holds no numbers"),
        ("dealer,ball\nann,B1\n", "one column must be called number"),
        ("number,result\n5,5\n", "one column must be called number"),
        ("number,ball,ball\n5,a,b\n", "two columns for the ball"),
        ("spin,who\n5,ann\n", "line 1 names spin, who: one column must be called number"),
    ],
)
def test_a_file_without_numbers_is_refused(text: str, why: str) -> None:
    with pytest.raises(NoNumbers, match=why):
        _read(text)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused_and_every_line_is_accounted_for(raw: bytes) -> None:
    try:
        reading = read_spins(raw, DOUBLE_ZERO_WHEEL, source="numbers")
    except NoNumbers:
        return
    named = {fault.line for fault in reading.faults} | {spin.line for spin in reading.spins}
    lines = raw.removeprefix(b"\xef\xbb\xbf").splitlines()
    heading = next(n for n, line in enumerate(lines, start=1) if line.strip())
    for number, line in enumerate(lines, start=1):
        text = line.decode("utf-8", "replace").strip(" ,;\t\x0b\x0c")
        if text and not text.lstrip().startswith("#") and number != heading and text.isascii():
            assert number in named or not text.split() or not text.isprintable()


@given(st.lists(st.sampled_from(DOUBLE_ZERO_WHEEL.order), min_size=1, max_size=50))
def test_what_is_written_is_read_back(pockets: list[str]) -> None:
    assert _pockets(_read("\n".join(pockets), "double-zero")) == pockets
    assert _pockets(_read("number\n" + "\n".join(pockets), "double-zero")) == pockets
