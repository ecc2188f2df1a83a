"""Supervision: corrections, invalidation, voided wagers, disputes and tasks done."""

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import told_roles
from croupier.roulette.held import settle
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.dealing import result_clauses, result_of
from croupier.table.order_events import CardLapsed
from croupier.table.phases import Phase
from croupier.table.resettle import resettle_moves, split_off_absent, told_owed
from croupier.table.state import Table
from croupier.table.tasks import refuse_before
from croupier.table.voiding import void_round
from croupier.table.wagering import find_seat

_OPEN = frozenset({Phase.BETTING, Phase.FINAL_BETS})


def correct_result(table: Table, command: c.CorrectResult) -> Decision:
    """Undo the settlement and do it again, from the same wagers, on the number really spun."""
    power, settled = table.game.correction, table.settlement
    if power is None:
        return refuse(Reason.NOT_OFFERED, "the book has no rule for correcting a result")
    if command.by not in power.roles:
        detail = told_roles(command.by, "correct a result", power.roles)
        return refuse(
            Reason.NOT_PERMITTED, detail, power.clauses, role=command.by, action=command.action
        )
    if settled is None or settled.pocket is None:
        return refuse(Reason.WRONG_PHASE, "no result of this round is on record", power.clauses)
    if command.pocket not in table.game.wheel.place:
        return refuse(Reason.INVALID, f"{command.pocket} is not on the wheel", power.clauses)
    result = result_of(table, command.pocket)
    before = tuple(line for line in settled.lines if line.player in settled.wagerers)
    lines = tuple(line for w in settled.wagerers.values() for line in settle(result, w))
    before, lines, warnings = split_off_absent(table, before, lines)
    moves = resettle_moves(table, before, lines)
    return (
        e.RoundResettled(
            at=command.at,
            by=command.by,
            cause=e.CORRECTION,
            pocket=command.pocket,
            before=before,
            lines=lines,
            moves=moves,
            reason=command.reason,
            clauses=cited(power.clauses, result_clauses(table, result, lines, "result")),
            warnings=(*warnings, *told_owed(moves)),
        ),
    )


def invalidate(table: Table, command: c.InvalidateOutcome) -> Decision:
    """Strike the outcome out; wagers are refunded, save those the book lets be forfeited."""
    game, power = table.game, table.game.invalidations.get(command.reason)
    if power is None:
        known = ", ".join(game.invalidations) or "none"
        detail = f"{command.reason!r} is no ground to invalidate here; there is {known}"
        return refuse(Reason.NOT_OFFERED, detail)
    if command.by not in power.roles:
        detail = told_roles(command.by, "invalidate an outcome", power.roles)
        return refuse(
            Reason.NOT_PERMITTED, detail, power.clauses, role=command.by, action=command.action
        )
    if command.reason in game.described and not command.text.strip():
        return refuse(Reason.INVALID, f"say what the {command.reason} was", power.clauses)
    if command.forfeit and not game.forfeit_clauses:
        return refuse(Reason.NOT_OFFERED, "the book has no forfeiture here", power.clauses)
    if unfound := sorted(command.forfeit - table.excluded):
        detail = f"nothing was found against {', '.join(unfound)}: their wagers are not forfeited"
        return refuse(Reason.NOT_PERMITTED, detail, game.forfeit_clauses)
    clauses = cited(
        power.clauses, game.refund_clauses, game.forfeit_clauses if command.forfeit else ()
    )
    undone = void_round(table, command, "invalidated", clauses, forfeit=command.forfeit)
    if undone is None and table.phase is Phase.VOID:
        return refuse(Reason.WRONG_PHASE, "there is no outcome to strike out", power.clauses)
    struck = e.OutcomeInvalidated(
        at=command.at,
        by=command.by,
        reason=command.reason,
        text=command.text,
        clauses=clauses,
    )
    return (undone, struck) if undone else (struck,)


def void_wagers(table: Table, command: c.VoidWagers) -> Decision:
    """Declare one player's wagers of this round void; earlier rounds stand."""
    rule = table.game.voids.get(command.reason) or table.game.voids.get("*")
    if rule is None:
        known = ", ".join(table.game.voids) or "none"
        detail = f"{command.reason!r} is no ground to void wagers here; there is {known}"
        return refuse(Reason.NOT_OFFERED, detail)
    if command.by not in rule.power.roles:
        detail = f"a {command.by} may not void wagers"
        clauses = rule.power.clauses
        return refuse(Reason.NOT_PERMITTED, detail, clauses, role=command.by, action=command.action)
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    spun = table.spin is not None or table.phase not in _OPEN
    clauses = rule.after_spin_clauses if spun and rule.after_spin_clauses else rule.power.clauses
    voided = void_round(table, command, "voided", clauses, player=seat.player)
    if voided is None or isinstance(voided, e.RoundResettled) and not voided.before:
        detail = f"{seat.player} has no wager in this round; earlier rounds stand"
        return refuse(Reason.NOT_YOUR_WAGER, detail, rule.earlier_clauses or clauses)
    if not rule.lapses_card:
        return (voided,)
    lapsed = CardLapsed(
        at=command.at,
        by=command.by,
        player=seat.player,
        reason=command.reason,
        clauses=table.game.entry.own_card_clauses,
    )
    return voided, lapsed


def open_dispute(table: Table, command: c.OpenDispute) -> Decision:
    """Put a dispute on record."""
    if not command.text.strip():
        return refuse(Reason.INVALID, "say what is disputed")
    if not 0 <= command.round_no <= table.round_no:
        return refuse(Reason.INVALID, f"there was no round {command.round_no} at this table")
    return (
        e.DisputeOpened(
            at=command.at,
            by=command.by,
            player=command.player,
            text=command.text,
            round_no=command.round_no or table.round_no,
            clauses=table.game.powers[command.action].clauses,
        ),
    )


def confirm_task(table: Table, command: c.ConfirmTask) -> Decision:
    """A member of staff did a task; those that block are done in their order."""
    named = (w for w in table.tasks if w.task.name == command.task)
    waiting = next((w for w in named if command.player in ("", w.player)), None)
    if waiting is None:
        names = ", ".join(w.task.name for w in table.tasks) or "nothing"
        return refuse(Reason.INVALID, f"{command.task!r} is not waiting; {names} is")
    if command.by not in waiting.task.roles:
        detail = f"a {command.by} may not confirm: {waiting.text}"
        return refuse(Reason.NOT_PERMITTED, detail, waiting.task.clauses)
    if command.pocket is not None and command.pocket not in table.numbers[:1]:
        detail = f"{command.pocket} is not the winning number; {waiting.text}"
        return refuse(Reason.INVALID, detail, waiting.task.clauses)
    ahead = waiting.task.ahead_of
    before = next((w for w in table.tasks if w.task.blocks and w.task.name not in ahead), waiting)
    if waiting.task.blocks and before.task.name != command.task:
        return refuse_before(before)
    return (
        e.TaskDone(
            at=command.at,
            by=command.by,
            task=command.task,
            player=waiting.player,
            clauses=waiting.task.clauses,
        ),
    )
