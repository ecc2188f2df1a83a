"""Fold of a session's facts: wagers, rounds, exits, disputes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from croupier.core.ensure import ensure
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.tournament import round_events as r
from croupier.tournament.events import Event, PlayersSeated
from croupier.tournament.session_table import LAYING, UNDISCLOSED, after_playing
from croupier.tournament.state import (
    Dispute,
    Entrant,
    Exit,
    Session,
    Stage,
    Status,
    Tournament,
)


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """The tournament with one entrant changed or added."""
    return tournament.but(entrants={**tournament.entrants, entrant.name: entrant})


def with_entrants(tournament: Tournament, entrants: Iterable[Entrant]) -> Tournament:
    """The tournament with some entrants changed."""
    changed = {entrant.name: entrant for entrant in entrants}
    return tournament.but(entrants={**tournament.entrants, **changed})


def with_session(tournament: Tournament, session: Session) -> Tournament:
    """The tournament with one session changed or added."""
    return tournament.but(sessions={**tournament.sessions, session.table: session})


def without_seats(tournament: Tournament, event: PlayersSeated) -> Tournament:
    """Nobody has two places: who is moved leaves the old one, and who must give way has none."""
    waiting = [s for s in tournament.sessions.values() if s.stage is Stage.SEATED]
    for session in waiting:
        left = tuple(name for name in session.seats if name not in event.players)
        if session.table == event.table:
            away = [tournament.entrants[name].but(table="") for name in left]
            tournament = with_entrants(tournament, away)
        else:
            tournament = with_session(tournament, session.but(seats=left))
    return tournament


def after_turn(tournament: Tournament, event: Any, entrant: Entrant) -> Tournament:
    """A player took a turn; where there is an order, the next player's time begins."""
    session = tournament.sessions[event.table]
    turn_at = event.at if tournament.agreed.ordered else session.turn_at
    acted = tuple(name for name in session.acted if name != event.player)
    session = session.but(acted=(*acted, event.player), turn_at=turn_at)
    own = entrant.at_terminal or event.by is Role.PLAYER
    here = entrant.but(absent=False, at_terminal=own)
    return with_entrant(with_session(tournament, session), here)


def _moved(tournament: Tournament, event: r.ChipsMoved) -> Tournament:
    """Wagers as the table has them; what is put right before the number is nobody's turn."""
    old, cause = tournament.entrants[event.player], event.played.cause
    session = tournament.sessions[event.table]
    if old.seat.called and not old.wagers:
        # What was called aloud was called in the round before.
        tournament = with_entrant(tournament, old.but(seat=old.seat.but(called=frozenset())))
    tournament = after_playing(tournament, session, event.played)
    entrant = tournament.entrants[event.player]
    if cause == UNDISCLOSED:
        # What may be repeated is what lay there for all to see.
        shown = entrant.seat.but(last=old.wagers or old.seat.last)
        return with_entrant(tournament, entrant.but(seat=shown))
    if cause in LAYING:
        return after_turn(tournament, event, entrant.but(late=old.late or event.late))
    return after_lifting(tournament, event.table, entrant)


def _given_back(tournament: Tournament, event: r.ChipsGivenBack) -> Tournament:
    tournament = after_playing(tournament, tournament.sessions[event.table], event.played)
    return after_lifting(tournament, event.table, tournament.entrants[event.player])


def after_lifting(tournament: Tournament, table: str, entrant: Entrant) -> Tournament:
    """Who has nothing left of this round's wager has yet to act."""
    tournament = with_entrant(tournament, entrant)
    if entrant.has_acted:
        return tournament
    session = tournament.sessions[table]
    acted = tuple(name for name in session.acted if name != entrant.name)
    return with_session(tournament, session.but(acted=acted))


def _passed(tournament: Tournament, event: r.PassCardPlayed) -> Tournament:
    old = tournament.entrants[event.player]
    return after_turn(tournament, event, old.but(passed=True, pass_cards=old.pass_cards - 1))


