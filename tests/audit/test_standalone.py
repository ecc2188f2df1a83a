"""The verifier that stands alone: it agrees with ours on good logs, and finds forgeries too."""

import ast
import asyncio
import base64
import importlib.util
import json
import lzma
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from croupier.cli.house_log import seal_now
from croupier.cli.proof import export
from croupier.cli.proof_export import write_export
from croupier.house.log.head import KEY_NAME, Head
from croupier.house.log.merkle import Tree
from croupier.house.log.note import Key, Note, make_secret
from croupier.house.log.sqlite import SqliteStore
from croupier.roulette.catalogue import all_books
from croupier.scenario import promotion, tournament
from croupier.scenario import run as table
from croupier.scenario.read import read_scenario
from tests.audit.tampering import examine, forge, make_house
from tests.audit.test_forged import FORGERIES, MONEY_KINDS, _without, edit

VERIFIER = Path(__file__).parents[2] / "verifier" / "verify_log.py"
STORIES = Path(__file__).parents[1] / "scenarios"
KINDS = {"table": table, "tournament": tournament, "promotion": promotion}


def run(file: Path, *options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with signed heads."""
    folder = tmp_path_factory.mktemp("signed")
    path = make_house(folder, seed=21, rounds=24)

    async def body() -> None:
        store = await SqliteStore.open(path)
        await seal_now(store, folder)
        await store.close()

    asyncio.run(body())
    return folder


def exported(folder: Path, to: Path) -> Path:
    assert export(str(folder), str(to)) == 0
    return to


def test_it_imports_the_standard_library_alone() -> None:
    names = [
        alias.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(VERIFIER.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_it_agrees_with_ours_on_a_good_log(signed: Path, tmp_path: Path) -> None:
    answer = run(
        exported(signed, tmp_path / "log.jsonl"), "--anchors", str(signed / "anchors.jsonl")
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert "2 signed heads" in answer.stdout
    verdict = examine(signed / "house.db")
    for name, book in verdict.tables.items():
        won = (
            f"{name}: {book.totals.settled} rounds, the house won {book.totals.house_win / 100:.2f}"
        )
        assert won in answer.stdout


@pytest.mark.parametrize("forgery", FORGERIES)
def test_it_finds_a_forgery_that_is_chained_anew(
    good_house: Path, tmp_path: Path, forgery: str
) -> None:
    path = Path(shutil.copy(good_house, tmp_path / "house.db"))
    if forgery == "an unknown game":
        pytest.skip("such a log has no rules to export")
    forge(path, edit(*FORGERIES[forgery]))
    answer = run(exported(tmp_path, tmp_path / "log.jsonl"))
    assert answer.returncode == 1, answer.stdout
    assert answer.stdout.startswith("WRONG"), answer.stderr


@pytest.mark.parametrize("kind", [kind for kind in MONEY_KINDS if kind != "TableOpened"])
def test_it_finds_what_was_left_out(good_house: Path, tmp_path: Path, kind: str) -> None:
    path = Path(shutil.copy(good_house, tmp_path / "house.db"))
    forge(path, _without(kind))
    assert run(exported(tmp_path, tmp_path / "log.jsonl")).returncode == 1


@pytest.mark.parametrize("harm", ["cut", "changed", "appended", "no heads"])
def test_it_finds_what_heads_show(signed: Path, tmp_path: Path, harm: str) -> None:
    file = exported(signed, tmp_path / "log.jsonl")
    lines = file.read_text("utf-8").splitlines()
    if harm == "cut":
        lines = lines[:-5]
    elif harm == "changed":
        record = json.loads(lines[40])
        lines[40] = json.dumps({**record, "actor": "mallory"})
    elif harm == "appended":
        lines.append(lines[-1])
    else:
        lines[0] = json.dumps({**json.loads(lines[0]), "heads": []})
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert run(file).returncode == 1


def test_it_says_how_far_the_heads_prove_a_log(signed: Path, tmp_path: Path) -> None:
    """Who drops the last heads from an export may write what they like behind the first."""
    file = exported(signed, tmp_path / "log.jsonl")
    header, *records = map(json.loads, file.read_text("utf-8").splitlines())
    first = [note for note in header["heads"] if note.split("\n")[5] == "open"]
    write(file, {**header, "heads": first}, [*records, added(records, "Unknown", {})])
    answer = run(file)
    assert answer.returncode == 0, answer.stdout
    covered = int(first[0].split("\n")[1])
    left = len(records) + 1 - covered
    assert f"note: the last {left} records are newer than the last signed head" in answer.stdout
    write(file, {**header, "heads": []}, [r for r in records if r["kind"] != "KeyAccepted"])
    assert "note: no head of this log is signed" in run(exported_anew(file)).stdout


def test_no_key_is_believed_that_the_one_before_has_not_signed(
    signed: Path, tmp_path: Path
) -> None:
    file = exported(signed, tmp_path / "log.jsonl")
    header, *records = map(json.loads, file.read_text("utf-8").splitlines())
    mallory = Key(KEY_NAME, make_secret())
    slipped = added(records, "KeyAccepted", {"key": str(mallory.verifier)})
    tree = Tree()
    for record in (*records, slipped):
        tree.add(bytes.fromhex(record["digest"]))
    head = Head(
        origin=header["heads"][0].split("\n")[0],
        size=tree.size,
        root=tree.root(),
        last=bytes.fromhex(slipped["digest"]),
        at=slipped["at"] + 10**12,
    )
    note = str(Note(head.text(), (mallory.sign(head.text()),)))
    first = [each for each in header["heads"] if each.split("\n")[5] == "open"]
    write(file, {**header, "heads": [*first, note]}, [*records, slipped])
    answer = run(file)
    assert (answer.returncode, "accepts another key" in answer.stdout) == (1, True)


def added(records: list[Any], kind: str, e: dict[str, Any]) -> dict[str, Any]:
    """One more record about the house, chained to the last."""
    last = records[-1]
    versions = [record["version"] for record in records if record["stream"] == "house:log"]
    more = {
        **last,
        "number": last["number"] + 1,
        "stream": "house:log",
        "version": max(versions, default=0) + 1,
        "kind": kind,
        "key": "",
        "request": "",
        "answer": "",
        "payload": base64.b64encode(json.dumps(e).encode()).decode(),
        "previous": last["digest"],
    }
    return {**more, "digest": loaded().record_hash(more).hex()}


def write(file: Path, header: dict[str, Any], records: list[Any]) -> None:
    lines = [json.dumps(each) for each in (header, *records)]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def exported_anew(file: Path) -> Path:
    """The same records numbered and chained anew."""
    header, *records = map(json.loads, file.read_text("utf-8").splitlines())
    previous, versions = "00" * 32, Counter[str]()
    for number, record in enumerate(records, start=1):
        versions[record["stream"]] += 1
        record |= {"number": number, "version": versions[record["stream"]], "previous": previous}
        record["digest"] = previous = loaded().record_hash(record).hex()
    write(file, header, records)
    return file


@pytest.mark.parametrize("before", ["house-0.1", "house-before"])
def test_it_reads_logs_of_earlier_versions(before: str, tmp_path: Path) -> None:
    kept = STORIES.parent / "fixtures" / before / "house.db.xz"
    (tmp_path / "house.db").write_bytes(lzma.decompress(kept.read_bytes()))
    answer = run(exported(tmp_path, tmp_path / "log.jsonl"))
    assert answer.returncode == 0, answer.stdout


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_log", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ISSUED = {"at": 1, "number": "7", "amount": 500, "table": "T1", "expires_at": 9}
BOUGHT = {"player": "ann", "amount": 500, "tender": "ticket"}
TAKEN = {"player": "ann", "amount": 500, "ticket": "7"}


def test_a_ticket_stands_until_it_ends() -> None:
    book = loaded().Tickets()
    book.owed["7"] = (500, "T1")
    for kind in ("TicketIssued", "TicketPrinted", "PrintReported", "TicketReportedLost"):
        book.take("7", kind, ISSUED)
    assert book.stand == {"7": 500}
    book.take("7", "TicketRedeemed", ISSUED)
    assert (book.stand, book.ended) == ({}, {"7"})


def test_a_ticket_that_buys_in_ends_with_its_credit() -> None:
    verifier = loaded()
    book = verifier.Tickets()
    book.owed["7"] = (500, "T1")
    book.take("7", "TicketIssued", ISSUED)
    with pytest.raises(verifier.Fault, match="credited nowhere"):
        book.take("7", "TicketTakenIn", ISSUED)
    with pytest.raises(verifier.Fault, match="not bought in"):
        book.buy_in("T1", "TicketTaken", TAKEN)
    book.buy_in("T1", "BoughtIn", BOUGHT)
    book.buy_in("T1", "TicketTaken", TAKEN)
    book.buy_in("T2", "BoughtIn", BOUGHT)
    with pytest.raises(verifier.Fault, match="does not stand"):
        book.buy_in("T2", "TicketTaken", TAKEN)
    book.take("7", "TicketTakenIn", ISSUED)
    assert (book.stand, book.taken) == ({}, {})


@pytest.mark.timeout(600)  # There are more stories every time somebody looks into a book.
@pytest.mark.parametrize("book", [book.code for book in all_books()])
def test_it_agrees_with_the_log_of_every_story(book: str, tmp_path: Path) -> None:
    verifier, file = loaded(), tmp_path / "log.jsonl"
    wrong: dict[str, str] = {}
    for path in sorted(STORIES.rglob("*.yaml")):
        scenario = read_scenario(path)
        if scenario.book != book:
            continue
        steps: Any = KINDS[scenario.kind]
        play = steps.set_up(scenario)
        for step in scenario.steps:
            steps.take_step(play, step)
        with file.open("w", encoding="utf-8") as target:
            asyncio.run(write_export(play.house.store, target))
        try:
            verifier.verify(str(file), [], [])
        except verifier.Fault as fault:
            wrong[path.stem] = str(fault)
    assert wrong == {}
