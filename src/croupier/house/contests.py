"""What tournaments and promotions have in common behind the desk: opened, found, and read back."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor, refuse_actor
from croupier.house.event_host import C, E, EventHost, Ledger, Matter, S, Told
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Append, Store, Stored, StreamAppend
from croupier.house.ports import Publisher


class Contests(ABC, Generic[S, C, E]):
    """Contests of one kind by name, each on a stream of its own.

    `start` reads the log; everything after is asked of a host.
    """

    #: What one of them is called, in sentences and at the head of its stream.
    word: ClassVar[str]

    def __init__(self, store: Store, publisher: Publisher, matter: Matter[S, C, E]) -> None:
        self.hosts: dict[str, EventHost[S, C, E]] = {}
        self._store = store
        self._publisher = publisher
        self._matter = matter
        self._log = GroupCommit(store)

    @property
    def _streams(self) -> str:
        return f"{self.word}:"

    async def start(self) -> None:
        """Bring every contest to where the log left it."""
        for stream in await self._store.streams(self._streams):
            async for record in self._store.read(stream=stream):
                self.learn(record)

    def learn(self, record: Record) -> None:
        """Take up a record of such a stream, from the log or from another node."""
        if not record.stream.startswith(self._streams):
            return
        name = record.stream.removeprefix(self._streams)
        host = self.hosts.get(name)
        if host is not None:
            host.take_record(record)
        elif record.version == 1:
            opening = self._matter.codec.decode(record.kind, record.payload)
            self._host(name, opening, record.at)

    @abstractmethod
    def _begin(self, name: str, opening: E) -> tuple[S, Ledger]:
        """What one begins as; TypeError where a history begins with something else."""

    def _host(self, name: str, opening: E, at: int) -> EventHost[S, C, E]:
        state, ledger = self._begin(name, opening)
        stream = f"{self._streams}{name}"
        host = EventHost(stream, state, ledger, self._matter, self._log, self._publisher)
        host.changed_at = at
        self.hosts[name] = host
        return host

    async def _open(
        self, name: str, actor: Actor, decide: Callable[[], E | Refusal], *, by: Role, at: int
    ) -> EventHost[S, C, E] | Refusal:
        """Begin one that does not exist yet."""
        if refusal := refuse_actor(actor, by, None):
            return refusal
        taken = Refusal(Reason.INVALID, f"there is a {self.word} {name} already")
        if name in self.hosts:
            return taken
        opening = decide()
        if isinstance(opening, Refusal):
            return opening
        stream, drafts = f"{self._streams}{name}", (self._matter.codec.encode(opening),)
        part = StreamAppend(stream=stream, expected=0, drafts=drafts)
        cause = f"open-{self.word}"
        stored = await self._log.append(
            Append(streams=(part,), at=at, actor=actor.id, cause=cause, key="")
        )
        if not isinstance(stored, Stored):
            return taken
        host = self._host(name, opening, at)
        self._publisher.publish(stream, stored.records)
        return host

    @abstractmethod
    async def ask(self, name: str, command: C, actor: Actor, key: str = "") -> Told[E]:
        """Put a command to one of them."""

    def find(self, name: str) -> EventHost[S, C, E] | Refusal:
        """One by its name."""
        host = self.hosts.get(name)
        if host is not None:
            return host
        known = ", ".join(self.hosts) or "none"
        return Refusal(Reason.INVALID, f"there is no {self.word} {name!r}; there is {known}")
