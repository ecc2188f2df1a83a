"""Another table's colour checks: what the house knows of them is looked up, whatever is typed.

Whether that table is closed, at which value it issued the colour and how many are still out stand
in its own stream, and how many were redeemed elsewhere in the others.
"""

from typing import Any

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.table.colours import RedeemForeignColour
from croupier.table.phases import Phase
from croupier.table.state import Table


def look_up_colours(house: House) -> None:
    """Hold redemptions of other tables' checks to what those tables issued."""

    def issuer(command: RedeemForeignColour) -> Table | None:
        stream = house.tables.get(command.issued_at)
        return stream.state if stream is not None else None

    def fill(table: Any, command: Any) -> Any:
        found = issuer(command)
        issue = found.colours.get(command.colour) if found is not None else None
        return command.but(
            issuer_closed=found is not None and found.phase is Phase.CLOSED,
            issued_value=issue.value if issue is not None else None,
            lowest_minimum=_lowest_minimum(house),
        )

    def review(table: Table, request: Request, events: tuple[Any, ...]) -> Refusal | None:
        command, rule = request.command, table.game.colours
        clauses = rule.elsewhere_clauses if rule is not None else ()
        found = issuer(command)
        issue = found.colours.get(command.colour) if found is not None else None
        if issue is None:
            return Refusal(
                Reason.NOT_OFFERED,
                say("house-no-checks-out", issued_at=command.issued_at, colour=command.colour),
                clauses,
            )
        mark = (command.issued_at, command.colour)
        gone = sum(each.state.foreign.get(mark, 0) for each in house.tables.values())
        left = sum(issue.out.values()) - gone
        if command.count > left:
            return Refusal(
                Reason.INSUFFICIENT_CREDIT,
                say(
                    "house-checks-still-out",
                    left=left,
                    colour=command.colour,
                    issued_at=command.issued_at,
                ),
                clauses,
            )
        return None

    house.policies.fill(fill, RedeemForeignColour.action)
    house.policies.review(review, RedeemForeignColour.action)


def _lowest_minimum(house: House) -> Money | None:
    """The lowest minimum on offer at any table that is open."""
    tables = (stream.state for stream in house.tables.values())
    minima = [t.limits.table.min for t in tables if t.phase is not Phase.CLOSED]
    return Money(min(minima)) if minima else None
