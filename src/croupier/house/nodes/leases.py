"""Who may append to what: leases with an epoch, kept beside the records they guard.

The database's clock alone says when a lease has run out, so nodes need not agree on the time. An
append names the epoch it was decided under, and the store refuses it under any other: a node that
has lost a lease cannot write, whatever it believes.
"""

from dataclasses import dataclass
from typing import Any, Final, Protocol

import asyncpg

from croupier.house.log.postgres import UNAVAILABLE, close_pool
from croupier.house.log.store import StoreUnavailable

#: How long an answer is waited for.
_SECONDS: Final = 2


@dataclass(frozen=True, slots=True)
class Lease:
    """A stream's lease: whose it is, under which epoch, and whether it still runs."""

    stream: str
    node: str
    epoch: int
    runs: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A node that lives: where it is reached, which version it runs, and what it signs with."""

    address: str
    version: str
    key: str = ""


class Leases(Protocol):
    """Grants leases to nodes."""

    async def beat(
        self, node: str, address: str, ttl_ms: int, version: str = "", key: str = ""
    ) -> dict[str, int]:
        """Say that a node lives and renew what is still its own: streams and their epochs."""
        ...

    async def claim(self, node: str, stream: str, ttl_ms: int, over: int = 0) -> int | None:
        """The new epoch of a lease that was free or had run out; None where it is another's.

        A node takes a lease of its own anew `over` an epoch: whatever an earlier process of its
        name still has under way there is fenced off.
        """
        ...

    async def release(self, node: str, stream: str, epoch: int) -> None:
        """Give a lease back, so that another may claim it at once."""
        ...

    async def all(self) -> list[Lease]:
        """Every lease."""
        ...

    async def living(self) -> dict[str, Member]:
        """Nodes whose last beat has not run out, by name."""
        ...

    async def now(self) -> int:
        """Milliseconds since the epoch, by the database's clock."""
        ...

    async def leave(self, node: str) -> None:
        """Give everything back and be gone."""
        ...

    def apart(self) -> "Leases":
        """The same through connections of their own, for another thread."""
        ...

    async def close(self) -> None:
        """Let go of the connections."""
        ...


class PostgresLeases:
    """Leases in the tables of the log's own database.

    They have connections of their own: a beat must not wait behind the wagers of a busy evening.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresLeases":
        """Connect to the database of a log, whose tables are there."""
        leases = cls(url)
        await leases.all()
        return leases

    def apart(self) -> "PostgresLeases":
        """The same, connected when it is first used."""
        return PostgresLeases(self._url)

    async def beat(
        self, node: str, address: str, ttl_ms: int, version: str = "", key: str = ""
    ) -> dict[str, int]:
        """Renew in one statement what has not run out."""
        rows = await self._fetch(
            "with alive as (insert into node (name, address, until, version, key)"
            " values ($1, $3, clock_timestamp() + $2 * interval '1 ms', $4, $5)"
            " on conflict (name) do update set until = excluded.until,"
            " address = excluded.address, version = excluded.version, key = excluded.key)"
            " update lease set until = clock_timestamp() + $2 * interval '1 ms'"
            " where node = $1 and until >= clock_timestamp() returning stream, epoch",
            node,
            ttl_ms,
            address,
            version,
            key,
        )
        return {row["stream"]: row["epoch"] for row in rows}

    async def claim(self, node: str, stream: str, ttl_ms: int, over: int = 0) -> int | None:
        """Take a lease that is free, or our own. One who still appends under it is waited for."""
        rows = await self._fetch(
            "insert into lease (stream, node, epoch, until)"
            " values ($2, $1, 1, clock_timestamp() + $3 * interval '1 ms')"
            " on conflict (stream) do update set node = $1, epoch = lease.epoch + 1,"
            " until = excluded.until where lease.until < clock_timestamp()"
            " or (lease.node = $1 and lease.epoch = $4) returning epoch",
            node,
            stream,
            ttl_ms,
            over,
        )
        return rows[0]["epoch"] if rows else None

    async def release(self, node: str, stream: str, epoch: int) -> None:
        """Let it run out now."""
        await self._fetch(
            "update lease set until = '-infinity' where node = $1 and stream = $2 and epoch = $3",
            node,
            stream,
            epoch,
        )

    async def all(self) -> list[Lease]:
        """Every lease, by stream."""
        rows = await self._fetch(
            "select stream, node, epoch, until >= clock_timestamp() as runs from lease"
            " order by stream"
        )
        return [Lease(row["stream"], row["node"], row["epoch"], row["runs"]) for row in rows]

    async def living(self) -> dict[str, Member]:
        """Nodes that have been heard of lately."""
        rows = await self._fetch(
            "select name, address, version, key from node where until >= clock_timestamp()"
            " order by name"
        )
        return {row["name"]: Member(row["address"], row["version"], row["key"]) for row in rows}

    async def now(self) -> int:
        """Milliseconds since the epoch."""
        rows = await self._fetch(
            "select (extract(epoch from clock_timestamp()) * 1000)::bigint as now"
        )
        return int(rows[0]["now"])

    async def leave(self, node: str) -> None:
        """Everything of a node runs out now."""
        await self._fetch("update lease set until = '-infinity' where node = $1", node)
        await self._fetch("delete from node where name = $1", node)

    async def close(self) -> None:
        """Let go of the connections."""
        if self._pool is not None:
            await close_pool(self._pool)

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        try:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url, min_size=1, max_size=2, timeout=_SECONDS, command_timeout=_SECONDS
                )
            rows: list[asyncpg.Record] = await self._pool.fetch(query, *values)
        except UNAVAILABLE as error:
            raise StoreUnavailable(f"leases cannot be reached: {error}") from error
        return rows
