"""Names that would be taken for another's, or for two people's."""

from collections.abc import Iterator

import httpx2
import pytest

from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
PASSWORD = "four green zeros at dawn"
CASHIER = {"roles": ["cashier"], "password": PASSWORD}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("names") / "data")
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[httpx2.Client]:
    with server.http(server.sign_in("ada")) as http:
        yield http


@pytest.mark.parametrize(
    "name", ["carol and sam", "Carol AND Sam", "carol-and-sam", "House", "vir tual-dealer"]
)
def test_nobody_signs_as_two_people_or_as_the_house(ada: httpx2.Client, name: str) -> None:
    """What two people agreed to is on record as done by `carol and sam`."""
    assert ada.post("/v1/staff", json={"name": name, **CASHIER}).status_code == 409
    device = {"name": name, "roles": ["player"], "players": ["zoe"]}
    assert ada.post("/v1/devices", json=device).status_code == 409


@pytest.mark.parametrize("name", ["carol", "Carol", "c-a-r-o-l"])
def test_no_device_has_the_name_of_a_member_of_staff(ada: httpx2.Client, name: str) -> None:
    """The log says who did something by name alone, and keys are told apart by it."""
    device = {"name": name, "roles": ["player"], "players": ["zoe"]}
    answer = ada.post("/v1/devices", json=device)
    assert (answer.status_code, "carol" in answer.json()["detail"]) == (409, True)


def test_no_member_of_staff_has_the_name_of_a_device(ada: httpx2.Client) -> None:
    assert ada.post("/v1/staff", json={"name": "ann-terminal", **CASHIER}).status_code == 409


def test_a_line_break_behind_a_name_or_key_makes_no_other_one(
    server: Server, ada: httpx2.Client
) -> None:
    """A pattern that ends in `$` alone lets it through, and `bob` and a line break is not `bob`."""
    device = {"name": "station-9", "roles": ["player"], "players": ["bob\n"]}
    assert ada.post("/v1/devices", json=device).status_code == 422
    assert ada.post("/v1/staff", json={"name": "bob\n", **CASHIER}).status_code == 422
    assert ada.post("/v1/services", json={"name": "s\n", "scopes": ["events"]}).status_code == 422
    with server.client(terminal_key("ann")) as ann:
        assert ann.ask("T2", "buy-in", player="ann\n", amount=500)["type"] == "fault"
        assert ann.ask("T2", "buy-in", key="k\n", player="ann", amount=500)["type"] == "fault"


def test_digits_of_other_scripts_make_no_day(server: Server) -> None:
    with server.http(server.sign_in("max")) as max_:
        document = max_.get("/openapi.json").text
        assert "\\\\d" not in document
        answer = max_.get("/v1/events?after=١٢")
    assert answer.status_code in (403, 422)
