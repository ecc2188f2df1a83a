"""Lots: what chance decides beside the ball is drawn by the house, and taken from nobody.

The numbers of a Lucky Ball come with the launch of the ball and its boost with the close, in the
same decision and the same record, each with the lot that gave it.
"""

from typing import Any

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.policies import Policies, Request
from croupier.house.ports import Entropy
from croupier.house.wheel import VirtualWheel
from croupier.table.betting import CloseBetting
from croupier.table.lucky import DrawLuckyBoost, DrawLuckyNumbers, is_drawn
from croupier.table.spin import SpinBall


class Lots:
    """Draws for every table of a house."""

    def __init__(self, policies: Policies, entropy: Entropy) -> None:
        self._wheel = VirtualWheel(entropy)
        #: Whether a scenario names the lots; then none is drawn, and the scenario's are taken.
        self.named = False
        policies.fill(self._fill, SpinBall.action, CloseBetting.action)
        policies.review(self._refuse, DrawLuckyNumbers.action, DrawLuckyBoost.action)

    def _fill(self, table: Any, command: Any) -> Any:
        """Whatever a caller wrote there is thrown away."""
        if self.named or not is_drawn(table):
            return command.but(numbers=None, boost=None) if command.numbers else command
        game = table.game
        return command.but(
            numbers=self._wheel.lucky_numbers(game), boost=self._wheel.lucky_boost(game)
        )

    def _refuse(self, table: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        if self.named:
            return None
        lucky = table.game.lucky
        clauses = lucky.numbers_clauses if lucky is not None else ()
        return Refusal(Reason.NOT_PERMITTED, say("house-house-draws-itself"), clauses)
