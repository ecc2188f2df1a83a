"""Fold of a session's facts: wagers, rounds, exits, disputes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from croupier.core.ensure import ensure
from croupier.core.money import Money
from croupier.roulette.bets import BetName
from croupier.table.state import Change, Past
from croupier.tournament import round_events as r
from croupier.tournament.events import Event
from croupier.tournament.state import (
    Dispute,
    Entrant,
    Exit,
    Session,
    Stage,
    Status,
    Tournament,
)


def rewagered(wagers: Mapping[BetName, int], changes: Iterable[Change]) -> dict[BetName, int]:
    """Wagers after some changes; what is laid anew lies last."""
    left = dict(wagers)
    for change in changes:
        stake = left.get(change.bet, 0) + change.stake
        ensure(stake >= 0, f"more was taken off {change.bet} than lay there")
        left[change.bet] = stake
    return {bet: stake for bet, stake in left.items() if stake}


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


def _acted(tournament: Tournament, event: Any, entrant: Entrant) -> Tournament:
    """A player took a turn; where there is an order, the next player's time begins."""
    session = tournament.sessions[event.table]
    turn_at = event.at if tournament.agreed.ordered else session.turn_at
    acted = tuple(name for name in session.acted if name != event.player)
    session = session.but(acted=(*acted, event.player), turn_at=turn_at)
    return with_entrant(with_session(tournament, session), entrant.but(absent=False))


def _laid(tournament: Tournament, event: r.WagerLaid) -> Tournament:
    old = tournament.entrants[event.player]
    changes = tuple(Change(bet, stake, stake) for bet, stake in event.stakes.items())
    laid = old.but(
        wagers=rewagered(old.wagers, changes),
        past=Past(changes, old.past),
        late=old.late or event.late,
    )
    return _acted(tournament, event, laid)


def _changed(tournament: Tournament, event: r.WagersChanged) -> Tournament:
    old = tournament.entrants[event.player]
    wagers = rewagered(old.wagers, event.changes)
    if event.cause == "undo":
        past = old.past.before if old.past else None
    else:
        past = Past(event.changes, old.past)
    return _with_fewer(tournament, event.table, old.but(wagers=wagers, past=past))


def _removed(tournament: Tournament, event: r.WagerRemoved) -> Tournament:
    old = tournament.entrants[event.player]
    wagers = {bet: stake for bet, stake in old.wagers.items() if bet not in event.stakes}
    return _with_fewer(tournament, event.table, old.but(wagers=wagers, past=None))


def _with_fewer(tournament: Tournament, table: str, entrant: Entrant) -> Tournament:
    """Who has nothing left of this round's wager has yet to act."""
    tournament = with_entrant(tournament, entrant)
    if entrant.has_acted:
        return tournament
    session = tournament.sessions[table]
    acted = tuple(name for name in session.acted if name != entrant.name)
    return with_session(tournament, session.but(acted=acted))


def _passed(tournament: Tournament, event: r.PassCardPlayed) -> Tournament:
    old = tournament.entrants[event.player]
    return _acted(tournament, event, old.but(passed=True, pass_cards=old.pass_cards - 1))


def _form_passed(tournament: Tournament, event: r.FormPassed) -> Tournament:
    old = tournament.entrants[event.player]
    entrant = old.but(
        form=event.form,
        form_checked=False,
        undisclosed_left=old.undisclosed_left - 1,
        late=old.late or event.late,
    )
    return _acted(tournament, event, entrant)


def _form_returned(tournament: Tournament, event: r.FormReturned) -> Tournament:
    old = tournament.entrants[event.player]
    entrant = old.but(form=None, undisclosed_left=old.undisclosed_left + 1)
    return _with_fewer(tournament, event.table, entrant)


def _settled(tournament: Tournament, event: r.RoundSettled) -> Tournament:
    session = tournament.sessions[event.table]
    before = {entrant.name: entrant for entrant in tournament.wagering(session)}
    changed = (_after_round(entrant, event) for entrant in before.values())
    forms = {e.name: e.form for e in tournament.at_table(session) if e.form is not None}
    after = session.but(
        round_no=event.round_no,
        acted=(),
        turn_at=event.at,
        forms=forms,
        removed=(),
        before=before,
        cut_before=(session.advance, session.play_off, session.places),
        lines=(*event.lines, *event.form_lines),
        table_round=event.table_round,
    )
    tournament = with_entrants(tournament, changed)
    return with_session(tournament, after).but(moment=event.moment)


def _after_round(entrant: Entrant, event: r.RoundSettled) -> Entrant:
    lines = (*event.lines, *event.form_lines)
    won = sum(line.win - line.lost for line in lines if line.player == entrant.name)
    chips = entrant.chips + won - event.deductions.get(entrant.name, 0)
    ensure(chips >= 0, f"{entrant.name} would have {chips} in chips")
    return entrant.but(
        chips=chips,
        wagers={},
        past=None,
        last=entrant.wagers or entrant.last,
        form=None,
        passed=False,
        late=False,
        advised=entrant.advised or entrant.name in event.advised,
        absences=entrant.absences + (entrant.name in event.absent),
    )


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


