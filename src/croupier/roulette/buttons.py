"""Marker buttons: a house may hand out few of them, or hand them to few."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonRule:
    """How far the use of marker buttons is limited; a house that limits nothing has none."""

    clauses: tuple[str, ...]
    #: Buttons on one number, and buttons in all, in one spin.
    number_max: int | None = None
    spin_max: int | None = None
    #: Only players whom the house has named may use one.
    designated: bool = False
