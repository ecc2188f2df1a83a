"""The commands on a house's log: what they print, and how they end."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import duckdb
import pytest

from croupier.cage.numbers import make_number
from croupier.cli import cli
from croupier.cli.cli import run
from croupier.core.messages import Message, languages, text_in
from croupier.core.money import Money
from croupier.core.roles import PIT_LINE, Role
from croupier.evening.dealer import by_usual_role
from croupier.evening.house import play_house
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.house import House
from croupier.house.log.record import Record, chain_fault
from croupier.house.log.sqlite import SqliteStore
from croupier.house.tables import stream_of
from croupier.house.world import Nobody, SystemClock
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Payment
from croupier.roulette.limits import Limits, Range
from croupier.table.opening import OpenTable
from croupier.table.seats import BuyIn, CashOut
from tests.unit.cli.calling import call, enrol

STAFF = Actor(id="sam", roles=frozenset({*PIT_LINE, Role.CASHIER, Role.PLAYER}))
FRESH = make_number(bytes(32), 12, 1, bytes(16))
OLD = make_number(bytes(32), 12, 2, bytes(16))
FOREIGN = make_number(bytes(32), 13, 3, bytes(16))


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")

    async def body() -> None:
        store = await SqliteStore.open(folder / "house.db")
        await play_house(store, seed=7, rounds=18)
        await store.close()

    asyncio.run(body())
    return folder


@pytest.fixture
def house(played: Path, tmp_path: Path) -> Path:
    (tmp_path / "house").mkdir()
    shutil.copy(played / "house.db", tmp_path / "house" / "house.db")
    return tmp_path / "house"


@pytest.fixture
def tickets(tmp_path: Path) -> Path:
    """A house that issued one ticket now and one long ago."""

    async def body() -> None:
        store = await SqliteStore.open(tmp_path / "cage" / "house.db")
        clock = SystemClock()
        house = House(store, clock, Nobody())
        book, game = _game_with_tickets()
        limits = Limits(table=Range(Money(500), Money(50_000)))
        opening = OpenTable(by=Role.OPERATOR, table="T1", book=book, game=game, limits=limits)
        await house.gateway.submit(STAFF, stream_of(opening.table), opening)
        for number, at, player in ((OLD, 0, "ann"), (FRESH, clock.now(), "bob")):
            amount, by = Money(12_500), Role.DEALER
            for command in (
                BuyIn(by=by, at=at, player=player, amount=amount),
                CashOut(by=by, at=at, player=player, ticket=number),
            ):
                usual = by_usual_role(command, house.tables["T1"].state)
                answer = await house.gateway.submit(STAFF, "table:T1", usual)
                assert isinstance(answer, Accepted), answer
        await enrol(store)
        await store.close()

    asyncio.run(body())
    return tmp_path / "cage"


def _game_with_tickets() -> tuple[str, str]:
    """A game that pays its players with tickets."""
    for book in all_books():
        for offer in book.offers:
            if book.game(offer.name).cash_out is Payment.TICKET:
                return book.code, offer.name
    raise LookupError("no book has tickets")


def damage(house: Path, sql: str) -> None:
    with closing(sqlite3.connect(house / "house.db", isolation_level=None)) as db:
        db.execute("drop trigger record_is_never_changed")
        db.execute(sql)


def test_a_demonstration_is_played_into_a_new_folder_and_never_over_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = call(capsys, f"demo {tmp_path / 'd'} --rounds 6 --seed 3")
    assert first.code == 0
    assert "6 rounds at" in first.out
    again = call(capsys, f"demo {tmp_path / 'd'}")
    assert again.code == 2
    assert "holds a house already" in again.err
    assert call(capsys, f"demo {tmp_path / 'e'} --rounds 0").code == 2
    (tmp_path / "file").touch()
    assert call(capsys, f"demo {tmp_path / 'file'}").code == 2


def test_verify_says_that_all_is_well(capsys: pytest.CaptureFixture[str], house: Path) -> None:
    answer = call(capsys, f"verify {house}")
    assert answer.code == 0
    assert answer.out.splitlines()[-1] == "all is well, as far as this log can show by itself"
    assert call(capsys, f"verify {house} --vouched").code == 3
    noted = answer.out.split("root     ")[1].split()[0]
    vouched = call(capsys, f"verify {house} --vouched --root {noted}")
    assert (vouched.code, vouched.out.splitlines()[-1]) == (0, "all is well")
    shown = json.loads(call(capsys, f"verify {house} --json").out)
    assert shown["ok"]
    assert shown["fault"] is None
    assert len(shown["root"]) == 64
    assert f"root     {shown['root']}" in answer.out
    assert call(capsys, f"verify {house} --root {shown['root']}").code == 0


def test_verify_names_the_record_that_is_wrong(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    damage(house, "update record set actor = 'mallory' where number = 30")
    answer = call(capsys, f"verify {house}")
    assert answer.code == 1
    assert "WRONG    record 30 (table:" in answer.out
    fault = json.loads(call(capsys, f"verify {house} --json").out)["fault"]
    assert fault["record"] == 30
    english = str(_message(fault["said"]))
    assert f"WRONG    {english}" in answer.out
    for language in set(languages()) - {"en"}:
        assert text_in(language, _message(fault["said"])) != english


def test_what_verify_notes_is_for_any_reader_and_names_no_option(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    printed = call(capsys, f"verify {house}").out
    notes = json.loads(call(capsys, f"verify {house} --json").out)["notes"]
    assert notes
    for note in notes:
        assert f"note     {note['text']}" in printed
        said = {text_in(language, _message(note)) for language in languages()}
        assert len(said) == len(languages())
        assert not any("--" in text for text in said)


def _message(worded: dict[str, Any]) -> Message:
    return Message(worded["code"], worded["params"])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("verify {none}", "there is no"),
        ("verify {empty}", "holds no house.db"),
        ("verify {house} --root 12", "no root hash"),
        ("replay {house} --table T99", "there is no table 'T99'; there is T1"),
        ("replay {house} --table T1 --round 99", "has no round 99"),
        ("replay {house} --table T1 --player nobody", "never played at this table"),
        ("replay {house}", "--table"),
        ("export {house} --table T99", "no record of a table"),
        ("export {house} --format xml", "xml"),
        ("export {house} --output {house}/house.db", "is there already"),
        ("backup {house} {house}", "holds a house already"),
        ("backup {none} {empty}", "there is no"),
        ("backup {house} postgresql://x", "into a folder"),
        ("restore {empty} {none}", "holds no house.db"),
        ("restore {house} {house}", "holds a house already"),
        ("report shift {house} --from yesterday", "is no time"),
        ("report shift {house} --table T99", "there is no table"),
        ("report shift {house} --csv --json", "choose one"),
        ("report shift {house} --pdf {house}/house.db", "is there already"),
        ("report gossip {house}", "gossip"),
        ("cage show {house}", "which ticket?"),
        ("cage liability {house} 12", "takes none"),
        ("cage redeem {house} 1234 --by kim", "it has 4 digits, not 18"),
    ],
)
def test_a_wrong_ask_is_told_what_is_wrong(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path, line: str, says: str
) -> None:
    (tmp_path / "empty").mkdir()
    answer = call(
        capsys, line.format(house=house, empty=tmp_path / "empty", none=tmp_path / "none")
    )
    assert answer.code == 2
    assert says in answer.err


def test_a_file_that_is_no_log_is_told_as_such(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "house.db").write_bytes(b"not a database at all, only words" * 50)
    answer = call(capsys, f"verify {tmp_path}")
    assert answer.code == 1
    assert "the log cannot be used" in answer.err


def test_replay_tells_rounds_as_sentences_with_clauses(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    answer = call(capsys, f"replay {house} --table T2 --round 1")
    assert answer.code == 0
    assert "round 1: place your bets (" in answer.out
    rows = call(capsys, f"replay {house} --table T2 --round 1 --json").rows
    assert {row["round"] for row in rows} == {1}
    assert len(rows) == len(answer.out.splitlines())
    player = next(row["says"].split()[0] for row in rows if " buys in " in row["says"])
    receipt = call(capsys, f"replay {house} --table T2 --round 1 --player {player}")
    assert f"{player} buys in for" in receipt.out
    whole = call(capsys, f"replay {house} --table T2 --player {player} --json").rows
    assert {row["round"] for row in whole} >= {1}


def test_export_writes_every_record_with_its_hashes(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    lines = call(capsys, f"export {house}").out.splitlines()
    records = [json.loads(line) for line in lines]
    assert [record["number"] for record in records] == list(range(1, len(records) + 1))
    assert all(b["previous"] == a["digest"] for a, b in zip(records, records[1:], strict=False))
    csv = call(capsys, f"export {house} --table T1 --format csv").out.splitlines()
    own = [record for record in records if record["stream"] == "table:T1"]
    assert csv[0].startswith("number,stream,version")
    assert len(csv) == len(own) + 1
    target = tmp_path / "out.jsonl"
    assert run(["export", str(house), "--output", str(target)]) == 0
    assert target.read_text("utf-8").splitlines() == lines


def test_export_writes_parquet_from_which_the_chain_can_be_checked(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    target = tmp_path / "it's a log.parquet"
    assert run(["export", str(house), "--format", "parquet", "--output", str(target)]) == 0
    rows = duckdb.execute(
        'select *, epoch_ms("at") as ms from read_parquet(?) order by number', [str(target)]
    )
    names = [column[0] for column in rows.description or ()]
    found = [dict(zip(names, row, strict=True)) for row in rows.fetchall()]
    records = [
        Record(**{**row, "at": instant, "payload": row["payload"].encode()})
        for row in found
        for instant in [row.pop("ms")]
    ]
    assert chain_fault(records) is None
    lines = call(capsys, f"export {house}").out.splitlines()
    assert len(records) == len(lines)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    answer = call(capsys, f"export {house} --format parquet")
    assert (answer.code, "--output" in answer.err) == (2, True)


def test_a_backup_is_whole_and_can_be_restored(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    copied = call(capsys, f"backup {house} {tmp_path / 'copy'}")
    restored = call(capsys, f"restore {tmp_path / 'copy'} {tmp_path / 'again'}")
    assert copied.code == restored.code == 0
    assert copied.out.removeprefix("backed up") == restored.out.removeprefix("restored")
    assert call(capsys, f"verify {tmp_path / 'again'}").code == 0


def test_a_house_that_is_wrong_is_not_restored(
    capsys: pytest.CaptureFixture[str], house: Path, tmp_path: Path
) -> None:
    damage(house, "update record set cause = 'x' where number = 12")
    answer = call(capsys, f"restore {house} {tmp_path / 'again'}")
    assert answer.code == 1
    assert "record 12" in answer.err
    assert not (tmp_path / "again").exists()
    copied = call(capsys, f"backup {house} {tmp_path / 'copy'}")
    assert copied.code == 1
    assert "record 12" in copied.err


def test_a_ticket_is_paid_once(capsys: pytest.CaptureFixture[str], tickets: Path) -> None:
    assert "$125" in call(capsys, f"cage liability {tickets}").out
    paid = call(capsys, f"cage redeem {tickets} {FRESH} --by kim")
    assert (paid.code, "$125: redeemed" in paid.out) == (0, True)
    again = call(capsys, f"cage redeem {tickets} {FRESH} --by kim")
    assert again.code == 1
    assert "has been paid" in again.err
    shown = call(capsys, f"cage show {tickets} {FRESH}")
    assert "status   redeemed" in shown.out
    assert call(capsys, f"cage liability {tickets} --json").rows == []
    assert call(capsys, f"verify {tickets}").code == 0


def test_a_ticket_goes_on_paper(
    capsys: pytest.CaptureFixture[str], tickets: Path, tmp_path: Path
) -> None:
    pdf, spool = tmp_path / "ticket.pdf", tmp_path / "spool"
    for _ in range(2):
        assert call(capsys, f"cage print {tickets} {FRESH} --pdf {pdf}").code == 0
    assert pdf.read_bytes().count(b"%PDF-") == 1
    assert call(capsys, f"cage print {tickets} {FRESH} --escpos {spool}").code == 0
    assert b"125" in spool.read_bytes()
    nowhere = call(capsys, f"cage print {tickets} {FRESH}")
    assert (nowhere.code, "where to?" in nowhere.err) == (2, True)
    unheard = call(capsys, f"cage print {tickets} {FRESH} --escpos 127.0.0.1:9")
    assert (unheard.code, "print it again" in unheard.err) == (1, True)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("cage redeem {cage} {foreign} --by kim", "was issued by this house"),
        ("cage show {cage} {foreign}", "was issued by this house"),
        ("cage redeem {cage} {old} --by kim", "has expired"),
        (
            "cage redeem {cage} {fresh} --by dan",
            "a dealer may not redeem; a cashier may",
        ),
        ("cage void {cage} {fresh} --by kim --reason lost", "may not void"),
        ("cage void {cage} {fresh} --by pat", "say why"),
    ],
)
def test_the_cage_says_no_with_a_reason(
    capsys: pytest.CaptureFixture[str], tickets: Path, line: str, says: str
) -> None:
    filled = line.format(cage=tickets, fresh=FRESH, old=OLD, foreign=FOREIGN)
    answer = call(capsys, filled)
    assert answer.code == 1
    assert says in answer.err


@pytest.mark.parametrize("by", ["", "--by nobody", "--by cashier:kim"])
def test_the_cage_takes_nobody_whom_the_house_does_not_know(
    capsys: pytest.CaptureFixture[str], tickets: Path, by: str
) -> None:
    assert call(capsys, f"cage redeem {tickets} {FRESH} {by}").code != 0
    assert call(capsys, f"cage show {tickets} {FRESH}").out.count("issued") == 2


def test_a_wrong_password_pays_nothing(
    capsys: pytest.CaptureFixture[str], tickets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFF_PASSWORD", "guessed")
    answer = call(capsys, f"cage redeem {tickets} {FRESH} --by kim")
    assert (answer.code, "is wrong" in answer.err) == (1, True)
    monkeypatch.delenv("STAFF_PASSWORD")
    assert call(capsys, f"cage redeem {tickets} {FRESH} --by kim").code == 2


def test_a_reprint_takes_the_place_of_the_old_ticket(
    capsys: pytest.CaptureFixture[str], tickets: Path
) -> None:
    answer = call(capsys, f"cage reprint {tickets} {FRESH} --by kim")
    new = answer.out.splitlines()[0].split("; ")[1].split()[0]
    assert "took its place" in call(capsys, f"cage redeem {tickets} {FRESH} --by kim").err
    assert "replaced by" in call(capsys, f"cage show {tickets} {FRESH}").out
    assert call(capsys, f"cage redeem {tickets} {new} --by kim").code == 0


def test_a_voided_ticket_is_not_paid(capsys: pytest.CaptureFixture[str], tickets: Path) -> None:
    void = ["cage", "void", str(tickets), FRESH, "--by", "pat", "--reason", "misprint"]
    assert run(void) == 0
    assert call(capsys, f"cage redeem {tickets} {FRESH} --by kim").code == 1


def test_expired_tickets_are_unclaimed_and_can_be_set_aside(
    capsys: pytest.CaptureFixture[str], tickets: Path
) -> None:
    rows = call(capsys, f"cage unclaimed {tickets} --json").rows
    assert [(row["ticket"], row["status"]) for row in rows] == [(OLD, "issued")]
    assert call(capsys, f"cage unclaimed {tickets} --set-aside --by kim").code == 0
    rows = call(capsys, f"cage unclaimed {tickets} --json").rows
    assert [(row["ticket"], row["status"]) for row in rows] == [(OLD, "expired")]
    assert call(capsys, f"verify {tickets}").code == 0


@pytest.mark.parametrize("what", ["table", "shift", "day", "tickets", "mistakes"])
def test_every_report_comes_in_every_form(
    capsys: pytest.CaptureFixture[str], house: Path, what: str
) -> None:
    assert call(capsys, f"report {what} {house}").code == 0
    shown = json.loads(call(capsys, f"report {what} {house} --json").out)
    csv = call(capsys, f"report {what} {house} --csv --table T5").out
    assert csv.startswith(shown["columns"][0]["name"])
    pytest.importorskip("reportlab")
    target = house / "report.pdf"
    assert call(capsys, f"report {what} {house} --pdf {target}").code == 0
    assert target.read_bytes().startswith(b"%PDF")


def test_a_report_of_a_stretch_of_time_holds_what_happened_in_it(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    def games(window: str) -> int:
        shown = json.loads(call(capsys, f"report shift {house} --json {window}").out)
        names = [column["name"] for column in shown["columns"]]
        return int(shown["totals"][names.index("Games")])

    middle = "2026-01-05T10:02"
    assert games("") == games(f"--to {middle}") + games(f"--from {middle}") == 18
    assert games("--from 2027-01-01") == 0


def test_a_package_that_was_left_out_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        def app(*_: object, **__: object) -> int:
            raise ModuleNotFoundError(name=name)

        monkeypatch.setattr(cli, "make_app", lambda: app)

    missing("msgspec")
    answer = call(capsys, "verify somewhere")
    assert answer.code == 2
    assert "needs the package msgspec" in answer.err
    missing("croupier.audit")
    with pytest.raises(ModuleNotFoundError):
        run(["verify"])
