"""What must hold at every moment of a simulation, no matter who does what and whatever breaks.

The checks hear of each record at the instant at which it is safe on the disk or in the database,
fold it a second time, and hold every answer, every published record and every view against it.
"""

import sys
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from croupier.audit.verify import Auditor
from croupier.cage.declare import TicketEvent
from croupier.cage.paying import TicketRedeemed
from croupier.cage.spoilt import TicketPaidByHand
from croupier.core.ensure import InvariantBroken
from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted
from croupier.house.codecs import TABLE_CODEC, TICKET_CODEC
from croupier.house.log.record import Record
from croupier.ledger.balances import differences
from croupier.ledger.postings import post_cage_event, post_event, ticket_of
from croupier.table.betting import BetsClosed, BettingOpened
from croupier.table.evolve import evolve
from croupier.table.opening import TableOpened, open_table
from croupier.table.result import RoundSettled
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged

#: What a house of the simulation does only with a second person.
FOUR_EYES: Final = frozenset({"correct-result"})
#: So many of a table's states are at hand to hold views against.
_STATES_MAX: Final = 400
_FAILURES_MAX: Final = 20


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that must never be: which check, and what it saw."""

    check: str
    detail: str
    at: float = 0.0

    def __str__(self) -> str:
        return f"{self.at:10.3f}s {self.check}: {self.detail}"


@dataclass(slots=True)
class TableCopy:
    """One table folded from its records by the checks."""

    name: str
    state: Table
    version: int = 1
    betting: bool = False
    closes_at: int | None = None
    states: "deque[tuple[int, Table]]" = field(default_factory=lambda: deque(maxlen=_STATES_MAX))
    at: int = 0
    balances: "Counter[str]" = field(default_factory=Counter)

    def state_at(self, version: int) -> Table | None:
        """The table as it stood at a version, while that is at hand."""
        oldest = self.states[0][0] if self.states else version + 1
        place = version - oldest
        return self.states[place][1] if 0 <= place < len(self.states) else None


class Checks:
    """Hears of everything, and remembers what was wrong."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.failures: list[Failure] = []
        #: Of each record its digest and its stream; records themselves would fill the memory.
        self.records: list[tuple[bytes, str]] = []
        self.auditor = Auditor()
        self.tables: dict[str, TableCopy] = {}
        #: What became of each key: the number of its last record, and whether it was refused.
        self.keys: dict[str, tuple[int, bool]] = {}
        #: The version that each key led to, by the stream it was sent to.
        self._versions: dict[tuple[str, str], int] = {}
        self.refused: dict[str, str] = {}
        #: Keys of which the house said that nothing was written, to somebody who then went away.
        self.unwritten: set[str] = set()
        #: The round that a key was meant for, where its sender named one.
        self.meant: dict[str, int] = {}
        #: Numbers that a reader has read, from which alone tables of its wheel are settled.
        self.read_numbers: set[str] = set()
        #: So many readings of each device are known to be kept.
        self._kept: dict[str, int] = {}
        self._paid: Counter[str] = Counter()
        self._tickets: Counter[str] = Counter()
        self._published: dict[tuple[int, str], int] = {}
        self.checked: Counter[str] = Counter()

    def fail(self, check: str, detail: str) -> None:
        """Note something that must never be."""
        if len(self.failures) < _FAILURES_MAX:
            self.failures.append(Failure(check, detail, self._now()))

    # ---- records ------------------------------------------------------------------------------

    def flushed(self, records: Sequence[Record]) -> None:
        """Take records that are safe from now on."""
        for record in records:
            self.records.append((record.digest, sys.intern(record.stream)))
            if self.auditor.verdict.fault is None and not self.auditor.take(record):
                self.fail("auditor", str(self.auditor.verdict.fault))
            if record.key:
                self._note_key(record)
            try:
                if record.stream.startswith("table:"):
                    self._table(record)
                elif record.stream.startswith("ticket:"):
                    self._ticket(record)
            except (InvariantBroken, LookupError, TypeError, ValueError) as error:
                self.fail("replay", f"record {record.number} cannot be folded: {error!r}")

    def _note_key(self, record: Record) -> None:
        refused = record.stream.startswith("refused:")
        known = self.keys.get(record.key)
        if known is not None and (known[0] + 1 != record.number or known[1] != refused):
            self.fail("done twice", f"key {record.key}: records {known[0]} and {record.number}")
        self.keys[record.key] = (record.number, refused)
        self._versions[(record.key, record.stream)] = record.version
        if not refused and record.key in self.refused:
            self.fail("refused, then done", f"key {record.key}: {self.refused[record.key]}")
        if not refused and record.key in self.unwritten:
            self.fail("said to be unwritten", f"key {record.key} is record {record.number}")

    def _table(self, record: Record) -> None:
        name = record.stream.removeprefix("table:")
        event = TABLE_CODEC.decode(record.kind, record.payload)
        copy = self.tables.get(name)
        if copy is None:
            if not isinstance(event, TableOpened):
                raise TypeError(f"a table begins with {record.kind}")
            copy = self.tables[name] = TableCopy(name, open_table(event))
        else:
            self._close_of_betting(copy, record, event)
            self._second_person(record)
            self._round_meant(copy, record)
            self._source(copy, record, event)
            if record.at < copy.at:
                self.fail("time goes back", f"record {record.number} of {name}")
            copy.state, copy.version = evolve(copy.state, event), record.version
        copy.states.append((copy.version, copy.state))
        copy.at = record.at
        self._money(copy, record, event)

    def _close_of_betting(self, copy: TableCopy, record: Record, event: Any) -> None:
        """No terminal lays more on the layout unless betting is open, by events and by clock."""
        if isinstance(event, BettingOpened):
            copy.betting, copy.closes_at = True, event.closes_at
        elif isinstance(event, BetsClosed):
            copy.betting = False
        elif type(event) is WagersChanged and record.actor.startswith("terminal"):
            more = sum(change.cost for change in event.changes) > 0
            late = copy.closes_at is not None and event.at > copy.closes_at
            if more and (not copy.betting or late):
                self.fail("wager after the close", f"record {record.number} at {copy.name}")

    def _round_meant(self, copy: TableCopy, record: Record) -> None:
        """What was sent for one round is not done in another."""
        meant = self.meant.get(record.key)
        if meant is not None and meant != copy.state.round_no:
            said = f"key {record.key} was meant for {meant}, done in {copy.state.round_no}"
            self.fail("done in another round", said)

    def kept_readings(self, device: str, taken: int) -> None:
        """A driver was answered that its readings are kept up to a number."""
        # A key that is known is never forgotten, so those found before need no second look.
        known = self._kept.get(device, 0)
        lost = [seq for seq in range(known + 1, taken + 1) if f"{device}/{seq}" not in self.keys]
        if lost:
            self.fail("reading lost", f"{device} was answered {taken}, and {lost} are not kept")
        else:
            self._kept[device] = max(known, taken)

    def _source(self, copy: TableCopy, record: Record, event: Any) -> None:
        """A table that a reader's wheel deals has no number from anybody else."""
        if not isinstance(event, RoundSettled) or copy.name != "TW":
            return
        if record.actor != "wheel:W1" or str(event.pocket) not in self.read_numbers:
            self.fail("number of another source", f"record {record.number}: {event.pocket}")

    def _second_person(self, record: Record) -> None:
        """What needs a second person is done in the name of two."""
        if record.cause in FOUR_EYES:
            one, _, other = record.actor.partition(" and ")
            if not other or one == other:
                self.fail("no second person", f"record {record.number}, {record.actor}")

    def _money(self, copy: TableCopy, record: Record, event: Any) -> None:
        total = 0
        for account, amount in post_event(copy.name, event):
            total += amount
            if account.startswith("ticket:"):
                self._tickets[account] += amount
                account = "tickets"
            copy.balances[account] += amount
        if total:
            self.fail("money", f"record {record.number}, {record.kind}: postings come to {total}")
        if type(event) is not WagersChanged:
            found = differences(copy.state, copy.balances)
            if found:
                self.fail("money", f"record {record.number}, {record.kind}: {'; '.join(found)}")

    def _ticket(self, record: Record) -> None:
        event: TicketEvent = TICKET_CODEC.decode(record.kind, record.payload)
        if isinstance(event, TicketRedeemed | TicketPaidByHand):
            self._paid[event.number] += 1
            if self._paid[event.number] > 1:
                self.fail("ticket paid twice", event.number)
        for account, amount in post_cage_event(event):
            if account.startswith("ticket:"):
                self._tickets[account] += amount
        if self._tickets[ticket_of(event.number)] < 0:
            self.fail("money", f"ticket {event.number} paid more than it was issued for")

    # ---- answers ------------------------------------------------------------------------------

    def answered(self, key: str, stream: str, answer: Any, *, forbidden: bool) -> None:
        """Hold an answer against the log at the moment at which a client gets it."""
        self.checked["answers"] += 1
        known = self.keys.get(key)
        if isinstance(answer, Accepted):
            if forbidden:
                self.fail("unauthorised", f"key {key} was accepted: {answer.events}")
            if known is None and answer.events:
                self.fail("accepted, not stored", f"key {key}")
            if known is not None and known[1]:
                self.fail("refused, then accepted", f"key {key}")
            version = self._versions.get((key, stream), answer.version)
            if answer.version != version:
                self.fail("another's answer", f"key {key}: {answer.version}, not {version}")
        elif isinstance(answer, Refusal):
            self.refused[key] = answer.detail
            if known is not None and not known[1]:
                self.fail("done, then refused", f"key {key}: {answer.detail}")

    def believed(self, key: str) -> None:
        """A client takes the house at its word that nothing was written: it is not, nor will be."""
        self.unwritten.add(key)
        known = self.keys.get(key)
        if known is not None and not known[1]:
            self.fail("said to be unwritten", f"key {key} was stored before")

    def published(self, reader: int, stream: str, records: Sequence[Record]) -> None:
        """Hold what a process publishes against what is safe, and against what came before."""
        self.checked["published"] += len(records)
        for record in records:
            there = record.number <= len(self.records)
            if not there or self.records[record.number - 1][0] != record.digest:
                self.fail("published before it was stored", f"record {record.number} of {stream}")
            last = self._published.get((reader, stream))
            if last is not None and record.version != last + 1:
                self.fail("published out of order", f"{stream}: {record.version} after {last}")
            self._published[(reader, stream)] = record.version

    def shown(self, table: str, player: str, message: bytes) -> None:
        """Hold a player's own view against the records up to its sequence number."""
        shown = msgspec.json.decode(message)
        copy, seq, view = self.tables.get(table), shown["seq"], shown["view"]
        if copy is None or seq > copy.version:
            self.fail("shown before it was stored", f"{table} at {seq} to {player}")
            return
        state = copy.state_at(seq)
        if state is None:
            return
        self.checked["views"] += 1
        seat = state.seats.get(player)
        if view["balance"] != (seat.balance if seat is not None else 0):
            self.fail("shown what is not so", f"{player} at {table}, {seq}: {view['balance']}")
        lies = {} if seat is None else {**seat.wagers, **seat.strays}
        if {each["bet"]: each["stake"] for each in view["wagers"]} != lies:
            self.fail("shown what is not so", f"wagers of {player} at {table}, {seq}")
        if view["phase"] != state.phase.value:
            self.fail("shown what is not so", f"phase of {table}, {seq}: {view['phase']}")

    # ---- states -------------------------------------------------------------------------------

    def agrees(self, where: str, name: str, version: int, state: Table) -> None:
        """Hold a process's own table against the records."""
        copy = self.tables.get(name)
        known = copy.state_at(version) if copy is not None else None
        if copy is None or version > copy.version:
            self.fail("ahead of the log", f"{where}: {name} at {version}")
        elif known is not None:
            self.checked["states"] += 1
            if known != state:
                self.fail("states differ", f"{where}: {name} at {version}")
