"""What the house's own desks stand on: the wall, the cage's book, and a reader of the log."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from croupier.house.cage_book import CageBook
from croupier.house.floor import Floor
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.past_rounds import Past
from croupier.house.stock import Stock
from croupier.house.wheel_monitors import WheelMonitors
from croupier.server.jobs import Jobs
from croupier.server.limits import Turns
from croupier.server.verifying import Verifier

#: So many wait for a paper that any stranger may have.
_PAPERS_MAX: Final = 20


@dataclass(slots=True, kw_only=True)
class Desks:
    """The pit's, the cashier's and the inspector's. Long reads hold up nobody at the tables."""

    store: Store
    reader: Store
    floor: Floor
    cage: CageBook
    past: Past
    verifier: Verifier
    jobs: Jobs
    stock: Stock
    monitors: WheelMonitors
    #: One long read at a time, one of a past round, and one paper that any stranger may have.
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    recalling: Turns = field(default_factory=Turns)
    drawing: Turns = field(default_factory=lambda: Turns(_PAPERS_MAX))

    @classmethod
    async def open(
        cls,
        store: Store,
        house: House,
        now: int,
        *,
        place: str,
        register: bool = False,
    ) -> "Desks":
        """Read what the log has for them; `place` is where it lies, for checking it.

        With a `register`, a table needs all the equipment that its book requires.
        """
        monitors = WheelMonitors(house)
        reader, floor = await store.reader(), Floor(monitors)
        stock = Stock(house, complete=register, moved=monitors.hear)
        await stock.start()
        await floor.start(house, reader, now)
        return cls(
            store=store,
            reader=reader,
            floor=floor,
            cage=CageBook(reader),
            past=Past(reader),
            verifier=Verifier(place),
            jobs=Jobs(place),
            stock=stock,
            monitors=monitors,
        )

    async def close(self) -> None:
        """Let go of the log."""
        await self.jobs.stop()
        await self.verifier.stop()
        if self.reader is not self.store:
            await self.reader.close()
