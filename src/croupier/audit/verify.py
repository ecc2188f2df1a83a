"""The whole log in one pass: first the chain, then what the records say."""

from collections.abc import AsyncIterable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from croupier.audit.conduct import STREAMS, ConductBook
from croupier.audit.contests import STREAMS as CONTESTS
from croupier.audit.contests import Contests
from croupier.audit.heads import HeadCheck, Proven
from croupier.audit.keeping import AuditFailure, claim
from croupier.audit.keys import KeyBook
from croupier.audit.people import STREAMS as PEOPLE
from croupier.audit.people import PeopleBook
from croupier.audit.reading import (
    TABLE_STREAM,
    TICKET_STREAM,
    Unreadable,
    read_conduct_event,
    read_table_event,
    read_ticket_event,
)
from croupier.audit.table import TableBook
from croupier.audit.tickets import TicketBook
from croupier.audit.tills import STREAM as TILL_STREAM
from croupier.audit.tills import TillBook
from croupier.core.ensure import InvariantBroken
from croupier.core.messages import Message, say
from croupier.house.log.record import GENESIS, Record, link_fault
from croupier.roulette.catalogue import book_digest, book_folders
from croupier.table.declare import Event
from croupier.table.opening import TableOpened
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.ticket_in import TicketTaken
from croupier.table.wagers import WagersChanged


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong: in which record, on which stream, and what."""

    number: int
    stream: str
    detail: Message

    @property
    def what(self) -> str:
        """What is wrong, in plain English."""
        return str(self.detail)

    @property
    def said(self) -> Message:
        """All of it, for any language."""
        return say("audit-fault", record=self.number, stream=self.stream, what=self.detail)

    def __str__(self) -> str:
        return str(self.said)


@dataclass(slots=True, kw_only=True)
class Verdict:
    """What the auditor found. Counts go up to the first fault, and to the end where there is none.

    `root` is the hash of the last good record. Anyone who keeps it outside the house can prove
    later that no record up to there was changed, taken away or put in.
    """

    records: int = 0
    root: bytes = GENESIS
    tables: dict[str, TableBook] = field(default_factory=dict)
    tickets: TicketBook = field(default_factory=TicketBook)
    tills: TillBook = field(default_factory=TillBook)
    conduct: ConductBook = field(default_factory=ConductBook)
    contests: Contests = field(default_factory=Contests)
    people: PeopleBook = field(default_factory=PeopleBook)
    fault: Fault | None = None
    notes: list[Message] = field(default_factory=list)
    proven: Proven = field(default_factory=Proven)
    #: Whether indexes, guards and snapshots are in order, where they were checked.
    derived: str = "not checked"

    @property
    def rounds(self) -> int:
        """Rounds that were opened, at all tables."""
        return sum(book.totals.rounds for book in self.tables.values())

    @property
    def is_clean(self) -> bool:
        """Whether nothing is wrong."""
        return self.fault is None


class Follower(Protocol):
    """Goes along with the auditor, to compare what else comes to figures from the same events."""

    def take_table(self, event: Any, name: str, book: TableBook) -> None:
        """An event of a table that the auditor has entered; AuditFailure where figures differ."""

    def take_ticket(self, event: Any) -> None:
        """An event of a ticket, likewise."""

    def finish(self, verdict: Verdict) -> None:
        """All records are in."""


class Tables(Protocol):
    """Checks what the records of tables say."""

    def take(self, record: Record, name: str) -> Event | None:
        """Check a record of a table; its event, or None if nobody else has to do with it."""


class TableBooks:
    """The books of all tables, kept here."""

    def __init__(self, books: dict[str, TableBook], follower: Follower | None = None) -> None:
        self.books = books
        self._follower = follower

    def take(self, record: Record, name: str) -> Event | None:
        """Enter a record of a table in its book; Wrong, or Unreadable, where it does not fit."""
        event, books = read_table_event(record), self.books
        if event.at != record.at:
            raise AuditFailure(f"it is of {event.at} and was stored as of {record.at}")
        book = books.get(name)
        if type(event) is WagersChanged and book is not None:
            # By far the most frequent; neither a case nor a contest has to do with it.
            book.change(event)
            if self._follower is not None:
                self._follower.take_table(event, name, book)
            return None
        if type(event) is TableOpened:
            claim(book is None, f"table {name} was opened before")
            books[name] = book = TableBook(event, name)
        elif book is None:
            raise AuditFailure(f"table {name} was never opened")
        else:
            book.take(event)
        if self._follower is not None:
            self._follower.take_table(event, name, book)
        return event


#: What reading a forged event may raise: that is a finding and no crash.
FORGED = (LookupError, ValueError, TypeError, ArithmeticError, InvariantBroken)


class Auditor:
    """Takes records one by one, in order, and stops at the first that is wrong."""

    def __init__(
        self,
        root: bytes | None = None,
        heads: HeadCheck | None = None,
        follower: Follower | None = None,
        tables: Tables | None = None,
    ) -> None:
        """`tables` checks what the records of tables say, if that is not to be done here."""
        self.heads = heads or HeadCheck()
        self._follower = follower
        self.verdict = Verdict(proven=self.heads.proven)
        self._versions: dict[str, int] = {}
        #: The streams of tables, by the names of the tables.
        self._named: dict[str, str] = {}
        self.keys = KeyBook()
        self._tables = tables or TableBooks(self.verdict.tables, follower)
        self._root = root
        self._met_root = root is None or root == GENESIS

    def take(self, record: Record) -> bool:
        """Check a record; False once something is wrong."""
        verdict, stream = self.verdict, record.stream
        try:
            fault = link_fault(record, verdict.root, verdict.records)
            if fault is not None:
                raise AuditFailure(fault)
            due = self._versions.get(stream, 0) + 1
            if due == 1 and stream.startswith(TABLE_STREAM):
                self._named[stream] = stream[len(TABLE_STREAM) :]
            if record.version != due:
                raise AuditFailure(f"it is version {record.version}, and {due} is due")
            self._versions[stream] = due
            self.keys.take(record)
            name = self._named.get(stream)
            if name is not None:
                # Nearly all of a log.
                event = self._tables.take(record, name)
                if event is not None:
                    self._note_table(record, event, name)
            else:
                self._check_content(record)
            self.heads.take(record)
        except (AuditFailure, Unreadable) as wrong:
            return self._stop(record, str(wrong))
        except FORGED as error:
            return self._stop(record, f"it cannot be computed: {error!r}")
        verdict.records, verdict.root = record.number, record.digest
        if not self._met_root:
            self._met_root = record.digest == self._root
            if self._met_root:
                self.heads.vouch(record.number)
        return True

    def _stop(self, record: Record, what: str) -> bool:
        self.verdict.fault = Fault(
            self.verdict.records + 1, record.stream, say("audit-content", what=what)
        )
        return False

    def finish(self) -> Verdict:
        """What is left to say once all records are in."""
        verdict = self.verdict
        if verdict.fault is None and (left := verdict.tickets.left_open()) is not None:
            number, stream, missing = left
            verdict.fault = Fault(number, stream, say("audit-content", what=missing))
        if verdict.fault is None and not self._met_root:
            stated = self._root.hex() if self._root else ""
            verdict.fault = Fault(verdict.records, "", say("audit-root-missing", root=stated))
        if verdict.fault is None:
            self._finish_heads()
        if verdict.fault is None and self.keys.repeated():
            verdict.fault = Fault(verdict.records, "", say("audit-key-twice"))
        verdict.notes += _other_texts(verdict.tables.values()) + verdict.conduct.missing()
        return verdict

    def _finish_heads(self) -> None:
        try:
            self.heads.finish()
            if self._follower is not None:
                self._follower.finish(self.verdict)
        except AuditFailure as wrong:
            self.verdict.fault = Fault(
                self.verdict.records, "", say("audit-content", what=str(wrong))
            )

    def _check_content(self, record: Record) -> None:
        """Check what a record says that is none of a table's."""
        stream, verdict = record.stream, self.verdict
        if stream.startswith(TICKET_STREAM):
            slip = read_ticket_event(record)
            claim(slip.at == record.at, f"it is of {slip.at} and was stored as of {record.at}")
            verdict.tickets.take(slip, stream.removeprefix(TICKET_STREAM), record.number)
            verdict.tills.take_counter(record)
            if self._follower is not None:
                self._follower.take_ticket(slip)
        elif stream.startswith(STREAMS):
            fact = read_conduct_event(record)
            claim(fact.at == record.at, f"it is of {fact.at} and was stored as of {record.at}")
            verdict.conduct.take(fact, stream)
        elif stream.startswith(CONTESTS):
            verdict.contests.take(record)
            verdict.conduct.take_contest(record)
            verdict.tills.take_counter(record)
        elif stream.startswith(PEOPLE):
            verdict.people.take(record)
        elif stream.startswith(TILL_STREAM):
            verdict.tills.take(record)

    def _note_table(self, record: Record, event: Event, name: str) -> None:
        """What an event of a table has to do with cases, contests and tickets."""
        if isinstance(event, TableOpened):
            return
        self.verdict.conduct.take_table(event, name, record.version)
        self.verdict.contests.take_table(event, name)
        if isinstance(event, CashedOut):
            self.verdict.tickets.cashed_out(event, name, record.number)
        elif isinstance(event, BoughtIn | TicketTaken):
            self.verdict.tickets.bought_in(event, name, record.number)


def _other_texts(books: Iterable[TableBook]) -> list[Message]:
    """Tables that were played under another text of their book than the one at hand."""
    return [
        say("audit-other-text", table=book.name, book=book.digest[0])
        for book in books
        if book.digest[0] in book_folders() and book_digest(book.digest[0]) != book.digest[1]
    ]


async def verify(
    records: AsyncIterable[Record],
    root: bytes | None = None,
    heads: HeadCheck | None = None,
    follower: Follower | None = None,
) -> Verdict:
    """Check a log as it is read.

    With `root`, also that a hash noted earlier is still in it; with `heads`, that it is what was
    signed; with `follower`, that the engine comes to the same figures.
    """
    auditor = Auditor(root, heads, follower)
    async for record in records:
        if not auditor.take(record):
            break
    return auditor.finish()
