"""Copies are private, and under lock where a secret is given."""

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest

from croupier.audit.verify import Verdict
from croupier.cli import locked_copy
from croupier.cli.backup import backup, restore
from croupier.cli.house_log import seal_now
from croupier.cli.output import UsageError
from croupier.cli.verify import check
from croupier.house.log.head import KEY_NAME
from croupier.house.log.note import Key, read_secret
from croupier.house.log.sqlite import SqliteStore
from tests.audit.tampering import make_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    make_house(folder, seed=3, rounds=3)
    return folder


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_copy_is_its_owners_alone(house: Path, tmp_path: Path) -> None:
    assert backup(str(house), str(tmp_path / "copy")) == 0
    assert mode(tmp_path / "copy" / "house.db") == 0o600
    assert mode(tmp_path / "copy") == 0o700


@pytest.mark.parametrize("form", ["raw", "hexadecimal", "passphrase"])
def test_a_locked_copy_opens_with_its_secret_alone(
    house: Path, tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    key: str | None = None
    if form == "passphrase":
        monkeypatch.setenv("CROUPIER_BACKUP_PASSPHRASE", "seventeen black, twice")
    else:
        file = tmp_path / "key"
        file.write_bytes(bytes(range(32)) if form == "raw" else bytes(range(32)).hex().encode())
        key = str(file)
    assert backup(str(house), str(tmp_path / "copy"), key_file=key) == 0
    (locked,) = (tmp_path / "copy").iterdir()
    assert mode(locked) == 0o600
    assert b"SQLite" not in locked.read_bytes()
    assert restore(str(tmp_path / "copy"), str(tmp_path / "back"), key_file=key) == 0
    raw = bytearray(locked.read_bytes())
    raw[len(raw) // 2] ^= 1
    locked.write_bytes(bytes(raw))
    with pytest.raises(UsageError, match="does not open"):
        restore(str(tmp_path / "copy"), str(tmp_path / "again"), key_file=key)
    assert not (tmp_path / "again").exists()
    locked.write_bytes(bytes(raw[:-20]))
    with pytest.raises(UsageError, match="does not open"):
        restore(str(tmp_path / "copy"), str(tmp_path / "again"), key_file=key)
    monkeypatch.delenv("CROUPIER_BACKUP_PASSPHRASE", raising=False)
    with pytest.raises(UsageError, match="under lock"):
        restore(str(tmp_path / "copy"), str(tmp_path / "again"))


def test_a_poor_secret_is_refused(house: Path, tmp_path: Path) -> None:
    (tmp_path / "key").write_text("short", "ascii")
    with pytest.raises(UsageError, match="holds no key"):
        backup(str(house), str(tmp_path / "copy"), key_file=str(tmp_path / "key"))


def test_nothing_lies_open_where_a_locked_copy_goes(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The medium of a copy leaves the building; what was once written on it can be read back."""
    file, place = tmp_path / "key", tmp_path / "medium"
    file.write_bytes(bytes(range(32)))
    seen: list[Path] = []
    lock = locked_copy.lock

    def locking(source: Path, target: Path, secret: locked_copy.Secret) -> None:
        seen.extend([*place.rglob("*"), source])
        lock(source, target, secret)

    def checking(data: str, *more: Any) -> Verdict:
        seen.extend(place.rglob("*"))
        return check(data, *more)

    monkeypatch.setattr(locked_copy, "lock", locking)
    monkeypatch.setattr("croupier.cli.backup.check", checking)
    assert backup(str(house), str(place), key_file=str(file)) == 0
    assert restore(str(place), str(tmp_path / "back"), key_file=str(file)) == 0
    assert len(seen) >= 3
    assert {path for path in seen if place in path.parents} == {place / "house.db.locked"}
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("tmp")] == []


def test_a_copy_that_was_cut_or_written_anew_is_found_by_what_lay_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed, name in enumerate(("house", "forged"), start=3):
        (tmp_path / name).mkdir()
        file = make_house(tmp_path / name, seed=seed, rounds=3)
        asyncio.run(sign(file))
    own, other = (str(tmp_path / name / "anchors.jsonl") for name in ("house", "forged"))
    assert backup(str(tmp_path / "house"), str(tmp_path / "copy")) == 0
    assert backup(str(tmp_path / "forged"), str(tmp_path / "swapped")) == 0
    assert restore(str(tmp_path / "copy"), str(tmp_path / "a"), anchors=(own,)) == 0
    for anchors, key in (((own,), ()), ((), (key_of(own),))):
        with pytest.raises(UsageError, match="is not restored"):
            restore(str(tmp_path / "swapped"), str(tmp_path / "b"), anchors=anchors, key=key)
    assert not (tmp_path / "b").exists()
    # One without a signed head is nobody's, where the key is known.
    (tmp_path / "bare").mkdir()
    make_house(tmp_path / "bare", seed=5, rounds=2)
    with pytest.raises(UsageError, match="none of its signed heads"):
        restore(str(tmp_path / "bare"), str(tmp_path / "b"), key=(key_of(own),))
    capsys.readouterr()
    # It agrees with itself, which the one who restores it is told.
    assert restore(str(tmp_path / "swapped"), str(tmp_path / "c")) == 0
    assert "the key is the log’s own" in capsys.readouterr().err
    assert key_of(own) != key_of(other)


async def sign(file: Path) -> None:
    """Sign the head of a log, as a house does that opens and closes."""
    store = await SqliteStore.open(file)
    await seal_now(store, file.parent)
    await store.close()


def key_of(anchors: str) -> str:
    """The key that a house signs with, as somebody noted it."""
    folder = Path(anchors).parent
    secret = read_secret((folder / "house.key").read_text("utf-8"))
    return str(Key(KEY_NAME, secret).verifier)
