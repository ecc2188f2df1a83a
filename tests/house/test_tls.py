"""The house over TLS: https, wss, and terminals that show a certificate in place of a key."""

import contextlib
import json
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
import trustme
from websockets.sync.client import connect

from tests.house.serving import STAFF, Server

pytestmark = pytest.mark.xdist_group("house-play")


class SecureServer(Server):
    """A server that is spoken to over TLS alone."""

    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def ready(self) -> int:
        with self.http() as http:
            return http.get("/readyz").status_code

    def http(self, token: str = "", context: ssl.SSLContext | None = None) -> httpx2.Client:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx2.Client(base_url=self.url, headers=headers, verify=context or self.trust)


class Authority:
    """The house's own authority, with certificates for the server and for terminals."""

    def __init__(self, folder: Path) -> None:
        self.ca, self.other = trustme.CA(), trustme.CA()
        server = self.ca.issue_cert("localhost", "127.0.0.1")
        server.private_key_pem.write_to_path(folder / "key.pem")
        server.cert_chain_pems[0].write_to_path(folder / "certificate.pem")
        self.ca.cert_pem.write_to_path(folder / "clients.pem")
        self.settings = {
            "CROUPIER_TLS_CERTIFICATE": str(folder / "certificate.pem"),
            "CROUPIER_TLS_KEY": str(folder / "key.pem"),
            "CROUPIER_TLS_CLIENTS": str(folder / "clients.pem"),
            "CROUPIER_CADENCE_REST": "3600",
        }

    def context(self, name: str = "", *, signed_by: trustme.CA | None = None) -> ssl.SSLContext:
        """What a client trusts, and the certificate that it shows."""
        context = ssl.create_default_context()
        self.ca.configure_trust(context)
        if name:
            issuer = signed_by or self.ca
            issuer.issue_cert(f"{name}.example", common_name=name).configure_cert(context)
        return context


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, authority: Authority
) -> Iterator[SecureServer]:
    server = SecureServer(tmp_path_factory.mktemp("house") / "data", settings=authority.settings)
    server.trust = authority.context()
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def test_https_answers_and_its_cookie_never_leaves_it(server: SecureServer) -> None:
    with server.http() as http:
        answer = http.post("/v1/session", json={"name": "sam", "password": STAFF["sam"]})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert http.get("/v1/session").json()["name"] == "sam"
    with httpx2.Client() as stranger, pytest.raises(httpx2.ConnectError):
        stranger.get(f"{server.url}/readyz")
    with httpx2.Client() as plain, pytest.raises(httpx2.HTTPError):
        plain.get(f"http://localhost:{server.port}/readyz")


def test_a_socket_works_over_tls_as_its_document_says(server: SecureServer) -> None:
    with server.http() as http:
        house = http.get("/asyncapi.json").json()["servers"]["house"]
    assert (house["protocol"], house["host"]) == ("wss", f"localhost:{server.port}")
    address = f"{house['protocol']}://{house['host']}/v1/socket"
    with connect(address, ssl=server.trust) as socket:
        assert json.loads(socket.recv(timeout=10))["name"] == "nobody"
        socket.send(json.dumps({"type": "ping", "id": "1", "sent": 5}))
        assert json.loads(socket.recv(timeout=10))["type"] == "pong"


def test_a_terminal_is_known_by_its_certificate_until_it_is_revoked(
    server: SecureServer, authority: Authority
) -> None:
    body = {"name": "ada", "password": STAFF["ada"]}
    with server.http() as http:
        token = http.post("/v1/session", json=body).json()["token"]
    context = authority.context("kiosk-7")
    address = f"wss://localhost:{server.port}/v1/socket"
    with server.http(token) as ada, server.http(context=context) as kiosk:
        # The authority's word alone opens nothing: the house must have enrolled the name.
        assert kiosk.get("/v1/session").status_code == 401
        device = {"name": "kiosk-7", "roles": ["player"], "players": ["cleo"]}
        assert ada.post("/v1/devices", json=device).status_code == 200
        assert kiosk.get("/v1/session").json()["players"] == ["cleo"]
        with connect(address, ssl=context) as socket:
            assert json.loads(socket.recv(timeout=10))["name"] == "kiosk-7"
        asked = {"type": "clear", "player": "cleo"}
        place, key = "/v1/tables/T1/commands", {"Idempotency-Key": "k"}
        assert kiosk.post(place, json=asked, headers=key).status_code == 200
        elsewhere = {**key, "Origin": "https://elsewhere.example"}
        assert kiosk.post(place, json=asked, headers=elsewhere).status_code == 403
        assert ada.delete("/v1/devices/kiosk-7").status_code == 200
        assert kiosk.get("/v1/session").status_code == 401


def test_a_certificate_of_another_authority_is_no_certificate(
    server: SecureServer, authority: Authority
) -> None:
    forged = authority.context("ann-terminal", signed_by=authority.other)
    with server.http(context=forged) as http, pytest.raises(httpx2.HTTPError):
        http.get("/v1/session")
    with server.http(context=authority.context("ann-terminal")) as http:
        assert http.get("/v1/session").json()["players"] == ["ann"]


def test_a_house_may_let_nobody_in_without_a_certificate(
    tmp_path: Path, authority: Authority
) -> None:
    settings = {**authority.settings, "CROUPIER_TLS_CLIENTS_ONLY": "true"}
    strict = SecureServer(tmp_path / "data", settings=settings)
    strict.trust = authority.context("ann-terminal")
    strict.start()
    try:
        with strict.http(context=authority.context()) as http, pytest.raises(httpx2.HTTPError):
            http.get("/readyz")
        with strict.http() as http:
            assert http.get("/v1/session").json()["name"] == "ann-terminal"
    finally:
        with contextlib.suppress(Exception):
            assert strict.stop() == 0
