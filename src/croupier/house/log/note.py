"""Signed notes: a text, and under it signatures by name, in the form that transparency logs use.

The form is that of C2SP signed-note with Ed25519 keys; a witness signs with a time, as C2SP
tlog-cosignature has it. Other programs of that world can read and check what is written here.
"""

import base64
import binascii
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Kind = Literal["log", "witness"]
#: The first byte of a key as it is written says what it signs.
_KINDS: Final[dict[Kind, bytes]] = {"log": b"\x01", "witness": b"\x04"}
_DASH: Final = "— "
_ID_BYTES: Final = 4
_TIME_BYTES: Final = 8


class BadNote(ValueError):
    """A note, a key or a signature is not what it should be."""


@dataclass(frozen=True, slots=True)
class Verifier:
    """Somebody whose signature is known."""

    name: str
    public: bytes
    kind: Kind = "log"

    @property
    def key_id(self) -> bytes:
        """What a signature names the key by."""
        text = self.name.encode() + b"\n" + _KINDS[self.kind] + self.public
        return hashlib.sha256(text).digest()[:_ID_BYTES]

    def __str__(self) -> str:
        raw = base64.b64encode(_KINDS[self.kind] + self.public).decode()
        return f"{self.name}+{self.key_id.hex()}+{raw}"


def read_verifier(text: str) -> Verifier:
    """A key as `str` of it shows it."""
    try:
        name, key_id, raw = text.strip().split("+", 2)
        whole = base64.b64decode(raw, validate=True)
    except (ValueError, binascii.Error):
        raise BadNote(f"{text!r} is no key: name+id+key is wanted") from None
    kind = next((kind for kind, mark in _KINDS.items() if whole[:1] == mark), None)
    if kind is None or len(whole) != 33:
        raise BadNote(f"the key of {name!r} is no Ed25519 key")
    verifier = Verifier(name, whole[1:], kind)
    if verifier.key_id.hex() != key_id:
        raise BadNote(f"the key of {name!r} does not have the id {key_id}")
    return verifier


@dataclass(frozen=True, slots=True)
class Signature:
    """One signature under a note."""

    name: str
    key_id: bytes
    raw: bytes

    def line(self) -> str:
        """As it is written."""
        raw = base64.b64encode(self.key_id + self.raw).decode()
        return f"{_DASH}{self.name} {raw}\n"


class Key:
    """A key that signs."""

    def __init__(self, name: str, secret: bytes, kind: Kind = "log") -> None:
        if not name or any(sign.isspace() or sign == "+" for sign in name):
            raise BadNote(f"{name!r} cannot be the name of a key: no spaces, no plus")
        from croupier.house.log.ed25519 import public_of

        self._secret = secret
        self.verifier = Verifier(name, public_of(secret), kind)

    def sign(self, text: str, at: int = 0) -> Signature:
        """Sign a text; a witness says when, in seconds."""
        from croupier.house.log.ed25519 import sign

        own = self.verifier
        if own.kind == "log":
            raw = sign(self._secret, text.encode())
        else:
            raw = at.to_bytes(_TIME_BYTES, "big") + sign(self._secret, _timed(text, at))
        return Signature(own.name, own.key_id, raw)


def _timed(text: str, at: int) -> bytes:
    return f"cosignature/v1\ntime {at}\n{text}".encode()


@dataclass(frozen=True, slots=True)
class Note:
    """A text with signatures."""

    text: str
    signatures: tuple[Signature, ...]

    def __str__(self) -> str:
        return self.text + "\n" + "".join(each.line() for each in self.signatures)

    def signed_by(self, verifier: Verifier) -> bool:
        """Whether somebody known has signed this very text."""
        return any(_holds(self.text, each, verifier) for each in self.signatures)


def _holds(text: str, signature: Signature, verifier: Verifier) -> bool:
    from croupier.house.log.ed25519 import is_signed

    if (signature.name, signature.key_id) != (verifier.name, verifier.key_id):
        return False
    message, raw = text.encode(), signature.raw
    if verifier.kind == "witness":
        at, raw = int.from_bytes(raw[:_TIME_BYTES], "big"), raw[_TIME_BYTES:]
        message = _timed(text, at)
    return is_signed(verifier.public, raw, message)


def read_note(written: str) -> Note:
    """A note from its text."""
    text, gap, signed = written.rpartition("\n\n")
    if not gap or not signed.endswith("\n"):
        raise BadNote("a note is a text, an empty line, and signatures")
    return Note(text + "\n", tuple(map(read_signature, signed.splitlines())))


def read_signature(line: str) -> Signature:
    """A signature from its line."""
    if not line.startswith(_DASH):
        raise BadNote(f"{line[:80]!r} is no signature")
    name, _, encoded = line.removeprefix(_DASH).partition(" ")
    try:
        raw = base64.b64decode(encoded, validate=True)
    except binascii.Error:
        raise BadNote(f"the signature of {name!r} cannot be read") from None
    signature = Signature(name, raw[:_ID_BYTES], raw[_ID_BYTES:])
    if signature.line() != line + "\n":  # bits that Base64 leaves unused say nothing
        raise BadNote(f"the signature of {name!r} is not written as one is written")
    return signature


def make_secret() -> bytes:
    """A new key, as its 32 secret bytes."""
    from croupier.house.log.ed25519 import new_secret

    return new_secret()


def read_secret(text: str) -> bytes:
    """The secret bytes of a key: PEM as OpenSSL writes it, or 64 hexadecimal digits."""
    if text.lstrip().startswith("-----BEGIN"):
        from croupier.house.log.ed25519 import from_pem

        try:
            return from_pem(text)
        except ValueError as error:
            raise BadNote(f"the key cannot be read: {error}") from error
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise BadNote("a key is a PEM file or 64 hexadecimal digits")
    return secret


def write_secret(file: Path, secret: bytes) -> None:
    """Write a key as PEM to a new file that its owner alone may read."""
    from croupier.house.log.ed25519 import to_pem

    pem = to_pem(secret)
    file.touch(mode=0o600, exist_ok=False)
    file.write_bytes(pem)
