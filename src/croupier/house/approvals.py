"""Commands that wait for a second person or a second source. None of it is a rule of any game.

Each that waits for a person has a stream of its own, so that its number is nobody else's. It is
answered once. What was agreed to is done under a key of its own, so that a stop in between does it
once and not twice.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

import msgspec

from croupier.cage.catalogue import COMMANDS as TICKET_COMMANDS
from croupier.cage.declare import PAYERS, VOIDERS
from croupier.cage.state import Cage
from croupier.cage.till import TILLS as TILL_COMMANDS
from croupier.cage.till import Till
from croupier.core.messages import say
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import DRIVERS, NOT_STAFF, SUPERVISORS, Role, lowest, may_not
from croupier.house.actors import Actor, is_of_two, refuse_actor
from croupier.house.amounts import (
    COUNT_TILL,
    COUNTS_AS,
    COUNTS_TILL,
    KEEPING,
    MADE_GOOD,
    ON_THEIR_WORD,
    UNDOING,
    limit_for,
    miscounted,
    moved,
)
from croupier.house.answers import (
    KEY_MISUSED,
    Accepted,
    Answer,
    Waiting,
    read_answer,
    request_digest,
)
from croupier.house.approval_record import (
    APPROVAL_STREAMS,
    PREFIX,
    AnswerApproval,
    ApprovalAnswered,
    ApprovalWaits,
    RequestApproval,
)
from croupier.house.decider import SYSTEM
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.house.settlements import with_settlement
from croupier.house.split_amounts import Part, SmallParts
from croupier.house.stream import Stream
from croupier.house.tables import TABLES, TableStream, stream_of
from croupier.house.tickets import TICKETS
from croupier.house.tills import TILL_STREAMS
from croupier.house.views.actions import COMMANDS
from croupier.house.wheels import WHEELS
from croupier.roulette.game import Clauses, Power
from croupier.table.betting import OpenBetting
from croupier.table.claims import RefuseCredit, ReleaseClaim
from croupier.table.corrections import RecordMistake
from croupier.table.declare import Command
from croupier.table.floats import CountFloat, CreditFloat, FillFloat
from croupier.table.foreign import RedeemForeignColour
from croupier.table.governing import clauses_of_numbers, governing
from croupier.table.lookup import refuse_undecided
from croupier.table.past_rounds import LateAct, settlement_of
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.sources import TWO_READERS, NoteReading
from croupier.table.state import Table
from croupier.wheel.declare import WHEEL
from croupier.wheel.register import ChangeSources, DealTable, ReleaseTable
from croupier.wheel.spins import CorrectNumber
from croupier.wheel.state import Wheel

#: What may be configured to need a second person.
FOUR_EYES: Final = frozenset({"correct-result", "invalidate", "void-wagers"})
WAITING_MAX: Final = 1000
#: Of one person alone, so that nobody keeps the others from being heard.
WAITING_OF_ONE_MAX: Final = 50
#: Devices answer for amounts by their own caps, and the house for its own commands.
_MACHINES: Final = DRIVERS | {Role.SYSTEM}
#: Money that changes hands beside the game: what waits does not lapse with the spin.
_STANDING: Final = (
    *(BuyIn, RecordMistake, RedeemForeignColour, FillFloat, CreditFloat, RefuseCredit),
    *(CountFloat, ReleaseClaim),
    *(ChangeSources, DealTable, ReleaseTable),
)
#: Of what streams a command may wait, by the prefixes of their names.
_COMMANDS: Final[Mapping[str, Mapping[str, Any]]] = {
    TABLES.prefix: COMMANDS,
    TICKETS.prefix: TICKET_COMMANDS,
    WHEELS.prefix: WHEEL.commands,
    TILL_STREAMS.prefix: TILL_COMMANDS.commands,
}
#: What a supervisor agrees to, no matter who else may do the same.
_BY_SUPERVISORS: Final = UNDOING | ON_THEIR_WORD | KEEPING | COUNTS_AS.keys()
_SECOND: Final = say("house-second-person-must-agree")
_LAPSED: Final = say("house-approval-lapsed")
#: After this long without an answer a request lapses, in milliseconds.
LAPSES_AFTER: Final = 600_000


@dataclass(frozen=True, slots=True)
class Approval:
    """A command that a second person must agree to. Nothing has changed."""

    number: int
    table: str
    command: Command
    actor: Actor
    key: str
    requested_at: int = 0
    needs: frozenset[Role] = frozenset()
    clauses: tuple[str, ...] = ()
    round_no: int = 0
    spin_no: int = 0

    @property
    def own_key(self) -> str:
        """The key under which it is done: the sender's, or else one that no client can send."""
        return self.key or f"{PREFIX}{self.number}"

    @property
    def stream(self) -> str:
        """The stream that it was sent to: a table's, or another by its whole name."""
        return self.table if ":" in self.table else stream_of(self.table)

    @property
    def at_counter(self) -> bool:
        """Whether it is about a ticket or a till, and no table's or wheel's."""
        return self.table.startswith((TICKETS.prefix, TILL_STREAMS.prefix))

    @property
    def place(self) -> str:
        """Where it was sent, as a person sees it: a ticket only by its last four digits."""
        if self.table.startswith(WHEELS.prefix):
            return self.table.removeprefix(WHEELS.prefix)
        if self.table.startswith(TICKETS.prefix):
            return f"ticket …{self.table[-4:]}"
        return self.table.replace(TILL_STREAMS.prefix, "till ", 1)

    def lapsed(self, state: Table | Wheel | None, now: int) -> bool:
        """Whether its time is over, or the table has moved on from what it was asked for in.

        What speaks of a round that was settled is bound to that round, not to the one in play;
        what speaks of a wheel's last number, to that spin of it.
        """
        # One that was asked for later than now is of a clock that was ahead, and set back since.
        if not self.requested_at <= now < self.requested_at + LAPSES_AFTER:
            return True
        if state is None or isinstance(self.command, (LateAct, *_STANDING)):
            return False
        return _moment(state) != (self.round_no, self.spin_no)


