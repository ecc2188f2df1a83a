"""What a command is answered, and what is kept of it so that a repeated key gets it again."""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields
from hashlib import sha256
from itertools import combinations
from operator import attrgetter
from typing import Any, Final

import msgspec

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal, read_refusal


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
_FILLED_IN: Final = (
    *("at", "ticket", "new_number", "settled", "later", "approved"),
    *("paid", "taken", "as_of", "facts", "stands", "late", "about", "stood"),
)
#: What earlier programs took for said where nobody said anything.
_FORMERLY: Final = {"pad": True, "confirmed": True, "agreed": True}
_UNSET: Final = object()
#: So many fields with defaults may have been added since an earlier program wrote a digest.
_ADDED_MAX: Final = 2


class _Requested:
    """How commands of one kind are written for their digest: by the names of their fields.

    A field that has its default is left out, so that a command means the same to a program that
    does not know the field yet.
    """

    def __init__(self, kind: type[Any]) -> None:
        defaults = {n: d for n, d in _defaults(kind).items() if n not in _FILLED_IN}
        self._needed = [name for name, default in defaults.items() if default is _UNSET]
        self._defaults = {n: d for n, d in defaults.items() if d is not _UNSET}
        self._usual = tuple(self._defaults.values())
        self._read_needed = _reader(self._needed)
        self._read_others = _reader(list(self._defaults))
        # The names in their order, as the encoder would sort them each time.
        self._sorted = sorted(self._needed)
        self._read_sorted = _reader(self._sorted)
        self._plain = msgspec.defstruct("Fields", [(name, Any) for name in self._sorted])
        self._action = kind.action

    def digest(self, command: Any) -> bytes:
        """What was asked for, without what has its default."""
        others = self._read_others(command)
        # Nearly always all of them are as usual, which one comparison says.
        if others == self._usual:
            return _digest(self._action, self._plain(*self._read_sorted(command)))
        fields = dict(zip(self._needed, self._read_needed(command), strict=True))
        for (name, default), value in zip(self._defaults.items(), others, strict=True):
            if value != default:
                fields[name] = value
        return _digest(self._action, fields)

    def older(self, command: Any) -> Iterator[bytes]:
        """The digests of earlier programs, which wrote every field that they knew."""
        whole = dict(zip(self._needed, self._read_needed(command), strict=True))
        whole |= zip(self._defaults, self._read_others(command), strict=True)
        plain = sorted(name for name, default in self._defaults.items() if whole[name] == default)
        formerly = {n: _FORMERLY[n] for n in plain if n in _FORMERLY and whole[n] is None}
        for known in (whole, whole | formerly) if formerly else (whole,):
            for count in range(_ADDED_MAX + 1):
                for unknown in combinations(plain, count):
                    left = {n: v for n, v in known.items() if n not in unknown}
                    yield _digest(self._action, left)


def _reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads some fields of a command, in their order."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda command: tuple(getattr(command, name) for name in names)


def _digest(action: str, fields: dict[str, Any] | msgspec.Struct) -> bytes:
    try:
        text = _TEXT((action, fields))
    except TypeError:
        # Keys that are whole numbers, such as denominations, are ordered as text.
        text = _TEXT((action, msgspec.to_builtins(fields, str_keys=True)))
    return sha256(text).digest()


def _defaults(kind: type[Any]) -> dict[str, Any]:
    """The fields of a kind of command with their defaults, where they have one."""
    if issubclass(kind, msgspec.Struct):
        found: Any = msgspec.structs.fields(kind)
        none: Any = msgspec.NODEFAULT
    else:
        found, none = fields(kind), MISSING
    made = {}
    for field in found:
        factory = field.default_factory
        made[field.name] = factory() if factory is not none else field.default
    return {name: _UNSET if value is none else value for name, value in made.items()}


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


def answer_again(command: Any, request: bytes, kept: bytes) -> Answer:
    """The answer of before, if the same was asked for then."""
    return read_answer(kept) if is_same(command, request) else KEY_MISUSED


def read_answer(kept: bytes) -> Answer:
    """An answer of before."""
    found = _DECODE(kept)
    if isinstance(found, dict):
        said = msgspec.convert(found, _KeptRefusal)
        return read_refusal(said.reason, said.detail, said.clauses, said.code, said.params)
    # Contests kept their version alone in earlier logs.
    version, round_no = found if isinstance(found, list) else (found, 0)
    return Accepted(version, round_no, repeated=True)


def request_digest(command: Any) -> bytes:
    """What was asked for, but not when: a repeated message comes later than the first."""
    return _shape(command).digest(command)


def is_same(command: Any, request: bytes) -> bool:
    """Whether a digest is of this command, by this program or an earlier one."""
    shape = _shape(command)
    return shape.digest(command) == request or request in shape.older(command)


def _shape(command: Any) -> _Requested:
    kind = type(command)
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _Requested(kind)
    return shape
