"""What an ask that waits would do, so that the second person knows what they agree to."""

from collections import Counter
from typing import Any

from croupier.core.refusal import Refusal
from croupier.server import wire
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.late import RoundResettled
from croupier.table.state import Table


def consequences(table: Table | None, command: Command) -> dict[str, Any]:
    """The round, its number before and after, and what changes for whom, as the table stands."""
    if table is None:
        return {}
    settled = table.settlement
    told: dict[str, Any] = {
        "round_no": table.round_no,
        "before": (settled.pocket or "") if settled is not None else "",
    }
    decided = decide(table, command)
    if isinstance(decided, Refusal):
        return told
    changes: Counter[str] = Counter()
    for event in decided:
        if not isinstance(event, RoundResettled):
            continue
        if not event.follows:
            told["after"] = event.pocket or ""
        for line in event.lines:
            changes[line.player] += line.win + line.returned
        for line in event.before:
            changes[line.player] -= line.win + line.returned
    costs = (wire.WaitingCost(player=who, amount=much) for who, much in changes.items() if much)
    return {**told, "costs": tuple(sorted(costs, key=lambda cost: (cost.amount, cost.player)))}
