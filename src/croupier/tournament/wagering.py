"""Wagers of a round: chips on the layout, and pass cards instead of them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from croupier.core.messages import say
from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import BetName
from croupier.roulette.terms import Clauses
from croupier.roulette.tournament import Topic
from croupier.table import changing
from croupier.table.call_bets import CallBet
from croupier.table.decide import decide as decide_at_table
from croupier.table.declare import Command as TableCommand
from croupier.table.declare import Event as TableEvent
from croupier.table.faults import EquipmentRestored, MalfunctionReported
from croupier.table.late import RoundResettled
from croupier.table.phases import BETTING
from croupier.table.state import Change, Table
from croupier.table.wagers import PlaceWager, StrayWagerLaid
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    Decision,
    find_player,
    find_session,
    refuse,
    refuse_play,
)
from croupier.tournament.commands import OfPlayer
from croupier.tournament.counting import count_wagers
from croupier.tournament.events import Event
from croupier.tournament.evolve_round import rewagered
from croupier.tournament.session_table import changes_by, open_table, seated
from croupier.tournament.state import Entrant, Session, Tournament
from croupier.tournament.turns import is_late, refuse_turn

CHIPS = "tournament-chips"
#: What of all that a table knows to do with wagers only ever lays more.
_LAYING: Final = (PlaceWager.action, CallBet.action, changing.RepeatWagers.action)


def find_at_table(tournament: Tournament, command: OfPlayer) -> tuple[Entrant, Session] | Refusal:
    """A player at a table where a round can go on."""
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_session(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    return refuse_play(tournament, session, command.at) or (entrant, session)


def find_in_round(tournament: Tournament, command: c.AtTable) -> tuple[Entrant, Session] | Refusal:
    """The same while betting is open."""
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    return _refuse_closed(tournament, command.stands) or found


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
    found = find_at_table(tournament, command)
    if isinstance(found, Refusal):
        return found
    move = command.move.but(at=command.at, by=command.by)
    if not move.bets:
        return _follow(tournament, *found, command, move)
    if refusal := _refuse_closed(tournament, command.stands):
        return refusal
    if getattr(move, "tokens", False) or getattr(move, "tender", None) not in (None, "chips"):
        detail = "nothing but tournament chips is wagered in a tournament"
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    if found[0].passed:
        return _refuse_passed(tournament, found[0])
    lays = move.action in _LAYING
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
    decided = refusal or _laid(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    changes, clauses = decided
    alters = any(change.bet in entrant.wagers for change in changes)
    if refusal := refuse_turn(tournament, session, entrant, alters=alters):
        return refusal
    # In the order in which they are read from the log again: what is cut, is cut from the last.
    stakes = dict(sorted((change.bet, change.stake) for change in changes))
    laid = rewagered(entrant.wagers, changes)
    counted = count_wagers(tournament, entrant.but(wagers=laid, late=entrant.late or late))
    return (
        r.WagerLaid(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            bet=BetName(getattr(move, "bet", "")),
            stakes={bet: Money(stake) for bet, stake in stakes.items()},
            late=late,
            clauses=tuple(
                dict.fromkeys((*tournament.cite(Topic.WAGER), *counted.clauses, *clauses))
            ),
            warnings=_warn(counted.total, sum(laid.values())),
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
    decided = _laid(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    own = move.by in (Role.PLAYER, Role.DEALER)
    if own and (refusal := refuse_turn(tournament, session, entrant, alters=True)):
        return refusal
    return (_changed(tournament, session, entrant, command, move.action, decided[0]),)


def _changed(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: c.AtTable,
    cause: str,
    changes: tuple[Change, ...],
    clauses: Clauses = (),
) -> r.WagersChanged:
    return r.WagersChanged(
        at=command.at,
        by=command.by,
        table=session.table,
        player=entrant.name,
        cause=cause,
        changes=changes,
        clauses=clauses or tournament.cite(Topic.WAGER),
    )


def _follow(
    tournament: Tournament,
    entrant: Entrant,
    session: Session,
    command: c.PlayAtTable,
    move: TableCommand,
) -> Decision:
    """What staff do about a player's wagers or station, as the table decides it."""
    decided = _decided(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    if any(isinstance(event, RoundResettled) for event in decided):
        detail = "the round is settled: its number is corrected, or its player is disqualified"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DISPUTE)
    events: list[Event] = []
    if changes := changes_by(tournament.game, entrant.name, decided):
        clauses = _clauses(decided)
        events.append(
            _changed(tournament, session, entrant, command, move.action, changes, clauses)
        )
    for event in decided:
        if isinstance(event, MalfunctionReported | EquipmentRestored) and event.player:
            failed = r.StationFailed(
                at=command.at,
                by=command.by,
                table=session.table,
                player=event.player,
                scope=event.scope,
                broken=isinstance(event, MalfunctionReported),
                clauses=event.clauses,
            )
            events.append(failed)
    return tuple(events)


