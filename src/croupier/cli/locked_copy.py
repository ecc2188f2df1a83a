"""Copies of a house under lock: AES-256-GCM, with a key from a file or from a passphrase.

The form: `CROUPIER-COPY-1`, a byte that says how the key is made (0 a key file, 1 a passphrase by
scrypt with n = 2^17, r = 8, p = 1), 16 bytes of salt, 7 bytes of nonce; then pieces of at most a
mebibyte, each with its tag, under the nonce with the number of the piece in four bytes and, in the
last byte, 1 for the last piece. A piece that is changed, moved, left out or cut off is noticed.
"""

import os
from pathlib import Path
from typing import BinaryIO, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from croupier.cli.output import UsageError

LOCKED_FILE: Final = "house.db.locked"
PASSPHRASE: Final = "CROUPIER_BACKUP_PASSPHRASE"
_MARK: Final = b"CROUPIER-COPY-1"
_PIECE: Final = 2**20
_TAG, _SALT, _NONCE = 16, 16, 7
_KEY_FILE, _BY_PASSPHRASE = b"\0", b"\1"
_PASSPHRASE_MIN: Final = 12


class Secret:
    """What opens a copy: a key of 32 bytes, or a passphrase."""

    def __init__(self, key_file: str | None, passphrase: str | None) -> None:
        self.how = _KEY_FILE if key_file else _BY_PASSPHRASE
        self._raw = _read_key(key_file) if key_file else (passphrase or "").encode()
        if not key_file and len(self._raw) < _PASSPHRASE_MIN:
            raise UsageError(f"a passphrase has at least {_PASSPHRASE_MIN} characters")

    def key(self, salt: bytes) -> bytes:
        """The key of one copy."""
        if self.how == _KEY_FILE:
            return self._raw
        return Scrypt(salt=salt, length=32, n=2**17, r=8, p=1).derive(self._raw)


def find_secret(key_file: str | None) -> Secret | None:
    """The secret that is given: a key file, or a passphrase in the environment; None for none."""
    passphrase = os.environ.get(PASSPHRASE)
    return Secret(key_file, passphrase) if key_file or passphrase else None


def _read_key(file: str) -> bytes:
    try:
        raw = Path(file).read_bytes()
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    if len(raw) == 32:
        return raw
    try:
        key = bytes.fromhex(raw.decode("ascii").strip())
    except ValueError:
        key = b""
    if len(key) != 32:
        raise UsageError(f"{file} holds no key: 32 bytes, or 64 hexadecimal digits, are wanted")
    return key


def _nonce(start: bytes, number: int, *, last: bool) -> bytes:
    return start + number.to_bytes(4, "big") + bytes([last])


def lock(source: Path, target: Path, secret: Secret) -> None:
    """Write a file under lock."""
    salt, start = os.urandom(_SALT), os.urandom(_NONCE)
    box, number = AESGCM(secret.key(salt)), 0
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "wb") as out, source.open("rb") as file:
        head = _MARK + secret.how + salt + start
        out.write(head)
        piece = file.read(_PIECE)
        while True:
            following = file.read(_PIECE)
            last = not following
            out.write(box.encrypt(_nonce(start, number, last=last), piece, head))
            if last:
                break
            piece, number = following, number + 1
        out.flush()
        os.fsync(out.fileno())


def unlock(source: Path, target: Path, secret: Secret) -> None:
    """Read a file under lock; Stop, and nothing left behind, where it does not open."""
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with open(handle, "wb") as out, source.open("rb") as file:
            _unlock(file, out, secret)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _unlock(file: BinaryIO, out: BinaryIO, secret: Secret) -> None:
    head = file.read(len(_MARK) + 1 + _SALT + _NONCE)
    how, salt, start = head[len(_MARK) :][:1], head[-_SALT - _NONCE : -_NONCE], head[-_NONCE:]
    if not head.startswith(_MARK) or len(head) != len(_MARK) + 1 + _SALT + _NONCE:
        raise UsageError("this is no copy of a house under lock", code=1)
    if how != secret.how:
        wanted = "a key file" if how == _KEY_FILE else f"a passphrase in {PASSPHRASE}"
        raise UsageError(f"this copy opens with {wanted}")
    box, number = AESGCM(secret.key(salt)), 0
    piece = file.read(_PIECE + _TAG)
    while True:
        following = file.read(_PIECE + _TAG)
        last = not following
        try:
            out.write(box.decrypt(_nonce(start, number, last=last), piece, head))
        except InvalidTag:
            raise UsageError(
                "the copy does not open: another secret, or it was changed", code=1
            ) from None
        if last:
            return
        piece, number = following, number + 1
