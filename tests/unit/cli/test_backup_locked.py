"""Copies are private, and under lock where a secret is given."""

import stat
from pathlib import Path

import pytest

from croupier.cli.backup import backup, restore
from croupier.cli.output import UsageError
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
