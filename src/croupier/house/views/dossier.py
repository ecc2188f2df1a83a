"""One dispute with everything about it: the round's replay, the player's receipt, the decisions."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from croupier.core.money import show_dollars
from croupier.house.views.entries import Entry, of_kind
from croupier.house.views.evidence import Approval, Evidence, entries_of_round, find_evidence
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import FoundDispute, find_disputes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.table.declare import Event
from croupier.table.describe import describe, explain
from croupier.table.help import PlayersTold
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
    evidence: Evidence
    approvals: tuple[Approval, ...] = ()

    @property
    def title(self) -> str:
        """How people call it."""
        return f"Dispute {self.dispute.number} at table {self.dispute.table}"


def find_dossier(
    entries: Sequence[Entry], table: str, number: int, approvals: Iterable[Approval] = ()
) -> Dossier | None:
    """A dispute by its table and number; None where there is none."""
    disputes = find_disputes(entries)
    found = next((each for each in disputes if (each.table, each.number) == (table, number)), None)
    if found is None:
        return None
    own = [entry for entry in entries if entry.stream == f"table:{table}"]
    played = tuple(entries_of_round(own, found.opened.round_no))
    opening = own[0].event
    book = opening.book if isinstance(opening, TableOpened) else ""
    cited = (
        *found.opened.clauses,
        *(clause for _, event in found.decisions for clause in event.clauses),
    )
    events = [entry.event for entry in played if isinstance(entry.event, Event)]
    return Dossier(
        dispute=found,
        book=book,
        game=opening.game if isinstance(opening, TableOpened) else "",
        round=played,
        receipt=tuple(explain(events, found.opened.round_no, found.opened.player)),
        evidence=find_evidence(own, played, book, found.opened.player, cited),
        approvals=tuple(approvals),
    )


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
        "numbers": [asdict(each) for each in dossier.evidence.numbers],
        "layout": dossier.evidence.layout,
        "wagers": [asdict(each) for each in dossier.evidence.wagers],
        "messages": [
            {"at": entry.at, "by": entry.actor, "text": event.text, "record": entry.number}
            for entry, event in of_kind(dossier.evidence.messages, PlayersTold)
        ],
        "approvals": [asdict(each) for each in dossier.approvals],
        "clauses_cited": dossier.evidence.clauses,
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
    rows += _evidence_rows(dossier)
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


def _evidence_rows(dossier: Dossier) -> Iterator[Row]:
    """What the round shows, a line each: numbers, the layout, wagers, words, approvals, clauses."""
    seen = dossier.evidence
    for one in seen.numbers:
        what = f"{one.cause}: {one.pocket or 'no number'}, from {one.source or one.role}"
        yield "number", show_time(one.at), one.record, one.by, what
    for player, lies in seen.layout.items():
        chips = ", ".join(f"{show_dollars(amount)} on {bet}" for bet, amount in lies.items())
        yield "layout", None, None, player, chips
    for laid in seen.wagers:
        what = f"{laid.player}, {laid.cause}: {show_dollars(laid.amount)} on {laid.bet}"
        yield "wager", show_time(laid.at), laid.record, laid.by, what
    for entry, event in of_kind(seen.messages, PlayersTold):
        yield _row("message", entry, event.text)
    for asked in dossier.approvals:
        answer = {None: "not answered", True: "agreed", False: "refused"}[asked.agreed]
        what = f"{asked.action}: {answer} {asked.answered_by} {asked.outcome}".strip()
        yield "approval", show_time(asked.at), asked.record, asked.asked_by, what
    for clause, says in seen.clauses.items():
        yield "clause", None, None, clause, says


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
        **{name: picture.encode() for name, picture in dossier.evidence.pictures.items()},
    }
