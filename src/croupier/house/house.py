"""The house: all tables and tickets behind one desk, rebuilt from the log at every start."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from croupier.cage import commands as cage_commands
from croupier.cage.decide import decide as decide_ticket
from croupier.cage.events import TicketEvent
from croupier.cage.evolve import replay as replay_ticket
from croupier.cage.state import Ticket
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.across_tables import AcrossTables
from croupier.house.actors import Actor, refuse_actor
from croupier.house.answers import Told
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.guards import Both
from croupier.house.host import NotOwner, TableHost, stream_of
from croupier.house.issuing import ticket_stream
from croupier.house.log.codec import UnknownKind
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Append, Snapshot, Store, Stored, StreamAppend
from croupier.house.ports import Clock, Guard, Publisher
from croupier.house.snapshots import Standing, read_snapshot, stands_on, write_snapshot
from croupier.table.decide import due
from croupier.table.declare import Command, Event
from croupier.table.opening import OpenTable, TableOpened, decide_opening, open_table

#: No command leads to more events than this.
_EVENTS_MAX = 16
#: A start replays this many events of a table at most, and those that came last.
SNAPSHOT_EVERY = 2000
#: So many are folded together.
_PAGE = 1000
SYSTEM = Actor(id="system", roles=frozenset({Role.SYSTEM}))


class House:
    """Tables by name. `start` reads the log; everything after goes through `ask`."""

    def __init__(
        self, store: Store, clock: Clock, publisher: Publisher, *, shared: bool = False
    ) -> None:
        """Where the house is `shared`, a table is nobody's until a node has a lease on it."""
        self._shared = shared
        self._store = store
        self._clock = clock
        self._publisher = publisher
        self._log = GroupCommit(store)
        self.tables: dict[str, TableHost] = {}
        #: Where the house is shared: asks the node that owns a table.
        self.elsewhere: Callable[[str, Command, Actor, str], Awaitable[Told]] | None = None
        #: Hears of every table that appears after the start.
        self.opened: Callable[[], None] = lambda: None
        self._guard: Guard | None = AcrossTables(
            lambda: (host.table for host in self.tables.values())
        )

    def watch(self, guard: Guard) -> None:
        """Have somebody stand at every table, now and later, beside whoever stands there."""
        self._guard = guard if self._guard is None else Both(self._guard, guard)
        for host in self.tables.values():
            host.guard = self._guard

    async def start(self) -> None:
        """Bring every table to where the log left it, from its snapshot where that holds."""
        snapshots = await self._store.load_snapshots()
        for stream in await self._store.streams(stream_of("")):
            try:
                await self._resume(stream, snapshots.get(stream))
            except (UnknownKind, msgspec.ValidationError) as error:
                host = self.tables.get(stream.removeprefix(stream_of("")))
                if not self._shared or host is None:
                    raise
                # Another node with a newer program deals it: it is asked there.
                host.unreadable = str(error)

    async def _resume(self, stream: str, snapshot: Snapshot | None) -> None:
        standing = read_snapshot(snapshot) if snapshot is not None else None
        after = standing.version - 1 if standing is not None else 0
        records = self._store.read(stream=stream, version=after)
        first = await anext(records, None)
        if standing is not None and stands_on(standing, first):
            host = self._host(standing)
            host.kept_version = standing.version
        elif standing is not None or first is None:
            # Not a snapshot of this log: as if there were none.
            records = self._store.read(stream=stream)
            host = self._host(_opened(await anext(records)))
        else:
            host = self._host(_opened(first))
        page: list[Record] = []
        async for record in records:
            page.append(record)
            if len(page) >= _PAGE:
                _take_page(host, page)
        _take_page(host, page)

    def _host(self, standing: Standing) -> TableHost:
        host = TableHost(standing, self._log, self._publisher)
        host.owned = not self._shared
        host.guard = self._guard
        self.tables[host.table.id] = host
        return host

    def learn(self, record: Record) -> TableHost | None:
        """Take up a record that another node has stored; the table that must catch up first."""
        if not record.stream.startswith(stream_of("")):
            return None
        host = self.tables.get(record.stream.removeprefix(stream_of("")))
        if host is None and record.version == 1:
            self._host(_opened(record))
            self.opened()
            return None
        return host if host is not None and not host.learn(record) else None

    def has_read(self, record: Record) -> bool:
        """Whether the table of a record has taken it up."""
        host = self.tables.get(record.stream.removeprefix(stream_of("")))
        return host is not None and record.version <= host.version

    def own(self) -> list[TableHost]:
        """The tables that this process answers for."""
        return [host for host in self.tables.values() if host.owned]

    async def keep_snapshots(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the tables at which so much has happened since they were last kept."""
        for host in self.own():
            stream, standing = stream_of(host.table.id), host.standing()
            if standing.version - host.kept_version >= every:
                await self._store.save_snapshot(write_snapshot(stream, standing))
                host.kept_version = standing.version

    async def open_table(self, command: OpenTable, actor: Actor) -> TableHost | Refusal:
        """Open a table that does not exist yet."""
        if refusal := refuse_actor(actor, command.by, None):
            return refusal
        if command.table in self.tables:
            return Refusal(Reason.INVALID, f"table {command.table} stands already")
        if self._guard is not None and (early := self._guard.refuse_opening(command)):
            return early
        opening = decide_opening(command)
        if isinstance(opening, Refusal):
            return opening
        drafts = (TABLE_CODEC.encode(opening),)
        stored = await self._log.append(
            Append(
                streams=(StreamAppend(stream=stream_of(command.table), expected=0, drafts=drafts),),
                at=command.at,
                actor=actor.id,
                cause="open-table",
                key="",
            )
        )
        if not isinstance(stored, Stored):
            return Refusal(Reason.INVALID, f"table {command.table} stands already")
        host = self._host(_opened(stored.records[0]))
        self.opened()
        return host

    async def ask(self, table: str, command: Command, actor: Actor, key: str = "") -> Told:
        """Put a command to a table, wherever in the house it is dealt."""
        host = self.tables.get(table)
        if host is not None and not host.owned and self.elsewhere is not None:
            return await self.elsewhere(table, command, actor, key)
        return await self.ask_own(table, command, actor, key)

    async def ask_own(self, table: str, command: Command, actor: Actor, key: str = "") -> Told:
        """Put a command to a table of our own, after what the clock asks of it, or NotOwner."""
        host = self.tables.get(table)
        if host is None:
            known = ", ".join(self.tables) or "none"
            return Refusal(Reason.INVALID, f"there is no table {table!r}; there is {known}")
        await self.let_time_pass(host, command.at)
        if self._guard is not None:
            command = self._guard.read(command)
        return await host.ask(command, actor, key)

    async def let_time_pass(self, host: TableHost, now: int) -> None:
        """Do what the clock asks for up to an instant."""
        while waiting := due(host.table, now):
            if isinstance(await host.ask(waiting[0], SYSTEM), Refusal):
                return

    async def tick(self) -> None:
        """Let time pass at every table."""
        now = self._clock.now()
        for host in self.own():
            with suppress(NotOwner):
                await self.let_time_pass(host, now)

    async def ask_cage(
        self, command: cage_commands.Command, number: str, actor: Actor
    ) -> tuple[TicketEvent, ...] | Refusal:
        """Put a command about one ticket to the cage. Of two cashiers, one is told it is paid."""
        if refusal := refuse_actor(actor, command.by, None):
            return refusal
        while True:
            history = [event async for event in self._ticket(number)]
            decision = decide_ticket(replay_ticket(history), command)
            if isinstance(decision, Refusal):
                return decision
            stored = await self._log.append(
                _ticket_append(number, len(history), decision, command, actor)
            )
            if isinstance(stored, Stored):
                self._publisher.publish(ticket_stream(number), stored.records)
                return decision

    async def recall(self, table: str, key: str, version: int) -> tuple[Event, ...]:
        """What was done under a key whose answer named this version."""
        before = max(0, version - _EVENTS_MAX)
        records = self._store.read(stream=stream_of(table), version=before)
        return tuple(
            [
                TABLE_CODEC.decode(record.kind, record.payload)
                async for record in records
                if record.key == key
            ]
        )

    async def find_ticket(self, number: str) -> Ticket | None:
        """A ticket as it stands, if there is one under this number."""
        history = [event async for event in self._ticket(number)]
        return replay_ticket(history).tickets.get(number)

    async def history(self, table: str, after: int = 0) -> list[Event]:
        """What happened at a table after a version of its stream."""
        stream = stream_of(table)
        return [
            TABLE_CODEC.decode(record.kind, record.payload)
            async for record in self._store.read(stream=stream, version=after)
        ]

    async def _ticket(self, number: str) -> AsyncIterator[TicketEvent]:
        async for record in self._store.read(stream=ticket_stream(number)):
            yield TICKET_CODEC.decode(record.kind, record.payload)


def _take_page(host: TableHost, page: list[Record]) -> None:
    """Apply records to a table, and forget them."""
    if page:
        host.take_records(page, [TABLE_CODEC.decode(r.kind, r.payload) for r in page])
        page.clear()


def _opened(record: Record) -> Standing:
    """The table that a stream's first record opens."""
    opening = TABLE_CODEC.decode(record.kind, record.payload)
    if not isinstance(opening, TableOpened):
        raise TypeError(f"the history of {record.stream} starts with {record.kind}")
    return Standing(
        opening=opening,
        table=open_table(opening),
        rounds={},
        version=record.version,
        number=record.number,
        digest=record.digest,
    )


def _ticket_append(
    number: str,
    version: int,
    events: Iterable[TicketEvent],
    command: cage_commands.Command,
    actor: Actor,
) -> Append:
    """Each event to its own ticket's stream: a reprint starts the new one in the same step."""
    by_ticket: dict[str, list[TicketEvent]] = {}
    for event in events:
        by_ticket.setdefault(event.number, []).append(event)
    streams = tuple(
        StreamAppend(
            stream=ticket_stream(ticket),
            expected=version if ticket == number else 0,
            drafts=tuple(TICKET_CODEC.encode(event) for event in own),
        )
        for ticket, own in by_ticket.items()
    )
    return Append(
        streams=streams, at=command.at, actor=actor.id, cause=type(command).__name__, key=""
    )
