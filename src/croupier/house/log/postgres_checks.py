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
_RELATION: Final = (
    "select relkind::text, relrowsecurity as secured, exists (select 1 from pg_rewrite"
    " where ev_class = c.oid) as ruled from pg_class c where c.oid = to_regclass('record')"
)
_TRIGGERS: Final = (
    "select t.tgname, t.tgenabled::text in ('O', 'A') as enabled, t.tgtype, t.tgqual is null"
    " as always, p.prosrc from pg_trigger t join pg_proc p on p.oid = t.tgfoid"
    " where t.tgrelid = to_regclass('record') and not t.tgisinternal"
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
    relation = await connection.fetchrow(_RELATION)
    if relation is None or relation["relkind"] not in ("r", "p"):
        return ["the records are no table"]
    faults = []
    if relation["ruled"]:
        faults.append("a rule changes what becomes of records")
    if relation["secured"]:
        faults.append("some records are hidden from some roles")
    faults += _trigger_faults(await connection.fetch(_TRIGGERS))
    faults += _index_faults(await connection.fetch(_FOUND_INDEXES))
    return [*faults, *await _count_faults(connection)] if whole else faults


def _trigger_faults(rows: list[Any]) -> list[str]:
    faults = [
        f"trigger {row['tgname']} is none of the house's" for row in rows if row["tgname"] != _GUARD
    ]
    guard = next((row for row in rows if row["tgname"] == _GUARD), None)
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


async def role_faults(pool: Any) -> list[str]:
    """Why the role that runs the house could change records; nothing if it can only add to them."""
    row = await pool.fetchrow(
        "select rolsuper, pg_has_role(current_user, c.relowner, 'usage') as owns,"
        " has_table_privilege('record', 'update') or has_table_privilege('record', 'delete')"
        " or has_table_privilege('record', 'truncate') as changes, current_user as name"
        " from pg_roles, pg_class c where rolname = current_user and c.oid = 'record'::regclass"
    )
    if row["rolsuper"]:
        return [f"{row['name']} is a superuser of the database: run the house as another role"]
    if row["owns"]:
        return [f"{row['name']} owns the records: run the house as another role"]
    return [f"{row['name']} may change records"] if row["changes"] else []
