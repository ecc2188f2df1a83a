"""The published log of a real server: heads, receipts, a witness, and a file that was tampered."""

import base64
import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from croupier.house.log.head import KEY_NAME, read_signed_head
from croupier.house.log.merkle import check_consistency, included_root
from croupier.house.log.note import Key, make_secret, read_verifier
from croupier.house.log.receipt import check_receipt
from tests.audit.tampering import Row, append_administrator, rows_of, unguarded
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")
SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_PROOF_EVERY": "1",
    "CROUPIER_PROOF_SECONDS": "1",
}


@contextlib.contextmanager
def running(data: Path, **settings: str) -> Iterator[Server]:
    server = Server(data, settings={**SETTINGS, **settings})
    server.start()
    try:
        yield server
    finally:
        assert server.stop() == 0, server.log()


def croupier(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "croupier", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def get(server: Server, path: str, key: str = "", **query: str | int) -> httpx2.Response:
    with server.http(key) as client:
        return client.get(path, params=query)


def wait_until_signed(server: Server, record: int) -> str:
    """The signed head, once it covers a record; the house signs every second here."""
    while True:
        answer = get(server, "/v1/log/head")
        if answer.status_code == 200:
            note: str = answer.json()["note"]
            if read_signed_head(note).head.size >= record:
                return note


def test_a_player_proves_what_they_did_and_sees_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        rows = rows_of(tmp_path / "data" / "house.db")
        mine = next(r for r in rows if b'"player":"ann"' in r["payload"])
        other = next(r for r in rows if b'"player":"ben"' in r["payload"])
        wait_until_signed(server, max(mine["number"], other["number"]))
        keys = [read_verifier(k) for k in get(server, "/v1/log/head").json()["keys"]]

        def receipt(row: Row) -> httpx2.Response:
            table = str(row["stream"]).removeprefix("table:")
            place = {"table": table, "version": row["version"]}
            return get(server, "/v1/log/receipt", terminal_key("ann"), **place)

        given = receipt(mine)
        assert given.status_code == 200, given.text
        record, _ = check_receipt(given.json(), keys)
        assert record.digest == mine["digest"]
        assert b"ben" not in base64.b64decode(given.json()["record"]["payload"])
        assert receipt(other).status_code == 404
        query = {"record": mine["number"], "digest": mine["digest"].hex()}
        proof = get(server, "/v1/log/proof", **query).json()
        head = read_signed_head(proof["note"]).head
        path = [bytes.fromhex(each) for each in proof["path"]]
        assert included_root(mine["digest"], mine["number"] - 1, head.size, path) == head.root
        wrong = {**query, "digest": "0" * 64}
        assert get(server, "/v1/log/proof", **wrong).status_code == 404
        far = {**query, "record": 10**9}
        assert get(server, "/v1/log/proof", **far).status_code == 409
        grown = get(server, "/v1/log/consistency", old=head.size).json()
        now = read_signed_head(grown["note"]).head
        steps = [bytes.fromhex(each) for each in grown["path"]]
        check_consistency(head.size, head.root, now.size, now.root, steps)


def test_a_witness_elsewhere_finds_a_house_that_was_cut(tmp_path: Path) -> None:
    secret = make_secret()
    own = Key(KEY_NAME, secret).verifier
    command = [sys.executable, "-m", "croupier", "witness", str(tmp_path / "far"), "--port", "0"]
    with subprocess.Popen(
        [*command, "--log", str(own)], stdout=subprocess.PIPE, text=True
    ) as witness:
        assert witness.stdout is not None
        key = witness.stdout.readline().split()[1]
        url = witness.stdout.readline().split()[-1]
        settings = {"CROUPIER_PROOF_KEY": secret.hex(), "CROUPIER_PROOF_WITNESSES": url}
        data = tmp_path / "data"
        with running(data, **settings) as server:
            size = len(rows_of(data / "house.db"))
            wait_until_signed(server, size)
        assert not (data / "house.key").exists()
        answer = croupier(
            *("verify", str(data), "--json", "--anchors", f"{url}/anchors"),
            *("--key", str(own), "--key", key),
        )
        found = json.loads(answer.stdout)
        assert found["ok"], answer.stdout
        assert found["signed"]["witnesses"] == ["witness"]
        with unguarded(data / "house.db") as db:
            db.execute("delete from record where number > 40")
            db.execute("delete from head")
        (data / "anchors.jsonl").unlink()
        answer = croupier("verify", str(data), "--anchors", f"{url}/anchors", "--key", str(own))
        assert answer.returncode == 1
        assert "records were signed" in answer.stdout
        with running(data, **settings) as server:
            assert "witness-refused" in server.log()
        witness.terminate()


def test_an_administrator_appended_to_a_closed_house_is_found(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data):
        pass
    assert croupier("verify", str(data)).returncode == 0
    append_administrator(data / "house.db")
    answer = croupier("verify", str(data))
    assert answer.returncode == 1
    assert "while the house was closed" in answer.stdout
