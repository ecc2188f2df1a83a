"""Terms and prizes: written down, and changed later."""

from collections.abc import Iterator

from croupier.core.declarations import Milliseconds
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.promotion.declare import (
    ALWAYS,
    OPERATORS,
    PLANNING,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.state import Promotion, Status
from croupier.promotion.terms import Prize, PromotionTerms, fold_word
from croupier.roulette.promotion import Matter


@command("draft", Matter.TERMS, roles=OPERATORS, during=PLANNING, doing="promotion-doing-draft")
class DraftPromotion(PromotionCommand):
    """Write terms and prizes down. `prescribed` are kinds that regulations ban besides."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...]
    by_chance: bool = True
    prescribed: frozenset[str] = frozenset()

    def decide(self, promotion: Promotion) -> Decision:
        """Complete or not; a new draft replaces one that was not sent."""
        if not self.by_chance:
            detail = say("promotion-no-chance")
            return refuse(promotion, Reason.NOT_OFFERED, detail, Matter.PRIZE)
        if refusal := _refuse_figures(promotion, self.terms, self.prizes):
            return refusal
        return (
            PromotionDrafted(
                at=self.at,
                by=self.by,
                terms=self.terms,
                prizes=self.prizes,
                prescribed=self.prescribed,
                clauses=promotion.cite(Matter.TERMS, Matter.PRIZE),
            ),
        )


@PROMOTIONS.event
class PromotionDrafted(PromotionEvent):
    """Terms and prizes are written down; an earlier draft is replaced."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...]
    prescribed: frozenset[str]

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(
            terms=self.terms,
            prizes=self.prizes,
            prescribed=self.prescribed,
            status=Status.DRAFT,
        )

    def message(self) -> Message:
        return say("promotion-drafted", count=len(self.prizes))


@command(
    "amend",
    Matter.RESUBMISSION,
    roles=OPERATORS,
    during=ALWAYS - {Status.NONE, Status.CANCELLED},
    doing="promotion-doing-amend",
)
class AmendPromotion(PromotionCommand):
    """Change the terms, the prizes, or both."""

    terms: PromotionTerms | None = None
    prizes: tuple[Prize, ...] | None = None

    def decide(self, promotion: Promotion) -> Decision:
        """While it runs the change must go to the regulator as soon as possible."""
        terms = promotion.terms if self.terms is None else self.terms
        prizes = promotion.prizes if self.prizes is None else self.prizes
        refusal = (
            _refuse_figures(promotion, terms, prizes)
            or _refuse_drawn(promotion, prizes)
            or _refuse_times(promotion, terms, self.at)
        )
        if promotion.status is not Status.DRAFT:
            refusal = refusal or refuse_contents(promotion.but(terms=terms, prizes=prizes))
        if refusal:
            return refusal
        return (
            PromotionAmended(
                at=self.at,
                by=self.by,
                terms=terms,
                prizes=prizes,
                clauses=promotion.cite(Matter.RESUBMISSION),
                warnings=(say("promotion-regulator-must-have"),),
            ),
        )


@PROMOTIONS.event
class PromotionAmended(PromotionEvent):
    """Terms or prizes have changed; the regulator does not know yet."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...]

    def evolve(self, promotion: Promotion) -> Promotion:
        changed = promotion.but(terms=self.terms, prizes=self.prizes)
        if promotion.has_run:
            # Somebody may be drawn again where there is a prize more.
            again = promotion.status is Status.PAID and bool(changed.undrawn)
            status = Status.DRAWN if again else promotion.status
            return changed.but(amended_at=self.at, status=status)
        if promotion.status is Status.POSTPONED:
            return changed.but(before=Status.DRAFT, submitted_at=None)
        return changed.but(status=Status.DRAFT, submitted_at=None)

    def message(self) -> Message:
        return say("promotion-amended", count=len(self.prizes))


def refuse_contents(promotion: Promotion) -> Refusal | None:
    """Why these terms and prizes cannot be offered to anybody."""
    if missing := promotion.missing:
        items = [say("terms-item", key=item.key, says=item.heading) for item in missing]
        clauses = (clause for item in missing for clause in item.clauses)
        cited = tuple(dict.fromkeys((*clauses, *promotion.cite(Matter.CHECKLIST))))
        return Refusal(Reason.TERMS_INCOMPLETE, say("terms-incomplete", items=items), cited)
    if banned := promotion.banned:
        clauses = (clause for one in banned for clause in one.clauses)
        detail = say("promotion-banned", kinds=[one.kind for one in banned])
        return Refusal(Reason.NOT_PERMITTED, detail, tuple(dict.fromkeys(clauses)))
    return None


def _refuse_figures(
    promotion: Promotion, terms: PromotionTerms, prizes: tuple[Prize, ...]
) -> Refusal | None:
    """Why some figures make no sense, or a prize cannot be offered so."""
    closes, draws = terms.closes_at, terms.draws_at
    if any(at is not None and at < 0 for at in (closes, draws)):
        return refuse(promotion, Reason.INVALID, say("promotion-no-such-time"), Matter.SCHEDULE)
    if closes is not None and draws is not None and draws < closes:
        detail = say("promotion-draw-before-close")
        return refuse(promotion, Reason.INVALID, detail, Matter.SCHEDULE, Matter.ENTRY_CLOSES)
    for least in (terms.least_wager, terms.least_turnover):
        if least is not None and least <= 0:
            detail = say("promotion-wager-none", least=least)
            return refuse(promotion, Reason.INVALID, detail, Matter.WAGER)
    return next(_wrong_prizes(promotion, prizes), None)


def _wrong_prizes(promotion: Promotion, prizes: tuple[Prize, ...]) -> Iterator[Refusal]:
    for prize in prizes:
        if prize.value is not None and prize.value < 0:
            detail = say("promotion-no-such-worth", value=prize.value)
            yield refuse(promotion, Reason.INVALID, detail, Matter.VALUE)
        if prize.millilitres < 0 or any(item.millilitres < 0 for item in prize.items):
            detail = say("promotion-no-such-liquor")
            yield refuse(promotion, Reason.INVALID, detail, Matter.BANNED)
        if prize.monetary_alternative and fold_word(prize.kind) in promotion.rules.no_alternative:
            detail = say("promotion-never-exchanged", kind=prize.kind)
            yield refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ALTERNATIVE)


def _refuse_times(promotion: Promotion, terms: PromotionTerms, at: Milliseconds) -> Refusal | None:
    """What was stated holds: a time that has passed stays, and none is moved into the past.

    Else entries that have closed could be opened again, or closed behind somebody's back.
    """
    stated = promotion.terms
    for was, now, matter in (
        (stated.closes_at, terms.closes_at, Matter.ENTRY_CLOSES),
        (stated.draws_at, terms.draws_at, Matter.SCHEDULE),
    ):
        if not promotion.has_run or was == now:
            continue
        if (was is not None and was < at) or now is None or now < at:
            detail = say("promotion-time-stated")
            return refuse(promotion, Reason.NOT_PERMITTED, detail, matter, Matter.RESUBMISSION)
    return None


def _refuse_drawn(promotion: Promotion, prizes: tuple[Prize, ...]) -> Refusal | None:
    """What somebody has won stays as it was when it was drawn."""
    drawn = {prize for draw in promotion.draws for prize in draw.prizes}
    for number in sorted(drawn | promotion.kept):
        if number >= len(prizes) or prizes[number] != promotion.prizes[number]:
            detail = say("promotion-drawn-stays", number=number + 1)
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.RESUBMISSION)
    return None
