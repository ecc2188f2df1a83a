"""Every way we can think of to tamper with the folder of a house, found by `croupier verify`.

The attacker can write all files of the folder and knows this program. The signing key and one
place for anchors are elsewhere, which is how a house should be set up.
"""

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from croupier.cli.output import UsageError
from croupier.cli.verify import Evidence, check
from croupier.house.log.head import KEY_NAME
from croupier.house.log.note import Key, Verifier, make_secret, write_secret
from tests.audit.tampering import (
    Row,
    append_administrator,
    chain_anew,
    make_house,
    rows_of,
    unguarded,
    write_rows,
)
from tests.contracts.test_derived import rewrite_index
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")
Tampering = Callable[[Path], None]
KINDS: dict[str, Tampering] = {}


class Scene:
    """A house as it was left, one as it was before, and what is kept elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.older = folder / "older"
        self.key_file = folder / "far" / "house.pem"
        self.anchors = folder / "far" / "anchors.jsonl"
        self.key_file.parent.mkdir()
        secret = make_secret()
        write_secret(self.key_file, secret)
        self.key: Verifier = Key(KEY_NAME, secret).verifier

    def play(self) -> None:
        settings = {
            "CROUPIER_CADENCE_REST": "3600",
            "CROUPIER_PROOF_KEY": str(self.key_file),
            "CROUPIER_PROOF_ANCHORS": str(self.anchors),
        }
        server = Server(self.data, settings=settings, log_folder=self.folder)
        server.start()
        assert server.stop() == 0, server.log()
        shutil.copytree(self.data, self.older)
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


@pytest.fixture(scope="session")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    scene = Scene(tmp_path_factory.mktemp("scene"))
    scene.play()
    return scene


@pytest.fixture
def data(scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CROUPIER_PROOF_KEY", str(scene.key_file))
    monkeypatch.setenv("CROUPIER_PROOF_ANCHORS", str(scene.anchors))
    shutil.copytree(scene.older, tmp_path / "older")
    return Path(shutil.copytree(scene.data, tmp_path / "data"))


def kind(what: str) -> Callable[[Tampering], Tampering]:
    def register(tampering: Tampering) -> Tampering:
        KINDS[what] = tampering
        return tampering

    return register


def file_of(data: Path) -> Path:
    return data / "house.db"


def execute(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def change(column: str, value: str, where: str = "key <> '' and request <> x''") -> Tampering:
    """One column of one record is another, and the guards are put back."""

    def tampering(data: Path) -> None:
        with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
            guards = db.execute("select name, sql from sqlite_schema where type = 'trigger'")
            for name, _ in (kept := guards.fetchall()):
                db.execute(f"drop trigger {name}")
            place = f"(select max(number) from record where {where})"
            done = db.execute(f"update record set {column} = {value} where number = {place}")
            assert done.rowcount == 1
            for _, sql in kept:
                db.execute(sql)

    return tampering


for column, value in {
    "payload": "replace(payload, '1', '2')",
    "actor": "'mallory'",
    "at": "at - 1",
    "cause": "'something-else'",
    "key": "'another'",
    "kind": "'BoughtIn'",
    "request": "x'00'",
    "answer": "x'00'",
    "stream": "'table:T99'",
    "previous": "zeroblob(32)",
    "digest": "zeroblob(32)",
}.items():
    text = f"cast({value} as blob)" if column == "payload" else value
    KINDS[f"another {column} in a record"] = change(column, text)


def rewrite(data: Path, forge: Callable[[list[Row]], list[Row] | None]) -> None:
    """Change records, chain everything anew, and put the guards back."""
    rows = rows_of(file_of(data))
    changed = forge(rows)
    write_rows(file_of(data), chain_anew(rows if changed is None else changed))
    _guard(data)


def _guard(data: Path) -> None:
    execute(
        data,
        "create trigger if not exists record_is_never_changed before update on record"
        " begin select raise(abort, 'a record is never changed'); end",
        "create trigger if not exists record_is_never_removed before delete on record"
        " begin select raise(abort, 'a record is never removed'); end",
    )


def cut(data: Path, kept: int) -> None:
    with unguarded(file_of(data)) as db:
        db.execute("delete from record where number > ?", (kept,))
        db.execute("delete from head where size > ?", (kept,))
        db.execute("delete from subtree")
        db.execute("delete from snapshot where number > ?", (kept,))
    _guard(data)


@kind("a record left out")
def _(data: Path) -> None:
    with unguarded(file_of(data)) as db:
        db.execute("delete from record where number = 20")
    _guard(data)


@kind("two records that changed places")
def _(data: Path) -> None:
    with unguarded(file_of(data)) as db:
        for old, new in ((30, -1), (31, 30), (-1, 31)):
            db.execute("update record set number = ? where number = ?", (new, old))
    _guard(data)


@kind("a record twice")
def _(data: Path) -> None:
    with unguarded(file_of(data)) as db:
        db.execute(
            "insert into record select number + 1, stream, version + 1, at, actor, cause, key,"
            " kind, payload, previous, digest, request, answer from record"
            " order by number desc limit 1"
        )
    _guard(data)


@kind("an administrator appended")
def _(data: Path) -> None:
    append_administrator(file_of(data))
    _guard(data)


@kind("a session of an administrator appended")
def _(data: Path) -> None:
    def forge(rows: list[Row]) -> list[Row]:
        payload = b'{"holder":"staff:ada","expires_at":9999999999999}'
        fresh = {"stream": "session:00", "actor": "ada", "cause": "sign-in", "key": ""}
        row = {**rows[-1], **fresh, "kind": "SessionBegan", "payload": payload}
        return [*rows, {**row, "request": b"", "answer": b""}]

    rewrite(data, forge)


@kind("the end cut off")
def _(data: Path) -> None:
    with unguarded(file_of(data)) as db:
        db.execute("delete from record where number > 40")
    _guard(data)


@kind("the end cut off everything in the folder")
def _(data: Path) -> None:
    size = len(rows_of(file_of(data))) - 3
    cut(data, size)
    beside = data / "anchors.jsonl"
    lines = beside.read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if int(json.loads(line)["note"].split("\n")[1]) <= size]
    beside.write_text("".join(kept), "utf-8")


@kind("the last record alone cut off")
def _(data: Path) -> None:
    cut(data, len(rows_of(file_of(data))) - 1)


@kind("everything gone")
def _(data: Path) -> None:
    cut(data, 0)
    (data / "anchors.jsonl").unlink()


@kind("an older copy in place of the folder")
def _(data: Path) -> None:
    older = data.with_name("older")
    shutil.rmtree(data)
    shutil.copytree(older, data)


@kind("another house in place of the file")
def _(data: Path) -> None:
    file_of(data).unlink()
    make_house(data, seed=5, rounds=4)


@kind("another house in place of the folder")
def _(data: Path) -> None:
    shutil.rmtree(data)
    data.mkdir()
    make_house(data, seed=5, rounds=4)


@kind("a buy-in made smaller, and all chained anew")
def _(data: Path) -> None:
    def forge(rows: list[Row]) -> None:
        row = next(row for row in rows if row["kind"] == "BoughtIn")
        row["payload"] = row["payload"].replace(b'"amount":', b'"amount":1')

    rewrite(data, forge)


@kind("a ticket's payment left out, and all chained anew")
def _(data: Path) -> None:
    rewrite(data, lambda rows: [row for row in rows if row["kind"] != "TicketRedeemed"])


@kind("a sign-in left out, and all chained anew")
def _(data: Path) -> None:
    rewrite(data, lambda rows: [row for row in rows if row["kind"] != "SessionBegan"])


@kind("another hand behind a record, and all chained anew")
def _(data: Path) -> None:
    def forge(rows: list[Row]) -> None:
        rows[-1]["actor"] = "mallory"

    rewrite(data, forge)


@kind("all written anew without a word of signatures")
def _(data: Path) -> None:
    rewrite(data, lambda rows: [row for row in rows if row["kind"] != "KeyAccepted"])
    execute(data, "delete from head", "delete from subtree")
    (data / "anchors.jsonl").unlink()


@kind("all written anew and signed with another key")
def _(data: Path) -> None:
    secret = make_secret()
    key = Key(KEY_NAME, secret)

    def forge(rows: list[Row]) -> None:
        row = next(row for row in rows if row["kind"] == "KeyAccepted")
        row["payload"] = json.dumps({"key": str(key.verifier)}, separators=(",", ":")).encode()

    rewrite(data, forge)
    _resign(data, key)


def _resign(data: Path, key: Key) -> None:
    """One head over all records, by a key of the attacker's."""
    from croupier.house.log.head import Head, origin_of
    from croupier.house.log.merkle import Tree
    from croupier.house.log.note import Note

    rows, tree = rows_of(file_of(data)), Tree()
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
    execute(data, "delete from head", "delete from subtree")
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        values = (len(rows), note, b"".join(tree.peaks))
        db.execute("insert into head (size, note, peaks) values (?, ?, ?)", values)
    (data / "anchors.jsonl").write_text(json.dumps({"note": note}) + "\n", "utf-8")


