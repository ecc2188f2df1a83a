"""What comes from outside and is wrong: it is told so, nothing breaks, and nothing changes."""

import contextlib
import json
import random
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from croupier.server.command_messages import SHAPES
from tests.house.serving import STAFF, Client, Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

TABLE = "T1"
SEED = 5
QUIET = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=QUIET, store=store)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def version(server: Server) -> int:
    with server.http() as http:
        return int(http.get(f"/v1/tables/{TABLE}?as=display").json()["seq"])


BAD_FRAMES = (
    b"",
    b"\xff\xfe\x00",
    "",
    "{",
    "null",
    "[]",
    "7",
    '"submit"',
    "{}",
    '{"type":"nothing"}',
    '{"type":"submit"}',
    '{"type":"submit","id":"1","table":"T1","key":"k","command":{"type":"place"}}',
    '{"type":"submit","id":"1","table":"T1","key":"","command":{"type":"open-betting"}}',
    '{"type":"submit","id":"1","table":"T1","key":"k","command":{"type":"open-betting","by":"king"}}',
    '{"type":"submit","id":"1","table":"T1","key":"k","command":{"type":"open-betting","at":1}}',
    '{"type":"subscribe","id":"1","table":"T1","audience":"everyone"}',
    '{"type":"ping","id":"1","sent":' + "9" * 40 + "}",
    '{"type":"ping","id":"' + "x" * 5000 + '"}',
    "[" * 8000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    '{"type":"ping","id":"\\ud800"}',
)


def test_a_bad_frame_is_answered_and_changes_nothing(server: Server) -> None:
    before = version(server)
    with server.client(server.sign_in("dora")) as client:
        for frame in BAD_FRAMES:
            client.raw.send(frame)
            assert client.next("fault")["title"] == "invalid", frame
        client.send(type="ping", id="still here")
        assert client.next("pong")["id"] == "still here"
    assert version(server) == before


def test_a_frame_that_is_too_long_ends_the_socket(server: Server) -> None:
    with server.client() as client:
        client.raw.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            client.next("pong", timeout=5)


@pytest.mark.parametrize("part", ["x" * 4000, ""], ids=["long", "empty"])
def test_a_message_may_come_in_parts_but_not_without_end(server: Server, part: str) -> None:
    with server.client() as client:
        client.raw.send(['{"type":"pi', 'ng","id"', ':"parts"}'])
        assert client.next("pong", id="parts")
        # It may be closed before all of it was sent.
        with contextlib.suppress(ConnectionClosed):
            client.raw.send(part for _ in range(100))
        with pytest.raises(ConnectionClosed) as closed:
            client.raw.recv(timeout=10)
    # What was still on its way when the socket was closed may cost us the reason.
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def test_anyone_asks_too_fast_waits_and_loses_nothing(tmp_path: Path, store: str) -> None:
    settings = {**QUIET, "CROUPIER_LIMITS_MESSAGES_PER_SECOND": "20"}
    server = Server(tmp_path / "data", settings=settings, store=store)
    server.start()
    with server.client() as client:
        for number in range(100):
            client.send(type="ping", id=str(number))
        assert [client.next("pong")["id"] for _ in range(100)] == [str(n) for n in range(100)]
    assert server.stop() == 0


def test_a_client_that_sends_only_nonsense_is_let_go(server: Server) -> None:
    def send_nonsense(client: Client) -> None:
        for _ in range(200):
            client.raw.send("nonsense")
            client.next("fault", timeout=5)

    with server.client() as client, pytest.raises(ConnectionClosed):
        send_nonsense(client)


def _value(chance: random.Random, schema: dict[str, Any]) -> Any:
    """Something of roughly the right shape, and sometimes of the wrong one."""
    texts = (
        "ann",
        "ben",
        "nobody",
        "red",
        "straight:17",
        "0",
        "00",
        "cash",
        "x" * 300,
        "\u0000",
        "",
    )
    choices: dict[str, Any] = {
        "string": lambda: chance.choice((*texts, *string.printable[:5])),
        "integer": lambda: chance.choice((-1, 0, 1, 500, 10**12, -(10**12), 10**30)),
        "boolean": lambda: chance.random() < 0.5,
        "null": lambda: None,
        "array": lambda: [chance.choice(texts) for _ in range(chance.randrange(3))],
        "object": lambda: {chance.choice(texts): chance.choice((*texts, 5)) for _ in range(2)},
    }
    return choices[chance.choice((*choices, schema.get("type", "string")))]()


