"""Wagers called aloud, with chips or a tender, and laid by the dealer."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT, Role
from croupier.roulette.game import Clauses
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Betting, command
from croupier.table.lookup import find_bet
from croupier.table.phases import BETTING
from croupier.table.seats import BuyIn
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager


@command("call-bet", phases=BETTING, roles=PIT, betting=Betting.LAYS, words={"tender": "with"})
class CallBet(PlaceWager):
    """A wager declared aloud, with its chips or a tender for them, and placed by the dealer."""

    tender: str | None = None

    def decide(self, table: Table) -> Decision:
        """A wager called aloud: a tender handed over with it becomes chips that go straight down.

        All of it happens or none: where the wager cannot lie, the tender is handed back.
        """
        if self.tender is None:
            return PlaceWager.decide(self, table)
        chips_only = table.game.chips_only_clauses
        if chips_only and self.tender not in ("chips", "token"):
            detail = say("table-becomes-chips-before-wagered", tender=self.tender)
            return refuse(Reason.NOT_OFFERED, detail, chips_only)
        bet = find_bet(table, self.bet)
        if isinstance(bet, Refusal):
            return bet
        held = table.game.held(bet.name)
        cost = held.cost if held else sum(piece.pieces for piece in table.game.pieces(bet))
        bought = BuyIn(
            by=self.by,
            at=self.at,
            player=self.player,
            amount=Money(self.stake * cost),
            tender=self.tender,
        ).decide(table)
        if isinstance(bought, Refusal):
            return bought
        with_chips = reduce(lambda sold, event: event.evolve(sold), bought, table)
        laid = PlaceWager.decide(self, with_chips)
        return laid if isinstance(laid, Refusal) else (*bought, *laid)

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The book's rule for doing it says when."""
        return cls.clauses_in(table.game)

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """`with` names a tender here."""
        return {}
