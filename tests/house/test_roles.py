"""Authorisation over HTTP: every role asks every operation that the house describes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx2
import pytest

from croupier.core.roles import Role
from croupier.server.app import GROUPS
from croupier.server.calling import API
from tests.house.serving import Server

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "100000",
}
#: What stands in an address; whatever is not here is something that does not exist.
PLACES = {"table": "T1", "kind": "cage", "book": "none", "number": "1", "round_no": "1", "seq": "1"}


#: What else is said of a device when it is enrolled.
DEVICES: Final[dict[Role, dict[str, Any]]] = {
    Role.PLAYER: {"players": ["zoe"]},
    Role.SENSOR: {"serves": "wheel:W9"},
    Role.NOTE_READER: {"serves": "station:T1/zoe", "notes": [500], "cap": 100_000},
    Role.PRINTER: {"serves": "station:T1/zoe"},
    Role.CARD_READER: {"serves": "station:T1/zoe"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    assert GROUPS
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="module")
def tokens(server: Server) -> dict[Role, str]:
    return one_of_each(server)


def one_of_each(server: Server) -> dict[Role, str]:
    """A token or key for somebody of each role, and nothing but that role."""
    found: dict[Role, str] = {}
    with server.http(server.sign_in("ada")) as ada:
        # Passwords are hashed slowly on purpose, and there are many of them here.
        ada.timeout = httpx2.Timeout(60)
        for number, role in enumerate(Role):
            name = f"r{number}"
            if role is Role.SYSTEM:
                # The house itself, for whom nobody holds a key.
                continue
            if role in DEVICES:
                body = {"name": name, "roles": [role], **DEVICES[role]}
                found[role] = ada.post("/v1/devices", json=body).json()["key"]
                continue
            person = {"name": name, "password": "a long password", "roles": [role]}
            assert ada.post("/v1/staff", json=person).status_code == 200
            sign_in = {"name": name, "password": "a long password"}
            answer = ada.post("/v1/session", json=sign_in)
            found[role] = answer.json()["token"]
    return found


def address(path: str) -> str:
    return re.sub(r"{(\w+)(?::\w+)?}", lambda found: PLACES.get(found[1], "none"), path)


def test_every_operation_is_refused_to_every_role_but_its_own(
    server: Server, tokens: dict[Role, str]
) -> None:
    guarded = [operation for operation in API.operations if operation.roles is not None]
    assert len(guarded) > 20
    wrong = []
    for role, token in tokens.items():
        with server.http(token) as http:
            for operation in guarded:
                # An empty body never does anything, so that all of it can be asked.
                answer = http.request(operation.method, address(operation.path))
                refused = answer.status_code in (401, 403)
                if refused is (role in (operation.roles or ())):
                    wrong.append((role, operation.method, operation.path, answer.status_code))
    assert wrong == []


def test_nobody_in_particular_may_ask_only_what_is_open(server: Server) -> None:
    with server.http() as nobody:
        for operation in API.operations:
            answer = nobody.request(operation.method, address(operation.path))
            if not operation.open:
                assert answer.status_code == 401, (operation.method, operation.path)
            else:
                assert answer.status_code < 500, (operation.method, operation.path, answer.text)


def test_who_has_a_password_to_choose_may_ask_what_a_stranger_may(server: Server) -> None:
    """No matter what post waits for them."""
    person = {"name": "pim", "password": "a long password", "roles": ["pit-boss"]}
    with server.http(server.sign_in("ada")) as ada:
        assert ada.post("/v1/staff", json={**person, "temporary": True}).status_code == 200
        token = ada.post("/v1/session", json={k: person[k] for k in ("name", "password")}).json()
    with server.http(token["token"]) as pim, server.http() as nobody:
        for operation in API.operations:
            if not operation.open and not operation.temporary:
                answer = pim.request(operation.method, address(operation.path))
                assert answer.status_code == 403, (operation.method, operation.path)
        for seen in ("pit", "dealer", "seat&player=ann"):
            assert pim.get(f"/v1/tables/T1?as={seen}").status_code == 403
            assert pim.get(f"/v1/tables/T1/rounds/1?as={seen}").status_code == 403
        shown = [each.get("/v1/tables/T1?as=display").json()["view"] for each in (pim, nobody)]
        assert [view["audience"] for view in shown] == ["display", "display"]


def test_who_only_looks_changes_nothing(server: Server, tokens: dict[Role, str]) -> None:
    """Whatever changes something names the roles that may, or leaves it to the book."""
    free = {
        "sign_out",
        "change_password",
        "offer_second_factor",
        "set_second_factor",
        # An inspector may be the one who is named to oversee a draw.
        "submit_to_promotion",
        "submit_to_table",
        "open_table",
        "answer_waiting",
        "begin_verification",
        "verify_program",
        "lock_session",
    }
    for operation in API.operations:
        if operation.method == "GET" or operation.open or operation.handler.__name__ in free:
            continue
        assert operation.roles is not None, operation.path
        assert Role.INSPECTOR not in operation.roles, operation.path


def test_the_document_says_who_may_ask(server: Server, tmp_path: Path) -> None:
    with server.http() as http:
        paths = http.get("/openapi.json").json()["paths"]
    redeem = paths["/v1/tickets/{number}/redeem"]["post"]
    assert redeem["x-roles"] == ["cashier"]
