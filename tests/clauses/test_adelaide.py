"""SkyCity Adelaide: what is better shown over all numbers, roles and grounds than in a story."""

from dataclasses import replace
from typing import Final

import pytest

from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.offered import layout_bets, offered_calls
from croupier.roulette.pockets import Pocket
from croupier.table.betting import OpenBetting
from croupier.table.changing import RemoveWager
from croupier.table.corrections import CorrectResult
from croupier.table.no_spin import CallNoSpin
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.table.voiding import InvalidateOutcome
from tests.clauses.play import (
    after,
    betting,
    buy_in,
    closed,
    done,
    events_of,
    place,
    refusal_of,
    spun,
    table_of,
    waiting,
)

BOOK: Final = find_book("adelaide")
TABLE: Final = BOOK.game("table")
TERMINAL: Final = BOOK.game("terminal")
POCKETS: Final = TABLE.wheel.order
#: Odds as the book lists them, A to M.
LISTED: Final = {
    "straight": 35,
    "split": 17,
    "street": 11,
    "corner": 8,
    "six-line": 5,
    "column": 2,
    "dozen": 2,
    "red": 1,
    "black": 1,
    "odd": 1,
    "even": 1,
    "low": 1,
    "high": 1,
}


@pytest.mark.clause("adelaide", "5.1(a)")
def test_neighbours_are_the_number_and_two_on_either_side() -> None:
    assert set(TABLE.wheel.neighbours(Pocket("0"))) == {"0", "3", "15", "26", "32"}
    assert TABLE.wheel.neighbours(Pocket("26")) == ("35", "3", "26", "0", "32")
    assert set(TABLE.wheel.neighbours(Pocket("17"))) == {"2", "25", "17", "34", "6"}
    for place_no, pocket in enumerate(POCKETS):
        around = TABLE.wheel.neighbours(pocket)
        assert len(set(around)) == 5
        assert around == tuple(POCKETS[(place_no + step) % 37] for step in range(-2, 3))


@pytest.mark.clause("adelaide", "6(j)", "6(a)#2")
def test_every_button_wins_on_its_five_numbers_and_loses_on_all_others() -> None:
    # Somebody sits behind each number, so that one round tells of every button.
    opened = after(table_of("adelaide"), *(buy_in(f"at {centre}", 100) for centre in POCKETS))
    lay = (place(f"neighbours:{centre}", 25, player=f"at {centre}") for centre in POCKETS)
    laid = closed(after(betting(opened), *lay))
    for pocket in POCKETS:
        seats = after(laid, EnterResult(by=Role.DEALER, pocket=pocket)).seats
        for centre in POCKETS:
            seat, hit = seats[f"at {centre}"], pocket in TABLE.wheel.neighbours(centre)
            assert seat.balance == parse_money(100 - 25 + (5 * 35 if hit else 0))
            assert seat.wagers == ({f"straight:{pocket}": parse_money(5)} if hit else {})


@pytest.mark.clause("adelaide", "8(a)#1", "6(m)#2")
def test_the_paytable_is_the_list_and_nothing_else() -> None:
    for game in (TABLE, TERMINAL):
        assert {kind.value: odds for kind, odds in game.odds.items()} == LISTED
        assert {bet.kind.value for bet in layout_bets(game)} == set(LISTED)
    assert {name.partition(":")[0] for name in offered_calls(TABLE)} == {"neighbours"}
    assert offered_calls(TERMINAL) == {}


@pytest.mark.clause("adelaide", "8(c)")
def test_on_zero_only_combinations_of_0_1_2_and_3_win() -> None:
    winners = set(TABLE.pays(Pocket("0")))
    assert winners == {
        "straight:0",
        "split:0-1",
        "split:0-2",
        "split:0-3",
        "street:0-1-2",
        "street:0-2-3",
        "corner:0-1-2-3",
    }


@pytest.mark.clause("adelaide", "9(d)#1", "9(d)#2", "9(e)", "6(j)#3", "12(c)", "12(d)#1")
def test_dolly_then_winners_of_the_block_then_losers_then_pay() -> None:
    laid = after(betting(table_of("adelaide")), place("neighbours:9", 25), place("red", 10))
    table = after(closed(laid), EnterResult(by=Role.DEALER, pocket=Pocket("9")))
    assert waiting(table) == ["announce", "dolly", "move-winners", "collect", "pay"]
    lift = RemoveWager(by=Role.PLAYER, player="ann", bet="red")
    for early in ("move-winners", "collect", "pay"):
        refusal = refusal_of(table, ConfirmTask(by=Role.DEALER, task=early))
        assert refusal.reason is Reason.WRONG_PHASE
        assert "9(d)" in refusal.clauses
    assert {"12(c)", "12(d)"} <= set(refusal_of(table, lift).clauses)
    paid = done(table, "dolly", "move-winners", "collect", "pay")
    assert waiting(paid) == ["announce"]
    assert "6(i)" in events_of(paid, lift)[0].clauses


