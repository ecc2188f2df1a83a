"""`croupier evidence`: a bundle from a run of its own, which says what was not run."""

import json
from pathlib import Path

import pytest

from croupier.cli.evidence_house import Published, find_identities, goes_on
from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]
HEAVY = ("stories", "par-sheets", "randomness", "interruption")


def test_a_bundle_has_its_sections_in_three_forms(capsys: Capsys, tmp_path: Path) -> None:
    skip = " ".join(f"--skip {name}" for name in HEAVY)
    assert call(capsys, f"evidence {tmp_path / 'bundle'} --quick {skip}").code == 0
    whole = json.loads((tmp_path / "bundle" / "evidence.json").read_text("utf-8"))
    status = {section["name"]: section["status"] for section in whole["sections"]}
    assert whole["run"] == "short"
    assert {name: status[name] for name in HEAVY} == dict.fromkeys(HEAVY, "not run")
    assert all(status[name] == "passed" for name in set(status) - {*HEAVY, "deviations"})
    assert status["deviations"] == "see below"
    (open_ones,) = whole["sections"][0]["tables"]
    assert [row[1] for row in open_ones["rows"]].count("not run") == len(HEAVY)
    sections = {section["name"]: section for section in whole["sections"]}
    assert sections["verification"]["data"]["verdict"]["ok"] is True
    assert sections["verification"]["data"]["heads"]
    assert len(sections["clauses"]["data"]) == 6
    assert sections["recall"]["tables"]
    page = (tmp_path / "bundle" / "index.html").read_text("utf-8")
    assert all(f'id="{name}"' in page for name in status)
    assert all(each in page for each in ("GLI-24", "GLI-19", "GLI-13", "GMNS", "AGCO"))
    assert (tmp_path / "bundle" / "evidence.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("more", "complaint"), [("", "is not empty"), ("/new --skip nonsense", "no section 'nonsense'")]
)
def test_what_cannot_be_done_is_refused_before_anything_is_made(
    capsys: Capsys, tmp_path: Path, more: str, complaint: str
) -> None:
    (tmp_path / "there").write_text("something")
    answer = call(capsys, f"evidence {tmp_path}{more}")
    assert answer.code == 2
    assert complaint in answer.err
    assert [file.name for file in tmp_path.iterdir()] == ["there"]


@pytest.mark.parametrize(
    ("was", "now", "expected"),
    [
        (Published(3, ("7", "1")), Published(4, ("9", "7", "1")), True),
        (Published(3, ("7", "1")), Published(3, ("7", "1")), True),
        (Published(1, ()), Published(2, ("4",)), True),
        (Published(3, ("7", "1")), Published(3, ("1",)), False),
        (Published(3, ("7", "1")), Published(2, ("7", "1")), False),
        (Published(3, ("7", "1")), Published(5, ("9", "8", "1")), False),
    ],
)
def test_a_result_that_was_shown_must_be_shown_again(
    was: Published, now: Published, expected: bool
) -> None:
    assert goes_on(was, now) is expected


def test_what_must_come_to_the_same_is_told_where_it_does_not() -> None:
    report = {
        "columns": [
            {"name": "Table", "kind": "text"},
            {"name": "Win", "kind": "money"},
            {"name": "Games", "kind": "count"},
        ],
        "rows": [["T1", "12.50", 3], ["T2", None, 1]],
        "totals": ["Total", "12.50", 4],
    }
    tables = {"T1": {"house_win": "12.50", "rounds": 3}, "T2": {"house_win": "0", "rounds": 1}}
    verdict = {"records": 40, "tables": tables}
    heads = [
        {"note": f"a log\n{size}\nroot\nlast hash\nat 7\nopen\n\nsignature"} for size in (12, 40)
    ]
    holding = find_identities(verdict, report, heads)
    assert {row[-1] for row in holding} == {"passed"}
    tables["T1"]["house_win"] = "12.49"
    report["totals"] = ["Total", "12.50", 5]
    broken = find_identities(verdict | {"records": 41}, report, heads)
    assert [row[:3] for row in broken if row[-1] != "passed"] == [
        ("T1: win by meters, win computed again", "12.50", "12.49"),
        ("Games: tables, total", "4", "5"),
        ("records in the log, records under signed heads", "41", "40"),
    ]