@kind("a key of one's own accepted at the end, and the rest signed with it")
def _(data: Path) -> None:
    key = Key(KEY_NAME, make_secret())

    def forge(rows: list[Row]) -> list[Row]:
        payload = json.dumps({"key": str(key.verifier)}, separators=(",", ":")).encode()
        accepted = next(row for row in rows if row["kind"] == "KeyAccepted")
        return [*rows, {**accepted, "at": rows[-1]["at"], "payload": payload}]

    rewrite(data, forge)
    _resign(data, key)


@kind("a signed head with another root")
def _(data: Path) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        place, note = db.execute("select place, note from head limit 1").fetchone()
        lines = note.split("\n")
        lines[2] = lines[2][::-1].replace("=", "A")[:43] + "="
        db.execute("update head set note = ? where place = ?", ("\n".join(lines), place))


@kind("a signed head that says the house was open")
def _(data: Path) -> None:
    execute(data, "update head set note = replace(note, 'closed', 'open')")


@kind("anchors beside the log rewritten")
def _(data: Path) -> None:
    beside = data / "anchors.jsonl"
    beside.write_text(beside.read_text("utf-8").replace("closed", "open"), "utf-8")


@kind("a subtree for proofs changed")
def _(data: Path) -> None:
    execute(data, "insert or replace into subtree values (8, 0, zeroblob(32))")


