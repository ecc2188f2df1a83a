"""Where a player touches a pad of the seat's own together with the layout: whose touch it was.

A terminal that is bound to one player is that player's own pad, and says by its key whose touch it
was. One that several share has to say that the pad was held: its silence is nobody's wager.
"""

from typing import Any

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.policies import Policies, Request
from croupier.table.changing import MoveWager, RemoveWager
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager


def demand_pads(policies: Policies) -> None:
    """Refuse what comes for a player without that player's pad, in games that have pads."""

    def review(table: Table, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        clauses, command = table.game.entry.pad_clauses, request.command
        if not clauses or command.pad or command.by is not Role.PLAYER:
            return None
        if command.pad is None and request.identity.players == frozenset({command.player}):
            return None
        said = say("table-player-own-pad-touched-together")
        return Refusal(Reason.NOT_PERMITTED, said, clauses)

    policies.review(
        review,
        *(PlaceWager.action, MoveWager.action, RemoveWager.action),
        clears=lambda table: not table.game.entry.pad_clauses,
    )
