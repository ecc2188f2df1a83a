"""Limits of a table, and what each book does with a wager that breaks one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum, auto
from typing import Any, Final

from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.roulette.payouts import Odds


@dataclass(frozen=True, slots=True)
class Range:
    """The least and most that may lie on one bet, and the unit above the least."""

    min: Money
    max: Money
    unit: Money | None = None

    @property
    def is_sound(self) -> bool:
        """Whether any stake can lie within it at all."""
        return 0 < self.min <= self.max and (self.unit is None or self.unit > 0)

    def off_unit(self, stake: int) -> bool:
        """Whether a stake above the minimum is not the minimum plus whole units."""
        return self.unit is not None and stake > self.min and (stake - self.min) % self.unit != 0

    def lowest_permitted(self, stake: int) -> Money:
        """The next lowest permitted stake; nothing where even the minimum is more."""
        cut = min(stake, self.max)
        if cut < self.min:
            return Money(0)
        return Money(cut - (cut - self.min) % self.unit) if self.unit else Money(cut)

    @property
    def message(self) -> Message:
        """The limits in words."""
        return say("limits-range", min=self.min, max=self.max, unit=self.unit)

    def __str__(self) -> str:
        return str(self.message)


def _stated() -> Any:
    """An amount that a sign may state beside its ranges; see `STATED`."""
    return field(default=None, metadata={"stated": True})


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What the sign at the table says."""

    table: Range
    per_bet: Mapping[str, Range] = field(default_factory=dict)
    aggregate_min: Money | None = _stated()
    aggregate_max: Money | None = _stated()
    #: What the float can pay in.
    smallest_chip: Money = Money(100)

    @property
    def unsound(self) -> Message | None:
        """Which range holds no stake, or that no chip pays a win; None where all is well."""
        for kind, own in (("", self.table), *self.per_bet.items()):
            if not own.is_sound:
                return say("game-limits-hold-no-wager", limits=own.message, kind=kind)
        least = self.aggregate_min or Money(1)
        whole = Range(least, least if self.aggregate_max is None else self.aggregate_max)
        if not whole.is_sound:
            return say("game-limits-hold-no-wager", limits=whole.message, kind="")
        return None if self.smallest_chip > 0 else say("game-smallest-chip-worth-nothing")

    def of(self, kind: str) -> Range:
        """The limits of one kind of bet."""
        return self.per_bet.get(kind, self.table)

    def with_table(self, table: Range) -> "Limits":
        """The same sign with another minimum, maximum and unit for the table."""
        return replace(self, table=table)


#: Amounts that a sign may state beside its ranges. Opening a table, scenarios, views, the feed of
#: events and the screens go through this list, so that a new one need not be named there again.
STATED: Final = tuple(each.name for each in fields(Limits) if each.metadata.get("stated"))


class Under(Enum):
    """What becomes of a wager below the minimum."""

    REFUSED = auto()
    """Never taken; found on the layout after the close it is void of no rule and settles."""
    VALID_AFTER_CLOSE = auto()
    """Not taken while betting is open; one found after the close is valid as it lies."""
    RETURNED_AT_CLOSE = auto()
    """Stays on the screen, debited, and comes back when the wagering period ends."""
    SETTLED_ONCE = auto()
    """Settled the first time and its owner advised; later ones go back whatever the result."""


class Over(Enum):
    """What becomes of a wager above the maximum."""

    REFUSED = auto()
    CUT = auto()
    """Shown and debited only as the next lowest permitted wager."""
    SETTLED_AT_MAX = auto()
    """Paid or collected to the maximum; the rest of the stake is its owner's."""


class OffUnit(Enum):
    """What becomes of a wager that is not the minimum plus whole units."""

    REFUSED = auto()
    CUT = auto()
    TAKEN = auto()
    """Taken as it lies; only the payment may be rounded."""


class Rounding(Enum):
    """How a win is paid that the float cannot pay exactly."""

    EXACT = auto()
    """The book has no rounding: the exact sum is owed."""
    UP = auto()
    """To the next higher sum that can be paid in chips."""
    LOWER_MULTIPLE = auto()
    """As if the stake were the next lower multiple of the minimum; multiples themselves go up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitsRule:
    """How a book keeps its limits, with the clause for each way."""

    under: Under
    over: Over
    off_unit: OffUnit
    rounding: Rounding = Rounding.EXACT
    multiples_of_min: bool = False
    aggregate: bool = False
    #: What goes beyond a player's whole maximum is not taken, rather than cut.
    aggregate_refused: bool = False
    under_clauses: tuple[str, ...] = ()
    advised_clauses: tuple[str, ...] = ()
    over_clauses: tuple[str, ...] = ()
    off_unit_clauses: tuple[str, ...] = ()
    rounding_clauses: tuple[str, ...] = ()
    aggregate_under_clauses: tuple[str, ...] = ()
    aggregate_over_clauses: tuple[str, ...] = ()
    valid_clauses: tuple[str, ...] = ()
    #: The maximum of each kind in table minima, where a sign states nothing but the minimum.
    maxima: Mapping[str, int] = field(default_factory=dict)
    maxima_clauses: tuple[str, ...] = ()
    #: The least minimum that a table may open with, in cents.
    licensed_min: int = 0
    licensed_clauses: tuple[str, ...] = ()


def derived_limits(rule: LimitsRule, limits: Limits) -> Limits:
    """The sign of a table whose maxima follow from its minimum; any other sign as it stands."""
    if not rule.maxima:
        return limits
    least, unit = limits.table.min, limits.table.unit
    per_bet = {
        kind: Range(least, Money(least * times), unit) for kind, times in rule.maxima.items()
    }
    table = Range(least, Money(least * max(rule.maxima.values())), unit)
    return replace(limits, table=table, per_bet=per_bet)


def payable(stake: int, odds: Odds, *, least: int, chip: int, rule: LimitsRule) -> Money:
    """What is paid for `stake` at `odds`, given its minimum and what the float can pay in.

    Nothing smaller than a cent exists: what odds below evens leave of one is rounded up.
    """
    win = odds * stake
    if win % chip == 0:
        return Money(int(win))
    if rule.rounding is Rounding.EXACT:
        return Money(-int(-win // 1))
    if rule.rounding is Rounding.LOWER_MULTIPLE and stake % least:
        return Money(int((stake - stake % least) * odds))
    return Money(-int(-win // chip) * chip)
