"""What a command that waits would do, so that the second person knows what they agree to."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from croupier.core.refusal import Refusal
from croupier.server import wire
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.past_rounds import LateAct, RoundResettled, settlement_of
from croupier.table.state import Table


def consequences(table: Table, command: Command) -> dict[str, Any]:
    """The round, its number before and after, and what changes for whom, as the table stands.

    A command about a round of before brings how that one stands, as the house looked it up.
    """
    decided = decide(table, command)
    events = () if isinstance(decided, Refusal) else decided
    resettled = [event for event in events if isinstance(event, RoundResettled)]
    round_no = _round_of(table, command, resettled)
    given = command.settled if isinstance(command, LateAct) else None
    # What is no act upon a result, such as a buy-in, has no number to show.
    upon = isinstance(command, LateAct) or bool(resettled)
    settled = settlement_of(table, round_no, given) if upon else None
    shown: dict[str, Any] = {
        "round_no": round_no,
        "before": (settled.pocket or "") if settled is not None else "",
    }
    if isinstance(decided, Refusal):
        return shown
    if resettled:
        shown["after"] = resettled[0].pocket or ""
    return {**shown, "costs": _costs(resettled)}


def _round_of(table: Table, command: Command, resettled: list[RoundResettled]) -> int:
    """The round that a command is about; those that follow it are settled anew for its sake."""
    if resettled:
        return resettled[0].round_no or table.round_no
    named = command.round_no or command.about if isinstance(command, LateAct) else 0
    return named or table.round_no


def _costs(events: Iterable[Event]) -> tuple[wire.WaitingCost, ...]:
    """What players gain over all rounds that are settled anew, after what they had staked."""
    changes: Counter[str] = Counter()
    for event in events:
        if isinstance(event, RoundResettled):
            for sign, lines in ((1, event.lines), (-1, event.before)):
                for line in lines:
                    changes[line.player] += sign * (line.win + line.returned - line.stake)
    costs = (wire.WaitingCost(player=who, amount=much) for who, much in changes.items() if much)
    return tuple(sorted(costs, key=lambda cost: (cost.amount, cost.player)))
