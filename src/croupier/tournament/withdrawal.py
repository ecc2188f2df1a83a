"""Leaving of one's own will."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_entrant
from croupier.tournament.declare import CLERKS, Decision, Event, OfPlayer, command, event, refuse
from croupier.tournament.entrant import STILL_IN, Status
from croupier.tournament.play_offs import leave, leaving
from croupier.tournament.state import Tournament, with_entrant


@command("withdraw", roles=CLERKS, grave=True)
class Withdraw(OfPlayer):
    """Leave the tournament of one's own will."""

    def decide(self, tournament: Tournament) -> Decision:
        """Leave: in the free period with all that was paid, later or in play without it."""
        entrant = find_entrant(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        if entrant.status not in STILL_IN:
            detail = say("tournament-not-playing", player=entrant.name, status=entrant.status)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.WITHDRAWAL)
        until = tournament.agreed.withdrawal_until
        free = not tournament.started and until is not None and self.at <= until
        topic = Topic.RETIREMENT if tournament.started else Topic.WITHDRAWAL
        left = EntrantWithdrew(
            at=self.at,
            by=self.by,
            player=entrant.name,
            refund=Money(entrant.paid if free else 0),
            whole=free,
            for_chips=Money(entrant.stakes if free else 0),
            clauses=tournament.cite(topic, *([] if free else [Topic.NO_REFUND])),
        )
        return leave(tournament, entrant, left, self)


@event
class EntrantWithdrew(Event):
    """A player left, with what goes back."""

    player: str
    refund: Money
    #: Whether buy-ins are among it, and chips went back.
    whole: bool = False
    #: Of all that, what was paid for chips and never was in the pool.
    for_chips: Money = Money(0)

    def evolve(self, tournament: Tournament) -> Tournament:
        tournament = leaving(tournament, self.player)
        old = tournament.entrants[self.player]
        if self.whole:
            clear = old.lifted().holding(0).but(has_allotment=False, bought=False)
            left = clear.but(refunded=old.fee, further=Money(0), stakes=Money(0))
        else:
            left = old.lifted().but(refunded=Money(old.refunded + self.refund))
        return with_entrant(tournament, left.but(status=Status.WITHDRAWN))
