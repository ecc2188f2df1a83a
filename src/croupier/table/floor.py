"""The floor: disputes, exclusion, refused credit, flagged results and extra spins."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from croupier.kernel.money import show_dollars
from croupier.kernel.refusal import Reason, Refusal
from croupier.table import floor_commands as c
from croupier.table import floor_events as e
from croupier.table.answer import Decision, cited, refuse
from croupier.table.events import ClaimHeld, ClaimReleased
from croupier.table.state import Table
from croupier.table.tasks import raise_tasks
from croupier.table.wagering import find_seat


def resolve_dispute(table: Table, command: c.ResolveDispute) -> Decision:
    """Decide a dispute; only the role that the book names has the final word."""
    game = table.game
    clauses = game.powers[command.action].clauses
    found = next((d for d in table.disputes if d.number == command.dispute), None)
    if found is None:
        return refuse(Reason.INVALID, f"no dispute {command.dispute} is on record", clauses)
    if found.final:
        detail = f"dispute {found.number} has been decided for good: {found.decision}"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    if not command.decision.strip():
        return refuse(Reason.INVALID, "say what was decided", clauses)
    final = game.powers.get("final-decision")
    if command.final and final and command.by not in final.roles:
        detail = f"a {command.by}'s decision is not final"
        return refuse(Reason.NOT_PERMITTED, detail, final.clauses)
    if not command.agreed and not command.inspector_told and game.inspector_clauses:
        detail = f"{found.player} has not been told of the inspector"
        return refuse(Reason.NOTICE_REQUIRED, detail, game.inspector_clauses)
    return (
        e.DisputeResolved(
            at=command.at,
            by=command.by,
            dispute=found.number,
            decision=command.decision,
            final=command.final,
            agreed=command.agreed,
            inspector_told=command.inspector_told,
            clauses=cited(
                clauses,
                final.clauses if command.final and final else (),
                game.inspector_clauses if command.inspector_told else (),
            ),
        ),
    )


def exclude_player(table: Table, command: c.ExcludePlayer) -> Decision:
    """Keep a player from further wagers here; what lies on the layout is another matter."""
    clauses = table.game.powers[command.action].clauses
    if not command.reason.strip():
        return refuse(Reason.INVALID, "say which rule was broken", clauses)
    if command.player in table.excluded:
        return refuse(Reason.INVALID, f"{command.player} is excluded already", clauses)
    return (
        e.PlayerExcluded(
            at=command.at,
            by=command.by,
            player=command.player,
            reason=command.reason,
            clauses=clauses,
        ),
    )


def refuse_excluded(table: Table, player: str) -> Refusal | None:
    """Why an excluded player neither joins nor bets."""
    if player not in table.excluded:
        return None
    power = table.game.powers.get(c.ExcludePlayer.action)
    clauses = power.clauses if power else ()
    return refuse(Reason.NOT_PERMITTED, f"{player} is excluded from this game", clauses)


def refuse_credit(table: Table, command: c.RefuseCredit) -> Decision:
    """Take back what a malfunction credited, by the operator's opinion or before the repair."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    if not seat.faulted:
        detail = f"no malfunction has reached {seat.player}"
        return refuse(Reason.WRONG_PHASE, detail, clauses)
    if not table.faults and not command.text.strip():
        return refuse(Reason.INVALID, "say how the malfunction credited the amount", clauses)
    if not 0 < command.amount <= seat.balance:
        detail = f"{seat.player} has {show_dollars(seat.balance)}"
        return refuse(Reason.INSUFFICIENT_CREDIT, detail, clauses)
    held = ClaimHeld(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        until=max(command.at, seat.held_until),
        clauses=clauses,
    )
    refused = ClaimReleased(
        at=command.at,
        by=command.by,
        player=seat.player,
        amount=command.amount,
        paid=False,
        text=command.text,
        clauses=clauses,
    )
    return held, refused


def flag_result(table: Table, command: c.FlagResult) -> Decision:
    """Put a doubt about the recorded number to those who may correct it."""
    clauses = table.game.powers[command.action].clauses
    if table.settlement is None or table.settlement.pocket is None:
        return refuse(Reason.WRONG_PHASE, "no result of this round is on record", clauses)
    if command.pocket not in table.game.wheel.place:
        return refuse(Reason.INVALID, f"{command.pocket} is not on the wheel", clauses)
    recorded = table.settlement.pocket
    return (
        e.ResultFlagged(
            at=command.at, by=command.by, recorded=recorded, seen=command.pocket, clauses=clauses
        ),
    )


def order_extra_spins(table: Table, command: c.OrderExtraSpins) -> Decision:
    """Direct spins while there is nobody to bet."""
    clauses = table.game.powers[command.action].clauses
    if any(seat.wagers or seat.strays for seat in table.seats.values()):
        return refuse(Reason.WRONG_PHASE, "wagers lie on the layout", clauses)
    if table.seats:
        return refuse(Reason.WRONG_PHASE, "players are at the table", clauses)
    if command.count is not None and command.count < 1:
        return refuse(Reason.INVALID, f"{command.count} spins are none", clauses)
    return (
        e.ExtraSpinsOrdered(at=command.at, by=command.by, count=command.count, clauses=clauses),
    )


def _resolved(table: Table, event: e.DisputeResolved) -> Table:
    decided = tuple(
        replace(dispute, decision=event.decision, final=event.final)
        if dispute.number == event.dispute
        else dispute
        for dispute in table.disputes
    )
    return table.but(disputes=decided)


def _excluded(table: Table, event: e.PlayerExcluded) -> Table:
    return table.but(excluded=table.excluded | {event.player})


def _flagged(table: Table, event: e.ResultFlagged) -> Table:
    return table.but(tasks=raise_tasks(table, "flag-result"))


def _extra_spins(table: Table, event: e.ExtraSpinsOrdered) -> Table:
    return table


FLOOR_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.DisputeResolved: _resolved,
    e.PlayerExcluded: _excluded,
    e.ResultFlagged: _flagged,
    e.ExtraSpinsOrdered: _extra_spins,
}
FLOOR_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.ResolveDispute: resolve_dispute,
    c.ExcludePlayer: exclude_player,
    c.RefuseCredit: refuse_credit,
    c.FlagResult: flag_result,
    c.OrderExtraSpins: order_extra_spins,
}
