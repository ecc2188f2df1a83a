"""What the house hands out: marker buttons, to few or to few players, and another ball."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from croupier.core.refusal import Reason, Refusal
from croupier.roulette.register import refuse_ball
from croupier.table import supply_commands as c
from croupier.table import supply_events as e
from croupier.table.answer import Decision, refuse
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.table.wagering import find_seat

_AT_REST = frozenset({Phase.IDLE, Phase.SETTLED, Phase.VOID})


def designate(table: Table, command: c.DesignatePlayer) -> Decision:
    """Name a player who may use marker buttons, or take that back."""
    seat = find_seat(table, command.player)
    if isinstance(seat, Refusal):
        return seat
    clauses = table.game.powers[command.action].clauses
    return (
        e.PlayerDesignated(
            at=command.at,
            by=command.by,
            player=seat.player,
            allowed=command.allowed,
            clauses=clauses,
        ),
    )


def change_ball(table: Table, command: c.ChangeBall) -> Decision:
    """Take another ball between spins, one that the register lets into play."""
    clauses = table.game.powers[command.action].clauses
    in_play = table.spin is not None and not table.spin.void
    if in_play and table.phase not in _AT_REST:
        return refuse(Reason.WRONG_PHASE, "the ball is in play", clauses)
    rule = table.game.equipment.ball
    if rule and (refusal := refuse_ball(command.ball, rule)):
        return refusal
    return (e.BallChanged(at=command.at, by=command.by, ball=command.ball, clauses=clauses),)


def _designated(table: Table, event: e.PlayerDesignated) -> Table:
    seat = table.seats[event.player].but(designated=event.allowed)
    return table.but(seats={**table.seats, event.player: seat})


def _ball_changed(table: Table, event: e.BallChanged) -> Table:
    """What is still owed to the old ball no longer keeps the game waiting."""
    tasks = tuple(
        replace(w, task=replace(w.task, blocks=frozenset())) if w.task.when == "same-ball" else w
        for w in table.tasks
    )
    return table.but(ball=event.ball, tasks=tasks)


SUPPLY_FOLDS: dict[type[Any], Callable[[Table, Any], Table]] = {
    e.PlayerDesignated: _designated,
    e.BallChanged: _ball_changed,
}
SUPPLY_HANDLERS: dict[type[Any], Callable[[Table, Any], Decision]] = {
    c.DesignatePlayer: designate,
    c.ChangeBall: change_ball,
}
