"""Places: by chips at each table, and among those who went out by how they went."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from croupier.tournament.entrant import Entrant, Status
from croupier.tournament.state import Exit, Session, Stage, Tournament, with_entrants, with_session

_NOT_RECORDED = 1_000_000

_UNPLACED = frozenset({Status.DISQUALIFIED, Status.WITHDRAWN})


def with_places(tournament: Tournament, session: Session) -> Tournament:
    """Remember where everybody at a table came in."""
    ranked = ranking(tournament, session)
    placed = (
        tournament.entrants[name].but(level=session.level, place=place)
        for place, name in enumerate(ranked, start=1)
    )
    # After a play-off, or once an order of removal is known, the ranking is another.
    ended = tournament.sessions[session.table].but(ranking=ranked)
    return with_entrants(with_session(tournament, ended), placed)


def in_order(exits: Iterable[Exit]) -> tuple[Exit, ...]:
    """Exits, first out first.

    Of one moment, fewer chips left went out before more, then a smaller last wager before a
    larger one, then the one whose chips were taken first.
    """
    return tuple(sorted(exits, key=_exit_key))


def _exit_key(exit: Exit) -> tuple[int, bool, int, int, int]:
    # Somebody disqualified in a round has no place in it, and comes before those who lost.
    removed = exit.removed if exit.removed is not None else _NOT_RECORDED
    return exit.moment, not exit.disqualified, exit.residual, exit.last_wager, removed


def unordered(exits: Iterable[Exit]) -> tuple[tuple[str, ...], ...]:
    """Groups that left together, level in everything, whose order nobody recorded."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for exit in exits:
        if exit.removed is None and not exit.disqualified:
            groups.setdefault(_exit_key(exit), []).append(exit.player)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


class Standing(NamedTuple):
    """A player's place in a session, from the top: the higher, the better."""

    player: str
    #: Chips at the end of the session, then what a play-off made of them. Level means equal here.
    merit: tuple[int, int]
    is_in: bool


def standings(tournament: Tournament, session: Session) -> tuple[Standing, ...]:
    """Everyone who is placed at a table, best first; level players in the order of seats."""
    exits = [e for e in tournament.exits if _is_of(e, session) and not e.disqualified]
    before = in_order(e for e in exits if not e.in_play_off)
    went_out = {exit.player for exit in before}
    during = _order_of(exits)
    alive = [
        Standing(entrant.name, _merit(session, entrant, during), True)
        for entrant in tournament.at_table(session)
        if entrant.name not in went_out and entrant.status not in _UNPLACED
    ]
    alive.sort(key=lambda standing: standing.merit, reverse=True)
    out = (Standing(exit.player, (0, 0), False) for exit in reversed(before))
    return (*alive, *(s for s in out if tournament.entrants[s.player].status not in _UNPLACED))


def _order_of(exits: Iterable[Exit]) -> dict[str, int]:
    """When each went out; those whose order nobody knows are level."""
    found: dict[str, int] = {}
    last: tuple[object, ...] | None = None
    for place, exit in enumerate(in_order(exits), start=1):
        key = _exit_key(exit)
        found[exit.player] = found[next(reversed(found))] if key == last else place
        last = key
    return found


def exits_of(tournament: Tournament, session: Session) -> tuple[Exit, ...]:
    """Who went out in a session."""
    return tuple(exit for exit in tournament.exits if _is_of(exit, session))


def _is_of(exit: Exit, session: Session) -> bool:
    return exit.table == session.table and exit.session == session.number


def _merit(session: Session, entrant: Entrant, during: dict[str, int]) -> tuple[int, int]:
    if session.stage in (Stage.SEATED, Stage.PLAY):
        return entrant.chips, 0
    if entrant.name in during:
        # Out in the play-off: below all who still have chips in it, later exits higher.
        return entrant.score, during[entrant.name] - _NOT_RECORDED
    return entrant.score, entrant.tie_break if entrant.counted else entrant.chips


def ranking(tournament: Tournament, session: Session) -> tuple[str, ...]:
    """The players of a table, best first."""
    return tuple(standing.player for standing in standings(tournament, session))


class Cut(NamedTuple):
    """Who goes on from a table, and who must play off for the places still open."""

    advance: tuple[str, ...]
    play_off: tuple[str, ...] = ()


def find_cut(tournament: Tournament, session: Session, places: int) -> Cut:
    """The players who advance; those level across the cut advance only after a play-off.

    Where nobody has chips left the session still has winners: those who went out last.
    """
    placed = standings(tournament, session)
    alive = [standing for standing in placed if standing.is_in]
    if not alive:
        return Cut(_last_out(tournament, session, placed)[:places])
    return cut_at(alive, places) if places else Cut(())


def cut_at(placed: Sequence[Standing], places: int) -> Cut:
    """The best of those placed, for so many places, and who is level across the cut."""
    names = tuple(standing.player for standing in placed)
    if len(placed) <= places or placed[places - 1].merit != placed[places].merit:
        return Cut(names[:places])
    merit = placed[places].merit
    through = tuple(standing.player for standing in placed if standing.merit > merit)
    return Cut(through, tuple(s.player for s in placed if s.merit == merit))


def _last_out(
    tournament: Tournament, session: Session, placed: tuple[Standing, ...]
) -> tuple[str, ...]:
    """Those placed who went out in the last round in which anybody did, best first."""
    moments = {e.player: e.moment for e in tournament.exits if _is_of(e, session)}
    last = max((moments[standing.player] for standing in placed), default=0)
    return tuple(s.player for s in placed if moments[s.player] == last)


def out(tournament: Tournament) -> tuple[str, ...]:
    """Everybody who went out in play, first out first."""
    gone = frozenset({Status.ELIMINATED, Status.DISQUALIFIED})
    players = (exit.player for exit in in_order(tournament.exits))
    return tuple(name for name in players if tournament.entrants[name].status in gone)
