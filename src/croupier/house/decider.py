"""Deciding a batch of commands, each on the state that those before it lead to."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Generic

import msgspec

from croupier.core.declarations import Declared
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor, refuse_actor
from croupier.house.answers import Answer, keep_accepted, keep_refusal, request_digest
from croupier.house.log.record import Draft
from croupier.house.log.store import Append, StreamAppend
from croupier.house.policies import Policies, Request
from croupier.house.stream_kind import Audit, E, S, StreamKind

SYSTEM: Final = Actor(id="system", roles=frozenset({Role.SYSTEM}), standing="house")
#: The same name, for what the clock demands: it is done once, and only while it is still due.
CLOCK: Final = Actor(id=SYSTEM.id, roles=SYSTEM.roles)
#: Refusals under a key are kept beside the stream that refused.
REFUSALS: Final = "refused:"
_TEXT: Final = msgspec.json.Encoder(order="deterministic").encode
_NOT_DUE: Final = Refusal(Reason.WRONG_PHASE, say("house-clock-demands-no-longer"))
_LATE: Final = Refusal(Reason.INVALID, say("house-after-deadline"))
_log = logging.getLogger("croupier.house")


class Decided:
    """A request with what the state before it makes of it."""

    __slots__ = ("after", "append", "booking", "outcome", "request")

    def __init__(
        self,
        request: Request,
        outcome: Any,
        append: Append | None,
        after: Any,
        booking: Any = None,
    ) -> None:
        self.request = request
        self.outcome = outcome
        self.append = append
        self.after = after
        self.booking = booking


class Decider(Generic[S, E]):
    """Decides for one stream. It changes nothing but what it expects to be stored."""

    def __init__(
        self,
        name: str,
        kind: StreamKind[S, E],
        policies: Policies,
        audit: Audit | None,
        now: Callable[[], int],
    ) -> None:
        self._name = name
        self._id = name.removeprefix(kind.prefix)
        self._kind = kind
        self._policies = policies
        self._audit = audit
        self._now = now
        self.epoch = 0
        #: How many refusals under keys there are, as far as is known.
        self.refusals = 0

    def decide(
        self, batch: list[Request], state: S, version: int, since: int = 0
    ) -> tuple[list[Decided], list[Request]]:
        """What is decided now, and what waits until that is stored.

        `since` is when something last happened: what was stamped before it, and waited, is later.
        Once something has happened that policies must know of, the rest waits.
        """
        place = 0
        due = self._kind.due
        if self._audit is not None:
            self._audit.restart(state)
        decided: list[Decided] = []
        again: list[Request] = []
        seen: set[str] = set()
        for place, request in enumerate(batch, start=1):
            if request.key and request.key in seen:
                again.append(request)
                continue
            seen.add(request.key)
            if request.command.at < since and request.identity is not CLOCK:
                request.command = stamp(request.command, since)
            demanded = due(state, request.command.at) if due is not None else ()
            one = self._demanded(state, version, request, demanded) if demanded else None
            if one is not None:
                decided.append(one)
                place -= 1
                break
            one = self._try(state, version, request)
            if one is None:
                continue
            decided.append(one)
            if not isinstance(one.outcome, Refusal):
                state, version = one.after, version + len(one.outcome)
                since = max(since, request.command.at)
                if self._must_note(one.outcome):
                    break
        return decided, batch[place:] + again

    def _demanded(
        self, state: S, version: int, request: Request, demanded: Sequence[Any]
    ) -> Decided | None:
        """What the clock demands before a command, unless it is refused."""
        if request.identity is SYSTEM or request.identity is CLOCK:
            return None
        one = self._try(state, version, Request(demanded[0], CLOCK, "", _ignore))
        return None if one is None or isinstance(one.outcome, Refusal) else one

    def _must_note(self, events: Iterable[Any]) -> bool:
        """Whether policies must take note of events before the next command is decided."""
        if self._policies.notes or self._policies.follows:
            steady = self._kind.steady
            for event in events:
                if type(event) not in steady:
                    return True
        return False

    def _try(self, state: S, version: int, request: Request) -> Decided | None:
        try:
            return self._decide_one(state, version, request)
        except Exception as error:
            # A command that breaks the program is answered so alone; the others go on.
            answer_request(request, error)
            return None

    def _decide_one(self, state: S, version: int, request: Request) -> Decided:
        command, outcome = self._outcome(state, request)
        if isinstance(outcome, Refusal):
            kept = self._keep_refusal(request, outcome) if request.key else None
            return Decided(request, outcome, kept, state)
        attach = self._kind.attach
        parts: tuple[StreamAppend, ...] = ()
        if attach is not None:
            outcome, parts = attach(self._id, state, outcome)
        after, booking = self._follow(state, outcome)
        drafts = tuple(map(self._kind.codec.encode, outcome))
        own = StreamAppend(self._name, version, drafts, self.epoch)
        key, digest, answer = request.key, b"", b""
        if key:
            digest = request_digest(request.command)
            answer = keep_accepted(version + len(drafts), self.round_of(after))
        append = Append(
            (own, *parts), command.at, request.identity.id, command.action, key, digest, answer
        )
        return Decided(request, outcome, append, after, booking)

    def _outcome(self, state: S, request: Request) -> tuple[Any, tuple[E, ...] | Refusal]:
        """The command with what the house fills in, and what comes of it."""
        command, policies = request.command, self._policies
        if request.refusal is not None:
            return command, request.refusal
        if request.identity is CLOCK and not self._is_due(state, command):
            return command, _NOT_DUE
        player = getattr(command, "player", None) or None
        refusal = refuse_actor(request.identity, command.by, player, command.action)
        if refusal is None and (request.round_no or request.deadline):
            refusal = self._untimely(state, request)
        if refusal is not None:
            return command, refusal
        if command.action in policies.fills:
            command = policies.filled(state, command)
        outcome = self._kind.decide(state, command)
        if not isinstance(outcome, Refusal):
            for rule in policies.reviews.get(command.action, ()):
                if refusal := rule(state, request, outcome):
                    return command, refusal
        return command, outcome

    def _is_due(self, state: S, command: Any) -> bool:
        """Whether the clock still demands a command: others may have come first."""
        due = self._kind.due
        return due is not None and command in due(state, command.at)

    def _untimely(self, state: S, request: Request) -> Refusal | None:
        """Why a command that comes after its round or its deadline is not done."""
        if request.deadline and self._now() > request.deadline:
            return _LATE
        if request.round_no and request.round_no != self.round_of(state):
            return Refusal(
                Reason.BETTING_CLOSED,
                say("house-meant-round", round_no=request.round_no, round_of=self.round_of(state)),
            )
        return None

    def round_of(self, state: S) -> int:
        """The round that a state is in."""
        rounds = self._kind.round_of
        return rounds(state) if rounds is not None else 0

    def _follow(self, state: S, events: tuple[E, ...]) -> tuple[S, Any]:
        """The state after events. What does not add up to the cent stops here, unstored."""
        audit, evolve = self._audit, self._kind.evolve
        if audit is None:
            for event in events:
                state = evolve(state, event)
            return state, None
        booking = audit.begin()
        for event in events:
            before, state = state, evolve(state, event)
            audit.follow(booking, event, before, state)
        audit.expect(booking)
        return state, booking

    def _keep_refusal(self, request: Request, refusal: Refusal) -> Append:
        """A refusal under a key is as final as what was done under one."""
        command = request.command
        said = {"action": command.action, "reason": refusal.reason, "detail": refusal.detail}
        draft = Draft(kind="CommandRefused", payload=_TEXT({**said, "clauses": refusal.clauses}))
        expected, self.refusals = self.refusals, self.refusals + 1
        return Append(
            streams=(StreamAppend(REFUSALS + self._name, expected, (draft,)),),
            at=command.at,
            actor=request.identity.id,
            cause=command.action,
            key=request.key,
            request=request_digest(command),
            answer=keep_refusal(refusal),
        )


def stamp(command: Any, at: int) -> Any:
    """A command as of an instant."""
    return command.but(at=at) if isinstance(command, Declared) else replace(command, at=at)


def answer_request(request: Request, answer: Answer | Exception) -> None:
    """Answer a request; whoever cannot take the answer must not keep others from theirs."""
    try:
        request.answered(answer)
    except Exception:
        _log.exception("an answer was not taken")


def _ignore(answer: Answer | Exception) -> None:
    """What the clock demands is answered to nobody."""