@kind("a snapshot forged with a good digest of its own")
def _(data: Path) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        stream, payload = db.execute(
            "select stream, payload from snapshot where stream like 'table:%'"
        ).fetchone()
        # Not what says under which key it is: the key may have a zero there, and a short one does.
        place = max(39, len(payload) - 1000)
        head, body = payload[:place], payload[place:]
        forged = head + body.replace(b"ann", b"eve").replace(b"\x00", b"\x01")
        inner = forged[39:]
        forged = forged[:39] + hashlib.sha256(inner[32:]).digest() + inner[32:]
        assert forged != payload
        db.execute("update snapshot set payload = ? where stream = ?", (forged, stream))


@kind("a snapshot of one table under another's name")
def _(data: Path) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        found = db.execute("select stream from snapshot where stream like 'table:%' limit 2")
        (one,), (other,) = found.fetchall()
        query = "update snapshot set payload = (select payload from snapshot where stream = ?)"
        db.execute(f"{query} where stream = ?", (one, other))


@kind("a snapshot of another version")
def _(data: Path) -> None:
    execute(data, "update snapshot set version = version - 1 where stream like 'table:%'")


@kind("an answer for a key under which nothing was done")
def _(data: Path) -> None:
    execute(data, "insert into answer values ('to-come', zeroblob(32), x'920101')")


@kind("an index entry that points elsewhere")
def _(data: Path) -> None:
    rewrite_index(file_of(data), "update shadow set c = 2 where a like 'ticket:%' and b = 2")


@kind("an index entry less")
def _(data: Path) -> None:
    rewrite_index(file_of(data), "delete from shadow where a like 'ticket:%' and b = 2")


@kind("a guard taken away")
def _(data: Path) -> None:
    execute(data, "drop trigger record_is_never_changed")


@kind("a guard that guards nothing")
def _(data: Path) -> None:
    execute(
        data,
        "drop trigger record_is_never_removed",
        "create trigger record_is_never_removed before delete on record begin select 1; end",
    )


@kind("a trigger that acts on what comes")
def _(data: Path) -> None:
    execute(data, "create trigger later after insert on record begin select 1; end")


@kind("a trigger whose name begins nearly as those of SQLite itself")
def _(data: Path) -> None:
    execute(data, "create trigger sqlitex after insert on record begin select 1; end")


@kind("a trigger whose name is one of SQLite's own")
def _(data: Path) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        db.execute("create trigger later after insert on record begin select 1; end")
        db.execute("pragma writable_schema = on")
        db.execute(
            "update sqlite_schema set name = 'sqlite_later',"
            " sql = replace(sql, ' later ', ' sqlite_later ') where name = 'later'"
        )


@kind("an index taken away")
def _(data: Path) -> None:
    execute(data, "drop index record_key")


@kind("an index that leaves some out")
def _(data: Path) -> None:
    execute(
        data,
        "drop index record_key",
        "create index record_key on record (key) where key <> '' and key <> 'outT2'",
    )


@kind("a view in place of the records")
def _(data: Path) -> None:
    execute(
        data,
        "pragma legacy_alter_table = on",
        "alter table record rename to hidden",
        "create view record as select * from hidden where kind <> 'TicketRedeemed'",
    )


@kind("a page of the file overwritten")
def _(data: Path) -> None:
    raw = bytearray(file_of(data).read_bytes())
    # The last one that holds a record: others may be empty at that place.
    place = raw.rindex(b"TicketRedeemed")
    raw[place : place + 100] = bytes(100)
    file_of(data).write_bytes(bytes(raw))


