"""`croupier audit` from the outside: files, houses, what it writes and what it refuses."""

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from subprocess import run
from typing import Any

import pypdfium2
import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Draft
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Append, StreamAppend
from croupier.roulette.catalogue import all_books
from croupier.roulette.game_options import every_game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import SINGLE_ZERO
from croupier.table.betting import BetsClosed, BettingOpened
from croupier.table.declare import Event
from croupier.table.help import DealerChanged
from croupier.table.lucky import LuckyBoostDrawn, LuckyNumbersDrawn
from croupier.table.opening import TableOpened
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.spin import BallSpun
from tests.unit.cli.calling import call

ORDER = SINGLE_ZERO.order
BY: dict[str, Any] = {"at": 0, "by": Role.DEALER}


@pytest.fixture
def numbers(tmp_path: Path) -> Path:
    chance = random.Random(4)
    path = tmp_path / "numbers.txt"
    path.write_text(" ".join(chance.choice(ORDER) for _ in range(600)))
    return path


@pytest.fixture
def biased(tmp_path: Path) -> Path:
    chance = random.Random(5)
    path = tmp_path / "biased.csv"
    weights = [2.0 if place < 6 else 1.0 for place in range(37)]
    rows = (f"{pocket},W-7" for pocket in chance.choices(ORDER, weights, k=1500))
    path.write_text("\n".join(("number,wheel serial", *rows)))
    return path


def test_a_fair_file_passes(capsys: pytest.CaptureFixture[str], numbers: Path) -> None:
    answer = call(capsys, f"audit wheel {numbers} --wheel single-zero")
    assert answer.code == 0
    assert "No sign of bias in 600 spins" in answer.out
    assert "Watched spin by spin, the evidence never rose above" in answer.out


def test_a_biased_file_ends_with_one(capsys: pytest.CaptureFixture[str], biased: Path) -> None:
    answer = call(capsys, f"audit wheel {biased} --wheel single-zero --json")
    assert answer.code == 1
    about = json.loads(answer.out)
    assert about["verdict"] == "flagged at 99 %"
    assert about["kelly"]["growth"] > 0
    assert 0 < sum(about["kelly"]["stakes"].values()) < 1
    assert about["spins"] == sum(about["counts"].values()) == 1500
    assert round(about["limits"]["95"], 2) == 51.00
    assert round(about["limits"]["99"], 2) == 58.62
    assert about["monitor"]["alerted_after"] <= 1500
    assert all(row["power"] or row["test"] == "too even" for row in about["findings"])


def test_a_file_recorded_twice_is_about_its_records(
    capsys: pytest.CaptureFixture[str], numbers: Path
) -> None:
    numbers.write_text(f"{numbers.read_text()} {numbers.read_text()}")
    answer = call(capsys, f"audit wheel {numbers} --wheel single-zero")
    assert answer.code == 3
    assert "Audit of a wheel: the records need attention" in answer.out
    assert "Records: rows repeat" in answer.out
    assert "Biased" not in answer.out
    assert "600 results are left out" in answer.out


def test_of_states_of_a_device_nothing_is_said_as_if_a_wheel_had_given_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    chance = random.Random(7)
    rows = (f"1\n2\n3\n{chance.choice(ORDER)}\n" for _ in range(300))
    (tmp_path / "device.txt").write_text("".join(rows))
    answer = call(capsys, f"audit wheel {tmp_path / 'device.txt'} --wheel single-zero")
    assert answer.code == 3
    assert "Nothing was tested" in answer.out
    assert "Watched" not in answer.out


def test_a_folder_is_read_file_by_file_and_the_same_file_once(
    capsys: pytest.CaptureFixture[str], numbers: Path
) -> None:
    chance = random.Random(6)
    (numbers.parent / "a.csv").write_text(
        "number\n" + "\n".join(chance.choice(ORDER) for _ in range(300))
    )
    (numbers.parent / "copy.txt").write_bytes(numbers.read_bytes())
    answer = call(capsys, f"audit wheel {numbers.parent} --wheel single-zero --json")
    about = json.loads(answer.out)
    assert (answer.code, about["verdict"]) == (3, "the records need attention")
    assert about["spins"] == 900
    assert about["source"].endswith(", 2 files")
    (found,) = about["records"]
    assert found["says"] == "numbers.txt is the same file as copy.txt and is left out"


def test_pictures_and_pages_are_written_once(
    capsys: pytest.CaptureFixture[str], biased: Path, tmp_path: Path
) -> None:
    svg, pdf = (tmp_path / f"wheel.{kind}" for kind in ("svg", "pdf"))
    base = f"audit wheel {biased} --wheel single-zero"
    call(capsys, f"{base} --picture {svg} --pdf {pdf}")
    assert b"<svg" in svg.read_bytes()
    pages = pypdfium2.PdfDocument(pdf)
    text = "".join(page.get_textpage().get_text_range() for page in pages)
    assert "Verdict: flagged at 99 %" in text
    assert "resampling fair wheels" in text
    again = call(capsys, f"{base} --pdf {pdf}")
    assert (again.code, again.out) == (2, "")
    assert "is there already" in again.err


