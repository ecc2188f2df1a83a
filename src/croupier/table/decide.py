"""The one door: a table and a command give events or a refusal.

Checks come in one order: may this role ask it, is it the time for it, does a task wait before it,
does a fault stand in its way, and only then the matter itself.
"""

from collections.abc import Callable
from typing import Any

from croupier.core.declarations import Milliseconds
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, told_roles
from croupier.table import (
    changing,
    dealing,
    drawing,
    faults,
    notices,
    seating,
    supervising,
    wagering,
)
from croupier.table import commands as c
from croupier.table.answer import Decision, cited, refuse
from croupier.table.chips import CHIP_HANDLERS
from croupier.table.conduct import CONDUCT_HANDLERS
from croupier.table.declare import Command
from croupier.table.floor import FLOOR_HANDLERS, refuse_excluded
from croupier.table.orders import ORDER_HANDLERS
from croupier.table.phases import LATE_ACTS, LEGAL, WAGERING, Phase
from croupier.table.state import Table
from croupier.table.supplies import SUPPLY_HANDLERS
from croupier.table.tasks import refuse_before, stands_in_way
from croupier.table.token_notes import note_tokens

Handler = Callable[[Table, Any], Decision]


def decide(table: Table, command: Command) -> Decision:
    """What a command leads to. Changes nothing itself."""
    refusal = why_not(table, command)
    if refusal is not None:
        return refusal
    handler = _HANDLERS.get(type(command))
    decision = command.decide(table) if handler is None else handler(table, command)
    if table.game.tokens is None or isinstance(decision, Refusal):
        return decision
    return note_tokens(table, decision)


def why_not(table: Table, command: Command) -> Refusal | None:
    """Why a command cannot be taken up at all now; None if its own rules should decide."""
    player = str(getattr(command, "player", ""))
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
    return (
        _refuse_role(table, kind, by)
        or _refuse_phase(table, kind, at)
        or _refuse_task(table, kind, command)
        or _refuse_fault(table, kind)
        or _refuse_seat(table, kind, by, player)
    )


#: Actions whose own rules say who may do them.
_OWN_ROLES = frozenset(
    {
        "spin",
        "no-spin",
        "correct-result",
        "malfunction",
        "invalidate",
        "void-wagers",
        "confirm",
        "hold",
        "release",
    }
)


def _refuse_role(table: Table, kind: type[Command], by: Role) -> Refusal | None:
    action, game = kind.action, table.game
    if action in _OWN_ROLES:
        power = game.correction if action == "correct-result" else None
        if power is None or by in power.roles:
            return None
        detail = told_roles(by, "correct a result", power.roles)
        return refuse(Reason.NOT_PERMITTED, detail, power.clauses, role=by, action=action)
    power = game.powers.get(action)
    if power is None:
        absent = game.absent_clauses.get(action, ())
        return refuse(Reason.NOT_OFFERED, f"this game has no {action}", absent, action=action)
    if by in power.roles:
        return None
    detail = told_roles(by, action, power.roles)
    return refuse(Reason.NOT_PERMITTED, detail, power.clauses, role=by, action=action)


def _refuse_phase(table: Table, kind: type[Command], at: Milliseconds) -> Refusal | None:
    action, game = kind.action, table.game
    late = table.closes_at is not None and at >= table.closes_at
    if action in LEGAL[table.phase] and not (late and action in WAGERING):
        return None
    if action == "result" and _ends_betting(table):
        return None
    if action in LATE_ACTS and table.round_no and (table.results or table.revised):
        return None
    if action in WAGERING:
        clauses = _late_clauses(table, action)
        if table.round_no:
            return refuse(Reason.BETTING_CLOSED, "betting is closed", clauses, phase=table.phase)
        return refuse(Reason.BETTING_CLOSED, "betting has not opened", clauses, why="not-opened")
    if table.phase is Phase.HELD and (refusal := _refuse_fault(table, kind)):
        return refusal
    detail = f"{action} has no place while the table is {table.phase}"
    clauses = _untimely_clauses(table, action)
    if action == "result" and table.phase in _CLOCKED:
        clauses = cited(clauses, game.close.clauses)
    if action == "spin" and table.phase in (Phase.IDLE, Phase.SETTLED):
        clauses = cited(game.powers["open-betting"].clauses, game.spin.clauses)
    if (
        action in ("no-spin", "result")
        and table.spin
        and table.spin.void
        or action == "no-spin"
        and table.phase in (Phase.BETTING, Phase.IDLE)
    ):
        clauses = game.no_spin_clauses
        if table.spin and table.spin.void:
            clauses = cited(table.spin.void_clauses, clauses)
    return refuse(Reason.WRONG_PHASE, detail, clauses, action=action, phase=table.phase)


def _untimely_clauses(table: Table, action: str) -> tuple[str, ...]:
    """What decides when an action has its time, where the book says so."""
    game = table.game
    match action:
        case "result":
            return game.spin.clauses
        case "lucky-numbers" if game.lucky:
            return game.lucky.numbers_clauses
        case "lucky-boost" if game.lucky:
            return game.lucky.refused_boost_clauses
        case "correct-result" if game.correction:
            return game.correction.clauses
        case "open-betting" | "no-more-bets" | "override" | "close-table":
            return game.powers[action].clauses
    return ()


#: Taking wagers down, as against laying them; moving one is both.
_LIFTING = frozenset({"remove", "clear", "undo", "move"})


def _late_clauses(table: Table, action: str) -> tuple[str, ...]:
    """What forbids a wager to be laid, called or changed while betting is not open."""
    game, rule = table.game, table.game.close
    lifts = action in _LIFTING and rule.changed_clauses
    lays = action == "move" or not lifts
    closed = table.phase in (Phase.IDLE, Phase.SETTLED)
    return cited(
        rule.changed_clauses if lifts else (),
        rule.refused_clauses if lays else (),
        game.powers[action].clauses if action in ("call-bet", "refuse-wager") else (),
        rule.clock_clauses if table.phase in _CLOCKED else (),
        game.powers["open-betting"].clauses if closed else (),
    )


