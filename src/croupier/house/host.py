"""One table under one writer: asks queue up, are decided in order, and go to disk in groups."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from croupier.core.ensure import InvariantBroken
from croupier.core.refusal import Reason, Refusal
from croupier.house.actors import Actor, refuse_actor
from croupier.house.answers import (
    Accepted,
    Told,
    answer_again,
    keep_answer,
    repeat,
    request_digest,
)
from croupier.house.codecs import TABLE_CODEC
from croupier.house.issuing import issue_tickets
from croupier.house.log.codec import UnknownKind
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import Record
from croupier.house.log.store import Answer, Append, Fenced, Repeated, Stored, StreamAppend
from croupier.house.ports import Guard, Publisher
from croupier.house.snapshots import Standing
from croupier.ledger.stations import Amounts, Page, StationBook
from croupier.table.betting import BettingOpened
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve, evolve_all
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged


class NotOwner(Exception):
    """Another node answers for this table: nothing was done here."""


class SecondWriter(Exception):
    """Somebody else has appended to this table's stream: this host must stop."""


@dataclass(frozen=True, slots=True, eq=False)
class _Ask:
    command: Command
    actor: Actor
    key: str
    future: "asyncio.Future[Told]"


@dataclass(frozen=True, slots=True)
class _Decided:
    """An ask with what the state before it makes of it."""

    ask: _Ask
    outcome: tuple[Event, ...] | Refusal
    append: Append | None
    #: The table that the outcome leads to, and what it adds to the table's book.
    after: Table
    booked: Amounts = field(default_factory=dict)

    @property
    def is_refused(self) -> bool:
        """Whether it is refused, and under a key that may have been used before."""
        return self.append is None and bool(self.ask.key)


def stream_of(table: str) -> str:
    """The stream of a table."""
    return f"table:{table}"