def test_fuzzed_commands_never_break_the_server(server: Server) -> None:
    """Every command with seeded values, by everyone: one answer each, and never a fault of ours."""
    import msgspec

    chance = random.Random(SEED)
    _, components = msgspec.json.schema_components(tuple(SHAPES.values()))
    for token in (server.sign_in("dora"), server.sign_in("pat"), terminal_key("ann")):
        for action, shape in SHAPES.items():
            fields = components[shape.__name__]["properties"]
            with server.client(token) as client:
                for _ in range(6):
                    given = {
                        name: _value(chance, schema)
                        for name, schema in fields.items()
                        if name not in ("type", "by")
                    }
                    answer = client.submit(TABLE, action, **given)
                    broken = answer["type"] == "fault" and answer["title"] != "invalid"
                    assert not broken, f"seed {SEED}: {action} {given}: {answer}"


BAD_BODIES = (
    (b"", 400),
    (b"{", 400),
    (b"null", 422),
    (b"[]", 422),
    (b'{"type":"place"}', 422),
    (b'{"player":"ann","bet":"red","stake":500}', 422),
    (b'{"type":"place","player":"ann","bet":"red","stake":"500"}', 422),
    (b'{"type":"place","player":"ann","bet":"red","stake":500,"extra":1}', 422),
    (b'{"type":"place","player":"' + b"x" * 20_000 + b'"}', 413),
    (b"\xff", 400),
)


