"""A key in a hardware token (PKCS #11) signs the heads of a log: it never leaves the token.

Which key that is, an address says as RFC 7512 writes it:
`pkcs11:token=house;object=croupier?module-path=/usr/lib/softhsm/libsofthsm2.so`. The PIN is in the
environment or in the file of `pin-source`; settings are shown to people, so it is not in them.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from croupier.core.optional_packages import extra_of
from croupier.house.log.head import KEY_NAME, Head
from croupier.house.log.note import BadNote, Signature, Verifier
from croupier.house.log.signing import Prove

if TYPE_CHECKING:
    import pkcs11

SCHEME: Final = "pkcs11:"
PIN: Final = "CROUPIER_SIGNER_PIN"
"""The variable with the PIN of the token."""
#: A public key of Ed25519 has so many bytes; most tokens wrap them as an octet string.
_PUBLIC_BYTES: Final = 32
_WRAPPED: Final = bytes((0x04, _PUBLIC_BYTES))


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """Where a key is: the token's library, the token and the key, by their labels."""

    module: str
    token: str
    key: str
    pin_file: str = ""


def read_place(address: str) -> TokenPlace:
    """The place that an address names.

    >>> read_place("pkcs11:token=our%20house;object=log?module-path=/lib/token.so")
    TokenPlace(module='/lib/token.so', token='our house', key='log', pin_file='')
    """
    path, _, query = address.removeprefix(SCHEME).partition("?")
    parts = {}
    for pair in (*path.split(";"), *query.split("&")):
        name, _, value = pair.partition("=")
        parts[name] = unquote(value)
    if "pin-value" in parts:
        raise BadNote(f"proof.signer is shown to people: put the PIN into {PIN} or a pin-source")
    module, token, key = (parts.get(name, "") for name in ("module-path", "token", "object"))
    if not (module and token and key):
        raise BadNote("proof.signer: a token, an object and a module-path are wanted")
    return TokenPlace(module, token, key, parts.get("pin-source", "").removeprefix("file:"))


class TokenSigner:
    """Has heads signed by a token that is plugged into this machine."""

    def __init__(self, address: str) -> None:
        self._place = read_place(address)
        self._turn = asyncio.Lock()
        self.verifier = Verifier(KEY_NAME, self._public())

    async def sign(self, head: Head, prove: Prove) -> Signature:
        """Sign a head; OSError while the token is away."""
        async with self._turn:
            raw = await asyncio.to_thread(self._sign, head.text().encode())
        return Signature(self.verifier.name, self.verifier.key_id, raw)

    def _sign(self, text: bytes) -> bytes:
        with self._session() as session:
            from pkcs11 import Mechanism, ObjectClass

            key = session.get_key(object_class=ObjectClass.PRIVATE_KEY, label=self._place.key)
            return bytes(key.sign(text, mechanism=Mechanism.EDDSA))  # type: ignore[attr-defined]

    def _public(self) -> bytes:
        with self._session() as session:
            from pkcs11 import Attribute, ObjectClass

            key = session.get_key(object_class=ObjectClass.PUBLIC_KEY, label=self._place.key)
            point = bytes(key[Attribute.EC_POINT])
        public = point.removeprefix(_WRAPPED) if len(point) > _PUBLIC_BYTES else point
        if len(public) != _PUBLIC_BYTES:
            raise BadNote(f"{self._place.key} in {self._place.token} is no key of Ed25519")
        return public

    @contextmanager
    def _session(self) -> "Iterator[pkcs11.Session]":
        """A session with the token. It is opened anew each time, so that a token may be changed."""
        try:
            import pkcs11
        except ImportError as error:
            needed = f"a key in a token needs the package pkcs11: {extra_of('pkcs11')}"
            raise BadNote(needed) from error
        place = self._place
        try:
            token = pkcs11.lib(place.module).get_token(token_label=place.token)
            with token.open(user_pin=self._pin()) as session:
                yield session
        except (pkcs11.PKCS11Error, RuntimeError) as error:
            why = str(error) or type(error).__name__
            raise OSError(f"the token {place.token}: {why}") from error

    def _pin(self) -> str:
        if self._place.pin_file:
            return Path(self._place.pin_file).read_text("utf-8").strip()
        return os.environ.get(PIN, "")
