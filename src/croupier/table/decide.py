"""The one door: a table and a command give events or a refusal.

Checks come in one order: may this role do it, is it the time for it, does a task wait before it,
does a fault stand in its way, and only then the command's own rules.
"""

from dataclasses import replace
from functools import reduce
from typing import Final

from croupier.core.declarations import Milliseconds
from croupier.core.messages import say
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.roulette.wheel import SECOND_READING_MS
from croupier.table.answer import Decision, cited, refuse
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.claims import ReleaseClaim
from croupier.table.collected_checks import follow_checks
from croupier.table.conduct import refuse_excluded
from croupier.table.declare import Betting, Command, Event
from croupier.table.governing import governing
from croupier.table.leaving import PayOff, may_be_paid_off, refuse_leaving
from croupier.table.past_rounds import RoundResettled
from croupier.table.phases import BETTING, Phase
from croupier.table.seats import CashOut
from croupier.table.sources import give_up_reading, is_overdue
from croupier.table.state import Table
from croupier.table.tasks import is_in_way, refuse_before

#: Later than any instant that a clock shows.
FAR: Final = 2**62


def decide(table: Table, command: Command) -> Decision:
    """What a command leads to. Changes nothing itself."""
    player = getattr(command, "player", "")
    refusal = closed_to(table, type(command), command.by, command.at, player, command)
    if refusal is not None:
        return refusal
    decision = command.decide(table)
    if isinstance(decision, Refusal):
        return _under_the_book(table, type(command), decision)
    if table.game.tokens is not None:
        decision = _note_tokens(table, decision)
    return decision if table.game.colours is None else _note_checks(table, command, decision)


