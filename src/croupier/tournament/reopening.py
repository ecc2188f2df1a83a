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
from croupier.tournament.state import (
    GONE,
    BeforeEnd,
    Entrant,
    Session,
    Stage,
    Tournament,
    with_entrants,
    with_session,
)


def before_end(tournament: Tournament, session: Session, cash: Mapping[str, Money]) -> BeforeEnd:
    """What a session goes back to should its end be taken back."""
    players = {entrant.name: entrant for entrant in tournament.at_table(session)}
    return BeforeEnd(session.stage, session.ended_round, session.cut, players, cash)


@command("reopen-session", roles=DIRECTOR)
class ReopenSession(OfTable):
    """Take back the end of a session, or of its play-off, for what is disputed about it."""

    reason: str

    def decide(self, tournament: Tournament) -> Decision:
        """The session stands as before its end, for a number or a count to be put right.

        That is so as long as nothing was built on it: nobody of it has gone on to another place, to
        a play-off, or been paid.
        """
        session = find_session(tournament, self.table)
        if isinstance(session, Refusal):
            return session
        if refusal := _refuse_undisputed(tournament, session):
            return refusal
        then = session.before_end
        if then is None or (gone_on := _gone_on(tournament, session, then)):
            names = gone_on if then is not None else list(session.seats)
            detail = say("tournament-end-built-on", table=session.table, players=names)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
        return (
            SessionReopened(
                at=self.at,
                by=self.by,
                table=session.table,
                reason=self.reason,
                chips={name: Money(entrant.chips) for name, entrant in then.players.items()},
                cash=then.cash,
                clauses=tournament.cite(Topic.DISPUTE, Topic.TOTALS),
            ),
        )


@event
class SessionReopened(Event):
    """Everybody at a table has the chips of before the end again, and no place by it."""

    table: str
    reason: str
    chips: Mapping[str, Money]
    #: What chips had been turned into, which nobody is owed any more.
    cash: Mapping[str, Money] = {}

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        then = session.before_end
        if then is None:
            raise InvariantBroken(f"the session at {self.table} has not ended")
        again = [_again(tournament.entrants[name], old) for name, old in then.players.items()]
        advance, play_off, places = then.cut
        session = session.but(
            stage=then.stage,
            ended_round=then.ended_round,
            advance=advance,
            play_off=play_off,
            places=places,
            ranking=(),
            before_end=None,
            reopened_at=self.at,
            turn_at=self.at,
        )
        cash = {name: Money(tournament.cash[name] - paid) for name, paid in self.cash.items()}
        reopened = with_session(with_entrants(tournament, again), session)
        return reopened.but(cash={**tournament.cash, **cash})


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
    )


def _refuse_undisputed(tournament: Tournament, session: Session) -> Refusal | None:
    if session.stage is not Stage.ENDED:
        detail = say("tournament-session-on", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
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