def _disqualified(tournament: Tournament, event: r.EntrantDisqualified) -> Tournament:
    session = tournament.sessions.get(event.table)
    old = tournament.entrants[event.player]
    refunded = old.but(refunded=Money(old.refunded + event.refund))
    if event.cash:
        refunded = refunded.but(score=old.chips, chips=0, counted=True)
        cash = {**tournament.cash, old.name: Money(tournament.cash.get(old.name, 0) + event.cash)}
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
        again = again.but(chips=old.score, score=0, counted=False)
        left = Money(tournament.cash[old.name] - event.cash)
        tournament = tournament.but(cash={**tournament.cash, old.name: left})
    exits = tuple(exit for exit in tournament.exits if exit.player != event.player)
    return with_entrant(tournament, again).but(exits=exits)


def _opened(tournament: Tournament, event: r.RoundOpened) -> Tournament:
    session = tournament.sessions[event.table]
    return with_session(tournament, session.but(turn_at=event.at))


def _voided(tournament: Tournament, event: r.RoundVoided) -> Tournament:
    session = tournament.sessions[event.table]
    back = (_with_nothing_laid(entrant) for entrant in tournament.wagering(session))
    tournament = with_entrants(tournament, tuple(back))
    return with_session(tournament, session.but(acted=(), removed=(), turn_at=event.at))


def _with_nothing_laid(entrant: Entrant) -> Entrant:
    """What was played in a round that counts for nothing may be played again."""
    return entrant.but(
        wagers={},
        past=None,
        form=None,
        form_checked=False,
        passed=False,
        late=False,
        pass_cards=entrant.pass_cards + entrant.passed,
        undisclosed_left=entrant.undisclosed_left + (entrant.form is not None),
    )


def _station_failed(tournament: Tournament, event: r.StationFailed) -> Tournament:
    session = tournament.sessions[event.table]
    fault: frozenset[tuple[str, str | None]] = frozenset({(event.scope, event.player)})
    faults = session.faults | fault if event.broken else session.faults - fault
    return with_session(tournament, session.but(faults=faults))


def _taken_back(tournament: Tournament, event: r.RoundTakenBack) -> Tournament:
    """Players and their wagers as they were before the result; nobody went out by it."""
    session = tournament.sessions[event.table]
    advance, play_off, places = session.cut_before
    after = session.but(
        round_no=event.round_no - 1,
        acted=tuple(session.before),
        forms={},
        before={},
        lines=(),
        advance=advance,
        play_off=play_off,
        places=places,
    )
    here = (session.table, session.number)
    exits = tuple(
        exit
        for exit in tournament.exits
        if exit.player not in session.before or (exit.table, exit.session) != here
    )
    tournament = with_entrants(tournament, session.before.values())
    return with_session(tournament, after).but(exits=exits)


def _out(tournament: Tournament, exit: Exit, status: Status) -> Tournament:
    old = tournament.entrants[exit.player]
    gone = old.but(
        status=status, wagers={}, past=None, form=None, passed=False, absent=False, late=False
    )
    tournament = with_entrant(tournament, gone)
    return tournament.but(
        exits=(*tournament.exits, exit), moment=max(tournament.moment, exit.moment)
    )


def _removal(tournament: Tournament, event: r.RemovalRecorded) -> Tournament:
    """Told after the round it belongs to the exit; told before, it waits for the result."""
    last = [e for e in tournament.exits if e.player == event.player and not e.disqualified]
    if not last:
        session = tournament.sessions[event.table]
        return with_session(tournament, session.but(removed=(*session.removed, event.player)))
    moment = last[-1].moment
    told = [e.removed for e in tournament.exits if e.moment == moment and e.removed is not None]
    place = max(told, default=-1) + 1
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
    r.WagerLaid: _laid,
    r.WagersChanged: _changed,
    r.WagerRemoved: _removed,
    r.PassCardPlayed: _passed,
    r.FormPassed: _form_passed,
    r.FormChecked: _of_player(form_checked=True),
    r.FormReturned: _form_returned,
    r.FormRead: _same,
    r.AbsenceReported: _of_player(absent=True),
    r.TimeCalled: _of_player(late=True),
    r.RoundOpened: _opened,
    r.RoundVoided: _voided,
    r.StationFailed: _station_failed,
    r.NoSpinCalled: _same,
    r.RoundSettled: _settled,
    r.EntrantEliminated: _eliminated,
    r.EntrantDisqualified: _disqualified,
    r.BreachReported: _same,
    r.EntrantReinstated: _reinstated,
    r.RoundTakenBack: _taken_back,
    r.RemovalRecorded: _removal,
    r.LimitsChanged: lambda t, event: t.but(minimum=event.minimum, maximum=event.maximum),
    r.DisputeOpened: _disputed,
    r.DisputeResolved: _resolved,
    r.PenaltyImposed: _same,
    r.ChipsCounted: _same,
}