def _ends_betting(table: Table) -> bool:
    """Whether the ball at rest ends betting that nobody has closed."""
    spun = table.spin is not None and not table.spin.void
    return bool(table.game.close.at_rest_clauses) and spun and table.phase in _CLOCKED


def _refuse_task(table: Table, kind: type[Command], command: Command | None) -> Refusal | None:
    for waiting in table.tasks:
        if stands_in_way(waiting.task, kind.action, command):
            return refuse_before(waiting)
    return None


_STOPPED = frozenset({"open-betting", "spin", "final-bets"})


def _refuse_fault(table: Table, kind: type[Command]) -> Refusal | None:
    if not table.faults or kind.action not in _STOPPED:
        return None
    for scope, _ in sorted(table.faults, key=str):
        rule = table.game.malfunctions[scope]
        if rule.gate:
            detail = f"the {scope} fault has not been put right"
            return refuse(
                Reason.EQUIPMENT_FAULT,
                detail,
                rule.gate_clauses,
                why="fault-stands",
                scope=scope,
            )
    return None


#: Laying wagers, as against taking them down.
_LAYING = frozenset({"place", "call-bet", "move", "repeat"})


def _refuse_seat(table: Table, kind: type[Command], by: Role, player: str) -> Refusal | None:
    """A guest acts through the dealer; somebody excluded lays no wagers."""
    action = kind.action
    if action in _LAYING and player in table.excluded:
        return refuse_excluded(table, player)
    guests = table.game.entry
    if action in _LAYING and player in table.seats and not table.seats[player].carded:
        detail = f"{player} shows a valid card of their own before the next wager"
        return refuse(Reason.CARD_REQUIRED, detail, guests.own_card_clauses, player=player)
    if not guests.guests_max or by is not Role.PLAYER:
        return None
    seat = table.seats.get(player)
    if seat is None or not seat.guest:
        return None
    if action in WAGERING:
        detail = "a guest bets through the dealer"
        return refuse(Reason.NOT_PERMITTED, detail, guests.guest_wager_clauses, why="guest-bets")
    if action == "cash-out":
        detail = "a guest is cashed out by the dealer"
        return refuse(Reason.NOT_PERMITTED, detail, guests.guest_cash_clauses, why="guest-cash-out")
    return None


def due(table: Table, now: Milliseconds) -> tuple[Command, ...]:
    """What the clock asks for by itself: the end of a wagering period, the end of a hold."""
    commands: list[Command] = []
    # Without a clock of its own the table still waits for the dealer's word.
    clocked = table.game.close.seconds is not None and table.phase in _CLOCKED
    if clocked and table.closes_at is not None and not table.warned:
        warned_at = table.closes_at - 1000 * table.game.close.warn_seconds
        if warned_at < table.closes_at and now >= warned_at:
            return (c.CallFinalBets(by=Role.SYSTEM, at=warned_at),)
    if clocked and table.closes_at is not None and now >= table.closes_at:
        commands.append(c.CloseBetting(by=Role.SYSTEM, at=table.closes_at))
    # Asked before every command, so that seats are looked at only where the book withholds.
    for seat in table.seats.values() if table.game.withholds else ():
        if seat.held and now >= seat.held_until:
            commands.append(c.ReleaseClaim(by=Role.SYSTEM, at=seat.held_until, player=seat.player))
    return tuple(commands)


_CLOCKED = frozenset({Phase.BETTING, Phase.FINAL_BETS})

_HANDLERS: dict[type[Command], Handler] = {
    c.Join: seating.join,
    c.BuyIn: seating.buy_in,
    c.CashOut: seating.cash_out,
    c.Leave: seating.leave,
    c.HoldClaim: seating.hold_claim,
    c.ReleaseClaim: seating.release_claim,
    c.OpenBetting: dealing.open_betting,
    c.PlaceWager: wagering.place,
    c.CallBet: seating.call_bet,
    c.RemoveWager: changing.remove,
    c.MoveWager: changing.move,
    c.RepositionWager: changing.reposition,
    c.ClearWagers: changing.clear,
    c.UndoWager: changing.undo,
    c.RepeatWagers: changing.repeat,
    c.RefuseWager: changing.refuse_wager,
    c.SpinBall: dealing.spin,
    c.CallFinalBets: dealing.final_bets,
    c.CloseBetting: dealing.close_betting,
    c.EnterResult: dealing.enter_result,
    c.CallNoSpin: dealing.call_no_spin,
    c.DrawLuckyNumbers: drawing.draw_lucky_numbers,
    c.DrawLuckyBoost: drawing.draw_lucky_boost,
    c.CorrectResult: supervising.correct_result,
    c.ReportMalfunction: faults.report_malfunction,
    c.RestoreEquipment: faults.restore,
    c.InvalidateOutcome: supervising.invalidate,
    c.VoidWagers: supervising.void_wagers,
    c.SetPersonalLimits: notices.set_personal_limits,
    c.AnnounceLimits: notices.announce_limits,
    c.ChangeLimits: notices.change_limits,
    c.AnnounceClose: notices.announce_close,
    c.CloseTable: notices.close_table,
    c.OpenDispute: supervising.open_dispute,
    c.ConfirmTask: supervising.confirm_task,
    **CHIP_HANDLERS,
    **SUPPLY_HANDLERS,
    **FLOOR_HANDLERS,
    **ORDER_HANDLERS,
    **CONDUCT_HANDLERS,
}
