"""Opening the log of a house from the command line, and reading histories from it."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from croupier.cli.output import UsageError
from croupier.core.ensure import InvariantBroken
from croupier.house.log.store import Store, StoreUnavailable

if TYPE_CHECKING:
    from croupier.cage.declare import TicketEvent
    from croupier.house.log.keeping import Signing
    from croupier.house.views.cage_report import Done
    from croupier.table.declare import Event

T = TypeVar("T")

HOUSE_FILE = "house.db"
_URL_STARTS = ("postgresql://", "postgres://")


def is_url(where: str) -> bool:
    """Whether a house is kept in a database server rather than in a folder."""
    return where.startswith(_URL_STARTS)


def house_file(where: str) -> Path:
    """The file of a house that must be there: a folder that holds one, or the file itself."""
    path = Path(where)
    found = path / HOUSE_FILE if path.is_dir() else path
    if not path.exists():
        raise UsageError(
            f"there is no {where}; name a folder with {HOUSE_FILE} or a postgresql:// URL"
        )
    if not found.is_file():
        raise UsageError(f"{where} holds no {HOUSE_FILE}")
    return found


def free_file(where: str) -> Path:
    """Where a new house goes: never over one that is there."""
    path = Path(where)
    if path.is_file():
        raise UsageError(f"{where} is a file; name a folder")
    if (path / HOUSE_FILE).exists():
        raise UsageError(f"{where} holds a house already; it is left as it is")
    return path / HOUSE_FILE


async def open_store(where: str, *, read_only: bool = False) -> Store:
    """The log of a house that is there."""
    if is_url(where):
        from croupier.house.log.postgres import PostgresStore

        return await PostgresStore.open(where, read_only=read_only)
    from croupier.house.log.sqlite import SqliteStore

    return await SqliteStore.open(house_file(where), read_only=read_only)


@asynccontextmanager
async def opened(
    where: str, *, read_only: bool = False, writes: bool = False
) -> AsyncIterator[Store]:
    """The log of a house for the length of a block; who `writes` must be able to sign it."""
    store = await open_store(where, read_only=read_only)
    try:
        if not read_only:
            from croupier.house.log.keeping import lacks_key, sealed

            if writes and await lacks_key(store, signing_of_house(where)):
                raise UsageError(
                    "this house is closed, and the key at hand is not the one that its log is"
                    " signed with: give it as the house has it, such as in CROUPIER_PROOF_KEY",
                    code=1,
                )
            async with sealed(store, signing_of_house(where), now=now, report=_warn):
                yield store
            return
        yield store
    finally:
        await store.close()


def signing_of_house(where: str) -> "Signing":
    """How the house is signed, as far as the environment says."""
    from croupier.server.load_settings import load_settings
    from croupier.server.settings import SettingsError, signing_of

    try:
        settings = load_settings(None, os.environ, {})
    except SettingsError as error:
        raise UsageError(str(error)) from error
    own = signing_of(settings)
    return replace(own, folder=None if is_url(where) else house_file(where).parent)


async def seal_now(store: Store, folder: Path) -> None:
    """Sign the log of a house that was just made in a folder, and that nobody has open."""
    from croupier.house.log.keeping import make_sealer

    signing = replace(signing_of_house(str(folder)), folder=folder)
    sealer = make_sealer(store, signing, now=now, report=_warn)
    if sealer is not None:
        await sealer.start()
        await sealer.close()


def now() -> int:
    """The machine's clock, in milliseconds."""
    return time.time_ns() // 1_000_000


def _warn(code: str, detail: str) -> None:
    print(f"croupier: {code}: {detail}", file=sys.stderr)


def run_on(
    where: str,
    work: Callable[[Store], Awaitable[T]],
    *,
    read_only: bool = False,
    writes: bool = False,
) -> T:
    """Open a house, do something with its log and close it; UsageError where the store refuses."""

    async def body() -> T:
        async with opened(where, read_only=read_only, writes=writes) as store:
            return await work(store)

    return run_async(body)


def run_async(body: Callable[[], Awaitable[T]]) -> T:
    """Run something that waits; a store that fails ends the command with a sentence."""

    async def guarded() -> T:
        return await body()

    try:
        return asyncio.run(guarded())
    except StoreUnavailable as error:
        raise UsageError(f"the log cannot be used: {error}", code=1) from error
    except InvariantBroken as error:
        raise UsageError(f"the figures do not agree: {error}", code=1) from error


@dataclass(slots=True)
class Histories:
    """Everything in a log, as events: each table's with record numbers, and all tickets'."""

    tables: "dict[str, list[tuple[int, Event]]]" = field(default_factory=dict)
    tickets: "list[TicketEvent]" = field(default_factory=list)
    #: The same and what was done in tournaments and with chips, each with who did it.
    handled: "list[Done]" = field(default_factory=list)

    def events(self) -> "dict[str, list[Event]]":
        """The tables' events without their record numbers."""
        return {name: [event for _, event in held] for name, held in self.tables.items()}


async def read_histories(store: Store) -> Histories:
    """Read a whole log; a record that cannot be read is named."""
    from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC, TOURNAMENT_CODEC
    from croupier.house.tills import EXCHANGE_KINDS, PREFIX, decode_exchange

    found = Histories()
    async for record in store.read():
        name = record.stream.partition(":")[2]
        try:
            if record.stream.startswith("table:"):
                event = TABLE_CODEC.decode(record.kind, record.payload)
                found.tables.setdefault(name, []).append((record.number, event))
            elif record.stream.startswith("ticket:"):
                ticket = TICKET_CODEC.decode(record.kind, record.payload)
                found.tickets.append(ticket)
                found.handled.append((record.actor, ticket))
            elif record.stream.startswith("tournament:"):
                done = TOURNAMENT_CODEC.decode(record.kind, record.payload)
                found.handled.append((record.actor, done))
            elif record.stream.startswith(PREFIX) and record.kind in EXCHANGE_KINDS:
                found.handled.append((record.actor, decode_exchange(record)))
        except ValueError as error:
            message = f"record {record.number} ({record.stream}) cannot be read: {error}"
            raise UsageError(f"{message}; croupier verify says more", code=1) from error
    return found


def parse_time(text: str) -> int:
    """Milliseconds from an ISO 8601 time; one without an offset is UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise UsageError(f"{text!r} is no time; write 2026-01-05 or 2026-01-05T14:30") from None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return int(moment.timestamp() * 1000)


def show_instant(at: int) -> str:
    """An instant as ISO 8601, to the millisecond."""
    shown = datetime.fromtimestamp(at / 1000, UTC)
    return shown.isoformat(timespec="milliseconds").replace("+00:00", "Z")
