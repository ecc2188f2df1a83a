"""A table at which a tournament is played, as those who sit and work there see it."""

import msgspec

from croupier.house.views import audience_views as shapes
from croupier.house.views.contest_board import ContestantShown, SessionSeen
from croupier.house.views.contests import above_cut_at, session_ends, turn_of, wager_ends
from croupier.table.catalogue import COMMANDS
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Session, Tournament

#: What a session leaves a player to do at its table besides wagers.
_BESIDE = frozenset({"call-attendant", "dispute"})


def with_session(view: shapes.AnyView, tournament: Tournament, session: Session) -> shapes.AnyView:
    """A view of a table with the session that is played there."""
    seen = session_seen(tournament, session)
    if not isinstance(view, shapes.SeatView):
        return msgspec.structs.replace(view, contest=seen)
    may = tuple(action for action in view.may if COMMANDS[action].bets or action in _BESIDE)
    return msgspec.structs.replace(view, contest=seen, may=may)


def session_seen(tournament: Tournament, session: Session) -> SessionSeen:
    """The session at a table, with everybody who plays in it."""
    terms = tournament.agreed
    return SessionSeen(
        tournament=tournament.id,
        stage=session.stage.value,
        round_no=session.round_no,
        rounds=terms.rounds,
        minimum=tournament.minimum,
        maximum=tournament.maximum,
        advance=terms.advance,
        turn=turn_of(tournament, session),
        ends_at=wager_ends(tournament, session),
        session_ends_at=session_ends(tournament, session),
        waits=_waits(tournament, session),
        players=tuple(
            _contestant(tournament, session, entrant) for entrant in tournament.at_table(session)
        ),
    )


def _waits(tournament: Tournament, session: Session) -> str:
    disputes = [each for each in tournament.disputes if each.table in ("", session.table)]
    if disputes:
        return disputes[0].text or "dispute"
    away = tournament.rules.director_stays and not tournament.director_there
    return "director" if away else ""


def _contestant(tournament: Tournament, session: Session, entrant: Entrant) -> ContestantShown:
    playing = tournament.wagering(session)
    return ContestantShown(
        player=entrant.name,
        seat_no=session.seats.index(entrant.name) + 1,
        place=1 + sum(other.chips > entrant.chips for other in playing)
        if entrant in playing
        else 0,
        chips=entrant.chips,
        status=entrant.status.value,
        pass_cards=entrant.pass_cards,
        undisclosed_left=entrant.undisclosed_left,
        acted=entrant.has_acted,
        above_cut=entrant.name in above_cut_at(tournament, session),
        has_turn=turn_of(tournament, session) == entrant.name,
        has_marker=bool(tournament.agreed.ordered) and session.marker == entrant.name,
        has_form=entrant.form is not None,
        form_checked=entrant.form_checked,
        has_passed=entrant.passed,
        absent=entrant.absent,
        late=entrant.late,
    )
