"""What an operator configures about its own tables: who takes money, and the numbers of tickets."""

from collections.abc import Callable
from typing import Any

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.policies import Policies, Request
from croupier.table.corrections import CorrectResult
from croupier.table.leaving import PayOff
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut, Leave


def draw_tickets(policies: Policies, draw: Callable[[], str]) -> None:
    """Have the house draw the number of every ticket."""

    def fill(state: Any, command: Any) -> Any:
        return command.but(ticket=draw())

    policies.fill(fill, CashOut.action, Leave.action, PayOff.action)


def lock_up_wins(policies: Policies, above: Money) -> None:
    """Have wins above an amount looked into before the player goes on."""

    def fill(state: Any, command: Any) -> Any:
        return command.but(lock_up=above)

    policies.fill(fill, EnterResult.action, CorrectResult.action)


def refuse_unpaid(policies: Policies) -> None:
    """A terminal takes no money itself: what it says it was paid, somebody else must have seen."""
    policies.review(_refuse_unpaid, BuyIn.action)


def _refuse_unpaid(state: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    if request.identity.roles != {Role.PLAYER}:
        return None
    return Refusal(Reason.NOT_PERMITTED, say("house-terminal-takes-no-money-itself"))
