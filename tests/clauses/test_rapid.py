"""Rapid Roulette: what is better shown over all numbers, books and amounts than in a story."""

from dataclasses import replace
from typing import Final

import pytest

from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered
from croupier.roulette.calls import Call, CallKind
from croupier.roulette.catalogue import book_folders, find_book
from croupier.roulette.limits import Limits, Range
from croupier.roulette.offered import offered_calls
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting
from croupier.table.catalogue import powers_in
from croupier.table.decide import due
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, Join, Leave
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager
from tests.clauses.in_house import decide_in_house
from tests.clauses.play import (
    after,
    betting,
    closed,
    events_of,
    place,
    refusal_of,
    spun,
    table_of,
    waiting,
)

BOOK: Final = find_book("rapid")
GAME: Final = BOOK.game("rapid")
WORTH: Final = parse_money(10_000)
BASES: Final = sorted(set(book_folders()) - {"rapid"})


def limits(least: str, most: str, unit: str | None = None) -> Limits:
    of_unit = None if unit is None else parse_money(unit)
    return Limits(table=Range(parse_money(least), parse_money(most), of_unit))


def timed_out(table: Table) -> Table:
    """The table once its clock has run out."""
    assert table.closes_at is not None
    return after(table, *due(table, table.closes_at))


@pytest.mark.clause("rapid", "8.4(1)a", "8.4(1)#3", "8.4(1)#5")
def test_the_max_bet_of_the_example_costs_forty_and_wins_392() -> None:
    pieces = {p.bet.name: p.pieces for p in GAME.pieces(Call("max:17", CallKind.MAX, Pocket("17")))}
    assert pieces == {
        "straight:17": 1,
        **dict.fromkeys(("split:14-17", "split:16-17", "split:17-18", "split:17-20"), 2),
        **dict.fromkeys(("corner:13-14-16-17", "corner:14-15-17-18"), 4),
        **dict.fromkeys(("corner:16-17-19-20", "corner:17-18-20-21"), 4),
        "street:16-17-18": 3,
        "six-line:13-14-15-16-17-18": 6,
        "six-line:16-17-18-19-20-21": 6,
    }
    assert sum(pieces.values()) == 40
    assert sum(GAME.pays(Pocket("17"))[bet] * stake for bet, stake in pieces.items()) == 392


@pytest.mark.clause("rapid", "8.4(1)#5")
def test_what_a_max_bet_costs_on_every_number() -> None:
    costs: dict[int, set[str]] = {}
    for name, pieces in offered_calls(GAME).items():
        if name.startswith("max:"):
            cost = sum(piece.pieces for piece in pieces)
            costs.setdefault(cost, set()).add(name.removeprefix("max:"))
    middle = {str(n) for n in range(5, 33, 3)}
    outer = {str(n) for n in range(4, 34)} - {str(n) for n in range(5, 35, 3)}
    assert costs == {
        40: middle,
        30: outer,
        24: {"35"},
        18: {"34", "36"},
        27: {"1", "3"},
        36: {"2"},
        17: {"0"},
    }


@pytest.mark.clause("rapid", "8.4(1)#2", "8.4(1)#3")
@pytest.mark.parametrize("call_bets", ["true", "false"])
@pytest.mark.parametrize("max_bet", ["true", "false"])
@pytest.mark.parametrize("base", BASES)
def test_bets_beyond_the_layout_need_their_button(call_bets: str, max_bet: str, base: str) -> None:
    options = {"call_bets": call_bets, "max_bet": max_bet, "base": base}
    kinds = {name.partition(":")[0] for name in offered_calls(BOOK.game("rapid", options))}
    series = {"tier", "orphelins", "voisins", "zero-game", "neighbours"}
    assert kinds == (series if call_bets == "true" else set()) | (
        {"max"} if max_bet == "true" else set()
    )


@pytest.mark.clause("rapid", "8", "8.5(2)#1", "8.4(9)")
@pytest.mark.parametrize("base", BASES)
def test_over_every_governing_book_the_rules_of_rapid_prevail(base: str) -> None:
    game = BOOK.game("rapid", {"base": base})
    governing = find_book(base)
    under = governing.game(governing.offers[0].name)
    assert game.odds == under.odds
    assert game.wheel == under.wheel
    assert set(game.no_spins) == set(under.no_spins)
    assert all(f"{base} {cited}" in game.zero_clauses for cited in under.zero_clauses)
    assert (game.limits, game.close.clauses) == (GAME.limits, ("8.1 Wagering period",))
    assert game.electronic
    assert game.prevails[-1] == "8"


@pytest.mark.clause("rapid", "8")
@pytest.mark.parametrize("base", BASES)
def test_a_round_is_dealt_over_every_governing_book(base: str) -> None:
    table = betting(table_of("rapid", options={"base": base}))
    laid = timed_out(after(table, place("straight:5", 10), place("red", 10)))
    settled = after(spun(laid), EnterResult(by=Role.DEALER, pocket=Pocket("5")))
    assert settled.seats["ann"].balance == WORTH + parse_money(360)
    assert not settled.seats["ann"].wagers


@pytest.mark.clause("rapid", "8.1 Wagering period", "8.6(1)", "8.4(8)")
@pytest.mark.parametrize("seconds", [1, 12, 30, 90])
def test_the_clock_closes_to_the_millisecond(seconds: int) -> None:
    table = betting(table_of("rapid", options={"wagering_seconds": seconds}))
    end = 1000 * seconds
    assert table.closes_at == end
    early = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(500), at=end - 1)
    late = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(500), at=end)
    assert events_of(table, early)
    refusal = refusal_of(table, late)
    assert refusal.reason is Reason.BETTING_CLOSED
    assert "8.4(8)" in refusal.clauses
    assert not due(table, end - 1)
    assert timed_out(table).phase is Phase.NO_MORE_BETS


