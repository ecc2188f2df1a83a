"""Every route and every socket command as every role: nothing is ever a fault of the server."""

import contextlib
import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.serving import STAFF, Server, terminal_key
from tests.security.fuzzing import Maker, Requests

pytestmark = pytest.mark.xdist_group("fuzz")
SEED = int(os.environ.get("SEED", "1"))
KNOWN = ["T1", "T2", "T6", "T11", "ann", "ben", "1", "2", "dora", "0123456789012345", "red", "W1"]
DRIVERS = {
    "sensor": "wheel:W1",
    "note-reader": "station:T2/ann",
    "printer": "station:T2/ann",
    "card-reader": "station:T2/ann",
}
SCOPES = ["events", "events:money", "events:identities", "webhooks", "metrics"]
#: So many send at once.
SENDERS = 3
SETTINGS = {
    "CROUPIER_CADENCE_BETTING": "1.5",
    "CROUPIER_CADENCE_REST": "0.5",
    "CROUPIER_CADENCE_BALL": "0.5",
    **{
        f"CROUPIER_LIMITS_{name}_PER_SECOND": "100000"
        for name in ("REQUESTS", "MESSAGES", "COMMANDS")
    },
}
#: What would end the sessions and the house that the others need.
SPARED = ("/v1/session", "/v1/password", "/v1/house/clock")


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Server]:
    server = Server(tmp_path / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    server.kill()


def test_no_request_and_no_command_is_a_fault(server: Server) -> None:
    assert fuzz(server, SEED, seconds=15) == []


@pytest.mark.soak
def test_ten_minutes_of_requests_and_commands_find_no_fault(server: Server) -> None:
    assert fuzz(server, SEED, seconds=600) == []


def fuzz(server: Server, seed: int, seconds: float) -> list[str]:
    """Send made-up requests and commands for so long, several at once; every one that was a fault.

    Much goes wrong only while something else is under way.
    """
    document = httpx2.get(f"{server.url}/openapi.json").json()
    known, until = tokens(server), time.monotonic() + seconds
    with ThreadPoolExecutor(SENDERS) as pool:
        senders = [
            pool.submit(send, server, document, random.Random(f"{seed}/{n}"), known, until)
            for n in range(SENDERS)
        ]
        came = [sender.result() for sender in senders]
    counts = sum((each for each, _ in came), Counter[int]())
    faults = [fault for _, found in came for fault in found]
    print(f"seed {seed}: {counts.total()} requests, {dict(counts)}, {len(faults)} faults")
    return faults


def send(
    server: Server,
    document: dict[str, Any],
    chance: random.Random,
    known: list[str],
    until: float,
) -> tuple[Counter[int], list[str]]:
    """What one of several senders was answered, and every fault."""
    requests = Requests(document, chance, KNOWN)
    faults: list[str] = []
    counts: Counter[int] = Counter()
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(server.http(token)) for token in known]
        while time.monotonic() < until:
            client = chance.choice(clients)
            for _ in range(20):
                request = requests.make()
                if request.path.startswith(SPARED) and request.method != "GET":
                    continue
                if request.method == "DELETE" and any(n in request.path for n in STAFF):
                    continue
                try:
                    answer = client.request(
                        request.method, request.path, content=request.body, headers=request.headers
                    )
                except httpx2.TransportError:
                    # A body that is refused unread may end its connection, never the house.
                    counts[0] += 1
                    if server.ready() != 200:
                        return counts, [*faults, f"the house is gone after {request}"]
                    continue
                counts[answer.status_code] += 1
                if answer.status_code >= 500:
                    faults.append(f"{answer.status_code} {request} -> {answer.text[:200]}")
            faults += fuzz_socket(server, document, chance)
    return counts, faults


def tokens(server: Server) -> list[str]:
    """Everybody there is, devices of every kind, another system, and nobody."""
    known = [*map(server.sign_in, STAFF), terminal_key("ann"), ""]
    with server.http(known[list(STAFF).index("ada")]) as ada:
        for role, serves in DRIVERS.items():
            device: dict[str, Any] = {"name": f"a-{role}", "roles": [role], "serves": serves}
            if role == "note-reader":
                device |= {"notes": [500, 1000], "cap": 100_000}
            answer = ada.post("/v1/devices", json=device)
            assert answer.status_code == 200, answer.text
            known.append(answer.json()["key"])
        service = {"name": "reader", "scopes": SCOPES}
        known.append(ada.post("/v1/services", json=service).json()["key"])
    return known


def fuzz_socket(server: Server, document: dict[str, Any], chance: random.Random) -> list[str]:
    """Some commands over one socket."""
    maker, faults = Maker(document, chance), []
    schemas = [name for name, schema in document["components"]["schemas"].items() if tag_of(schema)]
    token = chance.choice((terminal_key("ann"), server_token(server, chance)))
    with contextlib.suppress(ConnectionClosed, TimeoutError), server.client(token) as client:
        for turn in range(10):
            command = maker.value({"$ref": f"#/{chance.choice(schemas)}"})
            table = chance.choice(("T1", "T2", "T6", "T11", "nowhere"))
            message = {
                "type": "submit",
                "id": f"f{turn}",
                "table": table,
                "key": f"f{chance.random()}",
            }
            client.raw.send(json.dumps({**message, "command": command}))
            came = client.next("accepted", "refused", "pending", "fault", timeout=10)
            if came["type"] == "fault" and came["title"] != "invalid":
                faults.append(f"socket {command} -> {came}")
    return faults


_TOKENS: dict[tuple[int, str], str] = {}


def server_token(server: Server, chance: random.Random) -> str:
    """A session of some member of staff, begun once."""
    name = chance.choice(list(STAFF))
    place = (server.port, name)
    if place not in _TOKENS:
        _TOKENS[place] = server.sign_in(name)
    return _TOKENS[place]


def tag_of(schema: dict[str, Any]) -> str:
    """The one word that a command's type can be; empty if the schema is none of a command."""
    kind = schema.get("properties", {}).get("type", {})
    words = kind.get("enum") or [kind.get("const", "")]
    return str(words[0]) if len(words) == 1 else ""
