"""Tables as streams: what opens one, what the clock demands of it, what leaves it as a ticket."""

from collections.abc import Sequence
from typing import Any, Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.codecs import TABLE_CODEC
from croupier.house.issuing import issue_tickets, take_tickets_in
from croupier.house.log.store import Snapshot, StreamAppend
from croupier.house.snapshots import Standing, read_snapshot, write_snapshot
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.ledger.stations import Amounts, Page, StationBook
from croupier.table.betting import BettingOpened
from croupier.table.decide import decide, due
from croupier.table.declare import Event
from croupier.table.evolve import evolve_all
from croupier.table.governing import whose
from croupier.table.opening import OpenTable, TableOpened, decide_opening, open_table
from croupier.table.plain_wagers import Laid, PlainWagers
from croupier.table.seats import CashedOut
from croupier.table.state import Table
from croupier.table.ticket_in import TicketTaken
from croupier.table.wagers import PlaceWager, WagersChanged

PREFIX: Final = "table:"
TableStream = Stream[Table, Event]


def stream_of(table: str) -> str:
    """The stream of a table."""
    return f"{PREFIX}{table}"


def _decide(table: Any, command: Any) -> tuple[Event, ...] | Refusal:
    if type(command) is OpenTable:
        if table is not None:
            return Refusal(Reason.INVALID, say("house-table-stands-already", table=command.table))
        opening = decide_opening(command)
        return opening if isinstance(opening, Refusal) else (opening,)
    return decide(table, command)


def _evolve(table: Any, event: Event) -> Table:
    if table is not None:
        return event.evolve(table)
    if not isinstance(event, TableOpened):
        raise TypeError(f"a table's history starts with {type(event).__name__}")
    return open_table(event)


def _fold(table: Any, events: Any) -> Any:
    if table is None and events:
        table, events = _evolve(None, events[0]), events[1:]
    return evolve_all(table, events) if events else table


def _due(table: Any, now: int) -> Any:
    return due(table, now) if table is not None else ()


def _attach(
    name: str, table: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[StreamAppend, ...]]:
    """What leaves a table as a ticket is owed by the cage, and what comes in as one is not."""
    for event in events:
        if type(event) is CashedOut and event.ticket:
            return events, tuple(issue_tickets(table, events))
        if type(event) is TicketTaken:
            return events, tuple(take_tickets_in(table, events))
    return events, ()


class TableAudit:
    """The self-audit of every station, before anything is stored."""

    def __init__(self, name: str, table: Table) -> None:
        self._book: StationBook | None = None

    def page(self, state: Table) -> Page | None:
        """A new page on the book of the table as it stands; None before it is opened."""
        if state is None:
            return None
        if self._book is None or self._book.table is not state:
            self._book = StationBook(state)
        return Page(self._book)

    def enter(self, bookings: Sequence[Amounts], after: Table) -> None:
        """Take up bookings that have been stored."""
        if self._book is not None:
            self._book.enter(bookings, after)

    def learn(self, event: Event, before: Table, after: Table) -> None:
        """The next page starts from the table as it then stands."""


class WagerRun(PlainWagers):
    """Plain wagers at a table, each audited before it is stored as any other is."""

    command: Any = PlaceWager

    @property
    def state(self) -> Table:
        """The table with all that was laid."""
        return self.table

    def enter(self, page: Page, found: Laid) -> tuple[WagersChanged, Amounts]:
        """Book a wager and count on it."""
        event, before, after = found
        booking = page.follow_wager(event, self.base, before, after)
        self.lay(after)
        return event, booking


def standing_of(stream: TableStream) -> Standing:
    """A table as it stands, for keeping."""
    number, digest = stream.last
    if not isinstance(stream.first, TableOpened):
        raise TypeError(f"{stream.name} has not been opened")
    return Standing(
        opening=stream.first,
        table=stream.state,
        rounds=stream.rounds,
        version=stream.version,
        number=number,
        digest=digest,
    )


class TableSnapshots:
    """Tables kept as bytes."""

    def write(self, stream: TableStream) -> Snapshot:
        """What is kept of a table."""
        return write_snapshot(stream.name, standing_of(stream))

    def read(self, stream: TableStream, snapshot: Snapshot) -> bool:
        """Bring a table to where a snapshot was made; False if it does not hold."""
        kept = read_snapshot(snapshot)
        if kept is None:
            return False
        last = (kept.number, kept.digest)
        stream.resume(kept.table, kept.opening, kept.rounds, kept.version, last)
        return True


def _round_of(table: Any) -> int:
    return table.round_no if table is not None else 0


TABLES: Final[StreamKind[Table, Event]] = StreamKind(
    prefix=PREFIX,
    codec=TABLE_CODEC,
    decide=_decide,
    evolve=_evolve,
    empty=lambda name: None,  # type: ignore[arg-type, return-value]
    opening=OpenTable,
    due=_due,
    whose=whose,
    audit=TableAudit,
    attach=_attach,
    round_of=_round_of,
    round_event=BettingOpened,
    snapshot=TableSnapshots(),
    fold=_fold,
    run=WagerRun,
    leased=True,
    steady=frozenset({WagersChanged}),
)
