"""The beat of a node, from a thread of its own.

A node that is busy with a thousand wagers at once may come round to nothing else for a second. It
lives all the same, and its tables are not for others to take. One that has hung for long does not
beat any more.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Final

import structlog

from croupier.house.log.store import StoreUnavailable
from croupier.house.nodes.apart import Apart, OwnThread
from croupier.house.nodes.leases import Leases

#: A lease runs out after so long without a beat; a table is then another node's within a beat.
TTL_MS: Final = 1_200
BEAT_SECONDS: Final = 0.3
#: A process that has not come round for so long is taken to have hung.
HUNG_SECONDS: Final = 10.0
#: Hears when a beat began, and which leases it renewed.
Beaten = Callable[[float, dict[str, int]], None]
_log = structlog.get_logger("croupier.house.nodes")


class Pulse:
    """Beats for a node until it is stopped."""

    def __init__(
        self,
        leases: Leases,
        name: str,
        address: str,
        version: str,
        beaten: Beaten,
        key: str = "",
        apart: Apart | None = None,
    ) -> None:
        """`apart` is where it beats; a thread of its own if there is none."""
        self._leases = leases
        self._node = (name, address, version, key)
        self._beaten = beaten
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._apart: Apart = apart or OwnThread("beat")
        self._touched = self._loop.time()
        #: Up to when the leases that we have are surely ours.
        self.sure_until = 0.0

    def start(self) -> None:
        """Begin to beat."""
        self._apart.start(self._beat_on)

    def touch(self) -> None:
        """The rest of the process lives."""
        self._touched = self._loop.time()

    async def stop(self) -> None:
        """Beat no more."""
        self._ended.set()
        await self._apart.ended()

    async def _beat_on(self) -> None:
        leases = self._leases.apart()
        try:
            while not self._ended.is_set():
                if asyncio.get_running_loop().time() - self._touched < HUNG_SECONDS:
                    await self._beat(leases)
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            await leases.close()

    async def _beat(self, leases: Leases) -> None:
        began, (name, address, version, key) = asyncio.get_running_loop().time(), self._node
        try:
            # An answer that comes after our leases have run out would be of no use.
            async with asyncio.timeout(TTL_MS / 1000):
                held = await leases.beat(name, address, TTL_MS, version, key)
        except (StoreUnavailable, TimeoutError) as error:
            _log.warning("no-beat", error=str(error))
            return
        self.sure_until = began + TTL_MS / 1000
        self._loop.call_soon_threadsafe(self._beaten, began, held)
