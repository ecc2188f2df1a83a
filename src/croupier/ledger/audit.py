"""Ledger, meters and table walked side by side: a difference of a cent names its event."""

from collections import Counter

from croupier.core.ensure import ensure
from croupier.ledger.balances import Balances, add_postings, differences
from croupier.ledger.meters import TableMeters, ensure_station, meter_event
from croupier.ledger.postings import post_event
from croupier.table.declare import Event
from croupier.table.state import Table


def holding(table: Table, player: str) -> int:
    """What a player holds at a table in all: on hand, on the layout and withheld, less debts."""
    seat = table.seats[player]
    return seat.balance + table.staked(seat) + seat.held - seat.owed


class Auditor:
    """Follows one table event by event and stops at the first that does not add up."""

    def __init__(self, table: Table) -> None:
        self.meters = TableMeters(table.id)
        self.balances: Balances = Counter()
        self.seen = 0

    def follow(self, event: Event, after: Table) -> None:
        """Take an event and the table after it."""
        self.seen += 1
        where = f"event {self.seen}, {type(event).__name__}, at {event.at}"
        add_postings(self.balances, post_event(after.id, event))
        meter_event(self.meters, event)
        found = differences(after, self.balances)
        ensure(not found, f"{where}: {'; '.join(found)}")
        ensure(
            self.meters.win == after.house,
            f"{where}: meters say the house won {self.meters.win}, the table {after.house}",
        )
        for player in after.seats:
            ensure_station(self.meters.station(player), player, holding(after, player), where)
