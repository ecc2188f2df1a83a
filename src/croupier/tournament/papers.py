"""Copies of the terms, signatures under them, and the briefing."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_entrant
from croupier.tournament.declare import (
    CLERKS,
    DIRECTORS,
    Command,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Tournament, with_entrant, with_entrants
from croupier.tournament.terms import Feature


@command("brief-players", roles=DIRECTORS)
class BriefPlayers(Command):
    """Explain the terms; the director is satisfied that they are understood."""

    understood: bool = False
    bank_told: bool = False

    def decide(self, tournament: Tournament) -> Decision:
        if tournament.terms is None or not tournament.entries:
            detail = say("tournament-no-briefing", terms=tournament.terms is not None)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
        if not (self.understood and self.bank_told):
            detail = say("tournament-briefing-lacks", bank=self.bank_told)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
        clauses = tournament.cite(Topic.BRIEFING)
        return (PlayersBriefed(at=self.at, by=self.by, clauses=clauses),)


@command("give-copy", roles=CLERKS)
class GiveCopy(OfPlayer):
    """Give a player a copy of the terms."""

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_entrant(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        clauses = tournament.cite(Topic.COPY)
        return (CopyGiven(at=self.at, by=self.by, player=self.player, clauses=clauses),)


@command("sign-terms", roles=CLERKS)
class SignTerms(OfPlayer):
    """A player agrees in writing to the terms in force."""

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_entrant(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        clauses = tournament.cite(Topic.AGREEMENT)
        return (TermsSigned(at=self.at, by=self.by, player=self.player, clauses=clauses),)


@event
class PlayersBriefed(Event):
    """Players know the terms and the chips they start with."""

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrants(
            tournament, (e.but(briefed=True) for e in tournament.entrants.values())
        )


@event
class CopyGiven(Event):
    """A player has a copy of the terms."""

    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrant(tournament, tournament.entrants[self.player].but(copy_given=True))


@event
class TermsSigned(Event):
    """A player has agreed in writing to the terms in force."""

    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrant(tournament, tournament.entrants[self.player].but(signed=True))


def refuse_papers(tournament: Tournament, entrant: Entrant) -> Refusal | None:
    """Copies and signatures count for the terms in force."""
    player = entrant.name
    if not entrant.copy_given:
        detail = say("tournament-no-copy", player=player)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.COPY)
    if not entrant.signed and tournament.agreed.provides(Feature.SIGNING):
        detail = say("tournament-not-signed", player=player)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.AGREEMENT)
    return None
