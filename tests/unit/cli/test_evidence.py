"""`croupier evidence`: a bundle from a run of its own, which says what was not run."""

import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from croupier.cli.cli import run
from croupier.cli.evidence_headings import HEADINGS, without_a_run
from croupier.cli.evidence_house import PLAYED, Identity, find_identities, meters_in
from croupier.cli.evidence_interruption import SERVED, Published, goes_on
from croupier.cli.evidence_page import page
from croupier.cli.evidence_paper import paper
from croupier.cli.evidence_parts import Grid, Plan, Section, Status
from croupier.cli.evidence_sections import STATIC, deviations, sheets_of
from croupier.cli.house_log import read_histories, run_on
from croupier.cli.verify import check
from croupier.core.messages import Message, languages, say, text_in
from croupier.house.log import program
from croupier.house.views.house_reports import shift_report
from croupier.roulette.catalogue import find_book
from tests.unit.cli.calling import call
from tests.unit.devices.reading import page_texts

Capsys = pytest.CaptureFixture[str]
HEAVY = ("scenarios", "par-sheets", "randomness", "interruption", "backup")


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
    sections = {section["name"]: section for section in whole["sections"]}
    # A tree whose screens are not built says so besides, and so do headings without a section.
    unbuilt, without = sections["program"]["not_run"], [*without_a_run()]
    not_run = [row[1] for row in open_ones["rows"]].count("not run")
    assert not_run == len(HEAVY) + len(unbuilt) + len(without)
    assert len(unbuilt) == (not sections["program"]["data"]["files"]["screens"])
    # People read settings in words, and programs as they are.
    ((settings,), plain) = sections["settings"]["tables"], sections["settings"]["data"]
    assert not {"None", "True", "False", "()", "[]", ""} & {row[1] for row in settings["rows"]}
    assert {type(value) for value in plain.values()} >= {bool, int, str, list}
    assert sections["verification"]["data"]["verdict"]["ok"] is True
    assert sections["verification"]["data"]["heads"]
    assert sections["verification"]["not_run"] == []
    assert (tmp_path / "bundle" / "verify_log.py").is_file()
    assert len(sections["clauses"]["data"]) == 6
    rows = {grid["title"]: len(grid["rows"]) for grid in sections["clauses"]["tables"]}
    assert rows["France"] == len(sections["clauses"]["data"]["france"])
    assert sections["recall"]["tables"]
    page = (tmp_path / "bundle" / "index.html").read_text("utf-8")
    assert all(f'id="{name}"' in page for name in status)
    assert all(each in page for each in ("GLI-24", "GLI-19", "GLI-13", "GMNS", "AGCO"))
    assert (tmp_path / "bundle" / "evidence.pdf").read_bytes().startswith(b"%PDF")
    # Whoever has the bundle reads and verifies it, and signs nothing in its house's name.
    assert not list((tmp_path / "bundle").glob("*/house.key"))
    assert call(capsys, f"verify {tmp_path / 'bundle' / 'house'}").code == 0


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


@pytest.fixture(scope="module")
def identities(tmp_path_factory: pytest.TempPathFactory) -> list[Identity]:
    """What must hold in a house whose last rounds are under way or void."""
    house = tmp_path_factory.mktemp("evidence") / "house"
    assert run(["demo", str(house), "--rounds", "60"]) == 0
    histories = run_on(str(house), read_histories, read_only=True)
    heads = [json.loads(line) for line in (house / "anchors.jsonl").read_text().splitlines()]
    report = shift_report(histories.events())
    return find_identities(check(str(house)), meters_in(histories), report, heads)


def test_meters_come_to_the_same_on_both_ways(identities: list[Identity]) -> None:
    assert [each for each in identities if each.one != each.other] == []
    said = [str(each.what) for each in identities]
    assert "T1: Win by meters, computed again" in said
    assert "T6: Games by meters, computed again" in said
    assert any("credit of" in each for each in said)
    assert "Records in the log, records under signed heads" in said


def test_what_does_not_come_to_the_same_is_told() -> None:
    identity = Identity(say("evidence-same-records"), 1250, 1249)
    assert [*map(str, identity.row)][1:] == ["$12.50", "$12.49", "failed"]


def test_a_part_of_which_there_is_no_file_is_an_open_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {**program.program_files(), "screens": {}}
    monkeypatch.setattr(program, "program_files", lambda: files)
    (collect,) = (each.collect for each in STATIC if each.name == "program")
    section = Section(name="program", title=say("evidence-parts"))
    collect(tmp_path, Plan(bits=0, outcomes=0, rounds=0, kills=0), section)
    assert "screens" in str(deviations([section]).grids[0].rows[0][2])