def test_equal_audits_make_equal_pages(
    capsys: pytest.CaptureFixture[str], numbers: Path, tmp_path: Path
) -> None:
    for name in ("one.pdf", "two.pdf"):
        call(capsys, f"audit wheel {numbers} --wheel single-zero --pdf {tmp_path / name}")
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_unreadable_lines_stop_the_audit_or_are_skipped_as_asked(
    capsys: pytest.CaptureFixture[str], numbers: Path
) -> None:
    numbers.write_text(f"{numbers.read_text()}\n17 x\n99\n")
    stopped = call(capsys, f"audit wheel {numbers} --wheel single-zero")
    assert (stopped.code, stopped.out) == (2, "")
    assert "line 2: 'x': it is no number of any wheel" in stopped.err
    assert "line 3: '99'" in stopped.err
    skipped = call(capsys, f"audit wheel {numbers} --wheel single-zero --on-error skip")
    assert skipped.code == 0
    assert "note: left out: line 2: 'x'" in skipped.out
    assert "in 601 spins" in skipped.out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("audit wheel", "name a file of numbers, or a table"),
        ("audit wheel {file}", "which wheel? --wheel takes single-zero or double-zero"),
        ("audit wheel {file} --wheel triple", "which wheel?"),
        ("audit wheel {file} --wheel single-zero --data {folder}", "--data goes with --table"),
        ("audit wheel --table T1", "--data says which house"),
        ("audit wheel --table T1 --data {folder}", "holds no house.db"),
        ("audit wheel {folder}/none --wheel single-zero", "cannot be read: No such file"),
        ("audit wheel {empty} --wheel single-zero", "holds no file of numbers"),
        ("audit wheel {file} --wheel single-zero --picture w.gif", "must end in .png or .svg"),
        ("audit wheel {file} --wheel single-zero --pdf /none/at/all.pdf", "there is no folder"),
        ("audit wheel {few} --wheel single-zero", "2 spins; at least 100 are wanted"),
        ("audit randomness --bits 10", "--bits 10: from 1000"),
        ("audit randomness --seed -1", "--seed -1: from 0"),
        ("audit randomness {file} --seed 1", "choose a file or a seed"),
        ("audit randomness {few}", "2 outcomes; at least 1,000 are wanted"),
        ("audit draws", "name a file of draws, or a house"),
        ("audit draws {few}", "kind, pool, drawn missing"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], numbers: Path, tmp_path: Path, arguments: str, why: str
) -> None:
    few = tmp_path / "few.txt"
    few.write_text("1 2")
    (empty := tmp_path / "empty").mkdir()
    answer = call(capsys, arguments.format(file=numbers, folder=tmp_path, few=few, empty=empty))
    assert (answer.code, answer.out) == (2, "")
    assert why in answer.err


def test_the_wheel_may_come_from_a_book(capsys: pytest.CaptureFixture[str], numbers: Path) -> None:
    book = all_books()[0].code
    answer = call(capsys, f"audit wheel {numbers} --book {book}")
    assert "single zero, 37 pockets" in answer.out


def _events(chance: random.Random) -> Iterator[tuple[str, Event]]:
    book, game = next(
        (book.code, game)
        for book in all_books()
        for game in every_game(book.offers)
        if game.lucky and len(game.lucky.boosts) > 1 and game.wheel is SINGLE_ZERO
    )
    limits = Limits(table=Range(Money(500), Money(50_000), None), smallest_chip=Money(250))
    options = {name: str(value) for name, value in game.options.items()}
    yield (
        "boss",
        TableOpened(
            **BY, table="T1", book=book, game=game.name, options=options, limits=limits, digest=""
        ),
    )
    for number in range(1, 241):
        if number == 121:
            yield "boss", DealerChanged(**BY, dealer="ben", before="ann")
        yield "ann", BettingOpened(**BY, round_no=number, respin=False)
        yield (
            "ann",
            BallSpun(**BY, spin_no=number, direction="opposite", revolutions=5, wheel_moving=True),
        )
        colours = ("red", "green", "blue", "yellow")
        drawn: dict[str, Pocket] = dict(zip(colours, chance.sample(ORDER, 4), strict=True))
        yield "ann", LuckyNumbersDrawn(**BY, numbers=drawn)
        yield "ann", BetsClosed(**BY, means="call")
        assert game.lucky is not None
        odds = chance.choice([boost for boost in game.lucky.boosts if boost != "mega"])
        yield "ann", LuckyBoostDrawn(**BY, colour=chance.choice(colours), odds=odds)
        yield "ann", RoundSettled(**BY, pocket=chance.choice(ORDER), lines=())
    again = RoundResettled(
        **BY, cause="no-spin:foreign", pocket=None, before=(), lines=(), moves=()
    )
    yield "boss", again


@pytest.fixture
def house(tmp_path: Path) -> Path:
    async def write() -> None:
        store = await SqliteStore.open(tmp_path / "house" / "house.db")
        version = 0
        for actor, group in groupby(_events(random.Random(8)), key=lambda pair: pair[0]):
            drafts: tuple[Draft, ...] = tuple(TABLE_CODEC.encode(event) for _, event in group)
            part = StreamAppend(stream="table:T1", expected=version, drafts=drafts)
            await store.append([Append(streams=(part,), at=0, actor=actor, cause="", key="")])
            version += len(drafts)
        await store.close()

    asyncio.run(write())
    return tmp_path / "house"


