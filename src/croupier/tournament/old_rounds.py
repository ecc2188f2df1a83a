"""Folds of kinds that only older logs have, each as what its table would say of it today.

Nothing writes them any more; a log that has them opens, verifies and replays.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from croupier.roulette.lines import Line
from croupier.table.changing import RemoveWager
from croupier.table.declare import Event as TableEvent
from croupier.table.result import RoundSettled
from croupier.table.state import Change
from croupier.table.wagers import PlaceWager, WagersChanged
from croupier.tournament import round_events as r
from croupier.tournament.events import Event
from croupier.tournament.evolve_round import ROUND_FOLDS, played, with_entrants, with_session
from croupier.tournament.session_table import undone
from croupier.tournament.state import Entrant, Tournament


def as_played(event: Event) -> TableEvent | None:
    """What a session's table decided, of any kind of log; None for what is the tournament's own."""
    match event:
        case r.WagerLaid() | r.WagersChanged() | r.WagerRemoved():
            return _wagered(event)
        case r.RoundSettled():
            return _numbered(event)
    played: TableEvent | None = getattr(event, "played", None)
    return played


def _wagered(event: r.WagerLaid | r.WagersChanged | r.WagerRemoved) -> WagersChanged:
    match event:
        case r.WagersChanged():
            cause, changes = event.cause, event.changes
        case r.WagerLaid():
            cause, changes = PlaceWager.action, _changes(event.stakes, 1)
        case r.WagerRemoved():
            cause, changes = RemoveWager.action, _changes(event.stakes, -1)
    return WagersChanged(
        at=event.at, by=event.by, player=event.player, cause=cause, changes=changes
    )


def _changes(stakes: Mapping[str, int], sign: int) -> tuple[Change, ...]:
    return tuple(Change(bet, sign * stake, sign * stake) for bet, stake in stakes.items())


def _numbered(event: r.RoundSettled) -> RoundSettled:
    lines = tuple(line._replace(stands=()) for line in (*event.lines, *event.form_lines))
    return RoundSettled(at=event.at, by=event.by, pocket=event.pocket, lines=lines)


def _moved(
    tournament: Tournament, event: r.WagerLaid | r.WagersChanged | r.WagerRemoved
) -> Tournament:
    moved = r.ChipsMoved(
        at=event.at,
        by=event.by,
        player=event.player,
        table=event.table,
        played=_wagered(event),
        late=isinstance(event, r.WagerLaid) and event.late,
    )
    return ROUND_FOLDS[r.ChipsMoved](tournament, moved)


def _settled(tournament: Tournament, event: r.RoundSettled) -> Tournament:
    """What lay there when the ball was at rest is what the lines say."""
    session, lines = tournament.sessions[event.table], (*event.lines, *event.form_lines)
    before = {entrant.name: entrant for entrant in tournament.wagering(session)}
    lying = tuple(_lying(entrant, lines) for entrant in before.values())
    settled = r.RoundPlayed(
        at=event.at,
        by=event.by,
        table=event.table,
        round_no=event.round_no,
        table_round=event.table_round,
        moment=event.moment,
        played=_numbered(event),
        deductions=event.deductions,
        absent=event.absent,
        advised=event.advised,
    )
    tournament = played(with_entrants(tournament, lying), settled)
    return with_session(tournament, tournament.sessions[event.table].but(before=before))


def _lying(entrant: Entrant, lines: Iterable[Line]) -> Entrant:
    laid: Counter[str] = Counter()
    for line in lines:
        if line.player == entrant.name:
            laid[line.bet] += line.stake
    hand = entrant.chips - laid.total()
    return entrant.but(seat=entrant.seat.but(balance=hand, wagers=dict(laid)))


def _taken_back(tournament: Tournament, event: r.RoundTakenBack) -> Tournament:
    """Players and their wagers as they were before the result; nobody went out by it."""
    session = tournament.sessions[event.table]
    advance, play_off, places = session.cut_before
    rounds = {no: each for no, each in session.settlements.items() if no != session.table_round}
    after = session.but(
        layout=session.layout.but(settlement=None, revised=rounds),
        round_no=event.round_no - 1,
        acted=tuple(session.before),
        forms={},
        passed=(),
        last_round=None,
        before={},
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


def _voided(tournament: Tournament, event: r.RoundVoided) -> Tournament:
    session = tournament.sessions[event.table]
    return ROUND_FOLDS[r.RoundUndone](tournament, undone(tournament, session, event, event.reason))


def _station_failed(tournament: Tournament, event: r.StationFailed) -> Tournament:
    session = tournament.sessions[event.table]
    fault: frozenset[tuple[str, str | None]] = frozenset({(event.scope, event.player)})
    own = session.layout.faults
    layout = session.layout.but(faults=own | fault if event.broken else own - fault)
    return with_session(tournament, session.but(layout=layout))


OLD_FOLDS: Final[dict[type[Event], Callable[[Tournament, Any], Tournament]]] = {
    r.WagerLaid: _moved,
    r.WagersChanged: _moved,
    r.WagerRemoved: _moved,
    r.RoundSettled: _settled,
    r.RoundTakenBack: _taken_back,
    r.RoundVoided: _voided,
    # That wagers stood is its table's to say.
    r.NoSpinCalled: lambda tournament, event: tournament,
    r.StationFailed: _station_failed,
}
