"""Requests that once broke the server: each is answered, and no answer is a fault of its own."""

from collections.abc import Iterator

import pytest

from tests.house.serving import Server, terminal_key
from tests.house.test_contests import must, submit, whole_terms

pytestmark = pytest.mark.xdist_group("security")
PASSWORD = "four green zeros at dawn"
COUNTS: tuple[dict[str, int], ...] = (
    {"500": 2},
    {"5": 1},
    {"x": 1},
    {"-5": 1},
    {"500": -1},
    {"5.0": 1},
    {},
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("known")
    server = Server(folder / "data", settings={"CROUPIER_CADENCE_REST": "3600"}, store=store)
    server.start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def test_chips_counted_by_denomination_and_statements_after_a_hand_over(server: Server) -> None:
    token = server.sign_in("sam")
    with server.client(token) as sam:
        for action in ("fill", "credit", "count-float"):
            for counts in COUNTS:
                words = {"moment": "close"} if action == "count-float" else {"amount": 1000}
                answer = sam.submit("T1", action, counts=counts, **words)
                assert answer["type"] != "fault" or answer["title"] == "invalid", answer
        sam.done("T1", "handover", dealer="dora")
    with server.http(terminal_key("ann")) as ann, server.http(token) as sam_http:
        for form in ("json", "csv", "pdf"):
            own = ann.get(f"/v1/play/statement?player=ann&format={form}")
            assert own.status_code in (200, 404, 422), own.text
            for kind in ("cage", "tables", "day"):
                assert sam_http.get(f"/v1/reports/{kind}?format={form}").status_code < 500


@pytest.mark.parametrize("length", [200, 250, 300, 900, 4000])
@pytest.mark.parametrize("form", ["/assets/{}.js", "/{}.svg", "/{}.js", "/play/{}"])
def test_a_name_of_a_file_that_no_disk_has(server: Server, form: str, length: int) -> None:
    with server.http() as http:
        status = http.get(form.format("a" * length)).status_code
    assert status in (200, 404, 414)


def test_a_table_named_twice_for_a_tournament(server: Server) -> None:
    roles = ["operator", "tournament-director"]
    person = {"name": "olga", "password": PASSWORD, "roles": roles}
    with server.http(server.sign_in("ada")) as ada:
        assert ada.post("/v1/staff", json=person).status_code == 200
        signed = ada.post("/v1/session", json={"name": "olga", "password": PASSWORD})
    place, sign = "tournaments/twice", {"book": "star", "game": "table", "min": 500, "max": 50_000}
    with server.http(signed.json()["token"]) as olga:
        assert olga.post("/v1/tables", json={"table": "K1", **sign}).status_code == 200
        new = {"tournament": "twice", "book": "star"}
        assert olga.post("/v1/tournaments", json=new).status_code == 200
        must(olga, place, "publish-terms", terms=whole_terms("star"))
        must(olga, place, "appoint-director", name="olga", by="operator")
        answer = submit(olga, place, "designate-tables", tables=["K1", "K1"])
        assert answer["type"] in ("accepted", "refused"), answer


@pytest.mark.parametrize("number", ["9" * 19, "9" * 30, "9" * 5000, "-1", "1e3"])
def test_a_feed_is_not_resumed_behind_a_number_that_there_cannot_be(
    server: Server, number: str
) -> None:
    with server.http(server.sign_in("ines")) as ines:
        answer = ines.get("/v1/events", headers={"Last-Event-ID": number})
    assert answer.status_code == 422, answer.text
