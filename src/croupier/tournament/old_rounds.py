"""Folds of kinds that only older logs have, each as what its table would say of it today.

Nothing writes them any more; a log that has them opens, verifies and replays.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from croupier.roulette.lines import Line
from croupier.table.changing import RemoveWager
from croupier.table.result import RoundSettled
from croupier.table.state import Change
from croupier.table.wagers import PlaceWager, WagersChanged
from croupier.tournament import round_events as r
from croupier.tournament.events import Event
from croupier.tournament.evolve_round import ROUND_FOLDS, played, with_entrants, with_session
from croupier.tournament.session_table import undone
from croupier.tournament.state import Entrant, Tournament


def _laid(tournament: Tournament, event: r.WagerLaid) -> Tournament:
    changes = (Change(bet, stake, stake) for bet, stake in event.stakes.items())
    return _moved(tournament, event, PlaceWager.action, changes, late=event.late)


def _changed(tournament: Tournament, event: r.WagersChanged) -> Tournament:
    return _moved(tournament, event, event.cause, event.changes)


def _removed(tournament: Tournament, event: r.WagerRemoved) -> Tournament:
    changes = (Change(bet, -stake, -stake) for bet, stake in event.stakes.items())
    return _moved(tournament, event, RemoveWager.action, changes)


def _moved(
    tournament: Tournament, event: Any, cause: str, changes: Iterable[Change], *, late: bool = False
) -> Tournament:
    of: dict[str, Any] = {"at": event.at, "by": event.by, "player": event.player}
    wagered = WagersChanged(**of, cause=cause, changes=tuple(changes))
    moved = r.ChipsMoved(**of, table=event.table, played=wagered, late=late)
    return ROUND_FOLDS[r.ChipsMoved](tournament, moved)


def _settled(tournament: Tournament, event: r.RoundSettled) -> Tournament:
    """What lay there when the ball was at rest is what the lines say."""
    session, lines = tournament.sessions[event.table], (*event.lines, *event.form_lines)
    before = {entrant.name: entrant for entrant in tournament.wagering(session)}
    lying = tuple(_lying(entrant, lines) for entrant in before.values())
    of: dict[str, Any] = {"at": event.at, "by": event.by}
    bare = tuple(line._replace(stands=()) for line in lines)
    settled = r.RoundPlayed(
        **of,
        table=event.table,
        round_no=event.round_no,
        table_round=event.table_round,
        moment=event.moment,
        played=RoundSettled(**of, pocket=event.pocket, lines=bare),
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
    r.WagerLaid: _laid,
    r.WagersChanged: _changed,
    r.WagerRemoved: _removed,
    r.RoundSettled: _settled,
    r.RoundTakenBack: _taken_back,
    r.RoundVoided: _voided,
    # That wagers stood is its table's to say.
    r.NoSpinCalled: lambda tournament, event: tournament,
    r.StationFailed: _station_failed,
}
