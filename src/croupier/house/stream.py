"""One stream under one writer: commands queue up, are decided in order, and are stored in groups.

Everything that a house keeps is such a stream: a table, a ticket, a tournament, a promotion, a
patron, a thing in the register, a person, an approval. What differs is in its `StreamKind`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, Generic

import msgspec

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.answers import Accepted, answer_again
from croupier.house.decider import Decided, Decider, answer_request
from croupier.house.log.codec import UnknownKind
from croupier.house.log.group import GroupCommit
from croupier.house.log.record import GENESIS, Record
from croupier.house.log.store import (
    Answer,
    Conflict,
    Fenced,
    Repeated,
    Stored,
    StoreDamaged,
    StoreUnavailable,
    StoreUnsure,
)
from croupier.house.policies import Policies, Request
from croupier.house.ports import Publisher
from croupier.house.stream_kind import E, S, StreamKind

#: So many commands in one batch are a crowd; it has this long to come again.
_CROWD: Final = 8
_GATHER_SECONDS: Final = 0.002
#: So many keys are remembered of which the store could not say whether they were stored.
_DOUBTS_MAX: Final = 1000
_CUT: Final = "records of {} that were written are not there; croupier verify says more"
_IN_USE: Final = Refusal(Reason.INVALID, say("house-number-in-use"))


class NotOwner(Exception):
    """Another node answers for this stream: nothing was done here."""


class Stream(Generic[S, E]):
    """Holds one state and appends to its stream."""

    def __init__(
        self,
        name: str,
        kind: StreamKind[S, E],
        log: GroupCommit,
        policies: Policies,
        publisher: Publisher,
        now: Callable[[], int],
    ) -> None:
        self.name = name
        self.id = name.removeprefix(kind.prefix)
        self.kind = kind
        self.state: S = kind.empty(self.id)
        self.version = 0
        #: The event that began it.
        self.first: E | None = None
        #: When something last happened.
        self.changed_at = 0
        #: Until then the clock leads to nothing here, as long as nothing but steady events
        #: happens; 0 where that is to be found out anew, by who lets time pass.
        self.calm_until = 0
        #: The version after which each round began, by its number.
        self.rounds: dict[int, int] = {}
        #: Number and hash of its last record, and the version that was last kept as a snapshot.
        self.last: tuple[int, bytes] = (0, GENESIS)
        self.kept_version = 0
        #: How many times as large as usual that snapshot was: the next one comes so much later.
        self.kept_size = 1
        #: Whether this process answers for it, and under which lease; alone, it always does.
        self.owned = True
        #: Why this program can read no more of it, which a newer one wrote to; else empty.
        self.unreadable = ""
        #: The newest version that another node has spoken of.
        self.heard_of = 0
        self.audit = kind.audit(self.id, self.state) if kind.audit is not None else None
        self._log = log
        self._policies = policies
        self._publisher = publisher
        self._decider = Decider(name, kind, policies, self.audit, now)
        self._queue: list[Request] = []
        self._busy = False
        self._idle: list[asyncio.Future[None]] = []
        #: Whether something is being stored, and who waits until it is.
        self._storing = False
        self._over: list[asyncio.Future[None]] = []
        #: Whether the store may hold more than we do, after it failed or another node wrote.
        self._behind = False
        #: Keys of which the store could not say whether they were stored, the newest last.
        self._doubted: dict[str, None] = {}
        #: Whether keys in the queue may have been used before.
        self._repeats = False
        #: Hears when the stream has its first event.
        self.begun: Callable[[Stream[S, E]], None] = lambda stream: None
        self._mending: asyncio.Task[None] | None = None
        #: While more commands are waited for: until when, and how many shall be there.
        self._gathering: asyncio.TimerHandle | None = None
        self._awaited = 0

    # ---- who answers for it -------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether something is being decided or stored at this moment."""
        return self._busy

    @property
    def epoch(self) -> int:
        """The lease under which it is ours."""
        return self._decider.epoch

    def take(self, epoch: int) -> None:
        """Answer for the stream from now on, under a lease."""
        self.owned, self._decider.epoch = True, epoch
        self._behind = True

    def let_go(self) -> None:
        """Answer for it no more, from this moment."""
        self.owned, self._behind = False, True

    async def stored(self) -> None:
        """Wait until what has been decided is stored, or is known not to be."""
        if self._storing:
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._over.append(over)
            await over

    async def give_up(self) -> None:
        """The same, and wait until what was in flight is answered."""
        self.let_go()
        while self._busy:
            idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle

    # ---- what the log has ---------------------------------------------------------------------

    def learn(self, records: Sequence[Record]) -> bool:
        """Take up what other nodes have stored; False if we must catch up first."""
        last = records[-1].version
        if (self.owned and self.kind.leased) or self.unreadable or last <= self.version:
            return True
        if not self.kind.folded:
            self.version = last
            return True
        unknown = [record for record in records if record.version > self.version]
        if self._busy or self._behind or unknown[0].version != self.version + 1:
            self._behind = True
            return False
        self._take_up(unknown)
        return True

    def replay(self, records: Sequence[Record]) -> None:
        """Apply the next records of the stream without publishing them."""
        events: list[E] = []
        try:
            for record in records:
                events.append(self._decode(record))
        finally:
            # What comes before a record that cannot be read has happened all the same.
            self._replay(records[: len(events)], events)

    def _replay(self, records: Sequence[Record], events: list[E]) -> None:
        fold = self.kind.fold
        if fold is not None:
            self.state = fold(self.state, events)
        for record, event in zip(records, events, strict=True):
            before = self.state
            if fold is None:
                self._fold(event)
            self._advance((event,), record)
            self._follow(before, (record,), (event,))

    def resume(
        self, state: S, first: E, rounds: dict[int, int], version: int, last: tuple[int, bytes]
    ) -> None:
        """Go on from a snapshot."""
        self.state, self.first, self.rounds = state, first, rounds
        self.version = self.kept_version = version
        self.last, self.calm_until = last, 0

    def forget(self) -> None:
        """Be as before the first event."""
        self.calm_until = 0
        self.state, self.first, self.rounds = self.kind.empty(self.id), None, {}
        self.version = self.kept_version = 0
        self.last = (0, GENESIS)

    async def catch_up(self) -> None:
        """Take up what the store has beyond us."""
        if self.kind.folded:
            async for record in self._log.tail(self.name, self.version):
                if record.version == self.version + 1:
                    self._take_up((record,))
        self._behind = False

    def _take_up(self, records: Sequence[Record]) -> None:
        """Apply and publish records that follow on, steady ones in a row together."""
        steady, row, events = self.kind.steady, list[Record](), list[E]()
        for record in records:
            try:
                event = self._decode(record)
            except Exception:
                # What comes before a record that cannot be read has happened all the same.
                self._take_up_row(row, events)
                raise
            if type(event) in steady:
                row.append(record)
                events.append(event)
                continue
            self._take_up_row(row, events)
            row, events = [], []
            self._take_up_row((record,), (event,))
        self._take_up_row(row, events)

    def _take_up_row(self, records: Sequence[Record], events: Sequence[E]) -> None:
        if not events:
            return
        before, fold = self.state, self.kind.fold
        if fold is not None:
            self.state = fold(before, events)
        else:
            for event in events:
                self._fold(event)
        self._advance(events, records[-1])
        self._follow(before, records, events)
        self._policies.publish(self.id, records, events)
        self._publisher.publish(self.name, records, events)

    def _decode(self, record: Record) -> E:
        try:
            return self.kind.codec.decode(record.kind, record.payload)
        except (UnknownKind, msgspec.ValidationError) as error:
            self.unreadable = str(error)
            raise

    def _fold(self, event: E) -> None:
        before = self.state
        self.state = self.kind.evolve(before, event)
        if self.audit is not None:
            self.audit.learn(event, before, self.state)

    def _follow(self, before: S, records: Sequence[Record], events: Sequence[E]) -> None:
        """Let registers that follow the stream take up its next events."""
        follows = self._policies.follows
        for record, event in zip(records, events, strict=True) if follows else ():
            after = self.kind.evolve(before, event)
            for rule in follows:
                rule(self.id, record, event, before, after)
            before = after

    def _advance(self, events: Sequence[E], last: Record) -> None:
        """Remember where the stream is, and where its rounds begin."""
        before = last.version - len(events)
        if not before:
            self.first = events[0]
        begins = self.kind.round_event
        if begins is not None:
            for place, event in enumerate(events):
                if type(event) is begins:
                    self.rounds.setdefault(event.round_no, before + place)  # type: ignore[attr-defined]
        self.version, self.changed_at = last.version, last.at
        self.last = (last.number, last.digest)
        if self.calm_until and not self.kind.steady.issuperset(map(type, events)):
            self.calm_until = 0
        if not before:
            self.begun(self)

    # ---- commands -----------------------------------------------------------------------------

    def submit(self, request: Request) -> None:
        """Have a command decided; it is answered once it is durable, or refused. Or NotOwner."""
        if not self.owned:
            raise NotOwner(f"another node answers for {self.name}")
        self._queue.append(request)
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._work)
        elif self._gathering is not None and len(self._queue) >= self._awaited:
            self._gathering.cancel()
            self._gathering = None
            asyncio.get_running_loop().call_soon(self._work)

    def _work(self) -> None:
        """Decide what waits and have it stored; called again when that is done."""
        if self._behind or self._repeats:
            self._mending = asyncio.create_task(self._mend())
            return
        if not self._queue:
            self._rest()
            return
        batch, self._queue = self._queue, []
        decided, waits, after = self._decider.decide(
            batch, self.state, self.version, self.changed_at
        )
        self._queue = waits + self._queue
        appends = [one.append for one in decided if one.append is not None]
        if appends:
            self._storing = True
            self._log.submit(appends, lambda answers: self._stored(decided, after, answers))
        else:
            self._stored(decided, after, [])

    def _rest(self) -> None:
        self._busy = False
        idle, self._idle = self._idle, []
        for each in idle:
            each.set_result(None)

    async def _mend(self) -> None:
        """Catch up with the store, and answer keys that were used before as they were then."""
        try:
            if self._behind:
                await self.catch_up()
            if self._repeats:
                self._repeats = False
                await self._answer_repeated()
        except Exception as error:
            failed, self._queue = self._queue, []
            for request in failed:
                answer_request(request, self._known_of(request, error))
            self._repeats = False
            self._rest()
            return
        self._work()

    async def _answer_repeated(self) -> None:
        """Repeated keys come in swarms, after a line was down: all of them are found at once."""
        known = await self._log.answers([each.key for each in self._queue if each.key])
        queue, self._queue = self._queue, []
        for request in queue:
            kept = known.get(request.key)
            if kept is None:
                self._queue.append(request)
            else:
                answer_request(request, answer_again(request.command, *kept))

    # ---- once it is stored --------------------------------------------------------------------

    def _stored(
        self, decided: list[Decided], after: S, answers: Sequence[Answer | Exception]
    ) -> None:
        """Apply and answer what was stored; what must be decided anew is queued again.

        `after` is the state after all of it.
        """
        self._storing = False
        stored = iter(answers)
        run: list[tuple[Decided, Stored]] = []
        for place, one in enumerate(decided):
            answer = next(stored) if one.append is not None else None
            if type(answer) is Stored and not isinstance(one.outcome, Refusal):
                run.append((one, answer))
                continue
            self._commit(run)
            run = []
            if answer is None or isinstance(answer, Stored):
                answer_request(one.request, one.outcome)
            elif not self._take_unstored(one, answer, decided[place + 1 :]):
                if any(isinstance(later, Stored) for later in stored):
                    # What comes again is in the log already, and must be known before a decision.
                    self._behind = True
                break
        else:
            self._commit(run, after)
        over, self._over = self._over, []
        for each in over:
            if not each.done():
                each.set_result(None)
        self._gather(len(decided))

    def _gather(self, answered: int) -> None:
        """Go on; at a crowded stream, once those who were just answered have come again.

        A flush costs the same for few commands as for many, so a crowd is worth a moment's wait.
        """
        if answered < _CROWD or self._behind or self._repeats:
            self._work()
            return
        self._awaited = len(self._queue) + answered
        self._gathering = asyncio.get_running_loop().call_later(_GATHER_SECONDS, self._gathered)

    def _gathered(self) -> None:
        """Nobody is waited for any longer."""
        self._gathering = None
        self._work()

    def _take_unstored(
        self, one: Decided, answer: Answer | Exception, later: list[Decided]
    ) -> bool:
        """Whether those that were decided after it still hold."""
        refused = isinstance(one.outcome, Refusal)
        if isinstance(answer, Repeated):
            again = answer_again(one.request.command, answer.request, answer.answer)
            answer_request(one.request, again)
            if refused:
                return True
            self._repeats = bool(later)
        elif isinstance(answer, Conflict) and answer.stream == self.name:
            self._behind = True
            if answer.actual < answer.expected:
                self._fail(StoreDamaged(_CUT.format(self.name)), [one, *later])
                return False
            if not self.kind.folded:
                self.version = answer.actual
            later = [one, *later]
        elif isinstance(answer, Conflict) and refused:
            # Others have refused under keys meanwhile. What was decided after a refusal holds, and
            # so does the refusal: decided anew, it would come after what was sent after it.
            self._decider.refusals = answer.actual
            one.request.refused = one.outcome
            self._queue.insert(0, one.request)
            return True
        elif isinstance(answer, Conflict):
            answer_request(one.request, _IN_USE)
        else:
            self._fail(answer, [one, *later])
            return False
        self._queue = [each.request for each in later] + self._queue
        return False

    def _fail(self, answer: Answer | Exception, failed: list[Decided]) -> None:
        """The store took none of these, or cannot say."""
        self._behind = True
        if isinstance(answer, Fenced):
            self.owned = False
            answer = NotOwner(f"the lease of {answer.stream} has gone to another node")
        error = answer if isinstance(answer, Exception) else _unknown(answer)
        for one in failed:
            if isinstance(error, StoreUnsure) and one.request.key:
                self._doubt(one.request.key)
            answer_request(one.request, self._known_of(one.request, error))

    def _doubt(self, key: str) -> None:
        """Remember a key that may be in the log."""
        self._doubted[key] = None
        if len(self._doubted) > _DOUBTS_MAX:
            del self._doubted[next(iter(self._doubted))]

    def _known_of(self, request: Request, error: Exception) -> Exception:
        """What is known of a command that is not stored: nothing, if it was in doubt before."""
        if isinstance(error, StoreUnavailable) and request.key in self._doubted:
            return StoreUnsure(str(error))
        return error

    def _commit(self, run: list[tuple[Decided, Stored]], after: S | None = None) -> None:
        """Apply commands that were stored one after the other, publish them, and answer each.

        `after` is the state after the last of them, if it is known.
        """
        records: list[Record] = []
        events: list[E] = []
        accepted: list[tuple[Request, Accepted]] = []
        bookings: list[Any] = []
        version = self.version
        for one, stored in run:
            own, outcome = stored.records, one.outcome
            count = len(outcome)
            before = own[0].version - 1 if count else version
            if before != version:
                # While it changes hands, it may have come back to us through the log already.
                self._behind, after = True, None
            elif count:
                records += own if len(own) == count else own[:count]
                events += outcome
                version += count
                bookings.append(one.booking)
            accepted.append((one.request, Accepted(before + count, one.round_no, outcome)))
        if records:
            known = self.state
            self.state = self._state_after(events) if after is None else after
            if self.audit is not None:
                self.audit.enter(bookings, self.state)
            self._advance(events, records[-1])
            self._follow(known, records, events)
            self._policies.publish(self.id, records, events)
            self._publisher.publish(self.name, records, events)
        for request, answer in accepted:
            answer_request(request, answer)

    def _state_after(self, events: Sequence[E]) -> S:
        state = self.state
        for event in events:
            state = self.kind.evolve(state, event)
        return state

    async def history(self, after: int = 0) -> AsyncIterator[tuple[Record, E]]:
        """The records of the stream with their events."""
        async for record in self._log.tail(self.name, after):
            yield record, self._decode(record)


def _unknown(answer: object) -> Exception:
    return TypeError(f"the store answered {answer!r}")