class TableHost:
    """Holds one table's state and is the only one to append to its stream."""

    def __init__(self, standing: Standing, log: GroupCommit, publisher: Publisher) -> None:
        self.table = standing.table
        self.version = standing.version
        #: The version after which each round began, by its number.
        self.rounds = standing.rounds
        #: The version that was last kept as a snapshot.
        self.kept_version = 0
        self._opening = standing.opening
        self._last = (standing.number, standing.digest)
        self._stations = StationBook(self.table)
        self._log = log
        self._publisher = publisher
        self._asks: list[_Ask] = []
        self._worker: asyncio.Task[None] | None = None
        #: Whether the store may hold more of this table than we do, after it failed.
        self._behind = False
        #: Whether this process answers for the table, and under which lease; alone, it always does.
        self.owned = True
        self.epoch = 0
        #: What the house itself puts before the table's decisions.
        self.guard: Guard | None = None
        #: Why this program can read no more of the table, which a newer one wrote to; else empty.
        self.unreadable = ""

    @property
    def is_busy(self) -> bool:
        """Whether something is being decided or stored at this moment."""
        return self._worker is not None

    def take(self, epoch: int) -> None:
        """Answer for the table from now on, under a lease."""
        self.owned, self.epoch = True, epoch
        self._behind = True

    def let_go(self) -> None:
        """Answer for the table no more, from this moment."""
        self.owned, self._behind = False, True

    async def give_up(self) -> None:
        """The same, and wait until what was in flight is answered."""
        self.let_go()
        if self._worker is not None:
            await asyncio.wait([self._worker])

    def learn(self, record: Record) -> bool:
        """Take up what another node has stored here; False where we must first catch up."""
        if self.owned or self.unreadable or record.version <= self.version:
            return True
        if self._worker is not None or self._behind or record.version != self.version + 1:
            return False
        self._take_up(record)
        return True

    def standing(self) -> Standing:
        """The table as it stands, for keeping."""
        number, digest = self._last
        return Standing(
            opening=self._opening,
            table=self.table,
            rounds=self.rounds,
            version=self.version,
            number=number,
            digest=digest,
        )

    def take_records(self, records: Sequence[Record], events: Sequence[Event]) -> None:
        """Apply the next records of the table's stream, with what each of them says."""
        for place, event in enumerate(events):
            self._note(event, self.version + place)
        self.table = evolve_all(self.table, events)
        self.version = records[-1].version
        self._last = (records[-1].number, records[-1].digest)

    def _note(self, event: Event, after: int) -> None:
        """Remember where rounds begin."""
        if isinstance(event, BettingOpened):
            self.rounds.setdefault(event.round_no, after)

    async def ask(self, command: Command, actor: Actor, key: str = "") -> Told:
        """Have a command decided; the answer comes once it is durable, or refused."""
        if not self.owned:
            raise NotOwner(f"another node answers for {self.table.id}")
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._asks.append(_Ask(command, actor, key, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return await future

    async def _work(self) -> None:
        try:
            while self._asks:
                batch, self._asks = self._asks, []
                try:
                    await self._take(batch)
                except Exception as error:
                    for ask in batch:
                        if not ask.future.done():
                            ask.future.set_exception(error)
        finally:
            self._worker = None

    async def _take(self, batch: list[_Ask]) -> None:
        """Decide a batch, each ask on the state that those before it lead to, and store it.

        Nothing is applied or told before the store has it. When the store did not take one of
        the batch, those after it were decided on a state that never came: they are decided anew.
        """
        again = False
        while batch:
            if self._behind:
                await self.catch_up()
            if again:
                # Repeated keys come in swarms, after a line was down: look for all of them.
                batch = await self._answer_repeated(batch)
            now, later = _each_key_once(batch)
            decided, waiting = self._decide_batch(now)
            known = await self._log.answers([one.ask.key for one in decided if one.is_refused])
            appends = [one.append for one in decided if one.append is not None]
            answers = iter(await self._log.append_all(appends))
            batch = self._apply(decided, answers, known) + waiting + later
            again = True

    async def catch_up(self) -> None:
        """Take up what the store has beyond us: it failed, or another node wrote."""
        async for record in self._log.tail(stream_of(self.table.id), self.version):
            if record.version == self.version + 1:
                self._take_up(record)
        self._behind = False

    def _take_up(self, record: Record) -> None:
        try:
            event = TABLE_CODEC.decode(record.kind, record.payload)
        except (UnknownKind, msgspec.ValidationError) as error:
            self.unreadable = str(error)
            raise
        self.take_records((record,), (event,))
        if self.guard is not None:
            self.guard.note(self.table.id, (event,))
        self._publisher.publish(record.stream, (record,))

    async def _answer_repeated(self, batch: list[_Ask]) -> list[_Ask]:
        """Answer asks whose key was used before as they were answered then; give back the rest."""
        known = await self._log.answers([ask.key for ask in batch if ask.key])
        for ask in batch:
            if ask.key in known:
                ask.future.set_result(answer_again(ask.key, ask.command, *known[ask.key]))
        return [ask for ask in batch if ask.key not in known]

    def _decide_batch(self, batch: list[_Ask]) -> tuple[list[_Decided], list[_Ask]]:
        """What is decided now, and what waits until that is stored.

        Wagers alone go on one after the other. Whatever else happens may change what the house
        knows of a player, such as what was lost, and the house is told once it is durable.
        """
        table, version = self.table, self.version
        if self._stations.table is not table:
            self._stations = StationBook(table)
        page = self._stations.page()
        decided = []
        for place, ask in enumerate(batch, start=1):
            try:
                outcome = _decide_one(table, ask)
                if self.guard is not None and not isinstance(outcome, Refusal):
                    outcome = self.guard.review(table, ask.command, outcome) or outcome
                if isinstance(outcome, Refusal):
                    decided.append(_Decided(ask, outcome, None, table))
                    continue
                after, booked = _follow(page, table, outcome)
                append = self._append(ask, outcome, version, after)
            except Exception as error:
                # A command that breaks the program is told so alone; the others go on.
                ask.future.set_exception(error)
                continue
            table = after
            version += len(outcome)
            page.keep(booked)
            decided.append(_Decided(ask, outcome, append, after, booked))
            if self.guard is not None and not all(type(e) is WagersChanged for e in outcome):
                return decided, batch[place:]
        return decided, []

    def _append(self, ask: _Ask, events: tuple[Event, ...], version: int, after: Table) -> Append:
        drafts = tuple(TABLE_CODEC.encode(event) for event in events)
        own = StreamAppend(
            stream=stream_of(after.id), expected=version, drafts=drafts, epoch=self.epoch
        )
        return Append(
            streams=(own, *issue_tickets(after, events)),
            at=ask.command.at,
            actor=ask.actor.id,
            cause=ask.command.action,
            key=ask.key,
            request=request_digest(ask.command) if ask.key else b"",
            answer=keep_answer(version + len(events), after.round_no),
        )

    def _apply(
        self,
        decided: list[_Decided],
        answers: Iterator[Answer | Exception],
        known: dict[str, tuple[bytes, bytes]],
    ) -> list[_Ask]:
        """Apply and tell what was stored; give back what must be decided anew.

        The store itself finds a repeated key in what it is to store. What is refused now may have
        been accepted under its key before: that is in `known`.
        """
        for place, one in enumerate(decided):
            if isinstance(one.outcome, Refusal):
                told: Told = one.outcome
                if kept := known.get(one.ask.key):
                    told = answer_again(one.ask.key, one.ask.command, *kept)
                one.ask.future.set_result(told)
                continue
            answer = next(answers)
            if isinstance(answer, Exception):
                # None of those after it can have been stored either: they are told the same.
                self._behind = True
                raise answer
            if isinstance(answer, Fenced):
                self.owned, self._behind = False, True
                raise NotOwner(f"the lease of {answer.stream} has gone to another node")
            if isinstance(answer, Stored):
                self._commit(one, answer)
            elif isinstance(answer, Repeated):
                one.ask.future.set_result(repeat(one.ask.key, answer))
                return [later.ask for later in decided[place + 1 :]]
            elif answer.stream != stream_of(self.table.id):
                # A ticket number that was drawn before: nothing was stored, another is drawn.
                detail = "the ticket number is in use; ask again with another"
                one.ask.future.set_result(Refusal(Reason.INVALID, detail))
                return [later.ask for later in decided[place + 1 :]]
            else:
                self._behind = True
                raise SecondWriter(f"{answer.stream} is at {answer.actual}, not {answer.expected}")
        return []

    def _commit(self, one: _Decided, stored: Stored) -> None:
        if isinstance(one.outcome, Refusal):
            raise InvariantBroken("a refusal was stored")
        before = stored.records[0].version - 1 if one.outcome else self.version
        version = before + len(one.outcome)
        if not one.ask.future.done():
            one.ask.future.set_result(Accepted(version, one.after.round_no, one.outcome))
        if self.version != before:
            # While the table changes hands, it may have come back to us through the log already.
            self._behind = True
            return
        for place, event in enumerate(one.outcome):
            self._note(event, before + place)
        self.table, self.version = one.after, version
        self._stations.enter(one.booked, one.after)
        if self.guard is not None:
            self.guard.note(self.table.id, one.outcome)
        if one.outcome:
            # A ticket's records come after the table's own.
            last = stored.records[len(one.outcome) - 1]
            self._last = (last.number, last.digest)
        self._publisher.publish(stream_of(self.table.id), stored.records)


def _follow(page: Page, table: Table, events: tuple[Event, ...]) -> tuple[Table, Amounts]:
    """The table after events. What does not add up to the cent stops here and is not stored."""
    booked: Amounts = {}
    for event in events:
        before, table = table, evolve(table, event)
        page.follow(event, before, table, booked)
    return table, booked


def _decide_one(table: Table, ask: _Ask) -> tuple[Event, ...] | Refusal:
    player = getattr(ask.command, "player", None)
    refusal = refuse_actor(ask.actor, ask.command.by, player)
    return refusal if refusal is not None else decide(table, ask.command)


def _each_key_once(batch: list[_Ask]) -> tuple[list[_Ask], list[_Ask]]:
    """The asks to decide now, and those whose key another ask among them already carries."""
    seen: set[str] = set()
    now, later = [], []
    for ask in batch:
        if ask.key and ask.key in seen:
            later.append(ask)
        else:
            now.append(ask)
            seen.add(ask.key)
    return now, later
