"""Without its extra, a command says in one line which it needs, and leaves nothing half made."""

from pathlib import Path

import pytest

from croupier.cli.cli import COMMANDS, run
from tests.install.environment import Environment
from tests.install.test_install import bare, built, wheel  # noqa: F401
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("install")
#: Commands with the extra that they need; those that need none work. HOUSE has been played.
NEEDS = {
    "audit wheel x.csv --wheel single-zero": "lab",
    "audit draws x.csv": "lab",
    "backup HOUSE copy": "house",
    "bets --book star": "",
    "cage liability HOUSE": "",
    "clauses": "",
    "config": "",
    "database postgresql://127.0.0.1/x --runtime y": "house",
    "demo evening --rounds 2": "house",
    "device list": "",
    "dispute list HOUSE": "",
    "equipment list HOUSE": "",
    "evidence bundle --quick": "house,lab,tickets",
    "export HOUSE": "",
    "export HOUSE --format parquet --output x.parquet": "export",
    "layout --book star": "",
    "odds --book star --bet red": "",
    "odds --book star --mix red=1 --figures": "lab",
    "odds --book star --par": "lab",
    "powers --book star": "",
    "promotion list HOUSE": "",
    "proof head HOUSE": "",
    "proof key k": "house",
    "replay HOUSE --table T1": "",
    "report day HOUSE": "",
    "report day HOUSE --pdf x.pdf": "tickets",
    "report day postgresql://127.0.0.1/x": "house",
    "restore a b": "house",
    "rules --book star": "",
    "scenario STORY": "",
    "serve": "house",
    "setup first --book star": "house",
    "simulate --book star --bet red": "lab",
    "tournament list HOUSE": "",
    "verify HOUSE": "house",
    "wheel --book star": "",
    "witness w --log x": "house",
}
#: Asks a running house, which needs no package but wants that house.
ASKS = {"ready"}
STORY = ROOT / "tests" / "scenarios" / "star" / "1.1-double-zero-has-two-names.yaml"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played") / "house"
    assert run(["demo", str(folder), "--rounds", "2", "--seed", "7"]) == 0
    return folder


def test_every_command_is_asked() -> None:
    assert {words.split()[0] for words in NEEDS} | ASKS == set(COMMANDS)


@pytest.mark.parametrize("words", NEEDS)
def test_a_command_says_what_it_needs(
    bare: Environment,  # noqa: F811
    house: Path,
    tmp_path: Path,
    words: str,
) -> None:
    asked = words.replace("HOUSE", str(house)).replace("STORY", str(STORY))
    answer = bare.run(*asked.split(), cwd=tmp_path)
    if not (extra := NEEDS[words]):
        assert answer.returncode == 0, answer.stderr
        return
    assert answer.returncode == 2
    (line,) = answer.stderr.splitlines()
    assert line.endswith(f"pip install 'croupier[{extra}]'")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself_without_any_extra(bare: Environment, command: str) -> None:  # noqa: F811
    answer = bare.run(command, "--help")
    assert answer.returncode == 0, answer.stderr
    assert "Traceback" not in answer.stderr
