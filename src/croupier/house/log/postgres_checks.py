"""Whether a database guards its records: triggers, indexes, and who may do what."""

from typing import Any, Final

_GUARD: Final = "record_is_never_changed"
#: What each index is over, and of which records.
_INDEXES: Final = {
    "record_pkey": ("number", ""),
    "record_stream_version_key": ("stream, version", ""),
    "record_first": ("stream", "(version = 1)"),
    "record_key": ("key", "(key <> ''::text)"),
}
_TABLES: Final = ("record", "head", "subtree", "answer", "snapshot")
_RELATIONS: Final = (
    "select name, c.relkind::text as kind, c.relrowsecurity as secured,"
    " exists (select 1 from pg_rewrite where ev_class = c.oid) as ruled,"
    " exists (select 1 from pg_inherits where inhparent = c.oid) as parted"
    " from unnest($1::text[]) name left join pg_class c on c.oid = to_regclass(name)"
)
_TRIGGERS: Final = (
    "select c.relname, t.tgname, t.tgenabled::text in ('O', 'A') as enabled, t.tgtype,"
    " t.tgqual is null as always, p.prosrc"
    " from unnest($1::text[]) name join pg_class c on c.oid = to_regclass(name)"
    " join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid"
    " where not t.tgisinternal"
)
_FOUND_INDEXES: Final = (
    "select c.relname, i.indisvalid and i.indisready and i.indislive as sound,"
    " coalesce(pg_get_expr(i.indpred, i.indrelid), '') as only, (select string_agg("
    "pg_get_indexdef(i.indexrelid, n, true), ', ' order by n)"
    " from generate_series(1, i.indnkeyatts) n) as columns"
    " from pg_index i join pg_class c on c.oid = i.indexrelid"
    " where i.indrelid = to_regclass('record')"
)
#: Before an update, a delete and a truncate, once a statement: as the database writes it down.
_BEFORE_EACH_CHANGE: Final = 2 + 8 + 16 + 32
GUARD_BODY: Final = " begin raise exception 'a record is never changed or removed'; end "


async def database_faults(connection: Any, *, whole: bool) -> list[str]:
    """What of the guards and indexes of the records is missing or out of order."""
    relations = await connection.fetch(_RELATIONS, _TABLES)
    faults = [fault for row in relations for fault in _relation_faults(row)]
    if "the records are no table" in faults:
        return faults
    faults += _trigger_faults(await connection.fetch(_TRIGGERS, _TABLES))
    faults += _index_faults(await connection.fetch(_FOUND_INDEXES))
    return [*faults, *await _count_faults(connection)] if whole else faults


def _relation_faults(row: Any) -> list[str]:
    """What keeps a table from holding what is written to it; those of heads came later."""
    name = "records" if row["name"] == "record" else f"rows of {row['name']}"
    if row["kind"] not in ("r", "p"):
        later = row["kind"] is None and row["name"] in ("head", "subtree")
        return [] if later else [f"the {name} are no table"]
    faults = []
    if row["ruled"]:
        faults.append(f"a rule changes what becomes of {name}")
    if row["secured"]:
        faults.append(f"some {name} are hidden from some roles")
    if row["parted"]:
        faults.append(f"some {name} lie in another table")
    return faults


def _trigger_faults(rows: list[Any]) -> list[str]:
    guards = [row for row in rows if (row["relname"], row["tgname"]) == ("record", _GUARD)]
    faults = [
        f"trigger {row['tgname']} on {row['relname']} is none of the house's"
        for row in rows
        if row not in guards
    ]
    guard = guards[0] if guards else None
    if guard is None or not guard["enabled"]:
        faults.append(f"trigger {_GUARD} is missing or switched off")
    elif (guard["tgtype"], guard["always"]) != (_BEFORE_EACH_CHANGE, True):
        faults.append(f"trigger {_GUARD} does not guard against every change")
    elif guard["prosrc"].strip() != GUARD_BODY.strip():
        faults.append(f"trigger {_GUARD} does something else")
    return faults


def _index_faults(rows: list[Any]) -> list[str]:
    found = {row["relname"]: row for row in rows}
    faults = []
    for name, (columns, only) in _INDEXES.items():
        row = found.get(name)
        if row is None:
            faults.append(f"index {name} is missing")
        elif not row["sound"]:
            faults.append(f"index {name} is not valid")
        elif (row["columns"], row["only"]) != (columns, only):
            faults.append(f"index {name} is over something else")
    return faults


async def _count_faults(connection: Any) -> list[str]:
    faults = []
    newest = await connection.fetchval("select coalesce(max(number), 0) from record")
    count = await connection.fetchval("select count(*) from record")
    if newest != count:
        faults.append(f"{count} records are there, and the last has number {newest}")
    strange = await connection.fetchval(
        "select count(*) from answer a where not exists"
        " (select 1 from record r where r.key <> '' and r.key = a.key)"
    )
    if strange:
        faults.append(f"{strange} answers are kept for keys under which nothing was done")
    return faults


#: Every role that the house's is or may become, with what it could do beyond adding and reading.
_ROLES: Final = """
with kept as (
    select c.oid, c.relname, c.relowner from pg_class c
    where c.relkind in ('r', 'p') and c.oid in (
        to_regclass('record'), to_regclass('head'), to_regclass('subtree'), to_regclass('answer'))
), owners as (
    select relowner as owner from kept
    union select proowner from pg_proc where proname = 'refuse_change'
    union select nspowner from pg_namespace n join pg_class c on c.relnamespace = n.oid
        where c.oid = to_regclass('record')
    union select datdba from pg_database where datname = current_database()
)
select r.rolname as name, r.rolname = current_user as self, r.rolsuper as super,
    r.rolcreaterole as makes, r.oid in (select owner from owners) as owns,
    exists (select from kept k where
        has_table_privilege(r.oid, k.oid, 'delete, truncate, trigger')
        or has_any_column_privilege(r.oid, k.oid, 'update')
        or (k.relname = 'answer' and has_any_column_privilege(r.oid, k.oid, 'insert'))
    ) as changes,
    r.rolname in ('pg_write_server_files', 'pg_execute_server_program') as writes_files
from pg_roles r where pg_has_role(current_user, r.oid, 'member')
order by r.rolname <> current_user, r.rolname
"""


async def role_faults(pool: Any) -> list[str]:
    """Why the role that runs the house could change records; nothing if it can only add to them.

    What it may become counts as what it is, and who owns the schema, the database or the guard's
    function, or may take triggers to a table, needs no right to change its rows.
    """
    rows = await pool.fetch(_ROLES)
    own = next(row["name"] for row in rows if row["self"])
    if rows[0]["super"]:
        return [f"{own} is a superuser of the database: run the house as another role"]
    for row in rows:
        what = _beyond_its_work(row)
        if what is not None:
            who = own if row["self"] else f"{own} may become {row['name']}, which"
            return [f"{who} {what}: run the house as another role"]
    return []


def _beyond_its_work(row: Any) -> str | None:
    if row["super"]:
        return "is a superuser of the database"
    if row["owns"]:
        return "owns the records, their guard, their schema or their database"
    if row["changes"]:
        return "may change records, heads, kept answers, or the guards of these"
    if row["makes"]:
        return "may make itself a member of other roles"
    return "may write files of the server" if row["writes_files"] else None
