"""One stream of facts under one writer: what a tournament and a promotion are kept by.

Asks are decided one at a time, on the state that everything stored before has led to. An answer
is given once its facts are durable. Where another node has written meanwhile, the append meets
another version than it expects; what was written is taken up, and the ask is decided anew.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor, refuse_actor
from croupier.house.answers import KeyMisused
from croupier.house.log.codec import Codec
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Answer, Append, Repeated, Stored, StreamAppend
from croupier.house.ports import Publisher


class Asked(Protocol):
    """A command, whatever it is about."""

    @property
    def action(self) -> str:
        """What it is called."""

    @property
    def by(self) -> Role:
        """In which role it is asked."""

    @property
    def at(self) -> int:
        """When."""


S = TypeVar("S")
C = TypeVar("C", bound=Asked)
E = TypeVar("E")


class Ledger(Protocol):
    """What is kept beside the state in accounts, and held against it."""

    balances: dict[str, int]

    def fork(self) -> "Ledger":
        """A copy that may come to nothing."""

    def follow(self, event: Any, after: Any) -> None:
        """Post an event; InvariantBroken, with its name, where it does not add up."""


@dataclass(frozen=True, slots=True)
class Done(Generic[E]):
    """What was asked is done and durable, up to this version of the stream."""

    version: int
    events: tuple[E, ...] = ()
    repeated: bool = False


Told = Done[E] | Refusal | KeyMisused


@dataclass(frozen=True, slots=True, kw_only=True)
class Matter(Generic[S, C, E]):
    """How asks are decided and facts are folded and written."""

    codec: Codec[E]
    decide: Callable[[S, C], tuple[E, ...] | Refusal]
    evolve: Callable[[S, E], S]


class EventHost(Generic[S, C, E]):
    """Holds one state and appends to its stream."""

    def __init__(
        self,
        stream: str,
        state: S,
        ledger: Ledger,
        matter: Matter[S, C, E],
        log: GroupCommit,
        publisher: Publisher,
    ) -> None:
        self.stream = stream
        self.state = state
        self.version = 1
        #: When something last happened.
        self.changed_at = 0
        self.ledger = ledger
        self._matter = matter
        self._log = log
        self._publisher = publisher
        self._turn = asyncio.Lock()
        self._behind = False

    async def ask(
        self,
        command: C,
        actor: Actor,
        key: str = "",
        prepare: Callable[[S, C], C] | None = None,
        refuse: Callable[[C], Refusal | None] | None = None,
    ) -> Told[E]:
        """Have a command decided; the answer comes once it is durable, or refused.

        `prepare` fills in what chance decides, on the state that the ask is decided on; `refuse`
        says what else of the house stands against it at that moment.
        """
        if refusal := refuse_actor(actor, command.by, getattr(command, "player", None) or None):
            return refusal
        async with self._turn:
            request = _digest(command) if key else b""
            while True:
                if self._behind:
                    await self.catch_up()
                if key and (known := (await self._log.answers([key])).get(key)):
                    return _repeat(key, Repeated(known[1], known[0] == request))
                asked = prepare(self.state, command) if prepare else command
                told = await self._try(asked, actor, key, request, refuse)
                if told is not None:
                    return told

    async def _try(
        self,
        command: C,
        actor: Actor,
        key: str,
        request: bytes,
        refuse: Callable[[C], Refusal | None] | None,
    ) -> Told[E] | None:
        """One attempt; None where another node wrote first and it must be decided anew."""
        outcome = self._matter.decide(self.state, command)
        if isinstance(outcome, Refusal):
            return outcome
        if refuse is not None and (refusal := refuse(command)):
            return refusal
        after, ledger = self.state, self.ledger.fork()
        for event in outcome:
            after = self._matter.evolve(after, event)
            ledger.follow(event, after)
        append = self._append(command, actor, outcome, key, request)
        try:
            answer: Answer = await self._log.append(append)
        except Exception:
            # The store may have taken it all the same.
            self._behind = True
            raise
        if isinstance(answer, Repeated):
            return _repeat(key, answer)
        if not isinstance(answer, Stored):
            self._behind = True
            return None
        version = append.streams[0].expected + len(outcome)
        if self.version < version:
            # Otherwise it came back to us through the log before we got to it here.
            self.state, self.ledger, self.version = after, ledger, version
        self.changed_at = command.at
        self._publisher.publish(self.stream, answer.records)
        return Done(version, outcome)

    def _append(
        self, command: C, actor: Actor, events: tuple[E, ...], key: str, request: bytes
    ) -> Append:
        drafts = tuple(self._matter.codec.encode(event) for event in events)
        return Append(
            streams=(StreamAppend(stream=self.stream, expected=self.version, drafts=drafts),),
            at=command.at,
            actor=actor.id,
            cause=command.action,
            key=key,
            request=request,
            answer=msgspec.msgpack.encode(self.version + len(events)),
        )

    async def catch_up(self) -> None:
        """Take up what the store has beyond us."""
        async for record in self._log.tail(self.stream, self.version):
            self.take_record(record)
        self._behind = False

    def take_record(self, record: Record) -> None:
        """Apply the next record of the stream."""
        if record.version != self.version + 1:
            return
        event = self._matter.codec.decode(record.kind, record.payload)
        self.state = self._matter.evolve(self.state, event)
        self.ledger.follow(event, self.state)
        self.version, self.changed_at = record.version, record.at

    async def history(self, after: int = 0) -> AsyncIterator[tuple[Record, E]]:
        """The records of the stream with their events."""
        async for record in self._log.tail(self.stream, after):
            yield record, self._matter.codec.decode(record.kind, record.payload)


def _repeat(key: str, answer: Repeated) -> Done[Any] | KeyMisused:
    if not answer.same:
        return KeyMisused(key)
    return Done(msgspec.msgpack.decode(answer.answer, type=int), repeated=True)


def _digest(command: Asked) -> bytes:
    """What was asked, but not when: a repeated message comes later than the first."""
    shown = msgspec.to_builtins(command, str_keys=True)
    shown.pop("at")
    text = msgspec.json.encode([command.action, shown], order="deterministic")
    return hashlib.sha256(text).digest()