def _laid(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: c.AtTable,
    move: TableCommand,
) -> tuple[tuple[Change, ...], Clauses] | Refusal:
    """What the session's table makes of something that is done with wagers, and why."""
    decided = _decided(tournament, session, entrant, command, move)
    if isinstance(decided, Refusal):
        return decided
    stray = [event for event in decided if isinstance(event, StrayWagerLaid)]
    if stray:
        detail = "this bet is called, and the dealer places it"
        return Refusal(Reason.NOT_PERMITTED, detail, stray[0].clauses)
    return changes_by(tournament.game, entrant.name, decided), _clauses(decided)


def _clauses(events: Iterable[TableEvent]) -> Clauses:
    return tuple(dict.fromkeys(clause for event in events for clause in event.clauses))


def _decided(
    tournament: Tournament,
    session: Session,
    entrant: Entrant,
    command: c.AtTable,
    move: TableCommand,
) -> tuple[TableEvent, ...] | Refusal:
    """What the session's table decides, with the tournament's own clauses if that is a no."""
    table = command.stands or open_table(tournament, session)
    decided = decide_at_table(seated(table, tournament, session), move)
    return _cited(tournament, entrant, decided) if isinstance(decided, Refusal) else decided


def _cited(tournament: Tournament, entrant: Entrant, refusal: Refusal) -> Refusal:
    """A table's refusal with what the tournament's own rules say of it."""
    topic = Topic.WAGER
    if refusal.reason is Reason.INSUFFICIENT_CREDIT:
        topic = Topic.FORM_TOGETHER if entrant.form else Topic.CHIPS_ONLY
    clauses = dict.fromkeys((*refusal.clauses, *tournament.cite(topic)))
    return replace(refusal, clauses=tuple(clauses))


def _warn(counts: int, laid: int) -> tuple[str, ...]:
    if counts == laid:
        return ()
    return (f"{show_dollars(laid)} lies there, {show_dollars(counts)} will count",)


def _refuse_chips(
    tournament: Tournament, session: Session, entrant: Entrant, command: c.LayWager
) -> Refusal | None:
    if command.tender != CHIPS:
        detail = f"{command.tender} is not wagered in a tournament"
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    place = session.seats.index(entrant.name) + 1
    if command.position not in (None, place):
        detail = f"{entrant.name} wagers from position {place}, not {command.position}"
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.POSITION)
    if entrant.passed:
        return _refuse_passed(tournament, entrant)
    if command.stake <= 0:
        detail = f"a stake of {show_dollars(command.stake)} is none"
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    return None


def _refuse_passed(tournament: Tournament, entrant: Entrant) -> Refusal:
    detail = f"{entrant.name} has played a pass card in this round"
    return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)


def _refuse_late(tournament: Tournament, entrant: Entrant, *, late: bool) -> Refusal | None:
    """After the time there is one wager at most, of the minimum; one made in time stands."""
    if not late or not entrant.wagers or entrant.late:
        return None
    detail = f"the time for {entrant.name}'s wagers is over"
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
        detail = f"{entrant.name} has no pass card left"
        return refuse(tournament, Reason.NO_PASS_CARD, detail, Topic.PASS_CARD)
    if entrant.has_acted:
        detail = f"{entrant.name} has wagered or passed in this round"
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
