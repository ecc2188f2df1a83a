"""One thing of the house, as it is entered."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.core.declarations import Milliseconds
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import Ball, ChipSet, Part, WheelEntry

#: What a thing may be: exactly one of these.
KINDS: Final = ("wheel", "ball", "part", "chips", "button", "terminal")


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """A station, player display or other machine at which a player wagers.

    `part` is what the book calls such machines among the parts of a table.
    """

    part: str = "stations"
    serial: str = ""
    approval: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A neighbours button: the number in its middle and those on its rim."""

    centre: Pocket
    rim: frozenset[Pocket]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A wheel, a ball, a part of a table, a set of chips, a button or a terminal: one of them."""

    wheel: WheelEntry | None = None
    ball: Ball | None = None
    part: Part | None = None
    chips: ChipSet | None = None
    button: Button | None = None
    terminal: Terminal | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """What it is said to be."""
        return tuple(name for name in KINDS if getattr(self, name) is not None)

    @property
    def kind(self) -> str:
        """What it is."""
        return self.kinds[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A thing of the house as it stands: where it is, and how it was last found."""

    id: str
    item: Item
    table: str = ""
    checks: Mapping[str, bool] = field(default_factory=dict)
    inspected_at: Milliseconds | None = None
    #: Why it may not be used; empty while it may.
    unfit: str = ""
    retired: str = ""

    @property
    def entered(self) -> bool:
        """Whether the house has, or had, such a thing."""
        return bool(self.item.kinds)

    @property
    def in_use(self) -> bool:
        """Whether it has not been taken out of the house's equipment."""
        return not self.retired
