"""The tables, indexes and guards of a log in SQLite, and whether a file has exactly these."""

import re
import sqlite3
from typing import Final

from croupier.house.log.proofs import HEAD_TABLE, SUBTREE_TABLE
from croupier.house.log.record import Record
from croupier.house.log.store import MOST_KIND

VERSION: Final = 2
#: Durable at every commit; a statement about many rows keeps its own journal in memory, and what
#: is written again and again, as pages of indexes are, is moved to the file less often. So many
#: kilobytes of pages stay at hand: keys lie all over their index, which is read for every one.
WRITING: Final = (
    "pragma journal_mode = wal; pragma synchronous = full;"
    " pragma temp_store = memory; pragma wal_autocheckpoint = 4000; pragma cache_size = -65536;"
)
_RECORD: Final = """
create table record (
    number integer primary key,
    stream text not null,
    version integer not null,
    at integer not null,
    actor text not null,
    cause text not null,
    key text not null,
    kind text not null,
    payload blob not null,
    previous blob not null,
    digest blob not null,
    request blob not null default x'',
    answer blob not null default x'',
    unique (stream, version)
) strict
"""
_NEVER_CHANGED: Final = """
create trigger if not exists record_is_never_changed before update on record
    begin select raise(abort, 'a record is never changed'); end
"""
_NEVER_REMOVED: Final = """
create trigger if not exists record_is_never_removed before delete on record
    begin select raise(abort, 'a record is never removed'); end
"""
#: Answers that earlier programs kept for keys.
_ANSWER: Final = """
create table answer (
    key text primary key, request blob not null, answer blob not null
) strict, without rowid
"""
_SNAPSHOT: Final = """
create table snapshot (
    stream text primary key,
    version integer not null,
    number integer not null,
    payload blob not null
) strict, without rowid
"""
#: A short list of all streams, for a start that needs some without reading every record.
_FIRSTS: Final = "create index if not exists record_first on record (stream) where version = 1"
#: Finds the few records of all other kinds without reading those of the kind that most are of.
_KINDS: Final = (
    f"create index if not exists record_kind on record (kind) where kind <> '{MOST_KIND}'"
)
#: What a key is found by: all of it but whose it is. Clients that begin their keys with the time
#: then write one page of the index together, where by their names each would write its own.
FOUND_BY: Final = "substr(key, instr(key, '/') + 1)"
#: Finds what was done under a key; logs of earlier programs keep the index that they have.
_KEYS: Final = f"create index if not exists record_key on record ({FOUND_BY}) where key <> ''"
_KEYS_BEFORE: Final = "create index record_key on record (key) where key <> ''"
#: What logs of earlier programs lack, and what somebody may have taken away.
_ADDITIONS: Final = (
    *(_NEVER_CHANGED, _NEVER_REMOVED, _FIRSTS, _KINDS, _KEYS),
    *(HEAD_TABLE, SUBTREE_TABLE),
)
#: From one version of the tables to the next.
_STEPS: Final = {
    1: (
        "alter table record add column request blob not null default x''",
        "alter table record add column answer blob not null default x''",
    )
}
_OBJECTS: Final = {
    "table": {"record", "answer", "snapshot", "head", "subtree"},
    "index": {"record_first", "record_kind", "record_key"},
    "trigger": {"record_is_never_changed", "record_is_never_removed"},
}
#: What SQLite makes for itself; an index of its own has no text.
_OWN_TABLES: Final = {("table", f"sqlite_{name}") for name in ("sequence", "stat1", "stat4")}
_EXPECTED: Final = (_RECORD, _ANSWER, _SNAPSHOT, *_ADDITIONS)


def prepare(db: sqlite3.Connection) -> list[str]:
    """Make the tables, or bring older ones up; what had been taken away and is there again.

    A copy that may only be read is left as it is.
    """
    found = db.execute("pragma user_version").fetchone()[0]
    if found > VERSION:
        raise sqlite3.DatabaseError(f"schema {found}, this program reads {VERSION}")
    try:
        if not found:
            statements = (_RECORD, _ANSWER, _SNAPSHOT, *_ADDITIONS)
            _execute(db, statements)
            return []
        if found < VERSION:
            steps = [step for version in range(found, VERSION) for step in _STEPS[version]]
            _execute(db, steps)
        gone = [] if found < VERSION else missing(db)
        for statement in _ADDITIONS:
            db.execute(statement)
        return gone
    except sqlite3.OperationalError:
        if found < VERSION:
            raise
        return []