def _note_checks(table: Table, command: Command, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of a decision with the colour checks that go with them, where any are out."""
    if not table.colours:
        for event in events:
            if type(event) is RoundResettled:
                break
        else:
            return events
    return follow_checks(table, command, events)


def _note_tokens(table: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of a decision, each with the promotional tokens that it moves."""
    noted: list[Event] = []
    for event in events:
        if event.moves_tokens:
            before = reduce(lambda after, done: done.evolve(after), noted, table)
            event = event.note_tokens(before)
        noted.append(event)
    return tuple(noted)


def why_not(table: Table, command: Command) -> Refusal | None:
    """Why a command cannot be taken up at all now; None if its own rules should decide."""
    player = getattr(command, "player", "")
    return closed_to(table, type(command), command.by, command.at, player, command)


def closed_to(
    table: Table,
    kind: type[Command],
    by: Role,
    at: Milliseconds,
    player: str = "",
    command: Command | None = None,
) -> Refusal | None:
    """Why a kind of command cannot be taken up now from a role, whatever its other fields say."""
    power, refusal = kind.power(table.game), None
    if power is None or by not in power.roles:
        refusal = _refuse_role(table, kind, by)
    if refusal is None:
        refusal = _refuse_phase(table, kind, at)
    if refusal is None and table.tasks:
        refusal = _refuse_task(table, kind, command, player)
    if refusal is None and table.faults:
        refusal = _refuse_fault(table, kind)
    if refusal is None:
        refusal = _refuse_seat(table, kind, by, player)
    return None if refusal is None else _under_the_book(table, kind, refusal)


def _under_the_book(table: Table, kind: type[Command], refusal: Refusal) -> Refusal:
    """A refusal with what the book says of the act itself, where it names nothing nearer."""
    if isinstance(refusal, ApprovalNeeded):
        # A second person whom no clause demands is the house's own rule.
        return refusal
    clauses = refusal.clauses or kind.untimely_clauses(table) or governing(table.game, kind)
    return refusal if clauses == refusal.clauses else replace(refusal, clauses=clauses)


def _refuse_role(table: Table, kind: type[Command], by: Role) -> Refusal | None:
    power = kind.power(table.game)
    if power is None:
        return None if kind.own_roles else _refuse_absent(table, kind.action)
    if by in power.roles:
        return None
    detail = may_not(by, kind.action, power.roles)
    return refuse(Reason.NOT_PERMITTED, detail, power.clauses or kind.untimely_clauses(table))


def _refuse_absent(table: Table, action: str) -> Refusal:
    clauses = table.game.absent_clauses.get(action, ())
    return refuse(Reason.NOT_OFFERED, say("table-action-not-in-game", action=action), clauses)


def _refuse_phase(table: Table, kind: type[Command], at: Milliseconds) -> Refusal | None:
    late = kind.bets and table.closes_at is not None and at >= table.closes_at
    if not late and kind.is_timely(table):
        return None
    if kind.betting:
        clauses = _late_clauses(table, kind)
        if table.round_no:
            return refuse(
                Reason.BETTING_CLOSED, say("table-betting-closed", phase=table.phase), clauses
            )
        return refuse(Reason.BETTING_CLOSED, say("table-betting-not-opened"), clauses)
    if table.phase is Phase.HELD and (refusal := _refuse_fault(table, kind)):
        return refusal
    action = kind.action
    detail = say("table-action-untimely", action=action, phase=table.phase)
    clauses = kind.untimely_clauses(table)
    return refuse(Reason.WRONG_PHASE, detail, clauses)


def _late_clauses(table: Table, kind: type[Command]) -> tuple[str, ...]:
    """What forbids a wager to be laid, called or changed while betting is not open."""
    game, rule = table.game, table.game.close
    lifts = Betting.LIFTS in kind.betting and rule.changed_clauses
    # Moving a wager is both to lay and to lift one.
    lays = Betting.LAYS in kind.betting or not lifts
    closed = table.phase in (Phase.IDLE, Phase.SETTLED)
    return cited(
        rule.changed_clauses if lifts else (),
        rule.refused_clauses if lays else (),
        kind.untimely_clauses(table),
        rule.clock_clauses if table.phase in BETTING else (),
        OpenBetting.clauses_in(game) if closed else (),
    )


def _refuse_task(
    table: Table, kind: type[Command], command: Command | None, player: str
) -> Refusal | None:
    for waiting in table.tasks:
        if is_in_way(waiting, kind.action, command, table, player):
            return refuse_before(waiting)
    return None


def _refuse_fault(table: Table, kind: type[Command]) -> Refusal | None:
    if not table.faults or not kind.halted:
        return None
    for scope, _ in sorted(table.faults, key=str):
        rule = table.game.malfunctions[scope]
        if rule.gate:
            detail = say("table-fault-not-put-right", scope=scope)
            return refuse(Reason.EQUIPMENT_FAULT, detail, rule.gate_clauses)
    return None


def _refuse_seat(table: Table, kind: type[Command], by: Role, player: str) -> Refusal | None:
    """A guest acts through the dealer; somebody excluded lays no wagers."""
    entry = table.game.entry
    if kind.lays_wagers:
        if player in table.excluded:
            return refuse_excluded(table, player)
        if player in table.leaving:
            return refuse_leaving(table, player)
        if player in table.seats and not table.seats[player].carded:
            detail = say("table-shows-valid-card-their-own", player=player)
            return refuse(Reason.CARD_REQUIRED, detail, entry.own_card_clauses)
    if not entry.guests_max or by is not Role.PLAYER:
        return None
    seat = table.seats.get(player)
    if seat is None or not seat.guest:
        return None
    if kind.betting:
        return refuse(
            Reason.NOT_PERMITTED, say("table-guest-bets-through-dealer"), entry.guest_wager_clauses
        )
    if kind is CashOut:
        return refuse(
            Reason.NOT_PERMITTED, say("table-guest-cashed-out-by-dealer"), entry.guest_cash_clauses
        )
    return None


def quiet_until(table: Table) -> Milliseconds:
    """The instant before which the clock leads to nothing, if only wagers are laid until then."""
    instants = [FAR]
    if table.leaving:
        return 0
    if table.readings and not table.undecided:
        instants.append(table.read_at + SECOND_READING_MS)
    if table.closes_at is not None and table.game.close.seconds is not None:
        warned_for = 0 if table.warned else 1000 * table.game.close.warn_seconds
        instants.append(table.closes_at - warned_for)
    if table.game.withholds:
        instants += (seat.held_until for seat in table.seats.values() if seat.held)
    return min(instants)


def due(table: Table, now: Milliseconds) -> tuple[Command, ...]:
    """What the clock alone leads to: the end of a wagering period, the end of a hold."""
    game = table.game
    if not (table.leaving or game.withholds or table.readings) and (
        table.closes_at is None or game.close.seconds is None or table.phase not in BETTING
    ):
        # Checked before every command, and so at most tables.
        return ()
    commands: list[Command] = []
    # Without a clock of its own the table still waits for the dealer's word.
    clocked = table.game.close.seconds is not None and table.phase in BETTING
    if clocked and table.closes_at is not None and not table.warned:
        warned_at = table.closes_at - 1000 * table.game.close.warn_seconds
        if warned_at < table.closes_at and now >= warned_at:
            return (CallFinalBets(by=Role.SYSTEM, at=warned_at),)
    if clocked and table.closes_at is not None and now >= table.closes_at:
        commands.append(CloseBetting(by=Role.SYSTEM, at=table.closes_at))
    if is_overdue(table, now):
        commands.append(give_up_reading(table))
    # Checked before every command, so that seats are walked only where the book withholds.
    for seat in table.seats.values() if table.game.withholds else ():
        if seat.held and now >= seat.held_until:
            commands.append(ReleaseClaim(by=Role.SYSTEM, at=seat.held_until, player=seat.player))
    commands.extend(
        PayOff(by=Role.SYSTEM, at=now, player=player)
        for player in sorted(table.leaving)
        if may_be_paid_off(table, player)
    )
    return tuple(commands)
