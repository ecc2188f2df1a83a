"""A promotion at one moment, and what is owed to whom by when."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from croupier.core.money import Money
from croupier.core.record import Record
from croupier.promotion.terms import (
    BannedPrize,
    Milliseconds,
    Prize,
    Terms,
    banned_prizes,
    missing_items,
)
from croupier.roulette.promotion import Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem

HOUR: Milliseconds = 3_600_000


class Status(StrEnum):
    """Where a promotion stands."""

    NONE = "none"
    DRAFT = "draft"
    SUBMITTED = "submitted"
    STARTED = "started"
    DRAWN = "drawn"
    PAID = "paid"
    POSTPONED = "postponed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """One draw: who won which prizes, and whether the winner knows."""

    winner: str
    prizes: tuple[int, ...]
    at: Milliseconds
    present: bool
    notified: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A claim, and why it was refused where it was."""

    player: str
    value: Money
    name: str
    address: str
    reason: str = ""
    told: bool = True


class Duty(NamedTuple):
    """Something owed. Without a time it is owed as soon as it can be done."""

    what: str
    to: str
    by: Milliseconds | None
    clauses: Clauses


@dataclass(frozen=True, kw_only=True)
class Promotion(Record):
    """Everything a promotion knows."""

    rules: PromotionRules
    terms: Terms = field(default_factory=Terms)
    prizes: tuple[Prize, ...] = ()
    prescribed: frozenset[str] = frozenset()
    status: Status = Status.NONE
    #: Where it stood before it was postponed.
    before: Status = Status.NONE
    submitted_at: Milliseconds | None = None
    #: Amended while it runs, and the regulator has not had the change.
    amended_at: Milliseconds | None = None
    channels: tuple[str, ...] = ()
    entrants: frozenset[str] = frozenset()
    draws: tuple[Draw, ...] = ()
    settled: frozenset[int] = frozenset()
    claims: Mapping[str, Claim] = field(default_factory=dict)
    denied: tuple[Claim, ...] = ()
    untold: tuple[str, ...] = ()
    interrupted_at: Milliseconds | None = None
    disputes: int = 0

    def cite(self, *matters: Matter) -> Clauses:
        """The book's clauses for some matters."""
        return self.rules.cite(*matters)

    @property
    def missing(self) -> tuple[TermItem, ...]:
        """What the terms still owe."""
        return missing_items(self.terms, self.prizes, self.rules)

    @property
    def banned(self) -> tuple[BannedPrize, ...]:
        """What may not be among the prizes and is."""
        return banned_prizes(self.prizes, self.rules, self.prescribed)

    @property
    def undrawn(self) -> tuple[int, ...]:
        """Prizes that nobody has won yet."""
        drawn = {prize for draw in self.draws for prize in draw.prizes}
        return tuple(n for n in range(len(self.prizes)) if n not in drawn)


def due(promotion: Promotion) -> tuple[Duty, ...]:
    """Everything that is owed, oldest kind first. Of one that was called off, what can be done."""
    goes_on = promotion.status is not Status.CANCELLED
    return (
        *_owed_to_inspector(promotion),
        *(_owed_to_winners(promotion) if goes_on else ()),
        *(_owed_to_regulator(promotion) if goes_on else ()),
        *(
            Duty("tell-reason", player, None, promotion.cite(Matter.REASONS))
            for player in promotion.untold
        ),
    )


def overdue(promotion: Promotion, now: Milliseconds) -> tuple[Duty, ...]:
    """What should have been done by now and was not."""
    return tuple(duty for duty in due(promotion) if duty.by is not None and now > duty.by)


def _owed_to_inspector(promotion: Promotion) -> tuple[Duty, ...]:
    if promotion.interrupted_at is None:
        return ()
    by = promotion.interrupted_at + promotion.rules.inspector_hours * HOUR
    return (Duty("inform-inspector", "inspector", by, promotion.cite(Matter.INTEGRITY)),)


def _owed_to_winners(promotion: Promotion) -> tuple[Duty, ...]:
    within = promotion.rules.notice_hours * HOUR
    return tuple(
        Duty("notify", draw.winner, draw.at + within, promotion.cite(Matter.NOTICE))
        for draw in promotion.draws
        if not draw.present and not draw.notified
    )


def _owed_to_regulator(promotion: Promotion) -> tuple[Duty, ...]:
    if promotion.amended_at is None:
        return ()
    clauses = promotion.cite(Matter.RESUBMISSION)
    return (Duty("submit-to-regulator", "regulator", None, clauses),)
