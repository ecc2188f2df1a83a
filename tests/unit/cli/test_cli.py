import io
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import __version__
from croupier.cli import cli
from tests.unit.cli.calling import call

Capsys = pytest.CaptureFixture[str]


def test_no_arguments_print_help(capsys: Capsys) -> None:
    answer = call(capsys, "")
    assert answer.code == 0
    assert all(command in answer.out for command in cli.COMMANDS)


def test_a_house_in_a_file_has_one_process_and_says_why(capsys: Capsys) -> None:
    answer = call(capsys, "serve --workers 4")
    assert answer.code == 2
    assert "one writer" in answer.err
    assert "--database, --bus and --node" in answer.err


def test_the_version_is_printed(capsys: Capsys) -> None:
    assert call(capsys, "--version").out.strip() == __version__


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_explains_itself(capsys: Capsys, command: str) -> None:
    answer = call(capsys, f"{command} --help")
    assert answer.code == 0
    assert f"croupier {command}" in answer.out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("deal", "there is no command 'deal'"),
        ("bets --bok star", "Did you mean --book"),
        ("bets --book", "--book needs a value"),
        ("clauses adelaide", "clauses does not take 'adelaide'"),
        ("backup", "backup needs DATA\ncroupier backup --help shows what it takes"),
        ("simulate --seed many", "--seed takes a whole number, and 'many' is none"),
        (
            "bets",
            "which book? --book takes one of adelaide, crown, france, new-zealand, rapid, star",
        ),
        ("bets --book monte-carlo", "no book 'monte-carlo'; there is adelaide, crown"),
        ("bets --book crown --game poker", "there is american, double-zero, french"),
        ("bets --book crown --layout Z", "option layout is 'Z'; there is A, B, C"),
        ("bets --book star --option colour=red", "no option 'colour'; there is wheel, layout"),
        ("bets --book star --option uspin", "option 'uspin' lacks a value; NAME=VALUE is wanted"),
        ("bets --book adelaide --wheel double-zero", "game table has no option 'wheel'"),
        ("odds --book star --bet split:14", "split takes 2 numbers"),
        (
            "odds --book star --bet split:0-00",
            "split:0-00: 00 is not on layout A (3.2, 3.2.2, 3.2.2.3, 3.2.2.4)",
        ),
        ("odds --book star --bet tier", "tier is not offered at this table (3.2)"),
        ("rules --book star --clause 99", "star has no clause '99'"),
        ("clauses --fate lost", "no fate 'lost'; there is data, function"),
        ("clauses --area cellar", "no area 'cellar'; there is account, chips"),
    ],
)
def test_a_wrong_request_ends_with_2_and_one_or_two_lines(
    capsys: Capsys, line: str, complaint: str
) -> None:
    answer = call(capsys, line)
    assert answer.code == 2
    assert answer.out == ""
    assert complaint in answer.err
    assert answer.err.startswith("croupier: ")
    assert answer.err.count("\n") <= 2


def test_an_interrupt_ends_without_a_word(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.cli.rules.rules", interrupted)
    assert call(capsys, "rules").code == 130


def test_main_ends_the_program_with_the_exit_code(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["croupier", "--version"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    with pytest.raises(SystemExit) as ended:
        cli.main(["deal"])
    assert ended.value.code == 2


def test_a_terminal_without_a_sign_shows_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii"))
    with pytest.raises(SystemExit):
        cli.main(["wheel", "--book", "star"])
    assert b"17?" in shown.getvalue()


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )


def test_a_reader_who_goes_away_gets_no_traceback_and_no_word_that_all_is_well() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "croupier", "bets", "--book", "star"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        started.stdout.close()
        assert started.stderr.read() == b""
        assert started.wait(timeout=60) == 141


def test_help_shows_no_default_that_is_empty(capsys: Capsys) -> None:
    assert cli.run(["verify", "--help"]) == 0
    said = capsys.readouterr().out
    assert "default" not in said
    assert "--empty" not in said
    assert cli.run(["simulate", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert "[default: 10]" in said
    assert "[default: 0]" in said


def test_importing_the_package_imports_the_rules_and_no_other_package() -> None:
    ours = "{m.split('.')[1] for m in sys.modules if m.startswith('croupier.')}"
    known = "{m.partition('.')[0] for m in sys.modules} & {'msgspec', 'yaml', 'rich', 'numpy'}"
    found = python(f"import sys, croupier; print(sorted({ours}), {known})")
    packages = "['arguments', 'books', 'core', 'library', 'roulette', 'simulation', 'svg']"
    assert found.stdout.strip() == f"{packages} set()"


def test_programs_get_their_json_without_the_cost_of_drawing() -> None:
    code = "import sys; from croupier.cli.cli import run; run(['bets', '--book', 'star', "
    found = python(f"{code} '--json']); print(sorted({{'rich', 'yaml'}} & set(sys.modules)))")
    assert found.stdout.splitlines()[-1] == "[]"


def test_a_command_is_registered_by_one_line() -> None:
    for place, says in cli.COMMANDS.values():
        module, _, function = place.partition(":")
        assert (Path(cli.__file__).parent / f"{module.rpartition('.')[2]}.py").is_file()
        assert function
        assert says.endswith(".")


def test_a_folder_that_cannot_be_made_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    assert cli.run(["demo", str(tmp_path / "file" / "house"), "--rounds", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("croupier: ")
    assert "Not a directory" in said
    assert len(said.splitlines()) == 1
