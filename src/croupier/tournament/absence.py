"""Players who are not there, or let a round pass."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_open, find_player
from croupier.tournament.declare import STAFF, Decision, Event, OfPlayer, command, event, refuse
from croupier.tournament.disqualification import MANAGERS, reported
from croupier.tournament.state import Tournament, with_entrant
from croupier.tournament.terms import Absence


@command("absent", roles=STAFF)
class ReportAbsence(OfPlayer):
    """A player is not in the seat. It lasts until the player acts again."""

    def decide(self, tournament: Tournament) -> Decision:
        """An absent player pays the minimum for each round, or may be out: the terms say which."""
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        if tournament.agreed.absent is Absence.DISQUALIFY:
            return reported(
                tournament, entrant, self, say("breach-absent"), Topic.ABSENCE_DISQUALIFIED
            )
        return (
            AbsenceReported(
                at=self.at,
                by=self.by,
                table=entrant.table,
                player=entrant.name,
                clauses=tournament.cite(Topic.ABSENCE_DEDUCTED),
            ),
        )


@command("no-wager", roles=STAFF)
class ReportNoWager(OfPlayer):
    """A player lets a round pass without wager or pass card."""

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        session = find_open(tournament, entrant.table)
        if isinstance(session, Refusal):
            return session
        if entrant.has_acted:
            detail = say("tournament-wagered", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.NO_WAGER)
        if not tournament.agreed.no_wager_disqualifies:
            detail = say("tournament-no-wager-needed")
            return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.NO_WAGER)
        return reported(tournament, entrant, self, say("breach-no-wager"), Topic.NO_WAGER)


@event
class AbsenceReported(Event):
    """A player is not there."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        if self.by not in MANAGERS:
            tournament = tournament.but(reported=tournament.reported | {self.player})
        return with_entrant(tournament, tournament.entrants[self.player].but(absent=True))
