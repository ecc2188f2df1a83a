"""What the guard reads of the log when a house starts: whole registers, and the latest play.

A log may be long. Registers are read stream by stream, and play from the newest record backwards,
so that a start does not go through all of it.
"""

from collections.abc import Sequence
from typing import Final

from croupier.house.log.record import Record
from croupier.house.log.store import FOUND_MAX, Sought, Store, find_all
from croupier.table.conduct import PlayerExcluded

#: What changes how much somebody has at stake, has won or has lost.
PLAYED: Final = (
    "WagersChanged",
    "StrayWagerLaid",
    "StrayWagerLifted",
    "RoundSettled",
    "WagersReturned",
    "NoSpinCalled",
    "RoundResettled",
)


async def read_registers(store: Store, prefixes: Sequence[str]) -> list[Record]:
    """All records of the streams whose names begin so."""
    found: list[Record] = []
    for prefix in prefixes:
        for stream in await store.streams(prefix):
            found += [record async for record in store.read(stream=stream)]
    return found


async def find_exclusions(store: Store, stream: str) -> list[Record]:
    """Who was excluded at a table."""
    sought = Sought(stream=stream, kinds=(PlayerExcluded.__name__,))
    return [record async for record in find_all(store, sought)]


async def find_lately(
    store: Store, streams: str, kinds: tuple[str, ...], since: int
) -> list[Record]:
    """Records of some kinds from an instant on, oldest first."""
    found: list[Record] = []
    before = 2**62
    while True:
        sought = Sought(streams=streams, kinds=kinds, newest=True, before=before)
        page = await store.find(sought)
        found += [record for record in page if record.at >= since]
        if len(page) < FOUND_MAX or page[-1].at < since:
            return found[::-1]
        before = page[-1].number
