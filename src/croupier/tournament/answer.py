"""The checks that many decisions begin with."""

from collections.abc import Mapping
from typing import Final

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import refuse
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Session, Stage, Tournament

MINUTE: Final = 60_000

#: More chips than any tournament has.
CHIPS_MAX: Final = 10**14


def find_player(tournament: Tournament, name: str) -> Entrant | Refusal:
    """An entrant who is still playing."""
    entrant = tournament.entrants.get(name)
    if entrant is None:
        detail = say("tournament-no-place", player=name)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.ENTRY)
    if not entrant.is_playing:
        detail = say("tournament-not-playing", player=name, status=entrant.status)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.WAGER)
    return entrant


def find_session(tournament: Tournament, table: str) -> Session | Refusal:
    """The session at a table, whatever its stage."""
    session = tournament.sessions.get(table)
    if session is not None:
        return session
    where = say("tournament-no-session-set", table=table)
    return refuse(tournament, Reason.WRONG_PHASE, where, Topic.DESIGNATION)


def find_entered(tournament: Tournament, player: str) -> tuple[Entrant, Session] | Refusal:
    """An entrant who is still playing, with the session at their table."""
    entrant = find_player(tournament, player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_session(tournament, entrant.table)
    return session if isinstance(session, Refusal) else (entrant, session)


def find_open(tournament: Tournament, table: str) -> Session | Refusal:
    """A session that is being played."""
    session = find_session(tournament, table)
    if isinstance(session, Session) and not session.is_open:
        detail = say("tournament-no-session", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    return session


def refuse_counts(
    tournament: Tournament, session: Session, counts: Mapping[str, Money], *topics: Topic
) -> Refusal | None:
    """Why a count of chips is none: nobody has less than nothing, or more than there are.

    Chips in front of somebody who has no place at the table are nobody's score.
    """
    strangers = [name for name in counts if name not in session.seats]
    if strangers:
        detail = say("tournament-count-stranger", players=strangers, table=session.table)
        return refuse(tournament, Reason.INVALID, detail, *topics)
    wrong = [name for name, chips in counts.items() if not 0 <= chips <= CHIPS_MAX]
    if not wrong:
        return None
    detail = say("tournament-count-none", players=wrong)
    return refuse(tournament, Reason.INVALID, detail, *topics)


def refuse_dispute(tournament: Tournament, table: str) -> Refusal | None:
    """Why nothing goes on at a table while something is disputed there."""
    waiting = [d for d in tournament.disputes if d.table in ("", table)]
    if not waiting:
        return None
    return refuse(
        tournament,
        Reason.DISPUTE_OPEN,
        say("tournament-dispute-open", text=waiting[0].text),
        Topic.DISPUTE,
    )


def refuse_play(tournament: Tournament, session: Session, at: int) -> Refusal | None:
    """Why no round goes on at a table now."""
    if not session.is_open or (session.stage is Stage.PLAY_OFF and not session.play_off):
        detail = say("tournament-no-session", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    if refusal := refuse_dispute(tournament, session.table):
        return refusal
    if tournament.rules.director_stays and not tournament.director_there:
        detail = say("tournament-director-away")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DIRECTOR_PRESENT)
    if is_played_out(tournament, session, at) and not session.acted:
        played = session.round_no if tournament.agreed.rounds is not None else None
        detail = say("tournament-session-played", rounds=played)
        return refuse(tournament, Reason.BETTING_CLOSED, detail, Topic.SESSION)
    return None


def is_played_out(tournament: Tournament, session: Session, at: int | None = None) -> bool:
    """Whether the scheduled rounds, or else the time, are over; a play-off has no schedule."""
    terms = tournament.agreed
    if session.stage is not Stage.PLAY:
        return False
    if terms.rounds is not None:
        return session.round_no >= terms.rounds
    if terms.minutes is None or at is None:
        return False
    return at >= session.started_at + terms.minutes * MINUTE


def find_entrant(tournament: Tournament, player: str) -> Entrant | Refusal:
    entrant = tournament.entrants.get(player)
    if entrant is not None:
        return entrant
    detail = say("tournament-no-place", player=player)
    return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.ENTRY)