def _execute(db: sqlite3.Connection, statements: "list[str] | tuple[str, ...]") -> None:
    text = ";".join(statements)
    db.executescript(f"begin immediate; {text}; pragma user_version = {VERSION}; commit;")


def readable_columns(db: sqlite3.Connection) -> str:
    """The columns of records in a file that is left as it is, also of the first version."""
    found = db.execute("pragma user_version").fetchone()[0]
    if found > VERSION:
        raise sqlite3.DatabaseError(f"schema {found}, this program reads {VERSION}")
    there = {row[1] for row in db.execute("pragma table_info(record)")}
    return ", ".join(name if name in there else f"x'' as {name}" for name in Record._fields)


def missing(db: sqlite3.Connection) -> list[str]:
    """Guards and indexes that should be there and are not; those that came later may be."""
    later = {"head", "subtree"}
    if db.execute("pragma user_version").fetchone()[0] < VERSION:
        later |= {"record_key"}
    there = {(kind, name) for kind, name in db.execute("select type, name from sqlite_schema")}
    return sorted(
        f"{kind} {name} was missing"
        for kind, names in _OBJECTS.items()
        for name in names
        if (kind, name) not in there and name not in later
    )


def schema_faults(db: sqlite3.Connection) -> list[str]:
    """Where a file has other tables, indexes or guards than this program makes."""
    rows = db.execute("select type, name, sql from sqlite_schema")
    there = {
        (kind, name): _plain(sql or "")
        for kind, name, sql in rows
        if (kind, name) not in _OWN_TABLES and not (kind == "index" and sql is None)
    }
    faults = missing(db)
    wanted = dict(_named(sql) for sql in _EXPECTED)
    for (kind, name), sql in there.items():
        if name not in _OBJECTS.get(kind, ()):
            faults.append(f"{kind} {name} is none of this program's")
        elif sql != wanted[name] and sql not in (_RAISED, _FIRST, _KEYS_BEFORE):
            faults.append(f"{kind} {name} is not as this program makes it")
    return faults


def found_by(column: str) -> str:
    """What the key in a column is found by."""
    return FOUND_BY.replace("key", column)


def _plain(sql: str) -> str:
    return re.sub(r"\s+", " ", sql.replace("if not exists ", "")).strip().lower()


def _named(sql: str) -> tuple[str, str]:
    plain = _plain(sql)
    return plain.split()[2], plain


#: The table of records as it reads after it was brought up from the first version.
_LATER: Final = "request blob not null default x'', answer blob not null default x''"
_FIRST: Final = _plain(_RECORD).replace(f" {_LATER},", "")
_RAISED: Final = _FIRST.replace(" ) strict", f" , {_LATER}) strict")


def index_faults(db: sqlite3.Connection, *, whole: bool) -> list[str]:
    """Where an index and the records part.

    Numbers follow on without a gap, so the index by stream has as many entries as the last number.
    `whole` compares every entry too, which takes as long as reading the log.
    """
    newest = db.execute("select max(number) from record").fetchone()[0] or 0
    # Without a condition whole pages are counted, and not entry by entry.
    query = "select count(*) from record indexed by sqlite_autoindex_record_1"
    entries = db.execute(query).fetchone()[0]
    faults = []
    if entries != newest:
        faults.append(f"the index by stream has {entries} entries, and {newest} records are there")
    if whole:
        stray = (
            "select count(*) from answer where not exists"
            " (select 1 from record where key <> '' and record.key = answer.key"
            f" and {found_by('record.key')} = {found_by('answer.key')})"
        )
        if count := db.execute(stray).fetchone()[0]:
            faults.append(f"{count} answers are kept for keys under which nothing was done")
        said = [row[0] for row in db.execute("pragma integrity_check(5)")]
        faults += [f"the file is damaged: {line}" for line in said if line != "ok"]
    return faults
