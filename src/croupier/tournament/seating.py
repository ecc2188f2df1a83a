"""Places at a table: given out, or drawn by lot."""

from collections.abc import Collection

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.table.state import Seat
from croupier.tournament.declare import (
    CHECKERS,
    DIRECTORS,
    Command,
    Decision,
    EntrantNames,
    Event,
    OfTable,
    TableNames,
    command,
    event,
    refuse,
)
from croupier.tournament.entrant import STILL_IN, Status
from croupier.tournament.papers import refuse_papers
from croupier.tournament.session_table import bare_table
from croupier.tournament.state import Session, Stage, Tournament, with_entrants, with_session
from croupier.tournament.terms import Feature


@command("seat", roles=DIRECTORS | CHECKERS)
class SeatPlayers(OfTable):
    """Give players their places at a table, in the order of seats."""

    players: EntrantNames

    def decide(self, tournament: Tournament) -> Decision:
        """Give out the places of a designated table for its next session."""
        refusal = _refuse_table(tournament, self.table)
        for player in self.players:
            refusal = refusal or _refuse_seat(tournament, player)
        if refusal:
            return refusal
        if not self.players or len(set(self.players)) < len(self.players):
            return refuse(
                tournament, Reason.INVALID, say("tournament-one-place-each"), Topic.POSITION
            )
        return (
            PlayersSeated(
                at=self.at,
                by=self.by,
                table=self.table,
                players=self.players,
                clauses=tournament.cite(Topic.DESIGNATION, Topic.POSITION),
            ),
        )


@command("draw-seats", roles=DIRECTORS)
class DrawSeats(Command):
    """Give out places by lot. `order` is the lot itself: everyone who is to be seated, as drawn."""

    tables: TableNames
    order: tuple[str, ...] = ()

    def decide(self, tournament: Tournament) -> Decision:
        """Places by lot. The lot comes with the command and must hold everyone who waits, once."""
        waiting = to_be_seated(tournament, self.tables)
        topics = (Topic.DESIGNATION, Topic.POSITION)
        tables = self.tables
        if not tables or len(set(tables)) < len(tables) or len(waiting) < len(tables):
            detail = say("tournament-wait-for-places", players=len(waiting), tables=len(tables))
            return refuse(tournament, Reason.INVALID, detail, *topics)
        if sorted(self.order) != sorted(waiting):
            detail = say("tournament-lot-wrong", count=len(waiting))
            return refuse(tournament, Reason.INVALID, detail, *topics)
        drawn = SeatsDrawn(
            at=self.at,
            by=self.by,
            tables=tables,
            order=self.order,
            clauses=tournament.cite(*topics),
        )
        events: list[Event] = [drawn]
        for place, table in enumerate(tables):
            players = self.order[place :: len(tables)]
            seat = SeatPlayers(by=self.by, at=self.at, table=table, players=players)
            seated = seat.decide(tournament)
            if isinstance(seated, Refusal):
                return seated
            events.extend(seated)
        return tuple(events)


@event
class SeatsDrawn(Event):
    """The lot for places: players in the order drawn, dealt to the tables in turn."""

    tables: tuple[str, ...]
    order: tuple[str, ...]


@event
class PlayersSeated(Event):
    """Players have their places at a table."""

    table: str
    players: tuple[str, ...]

    def evolve(self, tournament: Tournament) -> Tournament:
        before = tournament.sessions.get(self.table)
        number = before.number + (before.stage is not Stage.SEATED) if before else 1
        level = 1 + max((tournament.entrants[player].level for player in self.players), default=0)
        layout = bare_table(tournament.game, self.table, len(self.players))
        session = Session(
            table=self.table, layout=layout, number=number, level=level, seats=self.players
        )
        tournament = without_seats(tournament, self)
        changed = (
            tournament.entrants[player].but(
                table=self.table,
                status=Status.PLAYING,
                has_allotment=False,
                seat=Seat(
                    player=player, number=0, advised=tournament.entrants[player].seat.advised
                ),
                score=0,
                counted=False,
                tie_break=0,
                at_terminal=False,
                absent=False,
                absences=0,
            )
            for player in self.players
        )
        return with_entrants(with_session(tournament, session), changed)


def _refuse_table(tournament: Tournament, table: str) -> Refusal | None:
    if table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    session = tournament.sessions.get(table)
    if session is not None and session.is_open:
        detail = say("tournament-session-on", table=table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
    if session is not None and session.stage is Stage.ENDED and session.play_off:
        detail = say("tournament-yet-to-play-off", players=session.play_off)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    return None


def _refuse_seat(tournament: Tournament, player: str) -> Refusal | None:
    entrant = tournament.entrants.get(player)
    if entrant is None:
        detail = say("tournament-no-place", player=player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.ENTRY)
    again = tournament.agreed.provides(Feature.SECONDARY) and entrant.status is Status.ELIMINATED
    if entrant.status not in (Status.PLAYING, Status.ADVANCED) and not again:
        detail = say("tournament-not-playing", player=player, status=entrant.status)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.SECONDARY)
    if refusal := refuse_papers(tournament, entrant):
        return refusal
    session = tournament.sessions.get(entrant.table)
    if session is not None and session.is_open:
        detail = say("tournament-plays-elsewhere", player=player, table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
    if session is not None and player in session.play_off:
        detail = say("tournament-yet-to-play-off", players=[player])
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    return None


def to_be_seated(tournament: Tournament, tables: Collection[str] = ()) -> tuple[str, ...]:
    """Who waits for a place by lot, those who have yet to play their first session before others.

    With them, the places given out at these tables for sessions yet to start are drawn anew; where
    nobody waits, a lot that was drawn stands.
    """
    if tournament.is_awarded or tournament.cancelled:
        return ()
    drawn_anew = {
        name
        for table in tables
        if (session := tournament.sessions.get(table)) and session.stage is Stage.SEATED
        for name in session.seats
    }
    entrants = [e for e in tournament.entrants.values() if e.status in STILL_IN]
    without = {e.name for e in entrants if e.status is Status.ADVANCED or not e.table}
    if not without:
        return ()
    drawn = without | drawn_anew
    waiting = [e for e in entrants if e.name in drawn]
    first = tuple(e.name for e in waiting if e.is_playing and not e.level)
    return first or tuple(e.name for e in waiting)


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