@pytest.mark.parametrize(("body", "status"), BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_bad_body_is_a_problem_and_changes_nothing(
    server: Server, body: bytes, status: int
) -> None:
    before = version(server)
    headers = {"Content-Type": "application/json", "Idempotency-Key": "k"}
    with server.http(terminal_key("ann")) as http:
        answer = http.post(f"/v1/tables/{TABLE}/commands", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == status
    assert version(server) == before


def test_what_is_asked_wrongly_is_named(server: Server) -> None:
    place = f"/v1/tables/{TABLE}/commands"
    with server.http(terminal_key("ann")) as http, server.http() as nobody:
        wager = {"type": "clear", "player": "ann"}
        assert http.post(place, json=wager).status_code == 422
        key = {"Idempotency-Key": "k"}
        assert http.post("/v1/tables/none/commands", json=wager, headers=key).status_code == 404
        assert nobody.post(place, json=wager, headers=key).status_code == 401
        form = {**key, "Content-Type": "text/plain"}
        assert http.post(place, content="{}", headers=form).status_code == 415
        assert http.get("/v1/tables/none").status_code == 404
        assert http.get(f"/v1/tables/{TABLE}?as=king").status_code == 422
        assert http.get(f"/v1/tables/{TABLE}/rounds/7").status_code == 404
        assert http.get("/v1/books/none/clauses").status_code == 404
        assert http.delete("/v1/tables").status_code == 405
        assert http.get("/nothing").status_code == 404
        assert http.get("/" + "x" * 600).status_code == 414
        assert http.post("/v1/staff", json={}).status_code in (403, 422)
        wrong = {"Authorization": "Bearer ann-terminal.guess"}
        assert nobody.get("/v1/session", headers=wrong).status_code == 401


def test_sign_in_locks_a_name_after_repeated_failures(server: Server) -> None:
    with server.http() as http:

        def sign_in(secret: str) -> httpx2.Response:
            return http.post("/v1/session", json={"name": "ines", "password": secret})

        answer = [sign_in("wrong").status_code for _ in range(5)]
        assert answer == [401] * 5
        locked = sign_in(STAFF["ines"])
        assert locked.status_code == 429
        assert int(locked.headers["retry-after"]) > 60
        assert sign_in(STAFF["ines"]).status_code == 429


def test_a_cookie_works_from_our_own_pages_alone(server: Server) -> None:
    with server.http() as http:
        answer = http.post("/v1/session", json={"name": "sam", "password": STAFF["sam"]})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert http.get("/v1/session").json()["name"] == "sam"
        elsewhere = {"Origin": "https://elsewhere.example"}
        assert http.delete("/v1/session", headers=elsewhere).status_code == 403
        assert http.delete("/v1/session").status_code == 403
        token = answer.json()["token"]
        headers = {"Cookie": f"croupier-session={token}", **elsewhere}
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/v1/socket", additional_headers=headers)
        own = {"Origin": server.url}
        assert http.delete("/v1/session", headers=own).status_code == 200
        assert http.get("/v1/session").status_code == 401


def test_devices_and_staff_are_enrolled_and_struck_off(server: Server) -> None:
    with server.http(server.sign_in("ada")) as ada, server.http(server.sign_in("pat")) as pat:
        device = {"name": "kiosk", "roles": ["player"], "players": ["cleo"]}
        assert pat.post("/v1/devices", json=device).status_code == 403
        key = ada.post("/v1/devices", json=device).json()["key"]
        assert ada.post("/v1/devices", json=device).status_code == 409
        with server.http(key) as kiosk:
            assert kiosk.get("/v1/session").json()["players"] == ["cleo"]
            assert ada.delete("/v1/devices/kiosk").status_code == 200
            assert kiosk.get("/v1/session").status_code == 401
        person = {"name": "noel", "password": "a long password", "roles": ["dealer"]}
        assert ada.post("/v1/staff", json=person).status_code == 200
        sign_in = {"name": "noel", "password": "a long password"}
        token = ada.post("/v1/session", json=sign_in).json()["token"]
        with server.http(token) as noel:
            assert noel.get("/v1/session").json()["roles"] == ["dealer"]
            assert ada.delete("/v1/staff/noel").status_code == 200
            assert noel.get("/v1/session").status_code == 401
        system = {**person, "name": "hal", "roles": ["system"]}
        assert ada.post("/v1/staff", json=system).status_code == 409
    assert "a long password" not in server.log()
    assert key not in server.log()


def test_a_slow_reader_is_brought_up_to_date_by_a_snapshot(server: Server) -> None:
    """More happens than is kept for it: it gets the table afresh, not a heap of messages."""
    with (
        server.client(server.sign_in("pat")) as pat,
        server.client(server.sign_in("sam")) as behind,
        server.client() as slow,
    ):
        seq = slow.see("T2", "display")["seq"]
        behind.see("T2", "pit")
        for number in range(600):
            command = {"type": "dispute", "player": "ann", "text": "again"}
            submit = {"type": "submit", "id": "d", "table": "T2", "key": f"d{number}"}
            pat.raw.send(json.dumps({**submit, "command": command}))
        for _ in range(600):
            assert pat.next("accepted", "refused", id="d")["type"] == "accepted"
        with server.client() as again:
            fresh = again.see("T2", "display", after=seq)
            assert (fresh["type"], fresh["seq"]) == ("snapshot", seq + 600)
        # Nobody in the room is told of disputes, so the display was sent nothing at all.
        slow.send(type="ping", id="p")
        assert slow.next("pong", id="p")
        assert [m for m in slow.kept if m["type"] == "update"] == []
        # Anyone who does not read gets few messages in the end, and they lead to the present.
        shown = 0
        while behind.next("update", "snapshot", table="T2")["seq"] < seq + 600:
            shown += 1
        assert shown < 200


@pytest.mark.parametrize(
    ("who", "which"),
    [
        # Signing in and out comes last and as somebody else, for it ends its own session, and
        # after so many failures nobody else signs in from this address for a while.
        ("pat", ("--exclude-path", "/v1/session")),
        ("max", ("--include-path", "/v1/session")),
    ],
)
def test_nothing_that_the_document_allows_breaks_the_server(
    server: Server, tmp_path: Path, who: str, which: tuple[str, str]
) -> None:
    """The OpenAPI document is asked for everything it allows, and for what it does not."""
    checks = (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    )
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/openapi.json"]
    options = ["--checks", ",".join(checks), "--max-examples", "4", "--seed", str(SEED)]
    options += ["--phases", "fuzzing", *which, "--no-color"]
    options += ["-H", f"Authorization: Bearer {server.sign_in(who)}"]
    answer = subprocess.run(
        [*command, *options], cwd=tmp_path, capture_output=True, text=True, timeout=100
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
