"""`croupier export`: records for other programs."""

import csv
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Literal, TextIO

from cyclopts import Parameter

from croupier.cli.house_log import run_on, show_instant
from croupier.cli.output import UsageError
from croupier.house.log.record import Record
from croupier.house.log.store import Store

COLUMNS = (
    "number",
    "stream",
    "version",
    "at",
    "actor",
    "cause",
    "key",
    "kind",
    "payload",
    "previous",
    "digest",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def export(
    data: str,
    *,
    table: str | None = None,
    form: Annotated[Literal["jsonl", "csv", "parquet"], Parameter(name="--format")] = "jsonl",
    output: Path | None = None,
) -> int:
    """Write records in order, with their hashes, so that another program can check the chain.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    table
        Only this table's records.
    form
        One JSON object to a line, CSV, or Parquet, which needs --output.
    output
        A new file instead of the standard output.
    """
    if output is not None and output.exists():
        raise UsageError(f"{output} is there already; it is left as it is")

    if form == "parquet" and output is None:
        raise UsageError("Parquet goes to a file: --output FILE")

    async def work(store: Store) -> int:
        records = store.read(stream=None if table is None else f"table:{table}")
        if form == "parquet" and output is not None:
            from croupier.cli.parquet import write_parquet

            return await write_parquet(records, output)
        if output is None:
            return await _write(records, form, sys.stdout)
        with output.open("w", encoding="utf-8", newline="") as target:
            return await _write(records, form, target)

    written = run_on(data, work)
    if table is not None and not written:
        if output is not None:
            output.unlink()
        raise UsageError(f"there is no record of a table {table!r}")
    return 0


async def _write(records: AsyncIterator[Record], form: str, target: TextIO) -> int:
    count = 0
    writer = csv.writer(target) if form == "csv" else None
    if writer:
        writer.writerow(COLUMNS)
    async for record in records:
        count += 1
        fields = _fields(record)
        if writer:
            writer.writerow(_harmless(fields[name]) for name in COLUMNS)
        else:
            fields["payload"] = _payload(record)
            print(json.dumps(fields, ensure_ascii=False), file=target)
    return count


def _fields(record: Record) -> dict[str, Any]:
    plain = {name: getattr(record, name) for name in COLUMNS}
    return {
        **plain,
        "at": show_instant(record.at),
        "payload": record.payload.decode("utf-8", "replace"),
        "previous": record.previous.hex(),
        "digest": record.digest.hex(),
    }


def _payload(record: Record) -> Any:
    """The payload as JSON; one that is damaged comes as its text."""
    try:
        return json.loads(record.payload)
    except ValueError:
        return record.payload.decode("utf-8", "replace")


def _harmless(cell: Any) -> str:
    """A text that a spreadsheet would take for a formula begins with an apostrophe."""
    text = str(cell)
    return f"'{text}" if text.startswith(_FORMULA) else text
