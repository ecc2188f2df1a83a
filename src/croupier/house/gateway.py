"""The one way in: all that changes a house is a command that is sent here and answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.actors import Actor
from croupier.house.answers import KEY_MISUSED, Accepted, Answer, answer_again
from croupier.house.policies import Answered, Request
from croupier.house.stream import Stream
from croupier.house.streams import Streams

#: No command leads to more events than this.
_EVENTS_MAX: Final = 16
#: Keeps a command for a second person or source; None if it may go on.
Hold = Callable[[Stream[Any, Any], Request], Awaitable[Answer | None]]
#: Gets a command of a stream that serves another; gives that stream and what the command means
#: there, or None if it is the stream's own.
Divert = Callable[[Stream[Any, Any], Request], tuple[Stream[Any, Any], Request] | None]
#: Gets a command; gives it with what the log knows of it.
Lookup = Callable[[Stream[Any, Any], Any], Awaitable[Any]]


class Remote(Protocol):
    """Takes a command to the node that owns its stream."""

    async def submit(self, stream: str, request: Request, *, approved: bool) -> Answer:
        """What the owner answers."""
        ...

    async def second(
        self, table: str, number: int, actor: Actor, *, agrees: bool, at: int
    ) -> Answer:
        """What the owner of a table makes of a second person's answer."""
        ...

    async def report(self, table: str, actor: Actor, report: Any) -> Any:
        """What the owner of a table makes of a station's report of itself."""
        ...


