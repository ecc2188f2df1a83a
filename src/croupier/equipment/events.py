"""Facts about one thing of the house."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from croupier.core.roles import Role
from croupier.equipment.items import Item, Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact about a thing."""

    at: Milliseconds
    by: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemEntered(Event):
    """The house has it."""

    item: Item


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemInspected(Event):
    """It was looked at, and this was found."""

    checks: Mapping[str, bool] = field(default_factory=dict)
    unfit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemPlaced(Event):
    """It was brought to a table, or back to the store room."""

    table: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRetired(Event):
    """It is not used any more."""

    reason: str
