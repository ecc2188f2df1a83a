"""The equipment register and the stations over the wire: what a book refuses is not dealt."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.roulette.wheel import SINGLE_ZERO
from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-play")

SETTINGS = {"CROUPIER_CADENCE_REST": "3600", "CROUPIER_LIMITS_REQUESTS_PER_SECOND": "100000"}
BALL = {"ball": {"diameter_mm": "20", "material": "nylon", "metallic": False}}
STEEL = {"ball": {"diameter_mm": "20", "material": "steel", "metallic": True}}
SIGN = {"book": "new-zealand", "game": "table", "min": 100, "max": 50_000}
CHECKS = ("vertical hazards", "horizontal hazards", "level", "free and even movement")


def wheel(**other: Any) -> dict[str, Any]:
    return {"wheel": {"order": list(SINGLE_ZERO.order), "diameter_m": "0.80", **other}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "data", settings=SETTINGS, store=store)
    server.start()
    yield server
    assert server.stop() == 0, server.log()
    assert "Traceback" not in server.log(), server.log()


@pytest.mark.clause("new-zealand", "2.3(b)", "2.3(c)")
def test_a_table_is_not_dealt_with_a_wheel_that_failed_its_inspection(server: Server) -> None:
    with (
        server.http(server.sign_in("pat")) as pat,
        server.http(server.sign_in("dora")) as dora,
        server.client(server.sign_in("dora")) as dealer,
    ):
        assert dora.post("/v1/equipment/W1", json=wheel()).status_code == 403
        entered = pat.post("/v1/equipment/W1", json=wheel())
        assert (entered.status_code, entered.json()["kind"]) == (200, "wheel")
        assert pat.post("/v1/equipment/W1", json=wheel()).status_code == 409
        # Brought to a table that is not open yet, it is looked at when that is opened.
        assert pat.post("/v1/equipment/W1/place", json={"table": "N1"}).status_code == 200
        refused = pat.post("/v1/tables", json={"table": "N1", **SIGN})
        assert refused.status_code == 409
        assert "vertical hazards is not confirmed" in refused.json()["detail"]
        checks = dict.fromkeys(CHECKS, True)
        assert pat.post("/v1/equipment/W1/inspect", json={"checks": checks}).status_code == 200
        assert pat.post("/v1/tables", json={"table": "N1", **SIGN}).status_code == 200
        dealer.done("N1", "open-betting")
        # Found unfit in the middle of a round, it may finish that round and begin no other.
        pat.post("/v1/equipment/W1/inspect", json={"unfit": "a loose fret"})
        alerts = pat.get("/v1/alerts?table=N1").json()["alerts"]
        assert [alert["kind"] for alert in alerts] == ["equipment"]
        assert "a loose fret" in alerts[0]["text"]
        for action in ("spin", "no-more-bets"):
            dealer.done("N1", action)
        dealer.done("N1", "result", pocket="4")
        for task in dealer.see("N1", "dealer")["view"]["tasks"]:
            dealer.submit("N1", "confirm", task=task["task"], player=task["player"])
        answer = dealer.submit("N1", "open-betting")
        assert (answer["type"], answer["reason"]) == ("refused", "equipment-fault")
        assert "a loose fret" in answer["detail"]
    server.kill()
    server.start()
    with (
        server.http(server.sign_in("pat")) as pat,
        server.client(server.sign_in("dora")) as dealer,
    ):
        assert "a loose fret" in dealer.submit("N1", "open-betting")["detail"]
        pat.post("/v1/equipment/W1/inspect", json={"checks": dict.fromkeys(CHECKS, True)})
        dealer.done("N1", "open-betting")


def test_nothing_comes_to_a_table_whose_book_refuses_it(server: Server) -> None:
    with server.http(server.sign_in("pat")) as pat, server.http(server.sign_in("ines")) as ines:
        assert pat.post("/v1/equipment/B1", json=STEEL).status_code == 200
        refused = pat.post("/v1/equipment/B1/place", json={"table": "T1"})
        assert refused.status_code == 409
        assert "holds metal" in refused.json()["detail"]
        assert pat.post("/v1/equipment/B2", json=BALL).status_code == 200
        placed = pat.post("/v1/equipment/B2/place", json={"table": "T1"}).json()
        assert (placed["table"], placed["refused"]) == ("T1", None)
        listed = ines.get("/v1/equipment?table=T1").json()
        assert "B2" in [item["id"] for item in listed["items"]]
        (line,) = listed["tables"]
        assert (line["table"], line["faults"]) == ("T1", [])
        assert pat.post("/v1/equipment/B2/retire", json={"reason": "worn"}).status_code == 200
        assert pat.post("/v1/equipment/B2/place", json={"table": ""}).status_code == 409
        for bad in ({}, {**BALL, **STEEL, **wheel()}):
            assert pat.post("/v1/equipment/X1", json=bad).status_code == 409
        nan = {"ball": {**BALL["ball"], "diameter_mm": "NaN"}}
        assert pat.post("/v1/equipment/X1", json=nan).status_code == 422
        assert pat.post("/v1/equipment/%20", json=BALL).status_code == 422


def test_every_table_of_the_demo_has_all_that_its_book_demands(server: Server) -> None:
    with server.http(server.sign_in("pat")) as pat, server.http(server.sign_in("dora")) as dora:
        tables = [line["table"] for line in pat.get("/v1/tables").json()["tables"]]
        shown = [name for name in tables if name[0] in "TW"]
        assert len(shown) > 10
        for name in shown:
            answer = pat.get(f"/v1/tables/{name}/equipment").json()
            lacks = [lack for need in answer["needs"] for lack in need["lacks"]]
            assert (answer["ready"], lacks) == (True, []), (name, lacks)
            assert any(need["here"] for need in answer["needs"])
        assert dora.get("/v1/tables/T1/equipment").status_code == 403
        assert dora.post("/v1/tables/T1/equipment", json={}).status_code == 403


def test_a_template_fills_a_table_that_is_to_be_opened(server: Server) -> None:
    place, sign = "/v1/tables/N7/equipment", {"book": "new-zealand", "game": "table"}
    with server.http(server.sign_in("pat")) as pat:
        assert pat.get(place).status_code == 404
        assert pat.get(place, params={"book": "none"}).status_code == 422
        assert pat.get(place, params={**sign, "options": "no"}).status_code == 422
        answer = pat.get(place, params=sign).json()
        lacking = {need["name"]: need["clauses"] for need in answer["needs"] if need["lacks"]}
        assert lacking["bell"] == ["2.6(g)"]
        assert "passed: level" in answer["findings"]
        before = len(pat.get("/v1/equipment").json()["items"])
        refused = pat.post(place, json={**sign, "diameter_m": "0.8"})
        assert refused.status_code == 409
        assert "ball_mm" in refused.json()["detail"]
        assert pat.post(place, json={**sign, "diameter_m": "wide"}).status_code == 422
        found = {"diameter_m": "0.8", "ball_mm": "24", "ball_material": "nylon", "passed": CHECKS}
        refused = pat.post(place, json={**sign, **found})
        assert (refused.status_code, refused.json()["clauses"]) == (409, ["2.4"])
        assert len(pat.get("/v1/equipment").json()["items"]) == before
        filled = pat.post(place, json={**sign, **found, "ball_mm": "20"}).json()
        assert [need for need in filled["needs"] if need["lacks"]] == []
        marks = {item["id"] for item in pat.get("/v1/equipment?table=N7").json()["items"]}
        assert {"N7-wheel", "N7-ball", "N7-bell", "N7-drop-box"} <= marks
        assert pat.post(place, json={**sign, **found, "ball_mm": "20"}).status_code == 200
        again = {item["id"] for item in pat.get("/v1/equipment?table=N7").json()["items"]}
        assert again == marks


def test_where_the_register_is_kept_a_table_needs_all_that_its_book_asks_for(
    tmp_path: Path, store: str
) -> None:
    # Nothing has to be set: a house that is no demo keeps it.
    server = Server(tmp_path / "data", settings=SETTINGS, arguments=("--no-demo",), store=store)
    server.start()
    try:
        password = (server.data / "first-password").read_text("utf-8").strip()
        body = {"name": "admin", "password": password}
        with server.http() as http:
            answer = http.post("/v1/session", json=body)
        assert answer.status_code == 200, server.log()
        person = {"name": "pat", "password": "a long password", "roles": ["pit-boss"]}
        with server.http(answer.json()["token"]) as admin:
            chosen = {"current": password, "password": "four green zeros at dawn"}
            assert admin.post("/v1/password", json=chosen).status_code == 200
            assert admin.post("/v1/staff", json=person).status_code == 200
            sign_in = {"name": "pat", "password": "a long password"}
            token = admin.post("/v1/session", json=sign_in).json()["token"]
        with server.http(token) as pat:
            lacks = pat.post("/v1/tables", json={"table": "N1", **SIGN}).json()["detail"]
            assert "wheel: none of the register" in lacks
            parts = (
                *("layout cloth", "drop box", "display rack", "marker buttons"),
                *("change block", "dolly", "bell"),
            )
            things = {
                "W1": wheel(checks=dict.fromkeys(CHECKS, True)),
                "B1": BALL,
                **{f"P{n}": {"part": {"name": name}} for n, name in enumerate(parts)},
            }
            for mark, thing in things.items():
                assert pat.post(f"/v1/equipment/{mark}", json=thing).status_code == 200
                place = f"/v1/equipment/{mark}/place"
                assert pat.post(place, json={"table": "N1"}).status_code == 200
            opened = pat.post("/v1/tables", json={"table": "N1", **SIGN})
            assert opened.status_code == 200, opened.text
            pat.post("/v1/equipment/P5/place", json={"table": ""})
            (table,) = pat.get("/v1/equipment").json()["tables"]
            assert [fault["detail"] for fault in table["faults"]] == ["dolly is missing"]
    finally:
        assert server.stop() == 0, server.log()


@pytest.mark.clause("crown", "10.9.6(a)", "10.9.6(b)", "11.9.5(a)", "11.9.5(b)")
@pytest.mark.parametrize(("game", "clauses"), [("touchtable", "11.9.5"), ("touchbet", "10.9.6")])
def test_a_station_whose_sums_are_wrong_is_out_of_use(
    server: Server, game: str, clauses: str
) -> None:
    table = f"S-{game}"
    sign = {"book": "crown", "game": game, "min": 100, "max": 50_000}
    with (
        server.http(server.sign_in("sam")) as http,
        server.http(terminal_key("ann")) as ann,
        server.http(terminal_key("ben")) as ben,
        server.client(server.sign_in("dora")) as dora,
        server.client(server.sign_in("sam")) as sam,
    ):
        assert http.post("/v1/tables", json={"table": table, **sign}).status_code == 200
        place = f"/v1/tables/{table}/stations"
        for player in ("ann", "ben"):
            buy_in: dict[str, Any] = {"player": player, "amount": 10_000}
            if dora.submit(table, "buy-in", **buy_in, tender="chips")["type"] == "refused":
                with server.client(terminal_key(player)) as terminal:
                    terminal.done(table, "buy-in", **buy_in, tender="note")
        round_no = dora.done(table, "open-betting")["round_no"]
        for player in ("ann", "ben"):
            with server.client(terminal_key(player)) as terminal:
                bet: dict[str, Any] = {"player": player, "bet": "straight:5", "stake": 500}
                if game == "touchtable":
                    # A touch that no pad goes with is nobody's.
                    alone = terminal.submit(table, "place", **bet, pad=False)
                    assert (alone["type"], "11.2" in alone["clauses"]) == ("refused", True)
                # A terminal of one player is that player's own pad.
                terminal.done(table, "place", **bet)
        for action in ("spin", "final-bets", "no-more-bets"):
            dora.submit(table, action)
        dora.done(table, "result", pocket="5")
        says = {"player": "ann", "round_no": round_no, "credited": 18_000, "numbers": ["5", "0"]}
        right = ann.post(place, json=says).json()
        agreed = {"agrees": True, "malfunction": False, "detail": "", "clauses": []}
        assert right == {**agreed, "beat_seconds": 15}
        assert ben.post(place, json=says).status_code == 403
        wrong = ann.post(place, json={**says, "credited": 17_500}).json()
        assert (wrong["agrees"], wrong["malfunction"]) == (False, True), wrong
        assert wrong["detail"] == "$175 credited to ann, $180 due"
        assert f"{clauses}(a)" in wrong["clauses"]
        again = ann.post(place, json={**says, "credited": 17_500}).json()
        assert (again["agrees"], again["malfunction"]) == (False, False)
        foreign = {"player": "ben", "round_no": round_no, "numbers": ["5", "00"]}
        shown = ben.post(place, json=foreign).json()
        assert (shown["malfunction"], "00" in shown["detail"]) == (True, True)
        assert f"{clauses}(b)" in shown["clauses"]
        alerts = http.get(f"/v1/alerts?table={table}").json()["alerts"]
        assert [(a["kind"], a["player"]) for a in alerts if a["kind"] == "malfunction"] == [
            ("malfunction", "ben"),
            ("malfunction", "ann"),
        ]
        view = sam.see(table, "pit")["view"]
        assert set(view["faults"]) == {"station: ann", "station: ben"}
        # The wagers were those of the house's records, so the round stands.
        assert {seat["balance"] for seat in view["seats"]} == {27_500}