@pytest.mark.clause("rapid", "8.6(1)")
def test_a_wagering_period_is_a_whole_number_of_seconds() -> None:
    for wrong in ("0", "-5", "half a minute", "2.5"):
        with pytest.raises(NotOffered, match="wagering_seconds"):
            BOOK.game("rapid", {"wagering_seconds": wrong})


@pytest.mark.clause("rapid", "8.1 Wagering period#4")
@pytest.mark.parametrize("role", sorted(Role))
def test_only_clock_and_sensor_close_wagering(role: Role) -> None:
    decision, _ = decide_in_house(betting(table_of("rapid")), CloseBetting(by=role))
    assert isinstance(decision, Refusal) is (role not in {Role.SYSTEM, Role.SENSOR})


@pytest.mark.clause("rapid", "8.6(3)a", "8.6(3)b")
def test_the_console_asks_for_the_ball_only_if_it_was_not_spun() -> None:
    table = betting(table_of("rapid"))
    assert waiting(timed_out(table)) == ["spin-now"]
    assert waiting(spun(timed_out(table))) == []
    assert waiting(timed_out(spun(table))) == []


@pytest.mark.clause("rapid", "8.6(4)a", "8.6(4)b")
def test_the_winning_number_is_announced_without_its_colour() -> None:
    settled = after(
        closed(betting(table_of("rapid"))), EnterResult(by=Role.DEALER, pocket=Pocket("17"))
    )
    assert [task.text for task in settled.tasks] == ["Announce 17."]
    assert GAME.announcements["result"] == ("{number}",)


@pytest.mark.clause("rapid", "8.5(3)a", "8.5(3)b", "8.5(3) tail")
@pytest.mark.parametrize("stake", range(100, 13_000, 330))
def test_what_is_shown_is_the_next_lowest_permitted_wager(stake: int) -> None:
    table = betting(table_of("rapid", limits=limits("10", "90", "20")))
    laid = after(table, PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(stake)))
    permitted = [amount for amount in (1000, 3000, 5000, 7000, 9000) if amount <= stake]
    shown = permitted[-1] if permitted else stake
    seat = laid.seats["ann"]
    assert seat.wagers == {"red": shown}
    assert seat.balance == WORTH - shown
    assert timed_out(laid).seats["ann"].wagers == ({"red": shown} if permitted else {})


@pytest.mark.clause("rapid", "8.5(3)c", "8.5(4)")
@pytest.mark.parametrize("cents", range(500, 6000, 450))
def test_the_aggregate_is_trimmed_at_once_and_tested_at_the_end(cents: int) -> None:
    bounds = replace(limits("5", "100"), aggregate_min=Money(2500), aggregate_max=Money(4000))
    table = betting(table_of("rapid", limits=bounds))
    laid = after(table, place("odd", 5), place("low", 5))
    stake = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(cents))
    laid = after(laid, stake)
    shown = min(cents, 3000)
    assert laid.seats["ann"].wagers["red"] == shown
    ended = timed_out(laid).seats["ann"]
    assert bool(ended.wagers) is (1000 + shown >= 2500)
    assert ended.balance + sum(ended.wagers.values()) == WORTH


@pytest.mark.clause("rapid", "8.5(4)")
def test_nobody_breaches_an_aggregate_by_not_betting() -> None:
    bounds = replace(limits("5", "100"), aggregate_min=Money(2500))
    ended = timed_out(betting(table_of("rapid", limits=bounds)))
    assert ended.seats["ann"].balance == WORTH


@pytest.mark.clause("rapid", "8.2(2)#1", "8.6(2)", "8.4(3)a#2")
def test_a_station_owes_these_displays() -> None:
    owed = {clause for display in GAME.displays for clause in display.clauses}
    assert {"8.2(2)", "8.6(2)", "8.4(3)a"} <= owed


@pytest.mark.clause("rapid", "8.3")
def test_no_power_of_the_game_waits_for_an_inspector() -> None:
    for action in ("open-betting", "result", "buy-in", "cash-out"):
        assert Role.INSPECTOR not in powers_in(GAME)[action].roles
        assert Role.DEALER in powers_in(GAME)[action].roles


@pytest.mark.clause("rapid", "8.4(2)#2", "8.4(2)#3")
def test_what_an_account_is_set_up_with() -> None:
    assert set(GAME.tenders) == {"cash", "chips", "voucher", "note"}
    assert "8.4(4)" in GAME.tenders["note"]
    assert "8.4(3)a" in GAME.tenders["voucher"]


@pytest.mark.clause("rapid", "8.4(3)a#1")
def test_whoever_buys_in_from_the_dealer_controls_a_station_that_nobody_else_does() -> None:
    table = table_of("rapid")
    for name in ("bob", "cho"):
        buy = BuyIn(by=Role.DEALER, player=name, amount=parse_money(50), tender="cash")
        table = after(table, buy)
    assert [seat.number for seat in table.seats.values()] == [1, 2, 3]
    refused = refusal_of(table, Join(by=Role.DEALER, player="bob"))
    assert refused.reason is Reason.INVALID
    left = after(table, Leave(by=Role.PLAYER, player="bob"))
    again = BuyIn(by=Role.DEALER, player="dee", amount=parse_money(50), tender="cash")
    assert after(left, again).seats["dee"].number == 2
