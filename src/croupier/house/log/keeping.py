"""How the log of a house comes to be signed: which key, where to, and by whom."""

import hmac
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from croupier.house.log.anchors import ANCHORS_FILE
from croupier.house.log.facts import key_in_force
from croupier.house.log.note import BadNote, make_secret, read_verifier
from croupier.house.log.sealing import Destinations, Report, Sealer
from croupier.house.log.signing import KeySigner, RemoteSigner, Signer, key_at, own_key
from croupier.house.log.store import Store
from croupier.house.log.token import SCHEME, TokenSigner

KEY_FILE: Final = "house.key"
CACHE_FILE: Final = "cache.key"
TOKEN: Final = "CROUPIER_SIGNER_TOKEN"
"""The variable with the token that a signer elsewhere wants."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Signing:
    """How heads are signed, as settings have it. `folder` is that of a log in a file."""

    folder: Path | None
    key: str = ""
    #: A signer elsewhere: its public key, an @ and its address; or a key in a token, `pkcs11:`.
    signer: str = ""
    anchors: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()
    every: int = 1000
    seconds: float = 60


def find_signer(signing: Signing) -> Signer | None:
    """Who signs: a token, a process elsewhere, a named key, one beside the log, or nobody."""
    if signing.signer.startswith(SCHEME):
        return TokenSigner(signing.signer)
    if signing.signer:
        key, at, url = signing.signer.partition("@")
        if not at:
            raise BadNote("proof.signer: a public key, an @ and an address are wanted")
        return RemoteSigner(url, read_verifier(key), os.environ.get(TOKEN, ""))
    if signing.key:
        return KeySigner(key_at(signing.key))
    if signing.folder is not None:
        return KeySigner(own_key(signing.folder / KEY_FILE))
    return None


def snapshot_key(signing: Signing) -> bytes:
    """The house's own key for what it derives from its log.

    It comes from the key that signs, where that is here, and from a file beside the log else. A
    house that has neither writes snapshots that only the running process reads.
    """
    if signing.key:
        return _derived(key_at(signing.key))
    if signing.folder is None:
        return _derived(make_secret())
    return _derived(own_key(signing.folder / (CACHE_FILE if signing.signer else KEY_FILE)))


def known_snapshot_key(signing: Signing) -> bytes | None:
    """The same where it is known already; None where it is not."""
    if signing.key:
        return _derived(key_at(signing.key))
    if signing.folder is None:
        return None
    files = [signing.folder / name for name in (CACHE_FILE, KEY_FILE)]
    return next((_derived(key_at(str(file))) for file in files if file.exists()), None)


def _derived(secret: bytes) -> bytes:
    return hmac.digest(secret, b"croupier snapshots", "sha256")


def make_sealer(
    store: Store,
    signing: Signing,
    *,
    now: Callable[[], int],
    report: Report,
    alone: bool = True,
) -> Sealer | None:
    """What signs the heads of a log; None where nobody can."""
    signer = find_signer(signing)
    if signer is None:
        return None
    beside = (str(signing.folder / ANCHORS_FILE),) if signing.folder is not None else ()
    return Sealer(
        store=store,
        signer=signer,
        now=now,
        report=report,
        to=Destinations(anchors=(*beside, *signing.anchors), witnesses=signing.witnesses),
        every=signing.every,
        seconds=signing.seconds,
        alone=alone,
    )


async def lacks_key(store: Store, signing: Signing) -> bool:
    """Whether a house is closed, and the key at hand is not the one that may sign it open."""
    kept = await store.proofs.heads(newest=1)
    if not kept or kept[-1].head.state != "closed":
        return False
    beside = signing.folder is not None and (signing.folder / KEY_FILE).exists()
    signer = find_signer(signing) if signing.signer or signing.key or beside else None
    named = await key_in_force(store, kept[-1].head.size)
    return signer is None or str(signer.verifier) != named


@asynccontextmanager
async def sealed(
    store: Store, signing: Signing, *, now: Callable[[], int], report: Report
) -> AsyncIterator[None]:
    """Write to the log of a closed house, and sign it as it then stands.

    A house that is open signs by itself what others add to its log, and one that never signed is
    left as it is.
    """
    kept = await store.proofs.heads(newest=1)
    if not kept or kept[-1].head.state != "closed":
        yield
        return
    before = await store.head()
    try:
        yield
    finally:
        if await store.head() != before:
            sealer = make_sealer(store, signing, now=now, report=report)
            if sealer is not None:
                await sealer.reopen(before[0])
