"""A command finds the node that owns its stream, and its answer finds the way back.

What travels is signed by the node that sends it, and gives nobody a right: the owner finds the
actor again by their session or device, and an approval by its number, in records of its own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import quote

import msgspec
import structlog

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal, read_refusal
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.codec import UnknownKind
from croupier.house.log.record import Draft
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes.bus import Bus, BusAway, NobodyAnswers, Stop
from croupier.house.nodes.seal import Forged, NodeSeal
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.policies import Request
from croupier.house.ports import Clock
from croupier.house.stations import StationHeard, StationReport
from croupier.house.stream import NotOwner
from croupier.house.views.actions import COMMANDS
from croupier.table.declare import Event

#: How long the owner of a command's stream is sought, and one answer waited for, in seconds.
PATIENCE: Final = 4.0
_ANSWER_SECONDS: Final = 2.0
_PAUSE: Final = 0.05
#: So many commands at most go in one message.
_TOGETHER_MAX: Final = 500
_log = structlog.get_logger("croupier.house.nodes")


class SubmitHere(Protocol):
    """Takes a command for a stream of our own."""

    def __call__(self, name: str, request: Request, *, approved: bool) -> Awaitable[Answer]:
        """What it answers, or NotOwner."""
        ...


class SecondHere(Protocol):
    """Has a second person answer an approval that is kept here."""

    def __call__(self, number: int, actor: Actor, *, agrees: bool, at: int) -> Awaitable[Answer]:
        """What comes of it, or NotOwner."""
        ...


class ReportHere(Protocol):
    """Takes what a station at a table of our own says of itself."""

    def __call__(
        self, table: str, actor: Actor, report: StationReport
    ) -> Awaitable[StationHeard | Refusal]:
        """Whether the house agrees with it, or why it is not listened to."""
        ...


#: What the owner answers to one kind of message.
A = TypeVar("A")
#: Waits until this node's own view of a stream has reached a version.
Shown = Callable[[str, int], Awaitable[None]]
#: Finds an actor by the standing that another node names, as the log has it now.
Resolve = Callable[[str, str], Awaitable[Actor | None]]


class NoOwner(StoreUnsure):
    """No node could be reached in time. Whether it was done is not known: send the same key."""


class CommandSent(msgspec.Struct, array_like=True, tag="command"):
    """A command on its way to another node. The deadline is by the database's clock."""

    table: str
    action: str
    command: dict[str, Any]
    standing: str
    key: str
    round_no: int = 0
    deadline: int = 0


class SecondSent(msgspec.Struct, array_like=True, tag="second"):
    """The answer of a second person to what waits under a number, on its way to the owner."""

    table: str
    number: int
    agrees: bool
    standing: str


class ReportSent(msgspec.Struct, array_like=True, tag="report"):
    """What a station says of itself, on its way to the node that waits for it."""

    table: str
    report: StationReport
    standing: str


class AcceptedSent(msgspec.Struct, tag="accepted"):
    """Done and durable, with what happened."""

    version: int
    round_no: int
    events: list[Draft]
    repeated: bool


class RefusedSent(msgspec.Struct, tag="refused"):
    """Not done."""

    reason: Reason
    detail: str
    clauses: tuple[str, ...]
    code: str = ""
    params: dict[str, Any] = {}


class WaitingSent(msgspec.Struct, tag="waiting"):
    """It waits for a second person or source."""

    number: int
    message: Message = say("house-second-person-must-agree")


class ElsewhereSent(msgspec.Struct, tag="elsewhere"):
    """The stream has gone to another node meanwhile; nothing was done."""


class FailedSent(msgspec.Struct, tag="failed"):
    """The owner could not say whether it was done."""

    detail: str


AnswerSent = AcceptedSent | RefusedSent | WaitingSent | ElsewhereSent | FailedSent | StationHeard
Sent = CommandSent | SecondSent | ReportSent
_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(list[Sent]).decode
_DECODE_ANSWERS: Final = msgspec.msgpack.Decoder(list[AnswerSent]).decode
_UNKNOWN_ACTOR: Final = Refusal(Reason.NOT_PERMITTED, say("house-unknown-at-node"))


def subject_of(table: str) -> str:
    """Where commands for a table go, whatever its name is made of."""
    return f"croupier.command.{quote(table, safe='').replace('.', '%2E')}"


