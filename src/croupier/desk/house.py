"""The house: all tables and tickets behind one desk, rebuilt from the log at every start."""

from collections.abc import AsyncIterator, Iterable

from croupier.cage import commands as cage_commands
from croupier.cage.decide import decide as decide_ticket
from croupier.cage.events import TicketEvent
from croupier.cage.evolve import replay as replay_ticket
from croupier.cage.state import Ticket
from croupier.desk.actors import Actor, refuse_actor
from croupier.desk.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.desk.host import TableHost, Told, stream_of, ticket_stream
from croupier.desk.ports import Clock, Publisher
from croupier.kernel.refusal import Reason, Refusal
from croupier.kernel.roles import Role
from croupier.log.group import GroupCommit
from croupier.log.store import Append, Conflict, Store, Stored, StreamAppend
from croupier.table.commands import Command
from croupier.table.decide import due
from croupier.table.events import Event, TableOpened
from croupier.table.evolve import evolve, open_table
from croupier.table.opening import OpenTable, decide_opening

#: No command leads to more events than this.
_EVENTS_MAX = 16
SYSTEM = Actor(id="system", roles=frozenset({Role.SYSTEM}))


class House:
    """Tables by name. `start` reads the log; everything after goes through `ask`."""

    def __init__(self, store: Store, clock: Clock, publisher: Publisher) -> None:
        self._store = store
        self._clock = clock
        self._publisher = publisher
        self._log = GroupCommit(store)
        self.tables: dict[str, TableHost] = {}

    async def start(self) -> None:
        """Bring every table to where the log left it."""
        histories: dict[str, list[Event]] = {}
        async for record in self._store.read():
            if record.stream.startswith("table:"):
                event = TABLE_CODEC.decode(record.kind, record.payload)
                histories.setdefault(record.stream, []).append(event)
        for history in histories.values():
            self._host(history)

    def _host(self, history: list[Event]) -> TableHost:
        opening = history[0]
        if not isinstance(opening, TableOpened):
            raise TypeError(f"a table's history starts with {type(opening).__name__}")
        table = open_table(opening)
        for event in history[1:]:
            table = evolve(table, event)
        host = TableHost(table, 0, self._log, self._publisher)
        host.note_rounds(tuple(history))
        host.version = len(history)
        self.tables[table.id] = host
        return host

    async def open_table(self, command: OpenTable, actor: Actor) -> TableHost | Refusal:
        """Open a table that does not exist yet."""
        if refusal := refuse_actor(actor, command.by, None):
            return refusal
        if command.table in self.tables:
            return Refusal(Reason.INVALID, f"table {command.table} stands already")
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
        if isinstance(stored, Conflict):
            return Refusal(Reason.INVALID, f"table {command.table} stands already")
        return self._host([opening])

    async def ask(self, table: str, command: Command, actor: Actor, key: str = "") -> Told:
        """Put a command to a table, after what the clock asks of it."""
        host = self.tables.get(table)
        if host is None:
            known = ", ".join(self.tables) or "none"
            return Refusal(Reason.INVALID, f"there is no table {table!r}; there is {known}")
        await self.let_time_pass(host, command.at)
        return await host.ask(command, actor, key)

    async def let_time_pass(self, host: TableHost, now: int) -> None:
        """Do what the clock asks for up to an instant."""
        while waiting := due(host.table, now):
            if isinstance(await host.ask(waiting[0], SYSTEM), Refusal):
                return

    async def tick(self) -> None:
        """Let time pass at every table."""
        now = self._clock.now()
        for host in self.tables.values():
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
