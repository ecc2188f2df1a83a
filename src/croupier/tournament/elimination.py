"""Going out in play."""

from croupier.core.money import Money
from croupier.tournament.declare import Event, event
from croupier.tournament.entrant import Status
from croupier.tournament.state import Exit, Stage, Tournament, with_entrant


@event
class EntrantEliminated(Event):
    """A player is out. Players of one moment are placed by what they had left and wagered."""

    table: str
    player: str
    moment: int
    residual: Money
    last_wager: Money
    #: The place of this player among those whose last chips were taken, if it is known.
    removed: int | None = None

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        exit = Exit(
            player=self.player,
            table=self.table,
            session=session.number,
            moment=self.moment,
            residual=self.residual,
            last_wager=self.last_wager,
            removed=self.removed,
            in_play_off=session.stage is Stage.PLAY_OFF,
        )
        return gone_out(tournament, exit, Status.ELIMINATED)


def gone_out(tournament: Tournament, exit: Exit, status: Status) -> Tournament:
    old = tournament.entrants[exit.player]
    gone = old.lifted().but(status=status, absent=False, late=False)
    tournament = with_entrant(tournament, gone)
    return tournament.but(
        exits=(*tournament.exits, exit), moment=max(tournament.moment, exit.moment)
    )
