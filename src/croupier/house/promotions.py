"""The promotions of a house: its lots, who may enter and oversee, and what is owed by when."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from croupier.compliance.state import Patron
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.codecs import PROMOTION_CODEC
from croupier.house.contests import (
    LedgerAudit,
    decide_with_opening,
    evolve_with_opening,
    refuse_of_oneself,
)
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.house.ports import Entropy
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.house.turnover import Turnover
from croupier.ledger.promotions import PromotionLedger
from croupier.promotion.catalogue import COMMANDS
from croupier.promotion.declare import OPERATORS, PromotionEvent, decide, evolve
from croupier.promotion.drawing import DrawWinner, NominateScrutineer, OverseeDraw
from croupier.promotion.entries import EnterPromotion, WithdrawEntry
from croupier.promotion.forfeits import ForfeitPrizes
from croupier.promotion.opening import (
    OpenPromotion,
    PromotionOpened,
    decide_opening,
    open_promotion,
)
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.state import Duty, Promotion, due
from croupier.promotion.terms import Criterion
from croupier.roulette.promotion import Matter

#: What a lot falls for, or would.
Lot = TypeVar("Lot", DrawWinner, ForfeitPrizes)
PromotionStream = Stream[Promotion, PromotionEvent]


def _whose(state: Promotion, command: Any, reason: Reason) -> tuple[str, ...]:
    """Nobody acts for another in what a promotion is about."""
    return state.cite(*getattr(command, "matters", ()) or (Matter.PRIZE,))


PROMOTIONS: Final[StreamKind[Promotion, PromotionEvent]] = StreamKind(
    prefix="promotion:",
    codec=PROMOTION_CODEC,
    decide=decide_with_opening("promotion", OpenPromotion, decide_opening, decide),
    evolve=evolve_with_opening(PromotionOpened, open_promotion, evolve),
    empty=lambda name: None,  # type: ignore[arg-type, return-value]
    whose=_whose,
    opening=OpenPromotion,
    audit=lambda name, state: LedgerAudit(PromotionLedger(name)),
)
#: What only those do who run a promotion.
_RUNNING: Final = tuple(
    action for action, kind in COMMANDS.items() if kind.roles and kind.roles <= OPERATORS
)


class Owed(NamedTuple):
    """A duty of one promotion. Without a time it is owed as soon as it can be done."""

    promotion: str
    duty: Duty
    overdue: bool


class Promotions:
    """Promotions by name, and what the house itself says to their commands."""

    def __init__(self, house: House, entropy: Entropy) -> None:
        self._house = house
        self._entropy = entropy
        #: Whether a scenario names the winners; then the lot falls on whom it names.
        self.named = False
        #: What the registers of the house know of somebody.
        self.patron: Callable[[str], Patron] = lambda name: Patron(name=name)
        self.is_staff: Callable[[str], bool] = lambda name: False
        #: Why somebody may not take part in anything, at an instant.
        self.refuse_excluded: Callable[[str, int], Refusal | None] = lambda name, at: None
        #: Whether somebody of this name can sign in; None if the house keeps no register.
        self.knows: Callable[[str], bool] | None = None
        self._turnovers: dict[int, Turnover] = {}
        family = house.streams.add(PROMOTIONS)
        self.streams = family.streams
        policies = family.policies
        policies.fill(self._draw, DrawWinner.action)
        policies.fill(self._bar, ForfeitPrizes.action)
        policies.fill(self._look_up, EnterPromotion.action)
        policies.review(self._review_entry, EnterPromotion.action)
        policies.review(_review_withdrawal, WithdrawEntry.action)
        policies.review(self._review_nomination, NominateScrutineer.action)
        policies.review(_review_overseer, OverseeDraw.action)
        policies.review(_review_draw, DrawWinner.action)
        policies.review(_review_payment, PayPrize.action, HandOverPrize.action)
        policies.review(_refuse_entrant, *_RUNNING)
        house.gateway.look_up(self._read_wagers, EnterPromotion.action)

    async def start(self) -> None:
        """Bring every promotion to where the log left it."""
        await self._house.streams.start(PROMOTIONS.prefix)

    def book_of(self, name: str) -> str:
        """The book that a promotion is held under."""
        opening = self.streams[name].first
        return opening.book if isinstance(opening, PromotionOpened) else ""

    # ---- the lot -------------------------------------------------------------------------------

    def _draw(self, state: Promotion, command: DrawWinner) -> DrawWinner:
        """A lot among all entries; whatever a caller wrote there is thrown away.

        Who was excluded since takes no part in it.
        """
        command = self._bar(state, command)
        names = sorted(state.entrants - command.barred - state.passed_over)
        winner = command.winner if self.named else ""
        if not names or (winner and winner not in names):
            return command.but(winner=winner, lot=None, among=0)
        lot = names.index(winner) if winner else self._entropy.below(len(names))
        return command.but(winner=names[lot], lot=lot, among=len(names))

    def _bar(self, state: Promotion, command: Lot) -> Lot:
        """Entrants who were excluded since they entered."""
        return command.but(
            barred=frozenset(
                each for each in state.entrants if self.refuse_excluded(each, command.at)
            )
        )

    # ---- who may enter -------------------------------------------------------------------------

    async def _read_wagers(self, stream: Stream[Any, Any], command: Any) -> Any:
        """Bring what entrants have wagered up to date, if the terms need it."""
        if isinstance(command, EnterPromotion):
            state: Promotion = stream.state
            if state.terms.requires_wagers and state.started_at is not None:
                since = state.started_at + 1
                turnover = self._turnovers.setdefault(since, Turnover(since))
                await turnover.read_on(self._house.store)
        return command

    def _look_up(self, state: Promotion, command: EnterPromotion) -> EnterPromotion:
        """What the house knows of an entrant; what a caller wrote there is thrown away."""
        player = command.player
        patron, staff = self.patron(player), self.is_staff(player)
        facts = {
            Criterion.MEMBER: bool(patron.member),
            Criterion.CARD: bool(patron.member) and patron.carded,
            Criterion.NOT_STAFF: not staff,
        }
        meets = frozenset(each for each in state.terms.criteria if facts[each])
        turnover = self._turnovers.get((state.started_at or 0) + 1)
        if turnover is None or not state.terms.requires_wagers:
            return command.but(meets=meets, wagered=0, largest=0)
        wagered, largest = turnover.total(player), turnover.largest(player)
        return command.but(meets=meets, wagered=wagered, largest=largest)

    def _review_entry(
        self, state: Promotion, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        command = request.command
        if command.by is not Role.PLAYER and (
            refusal := refuse_of_oneself(request, command.player, state.cite(Matter.ELIGIBILITY))
        ):
            return refusal
        return self.refuse_excluded(command.player, command.at)

    # ---- who may oversee -----------------------------------------------------------------------

    def _review_nomination(
        self, state: Promotion, request: Request, events: tuple[Any, ...]
    ) -> Refusal | None:
        """A scrutineer is somebody else, and can sign in."""
        name, clauses = request.command.name, state.cite(Matter.SCRUTINEER)
        if name == request.identity.id:
            return Refusal(
                Reason.NOT_PERMITTED, say("house-nobody-names-themselves-oversee-draw"), clauses
            )
        if self.knows is not None and not self.knows(name):
            return Refusal(Reason.INVALID, say("house-nobody-signs-in-here-as", name=name), clauses)
        return None

    def deadlines(self, now: int) -> list[Owed]:
        """Everything that is owed, what is due first at the top, and what has no time at the end.

        It follows from the log alone, so that no restart forgets any of it.
        """
        owed = [
            Owed(name, duty, duty.by is not None and now > duty.by)
            for name, stream in self.streams.items()
            for duty in due(stream.state)
        ]
        return sorted(owed, key=lambda one: (one.duty.by is None, one.duty.by or 0))


def _review_withdrawal(
    state: Promotion, request: Request, events: tuple[Any, ...]
) -> Refusal | None:
    """Anyone who may draw takes nobody's entry away: the draw would be theirs to decide."""
    if not request.identity.roles & OPERATORS:
        return None
    detail = say("house-drawer-keeps-entries", id=request.identity.id)
    return Refusal(Reason.NOT_PERMITTED, detail, state.cite(Matter.AWARD))


def _review_overseer(state: Promotion, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    """Only the person who was named, signed in as themselves, and with no part in it."""
    if request.identity.id == state.scrutineer:
        return _refuse_entrant(state, request, events)
    return Refusal(
        Reason.NOT_PERMITTED,
        say("house-named-oversee-draws-not", scrutineer=state.scrutineer, id=request.identity.id),
        state.cite(Matter.SCRUTINEER),
    )


def _review_draw(state: Promotion, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    """The person who draws is not the one who oversees."""
    if not state.overseen or request.identity.id != state.scrutineer:
        return None
    return Refusal(
        Reason.NOT_PERMITTED,
        say("house-oversees-draw-somebody-else-conducts", scrutineer=state.scrutineer),
        state.cite(Matter.SCRUTINEER),
    )


def _review_payment(state: Promotion, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    """Nobody gives a prize to themselves."""
    return refuse_of_oneself(request, request.command.player, state.cite(Matter.AWARD))


def _refuse_entrant(state: Promotion, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    """Why somebody has no hand in a promotion, its prizes and its draw: they may win it."""
    for player in state.entrants:
        if refusal := refuse_of_oneself(request, player, state.cite(Matter.AWARD)):
            return refusal
    return None
