"""Order and time of wagers: the marker, whose turn it is, and who is late."""

from typing import Any

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.table.phases import BETTING
from croupier.table.state import Table
from croupier.tournament.answer import find_entered, find_open, find_player, refuse_play
from croupier.tournament.declare import (
    STAFF,
    AtTable,
    Decision,
    Event,
    OfPlayer,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import Entrant
from croupier.tournament.state import Session, Tournament, with_entrant, with_session

#: How the faults of a table name that of one player's terminal.
STATION = "station"


@command("marker", roles=STAFF)
class PlaceMarker(OfPlayer):
    """Show who wagers first."""

    def decide(self, tournament: Tournament) -> Decision:
        found = find_entered(tournament, self.player)
        if isinstance(found, Refusal):
            return found
        entrant, session = found
        if not tournament.agreed.ordered:
            detail = say("tournament-no-order")
            return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.ORDER)
        if session.acted:
            detail = say("tournament-other-first")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ORDER)
        return (
            MarkerPlaced(
                at=self.at,
                by=self.by,
                table=session.table,
                player=entrant.name,
                clauses=tournament.cite(Topic.ORDER),
            ),
        )


@command("timeout", roles=STAFF)
class CallTime(OfPlayer):
    """A player's time to wager has run out."""

    def decide(self, tournament: Tournament) -> Decision:
        """From here on the player may wager the minimum and no more.

        Who calls it before the time is over is let do so, and it is on record what was left.
        """
        entrant = find_player(tournament, self.player)
        if isinstance(entrant, Refusal):
            return entrant
        session = find_open(tournament, entrant.table)
        if isinstance(session, Refusal):
            return session
        if tournament.agreed.wager_seconds is None:
            detail = say("tournament-no-time-limit")
            return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.TIME_LIMIT)
        if entrant.has_acted:
            detail = say("tournament-wagered-in-time", player=entrant.name)
            return refuse(tournament, Reason.INVALID, detail, Topic.TIME_LIMIT)
        left = session.turn_at + tournament.agreed.wager_seconds * 1000 - self.at
        early = say("tournament-time-left", player=entrant.name, seconds=-(-left // 1000))
        return (
            TimeCalled(
                at=self.at,
                by=self.by,
                table=entrant.table,
                player=entrant.name,
                clauses=tournament.cite(Topic.LATE),
                warnings=(early,) if left > 0 else (),
            ),
        )


@event
class MarkerPlaced(Event):
    """A player wagers first."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        return with_session(tournament, session.but(marker=self.player, turn_at=self.at))


@event
class TimeCalled(Event):
    """A player's time has run out."""

    table: str
    player: str

    def evolve(self, tournament: Tournament) -> Tournament:
        return with_entrant(tournament, tournament.entrants[self.player].but(late=True))


def find_at_table(tournament: Tournament, command: OfPlayer) -> tuple[Entrant, Session] | Refusal:
    """A player at a table where a round can go on."""
    found = find_entered(tournament, command.player)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.name not in session.seats:
        detail = say("tournament-no-seat-at-table", player=entrant.name, table=session.table)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.POSITION)
    return refuse_play(tournament, session, command.at) or (entrant, session)


def find_in_round(tournament: Tournament, command: AtTable) -> tuple[Entrant, Session] | Refusal:
    """The same while betting is open."""
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    refusal = refuse_closed(tournament, command.stands) or _refuse_typed(tournament, found, command)
    return refusal or found


def _refuse_typed(
    tournament: Tournament, found: tuple[Entrant, Session], command: AtTable
) -> Refusal | None:
    """A director wagers for nobody who does so at a terminal, unless that is out of order."""
    entrant, session = found
    broken = (STATION, entrant.name) in session.layout.faults
    if command.by is not Role.TOURNAMENT_DIRECTOR or not entrant.at_terminal or broken:
        return None
    detail = say("tournament-own-terminal", player=entrant.name)
    return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.WAGER)


def refuse_closed(tournament: Tournament, table: Table | None) -> Refusal | None:
    if table is None or table.phase in BETTING:
        return None
    detail = say("house-betting-not-open-at-table", id=table.id)
    return Refusal(Reason.BETTING_CLOSED, detail, tournament.game.close.clauses)


def refuse_passed(tournament: Tournament, entrant: Entrant) -> Refusal:
    detail = say("tournament-passed", player=entrant.name)
    return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)


def next_player(tournament: Tournament, session: Session, present: str = "") -> str:
    """Whose turn it is where there is an order: from the marker on, round the table.

    Somebody whose time ran out, or who is not there, holds nobody up.
    """
    seats = session.seats
    start = seats.index(session.marker) if session.marker in seats else 0
    wagering = {entrant.name: entrant for entrant in tournament.wagering(session)}
    for name in seats[start:] + seats[:start]:
        entrant = wagering.get(name)
        if entrant is None or entrant.has_acted or entrant.late:
            continue
        if entrant.absent and name != present:
            continue
        return name
    return ""


def refuse_turn(
    tournament: Tournament, session: Session, entrant: Entrant, *, alters: bool = False
) -> Refusal | None:
    """Why a player may not wager now, or not alter a wager, where there is an order."""
    if not tournament.agreed.ordered:
        return None
    if entrant.has_acted:
        if session.acted[-1:] == (entrant.name,) and not alters:
            return None
        detail = say("tournament-wagered-in-turn", player=entrant.name)
        return refuse(tournament, Reason.LOCKED, detail, Topic.LOCKED)
    first = next_player(tournament, session, entrant.name)
    if entrant.late or first == entrant.name:
        return None
    detail = say("tournament-before", first=first, player=entrant.name)
    return refuse(tournament, Reason.OUT_OF_TURN, detail, Topic.OUT_OF_TURN)


def is_late(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether the time for a wager has run out."""
    seconds = tournament.agreed.wager_seconds
    return seconds is not None and at > session.turn_at + seconds * 1000


def after_turn(tournament: Tournament, event: Any, entrant: Entrant) -> Tournament:
    """A player took a turn; where there is an order, the next player's time begins."""
    session = tournament.sessions[event.table]
    turn_at = event.at if tournament.agreed.ordered else session.turn_at
    acted = tuple(name for name in session.acted if name != event.player)
    session = session.but(acted=(*acted, event.player), turn_at=turn_at)
    own = entrant.at_terminal or event.by is Role.PLAYER
    here = entrant.but(absent=False, at_terminal=own)
    return with_entrant(with_session(tournament, session), here)


def after_lifting(tournament: Tournament, table: str, entrant: Entrant) -> Tournament:
    """Who has nothing left of this round's wager has yet to act."""
    tournament = with_entrant(tournament, entrant)
    if entrant.has_acted:
        return tournament
    session = tournament.sessions[table]
    acted = tuple(name for name in session.acted if name != entrant.name)
    return with_session(tournament, session.but(acted=acted))
