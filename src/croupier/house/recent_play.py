"""What the guard reads of the tables' log when a house starts: exclusions, and the latest play.

A log may be long. Play is read from the newest record backwards, so that a start does not go
through all of it.
"""

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