class Gateway:
    """Takes commands for every stream of the house."""

    def __init__(self, streams: Streams) -> None:
        self.streams = streams
        #: What keeps commands of an action waiting, in this order.
        self.holds: dict[str, list[Hold]] = {}
        #: What is looked up in the log for commands of an action, before anything else.
        self.lookups: dict[str, list[Lookup]] = {}
        #: Streams that serve another one now, such as a table that a tournament is played at.
        self.diverted: dict[str, Divert] = {}
        #: A stream as those see it who have to say beforehand what a command would do there.
        self.stands: Callable[[Stream[Any, Any]], Any] = lambda stream: stream.state
        #: The way to the other nodes, if the house has several.
        self.remote: Remote | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def hold(self, rule: Hold, *actions: str) -> None:
        """Have a rule check commands of these actions before they are decided."""
        for action in actions:
            self.holds.setdefault(action, []).append(rule)

    def look_up(self, rule: Lookup, *actions: str) -> None:
        """Have a rule fill in, from the log, what commands of these actions speak of."""
        for action in actions:
            self.lookups.setdefault(action, []).append(rule)

    async def submit(
        self,
        identity: Actor,
        stream: str,
        command: Any,
        key: str = "",
        *,
        round_no: int = 0,
        deadline: int = 0,
        approved: bool = False,
        waited_for: Callable[[], bool] = lambda: True,
    ) -> Answer:
        """Have a command decided for somebody; the answer comes once it is durable, or refused.

        The same key is answered the same way. `approved` is said once a second person has agreed.
        """
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        request = Request(
            command,
            identity,
            key,
            _resolve(done),
            round_no=round_no,
            deadline=deadline,
            waited_for=waited_for,
        )
        found = self.streams.get(stream)
        if found is not None and stream in self.diverted:
            served, meant = self.diverted[stream](found, request) or (found, request)
            if served is not found:
                held = await self._held(found, request, served.name, meant, approved=approved)
                if held is not None:
                    return held
                meant.refused = meant.refused or request.refused
            found, request, stream = served, meant, served.name
        if self.remote is not None and found is not None and found.kind.leased:
            return await self.remote.submit(stream, request, approved=approved)
        return await self.submit_here(stream, request, done, approved=approved)

    def send(self, stream: Stream[Any, Any], request: Request, *, approved: bool = False) -> None:
        """The same by calls alone, for the many who send at once; `answered` gets the answer."""
        action = request.command.action
        held = action in self.holds and not approved
        if not held and self.diverted and stream.name in self.diverted:
            stream, request = self.diverted[stream.name](stream, request) or (stream, request)
            action = request.command.action
            held = action in self.holds and not approved
        if stream.owned and not held and action not in self.lookups:
            stream.submit(request)
            return
        sent = self.submit(
            request.identity,
            stream.name,
            request.command,
            request.key,
            round_no=request.round_no,
            deadline=request.deadline,
            approved=approved,
            waited_for=request.waited_for,
        )
        task = asyncio.create_task(_pass_on(sent, request.answered))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def submit_here(
        self,
        name: str,
        request: Request,
        done: "asyncio.Future[Answer] | None" = None,
        *,
        approved: bool = False,
    ) -> Answer:
        """The same for a stream of our own, or NotOwner."""
        if done is None:
            done = asyncio.get_running_loop().create_future()
            request.answered = _resolve(done)
        stream = await self.streams.find(name)
        if refusal := self._refuse_missing(stream, request):
            return refusal
        for lookup in self.lookups.get(request.command.action, ()):
            request.command = await lookup(stream, request.command)
        held = await self._held(stream, request, name, request, approved=approved)
        if held is not None:
            return held
        stream.submit(request)
        return await self.recalled(name, request.key, await done)

    async def _held(
        self,
        stream: Stream[Any, Any],
        request: Request,
        name: str,
        kept: Request,
        *,
        approved: bool,
    ) -> Answer | None:
        """What a command that must wait is answered; None if it goes on, be it to be refused.

        `kept` is what it means on the stream `name`, where its answer is kept.
        """
        holds = self.holds.get(request.command.action, ()) if not approved else ()
        if holds and request.key and (before := await self._answered_before(name, kept)):
            return before
        for hold in holds:
            held = await hold(stream, request)
            # What waits under the same key goes on; only a request of its own is refused for good.
            if isinstance(held, Refusal) and request.key and held is not KEY_MISUSED:
                request.refused = held
                break
            if held is not None:
                return held
        return None

    async def refuse(
        self, identity: Actor, name: str, command: Any, key: str, refusal: Refusal
    ) -> None:
        """Keep a refusal under a key whose command nobody has answered until now."""
        stream = await self.streams.find(name)
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        request = Request(command, identity, key, _resolve(done))
        if name in self.diverted:
            stream, request = self.diverted[name](stream, request) or (stream, request)
        request.refused = refusal
        stream.submit(request)
        await done

    async def _answered_before(self, name: str, request: Request) -> Answer | None:
        """What a key that was used before was answered: it is not held a second time."""
        kept = (await self.streams.store.answers([request.key])).get(request.key)
        if kept is None:
            return None
        return await self.recalled(name, request.key, answer_again(request.command, *kept))

    def _refuse_missing(self, stream: Stream[Any, Any], request: Request) -> Refusal | None:
        opening = stream.kind.opening
        if stream.version or opening is None or type(request.command) is opening:
            return None
        word = stream.kind.prefix.rstrip(":")
        known = list(self.streams.family(stream.name).streams)
        return Refusal(
            Reason.INVALID, say("house-no-such-thing", word=word, id=stream.id, known=known)
        )

    async def recalled(self, name: str, key: str, answer: Answer) -> Answer:
        """An answer of before with the events that it was about."""
        if not isinstance(answer, Accepted) or not answer.repeated:
            return answer
        kind, before = self.streams.family(name).kind, max(0, answer.version - _EVENTS_MAX)
        events = [
            kind.codec.decode(record.kind, record.payload)
            async for record in self.streams.store.read(stream=name, version=before)
            if record.key == key
        ]
        return msgspec.structs.replace(answer, events=tuple(events))


def _resolve(done: "asyncio.Future[Answer]") -> Answered:
    def answered(answer: Answer | Exception) -> None:
        if done.done():
            return
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)

    return answered


async def _pass_on(sent: Awaitable[Answer], answered: Answered) -> None:
    try:
        answered(await sent)
    except Exception as error:
        answered(error)