def _form_passed(tournament: Tournament, event: r.FormPassed) -> Tournament:
    old = tournament.entrants[event.player]
    entrant = old.but(
        form=event.form,
        form_checked=False,
        undisclosed_left=old.undisclosed_left - 1,
        late=old.late or event.late,
    )
    return after_turn(tournament, event, entrant)


def _form_returned(tournament: Tournament, event: r.FormReturned) -> Tournament:
    old = tournament.entrants[event.player]
    entrant = old.but(form=None, undisclosed_left=old.undisclosed_left + 1)
    return after_lifting(tournament, event.table, entrant)


def played(tournament: Tournament, event: r.RoundPlayed) -> Tournament:
    """A round as its table settled it, and what the session's own rules add to that."""
    session = tournament.sessions[event.table]
    playing = tournament.wagering(session)
    tournament = after_playing(tournament, session, event.played, of=event.table_round)
    ended = (_after_round(tournament.entrants[old.name], old, event) for old in playing)
    counted = tournament.sessions[event.table].but(
        round_no=event.round_no,
        acted=(),
        turn_at=event.at,
        forms={entrant.name: entrant.form for entrant in playing if entrant.form is not None},
        passed=tuple(entrant.name for entrant in playing if entrant.passed),
        removed=(),
        duties_done=frozenset(),
        cut_before=session.cut,
        stood=None,
        last_round=event,
    )
    return with_session(with_entrants(tournament, ended), counted).but(moment=event.moment)


def _after_round(entrant: Entrant, old: Entrant, event: r.RoundPlayed) -> Entrant:
    left = entrant.seat.balance - event.deductions.get(entrant.name, 0)
    ensure(left >= 0, f"{entrant.name} would have {left} in chips")
    seat = entrant.seat.but(
        balance=left,
        past=None,
        last=old.seat.last if old.form is not None else old.wagers or old.seat.last,
        advised=old.seat.advised or entrant.name in event.advised,
    )
    return entrant.but(
        seat=seat,
        form=None,
        passed=False,
        late=False,
        absences=entrant.absences + (entrant.name in event.absent),
    )


def _played_anew(tournament: Tournament, event: r.RoundPlayedAnew) -> Tournament:
    """New lines in place of old ones; by the last round's, others may have gone out."""
    tournament = after_playing(tournament, tournament.sessions[event.table], event.played)
    again = (tournament.entrants[name].but(status=Status.PLAYING) for name in event.again)
    tournament = with_entrants(tournament, tuple(again))
    exits = tuple(e for e in tournament.exits if e.player not in event.again)
    session = tournament.sessions[event.table]
    if event.table_round == session.table_round:
        advance, play_off, places = session.cut_before
        session = session.but(advance=advance, play_off=play_off, places=places, stood=None)
        if event.played.pocket is None:
            tournament, session = _uncounted(tournament, session, event)
    return with_session(tournament, session).but(exits=exits)


def _uncounted(
    tournament: Tournament, session: Session, event: r.RoundPlayedAnew
) -> tuple[Tournament, Session]:
    """A last round that counts for nothing: what was played in it may be played again."""
    absent = session.last_round.absent if session.last_round else ()
    back = [
        entrant.holding(entrant.chips + event.deductions.get(entrant.name, 0)).but(
            absences=entrant.absences - (entrant.name in absent),
            pass_cards=entrant.pass_cards + (entrant.name in session.passed),
            undisclosed_left=entrant.undisclosed_left + (entrant.name in session.forms),
        )
        for entrant in tournament.at_table(session)
    ]
    session = session.but(round_no=session.round_no - 1, forms={}, passed=(), last_round=None)
    return with_entrants(tournament, back), session


