"""What to do follows from what was found: each finding has an answer of its own."""

import numpy as np
import numpy.typing as npt

from croupier.lab.audits.advice import advice
from croupier.lab.audits.findings import Verdict
from croupier.lab.audits.records import check_records
from croupier.lab.audits.spins import read_spins
from croupier.lab.audits.wheel import audit_wheel
from croupier.roulette.wheel import SINGLE_ZERO
from tests.unit.lab.audits.wheels import POCKETS, as_spins, generator, sector_bias


def _said(places: npt.NDArray[np.int64]) -> str:
    return " ".join(audit_wheel(as_spins(places), SINGLE_ZERO).sentences())


def test_a_sector_is_measured_around_it() -> None:
    said = _said(generator(5).choice(POCKETS, 4000, p=sector_bias(0.5)))
    assert "measure its frets and the seats of the pockets around this sector" in said
    assert "what changed" not in said


def test_a_wheel_that_changed_is_asked_what_changed() -> None:
    random = generator(9)
    bad = random.choice(POCKETS, 6_000, p=sector_bias(0.9))
    audit = audit_wheel(
        as_spins(np.concatenate((random.integers(0, POCKETS, 6_000), bad))), SINGLE_ZERO
    )
    (drift,) = [found for found in audit.findings if found.test == "drift"]
    assert drift.verdict is Verdict.FLAGGED
    assert "Find out what changed at that time" in str(advice(drift))


def test_a_hand_that_throws_alike_is_watched() -> None:
    steps = generator(53).choice(POCKETS, 6000, p=sector_bias(0.9))
    said = _said(np.cumsum(steps) % POCKETS)
    assert "Check the launches" in said
    assert "frets" not in said


def test_records_are_asked_about_and_no_wheel_is_taken_out() -> None:
    fair = generator(61).integers(0, POCKETS, 3000)
    text = "\n".join(SINGLE_ZERO.order[place] for place in np.tile(fair, 2))
    audit = audit_wheel(read_spins(text.encode(), SINGLE_ZERO, source="x").recording, SINGLE_ZERO)
    said = " ".join(audit.sentences())
    assert audit.verdict is Verdict.RECORDS
    assert "Take the wheel out" not in said
    assert "ecord" in said


def test_breaks_in_a_recording_are_told() -> None:
    places = generator(62).integers(0, POCKETS, 200)
    rows = [
        f"2026-03-0{1 + spin // 100}T10:{spin % 100 // 2:02d}:{spin % 2 * 30:02d},"
        + SINGLE_ZERO.order[place]
        for spin, place in enumerate(places)
    ]
    text = "time,number\n" + "\n".join(rows)
    records = check_records(read_spins(text.encode(), SINGLE_ZERO, source="x").recording)
    (found,) = records.findings
    assert found.kind == "gaps"
    assert found.says.startswith("1 breaks of more than an hour, the longest of 23.")
