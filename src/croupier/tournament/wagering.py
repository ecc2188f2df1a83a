"""Wagers of a round: chips on the layout, and pass cards instead of them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.tournament import Topic
from croupier.table import changing
from croupier.table.corrections import MistakeRecorded
from croupier.table.decide import decide as decide_at_table
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.faults import EquipmentRestored, MalfunctionReported
from croupier.table.late import RoundResettled
from croupier.table.phases import BETTING
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager, StrayWagerLaid, WagersChanged, WagersReturned
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    Decision,
    find_entered,
    find_open,
    refuse,
    refuse_play,
)
from croupier.tournament.commands import OfPlayer
from croupier.tournament.correcting import play_anew
from croupier.tournament.counting import count_wagers
from croupier.tournament.events import Event
from croupier.tournament.evolve import evolve
from croupier.tournament.session_table import (
    LAYING,
    after_playing,
    gone_on,
    seated,
    spotted,
    table_of,
    undone,
)
from croupier.tournament.state import Entrant, Session, Stage, Tournament
from croupier.tournament.turns import is_late, refuse_turn

CHIPS = "tournament-chips"
#: How the faults of a table name that of one player's terminal.
STATION = "station"


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


def find_in_round(tournament: Tournament, command: c.AtTable) -> tuple[Entrant, Session] | Refusal:
    """The same while betting is open."""
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    refusal = _refuse_closed(tournament, command.stands) or _refuse_typed(
        tournament, found, command
    )
    return refusal or found


def _refuse_typed(
    tournament: Tournament, found: tuple[Entrant, Session], command: c.AtTable
) -> Refusal | None:
    """A director wagers for nobody who does so at a terminal, unless that is out of order."""
    entrant, session = found
    broken = (STATION, entrant.name) in session.layout.faults
    if command.by is not Role.TOURNAMENT_DIRECTOR or not entrant.at_terminal or broken:
        return None
    detail = say("tournament-own-terminal", player=entrant.name)
    return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.WAGER)


def _refuse_closed(tournament: Tournament, table: Table | None) -> Refusal | None:
    if table is None or table.phase in BETTING:
        return None
    detail = say("house-betting-not-open-at-table", id=table.id)
    return Refusal(Reason.BETTING_CLOSED, detail, tournament.game.close.clauses)


def lay_wager(tournament: Tournament, command: c.LayWager) -> Decision:
    """Chips on a bet, laid for their owner. A broken limit is put right at the result."""
    found = find_in_round(tournament, command)
    if isinstance(found, Refusal):
        return found
    if refusal := _refuse_chips(tournament, found[1], found[0], command):
        return refusal
    move = PlaceWager(
        by=_hand(tournament, PlaceWager),
        at=command.at,
        player=command.player,
        bet=command.bet,
        stake=command.stake,
    )
    return _lay(tournament, *found, command, move)


def _hand(tournament: Tournament, move: type[TableCommand]) -> Role:
    """Whose hand lays chips: the dealer's, but at a station only its player's can."""
    holders = move.holders_in(tournament.game)
    return Role.DEALER if Role.DEALER in holders else Role.PLAYER


def play_at_table(tournament: Tournament, command: c.PlayAtTable) -> Decision:
    """Whatever a table of the book lets anybody do with a player's wagers."""
    move = command.move.but(at=command.at, by=command.by)
    if not move.bets:
        return _follow(tournament, command, move)
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    if refusal := _refuse_closed(tournament, command.stands):
        return refusal
    if getattr(move, "tokens", False) or getattr(move, "tender", None) not in (None, "chips"):
        detail = say("tournament-chips-only")
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    if found[0].passed:
        return _refuse_passed(tournament, found[0])
    lays = move.action in LAYING
    return (_lay if lays else _change)(tournament, *found, command, move)


