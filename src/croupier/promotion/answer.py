"""What a decision about a promotion is."""

from croupier.core.messages import Message
from croupier.core.refusal import Reason, Refusal
from croupier.promotion.events import Event
from croupier.promotion.state import Promotion, Status
from croupier.roulette.promotion import Matter

Decision = tuple[Event, ...] | Refusal


def refuse(
    promotion: Promotion, reason: Reason, detail: Message | str, *matters: Matter
) -> Refusal:
    """A refusal under the book's clauses for some matters."""
    return Refusal(reason, detail, promotion.cite(*matters))


def refuse_status(
    promotion: Promotion, what: str, wanted: frozenset[Status], *matters: Matter
) -> Refusal | None:
    """Why something has no place while the promotion stands where it does."""
    if promotion.status in wanted:
        return None
    cited = matters
    if promotion.status in (Status.POSTPONED, Status.CANCELLED):
        cited = (Matter.INTEGRITY, *matters)
    detail = f"{what} has no place while the promotion is {_shown(promotion.status)}"
    return refuse(promotion, Reason.WRONG_PHASE, detail, *cited)


def _shown(status: Status) -> str:
    return "not drafted" if status is Status.NONE else status.value
