"""Fold: a promotion and an event give the next promotion."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any

from croupier.promotion import events as e
from croupier.promotion.state import Claim, Draw, Promotion, Status
from croupier.roulette.promotion import PromotionRules

_RUNNING = frozenset({Status.STARTED, Status.DRAWN, Status.PAID})


def evolve(promotion: Promotion, event: e.Event) -> Promotion:
    """The promotion after an event."""
    return _FOLDS[type(event)](promotion, event)


def replay(rules: PromotionRules, events: Iterable[e.Event]) -> Promotion:
    """The promotion that a whole history gives."""
    return reduce(evolve, events, Promotion(rules=rules))


def _drafted(promotion: Promotion, event: e.PromotionDrafted) -> Promotion:
    return promotion.but(
        terms=event.terms,
        prizes=event.prizes,
        prescribed=event.prescribed,
        status=Status.DRAFT,
    )


def _submitted(promotion: Promotion, event: e.TermsSubmitted) -> Promotion:
    if promotion.status in _RUNNING or promotion.before in _RUNNING:
        return promotion.but(amended_at=None)
    return promotion.but(status=Status.SUBMITTED, submitted_at=event.at)


def _amended(promotion: Promotion, event: e.PromotionAmended) -> Promotion:
    changed = promotion.but(terms=event.terms, prizes=event.prizes)
    if promotion.status in _RUNNING or promotion.before in _RUNNING:
        return changed.but(amended_at=event.at)
    return changed.but(status=Status.DRAFT, submitted_at=None)


def _drawn(promotion: Promotion, event: e.WinnerDrawn) -> Promotion:
    draw = Draw(winner=event.winner, prizes=event.prizes, at=event.at, present=event.present)
    return promotion.but(draws=(*promotion.draws, draw), status=Status.DRAWN)


def _notified(promotion: Promotion, event: e.WinnerNotified) -> Promotion:
    draws = tuple(
        replace(draw, notified=True) if draw.winner == event.player else draw
        for draw in promotion.draws
    )
    return promotion.but(draws=draws)


def _settled(promotion: Promotion, event: e.PrizesPaid | e.PrizesHandedOver) -> Promotion:
    settled = promotion.settled | set(event.prizes)
    whole = len(settled) == len(promotion.prizes)
    return promotion.but(settled=settled, status=Status.PAID if whole else promotion.status)


def _claimed(promotion: Promotion, event: e.ClaimMade) -> Promotion:
    claim = Claim(player=event.player, value=event.value, name=event.name, address=event.address)
    return promotion.but(claims={**promotion.claims, event.player: claim})


def _denied(promotion: Promotion, event: e.ClaimDenied) -> Promotion:
    claims = {name: claim for name, claim in promotion.claims.items() if name != event.player}
    kept = Claim(
        player=event.player,
        value=event.value,
        name=event.name,
        address=event.address,
        reason=event.reason,
        told=event.told,
    )
    return promotion.but(
        claims=claims,
        denied=(*promotion.denied, kept) if event.kept else promotion.denied,
        untold=promotion.untold if event.told else (*promotion.untold, event.player),
    )


def _postponed(promotion: Promotion, event: e.PromotionPostponed) -> Promotion:
    return promotion.but(
        status=Status.POSTPONED,
        before=promotion.status,
        interrupted_at=_first(promotion, event),
    )


def _first(promotion: Promotion, event: e.Event) -> int:
    """When the oldest interruption was that the inspector does not know of."""
    return event.at if promotion.interrupted_at is None else promotion.interrupted_at


def _same(promotion: Promotion, event: e.Event) -> Promotion:
    return promotion


_FOLDS: dict[type[e.Event], Callable[[Promotion, Any], Promotion]] = {
    e.PromotionOpened: _same,
    e.PromotionDrafted: _drafted,
    e.TermsSubmitted: _submitted,
    e.PromotionStarted: lambda p, event: p.but(status=Status.STARTED, channels=event.channels),
    e.PromotionAmended: _amended,
    e.MarketingReleased: _same,
    e.EntryTaken: lambda p, event: p.but(entrants=p.entrants | {event.player}),
    e.WinnerDrawn: _drawn,
    e.WinnerNotified: _notified,
    e.PrizesPaid: _settled,
    e.PrizesHandedOver: _settled,
    e.ClaimMade: _claimed,
    e.ClaimDenied: _denied,
    e.ReasonTold: lambda p, event: p.but(
        untold=tuple(player for player in p.untold if player != event.player)
    ),
    e.PromotionPostponed: _postponed,
    e.IntegrityValidated: lambda p, event: p.but(status=p.before, before=Status.NONE),
    e.PromotionCancelled: lambda p, event: p.but(
        status=Status.CANCELLED, before=Status.NONE, interrupted_at=_first(p, event)
    ),
    e.InspectorInformed: lambda p, event: p.but(interrupted_at=None),
    e.DisputeClosed: lambda p, event: p.but(disputes=p.disputes + 1),
}
