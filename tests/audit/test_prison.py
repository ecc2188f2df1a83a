"""Stakes in prison before both auditors: good logs pass, and every forged cent is found."""

import asyncio
import importlib.util
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from croupier.cli.proof import export
from croupier.house.log.sqlite import SqliteStore
from croupier.scenario.read import read_scenario
from croupier.scenario.run import set_up, take_step
from tests.audit.tampering import Row, examine, forge, write_rows
from tests.audit.test_forged import LINE, Payload, edit

ROOT = Path(__file__).parents[2]
STORIES = sorted((ROOT / "tests" / "scenarios" / "france").glob("*.yaml"))
CHAIN = "french-52-a-zero-of-before-was-red"
BYSTANDERS = "french-52-a-zero-of-before-changes-nothing-for-bystanders"


def load_verifier() -> ModuleType:
    path = ROOT / "verifier" / "verify_log.py"
    spec = importlib.util.spec_from_file_location("verify_log", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFIER = load_verifier()


def played(story: Path, folder: Path) -> Path:
    """The log of a story, in a file as a house keeps it."""
    play = set_up(read_scenario(story))
    for step in read_scenario(story).steps:
        take_step(play, step)
    path = folder / "house.db"

    async def make() -> list[Any]:
        store = await SqliteStore.open(path)
        await store.close()
        return [record async for record in play.house.store.read()]

    write_rows(path, [record._asdict() for record in asyncio.run(make())])
    return path


def fault_of(path: Path) -> str:
    """What the verifier that stands alone finds in a file; empty where it finds nothing."""
    file = path.with_suffix(".jsonl")
    assert export(str(path.parent), str(file)) == 0
    try:
        VERIFIER.verify(str(file), [], [])
    except VERIFIER.Fault as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize("story", STORIES, ids=lambda path: path.stem)
def test_both_auditors_pass_every_story(story: Path, tmp_path: Path) -> None:
    path = played(story, tmp_path)
    assert examine(path).fault is None
    assert fault_of(path) == ""


def shares_more(payload: Payload) -> bool:
    payload["returned"] += 100
    return True


def shares_other_zeros(payload: Payload) -> bool:
    payload["zeros"] += 1
    payload["returned"] //= 2
    return True


def prisoner_line(payload: Payload) -> Iterator[list[Any]]:
    return (line for line in payload["lines"] if line[LINE["stands"]] and not line[LINE["win"]])


def loses_at_zero(payload: Payload) -> bool:
    """The whole stake of an even chance goes to the house."""
    for line in prisoner_line(payload) if payload["pocket"] == "0" else ():
        line[LINE["returned"]], line[LINE["stands"]] = 0, []
        payload["prison"] = []
        return True
    return False


def nobody_in_prison(payload: Payload) -> bool:
    had = bool(payload.get("prison"))
    payload["prison"] = []
    return had


def one_more_zero(payload: Payload) -> bool:
    for prisoner in payload.get("prison", ()):
        prisoner[2] += 1
        return True
    return False


def frees_less(payload: Payload) -> bool:
    """A stake that comes free is cut although it had met one zero only."""
    for line in prisoner_line(payload) if payload["pocket"] != "0" else ():
        line[LINE["returned"]] //= 2
        line[LINE["stands"]] = [[line[1], line[LINE["returned"]]]]
        return True
    return False


def wins_in_prison(payload: Payload) -> bool:
    for line in prisoner_line(payload) if payload["pocket"] != "0" else ():
        line[LINE["win"]] = line[LINE["stake"]]
        return True
    return False


def wins_evens(payload: Payload) -> bool:
    """Twenty-four numbers are paid as an even chance is."""
    for line in payload["lines"]:
        if line[1].startswith("two-") and line[LINE["win"]]:
            line[LINE["win"]] *= 2
            return True
    return False


FORGERIES: dict[str, tuple[str, str, Callable[[Payload], bool]]] = {
    "a share that gives more": ("french-52-zero-half-back", "StakeShared", shares_more),
    "a share of other zeros": ("french-52-zero-half-back", "StakeShared", shares_other_zeros),
    "a stake lost on zero": ("french-52-prison-by-example", "RoundSettled", loses_at_zero),
    "nobody said to be in prison": (CHAIN, "RoundSettled", nobody_in_prison),
    "another count of zeros": (CHAIN, "RoundSettled", one_more_zero),
    "a stake that is freed for less": (CHAIN, "RoundSettled", frees_less),
    "a win of a stake in prison": (CHAIN, "RoundSettled", wins_in_prison),
    "evens for twenty-four": ("french-52-two-dozens-pay-half", "RoundSettled", wins_evens),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_both_auditors_find_a_forgery(forgery: str, tmp_path: Path) -> None:
    story, kind, change = FORGERIES[forgery]
    path = played(ROOT / "tests" / "scenarios" / "france" / f"{story}.yaml", tmp_path)
    forge(path, edit(kind, change))
    assert examine(path).fault is not None
    assert fault_of(path) != ""


def test_a_correction_that_is_not_followed_through_is_found(tmp_path: Path) -> None:
    path = played(ROOT / "tests" / "scenarios" / "france" / f"{CHAIN}.yaml", tmp_path)

    def forging(rows: list[Row]) -> None:
        kept = [row for row in rows if not follows(row)]
        assert len(kept) < len(rows)
        rows[:] = kept

    forge(path, forging)
    assert examine(path).fault is not None


def test_a_player_who_is_left_out_of_what_follows_is_found(tmp_path: Path) -> None:
    """Two had stakes in prison that the corrected number never put there; one is forgotten."""
    two = tmp_path / "two.yaml"
    text = (ROOT / "tests" / "scenarios" / "france" / f"{BYSTANDERS}.yaml").read_text("utf-8")
    second = "  - place: {player: bob, bet: odd, stake: 50}\n"
    head, spin, rest = text.partition("  - spin: {}\n")
    two.write_text(re.sub(r"\n    expect: .*", "", head + second + spin + rest), "utf-8")
    path = played(two, tmp_path)
    assert examine(path).fault is None

    def forging(rows: list[Row]) -> None:
        (row,) = filter(follows, rows)
        payload = json.loads(row["payload"])
        for part in ("before", "lines"):
            payload[part] = [line for line in payload[part] if line[0] != "ann"]
        assert payload["before"]
        row["payload"] = json.dumps(payload).encode()

    forge(path, forging)
    assert "ann lay otherwise" in str(examine(path).fault)


def test_a_round_that_follows_nothing_is_found(tmp_path: Path) -> None:
    path = played(ROOT / "tests" / "scenarios" / "france" / f"{CHAIN}.yaml", tmp_path)

    def change(payload: Payload) -> bool:
        payload["follows"] = 0
        return True

    forge(path, edit("RoundResettled", lambda each: bool(each.get("follows")) and change(each)))
    assert examine(path).fault is not None


def follows(row: Row) -> bool:
    return bool(row["kind"] == "RoundResettled" and json.loads(row["payload"]).get("follows"))
