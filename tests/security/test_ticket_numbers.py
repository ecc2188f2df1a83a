"""A ticket's number is as good as the ticket: nobody learns one who was not handed the paper."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from croupier.cage.masking import mask_number
from tests.house.serving import STAFF, Server, terminal_key

pytestmark = pytest.mark.xdist_group("security")
SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_PROOF_SECONDS": "1",
}
TABLE = "X1"
SCOPES = {
    "plain": ["events"],
    "named": ["events", "events:identities"],
    "whole": ["events", "events:money", "events:identities"],
}
#: Who does not work for the house sees records as they are.
REGULATORS = {"ines"}
LOOKS = (
    *(f"/v1/reports/{kind}{form}" for kind in ("tickets", "cage") for form in ("", "?format=csv")),
    *("/v1/tickets", "/v1/tickets?status=issued", "/v1/tickets?table=X1", "/v1/cage"),
    *("/v1/floor", "/v1/alerts", "/v1/alerts/acknowledged", "/v1/waiting", "/v1/play?player=ann"),
    *(f"/v1/tables/{TABLE}?as={audience}" for audience in ("pit", "dealer", "display")),
    *(f"/v1/inspect/tables/{TABLE}/rounds/0{more}" for more in ("", "/export")),
    *("/v1/inspect/search?player=ann", f"/v1/inspect/search?table={TABLE}"),
    "/v1/inspect/search?player=ann&before=99999999",
    *("/v1/play/statement?player=ann&format=csv", "/v1/patrons/ann", "/v1/patrons?find=ann"),
    *(f"/v1/registers/{name}?format=csv" for name in ("views", "tickets", "transactions")),
    *(f"/v1/events?count=500{more}" for more in ("", f"&table={TABLE}", "&kind=TicketIssued")),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tickets") / "data", settings=SETTINGS)
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log()


def command(
    http: httpx2.Client, key: str, action: str, table: str = TABLE, **words: Any
) -> dict[str, Any]:
    path, headers = f"/v1/tables/{table}/commands", {"Idempotency-Key": key}
    answer = http.post(path, json={"type": action, **words}, headers=headers).json()
    assert answer["type"] == "accepted", answer
    return dict(answer)


@pytest.fixture(scope="module")
def ticket(server: Server) -> tuple[str, int]:
    """A ticket that ann has printed at her station, and the version with which she got it."""
    sign = {"table": TABLE, "book": "adelaide", "game": "terminal", "min": 100, "max": 50_000}
    with server.http(server.sign_in("pat")) as pat:
        assert pat.post("/v1/tables", json=sign).status_code == 200
    with server.http(terminal_key("ann")) as ann:
        command(ann, "in", "buy-in", player="ann", amount=10_000, tender="note")
        out = command(ann, "out", "cash-out", player="ann")
        return out["ticket"], out["seq"]


def test_nobody_in_the_house_reads_the_number_of_a_ticket_that_stands(
    server: Server, ticket: tuple[str, int]
) -> None:
    """A report gave every cashier the numbers of all tickets that nobody had come for yet."""
    number, seq = ticket
    tokens = {name: server.sign_in(name) for name in STAFF}
    with server.http(tokens["ada"]) as ada:
        for name, scopes in SCOPES.items():
            made = ada.post("/v1/services", json={"name": name, "scopes": scopes})
            tokens[name] = made.json()["key"]
    looks = (*LOOKS, f"/v1/log/receipt?table={TABLE}&version={seq}")
    seen, covered = [], 0
    for name, token in {**tokens, "nobody": ""}.items():
        with server.http(token) as http:
            for look in looks:
                text = http.get(look).text
                covered += mask_number(number) in text
                raw = look.endswith("/export") or "receipt" in look
                if number in text.replace("-", "") and not (raw and name in REGULATORS):
                    seen.append((name, look))
    assert seen == []
    # They speak of it all the same, by its last digits.
    assert covered > 10


def test_sockets_of_staff_do_not_say_it_either(server: Server, ticket: tuple[str, int]) -> None:
    with contextlib.ExitStack() as stack:
        watching = [stack.enter_context(server.client(server.sign_in(n))) for n in ("dora", "pat")]
        for client, audience in zip(watching, ("dealer", "pit"), strict=True):
            client.see(TABLE, audience)
        with server.http(terminal_key("ann")) as ann:
            command(ann, "in-2", "buy-in", player="ann", amount=5_000, tender="note")
            number = command(ann, "out-2", "cash-out", player="ann")["ticket"]
        for client in watching:
            update = client.wait_for(TABLE, "ann cashes out")
            assert number not in json.dumps([update, *client.kept])


def test_who_sends_a_player_away_does_not_hear_the_number_of_the_ticket(server: Server) -> None:
    """The dealer was answered with it, and brought it to the cage as a ticket of their own."""
    sign = {"table": "X2", "book": "crown", "game": "touchbet", "min": 100, "max": 50_000}
    with server.http(server.sign_in("pat")) as pat:
        assert pat.post("/v1/tables", json=sign).status_code == 200
    with server.http(terminal_key("ann")) as ann:
        command(ann, "in-3", "buy-in", "X2", player="ann", amount=10_000, tender="note")
    with server.http(server.sign_in("dora")) as dora:
        for _ in range(2):
            out = command(dora, "away", "leave", "X2", player="ann", disrupting=True)
            assert out["ticket"] == ""
    with server.http(server.sign_in("carol")) as carol:
        (waiting,) = carol.get("/v1/tickets?table=X2").json()["tickets"]
        assert (waiting["amount"], waiting["number"]) == (10_000, "")


def test_the_same_ticket_has_one_reference_in_the_feed(
    server: Server, ticket: tuple[str, int]
) -> None:
    number, _ = ticket
    with server.http(server.sign_in("carol")) as carol:
        paid = carol.post(f"/v1/tickets/{number}/redeem", headers={"Idempotency-Key": "pay"})
        assert paid.status_code == 200, paid.text
    with server.http(server.sign_in("ines")) as ines:
        events = ines.get("/v1/events?count=500&kind=TicketIssued,TicketRedeemed").json()["events"]
    about = [
        (e["kind"], e["stream"]) for e in events if e["event"]["number"] == mask_number(number)
    ]
    (issued, one), (redeemed, same) = about
    assert (issued, redeemed) == ("TicketIssued", "TicketRedeemed")
    assert one == same
    assert len(one.removeprefix("ticket:")) == 16


def test_the_number_in_place_of_a_spoilt_one_is_for_who_gives_it_out_alone(
    server: Server, ticket: tuple[str, int]
) -> None:
    """Every list of cancelled tickets had it, and whoever looked the spoilt one up."""
    tokens = {name: server.sign_in(name) for name in STAFF}
    with server.http(terminal_key("ann")) as ann, server.http(tokens["sam"]) as sam:
        command(sam, "fault", "malfunction", scope="printer")
        with server.http(tokens["ada"]) as ada:
            printer = {"name": "slip", "roles": ["printer"], "serves": f"station:{TABLE}/ann"}
            assert ada.post("/v1/devices", json=printer).status_code == 200
        command(ann, "in-3", "buy-in", player="ann", amount=5_000, tender="note")
        spoilt = command(ann, "out-3", "cash-out", player="ann")["ticket"]
    own, lists = f"/v1/tickets/{spoilt}", "/v1/tickets?status=cancelled"
    with server.http(tokens["carol"]) as carol:
        why = {"reason": "nothing came out"}
        new = carol.post(f"{own}/reprint", json=why).json()["number"]
        assert carol.get(own).json()["replaced_by"] == new
    seen: list[tuple[str, str]] = []

    def look(name: str, *paths: str) -> None:
        with server.http(tokens[name]) as http:
            texts = {path: http.get(path).text for path in paths}
        seen.extend((name, p) for p, text in texts.items() if new in text.replace("-", ""))

    for name in STAFF:
        look(name, lists, *((own,) if name != "carol" else ()))
    with server.http(tokens["carol"]) as carol:
        given = carol.post(f"/v1/tickets/{new}/print", json={"player": "ann"})
        assert given.status_code == 200, given.text
    look("carol", own)
    assert seen == []


def test_what_is_not_known_of_a_ticket_is_not_guessed(server: Server) -> None:
    with server.http(server.sign_in("carol")) as carol:
        for number in ("010000000000000009", "1", "9" * 18, "0" * 18):
            assert carol.get(f"/v1/tickets/{number}").status_code in (404, 422)