def test_a_table_of_a_house_is_audited_by_dealer(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    answer = call(capsys, f"audit wheel --table T1 --data {house} --json")
    about = json.loads(answer.out)
    assert about["spins"] == 239
    assert {row["group"] for row in about["findings"]} == {"all spins", "dealer ann", "dealer ben"}
    assert about["notes"] == ["T1: 1 results were voided and are left out"]
    assert about["records"] == []
    unknown = call(capsys, f"audit wheel --table T9 --data {house}")
    assert "there is no table 'T9'; there is T1" in unknown.err


def test_the_draws_of_a_house_are_audited(capsys: pytest.CaptureFixture[str], house: Path) -> None:
    answer = call(capsys, f"audit draws --data {house} --json")
    about = json.loads(answer.out)
    assert answer.code == 0
    assert about["inconsistent"] == []
    counted = {"Lucky Ball numbers": 240, "Lucky Ball colour": 240, "Lucky Ball boost": 240}
    assert about["draws"] == counted
    assert {row["group"] for row in about["findings"]} == set(counted)


def test_a_seeded_battery_can_be_made_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "audit randomness --seed 3 --bits 120000 --outcomes 16000"
    first = call(capsys, f"{line} --json --pdf {tmp_path / 'one.pdf'}")
    second = call(capsys, f"{line} --json --pdf {tmp_path / 'two.pdf'}")
    assert first.out == second.out
    about = json.loads(first.out)
    assert [sample["kinds"] for sample in about["samples"]] == [2, 37, 38]
    assert all(len(sample["sha256"]) == 64 for sample in about["samples"])
    assert set(about["made_with"]) == {"croupier", "python", "numpy", "scipy"}
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_the_virtual_wheel_itself_is_tested(capsys: pytest.CaptureFixture[str]) -> None:
    about = json.loads(call(capsys, "audit randomness --bits 2000 --outcomes 4000 --json").out)
    names = [sample["how"] for sample in about["samples"]]
    assert names[1:] == [
        "scaled: the virtual wheel, single zero, 37 pockets",
        "scaled: the virtual wheel, double zero, 38 pockets",
    ]
    assert [sample["count"] for sample in about["samples"]] == [2000, 4000, 4000]


def test_a_file_of_bytes_that_count_upwards_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(256)) * 100)
    answer = call(capsys, f"audit randomness {path}")
    assert answer.code == 1
    assert "the source fails" in answer.out


def test_recorded_outcomes_are_tested_as_they_are_and_the_report_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    chance, path = random.Random(11), tmp_path / "outcomes.txt"
    path.write_text("\n".join(str(chance.randrange(37)) for _ in range(30_000)))
    answer = call(capsys, f"audit randomness {path} --range 0 36 --sequences 10")
    assert answer.code == 0
    assert "recorded outcomes, read as text: 0 to 36 (as given)" in answer.out
    assert "10 sequences" in answer.out
    assert "equi-distribution chi-square: uniformity" in answer.out
    wrong = call(capsys, f"audit randomness {path} --range 1 36")
    assert (wrong.code, wrong.out) == (2, "")
    assert "outcomes lie outside of 1 to 36" in wrong.err


def test_triples_give_randu_away(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state, outcomes = 1, []
    for _ in range(500_000):
        state = 65539 * state % 2**31
        outcomes.append(37 * state // 2**31)
    path = tmp_path / "randu.txt"
    path.write_text(" ".join(map(str, outcomes)))
    about = json.loads(call(capsys, f"audit randomness {path} --json").out)
    assert about["verdict"] == "flagged at 99 %"
    failed = {row["test"] for row in about["findings"] if row["adjusted"] < 0.01}
    assert "serial triples" in failed


def test_bytes_are_counted_to_the_last_and_many_sequences_judged_together(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(random.Random(13).randbytes(300_000))
    line = f"audit randomness {path} --sequences 12 --bits 120000 --json"
    about = json.loads(call(capsys, line).out)
    whole = [row for row in about["findings"] if row["group"] == "whole source"]
    assert len(whole) == 15
    assert all(row["count"] == 300_000 for row in whole)
    assert {row["sequences"] for row in about["proportions"]} >= {12}
    few = call(capsys, f"audit randomness {path} --sequences 100")
    assert "holds 2 sequences of 1,000,000 bits, not 100" in few.err


def test_an_audit_of_a_fair_wheel_loads_neither_a_compiler_nor_a_typesetter(numbers: Path) -> None:
    program = f"""
import sys
from croupier.cli.cli import main
try:
    main(["audit", "wheel", {str(numbers)!r}, "--wheel", "single-zero"])
except SystemExit as ended:
    assert ended.code == 0
print("loaded:", *(name for name in ("numba", "reportlab", "matplotlib") if name in sys.modules))
"""
    done = run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1:] == ["loaded:"], done.stdout + done.stderr
