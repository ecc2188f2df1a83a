"""A promotion at one moment, and what is owed to whom by when."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

from croupier.core.declarations import Milliseconds
from croupier.core.money import Money
from croupier.core.record import Record
from croupier.promotion.terms import (
    BannedPrize,
    Prize,
    PromotionTerms,
    banned_prizes,
    missing_items,
)
from croupier.roulette.promotion import Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem

HOUR: Final[Milliseconds] = 3_600_000


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
    scrutineer: str = ""

    def without(self, prizes: frozenset[int]) -> "Draw":
        """The draw without prizes that were taken from its winner."""
        left = tuple(prize for prize in self.prizes if prize not in prizes)
        return self if left == self.prizes else replace(self, prizes=left)


class Part(NamedTuple):
    """A part of a payment; the whole if no amount is given."""

    method: str
    amount: Money | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """Prizes that their winner has: paid in parts, or handed over as they are without any."""

    player: str
    prizes: tuple[int, ...]
    at: Milliseconds
    amount: Money = Money(0)
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A claim, and why it was refused where it was."""

    player: str
    value: Money
    name: str
    address: str
    reason: str = ""
    told: bool = True
    at: Milliseconds = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """A dispute over the terms, as the operator decided it."""

    player: str
    decision: str
    satisfied: bool
    right_advised: bool
    at: Milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Interruption:
    """It was postponed or called off; the inspector knows since `informed_at`."""

    what: Status
    reason: str
    at: Milliseconds
    informed_at: Milliseconds | None = None


class Duty(NamedTuple):
    """Something owed. Without a time it is owed as soon as it can be done."""

    what: str
    to: str
    by: Milliseconds | None
    clauses: Clauses


class Promotion(Record, frozen=True, kw_only=True):
    """Everything a promotion knows."""

    rules: PromotionRules
    terms: PromotionTerms = msgspec.field(default_factory=PromotionTerms)
    prizes: tuple[Prize, ...] = ()
    prescribed: frozenset[str] = frozenset()
    status: Status = Status.NONE
    #: Where it stood before it was postponed.
    before: Status = Status.NONE
    submitted_at: Milliseconds | None = None
    started_at: Milliseconds | None = None
    #: Amended while it runs, and the regulator has not had the change.
    amended_at: Milliseconds | None = None
    channels: tuple[str, ...] = ()
    entrants: frozenset[str] = frozenset()
    #: Their names as a person would take them for one another.
    spellings: frozenset[str] = frozenset()
    #: Whom the operator has named to oversee draws, and whether that person is there for the next.
    scrutineer: str = ""
    overseen: bool = False
    draws: tuple[Draw, ...] = ()
    settlements: tuple[Settlement, ...] = ()
    claims: Mapping[str, Claim] = msgspec.field(default_factory=dict)
    denied: tuple[Claim, ...] = ()
    #: Claimants who have not heard why they were refused.
    unanswered: tuple[str, ...] = ()
    #: Whose last claim was refused: nothing is given to them before they claim again.
    refused: frozenset[str] = frozenset()
    #: Of these, whom the operator's decision in a dispute has left refused.
    upheld: frozenset[str] = frozenset()
    #: Prizes that were taken from their winners and stay with the house.
    kept: frozenset[int] = frozenset()
    #: Whom prizes were taken from: nobody of them is drawn again.
    passed_over: frozenset[str] = frozenset()
    interruptions: tuple[Interruption, ...] = ()
    disputes: tuple[Dispute, ...] = ()

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
        """Prizes that nobody has won yet, or not again."""
        drawn = {prize for draw in self.draws for prize in draw.prizes} | self.kept
        return tuple(n for n in range(len(self.prizes)) if n not in drawn)

    @property
    def settled(self) -> frozenset[int]:
        """Prizes that their winners have."""
        return frozenset(prize for one in self.settlements for prize in one.prizes)

    @property
    def is_whole(self) -> bool:
        """Whether every prize has come to its end: with its winner, or with the house."""
        return len(self.settled | self.kept) == len(self.prizes)

    def won_by(self, player: str) -> tuple[int, ...]:
        """The prizes that somebody won and has not been given, in the order of the draws.

        Of a promotion that was called off nobody can be given anything any more.
        """
        if self.status is Status.CANCELLED:
            return ()
        settled = self.settled
        return tuple(
            prize
            for draw in self.draws
            if draw.winner == player
            for prize in draw.prizes
            if prize not in settled
        )

    @property
    def owed_winners(self) -> tuple[str, ...]:
        """Winners who have not been given everything, in the order of the draws."""
        winners = dict.fromkeys(draw.winner for draw in self.draws)
        return tuple(winner for winner in winners if self.won_by(winner))

    @property
    def interrupted_at(self) -> Milliseconds | None:
        """When the oldest interruption was that the inspector does not know of."""
        unknown = [each.at for each in self.interruptions if each.informed_at is None]
        return min(unknown, default=None)

    @property
    def has_run(self) -> bool:
        """Whether it has begun: also while it is postponed, or after."""
        return self.started_at is not None


def close_if_whole(promotion: Promotion) -> Promotion:
    """Once every prize has come to its end the promotion is over."""
    return promotion.but(status=Status.PAID) if promotion.is_whole else promotion


def due(promotion: Promotion) -> tuple[Duty, ...]:
    """Everything that is owed. Of one that was called off, what can still be done."""
    goes_on = promotion.status is not Status.CANCELLED
    return (
        *_owed_to_inspector(promotion),
        *(_owed_to_winners(promotion) if goes_on else ()),
        *(_owed_to_regulator(promotion) if goes_on else ()),
        *_owed_draw(promotion),
        *(
            Duty("tell-reason", player, None, promotion.cite(Matter.REASONS))
            for player in promotion.unanswered
        ),
    )


def overdue(promotion: Promotion, now: Milliseconds) -> tuple[Duty, ...]:
    """What should have been done by now and was not."""
    return tuple(duty for duty in due(promotion) if duty.by is not None and now > duty.by)


def _owed_to_inspector(promotion: Promotion) -> tuple[Duty, ...]:
    since = promotion.interrupted_at
    if since is None:
        return ()
    by = since + promotion.rules.inspector_hours * HOUR
    return (Duty("inform-inspector", "inspector", by, promotion.cite(Matter.INTEGRITY)),)


def _owed_to_winners(promotion: Promotion) -> tuple[Duty, ...]:
    within = promotion.rules.notice_hours * HOUR
    return tuple(
        Duty("notify", draw.winner, draw.at + within, promotion.cite(Matter.NOTICE))
        for draw in promotion.draws
        if draw.prizes and not draw.present and not draw.notified
    )


def _owed_to_regulator(promotion: Promotion) -> tuple[Duty, ...]:
    if promotion.amended_at is None:
        return ()
    clauses = promotion.cite(Matter.RESUBMISSION)
    return (Duty("submit-to-regulator", "regulator", None, clauses),)


def _owed_draw(promotion: Promotion) -> tuple[Duty, ...]:
    """The draw at the time that the terms state, once somebody can be drawn."""
    by = promotion.terms.draws_at
    open_for_it = promotion.status in (Status.STARTED, Status.DRAWN)
    if by is None or not open_for_it or not promotion.undrawn or not promotion.entrants:
        return ()
    # What is drawn again has no time of its own: as soon as it can be done.
    again = bool(promotion.passed_over)
    return (Duty("draw", "entrants", None if again else by, promotion.cite(Matter.SCHEDULE)),)
