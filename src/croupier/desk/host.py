"""One table under one writer: asks queue up, are decided in order, and go to disk in groups."""

import asyncio
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

import msgspec

from croupier.cage.commands import IssueTicket, Terms
from croupier.cage.decide import decide as decide_ticket
from croupier.cage.state import Cage
from croupier.desk.actors import Actor, refuse_actor
from croupier.desk.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.desk.ports import Publisher
from croupier.kernel.ensure import InvariantBroken
from croupier.kernel.refusal import Reason, Refusal
from croupier.ledger.postings import post_event
from croupier.log.group import GroupCommit
from croupier.log.store import Answer, Append, Repeated, Stored, StreamAppend
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.events import BettingOpened, CashedOut, Event
from croupier.table.evolve import evolve
from croupier.table.state import Table


@dataclass(frozen=True, slots=True)
class Accepted:
    """What was asked is done and durable, in this round, up to this version of the stream."""

    version: int
    round_no: int
    events: tuple[Event, ...] = ()
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class KeyMisused:
    """The idempotency key was used before, for something else; nothing changed."""

    key: str


Told = Accepted | Refusal | KeyMisused


class SecondWriter(Exception):
    """Somebody else has appended to this table's stream: this host must stop."""


class _Kept(msgspec.Struct, array_like=True):
    """What is kept of an answer, so that a repeated key gets it again."""

    version: int
    round_no: int


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


def stream_of(table: str) -> str:
    """The stream of a table."""
    return f"table:{table}"


def ticket_stream(number: str) -> str:
    """The stream of a ticket: one each, so that no two cash-outs ever wait for one another."""
    return f"ticket:{number}"


