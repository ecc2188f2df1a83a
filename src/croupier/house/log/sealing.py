"""Signs the head of a log as it grows, keeps it, and sends it to where it cannot be taken back."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from croupier.house.log.anchors import AnchorLost, put_anchor
from croupier.house.log.facts import KeyAccepted, accepted_keys, key_in_force, record_fact
from croupier.house.log.head import Head, SignedHead, State, origin_of
from croupier.house.log.merkle import GrowingTree, Tree
from croupier.house.log.note import BadNote, Note, read_verifier
from croupier.house.log.proofs import prove_consistency
from croupier.house.log.signing import Prove, Signer, SigningDesk
from croupier.house.log.store import Store, StoreUnavailable

_PAGE: Final = 4096
_CHECK_SECONDS: Final = 1.0
Report = Callable[[str, str], None]
"""Receives a code and a detail."""


class NotContinued(Exception):
    """The log is not the one that was signed before, continued: nothing more of it is signed."""


class KeyFollowed(Exception):
    """The key at hand has signed that another follows it: it signs nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Destinations:
    """Where signed heads go: files, syslog, web addresses, and witnesses who sign them too."""

    anchors: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()


@dataclass(slots=True)
class Sealer:
    """Signs every so many records and every so many seconds, and when a house opens and closes."""

    store: Store
    signer: Signer
    now: Callable[[], int]
    report: Report
    to: Destinations = field(default_factory=Destinations)
    every: int = 1000
    seconds: float = 60
    #: Whether no other node writes to the log: only then does a house that stops close it.
    alone: bool = True
    #: Up to which record it is known who wrote it; 0 where that is not checked.
    check: Callable[[], Awaitable[int]] | None = None
    last: SignedHead | None = None
    _tree: GrowingTree = field(default_factory=lambda: GrowingTree(Tree()))
    _digest: bytes = b""
    _origin: str = ""
    _witnesses: list[SigningDesk] = field(default_factory=list)
    _task: "asyncio.Task[None] | None" = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: The key before this one, and whether the log had any when the house started.
    _before: list[str] = field(default_factory=list)
    _was_signed: bool = False

    async def start(self) -> None:
        """Go on from the last head that was signed, and sign that the house is open.

        KeyFollowed if the key is one that another has followed; nothing is written then.
        """
        self._meet_witnesses()
        size, _ = await self.store.head()
        await self._accept_key()
        try:
            await self._resume(size)
            await self._try("open" if self.alone else "")
        except NotContinued as error:
            self.report("log-not-continued", str(error))
            return
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Sign the log as it stands now: whatever comes after was not put there by the house."""
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._try("closed" if self.alone else "")

    async def reopen(self, size: int) -> None:
        """Sign what was written to a closed log after a size: opened there, and closed now."""
        self._meet_witnesses()
        try:
            await self._resume(size)
            await self.seal("open", size)
            # What was written may be the word that another key follows.
            await self.seal("closed", hand_over=True)
        except (OSError, BadNote, StoreUnavailable, NotContinued) as error:
            self.report("head-not-signed", str(error))

    def _meet_witnesses(self) -> None:
        urls = self.to.witnesses
        self._witnesses = [SigningDesk(f"{url.rstrip('/')}/add-checkpoint") for url in urls]

    async def _accept_key(self) -> None:
        key, known = str(self.signer.verifier), await accepted_keys(self.store)
        self._before = known[-2:-1] if key in known[-1:] else known[-1:]
        self._was_signed = bool(known)
        if key in known[:-1] and await self._was_followed(key):
            raise KeyFollowed(f"{key} has signed that {known[-1]} follows it: name that one")
        if key not in known[-1:]:
            fact = KeyAccepted(key=key)
            await record_fact(self.store, fact, at=self.now(), by="house", cause="sign")

    async def _was_followed(self, key: str) -> bool:
        """Whether a key has signed a log that named another last."""
        own = [read_verifier(key)]
        for kept in await self.store.proofs.heads():
            if kept.signed_by(own) and await key_in_force(self.store, kept.head.size) != key:
                return True
        return False

    async def _resume(self, written: int = 0) -> None:
        """The tree of the last head, proven by its signature; everything anew where it is not.

        Records after `written` are our own, and need not be explained.
        """
        (first,) = await self.store.proofs.hashes(0, 0, 1)
        self._origin = origin_of(first)
        heads = await self.store.proofs.heads(newest=1)
        if not heads and self._was_signed:
            self.report("head-left-aside", "the log says that it is signed, and has no signed head")
        for kept in heads:
            if not kept.signed_by([self.signer.verifier]):
                self.report("head-left-aside", "the last signed head is not by the key at hand")
                if kept.signed_by(map(read_verifier, self._before)):
                    # Its key was the house's up to here: what it says is not to be undone unseen.
                    await self._check_continues(kept.head, written)
                    self.last = kept
                return
            if not kept.fits():
                self.report("head-left-aside", "the last signed head does not fit its tree")
                return
            head, tree = kept.head, Tree(kept.head.size, kept.peaks)
            await self._check_continues(head, written)
            self.last, self._tree, self._digest = kept, GrowingTree(tree), head.last

    async def _check_continues(self, head: Head, written: int) -> None:
        size, _ = await self.store.head()
        size = written or size
        if head.origin != self._origin:
            raise NotContinued(f"{head.origin} was signed, and this is {self._origin}")
        if size < head.size:
            raise NotContinued(f"{head.size} records were signed, and {size} are there")
        (digest,) = await self.store.proofs.hashes(0, head.size - 1, 1)
        if digest != head.last:
            raise NotContinued(f"record {head.size} is not the one that was signed")
        if head.state == "closed" and size > head.size:
            detail = f"records {head.size + 1} to {size} came while the house was closed"
            self.report("appended-while-closed", detail)

    async def _run(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(_CHECK_SECONDS)
            waited += _CHECK_SECONDS
            with contextlib.suppress(StoreUnavailable):
                size, _ = await self.store.head()
                new = size - (self.last.head.size if self.last else 0)
                if new >= self.every or (new and waited >= self.seconds):
                    await self._try("")
                    waited = 0.0

    async def _try(self, state: State) -> None:
        """Sign; what stands in the way is reported and tried again later."""
        try:
            await self.seal(state)
        except (OSError, BadNote, StoreUnavailable) as error:
            self.report("head-not-signed", str(error))
        except NotContinued as error:
            self.report("log-not-continued", str(error))

    async def seal(
        self, state: State = "", upto: int = 0, *, hand_over: bool = False
    ) -> SignedHead | None:
        """Sign the log as it stands, or up to a record; None where it is empty.

        A key that somebody else's record has followed by another signs that only as a `hand_over`.
        """
        async with self._turn:
            if self.check is not None:
                # What another hand has written is on record before it is signed with the rest.
                upto = upto or await self.check()
            await self._grow(upto)
            if not self._tree.tree.size:
                return None
            named = await key_in_force(self.store, self._tree.tree.size)
            if named not in ("", str(self.signer.verifier)) and not hand_over:
                raise NotContinued(f"the log names another key, {named}: nothing more is signed")
            head = self._head(state)
            await self.store.proofs.keep(None, self._tree.whole)
            self._tree.whole = []
            signed = await self._sign(head)
            await self.store.proofs.keep(signed, ())
            self.last = signed
        await self._send(signed)
        return signed

    def _head(self, state: State) -> Head:
        tree, last = self._tree.tree, self.last
        # No two heads are of one instant, so that their order is known.
        at = max(self.now(), last.head.at + 1 if last else 0)
        return Head(
            origin=self._origin,
            size=tree.size,
            root=tree.root(),
            last=self._digest,
            at=at,
            state=state,
        )

    async def _sign(self, head: Head) -> SignedHead:
        async def prove(old: int) -> list[bytes]:
            return await prove_consistency(self.store.proofs, old, head.size)

        peaks = tuple(self._tree.tree.peaks)
        signature = await self.signer.sign(head, prove)
        return await self._cosigned(SignedHead(head, Note(head.text(), (signature,)), peaks), prove)

    async def _grow(self, upto: int = 0) -> None:
        """Take up what the log has beyond the tree."""
        tree = self._tree
        size, _ = await self.store.head()
        if size < tree.tree.size:
            raise NotContinued(f"{tree.tree.size} records were seen, and {size} are there")
        size = min(upto or size, size)
        while tree.tree.size < size:
            count = min(_PAGE, size - tree.tree.size)
            page = await self.store.proofs.hashes(0, tree.tree.size, count)
            tree.extend(page)
            self._digest = page[-1]

    async def _cosigned(self, signed: SignedHead, prove: Prove) -> SignedHead:
        """The head with the signatures of all witnesses that can be reached."""
        note = signed.note
        for desk in self._witnesses:
            try:
                signature = await desk.request(signed.head.size, str(signed.note), prove)
            except (OSError, ValueError) as error:
                self.report("witness-refused", f"{desk.url}: {error}")
                continue
            note = Note(note.text, (*note.signatures, signature))
        return SignedHead(signed.head, note, signed.peaks)

    async def _send(self, signed: SignedHead) -> None:
        for place in self.to.anchors:
            try:
                await asyncio.to_thread(put_anchor, place, signed)
            except AnchorLost as error:
                self.report("anchor-not-put", str(error))
