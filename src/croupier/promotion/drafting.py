"""Terms and prizes: written down, and changed later."""

from collections.abc import Iterator

from croupier.core.money import show_dollars
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
from croupier.promotion.terms import Prize, PromotionTerms
from croupier.roulette.promotion import Matter


@command("draft", Matter.TERMS, roles=OPERATORS, during=PLANNING, doing="a draft")
class DraftPromotion(PromotionCommand):
    """Write terms and prizes down. `prescribed` are kinds that regulations ban besides."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...]
    by_chance: bool = True
    prescribed: frozenset[str] = frozenset()

    def decide(self, promotion: Promotion) -> Decision:
        """Complete or not; a new draft replaces one that was not sent."""
        if not self.by_chance:
            detail = "a benefit without a draw or any chance is no promotional prize"
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

    def sentence(self) -> str:
        return f"terms are written down, with {_count(self.prizes)}"


@command(
    "amend",
    Matter.RESUBMISSION,
    roles=OPERATORS,
    during=ALWAYS - {Status.NONE, Status.CANCELLED},
    doing="an amendment",
)
class AmendPromotion(PromotionCommand):
    """Change the terms, the prizes, or both."""

    terms: PromotionTerms | None = None
    prizes: tuple[Prize, ...] | None = None

    def decide(self, promotion: Promotion) -> Decision:
        """While it runs the change must go to the regulator as soon as possible."""
        terms = promotion.terms if self.terms is None else self.terms
        prizes = promotion.prizes if self.prizes is None else self.prizes
        refusal = _refuse_figures(promotion, terms, prizes) or _refuse_drawn(promotion, prizes)
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
                warnings=("the regulator must have the amended terms",),
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

    def sentence(self) -> str:
        return f"terms are amended; there are {_count(self.prizes)}"


def _count(prizes: tuple[Prize, ...]) -> str:
    return "1 prize" if len(prizes) == 1 else f"{len(prizes)} prizes"


def refuse_contents(promotion: Promotion) -> Refusal | None:
    """Why these terms and prizes cannot be offered to anybody."""
    if missing := promotion.missing:
        says = "; ".join(f"{item.key} ({item.says})" for item in missing)
        clauses = (clause for item in missing for clause in item.clauses)
        cited = tuple(dict.fromkeys((*clauses, *promotion.cite(Matter.CHECKLIST))))
        return Refusal(Reason.TERMS_INCOMPLETE, f"the terms do not state: {says}", cited)
    if banned := promotion.banned:
        kinds = ", ".join(one.kind for one in banned)
        clauses = (clause for one in banned for clause in one.clauses)
        detail = f"no prize may be or hold: {kinds}"
        return Refusal(Reason.NOT_PERMITTED, detail, tuple(dict.fromkeys(clauses)))
    return None


def _refuse_figures(
    promotion: Promotion, terms: PromotionTerms, prizes: tuple[Prize, ...]
) -> Refusal | None:
    """Why some figures make no sense, or a prize cannot be offered so."""
    closes, draws = terms.closes_at, terms.draws_at
    if any(at is not None and at < 0 for at in (closes, draws)):
        return refuse(promotion, Reason.INVALID, "such a time has never been", Matter.SCHEDULE)
    if closes is not None and draws is not None and draws < closes:
        detail = "the draw would be before entries close"
        return refuse(promotion, Reason.INVALID, detail, Matter.SCHEDULE, Matter.ENTRY_CLOSES)
    for least in (terms.least_wager, terms.least_turnover):
        if least is not None and least <= 0:
            detail = f"a wager of {show_dollars(least)} is none; leave it out"
            return refuse(promotion, Reason.INVALID, detail, Matter.WAGER)
    return next(_wrong_prizes(promotion, prizes), None)


def _wrong_prizes(promotion: Promotion, prizes: tuple[Prize, ...]) -> Iterator[Refusal]:
    for prize in prizes:
        if prize.value is not None and prize.value < 0:
            detail = f"no prize is worth {show_dollars(prize.value)}"
            yield refuse(promotion, Reason.INVALID, detail, Matter.VALUE)
        if prize.millilitres < 0 or any(item.millilitres < 0 for item in prize.items):
            detail = "nothing holds less than no liquor"
            yield refuse(promotion, Reason.INVALID, detail, Matter.BANNED)
        if prize.monetary_alternative and prize.kind in promotion.rules.no_alternative:
            detail = f"{prize.kind} are never exchanged for money"
            yield refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.ALTERNATIVE)


def _refuse_drawn(promotion: Promotion, prizes: tuple[Prize, ...]) -> Refusal | None:
    """What somebody has won stays as it was when it was drawn."""
    drawn = sorted({prize for draw in promotion.draws for prize in draw.prizes})
    for number in drawn:
        if number >= len(prizes) or prizes[number] != promotion.prizes[number]:
            detail = f"prize {number + 1} has been drawn and is not amended"
            return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.RESUBMISSION)
    return None
