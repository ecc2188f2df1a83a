"""An ask finds the node that owns its table, and its answer finds the way back."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from croupier.core.refusal import Facts, Reason, Refusal
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, KeyMisused
from croupier.house.codecs import TABLE_CODEC
from croupier.house.counter import Answered, SourceHeard, Waiting
from croupier.house.host import NotOwner
from croupier.house.log.codec import UnknownKind
from croupier.house.log.record import Draft
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.nodes.bus import Bus, BusAway, NobodyAnswers, Stop
from croupier.house.nodes.tally import NoTally, Tally
from croupier.house.ports import Clock
from croupier.house.views.actions import COMMANDS
from croupier.table.declare import Command, Event

#: How long an ask looks for its table's owner, and waits for one answer, in seconds.
PATIENCE: Final = 4.0
_ANSWER_SECONDS: Final = 2.0
_PAUSE: Final = 0.05


class AskHere(Protocol):
    """Takes an ask for a table of our own."""

    def __call__(
        self, table: str, command: Command, actor: Actor, key: str, *, seconded: bool
    ) -> Awaitable[Answered]:
        """What it answers, or NotOwner."""
        ...


#: Waits until this node's own view of a table has reached a version.
Shown = Callable[[str, int], Awaitable[None]]


class NoOwner(Exception):
    """No node could be asked in time. Whether it was done is not known: ask again, same key."""


class AskSent(msgspec.Struct, array_like=True):
    """An ask on its way to another node."""

    table: str
    action: str
    command: dict[str, Any]
    actor: Actor
    key: str
    seconded: bool = False


class AcceptedTold(msgspec.Struct, tag="accepted"):
    """Done and durable, with what happened."""

    version: int
    round_no: int
    events: list[Draft]
    repeated: bool


class RefusedTold(msgspec.Struct, tag="refused"):
    """Not done."""

    reason: Reason
    detail: str
    clauses: tuple[str, ...]
    facts: Facts = {}


class MisusedTold(msgspec.Struct, tag="misused"):
    """The key was used for something else."""

    key: str


class WaitingTold(msgspec.Struct, tag="waiting"):
    """It waits for a second person."""

    number: int
    ask: AskSent


class HeardTold(msgspec.Struct, tag="heard"):
    """It waits for a second source."""

    table: str
    pocket: str


class ElsewhereTold(msgspec.Struct, tag="elsewhere"):
    """The table has gone to another node meanwhile; nothing was done."""


class FailedTold(msgspec.Struct, tag="failed"):
    """The owner could not say whether it was done."""

    detail: str


Told = (
    AcceptedTold | RefusedTold | MisusedTold | WaitingTold | HeardTold | ElsewhereTold | FailedTold
)

_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE_ASK: Final = msgspec.msgpack.Decoder(AskSent).decode
_DECODE_TOLD: Final = msgspec.msgpack.Decoder(Told).decode
_DECODE_SEVERAL: Final = msgspec.msgpack.Decoder(list[bytes]).decode


def subject_of(table: str) -> str:
    """Where the owner of a table is asked."""
    return f"croupier.ask.{table}"


def several_of(table: str) -> str:
    """Where it is asked several things in one message."""
    return f"croupier.asks.{table}"


class Route:
    """Takes asks for any table of the house."""

    def __init__(
        self,
        bus: Bus,
        ask_here: AskHere,
        owns: Callable[[str], bool],
        shown: Shown,
        clock: Clock,
        tally: Tally | None = None,
    ) -> None:
        self._tally: Tally = tally if tally is not None else NoTally()
        self._bus = bus
        self._clock = clock
        self._ask_here = ask_here
        self._owns = owns
        self._shown = shown
        #: Asks of this very turn of the loop, by table: they go out together.
        self._outgoing: dict[str, list[tuple[bytes, asyncio.Future[bytes]]]] = {}
        self._deliveries: set[asyncio.Task[None]] = set()

    async def ask(
        self, table: str, command: Command, actor: Actor, key: str, *, seconded: bool = False
    ) -> Answered:
        """Ask the owner, whoever that is by now. The key keeps a second try from doing it twice."""
        until, unknown = time.monotonic() + PATIENCE, False
        while time.monotonic() < until:
            try:
                if self._owns(table):
                    return await self._ask_here(table, command, actor, key, seconded=seconded)
                self._tally.forwarded()
                asked = _sent(table, command, actor, key)
                asked.seconded = seconded
                answered = _answered(await self._forward(table, _ENCODE(asked)))
                if answered is not None:
                    await self._show(table, answered)
                    return answered
            except (NotOwner, NobodyAnswers):
                pass
            except BusAway:
                if not key:
                    raise
                unknown = True
            except StoreUnavailable as error:
                if not unknown:
                    raise
                raise StoreUnsure(f"it was sent before, and {error}") from error
            await asyncio.sleep(_PAUSE)
        raise NoOwner(f"no node answers for table {table}")

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

    async def _show(self, table: str, answered: Answered) -> None:
        """Whoever is told that something is done finds it done on this node too."""
        if isinstance(answered, Accepted):
            await self._shown(table, answered.version)

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
        asked = _DECODE_ASK(payload)
        try:
            if not self._owns(asked.table):
                return _ENCODE(ElsewhereTold())
            if asked.action not in COMMANDS:
                detail = f"the node of table {asked.table} cannot {asked.action} yet: upgrade it"
                return _ENCODE(RefusedTold(Reason.INVALID, detail, ()))
            # When it came is the owner's to say: nodes' clocks differ, and a table's runs one way.
            command = _command(asked).but(at=self._clock.now())
            answered = await self._ask_here(
                asked.table, command, asked.actor, asked.key, seconded=asked.seconded
            )
            return _ENCODE(_told(answered))
        except NotOwner:
            return _ENCODE(ElsewhereTold())
        except Exception as error:
            return _ENCODE(FailedTold(str(error)))


def _sent(table: str, command: Command, actor: Actor, key: str) -> AskSent:
    return AskSent(table, command.action, msgspec.to_builtins(command), actor, key)


def _command(asked: AskSent) -> Command:
    return msgspec.convert(asked.command, COMMANDS[asked.action])


def _told(answered: Answered) -> Told:
    match answered:
        case Accepted():
            drafts = [TABLE_CODEC.encode(event) for event in answered.events]
            return AcceptedTold(answered.version, answered.round_no, drafts, answered.repeated)
        case Refusal():
            return RefusedTold(answered.reason, answered.detail, answered.clauses, answered.facts)
        case KeyMisused():
            return MisusedTold(answered.key)
        case Waiting():
            ask = _sent(answered.table, answered.command, answered.actor, answered.key)
            return WaitingTold(answered.number, ask)
        case SourceHeard():
            return HeardTold(answered.table, answered.pocket)


def _answered(payload: bytes) -> Answered | None:
    """What the owner said; None where it is the owner no more."""
    try:
        answer = _DECODE_TOLD(payload)
    except msgspec.ValidationError as error:
        raise NoOwner(f"the owner's answer cannot be read here: {error}") from error
    match answer:
        case AcceptedTold() as told:
            return Accepted(told.version, told.round_no, _events(told), told.repeated)
        case RefusedTold() as told:
            return Refusal(told.reason, told.detail, told.clauses, told.facts)
        case MisusedTold() as told:
            return KeyMisused(told.key)
        case WaitingTold() as told:
            ask = told.ask
            return Waiting(told.number, ask.table, _command(ask), ask.actor, ask.key)
        case HeardTold() as told:
            return SourceHeard(told.table, told.pocket)
        case FailedTold() as told:
            raise NoOwner(told.detail)
        case _:
            return None


def _events(told: AcceptedTold) -> tuple[Event, ...]:
    """What happened; it is done all the same where a newer owner tells it in words we lack."""
    try:
        return tuple(TABLE_CODEC.decode(draft.kind, draft.payload) for draft in told.events)
    except (UnknownKind, msgspec.ValidationError):
        return ()