class Route:
    """Takes commands for any table of the house."""

    def __init__(
        self,
        bus: Bus,
        seal: NodeSeal,
        submit_here: SubmitHere,
        second_here: SecondHere,
        report_here: ReportHere,
        owns: Callable[[str], bool],
        shown: Shown,
        resolve: Resolve,
        clock: Clock,
        tally: Tally | None = None,
    ) -> None:
        self._tally: Tally = tally if tally is not None else NoTally()
        self._bus = bus
        self._seal = seal
        self._clock = clock
        self._submit_here = submit_here
        self._second_here = second_here
        self._report_here = report_here
        self._owns = owns
        self._shown = shown
        self._resolve = resolve
        #: How far the database's clock is ahead of ours, in milliseconds.
        self.ahead = 0
        #: Commands of this very turn of the loop, by table: they go out together.
        self._outgoing: dict[str, list[tuple[Sent, asyncio.Future[AnswerSent]]]] = {}
        self._deliveries: set[asyncio.Task[None]] = set()

    # ---- on the way out -----------------------------------------------------------------------

    async def submit(self, stream: str, request: Request, *, approved: bool = False) -> Answer:
        """Have the owner decide, whichever node that is by now.

        The key keeps a second attempt from doing it twice, and after the deadline none is done.
        What needs no second person here is not for another node to believe: it is done by the
        owner itself or not at all.
        """
        table = _table_of(stream)
        if not request.deadline:
            request.deadline = self._clock.now() + int(PATIENCE * 1000)
        local = approved or not request.identity.standing

        async def here() -> Answer:
            return await self._submit_here(stream, request, approved=approved)

        def sent() -> Sent:
            return self._sent(table, request)

        repeatable = bool(request.key)
        return await self._route(table, here, None if local else sent, repeatable, request)

    async def second(
        self, table: str, number: int, actor: Actor, *, agrees: bool, at: int
    ) -> Answer:
        """Have a second person's answer taken where the table is owned; a repeat does no harm."""

        async def here() -> Answer:
            return await self._second_here(number, actor, agrees=agrees, at=at)

        def sent() -> Sent:
            return SecondSent(table, number, agrees, actor.standing)

        return await self._route(table, here, sent, True, None)

    async def report(
        self, table: str, actor: Actor, report: StationReport
    ) -> StationHeard | Refusal:
        """Have a station's report taken where the table is owned; a repeat does no harm."""

        async def here() -> StationHeard | Refusal:
            return await self._report_here(table, actor, report)

        def sent() -> Sent:
            return ReportSent(table, report, actor.standing)

        return await self._route(table, here, sent, True, None)

    async def _route(
        self,
        table: str,
        here: Callable[[], Awaitable[A]],
        sent: Callable[[], Sent] | None,
        repeatable: bool,
        request: Request | None,
    ) -> A:
        loop = asyncio.get_running_loop()
        until, unknown = loop.time() + PATIENCE, False
        while loop.time() < until:
            try:
                if self._owns(table):
                    return await here()
                if sent is None:
                    raise NotOwner(f"another node answers for {table}")
                answer: A | None = await self._forward(table, sent())
                if answer is not None:
                    return answer
            except NotOwner:
                if sent is None:
                    raise
            except NobodyAnswers:
                pass
            except BusAway:
                if not repeatable:
                    raise
                unknown = True
            except StoreUnavailable as error:
                if not unknown:
                    raise
                raise StoreUnsure(f"it was sent before, and {error}") from error
            if request is not None and not request.waited_for():
                raise NoOwner(f"nobody waits any more for an answer of table {table}")
            await asyncio.sleep(_PAUSE)
        raise NoOwner(f"no node answers for table {table}")

    def _sent(self, table: str, request: Request) -> CommandSent:
        command = request.command
        return CommandSent(
            table,
            command.action,
            msgspec.to_builtins(command),
            request.identity.standing,
            # The next owner has not heard the message: only the log knows that it was done.
            request.key or self._seal.once(),
            request.round_no,
            request.deadline + self.ahead,
        )

    async def _forward(self, table: str, sent: Sent) -> Any:
        """What the owner answers; None if it is the owner no more."""
        self._tally.forwarded()
        if isinstance(sent, ReportSent):
            # It goes alone: an owner of an earlier version cannot read it, nor what is with it.
            return _answered(*await self._exchange(table, [sent]))
        loop = asyncio.get_running_loop()
        future: asyncio.Future[AnswerSent] = loop.create_future()
        waiting = self._outgoing.setdefault(table, [])
        waiting.append((sent, future))
        if len(waiting) == 1:
            loop.call_soon(self._send_out, table)
        answer = _answered(await future)
        if isinstance(answer, Accepted):
            # What is answered as done is found done on this node too.
            await self._shown(table, answer.version)
        return answer

    def _send_out(self, table: str) -> None:
        """Send what one turn of the loop has brought: a message each would cost far more."""
        waiting = self._outgoing.pop(table)
        for first in range(0, len(waiting), _TOGETHER_MAX):
            part = waiting[first : first + _TOGETHER_MAX]
            task = asyncio.create_task(self._deliver(table, part))
            self._deliveries.add(task)
            task.add_done_callback(self._deliveries.discard)

    async def _deliver(
        self, table: str, waiting: list[tuple[Sent, "asyncio.Future[AnswerSent]"]]
    ) -> None:
        answers: Sequence[AnswerSent | BaseException]
        try:
            answers = await self._exchange(table, [sent for sent, _ in waiting])
        except Exception as error:
            answers = [error] * len(waiting)
        for (_, future), answer in zip(waiting, answers, strict=True):
            if future.done():
                continue
            if isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _exchange(self, table: str, sent: list[Sent]) -> list[AnswerSent]:
        subject = subject_of(table)
        until = self._clock.now() + self.ahead + int(_ANSWER_SECONDS * 1000)
        message = self._seal.seal(subject, _ENCODE(sent), until)
        came = await self._bus.request(subject, message, _ANSWER_SECONDS)
        try:
            answers = _DECODE_ANSWERS(await self._seal.open_answer(message, came))
        except (Forged, StoreUnavailable) as error:
            # The owner has it: without the sender's key, what came of it is as unread as if lost.
            raise BusAway(f"no answer of a node came for table {table}: {error}") from error
        except msgspec.MsgspecError as error:
            raise NoOwner(f"the owner's answer cannot be read here: {error}") from error
        if len(answers) != len(sent):
            raise NoOwner("the owner answered something else")
        return answers

    # ---- on the way in ------------------------------------------------------------------------

    async def serve(self, table: str) -> Stop:
        """Answer for a table that this node owns."""
        subject = subject_of(table)

        async def answer(message: bytes) -> bytes:
            try:
                body = await self._seal.open(subject, message, self._clock.now() + self.ahead)
                answers = await asyncio.gather(*map(self._answer, _DECODE(body)))
            except (Forged, msgspec.MsgspecError, StoreUnavailable) as error:
                _log.warning("message-refused", table=table, error=str(error))
                return b""
            return self._seal.seal_answer(message, _ENCODE(answers))

        return await self._bus.answer(subject, answer)

    async def _answer(self, sent: Sent) -> AnswerSent:
        try:
            if not self._owns(sent.table):
                return ElsewhereSent()
            action = sent.action if isinstance(sent, CommandSent) else ""
            actor = await self._resolve(sent.standing, action)
            if actor is None:
                return _to_send(_UNKNOWN_ACTOR)
            if isinstance(sent, SecondSent):
                now = self._clock.now()
                return _to_send(
                    await self._second_here(sent.number, actor, agrees=sent.agrees, at=now)
                )
            if isinstance(sent, ReportSent):
                heard = await self._report_here(sent.table, actor, sent.report)
                return heard if isinstance(heard, StationHeard) else _to_send(heard)
            return await self._decide(sent, actor)
        except NotOwner:
            return ElsewhereSent()
        except Exception as error:
            return FailedSent(str(error))

    async def _decide(self, sent: CommandSent, actor: Actor) -> AnswerSent:
        if sent.action not in COMMANDS:
            why = say("house-node-behind", table=sent.table, action=sent.action)
            return RefusedSent(Reason.INVALID, str(why), (), why.code, why.params)
        # When it came is the owner's to say: nodes' clocks differ, and a table's runs one way.
        command = msgspec.convert(sent.command, COMMANDS[sent.action])
        request = Request(
            command.but(at=self._clock.now()),
            actor,
            sent.key,
            _nobody,
            round_no=sent.round_no,
            deadline=sent.deadline - self.ahead if sent.deadline else 0,
        )
        return _to_send(await self._submit_here(f"table:{sent.table}", request, approved=False))