@kind("the file cut in half")
def _(data: Path) -> None:
    raw = file_of(data).read_bytes()
    file_of(data).write_bytes(raw[: len(raw) // 8192 * 4096])


@kind("the key of the log itself put beside it")
def _(data: Path) -> None:
    """A key beside the log must not count where another is known."""
    _resign(data, Key(KEY_NAME, make_secret()))


@kind("a record far behind the last")
def _(data: Path) -> None:
    with unguarded(file_of(data)) as db:
        db.execute(
            "insert into record select number + 1000, stream, version + 1, at, actor, cause, key,"
            " kind, payload, digest, zeroblob(32), request, answer from record"
            " order by number desc limit 1"
        )
    _guard(data)


@kind("the peaks of a head changed")
def _(data: Path) -> None:
    last = "(select max(place) from head)"
    execute(data, f"update head set peaks = zeroblob(length(peaks)) where place = {last}")


@kind("a trigger that lets no signed head be kept")
def _(data: Path) -> None:
    execute(data, "create trigger quiet before insert on head begin select raise(ignore); end")


@kind("a trigger that forgets the keys of commands")
def _(data: Path) -> None:
    execute(data, "create trigger quiet after insert on answer begin delete from answer; end")


@kind("a trigger that changes snapshots")
def _(data: Path) -> None:
    execute(
        data,
        "create trigger quiet after update on snapshot"
        " begin update snapshot set version = 1 where stream = new.stream; end",
    )


@kind("the answers of keys in a table that forgets them")
def _(data: Path) -> None:
    execute(
        data,
        "alter table answer rename to aside",
        "create view answer as select * from aside where 0",
    )


@kind("records in a table that takes one place twice")
def _(data: Path) -> None:
    with closing(sqlite3.connect(file_of(data), isolation_level=None)) as db:
        shown = db.execute("select sql from sqlite_schema where name = 'record'").fetchone()[0]
        rest = db.execute(
            "select sql from sqlite_schema where tbl_name = 'record' and type <> 'table'"
            " and sql is not null"
        ).fetchall()
        loose = shown.replace(",\n    unique (stream, version)", "")
        assert loose != shown
        db.execute("alter table record rename to before")
        db.execute(loose)
        db.execute("insert into record select * from before")
        db.execute("drop table before")
        for (sql,) in rest:
            db.execute(sql)


@kind("a buy-in done again at the end, and all chained anew")
def _(data: Path) -> None:
    def forge(rows: list[Row]) -> list[Row]:
        place = next(i for i, row in enumerate(rows) if row["kind"] == "BoughtIn")
        mine = rows[place]
        versions = [row["version"] for row in rows if row["stream"] == mine["stream"]]
        again = {**mine, "version": max(versions) + 1, "key": "forged/1"}
        return [*rows, again]

    rewrite(data, forge)


@kind("a clock set back by a day, and all chained anew")
def _(data: Path) -> None:
    def forge(rows: list[Row]) -> None:
        for row in rows[len(rows) // 2 :]:
            row["at"] -= 86_400_000

    rewrite(data, forge)


@kind("a head of one size with the peaks of another")
def _(data: Path) -> None:
    execute(
        data,
        "update head set peaks = (select peaks from head order by place limit 1)"
        " where place = (select max(place) from head)",
    )


def is_found(data: Path | str, evidence: Evidence | None = None) -> bool:
    """Whether `verify` ends with 1: at a fault, or because the log cannot be read."""
    try:
        return check(str(data), evidence).fault is not None
    except UsageError as stop:
        return stop.code == 1


@pytest.mark.parametrize("what", KINDS)
def test_it_is_found(data: Path, scene: Scene, what: str) -> None:
    KINDS[what](data)
    assert is_found(data, Evidence(keys=(scene.key,)))


#: These need somebody who kept the key or an anchor elsewhere.
_ONLY_FROM_ELSEWHERE = (
    "the end cut off everything in the folder",
    "everything gone",
    "an older copy in place of the folder",
    "another house in place of the folder",
    "all written anew without a word of signatures",
    "all written anew and signed with another key",
)


@pytest.mark.parametrize("what", [what for what in KINDS if what not in _ONLY_FROM_ELSEWHERE])
def test_it_is_found_with_the_folder_alone(
    data: Path, scene: Scene, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CROUPIER_PROOF_ANCHORS")
    KINDS[what](data)
    assert is_found(data)


def test_the_house_itself_is_well(data: Path, scene: Scene) -> None:
    verdict = check(str(data), Evidence(keys=(scene.key,)))
    assert verdict.fault is None, verdict.fault
    assert verdict.derived == "in order"
    assert verdict.proven.size == verdict.records
    assert len(KINDS) >= 33
