"""Opening a promotion: the one decision that is made before there is one."""

from dataclasses import dataclass
from typing import ClassVar

from croupier.core.declarations import Milliseconds
from croupier.core.ensure import InvariantBroken
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.promotion.declare import OPERATORS, PROMOTIONS, PromotionEvent
from croupier.promotion.state import Promotion
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_digest, find_book
from croupier.roulette.promotion import Matter


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPromotion:
    """Begin to plan a promotion under a book."""

    action: ClassVar[str] = "open-promotion"
    by: Role
    at: Milliseconds = 0
    promotion: str
    book: str


@PROMOTIONS.event
class PromotionOpened(PromotionEvent):
    """There is a promotion, under one text of one book."""

    promotion: str
    book: str
    digest: str

    def message(self) -> Message:
        return say("promotion-planned", promotion=self.promotion, book=self.book)


def decide_opening(command: OpenPromotion) -> PromotionOpened | Refusal:
    """The opening event, or why no promotion can be held."""
    try:
        book = find_book(command.book)
    except NotOffered as error:
        return Refusal(Reason.NOT_OFFERED, error.message)
    rules = book.promotion
    if rules is None:
        return Refusal(Reason.NOT_OFFERED, say("promotion-no-rules", book=book.code))
    if command.by not in OPERATORS:
        detail = may_not(command.by, command.action, OPERATORS)
        return Refusal(Reason.NOT_PERMITTED, detail, rules.cite(Matter.PRIZE))
    return PromotionOpened(
        at=command.at,
        by=command.by,
        promotion=command.promotion,
        book=command.book,
        digest=book_digest(command.book),
        clauses=rules.cite(Matter.PRIZE),
    )


def open_promotion(event: PromotionOpened) -> Promotion:
    """The promotion that an opening gives."""
    rules = find_book(event.book).promotion
    if rules is None:
        raise InvariantBroken(f"book {event.book} has no promotions")
    return Promotion(rules=rules)
