"""One node's share of the house: it beats, takes tables whose lease is free, and gives up spares.

A table changes hands between rounds only, unless its node is gone.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

from croupier.house.house import House
from croupier.house.log.store import StoreUnavailable
from croupier.house.nodes.apart import Apart
from croupier.house.nodes.bus import Stop
from croupier.house.nodes.leases import Leases, Member
from croupier.house.nodes.pulse import BEAT_SECONDS, TTL_MS, Pulse
from croupier.house.nodes.route import Route
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.ports import SharedClock
from croupier.house.tables import TableStream, stream_of
from croupier.table.phases import BETWEEN_ROUNDS

_OBSERVE_SECONDS: Final = 0.2
#: A table that nobody has taken for so long is taken by a node that has its share already.
FREE_SECONDS: Final = 3.0
_log = structlog.get_logger("croupier.house.nodes")


class Node:
    """Keeps the leases of one process."""

    def __init__(
        self,
        name: str,
        address: str,
        house: House,
        leases: Leases,
        route: Route,
        taken: Callable[[TableStream], Awaitable[None]],
        clock: SharedClock,
        *,
        version: str = "",
        key: str = "",
        tally: Tally | None = None,
        apart: Apart | None = None,
    ) -> None:
        self.name = name
        self._address = address
        self._version = version
        self._key = key
        self._house = house
        self._leases = leases
        self._route = route
        self._taken = taken
        self._clock = clock
        self._tally: Tally = tally if tally is not None else NoTally()
        self._serving: dict[str, Stop] = {}
        self._pulse = Pulse(leases, name, address, version, self._beaten, key, apart)
        self._taken_at: dict[str, float] = {}
        self._losing: set[asyncio.Future[None]] = set()
        self._awake = asyncio.Event()
        self._living: dict[str, Member] = {}
        #: Since when a table lies free, and those we have because no other node would take them.
        self._free_since: dict[str, float] = {}
        self._strays: set[str] = set()

    def wake(self) -> None:
        """Share out now: there is a new table."""
        self._awake.set()

    async def observe_on(self) -> None:
        """See to it until cancelled that nothing is written under leases that have run out."""
        while True:
            self._pulse.touch()
            if asyncio.get_running_loop().time() > self._pulse.sure_until:
                await self._lose(self._own())
            await asyncio.sleep(_OBSERVE_SECONDS)

    async def share_on(self) -> None:
        """Keep a fair share until cancelled."""
        while True:
            await _tried(self.share)
            try:
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._awake.wait()
            except TimeoutError:
                pass
            self._awake.clear()

    async def begin(self) -> None:
        """Say that this node lives, and go on saying it."""
        await self._leases.beat(self.name, self._address, TTL_MS, self._version, self._key)
        self._pulse.sure_until = asyncio.get_running_loop().time() + TTL_MS / 1000
        self._pulse.start()

    def _beaten(self, began: float, held: dict[str, int]) -> None:
        """A beat renewed all that is ours; what it did not, and we had before it, is lost."""
        known = {stream for stream, at in self._taken_at.items() if at < began}
        if lost := (self._own() & known) - held.keys():
            task = asyncio.ensure_future(self._lose(lost))
            self._losing.add(task)
            task.add_done_callback(self._losing.discard)

    def _own(self) -> set[str]:
        return {stream_of(stream.id) for stream in self._house.own()}

    async def share(self) -> None:
        """Take what is free up to a fair share; give back what is over it and at rest."""
        await self._set_clock()
        living = await self._leases.living()
        self._check_members(living)
        fair = math.ceil(len(self._house.tables) / max(1, len(living)))
        leases = {lease.stream: lease for lease in await self._leases.all() if lease.runs}
        for name, stream in list(self._house.tables.items()):
            lease = leases.get(stream_of(name))
            if stream.owned or (lease is not None and lease.node != self.name):
                self._free_since.pop(name, None)
            elif lease is not None:
                # Ours by name: of an earlier process, or half taken. What it still does is fenced.
                await self._claim(stream, over=lease.epoch)
            elif len(self._own()) < fair:
                await self._claim(stream)
            elif self._lies_free(name):
                self._strays.add(name)
                await self._claim(stream)
        await self._give_spares(fair)

    async def _set_clock(self) -> None:
        """Follow the database's clock, and learn how far it is ahead, for deadlines of others."""
        began = self._clock.now()
        there = await self._leases.now()
        ended = self._clock.now()
        self._route.ahead = there - (began + ended) // 2
        self._clock.agree(there + (ended - began) // 2)

    def _check_members(self, living: Mapping[str, Member]) -> None:
        """Where others have come or gone, what nobody would take before is shared out anew."""
        if living != self._living:
            self._living = dict(living)
            self._strays.clear()
            versions = {name: member.version for name, member in living.items()}
            _log.info("nodes-changed", living=versions)

    def _lies_free(self, name: str) -> bool:
        since = self._free_since.setdefault(name, asyncio.get_running_loop().time())
        return asyncio.get_running_loop().time() - since >= FREE_SECONDS

    async def _give_spares(self, fair: int) -> None:
        """Hand over what is beyond a fair share, but never a table in the middle of a round."""
        shared = [stream for stream in self._house.own() if stream.id not in self._strays]
        spare = len(shared) - fair
        for stream in shared:
            if spare > 0 and stream.state.phase in BETWEEN_ROUNDS and not stream.is_busy:
                spare -= 1
                await self._hand_over(stream, stream.epoch)

    async def _claim(self, stream: TableStream, over: int = 0) -> None:
        """Claim a table and take it whole, or leave it to another node."""
        if stream.unreadable:
            if over:
                await self._hand_over(stream, over)
            return
        epoch = await self._leases.claim(self.name, stream_of(stream.id), TTL_MS, over)
        if epoch is None:
            return
        try:
            await self._take(stream, epoch)
        except Exception as error:
            _log.warning("table-not-taken", table=stream.id, error=str(error))
            await self._hand_over(stream, epoch)

    async def _take(self, stream: TableStream, epoch: int) -> None:
        """Go on where the log is, under the book's rules, and answer for the table."""
        table = stream.id
        # What is still in flight from before belongs to another epoch.
        await stream.give_up()
        if table not in self._serving:
            self._serving[table] = await self._route.serve(table)
        await stream.catch_up()
        stream.take(epoch)
        self._taken_at[stream_of(table)] = asyncio.get_running_loop().time()
        self._free_since.pop(table, None)
        if epoch > 1:
            self._tally.took()
        _log.info("table-taken", table=table, epoch=epoch)
        await self._taken(stream)

    async def _hand_over(self, stream: TableStream, epoch: int) -> None:
        """Answer what is in flight, and then let another node have the table."""
        await stream.give_up()
        await self._stop_serving(stream)
        await self._leases.release(self.name, stream_of(stream.id), epoch)
        _log.info("table-given-up", table=stream.id)

    async def _lose(self, streams: set[str]) -> None:
        """Write no more to these, from this moment; what was in flight is fenced off."""
        lost = [stream for stream in self._house.own() if stream_of(stream.id) in streams]
        for stream in lost:
            stream.let_go()
        for stream in lost:
            self._tally.lost()
            _log.warning("table-lost", table=stream.id)
            await self._stop_serving(stream)

    async def _stop_serving(self, stream: TableStream) -> None:
        if stop := self._serving.pop(stream.id, None):
            await stop()

    async def hush(self) -> None:
        """Beat no more."""
        await self._pulse.stop()

    async def leave(self) -> None:
        """Go in order: nothing in flight is lost, and others need not wait for a lease to end."""
        own = self._house.own()
        await asyncio.gather(*(stream.give_up() for stream in own))
        for stream in own:
            await self._stop_serving(stream)
        await self.hush()
        try:
            await self._leases.leave(self.name)
        except StoreUnavailable as error:
            _log.warning("left-without-word", error=str(error))


async def _tried(step: Callable[[], Awaitable[None]]) -> None:
    """Do a step; what goes wrong is logged, and tried again with the next one."""
    try:
        await step()
    except StoreUnavailable as error:
        _log.warning("leases-away", error=str(error))
    except Exception:
        _log.exception("step-failed")
