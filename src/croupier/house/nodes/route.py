"""A command finds the node that owns its stream, and its answer finds the way back."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from croupier.core.refusal import Facts, Reason, Refusal
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer, Waiting
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.codec import UnknownKind
from croupier.house.log.record import Draft
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes.bus import Bus, BusAway, NobodyAnswers, Stop
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.policies import Request
from croupier.house.ports import Clock
from croupier.house.stream import NotOwner
from croupier.house.views.actions import COMMANDS
from croupier.table.declare import Event

#: How long a command looks for its stream's owner, and waits for one answer, in seconds.
PATIENCE: Final = 4.0
_ANSWER_SECONDS: Final = 2.0
_PAUSE: Final = 0.05


class SubmitHere(Protocol):
    """Takes a command for a stream of our own."""

    def __call__(self, name: str, request: Request, *, approved: bool) -> Awaitable[Answer]:
        """What it answers, or NotOwner."""
        ...


#: Waits until this node's own view of a stream has reached a version.
Shown = Callable[[str, int], Awaitable[None]]


class NoOwner(Exception):
    """No node could be reached in time. Whether it was done is not known: send the same key."""


class CommandSent(msgspec.Struct, array_like=True):
    """A command on its way to another node. The deadline is by the database's clock."""

    table: str
    action: str
    command: dict[str, Any]
    actor: Actor
    key: str
    approved: bool = False
    round_no: int = 0
    deadline: int = 0


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
    facts: Facts = {}


class WaitingSent(msgspec.Struct, tag="waiting"):
    """It waits for a second person or source."""

    number: int
    detail: str = ""


class ElsewhereSent(msgspec.Struct, tag="elsewhere"):
    """The stream has gone to another node meanwhile; nothing was done."""


class FailedSent(msgspec.Struct, tag="failed"):
    """The owner could not say whether it was done."""

    detail: str


AnswerSent = AcceptedSent | RefusedSent | WaitingSent | ElsewhereSent | FailedSent
_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE_COMMAND: Final = msgspec.msgpack.Decoder(CommandSent).decode
_DECODE_ANSWER: Final = msgspec.msgpack.Decoder(AnswerSent).decode
_DECODE_SEVERAL: Final = msgspec.msgpack.Decoder(list[bytes]).decode


def subject_of(table: str) -> str:
    """Where the owner of a table is asked."""
    return f"croupier.ask.{table}"


def several_of(table: str) -> str:
    """Where it is asked several things in one message."""
    return f"croupier.asks.{table}"


