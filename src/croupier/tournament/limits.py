"""Other limits from the next round on."""

from collections.abc import Iterable

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import is_played_out
from croupier.tournament.declare import (
    DIRECTORS,
    Chips,
    Command,
    Decision,
    Event,
    command,
    event,
    evolve,
    refuse,
)
from croupier.tournament.elimination import EntrantEliminated
from croupier.tournament.state import Stage, Tournament


@command("change-limits", roles=DIRECTORS)
class ChangeLimits(Command):
    """Raise or lower the limits of each round."""

    minimum: Chips
    maximum: Chips

    def decide(self, tournament: Tournament) -> Decision:
        """Other limits from the next round on, if players knew before play that this may be."""
        if not 0 < self.minimum <= self.maximum:
            detail = say("tournament-limits-hold-nothing", least=self.minimum, most=self.maximum)
            return refuse(tournament, Reason.INVALID, detail, Topic.LIMITS_CHANGE)
        if tournament.started and not tournament.agreed.limits_change:
            detail = say("tournament-limits-unannounced")
            return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.LIMITS_CHANGE)
        if any(session.is_open and session.acted for session in tournament.sessions.values()):
            detail = say("tournament-limits-between-rounds")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.LIMITS_CHANGE)
        changed = LimitsChanged(
            at=self.at,
            by=self.by,
            minimum=self.minimum,
            maximum=self.maximum,
            clauses=tournament.cite(Topic.LIMITS_CHANGE),
        )
        return (changed, *_unable(evolve(tournament, changed), self))


@event
class LimitsChanged(Event):
    """Other limits hold from the next round on."""

    minimum: Money
    maximum: Money

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(minimum=self.minimum, maximum=self.maximum)


def _unable(tournament: Tournament, command: Command) -> Iterable[Event]:
    """Players who cannot wager the new minimum in the next round."""
    for session in tournament.sessions.values():
        if session.stage is not Stage.PLAY or is_played_out(tournament, session, command.at):
            continue
        for entrant in tournament.wagering(session):
            if entrant.chips < tournament.minimum:
                yield EntrantEliminated(
                    at=command.at,
                    by=command.by,
                    table=session.table,
                    player=entrant.name,
                    moment=tournament.moment + 1,
                    residual=Money(entrant.chips),
                    last_wager=Money(0),
                    clauses=tournament.cite(Topic.UNABLE),
                )
