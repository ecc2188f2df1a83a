"""Where one set of rules prevails over another: one mechanism for every such clause.

A game laid over another keeps all of the base's rules but those it states itself. Tables of rules
(odds, powers, no-spin grounds, tasks …) are merged entry by entry; everything else is replaced.
An entry laid over with None is taken away. Options are what the operator chose, never merged.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from croupier.roulette.game import Clauses, Game


def lay_over(base: Game, prevailing: Clauses, **changes: Any) -> Game:
    """The base with the changes that prevail over it under the given clauses."""
    known = {field.name for field in fields(Game)}
    if unknown := sorted(set(changes) - known):
        raise TypeError(f"a game has no {', '.join(unknown)}")
    merged = {
        name: value if name == "options" else _laid(getattr(base, name), value)
        for name, value in changes.items()
    }
    gone = [action for action, power in changes.get("powers", {}).items() if power is None]
    absent = dict.fromkeys(gone, ()) | {**merged.pop("absent_clauses", base.absent_clauses)}
    return replace(base, **merged, absent_clauses=absent, prevails=base.prevails + prevailing)


def _laid(under: Any, over: Any) -> Any:
    if isinstance(under, Mapping) and isinstance(over, Mapping):
        both = {**under, **over}
        return {key: value for key, value in both.items() if value is not None}
    return over


#: Fields that hold clauses though their names do not end so.
CITING = frozenset({"prevails", "calls_absent", "lucky_absent", "tenders", "void_if_player"})


def cited_under(game: Game, code: str) -> Game:
    """The game with every clause cited by the name of the book it comes from.

    A book laid over another numbers its clauses anew, so `8.1` alone would be two clauses.
    """
    return replace(
        game, **{f.name: _named(f.name, getattr(game, f.name), code) for f in fields(game)}
    )


def _named(name: str, value: Any, code: str) -> Any:
    if isinstance(value, Mapping):
        return {key: _named(name, inner, code) for key, inner in value.items()}
    if isinstance(value, tuple):
        if name.endswith("clauses") or name in CITING:
            return tuple(f"{code} {clause}" for clause in value)
        return tuple(_named(name, inner, code) for inner in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {f.name: _named(f.name, getattr(value, f.name), code) for f in fields(value)}
        return replace(value, **changed)
    return value
