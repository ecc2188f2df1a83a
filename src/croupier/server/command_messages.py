"""The shapes of commands, made from the table's own, so that none can be left out.

`type` is a command's action. Who sends it and when the server knows itself; `by` may name the role
in which the sender acts.
"""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo as Field

from croupier.core.declarations import Named, own_fields, whole
from croupier.core.roles import Role
from croupier.house.views.actions import COMMANDS
from croupier.table.declare import Command

Whole = Annotated[int, msgspec.Meta(ge=-(10**14), le=10**14)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Name = Named
Key = Annotated[str, whole("[A-Za-z0-9_.:-]{1,100}")]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value on the wire."""


def _bounded(hint: Any) -> Any:
    """A type as it is read from outside: every text and number has an end."""
    hint = getattr(hint, "__supertype__", hint)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        bounds = [mark for mark in hint.__metadata__ if isinstance(mark, msgspec.Meta)]
        return Annotated[arguments[0], bounds[-1]] if bounds else _bounded(arguments[0])
    if hint is int:
        return Whole
    if hint is str:
        return Text
    if origin in (Union, UnionType):
        return Union[tuple(map(_bounded, arguments))]  # noqa: UP007
    if origin is frozenset:
        some: Any = frozenset[_bounded(arguments[0])]  # type: ignore[misc]
        return Annotated[some, msgspec.Meta(max_length=100)]
    if origin is not None and issubclass(origin, Mapping):
        pairs: Any = dict[_bounded(arguments[0]), _bounded(arguments[1])]  # type: ignore[misc]
        return Annotated[pairs, msgspec.Meta(max_length=100)]
    if origin is tuple and arguments[-1] is ...:
        row: Any = tuple[_bounded(arguments[0]), ...]  # type: ignore[misc]
        return Annotated[row, msgspec.Meta(max_length=100)]
    if isinstance(hint, type) and is_dataclass(hint):
        return value_message(hint)
    return hint


@cache
def value_message(kind: type[Any]) -> Any:
    """The shape of a value inside commands, in which nothing may stand that it does not know."""
    return _shape(kind, kind.__name__, _of_dataclass(kind))


def _shape(kind: type, name: str, own: Iterable[Any], **options: Any) -> type[Any]:
    shape = msgspec.defstruct(
        name, list(own), bases=(Message,), module=__name__, kw_only=True, **options
    )
    shape.__doc__ = kind.__doc__
    return shape


def _described(each: Field, hint: Any) -> tuple[Any, ...]:
    """A field with its default, if it has one."""
    if each.default is not msgspec.NODEFAULT:
        return (each.name, _bounded(hint), each.default)
    if each.default_factory is not msgspec.NODEFAULT:
        made = msgspec.field(default_factory=each.default_factory)
        return (each.name, _bounded(hint), made)
    # A name that is given must be one; where none is wanted the field has a default.
    return (each.name, Name if each.name == "player" else _bounded(hint))


def _of_dataclass(kind: type[Any]) -> Iterator[tuple[Any, ...]]:
    """The fields of a value inside a command."""
    hints = get_type_hints(kind)
    for each in dataclasses.fields(kind):
        given: tuple[Any, ...] = () if each.default is dataclasses.MISSING else (each.default,)
        if each.default_factory is not dataclasses.MISSING:
            given = (msgspec.field(default_factory=each.default_factory),)
        yield (each.name, _bounded(hints[each.name]), *given)


def command_message(
    kind: type[Any],
    *path: str,
    name: str = "",
    tag: str | None = None,
    more: Iterable[tuple[str, Any, Any]] = (),
) -> type[Any]:
    """The shape of a command as it is sent; what stands in the path is no part of it.

    The house draws ticket numbers itself, and looks up what has happened.
    """
    hints = get_type_hints(kind, include_extras=True)
    kinds = {field.name: field.kind.name for field in own_fields(kind)}
    own = [
        _described(each, hints[each.name])
        for each in msgspec.structs.fields(kind)
        if each.name not in ("by", "at", "ticket", *path) and kinds[each.name] != "house"
    ]
    by = ("by", Role | None, None)
    return _shape(kind, name or f"{kind.__name__}Request", [*own, *more, by], tag=tag)


def command_messages(
    kinds: Mapping[str, type[Any]], *path: str, more: Iterable[tuple[str, Any, Any]] = ()
) -> dict[str, type[Any]]:
    """The shape of each of some commands, by their actions and in the order of these.

    Commands are declared in whichever order their modules happen to be imported.
    """
    return {
        action: command_message(kind, *path, tag=action, more=more)
        for action, kind in sorted(kinds.items())
    }


def _is_nested(hint: Any) -> bool:
    """Whether a field holds a shape, or may hold one."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return True
    return any(map(_is_nested, get_args(hint)))


#: The shape of each command, by its action.
SHAPES: Final[dict[str, type[Any]]] = command_messages(COMMANDS)
#: The action that each shape is of.
ACTIONS: Final = {shape: action for action, shape in SHAPES.items()}
AnyCommand: Any = Union[tuple(SHAPES.values())]  # noqa: UP007


def to_command(request: Any, by: Role, at: int) -> Command:
    """The table's command that a message means."""
    made: Command = command_from(COMMANDS[ACTIONS[type(request)]], request, by, at)
    return made


def command_from(kind: type[Any], request: Any, by: Role, at: int) -> Any:
    """The command of some kind that a message means."""
    own = msgspec.structs.asdict(request)
    own["by"], own["at"] = by, at
    shape: Any = type(request)
    for name in _nested(shape):
        if own[name] is not None:
            plain = msgspec.to_builtins(own[name])
            own[name] = msgspec.convert(plain, get_type_hints(kind)[name])
    return kind(**own)


@cache
def _nested(shape: Any) -> tuple[str, ...]:
    """The fields of a shape that may hold a shape of their own."""
    return tuple(
        field.name
        for field in msgspec.structs.fields(shape)
        if field.name != "by" and _is_nested(field.type)
    )