def _eliminated(tournament: Tournament, event: r.EntrantEliminated) -> Tournament:
    session = tournament.sessions[event.table]
    exit = Exit(
        player=event.player,
        table=event.table,
        session=session.number,
        moment=event.moment,
        residual=event.residual,
        last_wager=event.last_wager,
        removed=event.removed,
        in_play_off=session.stage is Stage.PLAY_OFF,
    )
    return _out(tournament, exit, Status.ELIMINATED)


def added(before: Mapping[str, Money], more: Mapping[str, Money]) -> dict[str, Money]:
    """Amounts by player, those of several sessions together."""
    return {**before, **{name: Money(before.get(name, 0) + more[name]) for name in more}}


def leaving(tournament: Tournament, player: str) -> Tournament:
    """Remember a play-off as it stood before somebody leaves it, who may yet come back."""
    session = tournament.sessions.get(tournament.entrants[player].table)
    if session is None or session.stage is not Stage.PLAY_OFF or session.stood is not None:
        return tournament
    return with_session(tournament, session.but(stood=session.cut))


def _disqualified(tournament: Tournament, event: r.EntrantDisqualified) -> Tournament:
    tournament = leaving(tournament, event.player)
    session = tournament.sessions.get(event.table)
    old = tournament.entrants[event.player]
    refunded = old.but(refunded=Money(old.refunded + event.refund))
    if event.cash:
        refunded = refunded.lifted().holding(0).but(score=old.chips, counted=True)
        refunded = refunded.cashed(event.cash)
        cash = added(tournament.cash, {old.name: event.cash})
        tournament = tournament.but(cash=cash)
    exit = Exit(
        player=event.player,
        table=event.table,
        session=session.number if session else 0,
        moment=event.moment,
        disqualified=True,
    )
    return _out(with_entrant(tournament, refunded), exit, Status.DISQUALIFIED)


def _reinstated(tournament: Tournament, event: r.EntrantReinstated) -> Tournament:
    old = tournament.entrants[event.player]
    again = old.but(status=Status.PLAYING, refunded=Money(old.refunded - event.fee))
    if event.cash:
        stakes = Money(old.stakes + old.had_back)
        again = again.holding(old.score).but(score=0, counted=False, stakes=stakes)
        left = Money(tournament.cash[old.name] - event.cash)
        tournament = tournament.but(cash={**tournament.cash, old.name: left})
    exits = tuple(exit for exit in tournament.exits if exit.player != event.player)
    return _level_again(with_entrant(tournament, again), event).but(exits=exits)


def _level_again(tournament: Tournament, event: r.EntrantReinstated) -> Tournament:
    session = tournament.sessions.get(event.table)
    if session is None or session.stood is None or not event.play_off:
        return tournament
    advance, _, places = session.stood
    level = (tournament.entrants[name].but(status=Status.PLAYING) for name in event.play_off)
    session = session.but(advance=advance, play_off=event.play_off, places=places)
    return with_session(with_entrants(tournament, tuple(level)), session)


def _opened(tournament: Tournament, event: r.RoundOpened) -> Tournament:
    session = tournament.sessions[event.table]
    return with_session(tournament, session.but(turn_at=event.at))


def _undone(tournament: Tournament, event: r.RoundUndone) -> Tournament:
    """Wagers as the table gives them back; forms and pass cards may be played again too."""
    playing = tournament.wagering(tournament.sessions[event.table])
    tournament = after_playing(tournament, tournament.sessions[event.table], event.played)
    back = tuple(_played_again(tournament.entrants[old.name]) for old in playing)
    session = tournament.sessions[event.table].but(acted=(), removed=(), turn_at=event.at)
    return with_session(with_entrants(tournament, back), session)


def _played_again(entrant: Entrant) -> Entrant:
    """What was played in a round that counts for nothing may be played again."""
    return entrant.lifted().but(
        form_checked=False,
        late=False,
        pass_cards=entrant.pass_cards + entrant.passed,
        undisclosed_left=entrant.undisclosed_left + (entrant.form is not None),
    )


