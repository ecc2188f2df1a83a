"""French tables in a running house: their equipment, their staff, and late corrections of zeros."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.house.serving import Client, Server

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {
    "CROUPIER_CADENCE_REST": "3600",
    "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000",
    "CROUPIER_HOUSE_EQUIPMENT_REGISTER": "true",
}
PASSWORD = "seven green tables"
PEOPLE = {
    "pat": ["pit-boss", "shift-manager"],
    "sam": ["game-supervisor"],
    "luc": ["dealer"],
    "eva": ["dealer"],
}


def body_of(answer: httpx2.Response) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    return body


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    """A house of its own, with nothing in its register, and people who work there."""
    folder = tmp_path_factory.mktemp("france")
    server = Server(folder / "data", settings=SETTINGS, arguments=("--no-demo",), store=store)
    server.start()
    first = (server.data / "first-password").read_text("utf-8").strip()
    with server.http(signed_in(server, "admin", first)) as admin:
        own = {"current": first, "password": "four green zeros at dawn"}
        assert admin.post("/v1/password", json=own).status_code == 200
        for name, roles in PEOPLE.items():
            person = {"name": name, "password": PASSWORD, "roles": roles}
            assert admin.post("/v1/staff", json=person).status_code == 200
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


def signed_in(server: Server, name: str, password: str = PASSWORD) -> str:
    answer = httpx2.post(f"{server.url}/v1/session", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def enter(pat: httpx2.Client, mark: str, thing: dict[str, Any], table: str) -> httpx2.Response:
    """Put a thing into the register and bring it to a table."""
    entered = pat.post(f"/v1/equipment/{mark}", json=thing)
    assert entered.status_code == 200, entered.text
    return pat.post(f"/v1/equipment/{mark}/place", json={"table": table})


def wheel(order: tuple[str, ...], **other: Any) -> dict[str, Any]:
    return {"wheel": {"order": list(order), **other}}


def part(name: str, **other: Any) -> dict[str, Any]:
    return {"part": {"name": name, **other}}


def opening(pat: httpx2.Client, table: str, game: str) -> httpx2.Response:
    sign = {"table": table, "book": "france", "game": game, "min": 500, "max": 500}
    return pat.post("/v1/tables", json=sign)


def refused(pat: httpx2.Client, table: str, game: str) -> dict[str, Any]:
    """Why a table does not open."""
    answer = opening(pat, table, game)
    assert answer.status_code == 409, answer.text
    return body_of(answer)


def equip(pat: httpx2.Client, table: str, game: str) -> None:
    """All that the book wants at a table."""
    american = game == "american"
    order = DOUBLE_ZERO_WHEEL.order if american else SINGLE_ZERO.order
    boxes = part("colour boxes", count=10, material="clear")
    things = [wheel(order, approval=f"A-{table}"), part("layout cloth")]
    things.append(boxes if american else part("wheel lid"))
    for number, thing in enumerate(things):
        assert enter(pat, f"{table}-{number}", thing, table).status_code == 200


@pytest.mark.clause("france", "51#1", "51#2", "55-10#wheel")
@pytest.mark.parametrize(("game", "article"), [("french", "51"), ("english", "55-10")])
def test_a_table_opens_with_an_approved_wheel_of_one_zero_and_its_lid(
    server: Server, game: str, article: str
) -> None:
    table = f"E-{game}"
    with server.http(signed_in(server, "pat")) as pat:
        lacks = refused(pat, table, game)
        assert "wheel: none of the register" in lacks["detail"]
        assert article in lacks["clauses"]
        # Two zeros, and an order with two reds beside each other: neither is a wheel of this game.
        for mark, order in (
            ("two", DOUBLE_ZERO_WHEEL.order),
            ("mixed", (*SINGLE_ZERO.order[:1], *SINGLE_ZERO.order[2:], SINGLE_ZERO.order[1])),
        ):
            name = f"{table}-{mark}"
            assert enter(pat, name, wheel(order, approval="A-1"), table).status_code == 200
            wrong = refused(pat, table, game)
            assert "wheel" in wrong["detail"]
            assert article in wrong["clauses"]
            assert pat.post(f"/v1/equipment/{name}/place", json={"table": ""}).status_code == 200
        # The right wheel, with nobody's approval.
        plain = f"{table}-plain"
        assert enter(pat, plain, wheel(SINGLE_ZERO.order), table).status_code == 200
        for number, name in enumerate(("layout cloth", "wheel lid")):
            lacks = refused(pat, table, game)
            assert article in lacks["clauses"]
            assert enter(pat, f"{table}-{number}", part(name), table).status_code == 200
        unapproved = refused(pat, table, game)
        assert "approv" in unapproved["detail"]
        assert article in unapproved["clauses"]
        assert pat.post(f"/v1/equipment/{plain}/place", json={"table": ""}).status_code == 200
        approved = wheel(SINGLE_ZERO.order, approval="A-2")
        assert enter(pat, f"{table}-right", approved, table).status_code == 200
        assert opening(pat, table, game).status_code == 200


@pytest.mark.clause("france", "51#2", "55-10#wheel")
def test_the_wheel_is_locked_under_its_lid_and_the_log_says_by_whom(server: Server) -> None:
    with (
        server.http(signed_in(server, "pat")) as pat,
        server.client(signed_in(server, "pat")) as floor,
        server.client(signed_in(server, "luc")) as luc,
    ):
        equip(pat, "L1", "french")
        assert opening(pat, "L1", "french").status_code == 200
        assert floor.done("L1", "close-table")["type"] == "accepted"
        (lid,) = luc.see("L1", "dealer")["view"]["tasks"]
        assert (lid["task"], lid["clauses"]) == ("lid", ["51"])
        assert "sous clé" in lid["text"]
        luc.done("L1", "confirm", task="lid", player="")
        assert luc.see("L1", "dealer")["view"]["tasks"] == []
        steps = body_of(pat.get("/v1/inspect/tables/L1/rounds/0"))["steps"]
        assert steps[-1]["actor"] == "luc"


@pytest.mark.clause("france", "55-1#wheel", "55-1#boxes")
def test_an_american_table_has_zeros_opposite_and_ten_clear_boxes(server: Server) -> None:
    order = DOUBLE_ZERO_WHEEL.order
    place = order.index("00")
    beside = (order[0], "00", *order[1:place], *order[place + 1 :])
    with server.http(signed_in(server, "pat")) as pat:
        for mark, wrong in (("one", SINGLE_ZERO.order), ("beside", beside)):
            entered = enter(pat, f"AM-{mark}", wheel(wrong, approval="A-1"), "AM")
            assert entered.status_code == 200
            assert "55-1" in refused(pat, "AM", "american")["clauses"]
            pat.post(f"/v1/equipment/AM-{mark}/place", json={"table": ""})
        assert enter(pat, "AM-w", wheel(order, approval="A-1"), "AM").status_code == 200
        assert enter(pat, "AM-c", part("layout cloth"), "AM").status_code == 200
        for count, material in ((9, "clear"), (11, "clear"), (10, "black")):
            mark = f"AM-{count}-{material}"
            boxes = part("colour boxes", count=count, material=material)
            enter(pat, mark, boxes, "AM")
            assert "55-1" in refused(pat, "AM", "american")["clauses"]
            pat.post(f"/v1/equipment/{mark}/place", json={"table": ""})
        ten = part("colour boxes", count=10, material="clear")
        assert enter(pat, "AM-10", ten, "AM").status_code == 200
        assert opening(pat, "AM", "american").status_code == 200


def deal(dealer: Client, table: str, number: str) -> None:
    """A round from the opening of betting to the number, with all that staff then do."""
    if dealer.see(table, "dealer")["view"]["phase"] != "betting":
        dealer.done(table, "open-betting")
    for action in ("spin", "no-more-bets"):
        dealer.done(table, action)
    dealer.done(table, "result", pocket=number)
    for task in dealer.see(table, "dealer")["view"]["tasks"]:
        dealer.done(table, "confirm", task=task["task"], player=task["player"])


@pytest.mark.clause("france", "51#4", "52#zero-2", "52#zero-3")
def test_what_a_second_person_agrees_to_shows_its_cost_over_older_rounds(server: Server) -> None:
    with (
        server.http(signed_in(server, "pat")) as pat,
        server.client(signed_in(server, "luc")) as luc,
        server.client(signed_in(server, "sam")) as sam,
    ):
        equip(pat, "C1", "french")
        assert opening(pat, "C1", "french").status_code == 200
        luc.done("C1", "buy-in", player="ann", amount=20_000, tender="cash")
        luc.done("C1", "buy-in", player="bob", amount=20_000, tender="cash")
        luc.done("C1", "open-betting")
        luc.done("C1", "place", player="ann", bet="red", stake=8_000)
        luc.done("C1", "place", player="bob", bet="black", stake=4_000)
        # 0, 0, 3 frees half of ann's; then two rounds without wagers of interest.
        for number in ("0", "0", "3"):
            deal(luc, "C1", number)
        luc.done("C1", "remove", player="ann", bet="red")
        for number in ("8", "9"):
            deal(luc, "C1", number)
        waits = sam.submit("C1", "correct-result", pocket="1", round_no=1)
        assert waits["type"] == "pending"
        (card,) = body_of(pat.get("/v1/waiting"))["waiting"]
        assert (card["round_no"], card["before"], card["after"]) == (1, "0", "1")
        # Ann: paid 80 in round 1, in prison once in round 2, freed whole in round 3.
        # Bob: lost in round 1 what he lost in round 3.
        assert card["costs"] == [{"player": "ann", "amount": 12_000}]
        agreed = body_of(pat.post(f"/v1/waiting/{waits['number']}", json={"agrees": True}))
        assert agreed["type"] == "accepted"
        seats = {seat["player"]: seat for seat in sam.see("C1", "pit")["view"]["seats"]}
        assert {name: seat["balance"] for name, seat in seats.items()} == {
            "ann": 20_000 - 4_000 + 12_000,
            "bob": 16_000,
        }
