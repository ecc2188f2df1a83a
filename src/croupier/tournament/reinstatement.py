"""A decision against a player, taken back."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    DIRECTORS,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    evolve,
    refuse,
)
from croupier.tournament.entrant import GONE, Entrant, Status
from croupier.tournament.play_offs import count_play_off
from croupier.tournament.prizes import is_final, place_anew
from croupier.tournament.state import (
    Session,
    Stage,
    Tournament,
    with_entrant,
    with_entrants,
    with_session,
)


@command("reinstate", roles=DIRECTORS, grave=True)
class Reinstate(OfPlayer):
    """Take back that a player was disqualified or eliminated."""

    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        """Take back a decision against a player, as long as the session it fell in is open.

        A play-off that was counted without the player stands again as it stood. Once the final is
        over somebody who was disqualified is placed by the chips of then, until prizes are awarded.
        """
        entrant = tournament.entrants.get(self.player)
        if entrant is None:
            detail = say("tournament-no-place", player=self.player)
            return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.DISPUTE)
        if entrant.status not in (Status.DISQUALIFIED, Status.ELIMINATED):
            detail = say("tournament-nothing-decided", player=self.player)
            return refuse(tournament, Reason.INVALID, detail, Topic.DISPUTE)
        session = tournament.sessions.get(entrant.table)
        placed = session is not None and _is_placed_by(tournament, session, entrant)
        if session is not None and not placed and not _is_open_to(session, entrant.name):
            detail = say("tournament-session-ended", table=session.table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        cash = entrant.score if entrant.counted and entrant.name in tournament.cash else 0
        cash = 0 if placed else cash
        if cash > tournament.owed.get(entrant.name, 0):
            detail = say("tournament-chips-paid", player=entrant.name)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        if not cash and entrant.status is Status.ELIMINATED and entrant.chips < tournament.minimum:
            detail = say("tournament-too-little", player=entrant.name)
            return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, Topic.UNABLE)
        again = EntrantReinstated(
            at=self.at,
            by=self.by,
            table=entrant.table,
            player=entrant.name,
            reason=self.reason,
            fee=entrant.refunded if entrant.status is Status.DISQUALIFIED else Money(0),
            cash=Money(cash),
            play_off=() if placed else _level_with(tournament, session, entrant.name),
            clauses=tournament.cite(Topic.DISPUTE),
        )
        if not again.play_off:
            return (again,)
        return (again, *count_play_off(evolve(tournament, again), entrant.table, self))


@event
class EntrantReinstated(Event):
    """A decision against a player was taken back, with what had been refunded for it."""

    table: str
    player: str
    reason: str
    fee: Money = Money(0)
    cash: Money = Money(0)
    #: Who is level again by it, in a play-off that was counted without the player.
    play_off: tuple[str, ...] = ()

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.entrants[self.player]
        again = old.but(status=Status.PLAYING, refunded=Money(old.refunded - self.fee))
        if self.cash:
            stakes = Money(old.stakes + old.had_back)
            again = again.holding(old.score).but(score=0, counted=False, stakes=stakes)
            left = Money(tournament.cash[old.name] - self.cash)
            tournament = tournament.but(cash={**tournament.cash, old.name: left})
        exits = tuple(exit for exit in tournament.exits if exit.player != self.player)
        level = _level_again(with_entrant(tournament, again), self).but(exits=exits)
        session = tournament.sessions.get(self.table)
        waits = session is not None and self.player in session.play_off
        return level if waits else place_anew(level, self.table)


def _is_placed_by(tournament: Tournament, session: Session, entrant: Entrant) -> bool:
    """Whether the final that somebody was disqualified from is over, and its chips place them.

    Where chips turn into cash they have become that of nobody else, and it is too late.
    """
    ended = session.stage is Stage.ENDED and entrant.name in session.seats
    out = entrant.status is Status.DISQUALIFIED and entrant.name not in session.play_off
    return ended and out and not tournament.agreed.cash_chips and is_final(tournament, session)


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


def _level_again(tournament: Tournament, event: EntrantReinstated) -> Tournament:
    session = tournament.sessions.get(event.table)
    if session is None or session.stood is None or not event.play_off:
        return tournament
    advance, _, places = session.stood
    level = (tournament.entrants[name].but(status=Status.PLAYING) for name in event.play_off)
    session = session.but(advance=advance, play_off=event.play_off, places=places)
    return with_session(with_entrants(tournament, tuple(level)), session)