def _duty_done(tournament: Tournament, event: r.DutyDone) -> Tournament:
    session = tournament.sessions[event.table]
    done = session.duties_done | {(event.duty, event.player)}
    return with_session(tournament, session.but(duties_done=done))


def _at_table(
    tournament: Tournament, event: r.MistakePutRight | r.StationFaultReported | r.StationRestored
) -> Tournament:
    return after_playing(tournament, tournament.sessions[event.table], event.played)


def _out(tournament: Tournament, exit: Exit, status: Status) -> Tournament:
    old = tournament.entrants[exit.player]
    gone = old.lifted().but(status=status, absent=False, late=False)
    tournament = with_entrant(tournament, gone)
    return tournament.but(
        exits=(*tournament.exits, exit), moment=max(tournament.moment, exit.moment)
    )


def _removal(tournament: Tournament, event: r.RemovalRecorded) -> Tournament:
    """Reported after the round it belongs to the exit; before, it waits for the result."""
    last = [e for e in tournament.exits if e.player == event.player and not e.disqualified]
    if not last:
        session = tournament.sessions[event.table]
        return with_session(tournament, session.but(removed=(*session.removed, event.player)))
    moment = last[-1].moment
    removed = [e.removed for e in tournament.exits if e.moment == moment and e.removed is not None]
    place = max(removed, default=-1) + 1
    exits = tuple(replace(e, removed=place) if e is last[-1] else e for e in tournament.exits)
    return tournament.but(exits=exits)


def _disputed(tournament: Tournament, event: r.DisputeOpened) -> Tournament:
    dispute = Dispute(number=event.number, table=event.table, player=event.player, text=event.text)
    return tournament.but(disputes=(*tournament.disputes, dispute), disputes_opened=event.number)


def _resolved(tournament: Tournament, event: r.DisputeResolved) -> Tournament:
    open_still = tuple(d for d in tournament.disputes if d.number not in event.numbers)
    # Nobody's time ran while the game waited.
    sessions: Mapping[str, Session] = {
        table: session.but(turn_at=event.at) if session.is_open else session
        for table, session in tournament.sessions.items()
    }
    return tournament.but(disputes=open_still, sessions=sessions)


def _marked(tournament: Tournament, event: r.MarkerPlaced) -> Tournament:
    session = tournament.sessions[event.table]
    return with_session(tournament, session.but(marker=event.player, turn_at=event.at))


def _of_player(**changes: Any) -> Callable[[Tournament, Any], Tournament]:
    return lambda t, event: with_entrant(t, t.entrants[event.player].but(**changes))


def _same(tournament: Tournament, event: Event) -> Tournament:
    return tournament


ROUND_FOLDS: dict[type[Event], Callable[[Tournament, Any], Tournament]] = {
    r.MarkerPlaced: _marked,
    r.ChipsMoved: _moved,
    r.ChipsGivenBack: _given_back,
    r.PassCardPlayed: _passed,
    r.FormPassed: _form_passed,
    r.FormChecked: _of_player(form_checked=True),
    r.FormReturned: _form_returned,
    r.FormRead: _same,
    r.AbsenceReported: _of_player(absent=True),
    r.TimeCalled: _of_player(late=True),
    r.RoundOpened: _opened,
    r.RoundUndone: _undone,
    r.MistakePutRight: _at_table,
    r.StationFaultReported: _at_table,
    r.StationRestored: _at_table,
    r.DutyDone: _duty_done,
    r.RoundPlayed: played,
    r.RoundPlayedAnew: _played_anew,
    r.EntrantEliminated: _eliminated,
    r.EntrantDisqualified: _disqualified,
    r.BreachReported: _same,
    r.EntrantReinstated: _reinstated,
    r.RemovalRecorded: _removal,
    r.LimitsChanged: lambda t, event: t.but(minimum=event.minimum, maximum=event.maximum),
    r.DisputeOpened: _disputed,
    r.DisputeResolved: _resolved,
    r.PenaltyImposed: _same,
    r.ChipsCounted: _same,
}
