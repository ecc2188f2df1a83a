"""Play-offs: who must play on, and the count after each round until an order is there."""

from collections.abc import Mapping
from functools import reduce
from typing import Final

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament import round_events as r
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.evolve import evolve
from croupier.tournament.ranking import Standing, standings
from croupier.tournament.state import GONE, Session, Stage, Tournament

_NOTHING: Final[Mapping[str, int]] = {}


def start_play_off(tournament: Tournament, command: c.StartPlayOff) -> Decision:
    """Players who are level play on: for the places still open, or for the order among them."""
    session = _find(tournament, command.players)
    if session is None:
        detail = say("tournament-none-level")
        return refuse(tournament, Reason.INVALID, detail, Topic.PLAY_OFF, Topic.SAME_ROUND)
    pending = bool(session.play_off)
    players = _still_level(tournament, session) if pending else command.players
    started = e.PlayOffStarted(
        at=command.at,
        by=command.by,
        table=session.table,
        players=players,
        places=session.places if pending else 0,
        chips={
            name: Money(tournament.entrants[name].score)
            for name in players
            if tournament.entrants[name].counted
        },
        clauses=tournament.cite(Topic.PLAY_OFF),
    )
    if not pending or len(players) > session.places:
        return (started,)
    # So many have left meanwhile that there is a place for each of the others.
    counted = count_play_off(evolve(tournament, started), session.table, command)
    after = reduce(evolve, counted, evolve(tournament, started))
    return (started, *counted, play_off_ended(after, session.table, command))


def _still_level(tournament: Tournament, session: Session) -> tuple[str, ...]:
    """Who waits for a play-off and has not left since."""
    return tuple(n for n in session.play_off if tournament.entrants[n].status not in GONE)


def play_off_ended(tournament: Tournament, table: str, command: c.Command) -> e.PlayOffEnded:
    """The table is closed and its chips go back."""
    here = tournament.at_table(tournament.sessions[table])
    return e.PlayOffEnded(
        at=command.at,
        by=command.by,
        table=table,
        players=tuple(entrant.name for entrant in here if not entrant.counted),
        chips_back=True,
        clauses=tournament.cite(Topic.PLAY_OFF, Topic.WINNERS),
    )


def leave(
    tournament: Tournament, left: e.EntrantWithdrew | r.EntrantDisqualified, command: c.Command
) -> tuple[e.Event, ...]:
    """Somebody leaves; a play-off that goes on is counted among the others."""
    session = tournament.sessions.get(tournament.entrants[left.player].table)
    if session is None or session.stage is not Stage.PLAY_OFF:
        return (left,)
    if left.player not in session.play_off:
        return (left,)
    return (left, *count_play_off(evolve(tournament, left), session.table, command))


def _find(tournament: Tournament, players: tuple[str, ...]) -> Session | None:
    """The session in which exactly these wait for a play-off, or are at least level."""
    for session in tournament.sessions.values():
        if session.stage is not Stage.ENDED:
            continue
        if session.play_off:
            level = _still_level(tournament, session)
            if not players or set(players) in (set(level), set(session.play_off)):
                return session
        elif len(players) > 1 and _are_level(tournament, session, players):
            return session
    return None


def _are_level(tournament: Tournament, session: Session, players: tuple[str, ...]) -> bool:
    # Who plays elsewhere since has no chips of this session any more.
    merits = {
        s.player: s.merit
        for s in standings(tournament, session)
        if s.is_in and tournament.entrants[s.player].table == session.table
    }
    if not set(players) <= merits.keys():
        return False
    return len({merits[player] for player in players}) == 1


def count_play_off(
    tournament: Tournament,
    table: str,
    command: c.Command,
    wagered: Mapping[str, int] = _NOTHING,
) -> tuple[e.Event, ...]:
    """After a round of a play-off. Who is level and cannot wager again goes out at once."""
    counted = _count(tournament, table, command)
    level = [tournament.entrants[name] for name in counted.play_off]
    unable = [e for e in level if e.is_playing and e.chips < tournament.minimum]
    if not unable:
        return (counted,)
    gone = [
        r.EntrantEliminated(
            at=command.at,
            by=command.by,
            table=table,
            player=entrant.name,
            moment=tournament.moment,
            residual=Money(entrant.chips),
            last_wager=Money(wagered.get(entrant.name, 0)),
            clauses=tournament.cite(Topic.UNABLE, Topic.SAME_ROUND),
        )
        for entrant in unable
    ]
    after = reduce(evolve, gone, tournament)
    return (*gone, _count(after, table, command))


def _count(tournament: Tournament, table: str, command: c.Command) -> e.PlayOffCounted:
    session = tournament.sessions[table]
    placed = [s for s in standings(tournament, session) if s.player in session.play_off]
    advance, level = _cut(placed, session.places)
    return e.PlayOffCounted(
        at=command.at,
        by=command.by,
        table=table,
        advance=advance,
        play_off=level,
        clauses=tournament.cite(Topic.PLAY_OFF, Topic.WINNERS),
    )


def _cut(placed: list[Standing], places: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who is through and who is still level; without places, who has yet no place of their own."""
    merits = [standing.merit for standing in placed]
    if not places:
        return (), tuple(s.player for s in placed if merits.count(s.merit) > 1)
    if len(placed) <= places:
        return tuple(s.player for s in placed), ()
    at_cut = merits[places - 1]
    if merits[places] != at_cut:
        return tuple(s.player for s in placed[:places]), ()
    through = tuple(s.player for s in placed if s.merit > at_cut)
    return through, tuple(s.player for s in placed if s.merit == at_cut)
