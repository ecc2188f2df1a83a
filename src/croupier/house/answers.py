"""What a command is answered, and what is kept of it so that a repeated key gets it again."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from hashlib import sha256
from operator import attrgetter
from typing import Any, Final

import msgspec

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal, read_refusal
from croupier.house.log.store import Repeated


class Accepted(msgspec.Struct, frozen=True):
    """It is done and durable, in this round, up to this version of the stream."""

    version: int
    round_no: int = 0
    events: tuple[Any, ...] = ()
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """It waits for a second person or source; nothing has changed. A source has no number."""

    number: int
    message: Message
    clauses: tuple[str, ...] = ()

    @property
    def detail(self) -> str:
        """What it waits for, in plain English."""
        return str(self.message)


Answer = Accepted | Refusal | Waiting
#: The key was used before for something else; nothing changed.
KEY_MISUSED: Final = Refusal(Reason.INVALID, say("house-key-used-before"))


class _KeptAccepted(msgspec.Struct, array_like=True):
    version: int
    round_no: int


class _KeptRefusal(msgspec.Struct):
    reason: Reason
    detail: str
    clauses: tuple[str, ...]
    code: str = ""
    params: dict[str, Any] = {}


_ENCODE: Final = msgspec.msgpack.Encoder().encode
_DECODE: Final = msgspec.msgpack.Decoder(list[int] | dict[str, Any] | int).decode
_TEXT: Final = msgspec.json.Encoder(order="deterministic").encode
#: What the house fills in for each message anew, and so is no part of what was asked for.
_FILLED_IN: Final = ("at", "ticket", "new_number", "settled", "later", "approved")


class _Requested:
    """How commands of one kind are written for their digest: by the names of their fields."""

    def __init__(self, kind: type[Any]) -> None:
        names = [name for name in sorted(_field_names(kind)) if name not in _FILLED_IN]
        self._names = names
        self._values = attrgetter(*names) if len(names) > 1 else None
        shape = msgspec.defstruct(f"{kind.__name__}Requested", names, gc=False)
        self._shape: Callable[..., Any] = shape

    def text(self, command: Any) -> bytes:
        """The action and the fields, in the same bytes whatever the order of declaration."""
        if self._values is not None:
            try:
                return _TEXT((command.action, self._shape(*self._values(command))))
            except TypeError:
                # Keys that are whole numbers, such as denominations, are ordered as text.
                pass
        plain = msgspec.to_builtins(command, str_keys=True)
        return _TEXT((command.action, {name: plain[name] for name in self._names}))


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    return tuple(field.name for field in fields(kind))


_SHAPES: Final[dict[type[Any], _Requested]] = {}


def keep_accepted(version: int, round_no: int) -> bytes:
    """What goes into the log beside what was done."""
    return _ENCODE(_KeptAccepted(version, round_no))


def keep_refusal(refusal: Refusal) -> bytes:
    """The same for a refusal, which is as final."""
    kept = _KeptRefusal(
        refusal.reason, refusal.detail, refusal.clauses, refusal.code, refusal.params
    )
    return _ENCODE(kept)


def answer_again(kept: Repeated) -> Answer:
    """The answer of before, if the same was asked for then."""
    if not kept.same:
        return KEY_MISUSED
    found = _DECODE(kept.answer)
    if isinstance(found, dict):
        said = msgspec.convert(found, _KeptRefusal)
        return read_refusal(said.reason, said.detail, said.clauses, said.code, said.params)
    # Contests kept their version alone in earlier logs.
    version, round_no = found if isinstance(found, list) else (found, 0)
    return Accepted(version, round_no, repeated=True)


def request_digest(command: Any) -> bytes:
    """What was asked for, but not when: a repeated message comes later than the first."""
    kind = type(command)
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _Requested(kind)
    return sha256(shape.text(command)).digest()
