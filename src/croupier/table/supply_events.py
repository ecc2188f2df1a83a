"""Facts about the things a house hands out: marker buttons and balls."""

from dataclasses import dataclass

from croupier.roulette.register import Ball
from croupier.table.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerDesignated(Event):
    """A player may use marker buttons, or no longer."""

    player: str
    allowed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BallChanged(Event):
    """Another ball is in play from the next spin."""

    ball: Ball
