"""A promoter: terms that the regulator has had for a day, entries, draws, prizes, claims."""

from typing import TYPE_CHECKING, Any, Final

from croupier.core.money import Money
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.promotion.claims import ClaimPrize, DenyClaim
from croupier.promotion.declare import PromotionCommand
from croupier.promotion.drafting import AmendPromotion, DraftPromotion
from croupier.promotion.drawing import DrawWinner
from croupier.promotion.entries import EnterPromotion, WithdrawEntry
from croupier.promotion.integrity import CancelPromotion, InformInspector, PostponePromotion
from croupier.promotion.notices import NotifyWinner
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.settling import HandOverPrize, PayPrize
from croupier.promotion.starting import StartPromotion
from croupier.promotion.state import Part, Promotion
from croupier.promotion.submitting import SubmitToRegulator
from croupier.promotion.terms import Prize, PromotionTerms
from tests.sim.people import Person, staff

if TYPE_CHECKING:
    from tests.sim.world import World

#: The regulator has the terms for a day before anything starts; the house is shut meanwhile.
NOTICE: Final = 25 * 3600.0
_NAMES: Final = ("spring", "summer", "autumn")
_VALUES: Final = (Money(50_000), Money(120_050), Money(999_999))
_ENTRANTS: Final = 5
_ON_FILE: Final = {"name": "as on the card", "address": "as on file"}


class Promoter(Person):
    """Runs one promotion after the other; asks for some things twice, and for some too early."""

    def __init__(self, world: "World") -> None:
        roles = (role for role in Role if role is not Role.PLAYER)
        super().__init__(world, staff("promoter", *roles))
        self._name = ""

    @property
    def state(self) -> Promotion | None:
        """The promotion as one of the processes has it."""
        serving = self.world.door(self.chance)
        stream = serving.promotions.streams.get(self._name) if serving is not None else None
        return stream.state if stream is not None else None

    async def announce(self) -> None:
        """The day before: the terms go to the regulator."""
        for self._name in _NAMES:
            opening = OpenPromotion(by=Role.OPERATOR, promotion=self._name, book="star")
            while await self.client.send(f"promotion:{self._name}", opening) is None:
                await self.wait(0.2, 1.0)
            await self._draft()
            await self._do(SubmitToRegulator)
            # Nothing starts before the regulator has had its time.
            await self._do(StartPromotion)

    async def _draft(self) -> None:
        state = self.state
        if state is None:
            return
        rules = state.rules
        texts = {item.key: "as posted" for item in rules.checklist}
        details = {item.key: "as shown" for item in rules.always if item.key != "value"}
        prizes = tuple(Prize(kind="goods", value=value, details=details) for value in _VALUES)
        await self._do(DraftPromotion, terms=PromotionTerms(texts=texts), prizes=prizes)

    async def work(self) -> None:
        """Hold what was announced."""
        for self._name in _NAMES:
            if self.world.is_open and await self._do(StartPromotion):
                await self._hold()

    async def _hold(self) -> None:
        players = [f"{self._name}-{place}" for place in range(_ENTRANTS)]
        for player in (*players, self.chance.pick(players)):
            await self._do(EnterPromotion, player=player, eligible=True)
        if self.chance.one_in(3):
            await self._do(WithdrawEntry, player=self.chance.pick(players))
        if self.chance.one_in(5):
            await self._call_off()
            return
        for number in range(len(_VALUES)):
            await self._do(DrawWinner, prize=number, present=self.chance.one_in(2))
        if self.chance.one_in(2):
            await self._do(AmendPromotion, prizes=())
        await self._settle(players)

    async def _call_off(self) -> None:
        kind = self.chance.pick((PostponePromotion, CancelPromotion))
        await self._do(kind, reason="a storm")
        await self._do(InformInspector)

    async def _settle(self, players: list[str]) -> None:
        """Every winner gets what they won, in money or as it is; asked for twice now and then."""
        for player in players:
            await self._do(NotifyWinner, player=player, method="mail")
            settle = self._pay if self.chance.one_in(2) else self._hand_over
            await settle(player)
            if self.chance.one_in(2):
                await self._pay(player)
            if self.chance.one_in(4):
                await self._do(ClaimPrize, player=player, value=_VALUES[0], **_ON_FILE)
                await self._do(DenyClaim, player=player, reason="paid already", **_ON_FILE)

    async def _pay(self, player: str) -> None:
        part = Part(method=self.chance.pick(("cheque", "eft")), amount=None)
        await self._do(PayPrize, player=player, parts=(part,), crossed=True)

    async def _hand_over(self, player: str) -> None:
        await self._do(HandOverPrize, player=player)

    async def _do(self, kind: type[PromotionCommand], **words: Any) -> bool:
        """Send a command as the lowest who may; whether it was done."""
        await self.wait(0.2, 1.5)
        command = kind(by=lowest((kind.roles or frozenset()) - {Role.PLAYER}), **words)
        answer = await self.client.send(f"promotion:{self._name}", command)
        return isinstance(answer, Accepted)
