"""The real server as a process on a free port, and clients that speak to it as any would."""

import contextlib
import itertools
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.contracts.postgres import fresh_database
from tests.house.forking import nursery

#: Tries a test on a file and on a database every day, and not only in long runs.
BOTH_STORES = pytest.mark.parametrize(
    "store", ["sqlite", "postgresql"], indirect=True, scope="module"
)
STAFF = {
    "dora": "deal-the-demo",
    "sam": "watch-the-demo",
    "pat": "boss-the-demo",
    "max": "run-the-demo",
    "tess": "direct-the-demo",
    "carol": "count-the-demo",
    "ines": "look-at-the-demo",
    "ada": "admin-the-demo",
}
#: For clients that use no TLS: reading the machine's certificates anew for each takes long.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
_IDS = itertools.count()


def terminal_key(player: str) -> str:
    """The key of a demo player's terminal."""
    return f"{player}-terminal.play-money-only-{player}"


class Process(Protocol):
    """What is needed of a process: `subprocess.Popen` has it."""

    pid: int

    def poll(self) -> int | None: ...
    def wait(self, timeout: float) -> int: ...
    def send_signal(self, sig: int) -> None: ...
    def kill(self) -> None: ...


@dataclass
class Server:
    """A server process. It can be killed and started again on the same data."""

    data: Path
    settings: dict[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()
    port: int = 0
    process: "Process | None" = None
    #: Where it prints to; beside its data unless said otherwise.
    log_folder: Path | None = None
    #: How its certificate is checked, where it has one.
    verify: "ssl.SSLContext | None" = None
    #: Where its log is: in a file beside its data, or in a database of its own.
    store: str = "sqlite"

    def start(self, port: int = 0) -> None:
        """Start, on a port of before or a free one, and wait until it is ready for requests."""
        if self.store == "postgresql" and "CROUPIER_DATABASE" not in self.settings:
            self.settings = {**self.settings, "CROUPIER_DATABASE": fresh_database()}
        self.port = port or _free_port()
        # The demo's wheel spins on its own time; tests that want it say so.
        env = {"CROUPIER_HOUSE_DEMO_WHEEL": "false", **os.environ, **self.settings}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        arguments = ["serve", "--data", str(self.data), "--port", str(self.port), *self.arguments]
        self.process = self._launch(arguments, env)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended:\n{self.log()}")
            with contextlib.suppress(httpx2.HTTPError):
                if self.ready() == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not become ready:\n{self.log()}")

    def _launch(self, arguments: list[str], env: dict[str, str]) -> Process:
        # What is not the program's own setting is for Python itself, which reads it as it starts.
        if all(name.startswith("CROUPIER_") for name in self.settings):
            return nursery().fork(arguments, env, str(self._log_file))
        with open(self._log_file, "ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "croupier", *arguments],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=env,
            )

    @property
    def log_place(self) -> str:
        """What the command line calls its log."""
        return self.settings.get("CROUPIER_DATABASE") or str(self.data)

    @property
    def url(self) -> str:
        return f"{'https' if self.verify else 'http'}://127.0.0.1:{self.port}"

    def ready(self) -> int:
        """The status with which it says whether it is ready for requests."""
        return httpx2.get(f"{self.url}/readyz", verify=self.verify or NO_TLS).status_code

    def log(self) -> str:
        """Everything it has printed."""
        return self._log_file.read_text("utf-8")

    @property
    def _log_file(self) -> Path:
        return (self.log_folder or self.data.parent) / "server.log"

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)

    def stop(self) -> int:
        """As an operator would."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def verify_log(self) -> None:
        """Stop, have the log verified by a program of its own, and start again."""
        assert self.stop() == 0, self.log()
        done = subprocess.run(
            [sys.executable, "-m", "croupier", "verify", self.log_place],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        self.start()

    def sign_in(self, name: str) -> str:
        """The token of a demo member of staff."""
        body = {"name": name, "password": STAFF[name]}
        response = httpx2.post(f"{self.url}/v1/session", json=body, verify=NO_TLS)
        assert response.status_code == 200, response.text
        return str(response.json()["token"])

    def http(self, token: str = "") -> httpx2.Client:
        """A client with a token or key."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        # A busy machine answers late, and is no failure for it.
        return httpx2.Client(base_url=self.url, headers=headers, timeout=30, verify=NO_TLS)

    def second(self, token: str, waits: httpx2.Response, *, agrees: bool = True) -> Any:
        """What a second person's answer to something that waits comes to."""
        assert (waits.status_code, waits.json()["code"]) == (409, "http-waits-for-second"), (
            waits.text
        )
        number = waits.json()["params"]["number"]
        with self.http(token) as http:
            return http.post(f"/v1/waiting/{number}", json={"agrees": agrees}).json()

    @contextlib.contextmanager
    def client(self, token: str = "") -> Iterator["Client"]:
        """A socket that has been welcomed."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"ws://127.0.0.1:{self.port}/v1/socket"
        with connect(address, additional_headers=headers, open_timeout=10) as raw:
            client = Client(raw)
            assert client.next("welcome")["version"] == 1
            yield client


class Client:
    """One side of a socket: sends requests, and finds each answer among what else comes."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.kept: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def next(self, *kinds: str, timeout: float = 10, **fields: Any) -> dict[str, Any]:
        """The next message of these kinds with these fields; others are kept for later."""

        def fits(message: dict[str, Any]) -> bool:
            same = all(message.get(name) == value for name, value in fields.items())
            return message["type"] in kinds and same

        for place, message in enumerate(self.kept):
            if fits(message):
                return self.kept.pop(place)
        deadline = time.monotonic() + timeout
        while True:
            left = max(0.01, deadline - time.monotonic())
            came: dict[str, Any] = json.loads(self.raw.recv(timeout=left))
            if fits(came):
                return came
            self.kept.append(came)

    def submit(self, table: str, action: str, key: str = "", **fields: Any) -> dict[str, Any]:
        """Submit a command, and wait for its one answer."""
        name = f"i{next(_IDS)}"
        command = {"type": action, **fields}
        self.send(type="submit", id=name, table=table, key=key or name, command=command)
        return self.next("accepted", "refused", "pending", "fault", id=name)

    def done(self, table: str, action: str, **fields: Any) -> dict[str, Any]:
        """Submit a command, and insist that it is accepted."""
        answer = self.submit(table, action, **fields)
        assert answer["type"] == "accepted", (action, answer)
        return answer

    def see(self, table: str, audience: str, **fields: Any) -> dict[str, Any]:
        """Look at a table and take what comes first."""
        name = f"s{next(_IDS)}"
        self.send(type="subscribe", id=name, table=table, audience=audience, **fields)
        answer = self.next("subscribed", "fault", id=name)
        if answer["type"] == "fault":
            return answer
        shown = ("snapshot", "update")
        self.kept = [m for m in self.kept if m["type"] not in shown or m["table"] != table]
        return self.next(*shown, table=table)

    def wait_for(self, table: str, what: str, timeout: float = 10) -> dict[str, Any]:
        """The next update of a table that says something."""
        deadline = time.monotonic() + timeout
        while True:
            left = max(0.01, deadline - time.monotonic())
            update = self.next("update", table=table, timeout=left)
            if any(what in said for one in update["happened"] for said in one["said"]):
                return update


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
