"""`croupier tournament` and `croupier promotion`: terms checked, a house looked at, paper."""

import asyncio
import json
import shutil
from pathlib import Path

import pytest
import yaml

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.log.sqlite import SqliteStore
from croupier.promotion.drafting import DraftPromotion
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.terms import Prize, PromotionTerms
from tests.unit.cli.calling import call, enrol
from tests.unit.house.contests import EVERYBODY, Hall
from tests.unit.house.test_tournaments import run_whole


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house that has held a small tournament, and plans a promotion."""
    folder = tmp_path_factory.mktemp("house")

    async def body() -> None:
        store = await SqliteStore.open(folder / "house.db")
        hall = Hall(store)
        await run_whole(hall, 12, 4, 2)
        opening = OpenPromotion(by=Role.OPERATOR, at=1, promotion="draw", book="star")
        await hall.house.gateway.submit(EVERYBODY, "promotion:draw", opening)
        draft = DraftPromotion(
            by=Role.OPERATOR,
            at=1,
            terms=PromotionTerms(texts={"eligibility": "anybody of age"}),
            prizes=(Prize(kind="voucher", value=Money(50_000)),),
        )
        await hall.house.gateway.submit(EVERYBODY, "promotion:draw", draft)
        await enrol(store)
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
    # A final of two: the third place is shared by two who came in second at their tables.
    assert sorted(facts["prizes"].values()) == ["$217.03", "$361.73", "$72.34", "$72.35"]
    ranking = json.loads(call(capsys, f"tournament ranking {house} --json").out)
    assert [row[0] for row in ranking["rows"]][:2] == [1, 2]
    assert len(ranking["rows"]) == 12


def test_a_prize_is_paid_once_from_the_command_line(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "house"
    shutil.copytree(house, own)
    facts = json.loads(call(capsys, f"tournament show {own} --json").out)
    winner, prize = next(iter(facts["prizes"].items()))
    assert facts["owed"] == facts["prizes"]
    pay = f"tournament pay {own} spring --player {winner}"
    assert "say who acts" in call(capsys, pay).err
    paid = call(capsys, f"{pay} --by kim --method cheque")
    assert (paid.code, paid.out) == (0, f"{winner} is paid {prize} by cheque\n")
    again = call(capsys, f"{pay} --by kim")
    assert again.code == 1
    assert f"{winner} has been paid {prize} already (10.3.2, 10.4.2(j))" in again.err
    assert call(capsys, f"{pay} --by dan").code == 1
    assert "whose prize" in call(capsys, f"tournament pay {own} --by kim").err
    left = json.loads(call(capsys, f"tournament show {own} --json").out)
    assert winner not in left["owed"]
    assert left["accounts"]["world:cheque"] == prize


def test_what_is_due_has_prizes_that_were_won_and_not_paid(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prizes = json.loads(call(capsys, f"tournament show {house} --json").out)["prizes"]
    rows = json.loads(call(capsys, f"report due {house} --json").out)["rows"]
    due = {row[4]: row[2] for row in rows if row[3] == "spring"}
    assert due == {name: f"{won} won in the tournament is paid" for name, won in prizes.items()}


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
    answer = call(capsys, f"tournament check {path} --book star")
    assert answer.code == 1
    assert "10.4.2(b)" in answer.out
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
    answer = call(capsys, f"promotion check {path} --book star")
    assert answer.code == 1
    assert "no prize may be or hold: cash" in answer.out
    shown = json.loads(call(capsys, f"promotion show {house} --json").out)
    assert shown["rows"] == [["voucher", "500.00", "", ""]]
    assert shown["title"] == "Promotion draw: draft"
    assert [column["name"] for column in shown["columns"]] == [
        "Prize",
        "Value",
        "Winner",
        "Settled",
    ]
    assert json.loads(call(capsys, f"promotion due {house} --json").out)["rows"] == []
    assert call(capsys, f"promotion list {house}").out == "draw\n"


def test_a_story_of_the_right_kind_is_run(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path("tests/scenarios")
    story = sorted((folder / "tournament").glob("*.yaml"))[0]
    assert call(capsys, f"tournament run {story}").code == 0
    assert call(capsys, f"promotion run {story}").code == 2


def test_the_statement_of_a_promotion_is_printed_and_agrees(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = call(capsys, f"promotion statement {house} draw --json")
    assert answer.code == 0
    statement = json.loads(answer.out)
    assert statement["title"] == "Statement of promotion draw: draft"
    assert statement["notes"] == ["All of it agrees with the ledger, to the cent."]
    rows = json.loads(call(capsys, f"report contests {house} --json").out)["rows"]
    assert sorted(row[0] for row in rows) == ["draw", "spring"]
    assert {row[-1] for row in rows} == {"0.00"}
