"""Coming back: a decision that is taken back, and chips bought after one's last are gone."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament import round_commands as rc
from croupier.tournament import round_events as r
from croupier.tournament.answer import Decision, is_played_out, refuse
from croupier.tournament.evolve import evolve
from croupier.tournament.play_off import count_play_off
from croupier.tournament.state import GONE, Session, Stage, Status, Tournament


def reinstate(tournament: Tournament, command: rc.Reinstate) -> Decision:
    """Take back a decision against a player, as long as the session it fell in is open.

    A play-off that was counted without the player stands again as it stood.
    """
    entrant = tournament.entrants.get(command.player)
    if entrant is None:
        detail = say("tournament-no-place", player=command.player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.DISPUTE)
    if entrant.status not in (Status.DISQUALIFIED, Status.ELIMINATED):
        detail = say("tournament-nothing-decided", player=command.player)
        return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
    session = tournament.sessions.get(entrant.table)
    if session is not None and not _is_open_to(session, entrant.name):
        detail = say("tournament-session-ended", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    cash = entrant.score if entrant.counted and entrant.name in tournament.cash else 0
    if cash > tournament.owed.get(entrant.name, 0):
        detail = say("tournament-chips-paid", player=entrant.name)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    if not cash and entrant.status is Status.ELIMINATED and entrant.chips < tournament.minimum:
        detail = say("tournament-too-little", player=entrant.name)
        return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, Topic.UNABLE)
    again = r.EntrantReinstated(
        at=command.at,
        by=command.by,
        table=entrant.table,
        player=entrant.name,
        reason=command.reason,
        fee=entrant.refunded if entrant.status is Status.DISQUALIFIED else Money(0),
        cash=Money(cash),
        play_off=_level_with(tournament, session, entrant.name),
        clauses=tournament.cite(Topic.DISPUTE),
    )
    if not again.play_off:
        return (again,)
    return (again, *count_play_off(evolve(tournament, again), entrant.table, command))


def _is_open_to(session: Session, player: str) -> bool:
    """Whether somebody who is out could still play in a session, or in its play-off."""
    if player not in session.seats:
        return False
    if session.stage is Stage.ENDED:
        return player in session.play_off
    level = session.stood[1] if session.stood else ()
    return session.stage is not Stage.PLAY_OFF or player in level


def _level_with(tournament: Tournament, session: Session | None, player: str) -> tuple[str, ...]:
    """Who plays off with somebody who comes back."""
    if session is None or session.stage is not Stage.PLAY_OFF or session.stood is None:
        return ()
    status = {name: tournament.entrants[name].status for name in session.stood[1]}
    return tuple(name for name in status if name == player or status[name] not in GONE)


def buy_back(tournament: Tournament, command: c.BuyBack) -> Decision:
    """Back in with a new allotment, where the terms have it and as often as they say."""
    terms = tournament.agreed
    entrant = tournament.entrants.get(command.player)
    if entrant is None or entrant.status in (Status.DISQUALIFIED, Status.WITHDRAWN):
        detail = say("tournament-not-eliminated", player=command.player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.BUY_BACK)
    if not terms.buy_backs or entrant.buy_backs >= terms.buy_backs:
        detail = say("tournament-no-more-buy-backs", count=terms.buy_backs or 0)
        return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.BUY_BACK)
    if entrant.status is not Status.ELIMINATED:
        detail = say("tournament-still-in", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.BUY_BACK)
    session = tournament.sessions.get(entrant.table)
    over = session is not None and is_played_out(tournament, session, command.at)
    here = session is not None and entrant.name in session.seats
    if session is None or not here or session.stage is not Stage.PLAY or over:
        detail = say("tournament-buy-back-late")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BUY_BACK)
    return (
        e.BoughtBack(
            at=command.at,
            by=command.by,
            player=entrant.name,
            fee=terms.buy_back_fee or Money(0),
            chips=terms.chips or Money(0),
            clauses=tournament.cite(Topic.BUY_BACK, Topic.ALLOTMENT),
        ),
    )
