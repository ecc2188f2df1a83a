"""A house: all its streams behind one gateway, rebuilt from the log at every start."""

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from croupier.cage.state import Ticket
from croupier.core.refusal import Refusal
from croupier.house.across_tables import check_across
from croupier.house.awaited_stations import AWAITED_STATIONS
from croupier.house.codecs import TABLE_CODEC
from croupier.house.decider import CLOCK
from croupier.house.decider import SYSTEM as SYSTEM
from croupier.house.drawn_lots import Lots
from croupier.house.favourites import FAVOURITE_STREAMS
from croupier.house.gateway import Gateway
from croupier.house.issuing import ticket_stream
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.ports import Clock, Entropy, Publisher
from croupier.house.settlements import with_settlement
from croupier.house.stream import NotOwner
from croupier.house.streams import Streams
from croupier.house.tables import PREFIX, TABLES, TableStream, stream_of
from croupier.house.tickets import TICKETS
from croupier.house.world import SystemEntropy
from croupier.table.catalogue import LATE_ACTS
from croupier.table.decide import due, quiet_until
from croupier.table.declare import Command, Event

#: A start replays this many events of a table at most, and those that came last.
SNAPSHOT_EVERY: Final = 2000


class House:
    """Tables and tickets; the registers and contests of the house add their own streams."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        publisher: Publisher,
        *,
        shared: bool = False,
        entropy: Entropy | None = None,
    ) -> None:
        """In a `shared` house, a table is nobody's until a node has a lease on it.

        `entropy` is where lots come from; the operating system's if there is none.
        """
        self.store = store
        self.clock = clock
        self.streams = Streams(store, clock, publisher, shared=shared)
        self.gateway = Gateway(self.streams)
        family = self.streams.add(TABLES)
        self.streams.add(TICKETS)
        self.streams.add(FAVOURITE_STREAMS)
        self.streams.add(AWAITED_STATIONS)
        self.tables = family.streams
        #: What the house puts before the decisions of every table.
        self.policies = family.policies
        #: Draws what chance decides beside the ball.
        self.lots = Lots(self.policies, entropy or SystemEntropy())
        check_across(self.policies, lambda: (each.state for each in self.tables.values()))
        self.gateway.look_up(self._look_up_settlement, *sorted(LATE_ACTS))
        #: Hear of every table that appears after the start.
        self.opened: list[Callable[[], None]] = family.began
        #: Done as time passes, after what the clock demands of each table.
        self.follow_ups: list[Callable[[], Coroutine[Any, Any, None]]] = []
        #: Called with each table that this node takes over from another.
        self.taken: list[Callable[[str], Awaitable[None]]] = []

    async def _look_up_settlement(self, stream: TableStream, command: Command) -> Command:
        # A tournament has acts of the same name, about its own rounds.
        if stream.kind.prefix != PREFIX:
            return command
        return await with_settlement(self.store, stream, command)

    async def start(self) -> None:
        """Bring every table to where the log left it."""
        await self.streams.start(PREFIX)

    def has_read(self, record: Record) -> bool:
        """Whether the table of a record has taken it up."""
        stream = self.streams.get(record.stream)
        return stream is not None and record.version <= stream.version

    def own(self) -> list[TableStream]:
        """The tables that this process answers for."""
        return [stream for stream in self.tables.values() if stream.owned]

    async def keep_snapshots(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the tables at which so much has happened since they were last kept."""
        await self.streams.keep_snapshots(PREFIX, every)

    async def let_time_pass(self, stream: TableStream, now: int) -> None:
        """Do what the clock demands up to an instant."""
        while demanded := due(stream.state, now):
            answer = await self.gateway.submit(CLOCK, stream.name, demanded[0], approved=True)
            if isinstance(answer, Refusal):
                return

    async def tick(self) -> None:
        """Let time pass at every table."""
        now = self.clock.now()
        for stream in self.own():
            # Most tables wait for nobody's clock, and a walk through all that they are takes long.
            if now < stream.calm_until:
                continue
            if due(stream.state, now):
                with suppress(NotOwner):
                    await self.let_time_pass(stream, now)
            else:
                stream.calm_until = quiet_until(stream.state)
        for follow_up in self.follow_ups:
            await follow_up()

    async def find_ticket(self, number: str) -> Ticket | None:
        """A ticket as it stands, if there is one under this number."""
        stream = await self.streams.find(ticket_stream(number))
        tickets: dict[str, Ticket] = stream.state.tickets
        return tickets.get(number)

    async def history(self, table: str, after: int = 0) -> list[Event]:
        """What happened at a table after a version of its stream."""
        return [
            TABLE_CODEC.decode(record.kind, record.payload)
            async for record in self.store.read(stream=stream_of(table), version=after)
        ]
