"""Draws: the lot is the house's, and a dear prize is drawn under a scrutineer's eyes."""

from typing import Annotated, Final

from croupier.core.declarations import FieldKind, HouseText, Named
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import SUPERVISORS, Role
from croupier.promotion.declare import (
    OPERATORS,
    PROMOTIONS,
    Decision,
    PromotionCommand,
    PromotionEvent,
    command,
    refuse,
)
from croupier.promotion.state import Draw, Promotion, Status
from croupier.roulette.promotion import Matter

_DRAWING: Final = frozenset({Status.STARTED, Status.DRAWN})
_BEFORE: Final = _DRAWING | {Status.DRAFT, Status.SUBMITTED, Status.POSTPONED}
#: Who may be at a draw for the house or the regulator.
OVERSEERS: Final = SUPERVISORS | {Role.INSPECTOR, Role.AUTHORISED_OFFICER, Role.SURVEILLANCE}
HouseWhole = Annotated[int, FieldKind("house")]
#: One of the prizes by its number from zero; None for all that are left.
PrizeNumber = Annotated[int, FieldKind("prize")]


@command(
    "nominate-scrutineer",
    Matter.SCRUTINEER,
    roles=OPERATORS,
    during=_BEFORE,
    doing="promotion-doing-scrutineer",
)
class NominateScrutineer(PromotionCommand):
    """Name who oversees draws: somebody who signs in under that name."""

    name: Named

    def decide(self, promotion: Promotion) -> Decision:
        """Anyone who was named before is released."""
        clauses = promotion.cite(Matter.SCRUTINEER)
        return (ScrutineerNominated(at=self.at, by=self.by, name=self.name, clauses=clauses),)


@PROMOTIONS.event
class ScrutineerNominated(PromotionEvent):
    """Somebody is named to oversee draws."""

    name: str

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(scrutineer=self.name, overseen=False)

    def message(self) -> Message:
        return say("promotion-scrutineer-named", name=self.name)


@command(
    "oversee-draw",
    Matter.SCRUTINEER,
    roles=OVERSEERS,
    during=_DRAWING,
    doing="promotion-doing-oversee",
)
class OverseeDraw(PromotionCommand):
    """The scrutineer is there, and oversees the next draw."""

    def decide(self, promotion: Promotion) -> Decision:
        """Somebody was named; who it is that signs in, the house knows."""
        if not promotion.scrutineer:
            detail = say("promotion-no-scrutineer")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.SCRUTINEER)
        if promotion.overseen:
            detail = say("promotion-overseen-already", name=promotion.scrutineer)
            return refuse(promotion, Reason.INVALID, detail, Matter.SCRUTINEER)
        return (
            DrawOverseen(
                at=self.at,
                by=self.by,
                scrutineer=promotion.scrutineer,
                clauses=promotion.cite(Matter.SCRUTINEER),
            ),
        )


@PROMOTIONS.event
class DrawOverseen(PromotionEvent):
    """The scrutineer has signed in to oversee the next draw."""

    scrutineer: str

    def evolve(self, promotion: Promotion) -> Promotion:
        return promotion.but(overseen=True)

    def message(self) -> Message:
        return say("promotion-overseen", name=self.scrutineer)


