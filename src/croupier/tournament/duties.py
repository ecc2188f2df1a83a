"""What staff do after a round of a session: collect pass cards, announce undisclosed wagers.

They wait at the table's console like any task of the book, and hold nobody up.
"""

from typing import Any, Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role, may_not
from croupier.roulette.common import SUPERVISORS
from croupier.roulette.duties import Task
from croupier.roulette.tournament import Topic
from croupier.table.state import Pending
from croupier.tournament.answer import find_session
from croupier.tournament.declare import Decision, Event, OfTable, command, event, refuse
from croupier.tournament.entrant import Form
from croupier.tournament.state import Session, Tournament, with_session

COLLECT: Final = "collect-pass-card"

ANNOUNCE: Final = "announce-form"

_ROLES: Final[dict[str, frozenset[Role]]] = {
    COLLECT: frozenset(PIT_LINE),
    ANNOUNCE: SUPERVISORS,
}

_TOPICS: Final = {COLLECT: Topic.PASS_CARD, ANNOUNCE: Topic.FORM_ANNOUNCED}

DUTIES: Final = frozenset(_ROLES)

#: Who may do one of them or another.
HOLDERS: Final = frozenset().union(*_ROLES.values())


@command("duty-done", roles=HOLDERS, from_table=True)
class DoDuty(OfTable):
    """Somebody at the table has done what was to be done for a player's round."""

    player: str
    duty: str

    def decide(self, tournament: Tournament) -> Decision:
        """A member of staff has done it; who, is on record."""
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        left = {(waiting.task.name, waiting.player) for waiting in duties_left(tournament, session)}
        topic = _TOPICS[self.duty]
        if (self.duty, self.player) not in left:
            detail = say("tournament-duty-not-waiting", player=self.player)
            return refuse(tournament, Reason.INVALID, detail, topic)
        if self.by not in _ROLES[self.duty]:
            detail = may_not(self.by, self.duty, _ROLES[self.duty])
            return refuse(tournament, Reason.NOT_PERMITTED, detail, topic)
        return (
            DutyDone(
                at=self.at,
                by=self.by,
                table=session.table,
                player=self.player,
                duty=self.duty,
                clauses=tournament.cite(topic),
            ),
        )


@event
class DutyDone(Event):
    """A pass card was collected, or an undisclosed wager announced."""

    table: str
    player: str
    duty: str

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        done = session.duties_done | {(self.duty, self.player)}
        return with_session(tournament, session.but(duties_done=done))


def duties_left(tournament: Tournament, session: Session) -> tuple[Pending, ...]:
    """What is still to be done for the round before."""
    card: tuple[str, dict[str, Any]] = ("duty-collect-pass-card", {})
    passed = ((COLLECT, player, *card) for player in session.passed)
    forms = ((ANNOUNCE, player, *_said(form)) for player, form in session.forms.items())
    return tuple(
        Pending.of(_task(tournament, duty, says), player, **{"player": player} | params)
        for duty, player, says, params in (*passed, *forms)
        if (duty, player) not in session.duties_done
    )


def _said(form: Form) -> tuple[str, dict[str, Any]]:
    """What a form says, or that it does not say enough."""
    if form.stake is None or not form.bet.strip():
        return "duty-announce-blank-form", {}
    return "duty-announce-form", {"bet": form.bet, "stake": form.stake}


def _task(tournament: Tournament, duty: str, says: str) -> Task:
    clauses = tournament.cite(_TOPICS[duty])
    return Task(name=duty, says=says, roles=_ROLES[duty], clauses=clauses, lasting=True)