def test_every_section_is_for_a_heading_and_every_heading_is_of_a_section() -> None:
    named = {name for heads in HEADINGS.values() for names in heads.values() for name in names}
    assert named == {each.name for each in (*STATIC, *PLAYED, *SERVED)}
    assert list(HEADINGS) == ["GLI-24", "GLI-11", "GLI-19", "GLI-13", "GMNS", "AGCO"]


def test_a_game_has_a_sheet_for_every_choice_that_pays_otherwise() -> None:
    (table,) = find_book("star").offers
    sheets = sheets_of(table)
    choices = [options for _, _, same in sheets for options in same]
    assert {options["lucky_ball"] for options in choices} == {"off", "standard", "mega"}
    # Every sheet that a colour pays on is one of a table with Lucky Ball.
    for _, lines, same in sheets:
        lucky = any(line.name.startswith("lucky-ball") for line in lines)
        assert {options["lucky_ball"] != "off" for options in same} == {lucky}
    wheels = [{options["wheel"] for options in same} for _, _, same in sheets]
    assert all(len(each) == 1 for each in wheels)


def test_what_is_open_or_was_not_run_is_gathered() -> None:
    grid = Grid(title="Misses", names=("Story", "Missed"), rows=(("a", "b"),), is_open=True)
    sections = [
        Section(name="one", title=say("evidence-scenarios"), grids=(grid,)),
        Section(name="two", title=say("evidence-access"), left_out=("half of it",)),
        Section(name="three", title=say("evidence-backup"), status=Status.FAILED, says=("why",)),
    ]
    found = deviations(sections)
    assert found.status is Status.BELOW
    rows = [[*map(str, row)][1:] for row in found.grids[0].rows]
    assert rows[:3] == [["Misses", "a; b"], ["not run", "half of it"], ["failed", "why"]]
    # A heading that nothing is run for is open in every bundle.
    assert [str(row[0]) for row in found.grids[0].rows[3:]] == [
        f"{standard} {heading}"
        for standard, heads in HEADINGS.items()
        for heading, names in heads.items()
        if not names
    ]
    assert {tuple(row) for row in rows[3:]} == {("not run", "nothing was run for it")}
    assert str(found.says[0]) == f"3 sections: 2 passed, 1 failed. Open: {len(rows)}."


@pytest.mark.parametrize("language", languages())
def test_a_page_speaks_the_language_of_its_reader(language: str) -> None:
    section = Section(name="access", title=say("evidence-access"), status=Status.NOT_RUN)
    shown = page(
        say("evidence-title", program="Croupier"), say("evidence-empty"), [section], language
    )
    words = {"en": "Contents", "de": "Inhalt", "fr": "Sommaire", "zh": "目录"}
    assert f"<h2>{words[language]}</h2>" in shown
    assert f'lang="{language}-' in shown
    # Headings are those of the standards, whatever the language.
    assert "2.10 Program storage device requirements" in shown


@pytest.mark.parametrize("language", languages())
def test_the_contents_say_on_which_page_each_section_begins(language: str) -> None:
    def made(name: str, title: Message, rows: int) -> Section:
        grid = Grid(title=title, names=("acknowledged-in",), rows=(("acknowledge-check",),) * rows)
        return Section(name=name, title=title, grids=(grid,) if rows else ())

    titles = (say("evidence-parts"), say("evidence-contents"), say("evidence-title", program="C"))
    sections = [made("a", titles[0], 120), made("b", titles[1], 3), made("none", titles[2], 0)]
    pdf = paper(titles[2], say("evidence-made", at="1", run="full"), sections, language)
    document: Any = pypdfium2.PdfDocument(pdf)
    pages = [" ".join(text.split()) for text in page_texts(pdf)]

    def begins(title: Message) -> int:
        head = text_in(language, say("evidence-line", title=title, says=title))
        return next(n for n, text in enumerate(pages, start=1) if head in text)

    begun = {text_in(language, title): begins(title) for title in titles[:2]}
    assert 1 < begun[text_in(language, titles[0])] < begun[text_in(language, titles[1])]
    outline = {e.get_title(): e.get_dest().get_index() + 1 for e in document.get_toc()}
    assert outline == begun
    foot = text_in(language, say("paper-page", page=1, pages=len(pages)))
    assert " ".join((*map(str, begun.values()), foot)) in pages[0]
    # No word is broken where there is room for it.
    assert "acknowledge-check" in pages[2]
