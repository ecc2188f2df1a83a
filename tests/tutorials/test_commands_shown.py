"""Every command that the documentation shows is there with these options, and does what it should.

What needs a database, a person or another machine is run by a test of its own, named here; the rest
is run here, in a folder with the files that the pages speak of.
"""

import random
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from cyclopts import CycloptsError

from croupier.cli.cli import COMMANDS, make_app, run
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("commands-shown")
_PAGES: Final = (
    *("README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md", "deploy/README.md"),
    *("verifier/README.md", "web/client/README.md"),
)
_FENCE: Final = re.compile(r"^```(?:sh|bash|console)\n(.*?)^```", re.M | re.S)
_INLINE: Final = re.compile(r"`(croupier(?: [^`\n]+)?)`")
#: Commands that wait for somebody, never end or want a database, and the test that runs them.
ELSEWHERE: Final = {
    "serve": "tests/house/serving.py",
    "setup": "tests/house/test_setup.py",
    "witness": "tests/house/test_proof.py",
    "database": "tests/security/test_database_role.py",
    "backup postgresql": "tests/house/test_restore.py",
    "restore": "tests/house/test_restore.py",
    "tournament": "tests/unit/cli/test_contests.py",
    "promotion": "tests/unit/cli/test_contests.py",
    "report contests": "tests/unit/cli/test_contests.py",
    "audit wheel --table": "tests/unit/cli/test_audit.py",
    "device": "tests/house/test_device_commands.py",
}
#: Written by the page itself, whose own test runs it.
OWN_TESTS: Final = {
    "docs/tutorials/write-a-book.md": "tests/tutorials/test_write_a_book.py",
    "docs/tutorials/write-a-scenario.md": "tests/tutorials/test_write_a_scenario.py",
    **dict.fromkeys(
        (f"docs/how-to/{file.name}" for file in (ROOT / "docs" / "how-to").glob("*.md")),
        "tests/tutorials/test_how_to.py",
    ),
}
#: The same at a size for a test.
SMALLER: Final = {
    "100000000": "10000",
    "1_000_000_000": "10_000",
    "100_000": "200",
    "--spins 100 1000": "--spins 10 20",
}
#: A source is drawn from as much as the report has room for, unless a command says how much.
_LITTLE: Final = ("--bits", "20000", "--outcomes", "10000")


def pages() -> Iterator[str]:
    yield from (name for name in _PAGES if (ROOT / name).is_file())
    for file in sorted((ROOT / "docs").rglob("*.md")):
        yield file.relative_to(ROOT).as_posix()


def shown() -> list[tuple[str, str]]:
    """Every line of a command in a block, with the page it is on."""
    found = []
    for page in pages():
        for block in _FENCE.findall((ROOT / page).read_text("utf-8")):
            for line in block.splitlines():
                text = re.sub(r"\s+(#.*|&)$", "", line.strip()).removeprefix("$ ")
                if text.startswith("croupier "):
                    found.append((page, text))
    return found


SHOWN: Final = list(dict.fromkeys(shown()))


def words_of(text: str) -> list[str]:
    return shlex.split(text.replace("…", "x"))[1:]


def test_the_pages_show_commands() -> None:
    assert len(SHOWN) > 40


@pytest.mark.parametrize(("page", "text"), SHOWN, ids=[text for _, text in SHOWN])
def test_a_command_is_there_with_its_options(page: str, text: str) -> None:
    words = words_of(text.replace("FILE-or-FOLDER ...", "FILE"))
    book = ["star" if word == "parlour" else word for word in words]
    try:
        make_app().parse_args(book, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        pytest.fail(f"{page}: {text}: {error}")


def test_commands_in_a_sentence_are_there() -> None:
    unknown = {
        (page, text)
        for page in pages()
        for text in _INLINE.findall((ROOT / page).read_text("utf-8"))
        for word in text.split()[1:2]
        if re.fullmatch(r"[a-z-]+", word) and word not in COMMANDS
    }
    assert not unknown


def place_of(page: str, text: str) -> str:
    """The test that runs a command, where that is not this one."""
    if page in OWN_TESTS:
        return OWN_TESTS[page]
    own = text.removeprefix("croupier ")
    return next((test for start, test in ELSEWHERE.items() if own.startswith(start)), "")


def test_what_is_run_elsewhere_is_run_there() -> None:
    for page, text in SHOWN:
        if not (place := place_of(page, text)):
            continue
        source = (ROOT / place).read_text("utf-8")
        word = Path(page).name if page in OWN_TESTS else text.split()[1]
        assert word in source, f"{place} has nothing of {word}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the pages speak of: a played house under its names, recorded numbers, a strategy."""
    folder = tmp_path_factory.mktemp("shown")
    assert run(["demo", str(folder / "evening"), "--rounds", "40", "--seed", "7"]) == 0
    for name in ("house", "croupier-data", "DATA"):
        shutil.copytree(folder / "evening", folder / name)
    chance = random.Random(7)
    numbers = [str(chance.randrange(37)) for _ in range(20_000)]
    for name in ("numbers.csv", "outcomes.txt"):
        (folder / name).write_text("\n".join(numbers) + "\n")
    (folder / "recordings").mkdir()
    shutil.copy(folder / "numbers.csv", folder / "recordings")
    return folder


RUN_HERE: Final = [
    pytest.param(*each, id=each[1])
    for each in SHOWN
    if not place_of(*each)
    and not re.search(r"FILE|FOLDER|BYTES|/backups/|follow\.py|draws\.csv|scenarios/star", each[1])
]


@pytest.mark.parametrize(("page", "text"), RUN_HERE)
def test_a_command_that_is_shown_is_done(
    folder: Path, monkeypatch: pytest.MonkeyPatch, page: str, text: str
) -> None:
    monkeypatch.chdir(folder)
    for much, little in SMALLER.items():
        text = text.replace(much, little)
    words = words_of(text)
    if words[0] == "demo":
        words[1] = "another-evening"
    if words[:2] == ["audit", "randomness"] and "--sequences" not in words:
        words += _LITTLE
    # An audit that finds something ends with 1; what cannot be done at all, with 2.
    assert run(words) in ((0, 1) if words[0] == "audit" else (0,)), text
