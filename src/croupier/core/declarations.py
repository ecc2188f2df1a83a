"""Commands and events, each declared once. What else is known of them is derived from here.

A command is a class with its fields, its facets (who may, when) and `decide`; an event is a class
with its fields, its facets (who hears of it) and `evolve`. Each stream keeps a registry of its own.
The codec, the wire, scenarios, forms and the reference read the registries and hold no list.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from croupier.core.money import Money
from croupier.core.roles import Role

Milliseconds = int


class DeclarationError(TypeError):
    """A declaration contradicts another, or lacks what every declaration has."""


class _Frozen(msgspec.StructMeta):
    """Every declared value is frozen and made by keyword; nobody has to say so again."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any
    ) -> Any:
        return super().__new__(
            mcls, name, bases, namespace, **{"frozen": True, "kw_only": True, **options}
        )


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(msgspec.field,))
class Declared(msgspec.Struct, frozen=True, metaclass=_Frozen):
    """A declared value. A struct is made and written several times faster than a dataclass."""

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        return msgspec.structs.replace(self, **changes)


class Command(Declared):
    """A request. `by` is the role that acts, `at` the instant."""

    by: Role
    at: Milliseconds = 0
    action: ClassVar[str] = ""
    #: Who may, where no book says otherwise; None if only a book can allow it.
    roles: ClassVar[frozenset[Role] | None] = None
    #: Whether a form needs a long press: it is irregular and hard to take back.
    grave: ClassVar[bool] = False
    #: What a scenario calls it, where not by its action.
    verb: ClassVar[str] = ""
    #: What a scenario calls a field, where it is not the field's own name.
    words: ClassVar[Mapping[str, str]] = {}


class Fact(Declared):
    """Something that is so. When, and by whom, stands in its record."""

    #: The kind that logs keep, where the class had another name when the first were written.
    stored_as: ClassVar[str] = ""


class Event(Fact):
    """A fact that also holds the instant and the role behind it."""

    at: Milliseconds
    by: Role


class FieldKind(NamedTuple):
    """What a text or number stands for: how a scenario and a form read it."""

    name: str
    #: The values a form offers, where they are fixed or where the game lists them.
    values: tuple[str, ...] = ()
    #: The attribute of a game that lists the values.
    listed: str = ""


def whole(pattern: str, max_length: int | None = None) -> msgspec.Meta:
    """A text that a pattern describes to its last character: `$` lets a line break stand there."""
    return msgspec.Meta(pattern=rf"^{pattern}$(?!\n)", max_length=max_length)


#: Marks for fields whose type alone does not say what they are.
PlayerName = Annotated[str, FieldKind("player")]
#: Somebody who may not be at the table yet.
PersonName = Annotated[str, FieldKind("anyone")]
BetText = Annotated[str, FieldKind("bet")]
Instant = Annotated[Milliseconds, FieldKind("instant")]
Seconds = Annotated[int, FieldKind("seconds")]
SignedMoney = Annotated[Money, FieldKind("signed")]
#: What the house fills in; nobody sends it.
HouseText = Annotated[str, FieldKind("house")]
#: A text that says something.
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
#: A name as the house writes one.
Named = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9 _.-]{0,47}")]
#: The name of a table, or none.
TableName = Annotated[str, whole("([A-Za-z0-9][A-Za-z0-9 _.-]{0,47})?")]
#: A day, such as 2026-01-31.
DayText = Annotated[str, whole("[0-9]{4}-[0-9]{2}-[0-9]{2}")]
Days = Annotated[int, msgspec.Meta(ge=1, le=36_500)]


class DeclaredField(NamedTuple):
    """One field of a declaration: its type, what it stands for, and its default."""

    name: str
    type: Any
    kind: FieldKind
    optional: bool
    required: bool
    default: Any


_COMMON: Final = frozenset({"by", "at", "clauses", "warnings"})


#: The fields of each declaration, once somebody has wanted them: hints are slow to resolve.
_OWN: Final[dict[type, tuple[DeclaredField, ...]]] = {}


