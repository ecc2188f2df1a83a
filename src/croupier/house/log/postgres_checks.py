"""Whether a database guards its records: triggers, indexes, and who may do what."""

from typing import Any, Final

_GUARD: Final = "record_is_never_changed"
_INDEXES: Final = ("record_pkey", "record_stream_version_key", "record_first", "record_key")


async def database_faults(pool: Any, *, whole: bool) -> list[str]:
    """What of the guards and indexes of the records is missing or out of order."""
    enabled = await pool.fetchval(
        "select tgenabled::text from pg_trigger where tgname = $1 and tgrelid = 'record'::regclass",
        _GUARD,
    )
    faults = [] if enabled in ("O", "A") else [f"trigger {_GUARD} is missing or switched off"]
    rows = await pool.fetch(
        "select c.relname, i.indisvalid and i.indisready as sound from pg_index i"
        " join pg_class c on c.oid = i.indexrelid where i.indrelid = 'record'::regclass"
    )
    sound = {row["relname"]: row["sound"] for row in rows}
    faults += [
        f"index {name} is {'not valid' if name in sound else 'missing'}"
        for name in _INDEXES
        if not sound.get(name)
    ]
    if not whole:
        return faults
    newest = await pool.fetchval("select coalesce(max(number), 0) from record")
    count = await pool.fetchval("select count(*) from record")
    if newest != count:
        faults.append(f"{count} records are there, and the last has number {newest}")
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
