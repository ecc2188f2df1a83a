"""The key that signs the log: it passes to another by its own word, and none is slipped in."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.house.log.head import KEY_NAME
from croupier.house.log.note import Key
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("security")
OLD, NEW, STRANGE = "a1" * 32, "b2" * 32, "c3" * 32


def public(secret: str) -> str:
    return str(Key(KEY_NAME, bytes.fromhex(secret)).verifier)


def cli(*arguments: str, key: str = OLD) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "croupier", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "CROUPIER_PROOF_KEY": key},
    )


def open_and_close(data: Path, key: str) -> str:
    """What a house says that opens and closes under a key."""
    quiet = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_PROOF_KEY": key}
    server = Server(data, settings=quiet)
    server.start()
    assert server.stop() == 0
    said = server.log()
    (data.parent / "server.log").unlink()
    return said


def test_a_key_hands_over_to_another_and_the_log_is_proven_by_both(tmp_path: Path) -> None:
    data = tmp_path / "data"
    open_and_close(data, OLD)
    assert cli("proof", "hand-over", str(data), public(NEW), key=STRANGE).returncode == 1
    assert cli("proof", "hand-over", str(data), public(OLD)).returncode == 1
    assert cli("proof", "hand-over", str(data), public(NEW)).returncode == 0
    assert "log-not-continued" not in open_and_close(data, NEW)
    shown = cli("proof", "head", str(data)).stdout.splitlines()
    assert shown[-2:] == [f"before {public(OLD)}", f"key {public(NEW)}"]
    both = ("--key", public(OLD), "--key", public(NEW))
    for keys in ((), both):
        answer = cli("verify", str(data), *keys)
        assert answer.returncode == 0, answer.stdout + answer.stderr
    # The old one has nothing more to say.
    refused = cli("serve", "--data", str(data), "--port", "0", "--demo")
    assert (refused.returncode, "follows it: name that one" in refused.stderr) == (1, True)
    assert cli("verify", str(data)).returncode == 0
    # One that came by itself is believed by those alone who have it from somebody they trust.
    assert "not by the key at hand" in open_and_close(data, STRANGE)
    answer = cli("verify", str(data))
    assert (answer.returncode, "accepts another key" in answer.stdout) == (1, True)
    assert cli("verify", str(data), *both, "--key", public(STRANGE)).returncode == 0


def _end_cut_off(data: Path) -> None:
    """Take the last records away, the heads and subtrees that cover them, and what lies beside."""
    with closing(sqlite3.connect(data / "house.db", isolation_level=None)) as db:
        guards = db.execute("select sql from sqlite_master where type = 'trigger'").fetchall()
        _cut(db)
        (size,) = db.execute("select max(number) from record").fetchone()
        db.execute("delete from head where size > ?", (size,))
        db.execute("delete from subtree where (place + 1) << height > ?", (size,))
        db.execute("delete from snapshot")
        for (guard,) in guards:
            db.execute(guard)
    (data / "anchors.jsonl").unlink()


def test_a_cut_end_shows_by_what_is_elsewhere_and_else_nothing_vouches_for_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere.jsonl"
    monkeypatch.setenv("CROUPIER_PROOF_EVERY", "1")
    monkeypatch.setenv("CROUPIER_PROOF_ANCHORS", str(elsewhere))
    open_and_close(data, OLD)
    open_and_close(data, OLD)
    answer = cli("verify", str(data), "--vouched")
    assert (answer.returncode, answer.stdout.splitlines()[-1]) == (0, "all is well")
    _end_cut_off(data)
    answer = cli("verify", str(data))
    assert (answer.returncode, "are here" in answer.stdout) == (1, True), answer.stdout
    monkeypatch.delenv("CROUPIER_PROOF_ANCHORS")
    answer = cli("verify", str(data))
    assert answer.returncode == 0, answer.stdout
    for said in (
        "nothing outside vouches for the end",
        "has not signed that it closed",
        "by itself",
    ):
        assert said in answer.stdout
    assert cli("verify", str(data), "--vouched").returncode == 3


def _take_heads(db: sqlite3.Connection) -> None:
    db.execute("delete from head")


def _cut(db: sqlite3.Connection) -> None:
    for (name,) in db.execute("select name from sqlite_master where type = 'trigger'").fetchall():
        db.execute(f"drop trigger {name}")
    db.execute("delete from record where number > (select max(number) - 3 from record)")


@pytest.mark.parametrize(
    ("harm", "said"), [(_take_heads, "has no signed head"), (_cut, "log-not-continued")]
)
def test_a_start_under_another_key_or_without_heads_says_what_is_amiss(
    tmp_path: Path, harm: Callable[[sqlite3.Connection], None], said: str
) -> None:
    data = tmp_path / "data"
    open_and_close(data, OLD)
    with closing(sqlite3.connect(data / "house.db", isolation_level=None)) as db:
        harm(db)
    assert said in open_and_close(data, NEW)
