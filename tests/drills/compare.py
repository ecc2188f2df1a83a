"""The log against everything that clients were answered, and against the auditor's arithmetic."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

import msgspec

from croupier.audit.verify import Auditor
from croupier.house.log.record import Record
from tests.drills.history import History, Redeemed, Sent, Violation


@dataclass
class Witness:
    """Reads on where it stopped, and keeps what answers are compared with."""

    auditor: Auditor = field(default_factory=Auditor)
    #: Versions of table records by key, and the record that refused under a key.
    done: dict[str, list[Record]] = field(default_factory=lambda: defaultdict(list))
    refused: dict[str, int] = field(default_factory=dict)
    issued: dict[str, int] = field(default_factory=dict)
    paid: dict[str, list[Record]] = field(default_factory=lambda: defaultdict(list))
    #: How often betting was opened at each table, and closed by the clock since.
    rounds: Counter[str] = field(default_factory=Counter)
    closed: Counter[tuple[str, int]] = field(default_factory=Counter)

    @property
    def records(self) -> int:
        """How many records were good."""
        return self.auditor.verdict.records

    def read(self, records: list[Record]) -> None:
        """Take the next records of the log."""
        for record in records:
            if not self.auditor.take(record):
                raise Violation(f"the auditor says: {self.auditor.verdict.fault}")
            self._note(record)

    def _note(self, record: Record) -> None:
        stream = record.stream
        if stream.startswith("refused:"):
            self.refused[record.key] = record.number
        elif record.key and stream.startswith("table:"):
            self.done[record.key].append(record)
        if record.kind == "BettingOpened":
            self.rounds[stream] += 1
        elif record.kind == "BetsClosed":
            event = msgspec.json.decode(record.payload)
            if event["means"] == "clock":
                self.closed[stream, self.rounds[stream]] += 1
        elif record.kind == "TicketIssued":
            event = msgspec.json.decode(record.payload)
            self.issued[event["number"]] = event["amount"]
        elif record.kind == "TicketRedeemed":
            self.paid[stream.removeprefix("ticket:")].append(record)

    # ---- answers ------------------------------------------------------------------------------

    def compare(self, history: History) -> list[str]:
        """Everything in which the log and the answers differ."""
        wrong = list(history.violations)
        for entry in history.sent.values():
            wrong += self._compare_sent(entry)
        for attempt in history.redeemed:
            wrong += self._compare_redeemed(attempt)
        wrong += [f"{number} was paid {len(n)} times" for number, n in self.paid.items() if n[1:]]
        wrong += [f"{place} was closed {n} times" for place, n in self.closed.items() if n > 1]
        return wrong

    def _compare_sent(self, entry: Sent) -> list[str]:
        key, there = entry.key, self.done.get(entry.key, [])
        if entry.accepted:
            own = [r.version for r in there if r.stream == f"table:{entry.table}"]
            seq = entry.accepted[0]
            if not own:
                return [f"{key} was accepted and is lost"]
            if own != list(range(seq - len(own) + 1, seq + 1)):
                return [f"{key} was accepted as {seq} and is there as {own}"]
            if key in self.refused:
                return [f"{key} was accepted, and the log refuses it"]
            if entry.ticket and entry.ticket not in self.issued:
                return [f"{key}: ticket {entry.ticket} was handed out and never issued"]
        elif there and (entry.refused or entry.unwritten == len(entry.sends) == 1):
            return [f"{key} was refused ({entry.refused or 'unwritten'}) and is done"]
        return []

    def _compare_redeemed(self, attempt: Redeemed) -> list[str]:
        records = self.paid.get(attempt.number, [])
        mine = [r for r in records if r.key == attempt.key]
        said = f"{attempt.key} was answered {attempt.outcome or 'nothing'} {attempt.detail}"
        if (attempt.outcome == "paid") != bool(mine):
            return [f"{said}, and the log has {[(r.number, r.actor) for r in records]}"]
        return []
