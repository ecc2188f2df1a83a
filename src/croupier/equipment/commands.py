"""What is asked of whoever keeps the equipment. Times arrive as facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from croupier.core.roles import Role
from croupier.equipment.items import Item, Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """An ask about one thing, by its own mark."""

    action: ClassVar[str] = ""

    by: Role
    at: Milliseconds = 0
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EnterItem(Command):
    """Enter a thing that the house has got."""

    action: ClassVar[str] = "enter"

    item: Item


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectItem(Command):
    """Say how a thing was found: which checks it passed, and why it is unfit where it is."""

    action: ClassVar[str] = "inspect"

    checks: Mapping[str, bool] = field(default_factory=dict)
    unfit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceItem(Command):
    """Bring a thing to a table, or with no table back to the store room."""

    action: ClassVar[str] = "bring"

    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RetireItem(Command):
    """Take a thing out of use for good."""

    action: ClassVar[str] = "retire"

    reason: str
