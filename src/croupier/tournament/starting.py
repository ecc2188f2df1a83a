"""The start of a session, and notice of another time for it."""

from typing import Annotated

from croupier.core.declarations import FieldKind
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import MINUTE, find_session, refuse_dispute
from croupier.tournament.declare import (
    BY_PROGRAM,
    CHECKERS,
    DIRECTORS,
    Command,
    Decision,
    Event,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.elimination import EntrantEliminated
from croupier.tournament.papers import refuse_papers
from croupier.tournament.state import Session, Stage, Tournament, with_entrants, with_session
from croupier.tournament.terms import Milliseconds


@command("move-start", roles=DIRECTORS)
class MoveStart(Command):
    """Alter the starting time: to an instant, or to the end of the notice that players get."""

    notice: Annotated[Milliseconds, FieldKind("minutes")] = 0
    to: Annotated[Milliseconds, BY_PROGRAM] | None = None

    def decide(self, tournament: Tournament) -> Decision:
        least = tournament.rules.start_notice_minutes * MINUTE
        moved = self.at + self.notice if self.to is None else self.to
        # A start that is put off must be put off in time for those who would come to the old one.
        due = (moved, tournament.starts_at) if tournament.starts_at > self.at else (moved,)
        notice = min(due) - self.at
        if notice < max(least, 1):
            detail = say(
                "tournament-start-notice", least=least // MINUTE, notice=max(0, notice) // MINUTE
            )
            return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.START_NOTICE)
        return (
            StartMoved(
                at=self.at,
                by=self.by,
                notice=notice,
                starts_at=moved,
                clauses=tournament.cite(Topic.START_NOTICE),
            ),
        )


@command("start-session", roles=DIRECTORS | CHECKERS)
class StartSession(OfTable):
    """Begin play at a table."""

    def decide(self, tournament: Tournament) -> Decision:
        """Play begins with everyone who has the allotment; who has not is eliminated."""
        if tournament.terms is None:
            detail = say("tournament-no-start-before-terms")
            return refuse(tournament, Reason.TERMS_INCOMPLETE, detail, Topic.TERMS)
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        refusal = _refuse_start(tournament, session) or _refuse_early(tournament, self)
        if refusal:
            return refusal
        seated = [e for e in tournament.at_table(session) if e.is_playing]
        ready = tuple(entrant.name for entrant in seated if entrant.has_allotment)
        without = tuple(entrant.name for entrant in seated if not entrant.has_allotment)
        if not ready:
            detail = say("tournament-nobody-has-chips", table=session.table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ALLOTMENT)
        terms = tournament.agreed
        started = SessionStarted(
            at=self.at,
            by=self.by,
            table=session.table,
            number=session.number,
            players=ready,
            pass_cards=terms.pass_cards or 0,
            undisclosed=terms.undisclosed or 0,
            marker=_first(session, ready) if terms.ordered else "",
            clauses=tournament.cite(Topic.ALLOTMENT, Topic.SESSION),
        )
        gone = (_without_chips(tournament, self, player) for player in without)
        return (started, *gone)


@event
class StartMoved(Event):
    """A session starts at another time, of which players had notice."""

    notice: Milliseconds
    #: The new start; None in logs that have the notice alone.
    starts_at: Milliseconds | None = None

    def evolve(self, tournament: Tournament) -> Tournament:
        moved = self.at + self.notice if self.starts_at is None else self.starts_at
        return tournament.but(starts_at=moved)


@event
class SessionStarted(Event):
    """Play begins at a table."""

    table: str
    number: int
    players: tuple[str, ...]
    pass_cards: int
    undisclosed: int
    marker: str = ""

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.sessions[self.table]
        session = old.but(stage=Stage.PLAY, marker=self.marker, turn_at=self.at, started_at=self.at)
        changed = (
            entrant.but(
                seat=entrant.seat.but(number=old.seats.index(entrant.name) + 1),
                pass_cards=self.pass_cards,
                undisclosed_left=self.undisclosed,
                bought=False,
            )
            for entrant in map(tournament.entrants.__getitem__, self.players)
        )
        return with_entrants(with_session(tournament, session), changed).but(started=True)


def _refuse_early(tournament: Tournament, command: StartSession) -> Refusal | None:
    """The start that players know is kept by the clock."""
    left = tournament.starts_at - command.at
    if left <= 0:
        return None
    detail = say("tournament-start-early", minutes=-(-left // MINUTE))
    return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.START_NOTICE)


def _first(session: Session, ready: tuple[str, ...]) -> str:
    """Who has the marker: the one who was given it, or else the first seat."""
    return session.marker if session.marker in ready else ready[0]


def _without_chips(tournament: Tournament, command: StartSession, player: str) -> Event:
    return EntrantEliminated(
        at=command.at,
        by=command.by,
        table=command.table,
        player=player,
        moment=tournament.moment + 1,
        residual=Money(0),
        last_wager=Money(0),
        clauses=tournament.cite(Topic.BUY_IN, Topic.NO_REFUND),
    )


def _refuse_start(tournament: Tournament, session: Session) -> Refusal | None:
    rules = tournament.rules
    if session.stage is not Stage.SEATED:
        detail = say("tournament-session-begun", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    if session.table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    if not tournament.director:
        detail = say("tournament-no-director")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DIRECTOR)
    if rules.director_stays and not tournament.director_there:
        detail = say("tournament-director-away")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DIRECTOR_PRESENT)
    if rules.regulator_first and tournament.regulator_knows < tournament.version:
        detail = say("tournament-regulator-unaware")
        return refuse(
            tournament, Reason.NOTICE_REQUIRED, detail, Topic.TERMS_CHANGED, Topic.REGULATOR
        )
    players = [entrant for entrant in tournament.at_table(session) if entrant.is_playing]
    unaware = [entrant.name for entrant in players if not entrant.briefed]
    if rules.briefing and unaware:
        detail = say("tournament-not-briefed", players=unaware)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    for entrant in players:
        if refusal := refuse_papers(tournament, entrant):
            return refusal
    return refuse_dispute(tournament, session.table)
