"""A second factor: wanted of roles that move money, shown once, used once, lost and set again."""

import itertools
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.house.faults import read_records
from tests.house.serving import Server
from tests.security.one_time import digits_of

pytestmark = pytest.mark.xdist_group("security")
COUNT = itertools.count(1)
OWN = "four green zeros at dawn"
#: Nothing is said of a second factor: a real house wants one of who pays out money.
SETTINGS = {
    "CROUPIER_LIMITS_COMMANDS_PER_SECOND": "1000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("house") / "data"
    # A house in a database has no folder to make itself a key in.
    key = {"CROUPIER_PROOF_KEY": "a1" * 32} if store == "postgresql" else {}
    settings = {**SETTINGS, **key}
    server = Server(data, settings=settings, arguments=("--no-demo",), store=store)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log()


def sign_in(server: Server, name: str, digits: str = "", password: str = OWN) -> httpx2.Response:
    with server.http() as http:
        body = {"name": name, "password": password, "digits": digits}
        return http.post("/v1/session", json=body)


@pytest.fixture(scope="module")
def admin(server: Server) -> str:
    return first_administrator(server)


def first_administrator(server: Server) -> str:
    found = re.search(r"(\S+)", (server.data / "first-password").read_text("utf-8"))
    assert found is not None
    begun = sign_in(server, "admin", password=found[1]).json()
    assert begun["first"] == "password"
    with server.http(begun["token"]) as http:
        assert http.post("/v1/password", json={"current": found[1], "password": OWN}).is_success
        person = {"name": "dan", "password": OWN, "roles": ["dealer"]}
        assert http.post("/v1/staff", json=person).is_success
    return str(begun["token"])


@pytest.fixture
def name(server: Server, admin: str) -> str:
    """A cashier of this test's own."""
    name = f"carl{next(COUNT)}"
    with server.http(admin) as http:
        person = {"name": name, "password": OWN, "roles": ["cashier"]}
        assert http.post("/v1/staff", json=person).is_success
    return name


def set_up(http: httpx2.Client) -> str:
    """Set a second factor up, and the letters that the app was given."""
    return prove(http)[0]


def prove(http: httpx2.Client) -> tuple[str, str]:
    """The same, with the digits that proved it."""
    offered = http.post("/v1/second-factor").json()
    digits = digits_of(offered["secret"])
    answer = http.put("/v1/second-factor", json={"salt": offered["salt"], "digits": digits})
    assert answer.is_success, answer.text
    return str(offered["secret"]), digits


def test_a_cashier_does_nothing_before_there_is_a_second_factor(
    server: Server, admin: str, name: str
) -> None:
    begun = sign_in(server, name).json()
    assert begun["first"] == "second-factor"
    with server.http(begun["token"]) as http:
        assert http.get("/v1/cage").status_code in (403, 404)
        refused = http.get("/v1/waiting")
        assert refused.status_code == 403
        assert "second factor" in refused.json()["detail"]
        offered = http.post("/v1/second-factor").json()
        assert offered["address"].startswith(f"otpauth://totp/Croupier:{name}?secret=")
        assert offered["picture"].startswith("M")
        wrong = {"salt": offered["salt"], "digits": "000000"}
        if digits_of(offered["secret"]) != "000000":
            assert http.put("/v1/second-factor", json=wrong).status_code == 403
        assert http.get("/v1/waiting").status_code == 403
        set_up(http)
        assert http.get("/v1/waiting").status_code == 200


def test_a_dealer_needs_none_and_may_have_one(server: Server, admin: str) -> None:
    begun = sign_in(server, "dan").json()
    assert begun["first"] == ""
    with server.http(begun["token"]) as http:
        letters = set_up(http)
        assert http.get("/v1/waiting").status_code == 200
        again = http.post("/v1/second-factor").json()
        body = {"salt": again["salt"], "digits": digits_of(again["secret"])}
        assert http.put("/v1/second-factor", json=body).status_code == 409
    assert sign_in(server, "dan").status_code == 401
    assert sign_in(server, "dan", digits_of(letters, steps=1)).status_code == 200


def test_digits_open_once_and_wrong_ones_are_counted(server: Server, admin: str, name: str) -> None:
    with server.http(sign_in(server, name).json()["token"]) as http:
        letters, used = prove(http)
    without = sign_in(server, name)
    assert (without.status_code, without.json()["wants"]) == (401, "digits")
    assert sign_in(server, name, used, "another password here").status_code == 401
    # Those that proved the device are used up; the app's next ones are within its drift.
    assert sign_in(server, name, used).status_code == 401
    following = digits_of(letters, steps=1)
    assert sign_in(server, name, following).status_code == 200
    assert sign_in(server, name, following).status_code == 401
    wrong = str((int(following) + 1) % 1_000_000).zfill(6)
    statuses = [sign_in(server, name, wrong).status_code for _ in range(6)]
    assert statuses[-1] == 429


def test_used_digits_stay_used_after_a_restart(server: Server, admin: str, name: str) -> None:
    with server.http(sign_in(server, name).json()["token"]) as http:
        letters = set_up(http)
    following = digits_of(letters, steps=1)
    assert sign_in(server, name, following).status_code == 200
    assert server.stop() == 0
    server.start()
    assert sign_in(server, name, following).status_code == 401


def test_a_lost_device_is_cleared_by_an_administrator_alone(
    server: Server, admin: str, name: str
) -> None:
    with server.http(sign_in(server, name).json()["token"]) as http:
        set_up(http)
        assert http.delete(f"/v1/staff/{name}/second-factor").status_code == 403
        with server.http(admin) as boss:
            listed = {each["name"]: each for each in boss.get("/v1/staff").json()["staff"]}
            assert listed[name]["second_factor"]
            assert boss.delete("/v1/staff/admin/second-factor").status_code == 403
            assert boss.delete("/v1/staff/nobody/second-factor").status_code == 409
            assert boss.delete(f"/v1/staff/{name}/second-factor").status_code == 200
        assert http.get("/v1/waiting").status_code == 401
    assert sign_in(server, name).json()["first"] == "second-factor"


@pytest.mark.parametrize(
    "body",
    [
        {"salt": "x", "digits": "123456"},
        {"salt": "0" * 32, "digits": "12345"},
        {"salt": "0" * 32, "digits": "१२३४५६"},
        {"digits": "123456"},
        {},
    ],
)
def test_what_is_no_digits_is_named(server: Server, admin: str, body: dict[str, Any]) -> None:
    with server.http(admin) as http:
        assert http.put("/v1/second-factor", json=body).status_code == 422


def test_nothing_of_the_secret_is_in_the_log(server: Server, admin: str, name: str) -> None:
    with server.http(sign_in(server, name).json()["token"]) as http:
        letters = set_up(http)
    assert server.stop() == 0
    for file in server.data.rglob("*"):
        if file.is_file():
            assert letters.encode() not in file.read_bytes()
    assert all(letters.encode() not in each.payload for each in read_records(server))
    verified = subprocess.run(
        [sys.executable, "-m", "croupier", "verify", server.log_place], capture_output=True
    )
    assert verified.returncode == 0, verified.stdout
    server.start()


def test_the_command_line_wants_the_digits_too(server: Server, admin: str, name: str) -> None:
    with server.http(sign_in(server, name).json()["token"]) as http:
        letters = set_up(http)
    command = [sys.executable, "-m", "croupier", "cage", "unclaimed"]
    command += [server.log_place, "--set-aside", "--by", name]
    settings = server.settings.items()
    key = {name: value for name, value in settings if name == "CROUPIER_PROOF_KEY"}
    env = {**os.environ, **key, "STAFF_PASSWORD": OWN}
    without = subprocess.run(command, capture_output=True, text=True, env=env)
    assert "STAFF_DIGITS" in without.stdout + without.stderr
    with_digits = {**env, "STAFF_DIGITS": digits_of(letters, steps=1)}
    found = subprocess.run(command, capture_output=True, text=True, env=with_digits)
    assert "digits" not in found.stdout + found.stderr


def test_under_another_key_of_the_house_the_factor_is_set_anew(server: Server, name: str) -> None:
    """Nobody's device could make the digits any more, and nobody must be shut out for good."""
    with server.http(sign_in(server, name).json()["token"]) as http:
        set_up(http)
    assert server.stop() == 0
    server.settings["CROUPIER_PROOF_KEY"] = "5e" * 32
    server.start()
    begun = sign_in(server, name).json()
    assert begun["first"] == "second-factor"
    with server.http(begun["token"]) as http:
        letters = set_up(http)
    assert sign_in(server, name).status_code == 401
    assert sign_in(server, name, digits_of(letters, steps=1)).status_code == 200


def test_a_house_that_wants_none_says_so_and_the_command_line_holds_to_the_log(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "data", arguments=("--no-demo",))
    server.settings["CROUPIER_HOUSE_SECOND_FACTOR"] = ""
    server.start()
    token = first_administrator(server)
    with server.http(token) as http:
        person = {"name": "carl", "password": OWN, "roles": ["cashier"]}
        assert http.post("/v1/staff", json=person).is_success
        reports = http.get("/v1/house/reports").json()["reports"]
        (told,) = [each for each in reports if each["code"] == "second-factor-off"]
        assert told["detail"].startswith("cashier:")
    assert sign_in(server, "carl").json()["first"] == ""
    assert server.stop() == 0
    command = [sys.executable, "-m", "croupier", "cage", "unclaimed"]
    command += [str(server.data), "--set-aside", "--by", "carl"]
    env = {**os.environ, "STAFF_PASSWORD": OWN}
    assert subprocess.run(command, capture_output=True, env=env).returncode == 0
    # From the next start on one is wanted: over the wire, and of who has the file itself in hand.
    del server.settings["CROUPIER_HOUSE_SECOND_FACTOR"]
    server.start()
    assert sign_in(server, "carl").json()["first"] == "second-factor"
    with server.http(token) as http:
        reports = http.get("/v1/house/reports").json()["reports"]
        assert "settings-changed" in [each["code"] for each in reports]
    assert server.stop() == 0
    refused = subprocess.run(command, capture_output=True, text=True, env=env)
    assert "has a second factor of their own to choose first" in refused.stdout + refused.stderr


def test_digits_are_those_of_the_machines_clock_while_the_houses_is_off(tmp_path: Path) -> None:
    """An administrator with a second factor must get in to set the house's clock right."""
    (tmp_path / "clock").write_text("86400")
    settings = {"CROUPIER_DRILL_CLOCK": str(tmp_path / "clock")}
    server = Server(tmp_path / "data", settings=settings, arguments=("--no-demo",))
    server.start()
    # Only then is the machine put right; the house goes on after its last record.
    (tmp_path / "clock").write_text("0")
    token = first_administrator(server)
    with server.http(token) as http:
        assert http.get("/v1/house/reports").json()["time"] / 1000 > time.time() + 80_000
        letters = set_up(http)
    begun = sign_in(server, "admin", digits_of(letters, steps=1))
    assert begun.status_code == 200
    with server.http(begun.json()["token"]) as http:
        right = {"by": -86_400_000, "reason": "a day ahead"}
        assert http.post("/v1/house/clock", json=right).status_code == 200
    assert server.stop() == 0
