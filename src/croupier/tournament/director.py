"""Who is in overall control, and whether they are there."""

from typing import Annotated

from croupier.core.messages import say
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    BY_PROGRAM,
    CHECKERS,
    DIRECTORS,
    OPERATORS,
    Command,
    Decision,
    Event,
    command,
    event,
    refuse,
)
from croupier.tournament.entries import is_spelt, refuse_director
from croupier.tournament.state import Tournament


@command("appoint-director", roles=OPERATORS)
class AppointDirector(Command):
    """Put somebody licensed in overall control."""

    name: str
    #: None if the register of staff should say.
    licensed: Annotated[bool, BY_PROGRAM] | None = None

    def decide(self, tournament: Tournament) -> Decision:
        if not self.licensed or not self.name.strip():
            detail = say("tournament-no-licence", name=self.name)
            return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.DIRECTOR)
        if is_spelt(tournament.entrants, self.name):
            return refuse_director(tournament, self.name)
        clauses = tournament.cite(Topic.DIRECTOR)
        return (DirectorAppointed(at=self.at, by=self.by, name=self.name, clauses=clauses),)


@command("record-presence", roles=DIRECTORS | CHECKERS)
class RecordPresence(Command):
    """The director leaves or comes back."""

    present: bool

    def decide(self, tournament: Tournament) -> Decision:
        kind = DirectorReturned if self.present else DirectorLeft
        clauses = tournament.cite(Topic.DIRECTOR_PRESENT)
        return (kind(at=self.at, by=self.by, clauses=clauses),)


@event
class DirectorAppointed(Event):
    """Somebody is in overall control."""

    name: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(director=self.name, director_there=True)


@event
class DirectorLeft(Event):
    """The director is not there."""

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(director_there=False)


@event
class DirectorReturned(Event):
    """The director is back."""

    def evolve(self, tournament: Tournament) -> Tournament:
        return tournament.but(director_there=True)