class TableHost:
    """Holds one table's state and is the only one to append to its stream."""

    def __init__(self, table: Table, version: int, log: GroupCommit, publisher: Publisher) -> None:
        self.table = table
        self.version = version
        #: The version after which each round began, by its number.
        self.rounds: dict[int, int] = {}
        self._log = log
        self._publisher = publisher
        self._asks: list[_Ask] = []
        self._worker: asyncio.Task[None] | None = None

    def note_rounds(self, events: tuple[Event, ...]) -> None:
        """Remember where rounds begin, among events that come after the present version."""
        for place, event in enumerate(events):
            if isinstance(event, BettingOpened):
                self.rounds.setdefault(event.round_no, self.version + place)

    async def ask(self, command: Command, actor: Actor, key: str = "") -> Told:
        """Have a command decided; the answer comes once it is durable, or refused."""
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
        while batch:
            now, later = _each_key_once(await self._answer_repeated(batch))
            decided = self._decide_batch(now)
            appends = [one.append for one in decided if one.append is not None]
            answers = iter(await self._log.append_all(appends))
            batch = self._apply(decided, answers) + later

    async def _answer_repeated(self, batch: list[_Ask]) -> list[_Ask]:
        """Answer asks whose key was used before as they were answered then; give back the rest."""
        known = await self._log.answers([ask.key for ask in batch if ask.key])
        for ask in batch:
            if ask.key in known:
                request, answer = known[ask.key]
                same = request == _request_digest(ask.command)
                ask.future.set_result(_repeat(ask, Repeated(answer, same)))
        return [ask for ask in batch if ask.key not in known]

    def _decide_batch(self, batch: list[_Ask]) -> list[_Decided]:
        table, version = self.table, self.version
        decided = []
        for ask in batch:
            try:
                outcome = _decide_one(table, ask)
                if isinstance(outcome, Refusal):
                    decided.append(_Decided(ask, outcome, None))
                    continue
                for event in outcome:
                    # Postings that do not sum to zero stop here, before anything is stored.
                    post_event(table.id, event)
                after = reduce(evolve, outcome, table)
                append = self._append(ask, outcome, version, after)
            except Exception as error:
                # A command that breaks the program is told so alone; the others go on.
                ask.future.set_exception(error)
                continue
            table = after
            version += len(outcome)
            decided.append(_Decided(ask, outcome, append))
        return decided

    def _append(self, ask: _Ask, events: tuple[Event, ...], version: int, after: Table) -> Append:
        drafts = tuple(TABLE_CODEC.encode(event) for event in events)
        own = StreamAppend(stream=stream_of(after.id), expected=version, drafts=drafts)
        kept = _Kept(version + len(events), after.round_no)
        return Append(
            streams=(own, *_tickets(after, events)),
            at=ask.command.at,
            actor=ask.actor.id,
            cause=ask.command.action,
            key=ask.key,
            request=_request_digest(ask.command) if ask.key else b"",
            answer=msgspec.msgpack.encode(kept),
        )

    def _apply(self, decided: list[_Decided], answers: Iterator[Answer]) -> list[_Ask]:
        """Apply and tell what was stored; give back what must be decided anew."""
        for place, one in enumerate(decided):
            if isinstance(one.outcome, Refusal):
                one.ask.future.set_result(one.outcome)
                continue
            answer = next(answers)
            if isinstance(answer, Stored):
                self._commit(one, answer)
            elif isinstance(answer, Repeated):
                one.ask.future.set_result(_repeat(one.ask, answer))
                return [later.ask for later in decided[place + 1 :]]
            elif answer.stream != stream_of(self.table.id):
                # A ticket number that was drawn before: nothing was stored, another is drawn.
                detail = "the ticket number is in use; ask again with another"
                one.ask.future.set_result(Refusal(Reason.INVALID, detail))
                return [later.ask for later in decided[place + 1 :]]
            else:
                raise SecondWriter(f"{answer.stream} is at {answer.actual}, not {answer.expected}")
        return []

    def _commit(self, one: _Decided, stored: Stored) -> None:
        if isinstance(one.outcome, Refusal):
            raise InvariantBroken("a refusal was stored")
        self.note_rounds(one.outcome)
        self.table = reduce(evolve, one.outcome, self.table)
        self.version += len(one.outcome)
        if not one.ask.future.done():
            one.ask.future.set_result(Accepted(self.version, self.table.round_no, one.outcome))
        self._publisher.publish(stream_of(self.table.id), stored.records)


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


def _repeat(ask: _Ask, answer: Repeated) -> Told:
    if not answer.same:
        return KeyMisused(ask.key)
    kept = msgspec.msgpack.decode(answer.answer, type=_Kept)
    return Accepted(kept.version, kept.round_no, repeated=True)


def _request_digest(command: Command) -> bytes:
    """What was asked, but not when: a repeated message comes later than the first.

    The number of a ticket is not asked for either; the house draws one for each message.
    """
    shown = msgspec.to_builtins(command)
    shown.pop("at")
    shown.pop("ticket", None)
    text = msgspec.json.encode([command.action, shown], order="deterministic")
    return hashlib.sha256(text).digest()


def _tickets(table: Table, events: tuple[Event, ...]) -> Iterator[StreamAppend]:
    """What leaves a table as a ticket is owed by the cage: stored in the same step."""
    game = table.game
    terms = Terms(
        pay=game.cash_out_clauses, reprint=game.reprint_clauses, lost=game.lost_ticket_clauses
    )
    for event in events:
        if isinstance(event, CashedOut) and event.ticket:
            issue = IssueTicket(
                by=event.by,
                at=event.at,
                number=event.ticket,
                amount=event.amount,
                table=table.id,
                terms=terms,
            )
            issued = decide_ticket(Cage(), issue)
            if isinstance(issued, Refusal):
                raise InvariantBroken(f"the cage refused a ticket of {table.id}: {issued}")
            drafts = tuple(TICKET_CODEC.encode(ticket) for ticket in issued)
            yield StreamAppend(stream=ticket_stream(event.ticket), expected=0, drafts=drafts)
