"""Messages between nodes are signed: anyone who is on the bus can be heard, and nobody is believed.

A node makes a key when it starts and keeps its public side beside its leases, in the database that
all nodes trust anyway. A message names its sender, says until when it holds and is used once. An
answer is signed over the message that it answers.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from croupier.house.nodes.leases import Leases
from croupier.house.ports import Entropy
from croupier.house.world import SystemEntropy

_COMMAND: Final = b"croupier command\n"
_ANSWER: Final = b"croupier answer\n"
#: So many messages are remembered, none of them for longer than it holds.
_SEEN_MAX: Final = 200_000
#: So many messages at once wait for their sender to be looked up: no flood of forged ones is kept.
_STRANGE_MAX: Final = 100
#: A sender that is not known is looked up in the database this often at most, in seconds.
_REFRESH_SECONDS: Final = 0.2


class Forged(Exception):
    """A message is not from a node of this house, is too old, or was heard before."""


class Sealed(msgspec.Struct, array_like=True, frozen=True):
    """A message as it travels."""

    sender: str
    body: bytes
    signature: bytes


class Content(msgspec.Struct, array_like=True, frozen=True):
    """What is signed of a message: where to, until when by the database's clock, and what."""

    subject: str
    until: int
    nonce: bytes
    body: bytes


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(Sealed).decode
_DECODE_CONTENT: Final = msgspec.msgpack.Decoder(Content).decode


class NodeSeal:
    """Signs for one node, and knows the other nodes by their keys."""

    def __init__(self, name: str, leases: Leases, entropy: Entropy | None = None) -> None:
        """`entropy` is where the key comes from; the operating system's if there is none."""
        self.name = name
        self._leases = leases
        self._entropy = entropy or SystemEntropy()
        self._key = Ed25519PrivateKey.from_private_bytes(self._entropy.bytes(32))
        self._known: dict[str, Ed25519PublicKey] = {}
        self._refreshed = 0.0
        self._refreshing: asyncio.Task[None] | None = None
        self._strange = 0
        #: Messages that were taken, with the instant after which they would not hold anyway.
        self._seen: dict[bytes, int] = {}

    @property
    def public(self) -> str:
        """What others check our messages with."""
        return self._key.public_key().public_bytes_raw().hex()

    def once(self) -> str:
        """A key for a command that has none, and is not to be done twice at whichever node."""
        return f"once:{self._entropy.bytes(16).hex()}"

    def seal(self, subject: str, body: bytes, until: int) -> bytes:
        """A message to the owner of something."""
        content = _ENCODE(Content(subject, until, self._entropy.bytes(16), body))
        return _ENCODE(Sealed(self.name, content, self._key.sign(_COMMAND + content)))

    async def open(self, subject: str, message: bytes, now: int) -> bytes:
        """What a node of this house sent us, once; else Forged."""
        sealed = await self._checked(message, _COMMAND)
        try:
            content = _DECODE_CONTENT(sealed.body)
        except msgspec.MsgspecError as error:
            raise Forged("the message cannot be read") from error
        if content.subject != subject or content.until < now:
            raise Forged("the message was for something else, or comes too late")
        self._take_once(content, now)
        return content.body

    def seal_answer(self, message: bytes, body: bytes) -> bytes:
        """The answer to a message."""
        signature = self._key.sign(_ANSWER + hashlib.sha256(message).digest() + body)
        return _ENCODE(Sealed(self.name, body, signature))

    async def open_answer(self, message: bytes, answer: bytes) -> bytes:
        """What a node of this house answered to a message of ours; else Forged."""
        bound = _ANSWER + hashlib.sha256(message).digest()
        return (await self._checked(answer, bound)).body

    async def _checked(self, message: bytes, bound: bytes) -> Sealed:
        try:
            sealed = _DECODE(message)
        except msgspec.MsgspecError as error:
            raise Forged("the message cannot be read") from error
        if not self._is_by(sealed, bound):
            # The node may be new, or have been started again.
            if self._strange >= _STRANGE_MAX:
                raise Forged("too many messages at once of senders that are not known")
            self._strange += 1
            try:
                await self._refreshed_soon()
            finally:
                self._strange -= 1
            if not self._is_by(sealed, bound):
                raise Forged(f"the message is not {sealed.sender!r}'s")
        return sealed

    def _is_by(self, sealed: Sealed, bound: bytes) -> bool:
        key = self._known.get(sealed.sender)
        if key is None:
            return False
        try:
            key.verify(sealed.signature, bound + sealed.body)
        except InvalidSignature:
            return False
        return True

    async def _refreshed_soon(self) -> None:
        """All who find a sender unknown wait for the same reading of the keys."""
        if self._refreshing is None or self._refreshing.done():
            self._refreshing = asyncio.create_task(self._refresh())
        await asyncio.shield(self._refreshing)

    async def _refresh(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._refreshed + _REFRESH_SECONDS - loop.time())
        self._refreshed = loop.time()
        living = await self._leases.living()
        keys = {name: member.key for name, member in living.items() if member.key}
        load: Callable[[bytes], Ed25519PublicKey] = Ed25519PublicKey.from_public_bytes
        self._known = {name: load(bytes.fromhex(key)) for name, key in keys.items()}

    def _take_once(self, content: Content, now: int) -> None:
        if content.nonce in self._seen:
            raise Forged("the message was heard before")
        if len(self._seen) >= _SEEN_MAX:
            self._seen = {nonce: until for nonce, until in self._seen.items() if until >= now}
        if len(self._seen) >= _SEEN_MAX:
            raise Forged("too many messages at once")
        self._seen[content.nonce] = content.until
