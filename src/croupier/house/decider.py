"""Deciding a batch of commands, each on the state that those before it lead to."""

import logging
from collections.abc import Callable, Sequence
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
from croupier.house.policies import Clears, Policies, Request
from croupier.house.stream_kind import Audit, E, Page, Run, S, StreamKind

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
    """A request with what the state before it makes of it.

    The state after it is not kept: of a batch only the last one is needed, as a rule, and a state
    that is let go at once leaves its memory to the next.
    """

    __slots__ = ("append", "booking", "outcome", "request", "round_no")

    def __init__(
        self,
        request: Request,
        outcome: Any,
        append: Append | None,
        round_no: int = 0,
        booking: Any = None,
    ) -> None:
        self.request = request
        self.outcome = outcome
        self.append = append
        self.round_no = round_no
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
        self._run: Run | None = None
        #: The version of the stream before the batch: what comes after it is not stored yet.
        self._known = 0
        self.epoch = 0
        #: How many refusals under keys there are, as far as is known.
        self.refusals = 0

    def decide(
        self, batch: list[Request], state: S, version: int, since: int = 0
    ) -> tuple[list[Decided], list[Request], S]:
        """What is decided now, what waits until that is stored, and the state after it.

        `since` is when something last happened: what was stamped before it, and waited, is later.
        Once something has happened that policies must know of, the rest waits.
        """
        place, self._known = 0, version
        due, steady = self._kind.due, self._steady()
        page = self._audit.page(state) if self._audit is not None else None
        run, clears = self._run_on(state) if page is not None else (None, [])
        decided: list[Decided] = []
        again: list[Request] = []
        seen: set[str] = set()
        for place, request in enumerate(batch, start=1):
            key = request.key
            if key:
                if key in seen:
                    again.append(request)
                    continue
                seen.add(key)
            at = request.command.at
            if at < since and request.identity is not CLOCK:
                # A clock that was set back since then makes nothing later than it is now.
                since = min(since, self._now())
                if at < since:
                    request.command, at = stamp(request.command, since), since
            try:
                if run is not None:
                    taken = self._take(run, clears, page, version, request)
                    if taken is not None:
                        decided.append(taken)
                        version += 1
                        if at > since:
                            since = at
                        continue
                    state = run.state
                demanded = due(state, at) if due is not None else ()
                if demanded and (found := self._demanded(page, state, version, request, demanded)):
                    one, state = found
                    run = None
                    decided.append(one)
                    place -= 1
                    break
                one, state = self._decide_one(page, state, version, request)
            except Exception as error:
                # A command that breaks the program is answered so alone; the others go on.
                answer_request(request, error)
                continue
            decided.append(one)
            outcome = one.outcome
            if isinstance(outcome, Refusal):
                continue
            version += len(outcome)
            if at > since:
                since = at
            if run is not None:
                run = self._follow_run(run, state, outcome)
            if steady is not None and not steady.issuperset(map(type, outcome)):
                break
        return decided, batch[place:] + again, state if run is None else run.state

    def _run_on(self, state: S) -> tuple[Run | None, list[Clears]]:
        """The run on a state, if its kind has any now, and what is left to check of each command.

        It is kept from one batch to the next as long as nothing else has happened.
        """
        if self._kind.run is None:
            return None, []
        run = self._run
        if run is None or run.state is not state:
            run = self._run = self._kind.run(state)
        clears = self._policies.clear_run(run.command.action, state) if run.until else None
        return (None, []) if clears is None else (run, clears)

    def _follow_run(self, run: Run, state: S, outcome: tuple[E, ...]) -> Run | None:
        """The run after something that was decided the general way; None if it ends there."""
        if not self._kind.steady.issuperset(map(type, outcome)):
            return None
        run.go_on(state)
        return run

    def _take(
        self, run: Run, clears: list[Clears], page: Page | None, version: int, request: Request
    ) -> Decided | None:
        """A command that goes with a run; None if it must be decided the general way."""
        command, identity, base = request.command, request.identity, run.base
        if (
            type(command) is not run.command
            or request.refused is not None
            or identity.serves
            or refuse_actor(identity, command.by, command.player, command.action) is not None
            or ((request.round_no or request.deadline) and self._untimely(base, request))
        ):
            return None
        found = run.find(command)
        if found is None:
            return None
        for is_clear in clears:
            if not is_clear(request):
                return None
        event, booking = run.enter(page, found)
        kind = self._kind
        round_no = kind.round_of(base) if kind.round_of is not None else 0
        drafts = (kind.codec.encode(event),)
        append = self._append(request, command, version, drafts, round_no)
        return Decided(request, (event,), append, round_no, booking)

    def _steady(self) -> frozenset[type] | None:
        """The events after which the next command may be decided; None if that is all of them."""
        noted = self._policies.notes or self._policies.follows
        return self._kind.steady if noted else None

    def _demanded(
        self, page: Page | None, state: S, version: int, request: Request, demanded: Sequence[Any]
    ) -> tuple[Decided, S] | None:
        """What the clock demands before a command, unless it is refused."""
        if request.identity is SYSTEM or request.identity is CLOCK:
            return None
        first = Request(demanded[0], CLOCK, "", _ignore)
        try:
            found = self._decide_one(page, state, version, first)
        except Exception as error:
            answer_request(first, error)
            return None
        return None if isinstance(found[0].outcome, Refusal) else found

    def _decide_one(
        self, page: Page | None, state: S, version: int, request: Request
    ) -> tuple[Decided, S]:
        command, outcome = self._outcome(state, request)
        key = request.key
        if isinstance(outcome, Refusal):
            kept = self._keep_refusal(request, outcome, version) if key else None
            return Decided(request, outcome, kept), state
        kind = self._kind
        parts: tuple[StreamAppend, ...] = ()
        if kind.attach is not None:
            outcome, parts = kind.attach(self._id, state, outcome)
        after, booking = self._follow(page, state, outcome)
        encode = kind.codec.encode
        drafts = (encode(outcome[0]),) if len(outcome) == 1 else tuple(map(encode, outcome))
        round_no = kind.round_of(after) if kind.round_of is not None else 0
        append = self._append(request, command, version, drafts, round_no, parts)
        return Decided(request, outcome, append, round_no, booking), after

    def _append(
        self,
        request: Request,
        command: Any,
        version: int,
        drafts: tuple[Draft, ...],
        round_no: int,
        parts: tuple[StreamAppend, ...] = (),
    ) -> Append:
        """What is stored of a command, with its answer where it has a key."""
        own, key = StreamAppend(self._name, version, drafts, self.epoch), request.key
        digest = answer = b""
        if key:
            digest = request_digest(request.command)
            answer = keep_accepted(version + len(drafts), round_no)
        streams = (own, *parts) if parts else (own,)
        return Append(streams, command.at, request.identity.id, command.action, key, digest, answer)

    def _outcome(self, state: S, request: Request) -> tuple[Any, Any]:
        """The command with what the house fills in, and what comes of it."""
        command, policies, identity = request.command, self._policies, request.identity
        if request.refused is not None:
            return command, request.refused
        if identity is CLOCK and not self._is_due(state, command):
            return command, _NOT_DUE
        action = command.action
        refusal = self._refuse_actor(state, request)
        if refusal is None and (request.round_no or request.deadline):
            refusal = self._untimely(state, request)
        if refusal is not None:
            return command, refusal
        if action in policies.fills:
            command = policies.filled(state, command)
        outcome = self._kind.decide(state, command)
        if not isinstance(outcome, Refusal):
            for rule in policies.reviews.get(action, ()):
                if refusal := rule(state, request, outcome):
                    return command, refusal
        return command, outcome

    def _refuse_actor(self, state: S, request: Request) -> Refusal | None:
        """Why it is not for this person to do, with the clauses of the book that say so."""
        command, whose = request.command, self._kind.whose
        player = getattr(command, "player", None)
        refusal = refuse_actor(request.identity, command.by, player, command.action)
        if refusal is None or whose is None or state is None:
            return refusal
        return replace(refusal, clauses=whose(state, command, refusal.reason))

    def _is_due(self, state: S, command: Any) -> bool:
        """Whether the clock still demands a command: others may have come first."""
        due = self._kind.due
        return due is not None and command in due(state, command.at)

    def _untimely(self, state: S, request: Request) -> Refusal | None:
        """Why a command that comes after its round or its deadline is not done."""
        if request.deadline and self._now() > request.deadline:
            return _LATE
        round_of = self._kind.round_of
        current = round_of(state) if round_of is not None else 0
        if request.round_no and request.round_no != current:
            return Refusal(
                Reason.BETTING_CLOSED,
                say("house-meant-round", round_no=request.round_no, round_of=current),
            )
        return None

    def _follow(self, page: Page | None, state: S, events: tuple[E, ...]) -> tuple[S, Any]:
        """The state after events. What does not add up to the cent stops here, unstored."""
        evolve = self._kind.evolve
        if page is None:
            for event in events:
                state = evolve(state, event)
            return state, None
        booking = page.begin()
        for event in events:
            before, state = state, evolve(state, event)
            page.follow(booking, event, before, state)
        page.expect(booking)
        return state, booking

    def _keep_refusal(self, request: Request, refusal: Refusal, version: int) -> Append:
        """A refusal under a key is as final as what was done under one.

        What was decided before it may come to nothing, as its key was used before: then the
        refusal does too, and is decided anew.
        """
        command = request.command
        said = {"action": command.action, "reason": refusal.reason, "detail": refusal.detail}
        draft = Draft(kind="CommandRefused", payload=_TEXT({**said, "clauses": refusal.clauses}))
        expected, self.refusals = self.refusals, self.refusals + 1
        own = StreamAppend(REFUSALS + self._name, expected, (draft,))
        return Append(
            streams=(own,)
            if version == self._known
            else (own, StreamAppend(self._name, version, ())),
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
    """Answer a request; one who cannot take the answer must not keep others from theirs."""
    try:
        request.answered(answer)
    except Exception:
        _log.exception("an answer was not taken")


def _ignore(answer: Answer | Exception) -> None:
    """What the clock demands is answered to nobody."""
