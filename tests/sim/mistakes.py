"""Irregular things that staff do: any command of a table, its fields filled in by chance."""

from typing import Any

from croupier.core.declarations import DeclaredField, own_fields
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.evening.chance import Chance
from croupier.evening.players import pick_bet
from croupier.table.catalogue import COMMANDS
from croupier.table.declare import Command
from croupier.table.state import Table

#: What ends a table, or is done for the player: left to others.
_LEFT_OUT = frozenset({"close-table", "announce-close", "change-ball", "staff", "count-float"})
#: What is put right or called off most often comes most often.
_LIKELY = (
    *("correct-result", "no-spin", "malfunction", "restore", "record-mistake", "fill", "credit"),
    *("dispute", "resolve", "void-wagers", "invalidate", "refuse-wager", "hold", "release"),
)
#: By name: commands are declared in the order in which a process happens to import them.
_ANY = tuple(sorted(COMMANDS))
_LISTED = {
    ("no-spin", "reason"): "no_spins",
    ("malfunction", "scope"): "malfunctions",
    ("restore", "scope"): "malfunctions",
    ("invalidate", "reason"): "invalidations",
    ("void-wagers", "reason"): "voids",
}


def mistake(table: Table, chance: Chance) -> Command | None:
    """A command that some of the pit might give now; None if its words cannot be filled in."""
    action = chance.pick(_LIKELY if chance.one_in(2) else _ANY)
    if action in _LEFT_OUT:
        return None
    kind = COMMANDS[action]
    words: dict[str, Any] = {}
    for field in own_fields(kind):
        if field.kind.name == "house" or not (field.required or chance.one_in(2)):
            continue
        value = _value(field, action, table, chance)
        if value is None and field.required:
            return None
        if value is not None:
            words[field.name] = value
    return kind(by=Role.DEALER, **words)


def _value(field: DeclaredField, action: str, table: Table, chance: Chance) -> Any:
    listed = _LISTED.get((action, field.name))
    if listed is not None:
        known = tuple(getattr(table.game, listed))
        return chance.pick(known) if known else None
    match field.kind.name:
        case "player" | "anyone":
            return chance.pick(tuple(table.seats)) if table.seats else None
        case "bet":
            return pick_bet(table.game, chance)
        case "money":
            return Money(500 * (1 + chance.below(100)))
        case "signed":
            return Money(500 * (chance.below(100) - 50))
        case "flag":
            return chance.one_in(2)
        case "whole" | "seconds":
            return chance.below(30)
        case "pocket":
            return chance.pick(table.game.wheel.order)
        case "text":
            values = field.kind.values
            return chance.pick(values) if values else chance.pick(("", "a word", "red"))
    return None
