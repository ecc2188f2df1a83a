"""The ways to tamper with a house in PostgreSQL, found by `croupier verify`.

The attacker owns the database and knows this program. The signing key and one place for anchors are
elsewhere. What lies in a folder of its own, such as a file cut in half, is in `test_tampering`.
"""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from croupier.cli.verify import Evidence, check
from croupier.house.log.head import KEY_NAME, Head, origin_of
from croupier.house.log.merkle import Tree
from croupier.house.log.note import Key, Note, Verifier, make_secret, write_secret
from tests.audit.tampering import COLUMNS, Row, chain_anew
from tests.audit.test_tampering import is_found
from tests.contracts.postgres import PostgresServer, postgres_server
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")
Tampering = Callable[[Any], Awaitable[None]]
KINDS: dict[str, Tampering] = {}


class Scene:
    """A house as it was left, the same at an earlier time, and what is kept elsewhere."""

    def __init__(self, database: PostgresServer, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.key_file = folder / "house.pem"
        self.anchors = folder / "anchors.jsonl"
        secret = make_secret()
        write_secret(self.key_file, secret)
        self.key: Verifier = Key(KEY_NAME, secret).verifier

    def url(self, name: str) -> str:
        return self.database.url.removesuffix("postgres") + name

    def execute(self, statement: str) -> None:
        async def body() -> None:
            connection = await asyncpg.connect(self.database.url)
            await connection.execute(statement)
            await connection.close()

        asyncio.run(body())

    def play(self) -> None:
        self.execute("create database scene")
        settings = {
            "CROUPIER_DATABASE": self.url("scene"),
            "CROUPIER_CADENCE_REST": "3600",
            "CROUPIER_PROOF_KEY": str(self.key_file),
            "CROUPIER_PROOF_ANCHORS": str(self.anchors),
        }
        server = Server(self.folder / "data", settings=settings, log_folder=self.folder)
        server.start()
        assert server.stop() == 0, server.log()
        self.execute("create database older template scene")
        server.start()
        with (
            server.client(terminal_key("ben")) as ben,
            server.http() as http,
            server.http(server.sign_in("carol")) as carol,
        ):
            tables = [line["table"] for line in http.get("/v1/tables").json()["tables"]]
            answers = [ben.submit(t, "cash-out", key=f"out{t}", player="ben") for t in tables]
            number = next(a["ticket"] for a in answers if a.get("ticket"))
            assert carol.post(f"/v1/tickets/{number}/redeem").status_code == 200
        assert server.stop() == 0, server.log()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with postgres_server() as database:
        scene = Scene(database, tmp_path_factory.mktemp("scene"))
        scene.play()
        yield scene


@pytest.fixture
def url(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("CROUPIER_PROOF_KEY", str(scene.key_file))
    monkeypatch.setenv("CROUPIER_PROOF_ANCHORS", str(scene.anchors))
    scene.execute("drop database if exists tampered")
    scene.execute("create database tampered template scene")
    return scene.url("tampered")


def kind(what: str) -> Callable[[Tampering], Tampering]:
    def register(tampering: Tampering) -> Tampering:
        KINDS[what] = tampering
        return tampering

    return register


def run(*statements: str) -> Tampering:
    """Somebody who owns the database runs these."""

    async def tampering(db: Any) -> None:
        for statement in statements:
            await db.execute(statement)

    return tampering


@asynccontextmanager
async def unguarded(db: Any) -> AsyncIterator[None]:
    await db.execute("alter table record disable trigger record_is_never_changed")
    yield
    await db.execute("alter table record enable trigger record_is_never_changed")


def change(column: str, value: str) -> Tampering:
    """One column of one record is another, and the guard is put back."""

    async def tampering(db: Any) -> None:
        async with unguarded(db):
            place = "(select max(number) from record where key <> '' and request <> '')"
            done = await db.execute(f"update record set {column} = {value} where number = {place}")
            assert done == "UPDATE 1"

    return tampering


for column, value in {
    "payload": "convert_to(replace(convert_from(payload, 'utf8'), '1', '2'), 'utf8')",
    "actor": "'mallory'",
    "at": "at - 1",
    "cause": "'something-else'",
    "key": "'another'",
    "kind": "'BoughtIn'",
    "request": "'\\x00'",
    "answer": "'\\x00'",
    "stream": "'table:T99'",
    "previous": "sha256('')",
    "digest": "sha256('')",
}.items():
    KINDS[f"another {column} in a record"] = change(column, value)


async def rows_of(db: Any) -> list[Row]:
    found = await db.fetch(f"select {', '.join(COLUMNS)} from record order by number")
    return [dict(row) for row in found]


async def rewrite(db: Any, forge: Callable[[list[Row]], list[Row] | None]) -> None:
    """Change records, chain everything anew, and put the guard back."""
    rows = await rows_of(db)
    changed = forge(rows)
    async with unguarded(db):
        await db.execute("delete from record")
        await db.copy_records_to_table(
            "record",
            columns=COLUMNS,
            records=[
                tuple(row[column] for column in COLUMNS)
                for row in chain_anew(rows if changed is None else changed)
            ],
        )


async def cut(db: Any, kept: int) -> None:
    async with unguarded(db):
        await db.execute("delete from record where number > $1", kept)
    await db.execute("delete from head where size > $1", kept)
    await db.execute("delete from subtree")
    await db.execute("delete from snapshot where number > $1", kept)


async def resign(db: Any, key: Key) -> None:
    """One head over all records, by a key of the attacker's."""
    rows, tree = await rows_of(db), Tree()
    for row in rows:
        tree.add(row["digest"])
    head = Head(
        origin=origin_of(rows[0]["digest"]),
        size=len(rows),
        root=tree.root(),
        last=rows[-1]["digest"],
        at=rows[-1]["at"] + 1,
        state="closed",
    )
    note = str(Note(head.text(), (key.sign(head.text()),)))
    await db.execute("delete from head")
    await db.execute("delete from subtree")
    values = (len(rows), note, b"".join(tree.peaks))
    await db.execute("insert into head (size, note, peaks) values ($1, $2, $3)", *values)


@kind("a record left out")
async def _(db: Any) -> None:
    async with unguarded(db):
        await db.execute("delete from record where number = 20")


@kind("two records that changed places")
async def _(db: Any) -> None:
    async with unguarded(db):
        for old, new in ((30, -1), (31, 30), (-1, 31)):
            await db.execute("update record set number = $1 where number = $2", new, old)


@kind("a record twice")
async def _(db: Any) -> None:
    await db.execute(
        "insert into record select number + 1, stream, version + 1, at, actor, cause, key, kind,"
        " payload, previous, digest, request, answer from record order by number desc limit 1"
    )


@kind("an administrator appended")
async def _(db: Any) -> None:
    def forge(rows: list[Row]) -> list[Row]:
        payload = b'{"name":"mallory","roles":["administrator"],"password_hash":"x"}'
        fresh = {"stream": "staff:mallory", "actor": "ada", "cause": "people", "key": ""}
        row = {**rows[-1], **fresh, "kind": "StaffEnrolled", "payload": payload}
        return [*rows, {**row, "request": b"", "answer": b""}]

    await rewrite(db, forge)


@kind("the end cut off")
async def _(db: Any) -> None:
    async with unguarded(db):
        await db.execute("delete from record where number > 40")


@kind("the end cut off everything")
async def _(db: Any) -> None:
    await cut(db, len(await rows_of(db)) - 3)


@kind("the last record alone cut off")
async def _(db: Any) -> None:
    await cut(db, len(await rows_of(db)) - 1)


@kind("everything gone")
async def _(db: Any) -> None:
    await cut(db, 0)


@kind("a buy-in made smaller, and all chained anew")
async def _(db: Any) -> None:
    def forge(rows: list[Row]) -> None:
        row = next(row for row in rows if row["kind"] == "BoughtIn")
        row["payload"] = row["payload"].replace(b'"amount":', b'"amount":1')

    await rewrite(db, forge)


@kind("a ticket's payment left out, and all chained anew")
async def _(db: Any) -> None:
    await rewrite(db, lambda rows: [row for row in rows if row["kind"] != "TicketRedeemed"])


@kind("a sign-in left out, and all chained anew")
async def _(db: Any) -> None:
    await rewrite(db, lambda rows: [row for row in rows if row["kind"] != "SessionBegan"])


@kind("another hand behind a record, and all chained anew")
async def _(db: Any) -> None:
    def forge(rows: list[Row]) -> None:
        rows[-1]["actor"] = "mallory"

    await rewrite(db, forge)


@kind("all written anew without a word of signatures")
async def _(db: Any) -> None:
    await rewrite(db, lambda rows: [row for row in rows if row["kind"] != "KeyAccepted"])
    await db.execute("delete from head")
    await db.execute("delete from subtree")


@kind("all written anew and signed with another key")
async def _(db: Any) -> None:
    key = Key(KEY_NAME, make_secret())

    def forge(rows: list[Row]) -> None:
        row = next(row for row in rows if row["kind"] == "KeyAccepted")
        row["payload"] = json.dumps({"key": str(key.verifier)}, separators=(",", ":")).encode()

    await rewrite(db, forge)
    await resign(db, key)


@kind("a key of one's own accepted at the end, and the rest signed with it")
async def _(db: Any) -> None:
    key = Key(KEY_NAME, make_secret())

    def forge(rows: list[Row]) -> list[Row]:
        payload = json.dumps({"key": str(key.verifier)}, separators=(",", ":")).encode()
        accepted = next(row for row in rows if row["kind"] == "KeyAccepted")
        return [*rows, {**accepted, "at": rows[-1]["at"], "payload": payload}]

    await rewrite(db, forge)
    await resign(db, key)


@kind("a snapshot forged with a good digest of its own")
async def _(db: Any) -> None:
    found = await db.fetchrow("select * from snapshot where stream like 'table:%'")
    payload = found["payload"]
    forged = payload[:-1000] + payload[-1000:].replace(b"ann", b"eve").replace(b"\x00", b"\x01")
    inner = forged[39:]
    forged = forged[:39] + hashlib.sha256(inner[32:]).digest() + inner[32:]
    assert forged != payload
    update = "update snapshot set payload = $1 where stream = $2"
    await db.execute(update, forged, found["stream"])


@kind("a snapshot of one table under another's name")
async def _(db: Any) -> None:
    one, other = await db.fetch("select stream from snapshot where stream like 'table:%' limit 2")
    query = "update snapshot set payload = (select payload from snapshot where stream = $1)"
    await db.execute(f"{query} where stream = $2", one["stream"], other["stream"])


_REFUSE = "create or replace function refuse_change() returns trigger language plpgsql as"
KINDS |= {
    "a signed head with another root": run(
        "update head set note = regexp_replace(note, '\\n[^\\n]{43}=\\n',"
        " E'\\n' || encode(sha256(''), 'base64') || E'\\n')"
    ),
    "a signed head that says the house was open": run(
        "update head set note = replace(note, 'closed', 'open')"
    ),
    "a subtree for proofs changed": run(
        "insert into subtree values (8, 0, sha256('')) on conflict do nothing"
    ),
    "a snapshot of another version": run(
        "update snapshot set version = version - 1 where stream like 'table:%'"
    ),
    "an answer for a key under which nothing was done": run(
        "insert into answer values ('to-come', sha256(''), '\\x920101')"
    ),
    "a guard taken away": run("drop trigger record_is_never_changed on record"),
    "a guard switched off": run("alter table record disable trigger record_is_never_changed"),
    "a guard that guards nothing": run(f"{_REFUSE} $$ begin return new; end $$"),
    "a guard for some cases": run(
        "drop trigger record_is_never_changed on record",
        "create trigger record_is_never_changed before truncate on record"
        " execute function refuse_change()",
    ),
    "a trigger that acts on what comes": run(
        "create function later() returns trigger language plpgsql as $$ begin return new; end $$",
        "create trigger later after insert on record for each row execute function later()",
    ),
    "a trigger that lets no signed head be kept": run(
        "create function quiet() returns trigger language plpgsql as $$ begin return null; end $$",
        "create trigger quiet before insert on head for each row execute function quiet()",
    ),
    "a trigger that changes snapshots": run(
        "create function quiet() returns trigger language plpgsql as $$ begin return new; end $$",
        "create trigger quiet before update on snapshot for each row execute function quiet()",
    ),
    "a rule that lets no signed head be kept": run(
        "create rule quiet as on insert to head do instead nothing"
    ),
    "records that lie in another table": run("create table shadow () inherits (record)"),
    "a rule that leaves out what comes": run(
        "create rule less as on insert to record where new.kind = 'TicketRedeemed'"
        " do instead nothing"
    ),
    "an index taken away": run("drop index record_key"),
    "an index that leaves some out": run(
        "drop index record_key",
        "create index record_key on record (key) where key <> '' and key <> 'outT2'",
    ),
    "an index switched off": run(
        "update pg_index set indisvalid = false where indexrelid = 'record_key'::regclass"
    ),
    "a view in place of the records": run(
        "alter table record rename to hidden",
        "create view record as select * from hidden where kind <> 'TicketRedeemed'",
    ),
    "records that some do not see": run(
        "alter table record enable row level security",
        "alter table record force row level security",
        "create policy less on record using (kind <> 'TicketRedeemed')",
    ),
}


@pytest.mark.parametrize("what", KINDS)
def test_it_is_found_in_the_database(url: str, scene: Scene, what: str) -> None:
    async def tamper() -> None:
        db = await asyncpg.connect(url)
        try:
            await KINDS[what](db)
        finally:
            await db.close()

    asyncio.run(tamper())
    assert is_found(url, Evidence(keys=(scene.key,)))


def test_an_older_copy_in_place_of_the_database_is_found(url: str, scene: Scene) -> None:
    assert is_found(scene.url("older"), Evidence(keys=(scene.key,)))


def test_the_house_itself_is_well(url: str, scene: Scene) -> None:
    verdict = check(url, Evidence(keys=(scene.key,)))
    assert verdict.fault is None, verdict.fault
    assert verdict.derived == "in order"
    assert verdict.proven.size == verdict.records
    assert len(KINDS) >= 33
