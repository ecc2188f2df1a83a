"""Opening the log of a house: where it is kept, what it is for, who signs it, by which clock."""

import asyncio
import contextlib
from pathlib import Path
from typing import Final, Literal, Protocol, runtime_checkable

import structlog

from croupier.house.log.facts import LogBegun, read_facts, record_fact
from croupier.house.log.keeping import make_sealer, snapshot_key
from croupier.house.log.note import BadNote
from croupier.house.log.opening import HouseRecord, Reports, last_record_at
from croupier.house.log.sealing import KeyFollowed, Sealer
from croupier.house.log.sqlite import SqliteStore
from croupier.house.log.store import Store, StoreUnavailable
from croupier.house.ports import Clock
from croupier.house.world import DrilledWall, SystemClock
from croupier.server.settings import Everything, signing_of

LOG_FILE: Final = "house.db"
COMPARE_SECONDS: Final = 3600
#: A clock that is off by more than this many milliseconds is worth a line in the log.
_LEAP_MS_MAX: Final = 1000

_log = structlog.get_logger("croupier.house")


class CannotServe(Exception):
    """The house could not be opened; the text says why."""


def house_folder(settings: Everything) -> Path:
    """The folder of a house in a file; what is in it concerns nobody else on the machine."""
    folder = Path(settings.data)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


async def open_store(settings: Everything) -> Store:
    """The log: PostgreSQL where a database is named, and else a file in the data folder."""
    if settings.database:
        from croupier.house.log.postgres import PostgresStore

        return await PostgresStore.open(settings.database)
    folder = house_folder(settings)
    # Not even where somebody else has made the folder, and let others into it.
    (folder / LOG_FILE).touch(mode=0o600)
    return await SqliteStore.open(folder / LOG_FILE)


@runtime_checkable
class WithRole(Protocol):
    """A log in a database, to which a house comes as somebody."""

    async def role_faults(self) -> list[str]:
        """What the role may do beyond its work."""
        ...


async def seal_log(
    settings: Everything, store: Store, clock: Clock, reports: Reports
) -> Sealer | None:
    """Have the log signed from now on."""
    if not settings.proof.sign:
        return None
    alone = not settings.bus
    try:
        signing = signing_of(settings)
        sealer = make_sealer(store, signing, now=clock.now, report=reports.add, alone=alone)
    except (BadNote, OSError) as error:
        raise CannotServe(f"the key that signs the log cannot be used: {error}") from error
    if sealer is None:
        reports.add("log-not-signed", "proof.key names no key")
        return None
    try:
        await sealer.start()
    except KeyFollowed as error:
        raise CannotServe(f"the key that signs the log cannot be used: {error}") from error
    return sealer


async def stamp_log(settings: Everything, store: Store, clock: Clock) -> None:
    """A log is for demonstrations or for real play from its first record on."""
    mode: Literal["demo", "real"] = "demo" if settings.demo else "real"
    if not (await store.head())[0]:
        begun = LogBegun(mode=mode)
        await record_fact(store, begun, at=clock.now(), by="house", cause="begin")
    for _, fact in await read_facts(store):
        if isinstance(fact, LogBegun) and fact.mode != mode:
            wanted = "--demo" if fact.mode == "demo" else "--no-demo"
            raise CannotServe(f"this log was begun for {fact.mode} play; start it with {wanted}")


async def check_derived(settings: Everything, store: Store, reports: Reports) -> None:
    """Nothing that is derived from records is used before it is checked; say what is left aside."""
    try:
        store.snapshot_key = snapshot_key(signing_of(settings))
    except (BadNote, OSError) as error:
        raise CannotServe(f"the house's key cannot be used: {error}") from error
    await store.load_snapshots()
    for left in store.left_aside:
        reports.add("snapshot-left-aside", left)
    for fault in await store.quick_check():
        reports.add("log-out-of-order", fault)


async def open_clock(settings: Everything, store: Store) -> SystemClock:
    """The machine's clock, which goes on after the last record should it have been set back."""
    file = settings.drill.clock
    clock = SystemClock(DrilledWall(Path(file))) if file else SystemClock()
    clock.start_after(await last_record_at(store))
    if abs(leapt := clock.leapt()) > _LEAP_MS_MAX:
        _log.warning("clock-behind-the-log", milliseconds=leapt)
    return clock


async def compare_clocks(record: HouseRecord, source: str) -> None:
    """Compare the machine's clock with another every so often."""
    while True:
        await asyncio.sleep(COMPARE_SECONDS)
        with contextlib.suppress(StoreUnavailable):
            await record.compare_clock(source)
