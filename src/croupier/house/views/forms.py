"""What staff fill in for each command of a game, made from the commands' declarations."""

from collections.abc import Iterable
from typing import Any

from croupier.core.declarations import Command, DeclaredField, own_fields
from croupier.house.views.form_description import FieldDescription, FormDescription
from croupier.roulette.game import Game
from croupier.table.catalogue import COMMANDS

#: What nobody types: the house fills it in, or a form has no line for it.
_UNTYPED = frozenset({"house", "table", "value", "by-program"})


def forms_of(game: Game) -> tuple[FormDescription, ...]:
    """The form of every command that somebody may give in a game."""
    return tuple(
        form_of(kind, kind.holders_in(game), kind.phases)
        for _, kind in sorted(COMMANDS.items())
        if kind.holders_in(game)
    )


def form_of(kind: type[Command], roles: Iterable[str], phases: Iterable[str]) -> FormDescription:
    """The form of one command, for whom it is and when."""
    return FormDescription(
        action=kind.action,
        says=" ".join((kind.__doc__ or "").split("\n\n")[0].split()),
        grave=kind.grave,
        roles=tuple(sorted(roles)),
        phases=tuple(sorted(phases)),
        fields=tuple(
            _field(field) for field in own_fields(kind) if field.kind.name not in _UNTYPED
        ),
    )


def _field(field: DeclaredField) -> FieldDescription:
    return FieldDescription(
        name=field.name,
        kind=field.kind.name,
        optional=not field.required,
        first=_first(field.default) if not field.required else "",
        options=field.kind.values,
    )


def _first(default: Any) -> str:
    """What stands in a field beforehand."""
    if isinstance(default, bool):
        return "true" if default else ""
    return str(default) if isinstance(default, str | int) else ""
