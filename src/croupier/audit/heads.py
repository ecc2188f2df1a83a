"""Signed heads held against the records: whether the log is the one that was signed, continued."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.audit.keeping import AuditFailure, claim
from croupier.audit.signers import Signers
from croupier.house.log.facts import HOUSE_CODEC, HOUSE_STREAM, KeyAccepted
from croupier.house.log.head import SignedHead, origin_of
from croupier.house.log.merkle import GrowingTree, Place, Tree
from croupier.house.log.note import BadNote, Verifier, read_verifier
from croupier.house.log.record import Record

#: So many records are put into the tree at a time, unless a head is of fewer.
_AT_ONCE: Final = 1024


@dataclass(slots=True, kw_only=True)
class Proven:
    """How much of a log its signed heads prove."""

    heads: int = 0
    #: When the first and the last of them were signed, and the records they cover.
    since: int = 0
    until: int = 0
    size: int = 0
    #: So many records are vouched for by what is kept outside the log: were its end cut off
    #: together with the heads that cover it, this alone would show it.
    outside: int = 0
    #: Whether the house was closed when the last of them was signed.
    closed: bool = False
    keys: list[str] = field(default_factory=list)
    witnesses: set[str] = field(default_factory=set)


def rootless(heads: Iterable[SignedHead]) -> Iterator[str]:
    """The heads whose peaks, from which a start goes on, are not those of what was signed."""
    for each in heads:
        if each.peaks and not each.fits():
            yield f"the peaks kept for {each.head.size} records do not lead to the signed root"


class HeadCheck:
    """Takes records in order and compares the log with every head that was signed of it."""

    def __init__(
        self,
        heads: Iterable[SignedHead] = (),
        trusted: Iterable[Verifier] = (),
        witnesses: Iterable[Verifier] = (),
        subtrees: Mapping[Place, bytes] | None = None,
        elsewhere: Iterable[SignedHead] = (),
    ) -> None:
        """Without `trusted`, the keys that count are those the log itself accepts.

        `subtrees` are those that are kept for proofs, which must be those of the records, and
        `elsewhere` heads that nobody reaches who can write the log.
        """
        self.proven = Proven()
        self._pinned = tuple(trusted)
        self._signers = Signers(self._pinned)
        self._witnesses = tuple(witnesses)
        outside = {each.note.text: each for each in elsewhere}
        self._outside = outside.keys()
        distinct = {each.note.text: each for each in heads} | outside
        self._due: dict[int, list[SignedHead]] = {}
        for each in sorted(distinct.values(), key=lambda one: (one.head.size, one.head.at)):
            self._due.setdefault(each.head.size, []).append(each)
        self._ends = sorted(distinct.values(), key=lambda one: (one.head.at, one.head.size))
        self._growing = GrowingTree(Tree())
        self._tree = self._growing.tree
        #: Hashes of records that are not in the tree yet.
        self._digests: list[bytes] = []
        self._subtrees = dict(subtrees or {})
        self._origin = ""
        #: The records that accept keys.
        self._accepted: set[int] = set()

    @property
    def size(self) -> int:
        """How many records were taken."""
        return self._tree.size + len(self._digests)

    def vouch(self, size: int) -> None:
        """Something kept outside the log says that so many records were there."""
        self.proven.outside = max(self.proven.outside, size)

    def take(self, record: Record) -> None:
        """One more record that is good by itself; AuditFailure where a head says otherwise."""
        if not self._origin:
            self._origin = origin_of(record.digest)
        if record.stream == HOUSE_STREAM and record.kind == KeyAccepted.__name__:
            self._accept(record)
        digests, due = self._digests, False
        digests.append(record.digest)
        if self._due:
            due = len(digests) + self._tree.size in self._due
        if due or len(digests) == _AT_ONCE:
            self._grow()
        if due:
            for signed in self._due.pop(self._tree.size):
                self._compare(signed, record)

    def _grow(self) -> None:
        """Put what was taken into the tree, many records at once."""
        self._growing.extend(self._digests)
        self._digests.clear()
        if self._growing.whole:
            self._compare_subtrees()

    def _compare_subtrees(self) -> None:
        for height, place, node in self._growing.whole:
            kept = self._subtrees.pop((height, place), node)
            claim(kept == node, f"subtree {place} of height {height} is not that of the records")
        self._growing.whole.clear()

    def _accept(self, record: Record) -> None:
        fact = HOUSE_CODEC.decode(record.kind, record.payload)
        assert isinstance(fact, KeyAccepted)
        try:
            key = read_verifier(fact.key)
        except BadNote as error:
            claim(False, str(error))
            return
        self._accepted.add(record.number)
        self._signers.name(record.number, key)

    def _compare(self, signed: SignedHead, record: Record) -> None:
        head = signed.head
        signer = self._signer(signed)
        claim(head.origin == self._origin, f"{head.origin} was signed, and this is {self._origin}")
        same = (head.root, head.last) == (self._tree.root(), record.digest)
        claim(same, f"the log up to here is not the one that was signed at {head.at}")
        self._signers.sign(signer)
        proven = self.proven
        proven.heads += 1
        proven.since = min(proven.since or head.at, head.at)
        proven.until, proven.size = max(proven.until, head.at), head.size
        if str(signer) not in proven.keys:
            proven.keys.append(str(signer))
        seen = {key.name for key in self._witnesses if signed.note.signed_by(key)}
        proven.witnesses.update(seen)
        if signed.note.text in self._outside:
            self.vouch(head.size)

    def _signer(self, signed: SignedHead) -> Verifier:
        size, signer = signed.head.size, self._signers.find(signed.note)
        if signer is None:
            retired = self._signers.followed(signed.note)
            if retired is not None:
                key, number = retired
                said = f"a key that record {number} had followed by another ({key})"
                raise AuditFailure(f"a head of {size} records is signed by {said}")
            raise AuditFailure(f"a head of {size} records is not signed by the house's key")
        return signer

    def finish(self) -> None:
        """What the heads say of the end of the log, or AuditFailure."""
        self._grow()
        for size, (first, *_) in sorted(self._due.items()):
            claim(False, f"{size} records were signed at {first.head.at}, and {self.size} are here")
        claim(
            not (self._accepted or self._pinned) or bool(self.proven.heads),
            "the house signs its log, and none of its signed heads is here",
        )
        claim(not self._subtrees, "subtrees are kept of records that are not here")
        if (left := self._signers.unconfirmed) is not None:
            number, key = left
            claim(False, f"record {number} accepts another key, and {key.name} did not sign that")
        self._check_closed()

    def _check_closed(self) -> None:
        """While a house was closed nothing was added to its log."""
        closed: SignedHead | None = None
        for each in self._ends:
            if closed is not None:
                self._claim_nothing_added(closed, each.head.size)
            closed = each if each.head.state == "closed" else None
        self.proven.closed = closed is not None
        if closed is not None:
            self._claim_nothing_added(closed, self.size)

    def _claim_nothing_added(self, closed: SignedHead, size: int) -> None:
        """Nothing but the acceptance of a key, which is judged by a rule of its own."""
        first = closed.head.size + 1
        added = any(number not in self._accepted for number in range(first, size + 1))
        claim(not added, f"records {first} to {size} came while the house was closed")
