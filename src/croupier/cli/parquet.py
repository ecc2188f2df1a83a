"""Records as Parquet, by DuckDB. Imported only by an export that needs it."""

import json
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import duckdb

from croupier.house.log.record import Record

#: The columns as they come, and as they are kept: hashes as bytes, instants as times of UTC.
_COLUMNS: Final = {
    "number": ("bigint", "number"),
    "stream": ("varchar", "stream"),
    "version": ("bigint", "version"),
    "at": ("bigint", 'make_timestamp("at" * 1000)'),
    "actor": ("varchar", "actor"),
    "cause": ("varchar", "cause"),
    "key": ("varchar", "key"),
    "kind": ("varchar", "kind"),
    "payload": ("varchar", "payload"),
    "previous": ("varchar", "unhex(previous)"),
    "digest": ("varchar", "unhex(digest)"),
}
#: The longest record that is taken, in bytes; a settlement of a full hall stays far below.
_RECORD_MAX: Final = 2**28


async def write_parquet(records: AsyncIterator[Record], target: Path) -> int:
    """Write records to a new file and say how many; nothing is left where it fails.

    A payload is the very text that its hash was made over, so that the chain can be checked from
    the file alone.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as folder:
        lines, unfinished = Path(folder) / "records.jsonl", Path(folder) / "records.parquet"
        count = 0
        with lines.open("w", encoding="utf-8") as source:
            async for record in records:
                count += 1
                source.write(f"{json.dumps(_plain(record), ensure_ascii=False)}\n")
        _copy(lines, unfinished)
        unfinished.rename(target)
    return count


def _plain(record: Record) -> dict[str, str | int]:
    return {
        "number": record.number,
        "stream": record.stream,
        "version": record.version,
        "at": record.at,
        "actor": record.actor,
        "cause": record.cause,
        "key": record.key,
        "kind": record.kind,
        "payload": record.payload.decode("utf-8", "replace"),
        "previous": record.previous.hex(),
        "digest": record.digest.hex(),
    }


def _copy(lines: Path, target: Path) -> None:
    came = ", ".join(f"'{name}': '{kind}'" for name, (kind, _) in _COLUMNS.items())
    kept = ", ".join(f'{how} as "{name}"' for name, (_, how) in _COLUMNS.items())
    source = (
        f"read_json({_quoted(lines)}, format = 'newline_delimited', columns = {{{came}}},"
        f" maximum_object_size = {_RECORD_MAX})"
    )
    with duckdb.connect() as database:
        database.execute(
            f"copy (select {kept} from {source} order by number) to {_quoted(target)}"
            " (format parquet, compression zstd)"
        )


def _quoted(path: Path) -> str:
    """A path as a text of SQL."""
    return "'" + str(path).replace("'", "''") + "'"
