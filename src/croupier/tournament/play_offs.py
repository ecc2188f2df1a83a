"""Play-offs: who must play on, and the count after each round until an order is there."""

from collections.abc import Mapping
from functools import reduce
from typing import Final

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import (
    DIRECTORS,
    Command,
    Decision,
    EntrantNames,
    Event,
    command,
    event,
    evolve,
    refuse,
)
from croupier.tournament.elimination import EntrantEliminated
from croupier.tournament.entrant import GONE, Entrant, Status
from croupier.tournament.places import Cut, Standing, cut_at, standings, with_places
from croupier.tournament.reopening import before_end
from croupier.tournament.state import Session, Stage, Tournament, with_entrants, with_session

_NOTHING: Final[Mapping[str, int]] = {}


@command("play-off", roles=DIRECTORS)
class StartPlayOff(Command):
    """Let players who are level play on for a place."""

    players: EntrantNames

    def decide(self, tournament: Tournament) -> Decision:
        """Players who are level play on: for the places still open, or for the order among them."""
        session = _find(tournament, self.players)
        if session is None:
            detail = say("tournament-none-level")
            return refuse(tournament, Reason.INVALID, detail, Topic.PLAY_OFF, Topic.SAME_ROUND)
        if session.table not in tournament.designated:
            detail = say("tournament-table-not-designated", table=session.table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION, Topic.PLAY_OFF)
        pending = bool(session.play_off)
        players = _still_level(tournament, session) if pending else self.players
        started = PlayOffStarted(
            at=self.at,
            by=self.by,
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
        counted = count_play_off(evolve(tournament, started), session.table, self)
        after = reduce(evolve, counted, evolve(tournament, started))
        return (started, *counted, play_off_ended(after, session.table, self))


@event
class PlayOffStarted(Event):
    """Players who are level play on with the chips that they have, or had."""

    table: str
    players: tuple[str, ...]
    places: int
    #: Chips that are handed out again.
    chips: Mapping[str, Money] = {}

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table].but(
            stage=Stage.PLAY_OFF,
            play_off=self.players,
            places=self.places,
            turn_at=self.at,
            acted=(),
            stood=None,
        )
        back = [tournament.entrants[name].but(status=Status.PLAYING) for name in self.players]
        holding = [
            entrant.holding(self.chips[entrant.name]).but(counted=False)
            if entrant.name in self.chips
            else entrant
            for entrant in back
        ]
        return with_entrants(with_session(tournament, session), holding)


@event
class PlayOffCounted(Event):
    """After a round of a play-off: who is through, and who must go on."""

    table: str
    advance: tuple[str, ...]
    play_off: tuple[str, ...]

    def evolve(self, tournament: Tournament) -> Tournament:
        old = tournament.sessions[self.table]
        session = old.but(
            advance=(*old.advance, *self.advance),
            play_off=self.play_off,
            places=old.places - len(self.advance),
        )
        return with_places(go_on(with_session(tournament, session), session), session)


@event
class PlayOffEnded(Event):
    """The table of a play-off is closed."""

    table: str
    #: Whose chips went back to the operator's stock, and whether they did.
    players: tuple[str, ...] = ()
    chips_back: bool = False

    def evolve(self, tournament: Tournament) -> Tournament:
        session = tournament.sessions[self.table]
        then = before_end(tournament, session, {})
        session = session.but(stage=Stage.ENDED, before={}, before_end=then)
        tournament = with_session(tournament, session)
        if not self.chips_back:
            return tournament
        back = (
            entrant.handed_in(entrant.score).but(tie_break=entrant.chips)
            for entrant in tournament.at_table(session)
            if not entrant.counted
        )
        return with_places(with_entrants(tournament, back), session)


def _still_level(tournament: Tournament, session: Session) -> tuple[str, ...]:
    """Who waits for a play-off and has not left since."""
    return tuple(n for n in session.play_off if tournament.entrants[n].status not in GONE)


def play_off_ended(tournament: Tournament, table: str, command: Command) -> PlayOffEnded:
    """The table is closed and its chips go back."""
    here = tournament.at_table(tournament.sessions[table])
    return PlayOffEnded(
        at=command.at,
        by=command.by,
        table=table,
        players=tuple(entrant.name for entrant in here if not entrant.counted),
        chips_back=True,
        clauses=tournament.cite(Topic.PLAY_OFF, Topic.WINNERS),
    )


def leave(
    tournament: Tournament, entrant: Entrant, left: Event, command: Command
) -> tuple[Event, ...]:
    """Somebody leaves; a play-off that goes on is counted among the others."""
    session = tournament.sessions.get(entrant.table)
    if session is None or session.stage is not Stage.PLAY_OFF:
        return (left,)
    if entrant.name not in session.play_off:
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
    command: Command,
    wagered: Mapping[str, int] = _NOTHING,
) -> tuple[Event, ...]:
    """After a round of a play-off. Who is level and cannot wager again goes out at once."""
    counted = _count(tournament, table, command)
    level = [tournament.entrants[name] for name in counted.play_off]
    unable = [e for e in level if e.is_playing and e.chips < tournament.minimum]
    if not unable:
        return (counted,)
    gone = [
        EntrantEliminated(
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


def _count(tournament: Tournament, table: str, command: Command) -> PlayOffCounted:
    session = tournament.sessions[table]
    placed = [s for s in standings(tournament, session) if s.player in session.play_off]
    cut = cut_at(placed, session.places) if session.places else _without_place(placed)
    return PlayOffCounted(
        at=command.at,
        by=command.by,
        table=table,
        advance=cut.advance,
        play_off=cut.play_off,
        clauses=tournament.cite(Topic.PLAY_OFF, Topic.WINNERS),
    )


def _without_place(placed: list[Standing]) -> Cut:
    """Where only the order is played for: who has yet no place of their own."""
    merits = [standing.merit for standing in placed]
    return Cut((), tuple(s.player for s in placed if merits.count(s.merit) > 1))


def go_on(tournament: Tournament, session: Session) -> Tournament:
    """Who is level plays on; of the others, who is through advances, and the rest are out."""
    changed = []
    for entrant in tournament.at_table(session):
        if entrant.name in session.play_off or entrant.status in GONE:
            continue
        if entrant.name in session.advance:
            changed.append(entrant.but(status=Status.ADVANCED))
        elif entrant.is_playing:
            changed.append(entrant.but(status=Status.ELIMINATED))
    return with_entrants(tournament, changed)


def leaving(tournament: Tournament, player: str) -> Tournament:
    """Remember a play-off as it stood before somebody leaves it, who may yet come back."""
    session = tournament.sessions.get(tournament.entrants[player].table)
    if session is None or session.stage is not Stage.PLAY_OFF or session.stood is not None:
        return tournament
    return with_session(tournament, session.but(stood=session.cut))
