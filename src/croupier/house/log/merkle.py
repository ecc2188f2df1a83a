"""A Merkle tree over the hashes of records, as RFC 9162 defines it.

A leaf is a record's own hash. Two proofs come from the tree, each a few dozen hashes long: that a
record is in a log of some size, and that a longer log continues a shorter one. Neither shows any
other record.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

EMPTY: Final = hashlib.sha256(b"").digest()
"""The root of a tree without leaves."""

Place = tuple[int, int]
"""A whole subtree: its height, and which of that height it is."""

_sha256 = hashlib.sha256


class ProofError(ValueError):
    """A proof does not show what it claims to show."""


def leaf_hash(digest: bytes) -> bytes:
    """The leaf of a record, from its own hash."""
    return _sha256(b"\0" + digest).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The node above two others."""
    return _sha256(b"\1" + left + right).digest()


class Tree:
    """A tree that only grows: its size, and the roots of the whole subtrees that make it up."""

    __slots__ = ("peaks", "size")

    def __init__(self, size: int = 0, peaks: Iterable[bytes] = ()) -> None:
        """`peaks` are those of an earlier tree of this size, highest first."""
        self.size = size
        self.peaks = list(peaks)
        if len(self.peaks) != size.bit_count():
            raise ProofError(f"a tree of {size} has {size.bit_count()} peaks")

    def add(self, digest: bytes) -> None:
        """One more record."""
        node, size, peaks = _sha256(b"\0" + digest).digest(), self.size, self.peaks
        self.size = size + 1
        while size & 1:
            node = _sha256(b"\1" + peaks.pop() + node).digest()
            size >>= 1
        peaks.append(node)

    def root(self) -> bytes:
        """The root as it is now."""
        return fold(self.peaks)


Subtree = tuple[int, int, bytes]
"""A whole subtree that is kept: its height, which of that height it is, and its hash."""
STEP: Final = 8
"""Subtrees are kept at every height that this divides."""


