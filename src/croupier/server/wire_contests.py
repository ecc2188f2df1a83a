"""The shapes of what is asked of tournaments, and what they share with promotions."""

from dataclasses import MISSING, Field, fields
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from croupier.core.declarations import whole
from croupier.core.facts import Facts
from croupier.core.messages import Params
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.views.contest_shapes import MissingShown, TournamentLine
from croupier.server.wire_commands import Message, Name, Text, Whole
from croupier.tournament.commands import Command as TournamentCommand
from croupier.tournament.decide import commands as tournament_commands
from croupier.tournament.terms import Terms as TournamentConditions

#: What the house fills in itself: who and when, every lot, and the table as it stands.
_HOUSES_OWN: Final = frozenset({"by", "at", "order", "stands"})
Slug = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_-]{0,31}")]
_PLAIN: Final[dict[Any, Any]] = {str: Text, int: Whole, Money: Whole}


def _read(hint: Any) -> Any:
    """A type as it is read from outside."""
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(map(_read, get_args(hint)))]  # noqa: UP007
    return _PLAIN.get(hint, hint)


def _field(each: Field[Any], hint: Any) -> tuple[Any, ...]:
    read = _read(hint)
    if each.default is not MISSING:
        return (each.name, read, each.default)
    if each.default_factory is not MISSING:
        return (each.name, read, msgspec.field(default_factory=each.default_factory))
    return (each.name, Name if each.name == "player" else read)


def _terms(kind: type[Any], name: str) -> Any:
    """Terms under a name of their own, in which nothing may stand that they do not know."""
    hints = get_type_hints(kind)
    own = [_field(each, hints[each.name]) for each in fields(kind)]
    shape = msgspec.defstruct(name, own, bases=(Message,), module=__name__, kw_only=True)
    shape.__doc__ = kind.__doc__
    _PLAIN[kind] = shape
    return shape


TournamentTerms: Any = _terms(TournamentConditions, "TournamentTerms")


def _shapes(commands: dict[str, type[Any]], prefix: str) -> dict[str, type[Any]]:
    shapes = {}
    for action, kind in commands.items():
        hints = get_type_hints(kind)
        own = [
            _field(each, hints[each.name]) for each in fields(kind) if each.name not in _HOUSES_OWN
        ]
        shape = msgspec.defstruct(
            f"{prefix}{kind.__name__}Ask",
            [*own, ("by", Role | None, None)],
            bases=(Message,),
            module=__name__,
            kw_only=True,
            tag=action,
        )
        shape.__doc__ = kind.__doc__
        shapes[action] = shape
    return shapes


TOURNAMENT_COMMANDS: Final = tournament_commands()
_TOURNAMENT: Final = _shapes(TOURNAMENT_COMMANDS, "Tournament")
AnyTournamentCommand: Any = Union[tuple(_TOURNAMENT.values())]  # noqa: UP007


def _own(asked: Any) -> dict[str, Any]:
    own = {name: getattr(asked, name) for name in asked.__struct_fields__ if name != "by"}
    return {name: plain_terms(value) for name, value in own.items()}


def plain_terms(value: Any) -> Any:
    """Terms as the core has them; anything else as it is."""
    if isinstance(value, TournamentTerms):
        return msgspec.convert(msgspec.to_builtins(value), TournamentConditions)
    return value


def to_tournament_command(asked: Any, by: Role, at: int) -> TournamentCommand:
    """The tournament's command that a message means."""
    made: TournamentCommand = TOURNAMENT_COMMANDS[asked.__struct_config__.tag](
        **_own(asked), by=by, at=at
    )
    return made


class NewTournament(Message, frozen=True, kw_only=True):
    """A tournament to be set up under a book, on one of its games."""

    tournament: Slug
    book: Text
    game: Text = ""
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=50)] = {}


class TournamentDraft(Message, frozen=True, kw_only=True):
    """Terms of a tournament that are not published yet."""

    terms: TournamentTerms


class MissingList(Message, frozen=True, kw_only=True):
    """What terms must state and do not; nothing where they are whole."""

    missing: tuple[MissingShown, ...]
    banned: tuple[str, ...] = ()


class TournamentList(Message, frozen=True, kw_only=True):
    """Every tournament of the house."""

    tournaments: tuple[TournamentLine, ...]
    time: int


class TermStated(Message, frozen=True, kw_only=True):
    """Something that terms state; a screen may say by its `key` what it is in another language."""

    key: str
    says: str
    stated: str


class TermsTold(Message, frozen=True, kw_only=True):
    """Terms and conditions as people read them, line by line."""

    title: str
    version: int
    lines: tuple[str, ...]
    stated: tuple[TermStated, ...] = ()


class ContestAccepted(Message, tag="accepted", frozen=True, kw_only=True):
    """Done and durable. `seq` is the version of the tournament or promotion that it led to."""

    name: str
    seq: int
    time: int
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    repeated: bool = False


class ContestRefused(Message, tag="refused", frozen=True, kw_only=True):
    """Not done; nothing has changed. `reason` is one of a fixed list."""

    name: str
    seq: int
    time: int
    reason: Reason
    detail: str
    clauses: tuple[str, ...] = ()
    facts: Facts = {}
    code: str = ""
    params: Params = {}


ContestAnswer = ContestAccepted | ContestRefused


class ContestRecord(Message, frozen=True, kw_only=True):
    """A record as it is kept: what happened, when, by whose hand, and its place in the chain."""

    number: int
    seq: int
    at: int
    kind: str
    actor: str
    cause: str
    digest: str
    payload: msgspec.Raw


class ContestExport(Message, frozen=True, kw_only=True):
    """Everything that happened in a tournament or a promotion, record by record."""

    name: str
    records: tuple[ContestRecord, ...]
