"""Calling a tournament off: all that was paid goes back."""

from collections.abc import Mapping

from croupier.core.messages import Saying, say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    AFTER_AWARD,
    DIRECTORS,
    Command,
    Decision,
    Event,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Tournament


@command("cancel", roles=DIRECTORS, after=AFTER_AWARD, grave=True)
class CancelTournament(Command):
    """Call the whole tournament off."""

    reason: str = ""

    def decide(self, tournament: Tournament) -> Decision:
        """Call it off: all that was paid goes back, to eliminated players too.

        Who has cash for chips, or is owed it, has that much of their price back already.
        """
        if tournament.is_awarded:
            detail = say("tournament-awarded")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.CANCELLING)
        few = tournament.entries < (tournament.agreed.entries_min or 0)
        owed = {
            name: Money(entrant.paid)
            for name, entrant in tournament.entrants.items()
            if entrant.paid
        }
        return (
            TournamentCancelled(
                at=self.at,
                by=self.by,
                reason=self.reason or (say("breach-too-few-entries") if few else ""),
                refunds=owed,
                whole=True,
                for_chips=Money(sum(entrant.stakes for entrant in tournament.entrants.values())),
                clauses=tournament.cite(Topic.CANCELLING, *([Topic.GUARANTEE] if few else [])),
            ),
        )


@event
class TournamentCancelled(Event):
    """It is off, and every fee goes back."""

    reason: Saying
    refunds: Mapping[str, Money]
    #: Whether buy-ins, buy-backs and add-ons are among it, and chips went back.
    whole: bool = False
    #: Of all that, what was paid for chips and never was in the pool.
    for_chips: Money = Money(0)

    def evolve(self, tournament: Tournament) -> Tournament:
        entrants = {
            name: _refunded(entrant, self.refunds.get(name, Money(0)), whole=self.whole)
            for name, entrant in tournament.entrants.items()
        }
        return tournament.but(entrants=entrants, cancelled=True)


def _refunded(entrant: Entrant, refund: Money, *, whole: bool) -> Entrant:
    if not whole:
        return entrant.but(refunded=Money(entrant.refunded + refund))
    clear = entrant.lifted().but(refunded=entrant.fee, further=Money(0), stakes=Money(0))
    return clear.handed_in(entrant.total)
