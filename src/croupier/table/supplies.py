"""The things a house hands out: marker buttons and balls."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.declarations import PlayerName
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.register import Ball, refuse_ball
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import WHILE_OPEN, Phase
from croupier.table.state import Table

_AT_REST = frozenset({Phase.IDLE, Phase.SETTLED, Phase.VOID})


@command("designate", phases=WHILE_OPEN)
class DesignatePlayer(Command):
    """Let a player use marker buttons, or no longer."""

    player: PlayerName
    allowed: bool = True

    def decide(self, table: Table) -> Decision:
        """Name a player who may use marker buttons, or take that back."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        clauses = self.clauses_in(table.game)
        return (
            PlayerDesignated(
                at=self.at,
                by=self.by,
                player=seat.player,
                allowed=self.allowed,
                clauses=clauses,
            ),
        )


@event()
class PlayerDesignated(Event):
    """A player may use marker buttons, or no longer."""

    player: str
    allowed: bool

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player].but(designated=self.allowed)
        return table.but(seats={**table.seats, self.player: seat})


@command("change-ball", phases=WHILE_OPEN)
class ChangeBall(Command):
    """Put another ball into play."""

    ball: Ball

    def decide(self, table: Table) -> Decision:
        """Take another ball between spins, one that the register lets into play."""
        clauses = self.clauses_in(table.game)
        in_play = table.spin is not None and not table.spin.void
        if in_play and table.phase not in _AT_REST:
            return refuse(Reason.WRONG_PHASE, say("table-ball-in-play"), clauses)
        rule = table.game.equipment.ball
        if rule and (refusal := refuse_ball(self.ball, rule)):
            return refusal
        return (BallChanged(at=self.at, by=self.by, ball=self.ball, clauses=clauses),)

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """The words describe the ball."""
        return {
            "ball": {
                "diameter_mm": words["mm"],
                "material": words["material"],
                "metallic": words.get("metallic", False),
                "sphere": words.get("sphere", True),
            }
        }


@event(heard=Heard.ROOM)
class BallChanged(Event):
    """Another ball is in play from the next spin."""

    ball: Ball

    def evolve(self, table: Table) -> Table:
        """What is still owed to the old ball no longer keeps the game waiting."""
        tasks = tuple(
            replace(w, task=replace(w.task, blocks=frozenset()))
            if w.task.when == "same-ball"
            else w
            for w in table.tasks
        )
        return table.but(ball=self.ball, tasks=tasks)
