"""Another in a player's place."""

from dataclasses import replace

from croupier.core.declarations import PersonName
from croupier.core.messages import say
from croupier.core.names import why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_entrant
from croupier.tournament.declare import CLERKS, Decision, Event, command, event, refuse
from croupier.tournament.entrant import STILL_IN
from croupier.tournament.entries import Newcomer, is_spelt, refuse_newcomer
from croupier.tournament.prizes import refuse_final
from croupier.tournament.state import Session, Stage, Tournament


@command("substitute", roles=CLERKS)
class NameSubstitute(Newcomer):
    """Put another in one's place."""

    substitute: PersonName

    def decide(self, tournament: Tournament) -> Decision:
        entrant = find_entrant(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        if not tournament.agreed.may_substitute:
            detail = say("tournament-no-substitutes")
            return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.SUBSTITUTE)
        if why := why_not_a_name(self.substitute):
            return refuse(tournament, Reason.INVALID, why, Topic.SUBSTITUTE)
        known = is_spelt(tournament.entrants, self.substitute)
        if entrant.status not in STILL_IN or known:
            detail = say(
                "tournament-cannot-substitute", substitute=self.substitute, player=entrant.name
            )
            return refuse(tournament, Reason.INVALID, detail, Topic.SUBSTITUTE)
        session = tournament.sessions.get(entrant.table)
        if session is not None and (session.is_open or not _is_more_to_play(tournament, session)):
            detail = say("tournament-substitute-between")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SUBSTITUTE)
        if refusal := refuse_newcomer(tournament, self.substitute, self):
            return refusal
        return (
            EntrantSubstituted(
                at=self.at,
                by=self.by,
                player=entrant.name,
                substitute=self.substitute,
                employee=self.employee,
                copy_given=self.copy_given,
                signed=self.agreed,
                clauses=tournament.cite(Topic.SUBSTITUTE),
            ),
        )


@event
class EntrantSubstituted(Event):
    """Another took a player's place."""

    player: str
    substitute: str
    #: None in logs that keep what was known of the player before.
    employee: bool | None = None
    copy_given: bool = True
    signed: bool = True

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        entrants = {
            name: entrant for name, entrant in tournament.entrants.items() if name != self.player
        }
        entrants[self.substitute] = old.but(
            name=self.substitute,
            seat=old.seat.but(player=self.substitute),
            employee=old.employee if self.employee is None else self.employee,
            copy_given=self.copy_given,
            signed=self.signed,
            briefed=False,
        )
        # An earlier session has the name too, at its seats and among those who went out last, and
        # may yet be disputed.
        sessions = {
            table: session.but(
                seats=self._renamed(session.seats),
                ranking=self._renamed(session.ranking),
                advance=self._renamed(session.advance),
            )
            for table, session in tournament.sessions.items()
        }
        exits = tuple(
            replace(exit, player=self.substitute) if exit.player == self.player else exit
            for exit in tournament.exits
        )
        return tournament.but(entrants=entrants, sessions=sessions, exits=exits)

    def _renamed(self, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.substitute if name == self.player else name for name in names)


def _is_more_to_play(tournament: Tournament, session: Session) -> bool:
    """Whether a place in a session leads anywhere: not once it was the final, nor to a play-off."""
    if session.stage is not Stage.ENDED:
        return True
    return not session.play_off and refuse_final(tournament, session) is not None
