"""What an ask is answered, and what is kept of it so that a repeated key gets it again."""

import hashlib
from dataclasses import dataclass

import msgspec

from croupier.core.refusal import Refusal
from croupier.house.log.store import Repeated
from croupier.table.declare import Command, Event


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


class _Kept(msgspec.Struct, array_like=True):
    """What is kept of an answer."""

    version: int
    round_no: int


def keep_answer(version: int, round_no: int) -> bytes:
    """What goes into the log beside what was done."""
    return msgspec.msgpack.encode(_Kept(version, round_no))


def answer_again(key: str, command: Command, request: bytes, answer: bytes) -> Told:
    """The answer of before, where the same was asked then."""
    return repeat(key, Repeated(answer, request == request_digest(command)))


def repeat(key: str, answer: Repeated) -> Told:
    """The same for what the store has found."""
    if not answer.same:
        return KeyMisused(key)
    kept = msgspec.msgpack.decode(answer.answer, type=_Kept)
    return Accepted(kept.version, kept.round_no, repeated=True)


def request_digest(command: Command) -> bytes:
    """What was asked, but not when: a repeated message comes later than the first.

    The number of a ticket is not asked for either; the house draws one for each message.
    """
    shown = msgspec.to_builtins(command)
    shown.pop("at")
    shown.pop("ticket", None)
    shown.pop("settled", None)
    text = msgspec.json.encode([command.action, shown], order="deterministic")
    return hashlib.sha256(text).digest()