def _lay(
    tournament: Tournament,
    entrant: Entrant,
    session: Session,
    command: c.AtTable,
    move: TableCommand,
) -> Decision:
    """More chips on the layout, as the table allows and the order and the time of wagers."""
    late = is_late(tournament, session, command.at)
    refusal = refuse_turn(tournament, session, entrant)
    refusal = refusal or _refuse_late(tournament, entrant, late=late)
    kept = refusal or _wagered(tournament, session, entrant, command, move)
    if isinstance(kept, Refusal):
        return kept
    (moved,) = (event for event in kept if isinstance(event, r.ChipsMoved))
    alters = any(change.bet in entrant.wagers for change in moved.played.changes)
    if refusal := refuse_turn(tournament, session, entrant, alters=alters):
        return refusal
    after = after_playing(tournament, session, moved.played).entrants[entrant.name]
    counted = count_wagers(tournament, after.but(late=entrant.late or late))
    clauses = (*tournament.cite(Topic.WAGER), *counted.clauses, *moved.clauses)
    return (
        replace(
            moved,
            late=late,
            clauses=tuple(dict.fromkeys(clauses)),
            warnings=_warn(counted.total, after.laid),
        ),
    )


def _change(
    tournament: Tournament,
    entrant: Entrant,
    session: Session,
    command: c.AtTable,
    move: TableCommand,
) -> Decision:
    """Chips taken off, moved or put back where they were."""
    kept = _wagered(tournament, session, entrant, command, move)
    if isinstance(kept, Refusal):
        return kept
    own = move.by in (Role.PLAYER, Role.DEALER)
    if own and (refusal := refuse_turn(tournament, session, entrant, alters=True)):
        return refusal
    return kept


