"""Records before chance: rows that are no results are found, named and left out."""

from datetime import datetime, timedelta

import numpy as np
import pytest

from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.records import Records, check_records
from croupier.lab.audits.spins import read_spins
from croupier.lab.audits.wheel import audit_wheel
from croupier.roulette.wheel import SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, generator


def _checked(text: str) -> Records:
    return check_records(read_spins(text.encode(), SINGLE_ZERO, source="x").recording)


def _numbers(places: "np.typing.ArrayLike") -> str:
    return "\n".join(SINGLE_ZERO.order[place] for place in np.asarray(places))


FAIR = generator(61).integers(0, POCKETS, 3000)


def test_honest_records_pass() -> None:
    random = generator(62)
    found = [_checked(_numbers(random.integers(0, POCKETS, 400))).findings for _ in range(200)]
    # Each of the checks is wrong once in a thousand times at most.
    assert sum(map(bool, found)) <= 3


@pytest.mark.parametrize(
    ("places", "left", "says"),
    [
        (np.tile(FAIR, 2), 3000, "lines 3,001 to 6,000 repeat lines 1 to 3,000"),
        (np.concatenate((FAIR, FAIR[900:960])), 3000, "lines 3,001 to 3,060 repeat lines 901 to"),
        (np.repeat(FAIR, 2), 3000, "each number stands twice"),
    ],
)
def test_a_fair_file_recorded_twice_is_about_its_records_and_never_biased(
    places: np.ndarray[tuple[int], np.dtype[np.int64]], left: int, says: str
) -> None:
    reading = read_spins(_numbers(places).encode(), SINGLE_ZERO, source="x")
    audit = audit_wheel(reading.recording, SINGLE_ZERO)
    assert audit.verdict is Verdict.RECORDS
    assert audit.spins == left
    assert says in audit.sentences()[0]
    assert not any("Biased" in line for line in audit.sentences())
    assert any("left out of all that follows" in line for line in audit.sentences())


def test_repeats_within_one_long_line_are_named_by_their_numbers() -> None:
    (found,) = _checked(_numbers(np.tile(FAIR, 2)).replace("\n", " ")).findings
    assert "numbers 3,001 to 6,000 repeat numbers 1 to 3,000" in found.says


def test_a_sensor_that_kept_its_number_is_named() -> None:
    stuck = FAIR.copy()
    stuck[1000:1012] = 8
    (found,) = _checked(_numbers(stuck)).findings
    assert (found.kind, found.left_out) == ("stuck", 11)
    assert "17 12 times running from line 1,001" in found.says


def test_states_of_a_device_are_not_taken_for_numbers() -> None:
    rows = "\n".join(f"2\n3\n4\n{SINGLE_ZERO.order[place]}\n5" for place in FAIR[:400])
    audit = audit_wheel(read_spins(rows.encode(), SINGLE_ZERO, source="x").recording, SINGLE_ZERO)
    assert audit.verdict is Verdict.RECORDS
    assert "states of a device, read as numbers" in audit.sentences()[0]
    assert audit.sentences()[-1].startswith("Nothing was tested")


def test_times_that_no_wheel_can_keep_are_found() -> None:
    rows = []
    for spin in range(300):
        table = spin % 2
        second = 45 * (spin // 2) + 4 * table
        clock = f"2026-03-01T{10 + second // 3600:02d}:{second // 60 % 60:02d}:{second % 60:02d}"
        rows.append(f"{clock},{SINGLE_ZERO.order[FAIR[spin]]}")
    rows.append("2026-03-01T09:00:00,5")
    records = _checked("time,number\n" + "\n".join(rows))
    back, soon = records.findings
    assert "times go back once, first at line 302" in back.says
    assert "150 results come within 10 s of the one before" in soon.says
    assert "two tables may be recorded as one" in soon.says
    assert (records.kept.before < 0).all()
    audit = audit_wheel(records.kept, SINGLE_ZERO)
    assert audit.verdict is Verdict.RECORDS
    assert any("Find out how the records were made" in line for line in audit.sentences())


def test_two_readers_of_one_wheel_are_not_taken_for_bias() -> None:
    numbers = [place for at, one in enumerate(FAIR) for place in (one, FAIR[max(0, at - 7)])]
    audit = audit_wheel(
        read_spins(_numbers(np.array(numbers)).encode(), SINGLE_ZERO, source="x").recording,
        SINGLE_ZERO,
    )
    (found,) = audit.records
    assert audit.verdict is Verdict.RECORDS
    assert found.says.endswith(
        "15 rows apart, as where two readers of one wheel are written as one"
    )
    assert abs(audit.spins - len(FAIR)) <= 15


def test_more_results_at_one_time_than_a_wheel_gives_are_found() -> None:
    rows = [f"2026-03-01T18:00:00,{SINGLE_ZERO.order[place]}" for place in FAIR[:400]]
    (found,) = _checked("time,number\n" + "\n".join(rows)).findings
    assert found.says.startswith("400 results have one time (from line 2): ")
    assert found.says.endswith("no wheel gives more than 361 in an hour")
    # Six in a minute there may be, where times are to the minute.
    rows = [
        f"2026-03-01T18:{at // 6 % 60:02d}:00,{SINGLE_ZERO.order[place]}"
        for at, place in enumerate(FAIR[:300])
    ]
    assert _checked("time,number\n" + "\n".join(rows)).findings == ()


def test_a_time_that_lies_years_away_is_wrong() -> None:
    rows = [
        f"{(datetime(2026, 3, 1) + timedelta(seconds=45 * at)).isoformat()},{place}"
        for at, place in enumerate(FAIR[:300])
    ]
    records = _checked("time,number\n" + "\n".join((*rows, "2091-01-01T00:00:00,5")))
    (gaps,) = records.findings
    assert gaps.needs_attention
    assert "more than a year lies before line 302, so that its time is wrong" in gaps.says


def test_breaks_and_the_end_of_summer_are_said_and_nothing_more() -> None:
    rows = []
    for spin, place in enumerate(FAIR[:300]):
        # A night off after a hundred results; the hour from two to three comes twice.
        clock = datetime(2026, 10, 25) + timedelta(seconds=45 * spin)
        clock -= timedelta(hours=1) * (spin > 200) + timedelta(days=1) * (spin < 100)
        rows.append(f"{clock.isoformat()},{SINGLE_ZERO.order[place]}")
    reading = read_spins("\n".join(("time,number", *rows)).encode(), SINGLE_ZERO, source="x")
    audit = audit_wheel(reading.recording, SINGLE_ZERO)
    assert [found.kind for found in audit.records] == ["times", "gaps"]
    assert audit.verdict is Verdict.FAIR


def test_spins_that_are_missing_by_their_numbers_part_the_results() -> None:
    rows = [
        f"{spin},{SINGLE_ZERO.order[FAIR[spin]]}" for spin in range(200) if spin not in (50, 51)
    ]
    records = _checked("spin no,number\n" + "\n".join(rows))
    assert "2 spins are missing by their numbers, first before line 52" in records.findings[0].says
    assert records.kept.before[50] == -1
    assert records.kept.before[51] >= 0
