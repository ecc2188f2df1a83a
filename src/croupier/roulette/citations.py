"""Which clauses a game or other rules cite, wherever in them they stand."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from croupier.roulette.overlay import CITING


def citations(rules: object) -> frozenset[str]:
    """Every clause cited anywhere in a game, or in a book's rules for something else."""
    return frozenset(_cited("", rules))


def _cited(name: str, value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for inner in value.values():
            yield from _cited(name, inner)
    elif isinstance(value, tuple):
        if name.endswith("clauses") or name in CITING:
            yield from value
        else:
            for inner in value:
                yield from _cited(name, inner)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cited(field.name, getattr(value, field.name))
