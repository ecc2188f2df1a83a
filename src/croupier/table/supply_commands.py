"""What is asked of the things a house hands out: marker buttons and balls."""

from typing import ClassVar

from croupier.roulette.register import Ball
from croupier.table.declare import Command


class DesignatePlayer(Command):
    """Let a player use marker buttons, or no longer."""

    action: ClassVar[str] = "designate"
    player: str
    allowed: bool = True


class ChangeBall(Command):
    """Put another ball into play."""

    action: ClassVar[str] = "change-ball"
    ball: Ball
