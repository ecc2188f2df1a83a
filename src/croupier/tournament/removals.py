"""In what order the dealer took last chips."""

from dataclasses import replace

from croupier.core.messages import say
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    STAFF,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    evolve,
    refuse,
)
from croupier.tournament.places import with_places
from croupier.tournament.play_offs import count_play_off
from croupier.tournament.state import Stage, Tournament, with_session


@command("chips-removed", roles=STAFF)
class RecordRemoval(OfPlayer):
    """The dealer took this player's last chips: kept in the order of the reports."""

    def decide(self, tournament: Tournament) -> Decision:
        """In what order the last chips were taken; it decides between players who are level."""
        entrant = tournament.entrants.get(self.player)
        if entrant is None or not entrant.table:
            detail = say("tournament-no-seat", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.SAME_ROUND)
        exits = [exit for exit in tournament.exits if exit.player == entrant.name]
        waiting = entrant.name in tournament.sessions[entrant.table].removed
        if waiting or (exits and exits[-1].removed is not None):
            detail = say("tournament-removal-recorded", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.SAME_ROUND)
        recorded = RemovalRecorded(
            at=self.at,
            by=self.by,
            table=entrant.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.SAME_ROUND),
        )
        session = tournament.sessions[entrant.table]
        undecided = session.stage is Stage.PLAY_OFF and not tournament.wagering(session)
        if not (undecided and session.play_off):
            return (recorded,)
        # Nobody in the play-off has chips left: the order of removal decides it.
        after = evolve(tournament, recorded)
        return (recorded, *count_play_off(after, entrant.table, self))


@event
class RemovalRecorded(Event):
    """A player's last chips were taken next."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        """Reported after the round it belongs to the exit; before, it waits for the result."""
        last = [e for e in tournament.exits if e.player == self.player and not e.disqualified]
        if not last:
            session = tournament.sessions[self.table]
            return with_session(tournament, session.but(removed=(*session.removed, self.player)))
        moment = last[-1].moment
        removed = [
            e.removed for e in tournament.exits if e.moment == moment and e.removed is not None
        ]
        place = max(removed, default=-1) + 1
        exits = tuple(replace(e, removed=place) if e is last[-1] else e for e in tournament.exits)
        tournament = tournament.but(exits=exits)
        session = tournament.sessions[self.table]
        return with_places(tournament, session) if session.stage is Stage.ENDED else tournament
