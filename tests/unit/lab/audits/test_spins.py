"""Reading recorded numbers: nothing is dropped without being named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lab.audits.spins import NoNumbers, Reading, read_spins
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
    assert (first.pocket, first.known, first.time) == (
        "17",
        {"dealer": "ann", "wheel": "W-7"},
        "2026-01-01T10:00",
    )
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


def test_bytes_that_are_no_text_and_endless_lines_are_faults() -> None:
    raw = b"5\n\xff\xfe\n" + b"1 " * 6000 + b"\n6\n"
    reading = read_spins(raw, SINGLE_ZERO, source="numbers")
    assert [fault.line for fault in reading.faults] == [2, 3]
    assert len(reading.spins) == 2


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


def test_times_that_go_back_are_noted() -> None:
    reading = _read("time,number\n2026-01-02,5\n2026-01-01,6\n2026-01-03,7\n")
    assert reading.notes == (
        "times go back 1 times, the first time at line 3; numbers are taken in the order written",
    )


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
