"""One dispute with everything about it: the round's replay, the player's receipt, the decisions."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from croupier.core.messages import Message, Saying, say, text_in
from croupier.house.views.entries import Entry, of_kind
from croupier.house.views.evidence import Approval, Evidence, entries_of_round, find_evidence
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import FoundDispute, find_disputes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.table.declare import Event
from croupier.table.describe import cited, receipt_of
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
    receipt: tuple[Message, ...]
    evidence: Evidence
    approvals: tuple[Approval, ...] = ()

    @property
    def title(self) -> Message:
        """How people call it."""
        return say("paper-dossier", number=self.dispute.number, table=self.dispute.table)


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
    clauses = (
        *found.opened.clauses,
        *(clause for _, event in found.decisions for clause in event.clauses),
    )
    events = [entry.event for entry in played if isinstance(entry.event, Event)]
    return Dossier(
        dispute=found,
        book=book,
        game=opening.game if isinstance(opening, TableOpened) else "",
        round=played,
        receipt=tuple(receipt_of(events, found.opened.round_no, found.opened.player)),
        evidence=find_evidence(own, played, book, found.opened.player, clauses),
        approvals=tuple(approvals),
    )


def replay_lines(dossier: Dossier, language: str) -> list[str]:
    """The round in sentences, each with its record, its time and who was behind it."""
    return [
        f"{show_time(entry.at):%Y-%m-%d %H:%M:%S}  {entry.number:>6}  {entry.actor}: "
        f"{text_in(language, cited(entry.event))}"
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
                "covered": event.covered,
                "review": event.review,
                "clauses": event.clauses,
                "record": entry.number,
            }
            for entry, event in found.decisions
        ],
        "review_requests": [
            {"at": event.at, "by": entry.actor, "role": event.by, "record": entry.number}
            for entry, event in found.requests
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
        Column(say("column-part")),
        Column(say("column-at"), Kind.TIME),
        Column(say("column-record"), Kind.COUNT),
        Column(say("column-by")),
        Column(say("column-what")),
    )
    rows: list[Row] = [_row("dispute", found.entry, found.opened.text)]
    rows += [_row("decision", entry, _decision(event)) for entry, event in found.decisions]
    rows += [_row("review", entry, cited(event)) for entry, event in found.requests]
    rows += [(_part("receipt"), None, None, "", said) for said in dossier.receipt]
    rows += _evidence_rows(dossier)
    rows += [
        _row("round", entry, cited(entry.event))
        for entry in dossier.round
        if isinstance(entry.event, Event)
    ]
    return Report(
        title=dossier.title,
        subtitle=(
            say(
                "paper-dossier-of",
                player=found.opened.player,
                round=found.opened.round_no,
                game=dossier.game,
                book=dossier.book,
            ),
        ),
        columns=columns,
        rows=tuple(rows),
        notes=(say("paper-dossier-records"),),
    )


def _evidence_rows(dossier: Dossier) -> Iterator[Row]:
    """What the round shows, a line each: numbers, the layout, wagers, words, approvals, clauses."""
    seen = dossier.evidence
    for one in seen.numbers:
        source = say("named-source", value=one.source or one.role)
        number = say("dossier-number", cause=one.cause, pocket=one.pocket, source=source)
        yield _part("number"), show_time(one.at), one.record, one.by, number
    for player, lies in seen.layout.items():
        chips = [say("dossier-stake", amount=amount, bet=bet) for bet, amount in lies.items()]
        yield _part("layout"), None, None, player, say("dossier-stakes", stakes=chips)
    for laid in seen.wagers:
        stake = say("dossier-stake", amount=laid.amount, bet=laid.bet)
        wager = say("dossier-wager", player=laid.player, cause=laid.cause, stake=stake)
        yield _part("wager"), show_time(laid.at), laid.record, laid.by, wager
    for entry, event in of_kind(seen.messages, PlayersTold):
        yield _row("message", entry, event.text)
    for approval in dossier.approvals:
        answer = say(
            "dossier-approval",
            action=approval.action,
            agreed=approval.agreed,
            by=approval.answered_by,
            outcome=approval.outcome,
        )
        yield (
            _part("approval"),
            show_time(approval.at),
            approval.record,
            approval.asked_by,
            answer,
        )
    for clause, says in seen.clauses.items():
        yield _part("clause"), None, None, clause, says


def _part(name: str) -> Message:
    return say("named-dossier-part", value=name)


def _row(part: str, entry: Entry, text: Saying) -> Row:
    return _part(part), show_time(entry.at), entry.number, entry.actor, text


def _decision(event: Any) -> Saying:
    manners = (
        (say("dossier-final"), event.final),
        (say("dossier-not-agreed"), not event.agreed),
        (say("dossier-inspector-told"), event.inspector_told),
    )
    said = [manner for manner, is_so in manners if is_so]
    return (
        say("dossier-decision", decision=event.decision, manners=said) if said else event.decision
    )


def dossier_files(
    dossier: Dossier, records: Sequence[str], pdf: bytes, language: str
) -> dict[str, bytes]:
    """The dossier as files: for people, for programs, and the records themselves."""

    def text(lines: Sequence[str]) -> bytes:
        return "".join(f"{line}\n" for line in lines).encode()

    shown = json.dumps(summary(dossier), indent=1, ensure_ascii=False)
    return {
        "dispute.json": f"{shown}\n".encode(),
        "dispute.pdf": pdf,
        "receipt.txt": text([text_in(language, said) for said in dossier.receipt]),
        "replay.txt": text(replay_lines(dossier, language)),
        "records.jsonl": text(records),
        **{name: picture.encode() for name, picture in dossier.evidence.pictures.items()},
    }
