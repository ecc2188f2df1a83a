"""`croupier dispute` and the registers of `croupier report`: what they print, and how they end."""

import asyncio
import json
from pathlib import Path

import pytest

from croupier.core.roles import Role
from croupier.house.log.sqlite import SqliteStore
from croupier.house.views.register_names import REGISTERS
from croupier.table.disputes import OpenDispute
from tests.clauses.watched import Watched
from tests.unit.cli.calling import call


@pytest.fixture(scope="module")
def disputed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("disputed")

    async def body() -> None:
        store = await SqliteStore.open(folder / "house.db")
        house = await Watched(store).start()
        await house.open("T1", "crown", "american")
        await house.buy_in("T1", "ann")
        await house.round("T1", "4", ("ann", "red", 50))
        await house.do("T1", OpenDispute, player="ann", text="it was 3", by=Role.PLAYER)
        await store.close()

    asyncio.run(body())
    return folder


def test_a_dispute_is_written_as_a_folder(
    disputed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"dispute export {disputed} --table T1 --number 1 --to {tmp_path / 'case'}"
    answer = call(capsys, line)
    assert answer.code == 0, answer.err
    summary = json.loads((tmp_path / "case" / "dispute.json").read_text("utf-8"))
    assert (summary["player"], summary["text"], summary["round"]) == ("ann", "it was 3", 1)
    assert "red" in (tmp_path / "case" / "receipt.txt").read_text("utf-8")
    assert "ann disputes round 1" in (tmp_path / "case" / "replay.txt").read_text("utf-8")
    assert (tmp_path / "case" / "dispute.pdf").read_bytes().startswith(b"%PDF")
    records = (tmp_path / "case" / "records.jsonl").read_text("utf-8").splitlines()
    assert {"RoundSettled", "DisputeOpened"} <= {json.loads(line)["kind"] for line in records}
    again = call(capsys, line)
    assert again.code == 2
    assert "left as it is" in again.err


def test_a_dispute_is_written_as_one_paper(
    disputed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.pdf"
    line = f"dispute export {disputed} --table T1 --number 1 --pdf {file}"
    assert call(capsys, line).code == 0
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("--table T1 --number 2 --pdf x.pdf", "no dispute 2"),
        ("--table T1 --pdf x.pdf", "--number"),
        ("--table T1 --number 1", "--to FOLDER"),
    ],
)
def test_what_cannot_be_exported_is_said(
    disputed: Path, capsys: pytest.CaptureFixture[str], rest: str, said: str
) -> None:
    answer = call(capsys, f"dispute export {disputed} {rest}")
    assert answer.code == 2
    assert said in answer.err


def test_disputes_are_listed(disputed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, f"dispute list {disputed}")
    assert answer.code == 0
    assert "it was 3" in answer.out


@pytest.mark.parametrize("name", REGISTERS)
def test_every_register_is_a_report(
    disputed: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    answer = call(capsys, f"report {name} {disputed} --json")
    assert answer.code == 0, answer.err
    assert json.loads(answer.out)["columns"]


def test_a_register_is_printed_and_drawn(
    disputed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = call(capsys, f"report due {disputed}")
    assert "dispute 1 is decided: it was 3" in " ".join(answer.out.split())
    assert call(capsys, f"report staff {disputed} --csv").out.startswith("Who,Did,Times")
    file = tmp_path / "due.pdf"
    assert call(capsys, f"report due {disputed} --pdf {file}").code == 0
    assert file.read_bytes().startswith(b"%PDF")


def test_a_statement_is_of_somebody(disputed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, f"report statement {disputed}").code == 2
    answer = call(capsys, f"report statement {disputed} --player ann --csv")
    assert "50.00" in answer.out
    assert call(capsys, f"report staff {disputed} --table nowhere").code == 2
