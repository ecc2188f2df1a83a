"""A round at a table whose wheel is read by a device: the dealer confirms, and hardly touches."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.house.serving import Server
from tests.screens.dealing import Hand, by_hand
from tests.screens.looking import Screens
from tests.screens.test_dealer_taps import console

pytestmark = pytest.mark.xdist_group("screens-dealer")


class Reader:
    """A driver's key and what it reports of its wheel."""

    def __init__(self, house: Server, table: str, serial: str) -> None:
        self.house, self.serial, self.seq = house, serial, 0
        self.pat, self.second = house.sign_in("pat"), house.sign_in("max")
        self.sam = house.sign_in("sam")
        enrolled = self.submit(
            house.sign_in("ada"),
            "POST",
            "/v1/devices",
            {"name": f"rim-{serial}", "roles": ["sensor"], "serves": f"wheel:{serial}"},
        )
        self.key = enrolled["key"]
        path = f"/v1/wheels/{serial}"
        self.submit(self.pat, "PUT", path, {"maker": "Cammegh", "pockets": 37})
        self.submit(self.pat, "POST", f"{path}/tables", {"table": table})
        self.agree("PUT", f"{path}/sources", {"devices": [f"rim-{serial}"]})

    def submit(self, token: str, verb: str, path: str, body: dict[str, Any]) -> Any:
        with self.house.http(token) as http:
            answer = http.request(verb, path, json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()

    def agree(self, verb: str, path: str, body: dict[str, Any]) -> None:
        """Something that a second person agrees to."""
        with self.house.http(self.pat) as http:
            waits = http.request(verb, path, json=body)
        assert self.house.second(self.second, waits)["type"] == "accepted"

    def reads(self, kind: str, **fields: Any) -> None:
        self.seq += 1
        reading = {"seq": self.seq, "kind": kind, **fields}
        body = {"driver": "cammegh", "readings": [reading]}
        assert self.submit(self.key, "POST", "/v1/readings", body)["refused"] == []

    def release(self, table: str) -> None:
        body = {"table": table, "release": True}
        self.agree("POST", f"/v1/wheels/{self.serial}/tables", body)


@pytest.fixture
def hand(screens: Screens) -> Iterator[Hand]:
    with by_hand(screens.house, "table", "adelaide") as dealt:
        dealt.clear_tasks()
        dealt.done("buy-in", player="zoe", amount=100_000)
        dealt.clear_tasks()
        yield dealt


def test_with_a_reader_a_normal_round_takes_two_touches_at_most(
    screens: Screens, hand: Hand
) -> None:
    reader = Reader(screens.house, hand.table, "SENSOR-1")
    taps = console(screens, hand)
    pad = taps.page.get_by_role("region", name="Result", exact=True)
    for place, (pocket, shown) in enumerate((("17", "17 black"), ("4", "4 black"), ("0", "0"))):
        taps.count = 0
        reader.reads("bets-open")
        if place:
            # The dealer has paid: one touch says so and opens the next game.
            taps.press("Open betting")
        expect(taps.go).to_contain_text("no more bets", ignore_case=True)
        hand.client.done(hand.table, "place", player="zoe", bet="straight:17", stake=500)
        reader.reads("ball-launched", rotor="clockwise", speed=170)
        reader.reads("bets-closed")
        expect(taps.go).to_contain_text("Enter the number")
        reader.reads("number", spin=reader.seq, pocket=pocket)
        expect(pad).to_contain_text(shown)
        expect(taps.go).to_contain_text("Open betting")
        assert hand.view()["phase"] == "settled"
        assert taps.count <= 1, f"{taps.count} touches for a round that a reader has read"
        expect(pad.get_by_role("button", name="Wrong number")).to_be_visible()
    screens.picture(taps.page, "dealer-sensor")
    assert screens.axe(taps.page) == []
    pad.get_by_role("button", name="Wrong number").tap()
    with screens.house.http(screens.house.sign_in("sam")) as http:
        alerts = http.get("/v1/alerts").json()["alerts"]
    assert any("wrong number" in alert["text"] for alert in alerts), alerts
    reader.release(hand.table)


def test_a_number_that_the_reader_cannot_vouch_for_waits_for_a_person(
    screens: Screens, hand: Hand
) -> None:
    reader = Reader(screens.house, hand.table, "SENSOR-2")
    taps = console(screens, hand)
    for kind in ("bets-open", "ball-launched", "bets-closed"):
        reader.reads(kind)
    reader.reads("number-unknown", spin=1, cause="disagreement", seen="17 or 18")
    expect(taps.go).to_contain_text("Enter the number")
    decided = reader.submit(reader.sam, "POST", "/v1/wheels/SENSOR-2/number", {"pocket": "18"})
    assert decided["number"] == "18"
    expect(taps.go).to_contain_text("Open betting")
    assert hand.view()["phase"] == "settled"
    reader.release(hand.table)
