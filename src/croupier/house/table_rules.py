"""What an operator configures about its own tables: who deals, who takes money, which tickets."""

from collections.abc import Callable
from typing import Any

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import alike
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT, Role
from croupier.house.policies import Policies, Request
from croupier.house.views.actions import COMMANDS
from croupier.table.corrections import CorrectResult
from croupier.table.help import HandOver
from croupier.table.leaving import PayOff
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut, Leave
from croupier.table.staff import NameStaff


def draw_tickets(policies: Policies, draw: Callable[[], str]) -> None:
    """Have the house draw the number of every ticket."""

    def fill(state: Any, command: Any) -> Any:
        return command.but(ticket=draw())

    policies.fill(fill, CashOut.action, Leave.action, PayOff.action)


def lock_up_wins(policies: Policies, above: Money) -> None:
    """Have wins above an amount checked before the player goes on."""

    def fill(state: Any, command: Any) -> Any:
        return command.but(lock_up=above)

    policies.fill(fill, EnterResult.action, CorrectResult.action)


def refuse_unpaid(policies: Policies) -> None:
    """A terminal takes no money itself: what it says it was paid, somebody else must have seen."""
    policies.review(_refuse_unpaid, BuyIn.action)


def part_dealers_and_players(policies: Policies) -> None:
    """Nobody works at a table at which they have a seat of their own."""
    # Players are not of the pit.
    policies.review(_refuse_own_table, *COMMANDS, clears=lambda table: True)


def name_known_staff(policies: Policies, is_staff: Callable[[str], bool]) -> None:
    """The house knows everybody who is said to deal or to work at a table."""

    def refuse(state: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        command = request.command
        named = [command.dealer] if isinstance(command, HandOver) else _named(command)
        stranger = next((name for name in named if not is_staff(name.strip())), None)
        if stranger is None:
            return None
        return Refusal(Reason.NOT_PERMITTED, say("house-not-of-the-staff", name=stranger))

    policies.review(refuse, HandOver.action, NameStaff.action)


def _named(command: NameStaff) -> list[str]:
    return [name for group in command.people.values() for name in group]


def _refuse_own_table(state: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    if request.command.by not in PIT:
        return None
    workers = {alike(name) for name in request.identity.id.split(" and ")}
    # Nor where somebody is about to have one: a first buy-in sits a player down.
    named = getattr(request.command, "player", "")
    seats = (*state.seats, named) if named else state.seats
    seat = next((player for player in seats if alike(player) in workers), None)
    if seat is None:
        return None
    detail = say("house-deals-where-seated", id=request.identity.id, player=seat)
    return Refusal(Reason.NOT_PERMITTED, detail)


def _refuse_unpaid(state: Any, request: Request, events: tuple[Any, ...]) -> Refusal | None:
    if request.identity.roles != {Role.PLAYER}:
        return None
    return Refusal(Reason.NOT_PERMITTED, say("house-terminal-takes-no-money-itself"))
