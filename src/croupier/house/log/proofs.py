"""What a store keeps so that its log can be proven: signed heads, and subtrees over its records.

Both come from the records and the signing key. Nothing here is believed: a head counts by its
signature, and a subtree by the signed root that it must lead to.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from croupier.house.log.head import SignedHead, read_signed_head
from croupier.house.log.merkle import (
    STEP,
    Place,
    ProofError,
    Subtree,
    consistency_stretches,
    cover,
    inclusion_stretches,
    leaf_hash,
    node_hash,
    proof_of,
)

T = TypeVar("T")

HEAD_TABLE: Final = """
create table if not exists head (
    place integer primary key, size integer not null, note text not null, peaks blob not null
) strict
"""
SUBTREE_TABLE: Final = """
create table if not exists subtree (
    height integer not null, place integer not null, hash blob not null,
    primary key (height, place)
) strict, without rowid
"""
POSTGRES_TABLES: Final = """
create table if not exists head (
    place bigserial primary key, size bigint not null, note text not null, peaks bytea not null
);
create table if not exists subtree (
    height int not null, place bigint not null, hash bytea not null, primary key (height, place)
);
"""
_LEAVES: Final = "select digest from record where number > {0} and number <= {1} order by number"
_SUBTREES: Final = (
    "select hash from subtree where place >= {0} and place < {1} and height = {2} order by place"
)
_ALL_SUBTREES: Final = "select height, place, hash from subtree"
_HASH_BYTES: Final = 32


class Proofs(Protocol):
    """Signed heads and subtrees, as a store keeps them."""

    async def hashes(self, height: int, first: int, count: int) -> list[bytes]:
        """The hashes of subtrees side by side; those of height 0 are the records' own hashes."""
        ...

    async def subtrees(self) -> dict[Place, bytes]:
        """All subtrees that are kept."""
        ...

    async def keep(self, head: SignedHead | None, subtrees: Sequence[Subtree]) -> None:
        """Keep a signed head, and subtrees that became whole."""
        ...

    async def heads(self, newest: int = 0) -> list[SignedHead]:
        """The heads that are kept, oldest first: all, or so many of the newest."""
        ...


class MemoryProofs:
    """For a log in memory."""

    def __init__(self, digests: Callable[[], Sequence[bytes]]) -> None:
        self._digests = digests
        self._heads: list[SignedHead] = []
        self._subtrees: dict[Place, bytes] = {}

    async def hashes(self, height: int, first: int, count: int) -> list[bytes]:
        """Hashes side by side."""
        if not height:
            return list(self._digests()[first : first + count])
        places = ((height, place) for place in range(first, first + count))
        return [self._subtrees[place] for place in places if place in self._subtrees]

    async def subtrees(self) -> dict[Place, bytes]:
        """All that are kept."""
        return dict(self._subtrees)

    async def keep(self, head: SignedHead | None, subtrees: Sequence[Subtree]) -> None:
        """Keep what is new."""
        self._subtrees.update({(height, place): raw for height, place, raw in subtrees})
        if head is not None:
            self._heads.append(head)

    async def heads(self, newest: int = 0) -> list[SignedHead]:
        """The heads that are kept."""
        return self._heads[-newest:]


