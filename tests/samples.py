"""Values of declared types, made from the types alone."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum
from types import UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from croupier.core.messages import Message, say
from croupier.core.roles import Role
from croupier.table.declare import Command

C = TypeVar("C", bound=Command)


def sample(hint: Any) -> Any:
    """A value of a type in which nothing is left at its default."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Message:
        return say("warning-won", player="ann", amount=12)
    if is_dataclass(hint) or isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints, make = get_type_hints(hint), hint
        return make(**{name: sample(hints[name]) for name in _names(hint)})  # type: ignore[operator]
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        hints = get_type_hints(hint)
        return hint(*(sample(hints[name]) for name in hint._fields))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[-1]
    if origin in (Union, UnionType):
        return sample(next(each for each in inner if each is not type(None)))
    if origin in (frozenset, set, tuple, list):
        return origin([sample(each) for each in inner if each is not ...])
    if origin in (dict, Mapping):
        return {sample(inner[0]): sample(inner[1])}
    return {int: 12, str: "17", bool: True, Decimal: Decimal("18.5")}[hint]


def _names(kind: Any) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(each.name for each in fields(kind) if each.init)
    return tuple(kind.__struct_fields__)


def sample_command(kind: type[C], by: Role, at: int = 0) -> C:
    """A command of a kind with something in every field."""
    made: C = sample(kind)
    return made.but(by=by, at=at)
