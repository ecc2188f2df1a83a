"""Names that would be taken for another's, or for two people's."""

from collections.abc import Iterator

import httpx2
import pytest

from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
PASSWORD = "four green zeros at dawn"
CASHIER = {"roles": ["cashier"], "password": PASSWORD}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("names") / "data", store=store)
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
    """The log says who did something by name alone, and keys are distinguished by it."""
    device = {"name": name, "roles": ["player"], "players": ["zoe"]}
    answer = ada.post("/v1/devices", json=device)
    assert (answer.status_code, "carol" in answer.json()["detail"]) == (409, True)


def test_no_member_of_staff_has_the_name_of_a_device(ada: httpx2.Client) -> None:
    assert ada.post("/v1/staff", json={"name": "ann-terminal", **CASHIER}).status_code == 409


@pytest.mark.parametrize("name", ["carol", "Carol", "c-a-r-o-l", "ann-terminal", "reader-1"])
def test_no_service_would_be_taken_for_anybody_else(ada: httpx2.Client, name: str) -> None:
    ada.post("/v1/services", json={"name": "reader1", "scopes": ["events"]})
    answer = ada.post("/v1/services", json={"name": name, "scopes": ["events"]})
    assert answer.status_code == 409, answer.text


@pytest.mark.parametrize("name", ["t1", "T-1", "t_1"])
def test_no_table_would_be_taken_for_another(server: Server, name: str) -> None:
    """A ticket of `t1` and a sign at `T1` are one table to whoever reads them."""
    with server.http(server.sign_in("max")) as http:
        sign = {"table": name, "book": "star", "game": "table", "min": 500, "max": 50_000}
        answer = http.post("/v1/tables", json=sign)
    assert (answer.status_code, "T1" in answer.json()["detail"]) == (409, True)


def test_a_line_break_behind_a_name_or_key_makes_no_other_one(
    server: Server, ada: httpx2.Client
) -> None:
    """A pattern that ends in `$` alone lets it through, and `bob` and a line break is not `bob`."""
    device = {"name": "station-9", "roles": ["player"], "players": ["bob\n"]}
    assert ada.post("/v1/devices", json=device).status_code == 422
    assert ada.post("/v1/staff", json={"name": "bob\n", **CASHIER}).status_code == 422
    assert ada.post("/v1/services", json={"name": "s\n", "scopes": ["events"]}).status_code == 422
    with server.client(terminal_key("ann")) as ann:
        assert ann.submit("T2", "buy-in", player="ann\n", amount=500)["type"] == "fault"
        assert ann.submit("T2", "buy-in", key="k\n", player="ann", amount=500)["type"] == "fault"


def test_digits_of_other_scripts_make_no_day(server: Server) -> None:
    with server.http(server.sign_in("max")) as max_:
        document = max_.get("/openapi.json").text
        assert "\\\\d" not in document
        answer = max_.get("/v1/events?after=١٢")
    assert answer.status_code in (403, 422)