class SqliteProofs:
    """In the file of the log, on its own thread."""

    def __init__(
        self, run: Callable[[Callable[[], Any]], Awaitable[Any]], db: Callable[[], Any]
    ) -> None:
        self._run = run
        self._db = db

    async def hashes(self, height: int, first: int, count: int) -> list[bytes]:
        """Hashes side by side."""
        query = (_SUBTREES if height else _LEAVES).format("?", "?", "?")
        values = (first, first + count, height)[: 3 if height else 2]
        rows = await self._run(lambda: self._db().execute(query, values).fetchall())
        return [raw for (raw,) in rows]

    async def subtrees(self) -> dict[Place, bytes]:
        """All that are kept."""

        def work() -> list[Subtree]:
            try:
                return list(self._db().execute(_ALL_SUBTREES))
            except sqlite3.OperationalError:
                return []

        return {(height, place): raw for height, place, raw in await self._run(work)}

    async def keep(self, head: SignedHead | None, subtrees: Sequence[Subtree]) -> None:
        """Keep what is new."""

        def work() -> None:
            db = self._db()
            db.execute("begin immediate")
            db.executemany("insert or ignore into subtree values (?, ?, ?)", subtrees)
            if head is not None:
                values = (head.head.size, str(head.note), b"".join(head.peaks))
                db.execute("insert into head (size, note, peaks) values (?, ?, ?)", values)
            db.execute("commit")

        await self._run(work)

    async def heads(self, newest: int = 0) -> list[SignedHead]:
        """The heads that are kept."""

        def work() -> list[tuple[str, bytes]]:
            query = "select note, peaks from head order by place desc limit ?"
            try:
                rows = self._db().execute(query, (newest or -1,)).fetchall()
            except sqlite3.OperationalError:
                # A log of an earlier program that may only be read has no such table.
                return []
            return list(reversed(rows))

        return [_read(*row) for row in await self._run(work)]


class PostgresProofs:
    """In the database of the log."""

    def __init__(self, fetch: Callable[..., Awaitable[Any]]) -> None:
        """`fetch` runs one statement with its values and gives its rows."""
        self._fetch = fetch

    async def hashes(self, height: int, first: int, count: int) -> list[bytes]:
        """Hashes side by side."""
        query = (_SUBTREES if height else _LEAVES).format("$1", "$2", "$3")
        values = (first, first + count, height)[: 3 if height else 2]
        return [row[0] for row in await self._fetch(query, *values)]

    async def subtrees(self) -> dict[Place, bytes]:
        """All that are kept."""
        return {(row[0], row[1]): row[2] for row in await self._fetch(_ALL_SUBTREES)}

    async def keep(self, head: SignedHead | None, subtrees: Sequence[Subtree]) -> None:
        """Keep what is new."""
        if subtrees:
            query = (
                "insert into subtree select * from unnest($1::int[], $2::bigint[], $3::bytea[])"
                " on conflict do nothing"
            )
            await self._fetch(query, *map(list, zip(*subtrees, strict=True)))
        if head is not None:
            query = "insert into head (size, note, peaks) values ($1, $2, $3)"
            await self._fetch(query, head.head.size, str(head.note), b"".join(head.peaks))

    async def heads(self, newest: int = 0) -> list[SignedHead]:
        """The heads that are kept."""
        query = "select note, peaks from head order by place desc"
        rows = await self._fetch(f"{query} limit {newest}" if newest else query)
        return [_read(row[0], row[1]) for row in reversed(rows)]


def _read(note: str, peaks: bytes) -> SignedHead:
    cut = range(0, len(peaks), _HASH_BYTES)
    return read_signed_head(note, (peaks[place : place + _HASH_BYTES] for place in cut))


async def prove_inclusion(proofs: Proofs, number: int, size: int) -> list[bytes]:
    """The proof that a record, by its number, is in the log of some size."""
    return await _prove(proofs, inclusion_stretches(number - 1, size))


async def prove_consistency(proofs: Proofs, old: int, size: int) -> list[bytes]:
    """The proof that the log of a size continues that of an earlier one."""
    return await _prove(proofs, consistency_stretches(old, size)) if old else []


async def _prove(proofs: Proofs, stretches: list[tuple[int, int]]) -> list[bytes]:
    places = {place for stretch in stretches for place in cover(*stretch)}
    nodes = {place: await node_at(proofs, *place) for place in places}
    return proof_of(stretches, nodes)


async def node_at(proofs: Proofs, height: int, place: int) -> bytes:
    """The hash of a whole subtree, from those that are kept below it."""
    below = height // STEP * STEP
    count = 1 << (height - below)
    row = await proofs.hashes(below, place * count, count)
    if len(row) != count:
        raise ProofError(f"subtree {place} of height {below} is not kept: the heads must catch up")
    row = [leaf_hash(digest) for digest in row] if not below else row
    while len(row) > 1:
        row = [node_hash(*pair) for pair in zip(row[::2], row[1::2], strict=True)]
    return row[0]
