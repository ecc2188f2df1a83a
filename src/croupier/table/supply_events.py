"""Facts about the things a house hands out: marker buttons and balls."""

from croupier.roulette.register import Ball
from croupier.table.declare import Event


class PlayerDesignated(Event):
    """A player may use marker buttons, or no longer."""

    player: str
    allowed: bool


class BallChanged(Event):
    """Another ball is in play from the next spin."""

    ball: Ball