def _follow(tournament: Tournament, command: c.PlayAtTable, move: TableCommand) -> Decision:
    """What staff do about a player's wagers or station, as the table decides it.

    They may do it while play waits for its manager, after the last round, and for somebody whom a
    round has put out.
    """
    entrant = tournament.entrants[command.player]
    session = find_open(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    decided = _decided(tournament, session, entrant, command, move, with_those_out=True)
    if isinstance(decided, Refusal):
        return decided
    events = _kept(tournament, session, command, decided)
    anew = [event for event in decided if isinstance(event, RoundResettled)]
    if not anew:
        return events
    if session.acted and session.stage is Stage.PLAY_OFF:
        # Who is still in it is counted again: what was laid since goes back first.
        back = undone(tournament, session, command, anew[0].cause)
        after = _follow(evolve(tournament, back), command, move)
        return after if isinstance(after, Refusal) else (back, *after)
    again = play_anew(tournament, session, command, anew[0], anew[0].cause)
    return again if isinstance(again, Refusal) else (*again, *events)


def _wagered(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: c.AtTable,
    move: TableCommand,
) -> tuple[Event, ...] | Refusal:
    """What the session's table makes of something that is done with wagers."""
    decided = _decided(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    stray = [event for event in decided if isinstance(event, StrayWagerLaid)]
    if stray:
        detail = say("tournament-called-bet")
        return Refusal(Reason.NOT_PERMITTED, detail, stray[0].clauses)
    return _kept(tournament, session, command, decided)


def _kept(
    tournament: Tournament, session: Session, command: c.AtTable, decided: Iterable[TableEvent]
) -> tuple[Event, ...]:
    """What the tournament keeps of what its session's table decided."""
    events = (_keep(tournament, session, command, event) for event in decided)
    return tuple(event for event in events if event is not None)


def _keep(
    tournament: Tournament, session: Session, command: c.AtTable, event: TableEvent
) -> Event | None:
    of: dict[str, Any] = {
        "at": command.at,
        "by": command.by,
        "table": session.table,
        "player": command.player,
        "clauses": tuple(dict.fromkeys((*tournament.cite(Topic.WAGER), *event.clauses))),
    }
    match event:
        case WagersChanged():
            return r.ChipsMoved(**of, played=spotted(tournament.game, event))
        case WagersReturned():
            return r.ChipsGivenBack(**of, played=event)
        case MistakeRecorded():
            return r.MistakePutRight(**of | {"clauses": event.clauses}, played=event)
        case MalfunctionReported() if event.player:
            return r.StationFaultReported(**of | {"clauses": event.clauses}, played=event)
        case EquipmentRestored() if event.player:
            return r.StationRestored(**of | {"clauses": event.clauses}, played=event)
    return None


def _decided(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: c.AtTable,
    move: TableCommand,
    *,
    with_those_out: bool = False,
) -> tuple[TableEvent, ...] | Refusal:
    """What the session's table decides, with the tournament's own clauses if that is a no."""
    table = command.stands or gone_on(table_of(tournament, session))
    stands = seated(table, tournament, session, with_those_out=with_those_out)
    decided = decide_at_table(stands, move)
    return _cited(tournament, entrant, decided) if isinstance(decided, Refusal) else decided


def _cited(tournament: Tournament, entrant: Entrant, refusal: Refusal) -> Refusal:
    """A table's refusal with what the tournament's own rules say of it."""
    topic = Topic.WAGER
    if refusal.reason is Reason.INSUFFICIENT_CREDIT:
        topic = Topic.FORM_TOGETHER if entrant.form else Topic.CHIPS_ONLY
    clauses = dict.fromkeys((*refusal.clauses, *tournament.cite(topic)))
    return replace(refusal, clauses=tuple(clauses))


def _warn(counts: int, laid: int) -> tuple[Message, ...]:
    if counts == laid:
        return ()
    return (say("tournament-will-count", laid=laid, counts=counts),)


def _refuse_chips(
    tournament: Tournament, session: Session, entrant: Entrant, command: c.LayWager
) -> Refusal | None:
    if command.tender != CHIPS:
        detail = say("tournament-not-wagered", tender=command.tender)
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    place = session.seats.index(entrant.name) + 1
    if command.position not in (None, place):
        detail = say(
            "tournament-position", player=entrant.name, place=place, position=command.position
        )
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.POSITION)
    if entrant.passed:
        return _refuse_passed(tournament, entrant)
    if command.stake <= 0:
        detail = say("tournament-stake-none", stake=command.stake)
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    return None


def _refuse_passed(tournament: Tournament, entrant: Entrant) -> Refusal:
    detail = say("tournament-passed", player=entrant.name)
    return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)


def _refuse_late(tournament: Tournament, entrant: Entrant, *, late: bool) -> Refusal | None:
    """After the time there is one wager at most, of the minimum; one made in time stands."""
    if not late or not entrant.wagers or entrant.late:
        return None
    detail = say("tournament-time-over", player=entrant.name)
    return refuse(tournament, Reason.BETTING_CLOSED, detail, Topic.TIME_LIMIT)


def remove_wager(tournament: Tournament, command: c.RemoveWager) -> Decision:
    """Chips off a bet, taken for their owner."""
    found = find_in_round(tournament, command)
    if isinstance(found, Refusal):
        return found
    by = _hand(tournament, changing.RemoveWager)
    move = changing.RemoveWager(by=by, at=command.at, player=command.player, bet=command.bet)
    return _change(tournament, *found, command, move)


def play_pass_card(tournament: Tournament, command: c.PlayPassCard) -> Decision:
    """A pass card instead of a wager."""
    found = find_in_round(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.pass_cards < 1:
        detail = say("tournament-no-pass-card", player=entrant.name)
        return refuse(tournament, Reason.NO_PASS_CARD, detail, Topic.PASS_CARD)
    if entrant.has_acted:
        detail = say("tournament-wagered", player=entrant.name)
        return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)
    if refusal := refuse_turn(tournament, session, entrant):
        return refusal
    return (
        r.PassCardPlayed(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.PASS_CARD),
        ),
    )