def _nobody(answer: Answer | Exception) -> None:
    """Replaced by the one who waits for the answer."""


def _table_of(stream: str) -> str:
    return stream.partition(":")[2]


def _to_send(answer: Answer) -> AnswerSent:
    match answer:
        case Accepted():
            drafts = [TABLE_CODEC.encode(event) for event in answer.events]
            return AcceptedSent(answer.version, answer.round_no, drafts, answer.repeated)
        case Refusal():
            return RefusedSent(
                answer.reason, answer.detail, answer.clauses, answer.code, answer.params
            )
        case Waiting():
            return WaitingSent(answer.number, answer.message)


def _answered(answer: AnswerSent) -> Answer | StationHeard | None:
    """What the owner said; None if it is the owner no more."""
    match answer:
        case AcceptedSent() as sent:
            return Accepted(sent.version, sent.round_no, _events(sent), sent.repeated)
        case RefusedSent() as sent:
            return read_refusal(sent.reason, sent.detail, sent.clauses, sent.code, sent.params)
        case WaitingSent() as sent:
            return Waiting(sent.number, sent.message)
        case FailedSent() as sent:
            raise NoOwner(sent.detail)
        case StationHeard():
            return answer
        case _:
            return None


def _events(sent: AcceptedSent) -> tuple[Event, ...]:
    """What happened; it is done all the same if a newer owner says it in words we lack."""
    try:
        return tuple(TABLE_CODEC.decode(draft.kind, draft.payload) for draft in sent.events)
    except (UnknownKind, msgspec.ValidationError):
        return ()
