"""A forger who chains everything again is found by the arithmetic."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.audit.tampering import Row, examine, forge, rows_of

Payload = dict[str, Any]
LINE = {"stake": 2, "win": 3, "returned": 4, "stands": 5, "void": 6, "odds": 7}


def edit(kind: str, change: Callable[[Payload], bool]) -> Callable[[list[Row]], None]:
    """Change the first event of a kind that the change takes."""

    def forging(rows: list[Row]) -> None:
        for row in rows:
            if row["kind"] != kind:
                continue
            payload = json.loads(row["payload"])
            if change(payload):
                row["payload"] = json.dumps(payload, separators=(",", ":")).encode()
                return
        raise AssertionError(f"no {kind} could be forged")

    return forging


def line_with(**changes: Any) -> Callable[[Payload], bool]:
    """Another figure in the first winning line."""

    def change(payload: Payload) -> bool:
        for line in payload["lines"]:
            if line[LINE["win"]]:
                for name, by in changes.items():
                    line[LINE[name]] = by(line[LINE[name]])
                return True
        return False

    return change


def lost_line(payload: Payload) -> bool:
    """The first line that lost becomes one without a result."""
    for line in payload["lines"]:
        if not line[LINE["win"]] and not line[LINE["void"]]:
            line[LINE["returned"]], line[LINE["void"]] = line[LINE["stake"]], True
            return True
    return False


def no_line(payload: Payload) -> bool:
    """A wager that lost is left out."""
    kept = [line for line in payload["lines"] if line[LINE["win"]]]
    changed = len(kept) < len(payload["lines"])
    payload["lines"] = kept
    return changed


def field(name: str, by: Callable[[Any], Any]) -> Callable[[Payload], bool]:
    def change(payload: Payload) -> bool:
        payload[name] = by(payload[name])
        return True

    return change


def other_pocket(payload: Payload) -> bool:
    """The number that was spun becomes one on which the winner loses."""
    if not any(line[LINE["win"]] for line in payload["lines"]):
        return False
    payload["pocket"] = "0" if payload["pocket"] != "0" else "17"
    return True


def cheaper(payload: Payload) -> bool:
    payload["changes"][0][2] -= 100
    return True


FORGERIES: dict[str, tuple[str, Callable[[Payload], bool]]] = {
    "a higher win": ("RoundSettled", line_with(win=lambda win: win + 500)),
    "a lower win": ("RoundSettled", line_with(win=lambda win: win - 500)),
    "other odds": ("RoundSettled", line_with(odds=lambda odds: odds + 1)),
    "a bigger stake": ("RoundSettled", line_with(stake=lambda stake: stake * 2)),
    "a stake not given back": ("RoundSettled", line_with(returned=lambda kept: 0)),
    "a loser without result": ("RoundSettled", lost_line),
    "a wager left out": ("RoundSettled", no_line),
    "another number": ("RoundSettled", other_pocket),
    "a number off the wheel": ("RoundSettled", field("pocket", lambda pocket: "37")),
    "a wager that costs less": ("WagersChanged", cheaper),
    "a larger cash-out": ("CashedOut", field("amount", lambda amount: amount + 100)),
    "a smaller cash-out": ("CashedOut", field("amount", lambda amount: amount - 100)),
    "a larger ticket": ("TicketIssued", field("amount", lambda amount: amount + 100)),
    "a ticket paid too much": ("TicketRedeemed", field("amount", lambda amount: amount + 100)),
    "a ticket of another table": ("TicketIssued", field("table", lambda table: "T99")),
    "a buy-in of less than nothing": ("BoughtIn", field("amount", lambda amount: -amount)),
    "a smaller buy-in": ("BoughtIn", field("amount", lambda amount: 1)),
    "another round": ("BettingOpened", field("round_no", lambda number: number + 1)),
    "another spin": ("BallSpun", field("spin_no", lambda number: number + 1)),
    "a float that agrees too well": ("FloatCounted", field("difference", lambda off: off + 5)),
    "another player": ("BoughtIn", field("player", lambda player: "mallory")),
    "another time": ("BetsClosed", field("at", lambda at: at - 60_000)),
    "another table": ("TableOpened", field("table", lambda table: "T99")),
    "an unknown game": ("TableOpened", field("game", lambda game: "solitaire")),
    "a text for a number": ("BoughtIn", field("amount", lambda amount: "lots")),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forgery_with_a_whole_chain_is_found(house: Path, forgery: str) -> None:
    kind, change = FORGERIES[forgery]
    forge(house, edit(kind, change))
    fault = examine(house).fault
    assert fault is not None
    named = rows_of(house)[fault.number - 1]
    assert named["stream"] == fault.stream
    # What a smaller amount allows is noticed at the latest when more than that is used.
    assert named["kind"] == kind or forgery in ("a smaller buy-in", "another player")


def _is_missed(row: Row, kind: str) -> bool:
    """Chips that nobody uses again are missed by the next count of the float, a ticket at once.

    A settlement without wagers moves nothing: `verify` alone misses it, by the order of rounds.
    """
    if row["kind"] != kind or b'"lines":[]' in row["payload"]:
        return False
    return kind != "CashedOut" or bool(json.loads(row["payload"]).get("ticket"))


def _without(kind: str) -> Callable[[list[Row]], None]:
    def forging(rows: list[Row]) -> None:
        place = next(place for place, row in enumerate(rows) if _is_missed(row, kind))
        del rows[place]

    return forging


def _twice(kind: str) -> Callable[[list[Row]], None]:
    def forging(rows: list[Row]) -> None:
        place = next(place for place, row in enumerate(rows) if _is_missed(row, kind))
        rows.insert(place + 1, dict(rows[place]))

    return forging


MONEY_KINDS = (
    *("BoughtIn", "WagersChanged", "RoundSettled", "CashedOut", "TicketIssued", "TableOpened"),
    *("PlayerJoined", "BettingOpened"),
)


@pytest.mark.parametrize("kind", MONEY_KINDS)
def test_a_record_left_out_and_chained_over_is_found(house: Path, kind: str) -> None:
    forge(house, _without(kind))
    assert examine(house).fault is not None


def _is_empty(row: Row) -> bool:
    """A settlement of a round in which nobody had a wager."""
    return row["kind"] == "RoundSettled" and b'"lines":[]' in row["payload"]


def _empty_settlement(rows: list[Row]) -> int:
    """Where the first such settlement stands."""
    return next(place for place, row in enumerate(rows) if _is_empty(row))


def test_a_settlement_without_wagers_left_out_is_found(house: Path) -> None:
    def forging(rows: list[Row]) -> None:
        del rows[_empty_settlement(rows)]

    forge(house, forging)
    fault = examine(house).fault
    assert fault is not None
    assert "neither settled nor void" in fault.what


def test_a_settlement_without_wagers_done_twice_is_found(house: Path) -> None:
    def forging(rows: list[Row]) -> None:
        place = _empty_settlement(rows)
        rows.insert(place + 1, dict(rows[place]))

    forge(house, forging)
    fault = examine(house).fault
    assert fault is not None
    assert "settled before" in fault.what


@pytest.mark.parametrize("kind", ["TicketRedeemed", "TicketIssued", "RoundSettled", "CashedOut"])
def test_a_record_done_twice_and_chained_in_is_found(house: Path, kind: str) -> None:
    forge(house, _twice(kind))
    fault = examine(house).fault
    assert fault is not None
    assert rows_of(house)[fault.number - 1]["kind"] == kind