class Route:
    """Takes commands for any table of the house."""

    def __init__(
        self,
        bus: Bus,
        submit_here: SubmitHere,
        owns: Callable[[str], bool],
        shown: Shown,
        clock: Clock,
        tally: Tally | None = None,
    ) -> None:
        self._tally: Tally = tally if tally is not None else NoTally()
        self._bus = bus
        self._clock = clock
        self._submit_here = submit_here
        self._owns = owns
        self._shown = shown
        #: How far the database's clock is ahead of ours, in milliseconds.
        self.ahead = 0
        #: Commands of this very turn of the loop, by table: they go out together.
        self._outgoing: dict[str, list[tuple[bytes, asyncio.Future[bytes]]]] = {}
        self._deliveries: set[asyncio.Task[None]] = set()

    async def submit(self, stream: str, request: Request, *, approved: bool = False) -> Answer:
        """Ask the owner, whichever node that is by now.

        The key keeps a second try from doing it twice, and after the deadline none is done.
        """
        table, until, unknown = _table_of(stream), time.monotonic() + PATIENCE, False
        if not request.deadline:
            request.deadline = self._clock.now() + int(PATIENCE * 1000)
        sent = _ENCODE(self._sent(table, request, approved=approved))
        while time.monotonic() < until:
            try:
                if self._owns(table):
                    return await self._submit_here(stream, request, approved=approved)
                self._tally.forwarded()
                answer = _answered(await self._forward(table, sent))
                if answer is not None:
                    await self._show(table, answer)
                    return answer
            except (NotOwner, NobodyAnswers):
                pass
            except BusAway:
                if not request.key:
                    raise
                unknown = True
            except StoreUnavailable as error:
                if not unknown:
                    raise
                raise StoreUnsure(f"it was sent before, and {error}") from error
            await asyncio.sleep(_PAUSE)
        raise NoOwner(f"no node answers for table {table}")

    def _sent(self, table: str, request: Request, *, approved: bool) -> CommandSent:
        command = request.command
        return CommandSent(
            table,
            command.action,
            msgspec.to_builtins(command),
            request.identity,
            request.key,
            approved,
            request.round_no,
            request.deadline + self.ahead,
        )

    async def _forward(self, table: str, sent: bytes) -> bytes:
        """What the owner answers. A message each would cost more than most asks themselves."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bytes] = loop.create_future()
        waiting = self._outgoing.setdefault(table, [])
        waiting.append((sent, future))
        if len(waiting) == 1:
            loop.call_soon(self._send_out, table)
        return await future

    def _send_out(self, table: str) -> None:
        task = asyncio.create_task(self._deliver(table, self._outgoing.pop(table)))
        self._deliveries.add(task)
        task.add_done_callback(self._deliveries.discard)

    async def _deliver(self, table: str, asks: list[tuple[bytes, "asyncio.Future[bytes]"]]) -> None:
        answers: Sequence[bytes | BaseException]
        try:
            answers = await self._ask_several(table, [sent for sent, _ in asks])
        except Exception as error:
            answers = [error] * len(asks)
        for (_, future), answer in zip(asks, answers, strict=True):
            if future.done():
                continue
            if isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _ask_several(self, table: str, asks: list[bytes]) -> Sequence[bytes | BaseException]:
        if len(asks) > 1:
            # Nobody answers where the owner's program is older: then each is asked for itself.
            with suppress(NobodyAnswers):
                payload = _ENCODE(asks)
                told = await self._bus.ask(several_of(table), payload, _ANSWER_SECONDS)
                return _DECODE_SEVERAL(told)
        each = (self._bus.ask(subject_of(table), sent, _ANSWER_SECONDS) for sent in asks)
        return await asyncio.gather(*each, return_exceptions=True)

    async def _show(self, table: str, answer: Answer) -> None:
        """Whoever is told that something is done finds it done on this node too."""
        if isinstance(answer, Accepted):
            await self._shown(table, answer.version)

    async def serve(self, table: str) -> Stop:
        """Answer for a table that this node owns."""
        stops = (
            await self._bus.answer(subject_of(table), self._answer),
            await self._bus.answer(several_of(table), self._answer_several),
        )

        async def stop() -> None:
            for each in stops:
                await each()

        return stop

    async def _answer_several(self, payload: bytes) -> bytes:
        return _ENCODE(await asyncio.gather(*map(self._answer, _DECODE_SEVERAL(payload))))

    async def _answer(self, payload: bytes) -> bytes:
        sent = _DECODE_COMMAND(payload)
        try:
            if not self._owns(sent.table):
                return _ENCODE(ElsewhereSent())
            if sent.action not in COMMANDS:
                detail = f"the node of table {sent.table} cannot {sent.action} yet: upgrade it"
                return _ENCODE(RefusedSent(Reason.INVALID, detail, ()))
            # When it came is the owner's to say: nodes' clocks differ, and a table's runs one way.
            command = msgspec.convert(sent.command, COMMANDS[sent.action])
            request = Request(
                command.but(at=self._clock.now()),
                sent.actor,
                sent.key,
                _nobody,
                round_no=sent.round_no,
                deadline=sent.deadline - self.ahead if sent.deadline else 0,
            )
            stream = f"table:{sent.table}"
            answer = await self._submit_here(stream, request, approved=sent.approved)
            return _ENCODE(_to_send(answer))
        except NotOwner:
            return _ENCODE(ElsewhereSent())
        except Exception as error:
            return _ENCODE(FailedSent(str(error)))


def _nobody(answer: Answer | Exception) -> None:
    """Replaced by whoever waits for the answer."""


def _table_of(stream: str) -> str:
    return stream.partition(":")[2]


def _to_send(answer: Answer) -> AnswerSent:
    match answer:
        case Accepted():
            drafts = [TABLE_CODEC.encode(event) for event in answer.events]
            return AcceptedSent(answer.version, answer.round_no, drafts, answer.repeated)
        case Refusal():
            return RefusedSent(answer.reason, answer.detail, answer.clauses, answer.facts)
        case Waiting():
            return WaitingSent(answer.number, answer.detail)


def _answered(payload: bytes) -> Answer | None:
    """What the owner said; None if it is the owner no more."""
    try:
        answer = _DECODE_ANSWER(payload)
    except msgspec.ValidationError as error:
        raise NoOwner(f"the owner's answer cannot be read here: {error}") from error
    match answer:
        case AcceptedSent() as sent:
            return Accepted(sent.version, sent.round_no, _events(sent), sent.repeated)
        case RefusedSent() as sent:
            return Refusal(sent.reason, sent.detail, sent.clauses, sent.facts)
        case WaitingSent() as sent:
            return Waiting(sent.number, sent.detail)
        case FailedSent() as sent:
            raise NoOwner(sent.detail)
        case _:
            return None


def _events(sent: AcceptedSent) -> tuple[Event, ...]:
    """What happened; it is done all the same if a newer owner says it in words we lack."""
    try:
        return tuple(TABLE_CODEC.decode(draft.kind, draft.payload) for draft in sent.events)
    except (UnknownKind, msgspec.ValidationError):
        return ()
