"""The end of a session, taken back: what was counted or settled wrongly is put right before it."""

from collections.abc import Mapping

from croupier.core.ensure import InvariantBroken
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.answer import find_session
from croupier.tournament.declare import (
    DIRECTOR,
    Decision,
    Event,
    OfTable,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import GONE, STILL_IN, Entrant
from croupier.tournament.state import (
    BeforeEnd,
    Session,
    Stage,
    Tournament,
    with_entrants,
    with_session,
)
from croupier.tournament.undoing import undone


def before_end(tournament: Tournament, session: Session, cash: Mapping[str, Money]) -> BeforeEnd:
    """What a session goes back to should its end be taken back."""
    players = {entrant.name: entrant for entrant in tournament.at_table(session)}
    return BeforeEnd(session, players, cash)


@command("reopen-session", roles=DIRECTOR, grave=True)
class ReopenSession(OfTable):
    """Take back the end of a session, or of its play-off, for what is disputed about it."""

    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        """The session stands as before its end, for a number or a count to be put right.

        Players are level by the session alone, so a play-off that has begun falls with its end.
        That is so as long as nothing else was built on it: nobody of it has gone on to another
        place, or been paid.
        """
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        then = session.before_end
        if then is None:
            detail = say("tournament-session-on", table=session.table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
        if refusal := _refuse_undisputed(tournament, session):
            return refusal
        if gone_on := _gone_on(tournament, session, then):
            detail = say("tournament-end-built-on", table=session.table, players=gone_on)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        back = (undone(tournament, session, self, self.reason),) if session.acted else ()
        off = [Topic.PLAY_OFF] if session.stage is Stage.PLAY_OFF else []
        return (
            *back,
            SessionReopened(
                at=self.at,
                by=self.by,
                table=session.table,
                reason=self.reason,
                chips={name: Money(entrant.chips) for name, entrant in then.players.items()},
                cash=then.cash,
                again=_in_again(tournament, session, then),
                clauses=tournament.cite(Topic.DISPUTE, Topic.TOTALS, *off),
            ),
        )


@event
class SessionReopened(Event):
    """Everybody at a table has the chips of before the end again, and no place by it.

    Rounds of a play-off that came after that end count for nothing, and `again` are players whom
    they had put out.
    """

    table: str
    reason: str
    chips: Mapping[str, Money]
    #: What chips had been turned into, which nobody is owed any more.
    cash: Mapping[str, Money] = {}
    again: tuple[str, ...] = ()

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        then = session.before_end
        if then is None:
            raise InvariantBroken(f"the session at {self.table} has not ended")
        again = [_again(tournament.entrants[name], old) for name, old in then.players.items()]
        stood = then.session
        session = session.but(
            stage=stood.stage,
            layout=stood.layout.but(faults=session.layout.faults),
            round_no=stood.round_no,
            ended_round=stood.ended_round,
            last_round=stood.last_round,
            passed=stood.passed,
            forms=stood.forms,
            cut_before=stood.cut_before,
            stood=None,
            advance=stood.advance,
            play_off=stood.play_off,
            places=stood.places,
            ranking=(),
            before_end=stood.before_end,
            reopened_at=self.at,
            turn_at=self.at,
        )
        cash = {name: Money(tournament.cash[name] - paid) for name, paid in self.cash.items()}
        reopened = with_session(with_entrants(tournament, again), session)
        exits = tuple(exit for exit in tournament.exits if exit.player not in self.again)
        return reopened.but(cash={**tournament.cash, **cash}, exits=exits)


def _again(now: Entrant, then: Entrant) -> Entrant:
    """Somebody as before the end; who was put out since stays out."""
    return now.but(
        status=now.status if now.status in GONE else then.status,
        seat=then.seat,
        score=then.score,
        counted=then.counted,
        tie_break=then.tie_break,
        stakes=then.stakes,
        had_back=then.had_back,
        level=then.level,
        place=then.place,
        absences=then.absences,
        pass_cards=then.pass_cards,
        undisclosed_left=then.undisclosed_left,
    )


def _in_again(tournament: Tournament, session: Session, then: BeforeEnd) -> tuple[str, ...]:
    """Who went out in play since, by a round that counts for nothing now."""
    return tuple(
        exit.player
        for exit in tournament.exits
        if (exit.table, exit.session) == (session.table, session.number)
        and exit.in_play_off
        and tournament.entrants[exit.player].status not in GONE
        and then.players[exit.player].status in STILL_IN
    )


def _refuse_undisputed(tournament: Tournament, session: Session) -> Refusal | None:
    if session.table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    if not any(dispute.table in ("", session.table) for dispute in tournament.disputes):
        detail = say("tournament-end-undisputed", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    return None


def _gone_on(tournament: Tournament, session: Session, then: BeforeEnd) -> list[str]:
    """By whom something was done since that rests on the end of a session."""
    found = []
    for name in session.seats:
        entrant, before = tournament.entrants[name], then.players.get(name)
        elsewhere = before is None or entrant.table != session.table
        paid = tournament.owed.get(name, 0) < then.cash.get(name, 0)
        # Chips that are cash stay the player's who is put out for absence.
        put_out = before is not None and entrant.status in GONE and before.status not in GONE
        if elsewhere or paid or (then.cash and put_out):
            found.append(name)
    return found