@command(
    "draw", Matter.AWARD, roles=OPERATORS, during=_DRAWING, doing="promotion-doing-draw", grave=True
)
class DrawWinner(PromotionCommand):
    """Draw a winner among all entries: for one prize, or for all that are left."""

    prize: PrizeNumber | None = None
    #: Whether the winner is there to hear of it.
    present: bool = False
    #: The lot is the house's: on whom it fell, and which of how many in the order of names.
    winner: HouseText = ""
    lot: HouseWhole | None = None
    among: HouseWhole = 0
    #: Who has entered and was excluded since: nobody whom the house may not have here is drawn.
    barred: Annotated[frozenset[str], FieldKind("house")] = frozenset()

    def decide(self, promotion: Promotion) -> Decision:
        """Once entries are closed and the stated time has come."""
        prizes = promotion.undrawn if self.prize is None else (self.prize,)
        if not prizes or not set(prizes) <= set(promotion.undrawn):
            detail = say("promotion-no-prize-left")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.AWARD)
        refusal = (
            self._refuse_time(promotion)
            or self._refuse_lot(promotion)
            or _refuse_unseen(promotion, prizes)
        )
        if refusal:
            return refusal
        matters = (Matter.AWARD, Matter.SCRUTINEER)
        return (
            WinnerDrawn(
                at=self.at,
                by=self.by,
                winner=self.winner,
                prizes=prizes,
                scrutineer=promotion.overseen,
                witness=promotion.scrutineer if promotion.overseen else "",
                present=self.present,
                lot=self.lot,
                among=self.among,
                barred=tuple(sorted(self.barred | promotion.passed_over)),
                clauses=promotion.cite(*matters, *(() if self.present else (Matter.NOTICE,))),
                warnings=self._warn(),
            ),
        )

    def _warn(self) -> tuple[Message, ...]:
        barred = sorted(self.barred)
        return (say("promotion-drawn-without", players=barred),) if barred else ()

    def _refuse_time(self, promotion: Promotion) -> Refusal | None:
        closes_at, draws_at = promotion.terms.closes_at, promotion.terms.draws_at
        if closes_at is not None and self.at < closes_at:
            detail = say("promotion-entries-open")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.ENTRY_CLOSES)
        if draws_at is not None and self.at < draws_at:
            detail = say("promotion-before-time")
            return refuse(promotion, Reason.WRONG_PHASE, detail, Matter.SCHEDULE)
        return None

    def _refuse_lot(self, promotion: Promotion) -> Refusal | None:
        """Why the lot did not fall on the winner."""
        names = sorted(promotion.entrants - self.barred - promotion.passed_over)
        if not names:
            return refuse(
                promotion, Reason.INVALID, say("promotion-nobody-entered"), Matter.ELIGIBILITY
            )
        if self.winner not in names:
            detail = say("promotion-not-entered", player=self.winner)
            return refuse(promotion, Reason.INVALID, detail, Matter.ELIGIBILITY)
        lot = self.lot
        fell = lot is not None and self.among == len(names) and 0 <= lot < len(names)
        if fell and names[lot or 0] == self.winner:
            return None
        detail = say(
            "promotion-lot-elsewhere", lot=str(self.lot), among=self.among, player=self.winner
        )
        return refuse(promotion, Reason.INVALID, detail, Matter.AWARD)


def _refuse_unseen(promotion: Promotion, prizes: tuple[int, ...]) -> Refusal | None:
    dearest = max(promotion.prizes[prize].value or 0 for prize in prizes)
    if dearest <= promotion.rules.scrutineer_over or promotion.overseen:
        return None
    detail = say("promotion-scrutineer-needed", over=promotion.rules.scrutineer_over)
    return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.SCRUTINEER)


@PROMOTIONS.event
class WinnerDrawn(PromotionEvent):
    """Somebody was drawn for some prizes."""

    winner: str
    prizes: tuple[int, ...]
    scrutineer: bool
    present: bool
    #: The lot: which of how many entries, in the order of names. Early logs have draws by hand.
    lot: int | None = None
    among: int = 0
    #: Who the scrutineer was.
    witness: str = ""
    #: Entrants who were excluded by then or had a prize taken from them: nobody drew among these.
    barred: tuple[str, ...] = ()

    def evolve(self, promotion: Promotion) -> Promotion:
        draw = Draw(
            winner=self.winner,
            prizes=self.prizes,
            at=self.at,
            present=self.present,
            scrutineer=self.witness,
        )
        draws = (*promotion.draws, draw)
        return promotion.but(draws=draws, status=Status.DRAWN, overseen=False)

    def message(self) -> Message:
        return say(
            "promotion-won",
            player=self.winner,
            numbers=[prize + 1 for prize in self.prizes],
            lot=None if self.lot is None else self.lot + 1,
            among=self.among,
            witness=self.witness,
        )
