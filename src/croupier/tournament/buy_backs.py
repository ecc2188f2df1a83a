"""Buying back after one's last chips are gone."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import is_played_out
from croupier.tournament.declare import CLERKS, Decision, Event, OfPlayer, command, event, refuse
from croupier.tournament.entrant import Status
from croupier.tournament.state import Stage, Tournament, with_entrant


@command("buy-back", roles=CLERKS)
class BuyBack(OfPlayer):
    """Come back after elimination."""

    def decide(self, tournament: Tournament) -> Decision:
        """Back in with a new allotment, where the terms have it and as often as they say."""
        terms = tournament.agreed
        entrant = tournament.entrants.get(self.player)
        if entrant is None or entrant.status in (Status.DISQUALIFIED, Status.WITHDRAWN):
            detail = say("tournament-not-eliminated", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.BUY_BACK)
        if not terms.buy_backs or entrant.buy_backs >= terms.buy_backs:
            detail = say("tournament-no-more-buy-backs", count=terms.buy_backs or 0)
            return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.BUY_BACK)
        if entrant.status is not Status.ELIMINATED:
            detail = say("tournament-still-in", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.BUY_BACK)
        session = tournament.sessions.get(entrant.table)
        over = session is not None and is_played_out(tournament, session, self.at)
        here = session is not None and entrant.name in session.seats
        if session is None or not here or session.stage is not Stage.PLAY or over:
            detail = say("tournament-buy-back-late")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BUY_BACK)
        # Chips that are cash stay the player's; others are handed in for the new allotment.
        left = entrant.chips if terms.cash_chips else 0
        return (
            BoughtBack(
                at=self.at,
                by=self.by,
                player=entrant.name,
                fee=terms.buy_back_fee or Money(0),
                chips=Money((terms.chips or 0) + left),
                pooled=not terms.cash_chips,
                clauses=tournament.cite(Topic.BUY_BACK, Topic.ALLOTMENT),
            ),
        )


@event
class BoughtBack(Event):
    """An eliminated player is in again, with a new allotment."""

    player: str
    fee: Money
    chips: Money
    #: Whether the fee is for the pool; where chips turn into cash again it is a price for chips,
    #: and what was left of earlier ones is among them.
    pooled: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        again = old.holding(self.chips).but(
            status=Status.PLAYING, has_allotment=True, buy_backs=old.buy_backs + 1
        )
        again = again.having_paid(self.fee, pooled=self.pooled)
        return with_entrant(tournament, again).but(
            exits=tuple(exit for exit in tournament.exits if exit.player != self.player),
        )