@pytest.mark.clause("adelaide", "6(j)#3")
def test_without_a_winning_button_nothing_is_moved() -> None:
    laid = after(betting(table_of("adelaide")), place("neighbours:9", 25), place("red", 10))
    table = after(closed(laid), EnterResult(by=Role.DEALER, pocket=Pocket("0")))
    assert waiting(table) == ["announce", "dolly", "collect", "pay"]


@pytest.mark.clause("adelaide", "10(a)#2", "10(b)#2", "10(c)#2", "10(d)", "10(e)")
@pytest.mark.parametrize("reason", sorted(TABLE.no_spins))
def test_the_ball_is_lifted_out_where_the_clause_asks_for_it(reason: str) -> None:
    table = closed(betting(table_of("adelaide")))
    void = after(table, CallNoSpin(by=Role.DEALER, reason=reason))
    lifted = reason in ("same-direction", "short-revolutions", "foreign-object")
    assert waiting(void) == (["remove-ball"] if lifted else [])
    assert void.phase is Phase.VOID


@pytest.mark.clause("adelaide", "10(a)#1", "10(b)#1", "10(c)#1", "10(d)", "10(e)", "10(f)")
@pytest.mark.parametrize("reason", sorted(TABLE.no_spins))
@pytest.mark.parametrize("role", sorted(Role))
def test_only_the_dealer_calls_no_spin(reason: str, role: Role) -> None:
    for game in ("table", "terminal"):
        table = closed(betting(table_of("adelaide", game)))
        command = CallNoSpin(by=role, reason=reason)
        if role is Role.DEALER:
            assert "10(f)" in events_of(table, command)[0].clauses
        else:
            assert refusal_of(table, command).reason is Reason.NOT_PERMITTED


@pytest.mark.clause("adelaide", "9(c)", "9(d)#1", "10(f)")
def test_the_dealer_announces_the_number_and_not_its_colour() -> None:
    for game in (TABLE, TERMINAL):
        assert game.announcements["close"] == ("No more bets",)
        assert game.announcements["no-spin"] == ("No spin",)
        assert game.announcements["result"] == ("{number}",)


@pytest.mark.clause("adelaide", "7(b)", "7(c)i", "7(c)ii", "7(c)iii", "7(c)iv", "7(c)v", "7(c)vi")
@pytest.mark.clause("adelaide", "7(h)ii", "7(d)i")
def test_a_terminal_owes_these_displays() -> None:
    owed = {clause for display in TERMINAL.displays for clause in display.clauses}
    assert {f"7(c){part}" for part in ("i", "ii", "iii", "iv", "v", "vi")} <= owed
    assert {"7(h)ii", "7(d)i"} <= owed
    assert not TABLE.displays


@pytest.mark.clause("adelaide", "11(e)")
@pytest.mark.parametrize("role", sorted(Role))
def test_a_wrong_number_is_for_pit_boss_and_shift_manager(role: Role) -> None:
    table = after(
        closed(betting(table_of("adelaide", "terminal"))),
        EnterResult(by=Role.DEALER, pocket=Pocket("18")),
    )
    command = CorrectResult(by=role, pocket=Pocket("17"))
    if role in (Role.PIT_BOSS, Role.SHIFT_MANAGER):
        assert "11(e)" in events_of(table, command)[0].clauses
    else:
        assert refusal_of(table, command).clauses == ("11(e)",)


@pytest.mark.clause("adelaide", "11(c)", "11(d)#1", "11(d)#2")
def test_terminals_are_watched_and_reset() -> None:
    table = closed(betting(table_of("adelaide", "terminal")))
    shown = after(table, EnterResult(by=Role.DEALER, pocket=Pocket("4")))
    assert waiting(shown) == ["announce", "shown"]
    void = after(table, CallNoSpin(by=Role.DEALER, reason="ball-stuck"))
    assert waiting(void) == ["reset-terminals"]
    for early in (OpenBetting(by=Role.DEALER), SpinBall(by=Role.DEALER)):
        assert refusal_of(void, early).clauses == ("11(d)",)
    assert spun(betting(done(void, "reset-terminals"))).spin_no == 2


@pytest.mark.clause("adelaide", "7(h)v", "12(e)#2#1", "12(f)", "6(n)")
def test_one_book_has_two_ways_with_its_limits() -> None:
    limits = Limits(table=Range(parse_money(5), parse_money(100)))
    live = betting(table_of("adelaide", limits=limits))
    screen = betting(table_of("adelaide", "terminal", limits=limits))
    for bet in layout_bets(TABLE):
        for stake, reason in (("4.99", Reason.BELOW_MINIMUM), ("100.01", Reason.ABOVE_MAXIMUM)):
            refusal = refusal_of(screen, place(bet.name, stake))
            assert (refusal.reason, refusal.clauses) == (reason, ("7(h)v",))
    for bet in {bet.kind: bet for bet in layout_bets(TABLE)}.values():
        for stake in ("4.99", "100.01"):
            assert events_of(live, place(bet.name, stake))[0].warnings
        for stake in ("5", "100"):
            assert not events_of(live, place(bet.name, stake))[0].warnings
            assert not events_of(screen, place(bet.name, stake))[0].warnings


