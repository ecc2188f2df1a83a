"""What the commands for tournaments and promotions share: reading a stream, and printing."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from croupier.cli.house_log import run_on
from croupier.cli.output import UsageError, print_json
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.views import report as reports
from croupier.house.views.report import Report
from croupier.roulette.terms import TermItem


@dataclass(frozen=True, slots=True)
class Kept:
    """A record with its event."""

    record: Record
    event: Any

    @property
    def shown(self) -> dict[str, Any]:
        """The record as a program takes it."""
        record = self.record
        return {
            "number": record.number,
            "seq": record.version,
            "at": record.at,
            "kind": record.kind,
            "actor": record.actor,
            "cause": record.cause,
            "digest": record.digest.hex(),
            "payload": json.loads(record.payload),
        }


def stream_names(where: str, prefix: str) -> list[str]:
    """The names of all streams of a kind."""
    return [
        stream.removeprefix(prefix) for stream in run_on(where, lambda store: store.streams(prefix))
    ]


async def read_stream(store: Store, prefix: str, name: str) -> tuple[str, list[Kept]]:
    """The records of one tournament or promotion: the one named, or the only one there is."""
    from croupier.house.codecs import PROMOTION_CODEC, TOURNAMENT_CODEC

    codec: Any = TOURNAMENT_CODEC if prefix == "tournament:" else PROMOTION_CODEC
    known = [stream.removeprefix(prefix) for stream in await store.streams(prefix)]
    chosen = name or (known[0] if len(known) == 1 else "")
    if chosen not in known:
        there = ", ".join(known) or "none"
        raise UsageError(f"there is no {prefix[:-1]} {name!r} in this house; there is {there}")
    kept = [
        Kept(record, codec.decode(record.kind, record.payload))
        async for record in store.read(stream=f"{prefix}{chosen}")
    ]
    return chosen, kept


def statement_of(records: Sequence[Record]) -> Report:
    """The statement of one contest, from its records."""
    from croupier.house.entries import read_entry
    from croupier.house.views.contest_folds import all_kept
    from croupier.house.views.contest_statement import contest_statement

    ((kind, name, kept),) = all_kept([read_entry(record) for record in records])
    return contest_statement(kind, name, kept)


def print_missing(missing: Sequence[TermItem], *, as_json: bool) -> int:
    """What terms lack: 0 where they are whole, 1 where something is missing."""
    if as_json:
        print_json(
            [{"key": i.key, "says": str(i.heading), "clauses": list(i.clauses)} for i in missing]
        )
    elif missing:
        for item in missing:
            print(f"{item.key:24}{item.heading} ({', '.join(item.clauses)})")
        print(f"{len(missing)} things are not stated")
    else:
        print("the terms state everything that the book demands")
    return 1 if missing else 0


def print_or_write(report: Report, *, pdf: Path | None, as_json: bool, language: str) -> None:
    """A report on the terminal, as JSON, or on paper."""
    if pdf is not None:
        from croupier.devices.report_pdf import report_as_pdf

        pdf.write_bytes(report_as_pdf(report, language))
        print(f"written to {pdf}")
    elif as_json:
        print(reports.as_json(report), end="")
    else:
        from croupier.cli.report_output import print_report

        print_report(report)


def run_scenario(path: Path, kind: str, *, as_json: bool) -> int:
    """Run a scenario file of this kind."""
    from croupier.cli.scenario import scenario
    from croupier.scenario.read import NotAScenario, read_scenario

    try:
        read = read_scenario(path)
    except (NotAScenario, OSError) as error:
        raise UsageError(str(error)) from error
    if read.kind != kind:
        raise UsageError(f"{path} is a scenario about a {read.kind}, not about a {kind}")
    return scenario(path, as_json=as_json)
