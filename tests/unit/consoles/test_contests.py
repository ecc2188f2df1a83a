"""`croupier tournament` and `croupier promotion`: terms checked, a house looked at, paper."""

import asyncio
import json
from pathlib import Path

import pytest
import yaml

from croupier.kernel.money import Money
from croupier.kernel.roles import Role
from croupier.log.sqlite import SqliteStore
from croupier.promotion import commands as p
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.terms import Prize, Terms
from tests.unit.consoles.calling import call
from tests.unit.desk.contests import EVERYBODY, Hall
from tests.unit.desk.test_tournaments import run_whole


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house that has held a small tournament, and plans a promotion."""
    folder = tmp_path_factory.mktemp("house")

    async def body() -> None:
        store = await SqliteStore.open(folder / "house.db")
        hall = Hall(store)
        await run_whole(hall, 12, 4, 2)
        opening = OpenPromotion(by=Role.OPERATOR, at=1, promotion="draw", book="star")
        await hall.promotions.open(opening, EVERYBODY)
        draft = p.DraftPromotion(
            by=Role.OPERATOR,
            at=1,
            terms=Terms(texts={"eligibility": "anybody of age"}),
            prizes=(Prize(kind="voucher", value=Money(50_000)),),
        )
        await hall.promotions.ask("draw", draft, EVERYBODY)
        await store.close()

    asyncio.run(body())
    return folder


def test_the_ranking_and_the_prizes_of_a_house_are_shown(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = call(capsys, f"tournament show {house}")
    assert shown.code == 0
    assert "stands:           over" in shown.out
    assert "prize pool:       $723.45" in shown.out
    facts = json.loads(call(capsys, f"tournament show {house} spring --json").out)
    assert len(facts["prizes"]) == 2
    ranking = json.loads(call(capsys, f"tournament ranking {house} --json").out)
    assert [row[0] for row in ranking["rows"]][:2] == [1, 2]
    assert len(ranking["rows"]) == 12


def test_terms_are_printed_for_entrants_and_records_exported(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paper = tmp_path / "terms.pdf"
    assert call(capsys, f"tournament terms {house} --pdf {paper}").code == 0
    assert paper.read_bytes().startswith(b"%PDF")
    rows = call(capsys, f"tournament export {house}").rows
    assert rows[0]["kind"] == "TournamentOpened"
    assert rows[-1]["kind"] == "PrizesAwarded"
    assert call(capsys, f"tournament list {house}").out == "spring\n"
    missing = call(capsys, f"tournament show {house} autumn")
    assert missing.code == 2
    assert "there is spring" in missing.err


def test_terms_in_a_file_are_held_against_the_checklist(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "terms.yaml"
    path.write_text(yaml.safe_dump({"entry_fee": "50.00", "minimum": 5, "maximum": 500}))
    told = call(capsys, f"tournament check {path} --book star")
    assert told.code == 1
    assert "10.4.2(b)" in told.out
    keys = [row["key"] for row in call(capsys, f"tournament check {path} --book star --json").rows]
    assert "chips" in keys
    assert "entry_fee" not in keys
    path.write_text(yaml.safe_dump({"entry_free": 1}))
    assert "terms have no entry_free" in call(capsys, f"tournament check {path} --book star").err
    path.write_text(yaml.safe_dump({"entry_fee": "lots"}))
    assert call(capsys, f"tournament check {path} --book star").code == 2
    assert call(capsys, f"tournament check {path} --book rapid").code == 2


def test_a_promotion_is_checked_shown_and_what_is_due_listed(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "promotion.yaml"
    prizes = [{"kind": "cash", "value": 100}]
    path.write_text(yaml.safe_dump({"terms": {"eligibility": "all"}, "prizes": prizes}))
    told = call(capsys, f"promotion check {path} --book star")
    assert told.code == 1
    assert "no prize may be or hold: cash" in told.out
    shown = json.loads(call(capsys, f"promotion show {house} --json").out)
    assert shown["rows"] == [["voucher", "500.00", "", ""]]
    assert json.loads(call(capsys, f"promotion due {house} --json").out)["rows"] == []
    assert call(capsys, f"promotion list {house}").out == "draw\n"


def test_a_story_of_the_right_kind_is_run(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path("tests/scenarios")
    story = sorted((folder / "tournament").glob("*.yaml"))[0]
    assert call(capsys, f"tournament run {story}").code == 0
    assert call(capsys, f"promotion run {story}").code == 2
