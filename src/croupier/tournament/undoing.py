"""A round without an outcome: all that was played in it may be played again."""

from croupier.core.refusal import Refusal
from croupier.table import wagers
from croupier.table.voiding import void_lines
from croupier.tournament.answer import find_open
from croupier.tournament.declare import (
    HOUSE,
    Command,
    Decision,
    Event,
    OfTable,
    command,
    event,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.session_table import after_playing, table_of
from croupier.tournament.state import Session, Tournament, with_entrants, with_session


@command("round-void", roles=HOUSE, from_table=True)
class VoidRound(OfTable):
    """The table's round has no outcome: whatever lies there is its owner's again."""

    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        """The round has no outcome: wagers, forms and pass cards are their owners' again."""
        session = find_open(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        return (undone(tournament, session, self, self.reason),)


@event
class RoundUndone(Event):
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""

    table: str
    played: wagers.WagersReturned
    reason: str

    def evolve(self, tournament: Tournament) -> Tournament:
        """Wagers as the table gives them back; forms and pass cards may be played again too."""
        playing = tournament.wagering(tournament.sessions[self.table])
        tournament = after_playing(tournament, tournament.sessions[self.table], self.played)
        back = tuple(_played_again(tournament.entrants[old.name]) for old in playing)
        session = tournament.sessions[self.table].but(acted=(), removed=(), turn_at=self.at)
        return with_session(with_entrants(tournament, back), session)


def undone(
    tournament: Tournament, session: Session, cause: Command | Event, reason: str
) -> RoundUndone:
    """All that lies on a session's layout goes back: its round has no outcome."""
    clauses = tournament.game.refund_clauses
    table = table_of(tournament, session)
    back = wagers.WagersReturned(
        at=cause.at,
        by=cause.by,
        cause=reason,
        lines=void_lines(table, table.seats.values(), clauses),
        clauses=clauses,
    )
    return RoundUndone(
        at=cause.at, by=cause.by, table=session.table, played=back, reason=reason, clauses=clauses
    )


def _played_again(entrant: Entrant) -> Entrant:
    """What was played in a round that counts for nothing may be played again."""
    return entrant.lifted().but(
        form_checked=False,
        late=False,
        pass_cards=entrant.pass_cards + entrant.passed,
        undisclosed_left=entrant.undisclosed_left + (entrant.form is not None),
    )
