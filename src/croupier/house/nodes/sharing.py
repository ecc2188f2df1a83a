"""How a process becomes a node: its store announces what it stores, and it joins the others."""

import os
import socket
from collections.abc import Sequence
from dataclasses import dataclass

from croupier.house.house import House
from croupier.house.log.postgres import PostgresStore
from croupier.house.log.store import Store
from croupier.house.nodes.follow import AnnouncingStore
from croupier.house.nodes.join import LearnOne, Membership, join
from croupier.house.nodes.leases import PostgresLeases
from croupier.house.nodes.nats import NatsBus
from croupier.house.nodes.route import ReportHere, Resolve, SecondHere
from croupier.house.nodes.tally import Tally
from croupier.house.nodes.writing import Writer
from croupier.house.ports import SharedClock


@dataclass(slots=True)
class Shared:
    """What a node has of the others, before and after it has joined them."""

    name: str
    address: str
    #: The log, which publishes to the others what it stores.
    store: AnnouncingStore
    leases: PostgresLeases
    bus: NatsBus
    #: Number and hash of the last record before the house was read.
    after: int
    digest: bytes
    version: str = ""
    tally: Tally | None = None
    membership: Membership | None = None

    async def join(
        self,
        house: House,
        learners: Sequence[LearnOne],
        clock: SharedClock,
        *,
        resolve: Resolve,
        second: SecondHere,
        report: ReportHere,
    ) -> None:
        """Take part with a house that has been read from the log."""
        self.membership = await join(
            name=self.name,
            address=self.address,
            house=house,
            learners=learners,
            store=self.store,
            leases=self.leases,
            bus=self.bus,
            clock=clock,
            after=self.after,
            digest=self.digest,
            resolve=resolve,
            second=second,
            report=report,
            version=self.version,
            tally=self.tally,
        )

    async def leave(self) -> None:
        """Hand over what is ours."""
        if self.membership is not None:
            await self.membership.leave()
        await self.leases.close()


async def share(
    store: Store,
    *,
    database_url: str,
    bus_url: str,
    name: str,
    address: str,
    version: str = "",
    tally: Tally | None = None,
) -> Shared:
    """Get ready to share the house of a database; StoreUnavailable or BusAway where it cannot."""
    if not isinstance(store, PostgresStore):
        raise TypeError("only a database can be shared")
    bus = await NatsBus.open(bus_url)
    after, digest = await store.head()
    return Shared(
        name=name or f"{socket.gethostname()}-{os.getpid()}",
        address=address,
        store=AnnouncingStore(store, bus, await Writer.open(database_url)),
        leases=await PostgresLeases.open(database_url),
        bus=bus,
        after=after,
        digest=digest,
        version=version,
        tally=tally,
    )
