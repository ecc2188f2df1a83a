import json
from pathlib import Path

import pytest

from tests.unit.cli.calling import call

RED = "simulate --book star --bet red --stake 10"
TERMINAL = "simulate --book adelaide --game terminal --bet red --stake 1 --minimum 1 --maximum 500"


def test_spins_are_shown_beside_the_exact_edge(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(capsys, f"{RED} --bet straight:17 --stake 1 --spins 1_000_000 --seed 7 --json")
    report = json.loads(answer.out)
    edge = report["rows"][0]
    assert answer.code == 0
    assert edge["exact"] == pytest.approx(1 / 37)
    low, high = edge["confident_99"]
    assert low < 1 / 37 < high
    assert report["staked_cents"] == 1_100_000_000


def test_a_strategy_is_shown_beside_the_exact_ruin(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "sessions.svg"
    line = f"{TERMINAL} --strategy martingale --sessions 5000 --plot {picture}"
    answer = call(capsys, line)
    assert answer.code == 0
    assert "14.9853%" in answer.out
    assert "every spin drawn; 5,000 sessions of at most 1,000 spins, seed 7" in answer.out
    assert picture.read_bytes().startswith(b"<?xml")


def test_what_is_computed_or_drawn_at_once_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "exact convolution" in call(capsys, f"{RED} --spins 1000 --method exact").out
    drawn = call(capsys, f"{RED} --spins 1_000_000_000_000 --method multinomial --json")
    assert json.loads(drawn.out)["method"] == "counts drawn at once (multinomial)"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("simulate --book star", "which wagers?"),
        (f"{RED} --stake 1 --bet black --bet odd", "3 bets and 2 stakes"),
        ("simulate --book star --bet red --stake ten", "'ten' is not an amount"),
        (f"{RED} --minimum 20 --maximum 10", "hold no wager"),
        (f"{RED} --minimum 20", "minimum $20 (4.1, 4.2)"),
        (f"{RED} --spins 0", "0 spins cannot be played"),
        (f"{RED} --strategy flat --spins 100", "plays --sessions of at most"),
        (f"{RED} --sessions 5 --goal 2000", "--sessions, --goal: for sessions of a --strategy"),
        (f"{RED} --strategy none", "no strategy 'none'"),
        (f"{RED} --strategy flat --bankroll 5", "a stack of 500 cents does not do"),
        (f"{RED} --strategy labouchere --method exact --sessions 1", "too many states"),
        (f"{RED} --method exact --plot x.png", "plays nothing"),
        (f"{RED} --plot x.bmp", "a picture is one of .png"),
        (f"{RED} --plot no/such/x.png", "there is no folder"),
        (f"{RED} --workers -1", "-1 workers"),
    ],
)
def test_a_wrong_ask_is_told_what_is_wrong(
    capsys: pytest.CaptureFixture[str], line: str, says: str
) -> None:
    answer = call(capsys, line)
    assert answer.code in (1, 2)
    assert says in answer.err


def test_the_par_sheet_has_the_published_edges(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    paper = tmp_path / "par.pdf"
    line = f"odds --book crown --game double-zero --par --spins 100 1000 --json --pdf {paper}"
    lines = json.loads(call(capsys, line).out)["lines"]
    edges = {each["name"]: each["edge"] for each in lines}
    assert edges["straight ×38"] == "1/19"
    assert edges["five-line:0-00-1-2-3"] == "3/38"
    assert all(band["exact"] for each in lines for band in each["bands"])
    assert paper.read_bytes().startswith(b"%PDF")


def test_a_mix_has_its_own_line_and_its_risk_of_ruin(capsys: pytest.CaptureFixture[str]) -> None:
    line = "odds --book star --mix red=10 straight:17=1 --spins 100 --bankroll 200 --json"
    found = json.loads(call(capsys, line).out)
    assert found["lines"][0]["edge"] == "1/37"
    assert (found["worst_cents"], found["best_cents"]) == (-1100, 2500)
    assert 0 < found["ruin"] < 1
    assert "lacks a stake" in call(capsys, "odds --book star --mix red").err


def test_limits_of_loss_and_time_save_the_edge_of_what_is_not_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "odds --book crown --mix red=5 --figures --hours 4 --pace 35 --json"
    limited = json.loads(call(capsys, f"{line} --time-limit 1 --loss-limit 50").out)
    found = {row["figure"]: row for row in limited["figures"]}
    assert found["loss with the time limit"]["cents"] == pytest.approx(35 * 500 / 37)
    assert found["loss with the limit"]["cents"] < found["loss with the time limit"]["cents"]
    assert "above 0" in call(capsys, f"{line} --time-limit 0").err


FOLLOWS = """
BETS = ("red",)

def choose(last, balance, state, stakes):
    stakes[0] = 100
"""


def test_a_strategy_that_chooses_is_played_with_rows_and_a_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import duckdb

    own, rows, page = (tmp_path / name for name in ("own.py", "rows.parquet", "report.html"))
    own.write_text(FOLLOWS)
    line = f"simulate --book star --strategy {own} --sessions 300 --spins-per-session 50"
    answer = call(capsys, f"{line} --rows {rows} --report {page} --json")
    about = json.loads(answer.out)
    assert about["method"] == "every spin drawn; compiled"
    assert set(about["made_with"]) == {"croupier", "python", "numba", "numpy", "machine"}
    asked = f"select count(*), sum(final_cents) - 300 * 100000 from '{rows}'"
    found = duckdb.connect().execute(asked).fetchone()
    assert found == (300, about["gained_cents"])
    assert "<table>" in page.read_text()
    again = call(capsys, f"{line} --rows {rows}")
    assert (again.code, again.out) == (2, "")
    assert "is there already" in again.err
    numbers = tmp_path / "numbers.txt"
    numbers.write_text("1 2 3 0 " * 25)
    back = call(
        capsys,
        f"simulate --book star --strategy {own} --playback {numbers} "
        "--spins-per-session 100 --json",
    )
    assert json.loads(back.out)["gained_cents"] == 25 * (100 - 100 + 100 - 100)


def test_a_report_of_sessions_holds_its_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page, rows = tmp_path / "report.html", tmp_path / "rows.csv"
    line = "simulate --book star --bet red --strategy martingale --sessions 200 --stake 5"
    answer = call(capsys, f"{line} --report {page} --rows {rows}")
    assert answer.code == 0
    assert "<svg" in page.read_text()
    assert len(rows.read_text().splitlines()) == 201


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Gefunden", "Hausvorteil", "jeder Wurf gezogen", "Startwert 7", 'lang="de-')),
        ("fr", ("Trouvé", "avantage de la maison", "chaque coup tiré", "graine 7", 'lang="fr-')),
        ("zh", ("结果", "庄家优势", "逐次抽取", "种子 7", 'lang="zh-')),
    ],
)
def test_a_report_speaks_the_language_of_its_reader(
    language: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    line = "simulate --book crown --game american --bet red --stake 10 --spins 2000 --seed 7"
    answer = call(capsys, f"{line} --report {page} --language {language} --json")
    assert answer.code == 0
    shown = page.read_text("utf-8")
    assert [word for word in words if word not in shown] == []
    # Programs read the same in every language.
    assert json.loads(answer.out)["method"] == "every spin drawn"
