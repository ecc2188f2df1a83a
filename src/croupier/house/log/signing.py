"""Who signs the heads of a log: a key at hand, or a process elsewhere that holds it."""

import asyncio
import base64
from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from croupier.house.log.anchors import HttpRefused, post
from croupier.house.log.head import KEY_NAME, Head
from croupier.house.log.note import (
    BadNote,
    Key,
    Note,
    Signature,
    Verifier,
    make_secret,
    read_secret,
    read_signature,
    write_secret,
)

Prove = Callable[[int], Awaitable[Sequence[bytes]]]
"""Gives the proof that a head continues the log of an earlier size."""
#: What is answered to a request that goes on from another size than the last one that was signed.
_ANOTHER_SIZE: Final = 409


class Signer(Protocol):
    """Signs heads of one log."""

    @property
    def verifier(self) -> Verifier:
        """The key that its signatures are checked by."""
        ...

    async def sign(self, head: Head, prove: Prove) -> Signature:
        """Sign a head that continues the last one that was signed, which it can prove."""
        ...


class KeySigner:
    """Signs with a key that this process holds."""

    def __init__(self, secret: bytes) -> None:
        self._key = Key(KEY_NAME, secret)

    @property
    def verifier(self) -> Verifier:
        """The public side of the key."""
        return self._key.verifier

    async def sign(self, head: Head, prove: Prove) -> Signature:
        """Sign a head."""
        return self._key.sign(head.text())


class RemoteSigner:
    """Has heads signed by `croupier witness --signer`, which sees for itself that they go on."""

    def __init__(self, url: str, verifier: Verifier, token: str = "") -> None:
        self.verifier = verifier
        self._desk = SigningDesk(f"{url.rstrip('/')}/sign-checkpoint", token)

    async def sign(self, head: Head, prove: Prove) -> Signature:
        """Request a signature and check it."""
        text = head.text()
        signature = await self._desk.request(head.size, text, prove)
        if not Note(text, (signature,)).signed_by(self.verifier):
            raise BadNote("the signer has signed something else")
        return signature


class SigningDesk:
    """Another program that signs heads which go on from the last one it signed."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self._token = token
        self._seen = 0

    async def request(self, size: int, written: str, prove: Prove) -> Signature:
        """Have a head signed; OSError or ValueError where it is not."""
        try:
            return await self._request(size, written, prove)
        except HttpRefused as refused:
            if refused.status != _ANOTHER_SIZE or not refused.text.isdigit():
                raise
            self._seen = int(refused.text)
        return await self._request(size, written, prove)

    async def _request(self, size: int, written: str, prove: Prove) -> Signature:
        body = request_body(self._seen, await prove(self._seen), written)
        url, token = self.url, self._token
        answer = await asyncio.to_thread(lambda: post(url, body, token=token))
        self._seen = size
        return read_signature(answer.decode().strip())


def request_body(old: int, proof: Sequence[bytes], written: str) -> bytes:
    """A request for a signature, as C2SP tlog-witness writes it."""
    lines = [f"old {old}", *(base64.b64encode(each).decode() for each in proof), "", written]
    return "\n".join(lines).encode()


def key_at(place: str) -> bytes:
    """The secret of a key: in a file, or as the text itself."""
    if len(place) == 64 and not Path(place).exists():
        return read_secret(place)
    return read_secret(Path(place).read_text("ascii"))


def own_key(file: Path) -> bytes:
    """The key in a file, made where there is none."""
    if not file.exists():
        write_secret(file, make_secret())
    return key_at(str(file))


def check_can_sign() -> None:
    """Fail before anything is written where the package that signs is not installed."""
    import_module("cryptography")
