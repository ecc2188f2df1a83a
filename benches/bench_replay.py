"""Replaying a table's history: every event through the engine's own fold.

Goal: 200,000 events a second. The reference knows only balances and wagers and folds the same
events into two dictionaries.
"""

from collections import Counter
from functools import partial

from benches.pairs import measure, show
from benches.tables import Dealt, deal_out, player, wagers
from croupier.core.roles import Role
from croupier.table.betting import OpenBetting
from croupier.table.declare import Event
from croupier.table.evolve import replay
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn
from croupier.table.wagers import WagersChanged

ROUNDS = 8
POCKETS = ("17", "0", "32", "5", "26", "11", "20", "36")


def history(players: int, rounds: int = ROUNDS) -> list[Event]:
    """Some rounds with twenty wagers of each player."""
    dealt = Dealt()
    dealt.seat(player(number) for number in range(players))
    for number in range(rounds):
        dealt.submit(OpenBetting(by=Role.DEALER))
        for command in wagers(dealt.table, players):
            dealt.submit(command)
        deal_out(dealt, POCKETS[number % len(POCKETS)])
    return dealt.log


def bare(events: list[Event]) -> dict[str, int]:
    """Balances and nothing else."""
    balances: dict[str, int] = {}
    for event in events:
        kind = type(event)
        if kind is WagersChanged:
            assert isinstance(event, WagersChanged)
            for change in event.changes:
                balances[event.player] -= change.cost
        elif kind is BoughtIn:
            assert isinstance(event, BoughtIn)
            balances[event.player] = balances.get(event.player, 0) + event.amount
        elif kind is RoundSettled:
            assert isinstance(event, RoundSettled)
            for line in event.lines:
                balances[line.player] += line.credit
    return balances


def main() -> None:
    """Print events a second for a full table and for a hall of stations."""
    rows: list[tuple[str, ...]] = [
        ("players", "events", "of them wagers", "events a second", "times a fold of balances")
    ]
    for players in (8, 200):
        events = history(players)
        table = replay(events)
        assert bare(events) == {name: seat.balance for name, seat in table.seats.items()}
        laid = Counter(type(event) for event in events)[WagersChanged]
        timed = measure(partial(bare, events), partial(replay, events))
        share = f"{100 * laid / len(events):.0f} %"
        rate = timed.shown_rate(len(events))
        rows.append((str(players), str(len(events)), share, rate, timed.shown_ratio()))
    show("replay of whole rounds, settlements included", rows)


if __name__ == "__main__":
    main()