@pytest.mark.clause("adelaide", "12(a)#1")
def test_a_cap_on_buttons_is_a_whole_number_or_none() -> None:
    for wrong in ("0", "-1", "two", "1.5"):
        with pytest.raises(NotOffered, match="buttons_per_number"):
            BOOK.game("table", {"buttons_per_number": wrong})
    capped = BOOK.game("table", {"buttons_per_number": 3, "buttons_per_spin": "none"})
    (rule,) = capped.calls.values()
    assert rule.buttons is not None
    assert (rule.buttons.number_max, rule.buttons.spin_max) == (3, None)


@pytest.mark.clause("adelaide", "6(n)", "7")
def test_a_terminal_is_the_table_with_section_7_laid_over_it() -> None:
    assert TERMINAL.prevails == ("6(n)", "7")
    assert _facts(TERMINAL) == _facts(TABLE)
    assert TERMINAL.electronic
    assert not TABLE.electronic


def _facts(game: Game) -> tuple[object, ...]:
    return game.wheel, game.layout, game.odds, game.no_spins, game.spin, game.invalidations


@pytest.mark.clause("adelaide", "12(e)#2#2")
def test_the_owner_of_a_small_bet_is_advised_once() -> None:
    limits = Limits(table=Range(parse_money(5), parse_money(100)))
    table = betting(table_of("adelaide", limits=limits))
    lost = after(
        closed(after(table, place("red", 3))), EnterResult(by=Role.DEALER, pocket=Pocket("2"))
    )
    assert [task.text for task in lost.tasks if task.task.name == "advise"] == [
        "Tell ann: further bets under the minimum will go back."
    ]
    again = betting(done(lost, "dolly", "collect", "pay", "advise"))
    returned = after(
        closed(after(again, place("red", 3))), EnterResult(by=Role.DEALER, pocket=Pocket("1"))
    )
    assert "advise" not in waiting(returned)
    assert returned.seats["ann"].balance == lost.seats["ann"].balance


@pytest.mark.clause("adelaide", "12(g)#1", "12(g)#2")
@pytest.mark.parametrize(
    ("notice", "stake", "chip", "paid"),
    [
        ("true", "12", "2.50", "10"),
        ("true", "12.50", "2.50", "12.50"),
        ("true", "14.99", "5", "10"),
        ("true", "12", "1", "12"),
        ("true", "10", "4", "12"),
        ("false", "12", "2.50", "12.50"),
        ("false", "12.50", "2.50", "12.50"),
        ("false", "10.01", "5", "15"),
        ("false", "12", "1", "12"),
    ],
)
def test_what_an_odd_winner_is_paid(notice: str, stake: str, chip: str, paid: str) -> None:
    limits = replace(
        Limits(table=Range(parse_money(5), parse_money(100))), smallest_chip=parse_money(chip)
    )
    options = {"multiples_notice": notice}
    table = betting(table_of("adelaide", limits=limits, options=options))
    laid = closed(after(table, place("black", stake)))
    seat = after(laid, EnterResult(by=Role.DEALER, pocket=Pocket("8"))).seats["ann"]
    won = seat.balance - (parse_money(10_000) - parse_money(stake))
    assert won == parse_money(paid)
    assert seat.wagers == {"black": parse_money(stake)}


@pytest.mark.clause("adelaide", "12(b)i", "12(b)ii")
@pytest.mark.parametrize("reason", sorted(TABLE.invalidations))
def test_the_house_strikes_an_outcome_on_every_ground(reason: str) -> None:
    table = closed(after(betting(table_of("adelaide")), place("straight:7", 10)))
    won = after(table, EnterResult(by=Role.DEALER, pocket=Pocket("7")))
    for before in (table, won):
        command = InvalidateOutcome(by=Role.GAME_SUPERVISOR, reason=reason)
        struck = after(before, command)
        assert struck.seats["ann"].balance == parse_money(10_000)
        assert struck.house == 0
    for role in (Role.DEALER, Role.PLAYER, Role.INSPECTOR, Role.CASHIER):
        refusal = refusal_of(won, InvalidateOutcome(by=role, reason=reason))
        assert refusal.clauses == ("12(b)ii" if reason == "fraud" else "12(b)i",)


@pytest.mark.clause("adelaide", "6(k)#3")
def test_a_range_of_odd_amounts_is_taken_without_a_notice() -> None:
    table = betting(table_of("adelaide", limits=Limits(table=Range(Money(500), Money(10_000)))))
    for cents in range(500, 1500, 37):
        command = place("odd", 1).but(stake=Money(cents))
        assert not events_of(table, command)[0].warnings


@pytest.mark.clause("adelaide", "6(m)#1")
def test_what_a_player_loses_the_house_wins_and_the_other_way_round() -> None:
    table = closed(after(betting(table_of("adelaide")), place("split:1-2", 10), place("red", 20)))
    for pocket in POCKETS:
        settled = after(table, EnterResult(by=Role.DEALER, pocket=pocket))
        seat = settled.seats["ann"]
        worth = seat.balance + sum(seat.wagers.values())
        assert settled.house == parse_money(10_000) - worth
