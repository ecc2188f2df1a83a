"""The package as adopters get it: built, installed with each extra alone, and run."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.install.environment import Environment, make_environment, needed
from tests.tidy.tree import ROOT
from tools.hatch_readme import readme_for_index

pytestmark = pytest.mark.xdist_group("install")
BUILT = ROOT / "src" / "croupier" / "static" / "index.html"


def build(root: Path, into: Path, *targets: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(into)]
    for target in targets:
        command += ["-t", target]
    return subprocess.run(command, cwd=root, capture_output=True, text=True)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not BUILT.is_file():
        pytest.skip("the screens are not built")
    folder = tmp_path_factory.mktemp("dist")
    made = build(ROOT, folder, "wheel", "sdist")
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("bare") / "env", wheel)


def test_the_wheel_has_the_screens_the_types_and_the_licences(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        (sbom,) = [name for name in names if name.endswith("/sboms/croupier.cdx.json")]
        parts = {each["name"] for each in json.loads(opened.read(sbom))["components"]}
    assert {"croupier/static/index.html", "croupier/py.typed"} <= names
    assert any(name.endswith("licenses/NOTICE") for name in names)
    assert {"msgspec", "svelte", "starlette"} <= parts
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_the_description_has_no_link_that_leads_nowhere_on_an_index(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [each for each in opened.namelist() if each.endswith(".dist-info/METADATA")]
        text = opened.read(name).decode().partition("\n\n")[2]
    assert "import croupier" in text
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []
    linked = readme_for_index((ROOT / "README.md").read_text("utf-8"), "https://site.example/raw")
    assert "![A round won at a terminal](https://site.example/raw/docs/pictures/" in linked
    for path in re.findall(r"\]\(https://site\.example/raw/([^)#]*)", linked):
        assert (ROOT / path).exists(), path


def test_the_source_distribution_builds_the_same_wheel(built: Path, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    (root,) = tmp_path.iterdir()
    again = build(root, tmp_path / "again", "wheel")
    assert again.returncode == 0, again.stdout + again.stderr
    first, second = next(built.glob("*.whl")), next((tmp_path / "again").glob("*.whl"))
    assert first.read_bytes() == second.read_bytes()
    # Without the screens, and without what builds them, there is no wheel at all.
    shutil.rmtree(root / "src" / "croupier" / "static")
    shutil.rmtree(root / "web")
    failed = build(root, tmp_path / "none", "wheel")
    assert failed.returncode != 0
    assert "the screens are not built" in failed.stdout + failed.stderr


def test_the_bare_package_is_a_library(bare: Environment) -> None:
    program = (
        "import croupier; table = croupier.open_table('crown', 'american', limits=(5, 500));"
        "table.buy_in('ann', 100); table.open_betting();"
        "print(table.place('ann', 'red', 10).balances)"
    )
    played = bare.python(program)
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip() == "{'ann': Decimal('90')}"
    missing = bare.python("import croupier; croupier.simulate(croupier.game('star'), {'red': 1})")
    assert missing.stderr.strip().endswith("pip install 'croupier[lab]'")


def test_the_bare_package_knows_the_rules(bare: Environment) -> None:
    assert bare.run("--version").stdout.strip() == "0.1.0"
    odds = bare.run("odds", "--book", "crown", "--game", "american", "--bet", "red")
    assert odds.returncode == 0, odds.stderr
    assert "2.70 %" in odds.stdout
    assert bare.run("rules", "--book", "star", "--clause", "8.13").returncode == 0


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve", "house"),
        ("config", ""),
        ("simulate --book star --bet red", "lab"),
        ("audit randomness", "lab"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(bare: Environment, words: str, extra: str) -> None:
    answer = bare.run(*words.split())
    if not extra:
        assert answer.returncode == 0, answer.stderr
        return
    assert answer.returncode == 2
    (line,) = answer.stderr.splitlines()
    assert line.startswith("croupier: this command needs the package ")
    assert line.endswith(f"pip install 'croupier[{extra}]'")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("srve", "Did you mean serve?"),
        ("audit whel", "Did you mean wheel?"),
        ("audit log", "There is wheel, randomness, draws."),
        ("odds --boook star", "Did you mean --book?"),
        ("device run signals --port soket://x:1", "'soket://x:1' is no address of a device"),
        ("device run signals --port socket://x:70000", "is no address of a device"),
    ],
)
def test_a_mistyped_command_gets_a_hint(bare: Environment, words: str, hint: str) -> None:
    answer = bare.run(*words.split())
    assert answer.returncode == 2
    assert hint in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("house", "verify missing-folder"),
        ("lab", "simulate --book star --bet red --spins 1000 --method multinomial"),
        ("client", "--version"),
    ],
)
def test_an_extra_brings_what_it_says(wheel: Path, tmp_path: Path, extra: str, words: str) -> None:
    there = make_environment(tmp_path / "env", wheel, extra)
    answer = there.run(*words.split(), cwd=tmp_path)
    assert "needs the package" not in answer.stderr, answer.stderr
    assert "Traceback" not in answer.stderr, answer.stderr
    if extra == "client":
        imported = there.python("import croupier.client")
        assert imported.returncode == 0, imported.stderr


@pytest.mark.parametrize(
    ("extras", "modules"),
    [
        ("tickets", "croupier.devices.report_pdf croupier.devices.drivers.escpos"),
        ("house nodes", "croupier.house.nodes.nats nats"),
        ("house tracing", "croupier.server.tracing opentelemetry.sdk.trace"),
        ("house export", "croupier.cli.parquet duckdb"),
        ("lab cluster", "croupier.lab.running distributed"),
        ("gpio", "croupier.devices.gpio gpiod"),
        ("house pkcs11", "croupier.house.log.token pkcs11"),
    ],
)
def test_an_extra_alone_brings_all_that_its_modules_import(
    wheel: Path, tmp_path: Path, extras: str, modules: str
) -> None:
    there = make_environment(tmp_path / "env", wheel, *extras.split())
    imported = there.python(f"import {', '.join(modules.split())}")
    assert imported.returncode == 0, imported.stderr


def test_the_client_needs_no_server_package(wheel: Path) -> None:
    assert "picows" in needed(wheel, ["client"])
    assert not {"starlette", "uvicorn", "numpy"} & needed(wheel, ["client"])
