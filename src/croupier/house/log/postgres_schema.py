"""The tables of a log in PostgreSQL: made by their owner, used by a role that cannot change them.

A house may run as the owner of its tables, and then nothing in the database keeps an intruder in
the house from switching the guards off. `croupier database` makes the tables as their owner and
gives another role the rights that a house needs: records, heads and subtrees are added and read,
never changed.
"""

from typing import Any, Final

from croupier.house.log.postgres_checks import GUARD_BODY, database_faults
from croupier.house.log.proofs import POSTGRES_TABLES
from croupier.house.log.store import MOST_KIND, StoreUnavailable

_SCHEMA: Final = f"""
create table if not exists record (
    number bigint primary key,
    stream text not null,
    version bigint not null,
    at bigint not null,
    actor text not null,
    cause text not null,
    key text not null,
    kind text not null,
    payload bytea not null,
    previous bytea not null,
    digest bytea not null,
    unique (stream, version)
);
alter table record add column if not exists request bytea not null default '';
alter table record add column if not exists answer bytea not null default '';
create index if not exists record_first on record (stream) where version = 1;
create index if not exists record_key on record (key) where key <> '';
create or replace function refuse_change() returns trigger language plpgsql as
    $${GUARD_BODY}$$;
create or replace trigger record_is_never_changed before update or delete or truncate on record
    execute function refuse_change();
create table if not exists answer (
    key text primary key, request bytea not null, answer bytea not null
);
create table if not exists lease (
    stream text primary key, node text not null, epoch bigint not null, until timestamptz not null
);
create table if not exists node (
    name text primary key, address text not null, until timestamptz not null
);
alter table node add column if not exists version text not null default '';
alter table node add column if not exists key text not null default '';
create table if not exists snapshot (
    stream text primary key, version bigint not null, number bigint not null, payload bytea not null
);
"""
#: Finds the few records of all other kinds without reading those of the kind that most are of.
_KINDS: Final = (
    f"create index if not exists record_kind on record (kind) where kind <> '{MOST_KIND}'"
)
#: What a house does with each table.
RIGHTS: Final = {
    "record": "select, insert",
    "head": "select, insert",
    "subtree": "select, insert",
    "answer": "select",
    "snapshot": "select, insert, update",
    "lease": "select, insert, update",
    "node": "select, insert, update, delete",
}
#: Whether the tables are those of this version.
_MADE: Final = (
    "select count(*) from pg_attribute where attrelid = to_regclass('node')"
    " and attname = 'key' and not attisdropped"
)
_OWNS: Final = (
    "select pg_has_role(current_user, relowner, 'usage') from pg_class"
    " where oid = to_regclass('record')"
)


async def prepare(connection: Any, *, read_only: bool = False) -> list[str]:
    """Make the tables, or bring them up; a role that does not own them finds them made.

    What was out of order before is returned: bringing up the tables would mend it unseen.
    """
    made = await connection.fetchval(_MADE)
    faults = await database_faults(connection, whole=False) if made else []
    if made and read_only:
        return faults
    if await connection.fetchval(_OWNS) is not False:
        await connection.execute(_SCHEMA + POSTGRES_TABLES)
        await connection.execute(_KINDS)
    elif not made:
        raise StoreUnavailable("the tables are those of an earlier version: see croupier database")
    return faults


async def grant(connection: Any, role: str) -> None:
    """Give a role what a house needs, and take everything else from it."""
    name = await connection.fetchval("select quote_ident($1)", role)
    for table, rights in RIGHTS.items():
        await connection.execute(f"revoke all on {table} from {name}, public")
        await connection.execute(f"grant {rights} on {table} to {name}")
    await connection.execute(f"grant usage on sequence head_place_seq to {name}")
    await connection.execute("revoke create on schema public from public")
    await connection.execute(f"revoke create on schema public from {name}")
