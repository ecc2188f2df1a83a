"""What a station's own page reports of its screen after a result."""

from playwright.sync_api import Request

from tests.screens.dealing import Hand
from tests.screens.looking import Screens
from tests.screens.test_play import expect_meter, tap, wait_for_phase


def expect_report(screens: Screens, hand: Hand) -> None:
    """Play a round at a station: it reports number, credits and layout, and the house agrees."""
    hand.open()
    page = screens.seat(hand.table)
    wait_for_phase(page, "betting")
    tap(page, "red")
    expect_meter(page, "staked", "5.00")

    def of_result(request: Request) -> bool:
        is_report = request.url.endswith("/stations") and request.method == "POST"
        return is_report and (request.post_data_json or {}).get("winning") is not None

    with page.expect_request(of_result) as sent:
        hand.finish("1")
    says = sent.value.post_data_json or {}
    assert (says["winning"], says["credited"], says["balance"]) == ("1", 1000, 100_500)
    assert set(says["numbers"]) == {str(n) for n in range(37)}
    answer = sent.value.response()
    assert answer is not None
    assert answer.json()["agrees"] is True
    assert answer.json()["beat_seconds"] == 15
