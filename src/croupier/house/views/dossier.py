"""One dispute with everything about it: the round's replay, the player's receipt, the decisions."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from croupier.house.views.entries import Entry
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import FoundDispute, find_disputes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.describe import describe, explain
from croupier.table.opening import TableOpened


@dataclass(frozen=True, slots=True, kw_only=True)
class Dossier:
    """A dispute and what belongs to it, taken from the log."""

    dispute: FoundDispute
    book: str
    game: str
    #: The entries of the disputed round at its table, up to where the next one begins.
    round: tuple[Entry, ...]
    receipt: tuple[str, ...]

    @property
    def title(self) -> str:
        """How people call it."""
        return f"Dispute {self.dispute.number} at table {self.dispute.table}"


def find_dossier(entries: Sequence[Entry], table: str, number: int) -> Dossier | None:
    """A dispute by its table and number; None where there is none."""
    disputes = find_disputes(entries)
    found = next((each for each in disputes if (each.table, each.number) == (table, number)), None)
    if found is None:
        return None
    own = [entry for entry in entries if entry.stream == f"table:{table}"]
    played = tuple(_of_round(own, found.opened.round_no))
    opening = own[0].event
    events = [entry.event for entry in played if isinstance(entry.event, Event)]
    return Dossier(
        dispute=found,
        book=opening.book if isinstance(opening, TableOpened) else "",
        game=opening.game if isinstance(opening, TableOpened) else "",
        round=played,
        receipt=tuple(explain(events, found.opened.round_no, found.opened.player)),
    )


def _of_round(entries: Sequence[Entry], round_no: int) -> Iterator[Entry]:
    current = 0
    for entry in entries:
        if isinstance(entry.event, BettingOpened):
            current = entry.event.round_no
        if current == round_no:
            yield entry


def replay_lines(dossier: Dossier) -> list[str]:
    """The round in sentences, each with its record, its time and who was behind it."""
    return [
        f"{show_time(entry.at):%Y-%m-%d %H:%M:%S}  {entry.number:>6}  {entry.actor}: "
        f"{describe(entry.event)}"
        for entry in dossier.round
        if isinstance(entry.event, Event)
    ]


def summary(dossier: Dossier) -> dict[str, Any]:
    """The dispute for a program: what was said, and every decision about it."""
    found = dossier.dispute
    return {
        "table": found.table,
        "dispute": found.number,
        "book": dossier.book,
        "game": dossier.game,
        "round": found.opened.round_no,
        "player": found.opened.player,
        "text": found.opened.text,
        "opened_at": found.opened.at,
        "opened_by": found.entry.actor,
        "record": found.entry.number,
        "clauses": found.opened.clauses,
        "decisions": [
            {
                "at": event.at,
                "by": entry.actor,
                "role": event.by,
                "decision": event.decision,
                "final": event.final,
                "agreed": event.agreed,
                "inspector_told": event.inspector_told,
                "clauses": event.clauses,
                "record": entry.number,
            }
            for entry, event in found.decisions
        ],
    }


def dossier_report(dossier: Dossier) -> Report:
    """The whole dossier as one document."""
    found = dossier.dispute
    columns = (
        Column("Part"),
        Column("At", Kind.TIME),
        Column("Record", Kind.COUNT),
        Column("By"),
        Column("What"),
    )
    rows: list[Row] = [_row("dispute", found.entry, found.opened.text)]
    rows += [
        _row("decision", entry, f"{event.decision}{_manner(event)}")
        for entry, event in found.decisions
    ]
    rows += [("receipt", None, None, "", text.strip()) for text in dossier.receipt]
    rows += [
        _row("round", entry, describe(entry.event))
        for entry in dossier.round
        if isinstance(entry.event, Event)
    ]
    return Report(
        title=dossier.title,
        subtitle=(
            f"{found.opened.player}, round {found.opened.round_no},"
            f" {dossier.game} of {dossier.book}",
        ),
        columns=columns,
        rows=tuple(rows),
        notes=("Every line is a record of the log, whose hash chain can be checked.",),
    )


def _row(part: str, entry: Entry, text: str) -> Row:
    return part, show_time(entry.at), entry.number, entry.actor, text


def _manner(event: Any) -> str:
    told = (
        ("final", event.final),
        ("not agreed to", not event.agreed),
        ("inspector told of", event.inspector_told),
    )
    said = ", ".join(word for word, is_so in told if is_so)
    return f" ({said})" if said else ""


def dossier_files(dossier: Dossier, records: Sequence[str], pdf: bytes) -> dict[str, bytes]:
    """The dossier as files: for people, for programs, and the records themselves."""

    def text(lines: Sequence[str]) -> bytes:
        return "".join(f"{line}\n" for line in lines).encode()

    shown = json.dumps(summary(dossier), indent=1, ensure_ascii=False)
    return {
        "dispute.json": f"{shown}\n".encode(),
        "dispute.pdf": pdf,
        "receipt.txt": text(dossier.receipt),
        "replay.txt": text(replay_lines(dossier)),
        "records.jsonl": text(records),
    }