class GrowingTree:
    """The tree over a log, with the subtrees that become whole and are to be kept."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.whole: list[Subtree] = []

    def add(self, digest: bytes) -> None:
        """One more record."""
        self._grow(leaf_hash(digest), 0)

    def extend(self, digests: Sequence[bytes]) -> None:
        """Many more records, those of a whole subtree at once where they fill one."""
        place = 0
        while place < len(digests):
            block = digests[place : place + _BLOCK]
            if self.tree.size % _BLOCK == 0 and len(block) == _BLOCK:
                node = block_hash(block)
                self.whole.append((STEP, self.tree.size >> STEP, node))
                self._grow(node, STEP)
                place += _BLOCK
            else:
                self.add(digests[place])
                place += 1

    def _grow(self, node: bytes, height: int) -> None:
        """Put a whole subtree of some height at the end."""
        tree, size = self.tree, self.tree.size >> height
        tree.size += 1 << height
        while size & 1:
            node = node_hash(tree.peaks.pop(), node)
            size >>= 1
            height += 1
            if height % STEP == 0:
                self.whole.append((height, size, node))
        tree.peaks.append(node)


_BLOCK: Final = 1 << STEP


def block_hash(digests: Sequence[bytes]) -> bytes:
    """The node above so many records, a power of two of them."""
    level = [_sha256(b"\0" + digest).digest() for digest in digests]
    while len(level) > 1:
        pairs = zip(level[::2], level[1::2], strict=True)
        level = [_sha256(b"\1" + left + right).digest() for left, right in pairs]
    return level[0]


def fold(peaks: Sequence[bytes]) -> bytes:
    """The root over whole subtrees, highest first."""
    if not peaks:
        return EMPTY
    root = peaks[-1]
    for peak in reversed(peaks[:-1]):
        root = node_hash(peak, root)
    return root


def cover(first: int, end: int) -> list[Place]:
    """The whole subtrees that make up a stretch of leaves, from the left."""
    places = []
    while first < end:
        room = (end - first).bit_length() - 1
        height = min(room, (first & -first).bit_length() - 1) if first else room
        places.append((height, first >> height))
        first += 1 << height
    return places


def inclusion_stretches(leaf: int, size: int) -> list[tuple[int, int]]:
    """The stretches of leaves whose roots prove that a leaf, counted from 0, is in a tree."""
    if not 0 <= leaf < size:
        raise ProofError(f"a tree of {size} has no leaf {leaf}")
    return _inclusion(leaf, 0, size)


def _inclusion(leaf: int, first: int, end: int) -> list[tuple[int, int]]:
    if end - first == 1:
        return []
    middle = first + _split(end - first)
    if leaf < middle:
        return [*_inclusion(leaf, first, middle), (middle, end)]
    return [*_inclusion(leaf, middle, end), (first, middle)]


def consistency_stretches(old: int, size: int) -> list[tuple[int, int]]:
    """The stretches whose roots prove that a tree continues one of an earlier size."""
    if not 0 < old <= size:
        raise ProofError(f"a tree of {size} does not continue one of {old}")
    return _consistency(old, 0, size, whole=True) if old < size else []


def _consistency(old: int, first: int, end: int, *, whole: bool) -> list[tuple[int, int]]:
    if old == end:
        return [] if whole else [(first, end)]
    middle = first + _split(end - first)
    if old <= middle:
        return [*_consistency(old, first, middle, whole=whole), (middle, end)]
    return [*_consistency(old, middle, end, whole=False), (first, middle)]


def _split(count: int) -> int:
    """The greatest power of two below a count."""
    return 1 << ((count - 1).bit_length() - 1)


def proof_of(stretches: Iterable[tuple[int, int]], nodes: Mapping[Place, bytes]) -> list[bytes]:
    """The hashes of a proof, from the whole subtrees that its stretches are made of."""
    return [fold([nodes[place] for place in cover(*stretch)]) for stretch in stretches]


def included_root(digest: bytes, leaf: int, size: int, proof: Sequence[bytes]) -> bytes:
    """The root that an inclusion proof leads to: the record is in exactly that tree."""
    if not 0 <= leaf < size:
        raise ProofError(f"a tree of {size} has no leaf {leaf}")
    place, last, node = leaf, size - 1, leaf_hash(digest)
    for sibling in proof:
        if not last:
            raise ProofError("the proof is too long")
        if place & 1 or place == last:
            node = node_hash(sibling, node)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            node = node_hash(node, sibling)
        place, last = place >> 1, last >> 1
    if last:
        raise ProofError("the proof is too short")
    return node


def check_consistency(
    old: int, old_root: bytes, size: int, root: bytes, proof: Sequence[bytes]
) -> None:
    """ProofError unless a tree continues an earlier one."""
    if old > size:
        raise ProofError(f"a log of {size} is shorter than one of {old}")
    if old == size or not old:
        if proof or (old and old_root != root):
            raise ProofError(f"two logs of {size} differ" if not proof else "the proof is too long")
        return
    path = [old_root, *proof] if old & (old - 1) == 0 else list(proof)
    if not path:
        raise ProofError("the proof is too short")
    if _grown(old, size, path) != (old_root, root):
        raise ProofError(f"the log of {size} does not continue the one of {old}")


def _grown(old: int, size: int, path: Sequence[bytes]) -> tuple[bytes, bytes]:
    """The roots of the earlier and the later tree that a path leads to."""
    place, last = old - 1, size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    before = after = path[0]
    for node in path[1:]:
        if not last:
            raise ProofError("the proof is too long")
        if place & 1 or place == last:
            before, after = node_hash(node, before), node_hash(node, after)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            after = node_hash(after, node)
        place, last = place >> 1, last >> 1
    if last:
        raise ProofError("the proof is too short")
    return before, after
