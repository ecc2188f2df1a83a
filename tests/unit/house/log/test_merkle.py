"""The tree against its definition, written down again from RFC 9162 without any cleverness."""

import hashlib
import random

import pytest

from croupier.house.log.merkle import (
    ProofError,
    Tree,
    check_consistency,
    consistency_stretches,
    cover,
    included_root,
    inclusion_stretches,
    proof_of,
)

SIZES = [*range(1, 35), 63, 64, 65, 100, 127, 128, 129, 200]


def digests(count: int) -> list[bytes]:
    return [hashlib.sha256(str(place).encode()).digest() for place in range(count)]


def defined_root(leaves: list[bytes]) -> bytes:
    if not leaves:
        return hashlib.sha256().digest()
    if len(leaves) == 1:
        return hashlib.sha256(b"\0" + leaves[0]).digest()
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    left, right = defined_root(leaves[:split]), defined_root(leaves[split:])
    return hashlib.sha256(b"\1" + left + right).digest()


def tree_of(leaves: list[bytes]) -> Tree:
    tree = Tree()
    for leaf in leaves:
        tree.add(leaf)
    return tree


def proof(leaves: list[bytes], stretches: list[tuple[int, int]]) -> list[bytes]:
    nodes = {
        (height, place): defined_root(leaves[place << height : (place + 1) << height])
        for stretch in stretches
        for height, place in cover(*stretch)
    }
    return proof_of(stretches, nodes)


@pytest.mark.parametrize("size", [0, *SIZES])
def test_the_root_is_the_one_that_is_defined(size: int) -> None:
    leaves = digests(size)
    tree = tree_of(leaves)
    assert tree.root() == defined_root(leaves)
    assert Tree(size, tree.peaks).root() == tree.root()


@pytest.mark.parametrize("size", SIZES)
def test_every_leaf_can_be_proven_and_no_other_in_its_place(size: int) -> None:
    leaves = digests(size)
    root = defined_root(leaves)
    for leaf in range(size):
        path = proof(leaves, inclusion_stretches(leaf, size))
        assert included_root(leaves[leaf], leaf, size, path) == root
        assert included_root(b"\0" * 32, leaf, size, path) != root
        if size > 1:
            other = (leaf + 1) % size
            with pytest.raises(ProofError):
                assert included_root(leaves[leaf], other, size, path) == root or _fail()


def _fail() -> bool:
    raise ProofError("another root")


@pytest.mark.parametrize("size", SIZES)
def test_every_earlier_size_is_continued_and_no_fork_is(size: int) -> None:
    leaves = digests(size)
    root = defined_root(leaves)
    for old in range(1, size + 1):
        before = defined_root(leaves[:old])
        path = proof(leaves, consistency_stretches(old, size))
        check_consistency(old, before, size, root, path)
        forked = defined_root([*leaves[: old - 1], b"\1" * 32])
        with pytest.raises(ProofError):
            check_consistency(old, forked, size, root, path)


def test_a_shorter_log_and_a_changed_proof_are_refused() -> None:
    leaves, chance = digests(77), random.Random(5)
    root, before = defined_root(leaves), defined_root(leaves[:30])
    path = proof(leaves, consistency_stretches(30, 77))
    with pytest.raises(ProofError):
        check_consistency(77, root, 30, before, [])
    for changed in ([], path[:-1], [*path, path[0]], path[::-1]):
        with pytest.raises(ProofError):
            check_consistency(30, before, 77, root, changed)
    for _ in range(40):
        place, bit = chance.randrange(len(path)), 1 << chance.randrange(8)
        wrong = bytes([path[place][0] ^ bit]) + path[place][1:]
        with pytest.raises(ProofError):
            check_consistency(30, before, 77, root, [*path[:place], wrong, *path[place + 1 :]])


def test_peaks_must_fit_their_size() -> None:
    with pytest.raises(ProofError):
        Tree(3, [b"\0" * 32])
