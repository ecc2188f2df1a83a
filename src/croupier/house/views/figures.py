"""A table's figures for a stretch of time, taken from its events and held against the ledger.

Meters and postings are added up side by side. Where they part by a cent the report is not made:
the failure names the event behind which they do.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from croupier.core.ensure import ensure
from croupier.core.messages import Message, say
from croupier.ledger.meters import TableMeters, meter_event
from croupier.ledger.postings import post_event
from croupier.table.declare import Event
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed


@dataclass(frozen=True, slots=True)
class Window:
    """A stretch of time in milliseconds: from its start up to, and without, its end."""

    start: int | None = None
    end: int | None = None

    def holds(self, at: int) -> bool:
        """Whether an instant lies in it."""
        return (self.start is None or at >= self.start) and (self.end is None or at < self.end)


ALWAYS = Window()


def span_of(window: Window) -> Message:
    """From when to when a report goes."""
    match window:
        case Window(None, None):
            return say("paper-whole-log")
        case Window(start, None):
            return say("paper-from", start=start)
        case Window(None, end):
            return say("paper-to", end=end)
    return say("paper-from-to", start=window.start, end=window.end)


class Figures:
    """Meters of one table with the ledger kept beside them."""

    def __init__(self, table: str) -> None:
        self.meters = TableMeters(table)
        #: What was posted, by the first word of the account.
        self._posted: Counter[str] = Counter()
        self._exchanged = 0

    def add(self, event: Event, where: str) -> None:
        """Take an event into both, and stop where they part."""
        meters, posted = self.meters, self._posted
        meter_event(meters, event)
        for account, amount in post_event(meters.table, event):
            posted[account.partition(":")[0]] += amount
        if isinstance(event, ForeignColourRedeemed):
            self._exchanged += event.value * event.count
        if isinstance(event, ChecksGone):
            self._exchanged -= sum(event.amounts.values())
        ensure(posted.total() == 0, f"{where}: the ledger is out of balance by {posted.total()}")
        for name, metered, booked in (
            ("drop", meters.drop_total, posted["drop"]),
            ("tickets", meters.tickets_out, posted["ticket"]),
            ("float", self._float(), posted["float"]),
            ("tokens", meters.tokens_taken, posted["token-stock"]),
        ):
            ensure(metered == booked, f"{where}: {name} is {metered}, in the ledger {booked}")

    def _float(self) -> int:
        """What the meters say has come into the float."""
        meters = self.meters
        brought = (meters.opener or 0) + meters.fills - meters.credits + meters.over_short
        # A voucher buys tokens and no chips, and what is won in tokens is not in the float.
        sold = meters.drop_total + meters.tokens_taken
        return brought - sold - self._exchanged + meters.win


def figures_of(table: str, events: Iterable[Event], window: Window = ALWAYS) -> TableMeters:
    """The meters of what happened at a table in a window, equal to the ledger to the cent."""
    figures = Figures(table)
    for number, event in enumerate(events, start=1):
        if window.holds(event.at):
            where = f"event {number} of {table}, {type(event).__name__} at {event.at}"
            figures.add(event, where)
    return figures.meters


def hold_of(meters: TableMeters) -> Fraction | None:
    """What the house kept of the drop; nothing to say without a drop."""
    return Fraction(meters.win, meters.drop_total) if meters.drop_total else None