def own_fields(kind: type[Declared]) -> tuple[DeclaredField, ...]:
    """The fields of a declaration without those that all of its stream have."""
    found = _OWN.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = _OWN[kind] = tuple(
            _field(each, hints[each.name])
            for each in msgspec.structs.fields(kind)
            if each.name not in _COMMON
        )
    return found


def _field(each: msgspec.structs.FieldInfo, hint: Any) -> DeclaredField:
    default = each.default
    if default is msgspec.NODEFAULT and each.default_factory is not msgspec.NODEFAULT:
        default = each.default_factory()
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else ()
    kind = kind_of(hint)
    return DeclaredField(each.name, hint, kind, type(None) in options, each.required, default)


def kind_of(hint: Any) -> FieldKind:
    """What a type stands for: its own mark, or what its name says."""
    if get_origin(hint) in (Union, UnionType):
        given = [option for option in get_args(hint) if option is not type(None)]
        return kind_of(given[0]) if len(given) == 1 else FieldKind("text")
    if get_origin(hint) is Annotated:
        marks = [mark for mark in hint.__metadata__ if isinstance(mark, FieldKind)]
        return marks[-1] if marks else kind_of(get_args(hint)[0])
    if hint is Money:
        return FieldKind("money")
    if hint is bool:
        return FieldKind("flag")
    if hint is int:
        return FieldKind("whole")
    if getattr(hint, "__name__", "") == "Pocket":
        return FieldKind("pocket")
    if get_origin(hint) is frozenset:
        return FieldKind(f"{kind_of(get_args(hint)[0]).name}s")
    if isinstance(get_origin(hint), type) and issubclass(get_origin(hint), Mapping):
        return FieldKind("table")
    if isinstance(hint, type) and issubclass(hint, str):
        return FieldKind("text")
    return FieldKind("value")


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Fact)
K = TypeVar("K", bound=Command)
F = TypeVar("F", bound=Fact)


class Registry(Generic[C, E]):
    """All commands and events of one kind of stream, by the names they are stored under."""

    def __init__(self, stream: str, base: type[Command]) -> None:
        self.stream = stream
        self._base = base
        self.commands: dict[str, type[C]] = {}
        self.events: dict[str, type[E]] = {}

    def command(
        self,
        action: str,
        *,
        roles: frozenset[Role] | None,
        verb: str = "",
        grave: bool = False,
    ) -> Callable[[type[K]], type[K]]:
        """Declare a command under its action."""

        def declare(kind: type[K]) -> type[K]:
            kind.roles = roles
            kind.verb, kind.grave = verb, grave
            self.add_command(kind, action)
            return kind

        return declare

    def event(self, kind: type[F]) -> type[F]:
        """Declare an event."""
        self.add_event(kind)
        return kind

    def add_command(self, kind: type[Any], action: str) -> None:
        """Enter a command under its action."""
        if action in self.commands:
            raise DeclarationError(f"{self.stream} has a command {action!r} already")
        _documented(kind)
        if getattr(kind, "decide", None) is getattr(self._base, "decide", None):
            raise DeclarationError(f"{kind.__name__} does not say what it leads to")
        kind.action = action
        self.commands[action] = kind

    def add_event(self, kind: type[Any]) -> None:
        """Enter an event under the kind that logs keep."""
        name = stored_kind(kind)
        if name in self.events:
            raise DeclarationError(f"{self.stream} has an event {name} already")
        _documented(kind)
        self.events[name] = kind

    def __iter__(self) -> Iterator[type[Declared]]:
        yield from self.commands.values()
        yield from self.events.values()


def stored_kind(kind: type[Any]) -> str:
    """The kind that logs keep of an event."""
    return getattr(kind, "stored_as", "") or kind.__name__


def roles_of(kinds: Iterable[type[Command]]) -> frozenset[Role]:
    """Everybody who may give one of some commands, where no book says otherwise."""
    return frozenset(role for kind in kinds for role in kind.roles or ())


def _documented(kind: type[Declared]) -> None:
    if not (kind.__doc__ or "").strip():
        raise DeclarationError(f"{kind.__name__} does not say what it is")