class Approvals:
    """Keeps commands for a second person, and results for a second source."""

    def __init__(
        self,
        house: House,
        *,
        four_eyes: Collection[str] = (),
        two_sources: Collection[str] = (),
        above: Mapping[str, int] | None = None,
    ) -> None:
        """`above` says, in cents, how much a command may move without a second person."""
        self._house = house
        self._gateway = house.gateway
        self._two_sources = frozenset(two_sources)
        self.waiting: dict[int, Approval] = {}
        #: Held while somebody's answer is taken, by the number of what waits.
        self._answering: dict[int, asyncio.Lock] = {}
        #: Whether somebody was struck off since: what they asked for is nobody's to agree to.
        self.is_struck: Callable[[str], bool] = lambda name: False
        #: Called with the table for which something no longer waits.
        self.decided: Callable[[str], None] = lambda table: None
        family = house.streams.add(APPROVAL_STREAMS)
        self._streams = family.streams
        family.policies.note(self._note_waits, ApprovalWaits)
        family.policies.note(self._note_answered, ApprovalAnswered)
        self._above = dict(above or {})
        self._parts = SmallParts(house)
        house.gateway.hold(self._hold, *four_eyes)
        limited = self._above.keys() | (COUNTS_TILL if COUNT_TILL in self._above else frozenset())
        self._limited = sorted(limited)
        house.gateway.hold(self._hold_above, *(a for a in self._limited if a not in four_eyes))
        house.policies.review(self._refuse_alone, *self._limited)
        tickets = house.streams.family(TICKETS.prefix).policies
        tickets.review(self._refuse_ticket, *(a for a in self._limited if a in MADE_GOOD))
        house.gateway.hold(self._hold_if_needed, *_approvable())
        house.gateway.hold(self._hold_next_round, OpenBetting.action)
        house.policies.review(self._refuse_next_round, OpenBetting.action)
        house.gateway.hold(self._compare, EnterResult.action)

    def follow_tills(self) -> None:
        """Stand at the tills of a house that has some."""
        policies = self._house.streams.family(TILL_STREAMS.prefix).policies
        policies.review(self._refuse_drop, *self._limited)
        self._parts.follow_tills(policies)

    async def start(self) -> None:
        """Go on with what waited when the house stopped."""
        await self._house.streams.start(PREFIX)
        for number, stream in self._streams.items():
            if stream.state is not None and not stream.state.answered:
                self._note_waits(number, stream.state.event)
        await self._note_done()
        await self._parts.start()

    async def _note_done(self) -> None:
        """Take off what was answered for good before a stop that came ahead of the note of it."""
        keys = [each.own_key for each in self.waiting.values()]
        known = await self._house.store.answers(keys)
        for number, each in list(self.waiting.items()):
            if each.own_key in known:
                _, kept = known[each.own_key]
                answer = read_answer(kept)
                done = isinstance(answer, Accepted)
                outcome = "done" if done else str(answer)
                await self._answer(number, SYSTEM, each.requested_at, agreed=done, outcome=outcome)

    def _note_waits(self, number: str, event: ApprovalWaits) -> None:
        prefix = f"{event.table.partition(':')[0]}:" if ":" in event.table else TABLES.prefix
        # What a log has kept has text for the values of chips.
        kind = _COMMANDS[prefix][event.action]
        command: Any = msgspec.convert(event.command, kind, str_keys=True)
        actor = Actor(id=event.asked_by, roles=event.roles, players=event.players)
        at = self._streams[number].changed_at
        self.waiting[int(number)] = Approval(
            int(number),
            event.table,
            command,
            actor,
            event.key,
            at,
            event.needs,
            event.clauses,
            event.round_no,
            event.spin_no,
        )

    def _note_answered(self, number: str, event: ApprovalAnswered) -> None:
        if (answered := self.waiting.pop(int(number), None)) is not None:
            for table in self._tables_of(answered):
                self.decided(table)

    def _tables_of(self, waiting: Approval) -> tuple[str, ...]:
        """The tables that something which waits is about: its own, or all of its wheel."""
        if not waiting.table.startswith(WHEELS.prefix):
            return (waiting.table,)
        stream = self._house.streams.get(waiting.table)
        return tuple(stream.state.tables) if stream is not None else ()

    async def _hold(self, stream: TableStream, request: Request) -> Answer | None:
        """Keep a command for a second person, unless it would be refused anyway."""
        refusal = self._refusal(stream, request.command, request.identity)
        if refusal is not None and not isinstance(refusal, ApprovalNeeded):
            return refusal
        return await self._keep(stream, request, Power(frozenset()))

    async def _hold_above(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        """Keep a command that moves more than one person may; the book decides first."""
        command = request.command
        if (
            stream.kind not in (TABLES, TICKETS, TILL_STREAMS)
            or request.identity.roles <= _MACHINES
        ):
            return None
        player = getattr(command, "player", None)
        if refuse_actor(request.identity, command.by, player, command.action):
            return None
        decided = self._decide(stream, command)
        if isinstance(decided, Refusal):
            return None
        place = _place_of(stream, command)
        if not self._is_above(place, request, self._amounts(stream.id, command, decided)):
            return None
        reviews = self._house.streams.family(stream.name).policies.reviews
        own = (self._refuse_alone, self._refuse_drop, self._refuse_ticket)
        others = (rule for rule in reviews.get(command.action, ()) if rule not in own)
        if any(rule(stream.state, request, decided) for rule in others):
            return None
        needs: frozenset[Role] = frozenset()
        if stream.kind is not TABLES:
            # Over the counter another cashier agrees, or a supervisor.
            needs = PAYERS | VOIDERS
        elif command.by is Role.PLAYER or command.action in _BY_SUPERVISORS:
            # Not everybody who sells chips may call a wager, and nobody sells any at a terminal.
            needs = SUPERVISORS
        return await self._keep(stream, request, Power(needs))

    def _is_above(self, place: str, request: Request, parts: Collection[Part]) -> bool:
        """Whether amounts are more than one person may move, with those of the hour."""
        return any(
            part.amount + self._parts.lately(place, request, part) > part.limit for part in parts
        )

    def _amounts(self, place: str, command: Any, events: tuple[Any, ...]) -> list[Part]:
        """What events move that has a limit."""
        found = {
            limit_for(command): moved(place, command.action, events),
            COUNT_TILL: miscounted(events),
        }
        return [
            Part(action, amount, self._above[action])
            for action, amount in found.items()
            if amount and action in self._above
        ]

    async def moved_lately(self, waiting: Approval) -> int:
        """What was moved in the hour as this, with nobody's agreement: who agrees is to see it."""
        command = waiting.command
        if command.action not in self._limited:
            return 0
        stream = await self._house.streams.find(waiting.stream)
        decided = self._decide(stream, command)
        if isinstance(decided, Refusal):
            return 0
        request = Request(command, waiting.actor, waiting.key, lambda answer: None)
        place, parts = _place_of(stream, command), self._amounts(stream.id, command, decided)
        return max((self._parts.lately(place, request, part) for part in parts), default=0)

    def _refuse_alone(
        self, table: Table, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """What was still below the amount when it came is not above it when it is done.

        Of many that are sent at one moment each finds the hour as it was before all of them, and a
        round that is undone may have had no number yet.
        """
        return self._refuse_one(table.id, request, events, _governing(table, request.command))

    def _refuse_drop(self, till: Till, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        """The same at a till."""
        return self._refuse_one(request.command.name, request, events)

    def _refuse_ticket(
        self, cage: Cage, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """The same at a ticket, by the station that it came from."""
        place = cage.tickets[request.command.number].place
        return self._refuse_one(place, request, events)

    def _refuse_one(
        self, place: str, request: Request, events: tuple[Any, ...], clauses: Clauses = ()
    ) -> Refusal | None:
        if request.identity.roles <= _MACHINES or is_of_two(request.identity.id):
            return None
        parts = self._amounts(place, request.command, events)
        if self._is_above(place, request, parts):
            return Refusal(Reason.NOT_PERMITTED, _SECOND, clauses)
        self._parts.write(place, request, parts)
        return None

    async def _hold_if_needed(self, stream: Stream[Any, Any], request: Request) -> Answer | None:
        """Keep a command that the book lets happen only with somebody's approval."""
        request.command = _unapproved(request.command)
        needed = self._refusal(stream, request.command, request.identity)
        if not isinstance(needed, ApprovalNeeded):
            return None
        if stream.kind is WHEELS:
            # What the house would refuse in the end is not kept for a second person.
            reviews = self._house.streams.family(stream.name).policies.reviews
            for rule in reviews.get(request.command.action, ()):
                if refusal := rule(stream.state, request, ()):
                    return refusal
        return await self._keep(stream, request, Power(needed.roles, needed.clauses))

    async def _hold_next_round(self, stream: TableStream, request: Request) -> Answer | None:
        await self.lapse(request.command.at)
        return self._refuse_next_round(stream.state, request, ())

    def _refuse_next_round(
        self, table: Table, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """No round begins while it waits whether one before is put right; no wheel begins one."""
        for each in self.waiting.values():
            if table.id not in self._tables_of(each):
                continue
            if each.lapsed(self._state_of(each), request.command.at):
                continue
            if isinstance(each.command, LateAct | CorrectNumber):
                return Refusal(
                    Reason.WRONG_PHASE,
                    say(
                        "house-by-waits-second-person", action=each.command.action, id=each.actor.id
                    ),
                    each.clauses,
                )
        return None

    async def _keep(self, stream: Stream[Any, Any], request: Request, needs: Power) -> Answer:
        command, actor, key = request.command, request.identity, request.key
        own = [each for each in self.waiting.values() if each.actor.id == actor.id]
        for each in own:
            if each.key and each.key == key:
                if request_digest(each.command) != request_digest(command):
                    return KEY_MISUSED
                return Waiting(each.number, _SECOND, each.clauses)
        for count, most in ((len(self.waiting), WAITING_MAX), (len(own), WAITING_OF_ONE_MAX)):
            if count >= most:
                refused = say("house-commands-wait-second-person", waiting_max=most)
                return Refusal(Reason.INVALID, refused)
        plain = command
        if isinstance(command, LateAct):
            # It is bound to its round as that stands. What is looked up is looked up again.
            about, stood = command.round_meant(stream.state), _standing(stream.state, command)
            plain = command.but(about=about, stood=stood, settled=None, later=())
        waits = ApprovalWaits(
            table=stream.id if stream.kind is TABLES else stream.name,
            action=command.action,
            command=msgspec.to_builtins(plain),
            asked_by=actor.id,
            roles=actor.roles,
            players=actor.players,
            key=key,
            needs=needs.roles,
            clauses=needs.clauses or _governing(stream.state, command),
            round_no=_moment(stream.state)[0],
            spin_no=_moment(stream.state)[1],
            version=stream.version,
        )
        return await self._request(waits, actor, command.at)

    async def lapse(self, now: int, answered: int = 0) -> None:
        """Take off what waits no longer: its time is over, or the table has moved on.

        Of what somebody is answering right now, that answer decides, unless it is `answered`.
        """
        for number, each in list(self.waiting.items()):
            lock = self._answering.get(number)
            if number != answered and lock is not None and lock.locked():
                continue
            stream = self._house.tables.get(each.table)
            if stream is not None and not stream.owned:
                # Its owner decides whether the table has moved on.
                continue
            gone = self.is_struck(each.actor.id)
            if gone or each.lapsed(self._state_of(each), now):
                await self._refuse_for_good(each, _lapsed(each), now)
                await self._answer(number, SYSTEM, now, agreed=False, outcome="lapsed")

    def _state_of(self, waiting: Approval) -> Any:
        stream = self._house.streams.get(waiting.stream)
        return stream.state if stream is not None else None

    async def _refuse_for_good(self, waiting: Approval, refusal: Refusal, at: int) -> None:
        """What came to nothing is not begun again by a sender that repeats its key."""
        if waiting.key:
            command = waiting.command.but(at=at)
            await self._gateway.refuse(waiting.actor, waiting.stream, command, waiting.key, refusal)

    async def _request(self, waits: ApprovalWaits, actor: Actor, at: int) -> Answer:
        """Keep it under the next number that nobody else has taken."""
        number = max(map(int, self._streams), default=0)
        command = RequestApproval(by=lowest(actor.roles), at=at, waits=waits)
        while True:
            number += 1
            answer = await self._gateway.submit(actor, f"{PREFIX}{number}", command)
            if not isinstance(answer, Refusal):
                return Waiting(number, _SECOND, waits.clauses)

    async def second(self, number: int, actor: Actor, *, agrees: bool, at: int) -> Answer:
        """The same as `second_here`, at the node that owns the table."""
        waiting, remote = self.waiting.get(number), self._gateway.remote
        if waiting is None or remote is None or waiting.table not in self._house.tables:
            return await self.second_here(number, actor, agrees=agrees, at=at)
        return await remote.second(waiting.table, number, actor, agrees=agrees, at=at)

    async def second_here(self, number: int, actor: Actor, *, agrees: bool, at: int) -> Answer:
        """A second person agrees, and it is done in the name of both; or does not, and it is off.

        The second person must hold a role that the book names for it, or else one in which the same
        could have been sent. Of several who answer at one moment the first is heard.
        """
        try:
            async with self._answering.setdefault(number, asyncio.Lock()):
                return await self._second(number, actor, agrees=agrees, at=at)
        finally:
            if number not in self.waiting:
                self._answering.pop(number, None)

    async def _second(self, number: int, actor: Actor, *, agrees: bool, at: int) -> Answer:
        await self.lapse(at, number)
        waiting = self.waiting.get(number)
        if waiting is None:
            return Refusal(Reason.INVALID, say("house-nothing-waits-under", number=number))
        if not actor.roles - NOT_STAFF:
            # The player whom it is about is no second pair of eyes, nor is a machine.
            return _nobody(actor, waiting.clauses)
        if waiting.actor.id == actor.id:
            return Refusal(
                Reason.NOT_PERMITTED, say("house-second-pair-eyes-another-person"), waiting.clauses
            )
        stream = await self._house.streams.find(waiting.stream)
        command = await with_settlement(self._house.store, stream, waiting.command.but(at=at))
        if isinstance(command, LateAct) and command.stood not in (
            "",
            _standing(stream.state, command),
        ):
            # Somebody has put that round right meanwhile, or its number has come.
            await self._refuse_for_good(waiting, _lapsed(waiting), at)
            await self._answer(number, SYSTEM, at, agreed=False, outcome="lapsed")
            return _lapsed(waiting)
        if waiting.needs:
            fitting = actor.roles & waiting.needs
            if not fitting:
                by = lowest(actor.roles)
                detail = may_not(by, command.action, waiting.needs)
                return Refusal(Reason.NOT_PERMITTED, detail, waiting.clauses)
            if hasattr(command, "approved"):
                command = command.but(approved=str(lowest(fitting)))
            if hasattr(command, "agreed_by"):
                command = command.but(agreed_by=actor.id)
        elif refusal := self._refuse_second(stream, command, actor, agrees=agrees):
            return refusal
        answer: Answer
        if agrees:
            both = replace(waiting.actor, id=f"{waiting.actor.id} and {actor.id}")
            answer = await self._gateway.submit(
                both, waiting.stream, command, waiting.own_key, approved=True
            )
        else:
            said = say("house-did-not-agree", id=actor.id, action=command.action)
            answer = Refusal(Reason.NOT_PERMITTED, said, waiting.clauses)
            await self._refuse_for_good(waiting, answer, at)
        outcome = "done" if isinstance(answer, Accepted) else str(answer)
        await self._answer(number, actor, at, agreed=agrees, outcome=outcome)
        return answer

    async def _answer(
        self, number: int, actor: Actor, at: int, *, agreed: bool, outcome: str
    ) -> None:
        command = AnswerApproval(by=lowest(actor.roles), at=at, agreed=agreed, outcome=outcome)
        await self._gateway.submit(actor, f"{PREFIX}{number}", command)

    def _refuse_second(
        self, stream: Stream[Any, Any], command: Command, actor: Actor, *, agrees: bool
    ) -> Refusal | None:
        """Why somebody may not answer: no role of theirs could have sent the same.

        What the table has come to refuse can still be taken off by anyone who could have sent it,
        so that it does not wait for ever.
        """
        staff = sorted(actor.roles - NOT_STAFF)
        tried = [self._refusal(stream, command.but(by=role), actor) for role in staff]
        if None in tried:
            return None
        refusals = [refusal for refusal in tried if refusal is not None]
        other = [refusal for refusal in refusals if refusal.reason is not Reason.NOT_PERMITTED]
        if other and not agrees:
            return None
        return next(iter((*other, *refusals)), _nobody(actor))

    def _refusal(self, stream: Stream[Any, Any], command: Command, actor: Actor) -> Refusal | None:
        """Why the table would refuse a command as it stands."""
        player = getattr(command, "player", None)
        if refusal := refuse_actor(actor, command.by, player, command.action):
            return refusal
        decision = self._decide(stream, command)
        return decision if isinstance(decision, Refusal) else None

    def _decide(self, stream: Stream[Any, Any], command: Any) -> Any:
        """What a command leads to, with what the house knows in place of what somebody typed."""
        state = self._gateway.stands(stream)
        policies = self._house.streams.family(stream.name).policies
        if command.action in policies.fills:
            command = policies.filled(state, command)
        return stream.kind.decide(state, command)

    def has_two_readers(self, table: str) -> bool:
        """Whether the house is set up so that two must agree on a table's numbers."""
        return table in self._two_sources

    async def _compare(self, stream: TableStream, request: Request) -> Answer | None:
        """Compare what two sources say of a spin; None once both have said the same."""
        table, command, actor = stream.id, request.command, request.identity
        if stream.kind is not TABLES:
            return None
        if table not in self._two_sources and stream.state.source != TWO_READERS:
            return None
        if refusal := self._refusal(stream, command, actor):
            return refusal
        # A reading that does not count here is not written down as one.
        decided = stream.kind.decide(self._gateway.stands(stream), command)
        if isinstance(decided, Refusal):
            return decided
        for rule in self._house.policies.reviews.get(command.action, ()):
            if refusal := rule(stream.state, request, decided):
                return refusal
        if stream.state.undecided:
            return _refuse_own_reading(stream.state, command, actor)
        said = dict(stream.state.readings)
        if said.get(actor.id) != command.pocket:
            reading = NoteReading(
                by=Role.SYSTEM, at=command.at, reader=actor.id, pocket=command.pocket
            )
            noted = await self._gateway.submit(SYSTEM, stream.name, reading)
            if isinstance(noted, Refusal):
                return noted
        if refusal := refuse_undecided(stream.state, Role.SYSTEM):
            return refusal
        others = said.keys() - {actor.id}
        return (
            None
            if others
            else Waiting(0, say("house-waits-second-source-agrees", pocket=command.pocket))
        )


def _governing(state: Any, command: Any) -> Clauses:
    """What the book says of what waits; where that is the house's own wish, of the act."""
    return governing(state.game, type(command)) if isinstance(state, Table) else ()


def _lapsed(waiting: Approval) -> Refusal:
    """That it waits no longer."""
    return Refusal(Reason.NOT_PERMITTED, _LAPSED, waiting.clauses)


def _place_of(stream: Stream[Any, Any], command: Any) -> str:
    """Where an amount counts: a ticket's at the station that it came from."""
    return str(stream.state.tickets[command.number].place if stream.kind is TICKETS else stream.id)


def _nobody(actor: Actor, clauses: Clauses = ()) -> Refusal:
    """That somebody is no member of staff who could agree."""
    return Refusal(Reason.NOT_PERMITTED, say("house-no-role-agree-in", id=actor.id), clauses)


def _refuse_own_reading(table: Table, command: EnterResult, actor: Actor) -> Refusal | None:
    """Of two people who differ neither decides for what they saw themselves."""
    if table.readings.get(actor.id) != command.pocket:
        return None
    detail = say("house-somebody-else-decides", reader=actor.id, pocket=command.pocket)
    return Refusal(Reason.NOT_PERMITTED, detail, clauses_of_numbers(table.game))


def _approvable() -> set[str]:
    """The actions that may need somebody's approval, by a field that the house fills in."""
    return {
        action
        for kinds in _COMMANDS.values()
        for action, kind in kinds.items()
        if hasattr(kind, "approved") or hasattr(kind, "agreed_by")
    }


def _standing(table: Table, command: LateAct) -> str:
    """How the round stands that a late act speaks of, in few signs."""
    settled = settlement_of(table, command.round_meant(table), command.settled)
    if settled is None:
        return "-"
    lines = [(each.player, each.bet, each.stake, each.win, each.void) for each in settled.lines]
    return sha256(msgspec.json.encode((settled.pocket, sorted(lines)))).hexdigest()[:16]


def _moment(state: Any) -> tuple[int, int]:
    """The round and spin of a table, the spins of a wheel; of anything else nothing."""
    if isinstance(state, Wheel):
        return state.spins, 0
    return getattr(state, "round_no", 0), getattr(state, "spin_no", 0)


def _unapproved(command: Any) -> Any:
    """A command without an approval that its sender may have written into it."""
    for name in ("approved", "agreed_by"):
        if getattr(command, name, ""):
            command = command.but(**{name: ""})
    return command
