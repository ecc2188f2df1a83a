"""New Zealand: what is better shown over all numbers, groups, roles and grounds than in a story."""

from typing import Final

import pytest

from croupier.books.new_zealand.table import ASIAN_GROUPS
from croupier.core.money import parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.calls import SERIES_PIECES, CallKind
from croupier.roulette.catalogue import find_book
from croupier.roulette.limits import Limits, Range
from croupier.roulette.offered import offered_calls
from croupier.roulette.pockets import NUMBERS, Pocket, colour_of
from croupier.table.betting import CloseBetting
from croupier.table.no_spin import CallNoSpin
from croupier.table.opening import OpenTable, TableOpened, decide_opening, open_table
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import StrayWagerLaid, WagersChanged
from tests.clauses.in_house import decide_in_house
from tests.clauses.play import (
    LIMITS,
    after,
    betting,
    buy_in,
    call,
    closed,
    done,
    events_of,
    place,
    refusal_of,
    spun,
    table_of,
    waiting,
)

BOOK: Final = find_book("new-zealand")
GAME: Final = BOOK.game("table")
POCKETS: Final = GAME.wheel.order
WORTH: Final = parse_money(10_000)
#: What a dollar a piece comes to on the numbers that win; on all others the cost is lost.
NET: Final = {
    "tier": (6, {12: "5 8 10 11 13 16 23 24 27 30 33 36"}),
    "orphelins": (5, {31: "1 17", 13: "6 9 14 20 31 34"}),
    "voisins": (9, {15: "0 2 3", 9: "4 7 12 15 18 19 21 22 25 26 28 29 32 35"}),
}


def result(table: Table, pocket: str) -> Table:
    return after(table, EnterResult(by=Role.DEALER, pocket=Pocket(pocket)))


def net(table: Table, player: str = "ann") -> int:
    """What somebody has won, chips that stay up included."""
    seat = table.seats[player]
    return seat.balance + table.staked(seat) - WORTH


@pytest.mark.clause("new-zealand", "3.2A(a)", "3.2A(b)", "3.2A(c)", "4.5A")
@pytest.mark.parametrize("bet", NET)
def test_a_series_comes_to_this_on_every_number(bet: str) -> None:
    cost, wins = NET[bet]
    wanted = {pocket: amount for amount, pockets in wins.items() for pocket in pockets.split()}
    table = closed(after(betting(table_of("new-zealand")), call(bet, 1)))
    for pocket in POCKETS:
        assert net(result(table, pocket)) == parse_money(wanted.get(pocket, -cost))


@pytest.mark.clause("new-zealand", "3.2A")
def test_the_three_series_cover_each_number_once() -> None:
    series = (CallKind.TIER, CallKind.ORPHELINS, CallKind.VOISINS)
    covered = [
        {pocket for piece in SERIES_PIECES[kind] for pocket in piece.bet.numbers} for kind in series
    ]
    assert sum(map(len, covered)) == 37
    assert set().union(*covered) == set(POCKETS)


@pytest.mark.clause("new-zealand", "3.2A(d)")
def test_neighbours_of_every_number() -> None:
    # Somebody sits behind each number, so that one round tells of every neighbours bet.
    opened = after(table_of("new-zealand"), *(buy_in(f"at {each}", 10_000) for each in POCKETS))
    calls = (call(f"neighbours:{each}", 1, f"at {each}") for each in POCKETS)
    table = closed(after(betting(opened), *calls))
    for pocket in POCKETS:
        came = result(table, pocket)
        for each in POCKETS:
            won = pocket in GAME.wheel.neighbours(each)
            assert net(came, f"at {each}") == parse_money(31 if won else -5)


@pytest.mark.clause("new-zealand", "3.2", "3.8 Asian Neighbour", "Appendix 3")
def test_asian_groups_are_twelve_threes_beside_one_another_without_zero() -> None:
    assert len(ASIAN_GROUPS) == 12
    assert sorted(pocket for group in ASIAN_GROUPS for pocket in group) == sorted(NUMBERS)
    for group in ASIAN_GROUPS:
        places = [GAME.wheel.place[pocket] for pocket in group]
        assert places == list(range(places[0], places[0] + 3))
    names = ["-".join(group) for group in ASIAN_GROUPS]
    opened = after(table_of("new-zealand"), *(buy_in(name, 10_000) for name in names))
    calls = (call(f"asian-neighbour:{name}", 3, name) for name in names)
    table = closed(after(betting(opened), *calls))
    for pocket in POCKETS:
        came = result(table, pocket)
        for name, group in zip(names, ASIAN_GROUPS, strict=True):
            assert net(came, name) == parse_money(33 if pocket in group else -3)


@pytest.mark.clause("new-zealand", "2.2(b)", "Appendix 3")
def test_groups_that_nobody_signed_are_not_offered() -> None:
    opened = decide_opening(
        OpenTable(by=Role.OPERATOR, table="T", book="new-zealand", game="table", limits=LIMITS)
    )
    assert isinstance(opened, TableOpened)
    buy = BuyIn(by=Role.PLAYER, player="ann", amount=WORTH)
    table = betting(after(open_table(opened), buy))
    assert refusal_of(table, call("asian-neighbour:32-15-19", 3)).reason is Reason.NOT_OFFERED
    assert events_of(table, call("tier", 1))


@pytest.mark.clause("new-zealand", "2.2(b)", "2.2(c)", "3.2", "3.2A")
@pytest.mark.parametrize("racetrack", ["true", "false"])
@pytest.mark.parametrize("asian", ["true", "false"])
def test_each_area_is_offered_where_the_cloth_has_it(racetrack: str, asian: str) -> None:
    options = {"racetrack": racetrack, "asian_racetrack": asian}
    table = betting(table_of("new-zealand", options=options))
    for bet, offered in (
        ("tier", racetrack),
        ("neighbours:0", racetrack),
        ("asian-neighbour:4-21-2", asian),
    ):
        decision, _ = decide_in_house(table, call(bet, 1))
        assert isinstance(decision, Refusal) is (offered == "false")
    assert bool(offered_calls(table.game)) is (racetrack == "true")


@pytest.mark.clause("new-zealand", "2.2(a)", "Appendix 1", "Appendix 2")
def test_the_cloth_follows_one_of_two_drawings() -> None:
    one, two = (BOOK.game("table", {"layout": option}) for option in "12")
    assert one.layout.name == "1"
    assert two.layout.name == "2"
    assert set(one.bets) == set(two.bets)


@pytest.mark.clause("new-zealand", "5.7", "3.2B#2")
@pytest.mark.parametrize("role", sorted(Role))
def test_only_a_dealer_lays_a_racetrack_wager(role: Role) -> None:
    table = betting(table_of("new-zealand"))
    for bet in ("tier", "neighbours:5", "asian-neighbour:4-21-2"):
        decision, _ = decide_in_house(table, place(bet, 2, by=role))
        if role is Role.DEALER:
            assert not isinstance(decision, Refusal)
            assert isinstance(decision[0], WagersChanged)
        elif role is Role.PLAYER:
            assert not isinstance(decision, Refusal)
            assert isinstance(decision[0], StrayWagerLaid)
        else:
            assert isinstance(decision, Refusal)


@pytest.mark.clause("new-zealand", "5.7")
def test_a_stray_wager_comes_back_on_every_number() -> None:
    table = closed(after(betting(table_of("new-zealand")), place("voisins", 3)))
    for pocket in POCKETS:
        settled = result(table, pocket)
        assert settled.seats["ann"].balance == WORTH
        assert not settled.seats["ann"].strays


@pytest.mark.clause("new-zealand", "5.8", "5.9")
@pytest.mark.parametrize(
    ("piece", "counted"),
    [("0.99", "0"), ("1", "1"), ("1.99", "1"), ("3", "3"), ("4.50", "4"), ("50", "50")],
)
def test_a_racetrack_wager_counts_in_whole_units_from_its_minimum(piece: str, counted: str) -> None:
    limits = Limits(table=Range(parse_money(1), parse_money(50), parse_money(1)))
    table = betting(table_of("new-zealand", limits=limits))
    hit = result(closed(after(table, call("neighbours:0", piece))), "0")
    miss = result(closed(after(table, call("neighbours:0", piece))), "5")
    assert net(hit) == 31 * parse_money(counted)
    assert net(miss) == -5 * parse_money(counted)


@pytest.mark.clause("new-zealand", "4.3#2", "4.4(a)", "4.4(b)", "4.5(a)", "4.5(b)", "4.5A")
def test_bell_then_dolly_then_racetrack_then_losers_then_winners() -> None:
    laid = after(betting(table_of("new-zealand")), call("tier", 1), place("red", 5))
    table = closed(laid)
    assert waiting(table) == ["ring-bell"]
    settled = result(done(table, "ring-bell"), "8")
    assert waiting(settled) == ["announce", "dolly", "move-winners", "collect", "pay"]
    assert settled.tasks[0].text == "Announce 8 black."
    for early in ("move-winners", "collect", "pay"):
        assert "4.4(b)" in refusal_of(settled, ConfirmTask(by=Role.DEALER, task=early)).clauses
    assert waiting(done(settled, "dolly", "move-winners", "collect", "pay")) == ["announce"]


@pytest.mark.clause("new-zealand", "4.4(a)")
def test_number_and_colour_are_announced() -> None:
    assert GAME.announcements["result"] == ("{number}", "{colour}")
    table = closed(betting(table_of("new-zealand")))
    for pocket in POCKETS:
        text = result(table, pocket).tasks[0].text
        assert text == f"Announce {pocket} {colour_of(pocket)}."


CALLERS: Final = {
    reason: {Role.DEALER} if reason == "short-revolutions" else {Role.DEALER, Role.GAME_SUPERVISOR}
    for reason in GAME.no_spins
}


@pytest.mark.clause("new-zealand", "5.1 tail", "5.2~#1", "5.3~#1", "5.4~#1", "5.1~ tail#2")
@pytest.mark.parametrize("reason", sorted(CALLERS))
@pytest.mark.parametrize("role", sorted(Role))
def test_who_calls_a_void_spin_and_what_follows(reason: str, role: Role) -> None:
    table = done(closed(betting(table_of("new-zealand"))), "ring-bell")
    command = CallNoSpin(by=role, reason=reason)
    if role not in CALLERS[reason]:
        assert refusal_of(table, command).reason is Reason.NOT_PERMITTED
        return
    void = after(table, command)
    assert void.phase is Phase.VOID
    duty = "examine-ball" if reason == "ball-out" else "remove-ball"
    assert waiting(void) == [duty, "return-ball"]
    early = refusal_of(void, SpinBall(by=Role.DEALER, direction="opposite", revolutions=6))
    assert early.clauses == (("5.2",) if reason == "ball-out" else ("5.4",))


@pytest.mark.clause("new-zealand", "5.1~ tail#3", "5.2~#2", "5.3~#2")
@pytest.mark.parametrize("reason", sorted(CALLERS))
def test_what_may_be_found_after_the_result(reason: str) -> None:
    laid = after(betting(table_of("new-zealand")), place("straight:9", 10), call("tier", 1))
    for pocket in ("9", "8", "0"):
        settled = result(closed(laid), pocket)
        void = after(settled, CallNoSpin(by=Role.DEALER, reason=reason))
        assert (net(void), void.house, void.numbers) == (0, 0, ())


@pytest.mark.clause("new-zealand", "5.2~#3")
def test_only_the_game_supervisor_examines_the_ball() -> None:
    table = closed(betting(table_of("new-zealand")))
    void = after(table, CallNoSpin(by=Role.GAME_SUPERVISOR, reason="ball-out"))
    for role in Role:
        command = ConfirmTask(by=role, task="examine-ball")
        if role is Role.GAME_SUPERVISOR:
            assert spun(done(after(void, command), "return-ball")).spin_no == 2
        else:
            assert refusal_of(void, command).reason is Reason.NOT_PERMITTED


@pytest.mark.clause("new-zealand", "5.4~#1")
def test_the_ball_goes_back_to_the_last_winning_pocket() -> None:
    table = result(closed(betting(table_of("new-zealand"))), "32")
    again = closed(betting(done(table, "dolly", "collect", "pay")))
    void = after(again, CallNoSpin(by=Role.DEALER, reason="ball-stuck"))
    assert void.tasks[-1].text == "Return the ball to pocket 32."


@pytest.mark.clause("new-zealand", "4.2#1", "4.2#2")
@pytest.mark.parametrize(
    ("direction", "revolutions", "faults"),
    [
        ("opposite", 4, ()),
        ("opposite", 3, ("short-revolutions",)),
        ("same", 4, ("same-direction",)),
        ("same", 0, ("same-direction", "short-revolutions")),
    ],
)
def test_what_makes_a_spin_valid(direction: str, revolutions: int, faults: tuple[str, ...]) -> None:
    spin = SpinBall(by=Role.DEALER, direction=direction, revolutions=revolutions)
    table = after(betting(table_of("new-zealand")), spin, CloseBetting(by=Role.DEALER))
    assert table.spin is not None
    assert table.spin.faults == faults
    decision, _ = decide_in_house(table, EnterResult(by=Role.DEALER, pocket=Pocket("1")))
    assert isinstance(decision, Refusal) is bool(faults)


@pytest.mark.clause("new-zealand", "3.9", "3.1(j)", "3.1(k)")
def test_zero_is_neither_even_nor_odd_nor_of_a_colour() -> None:
    winners = GAME.pays(Pocket("0"))
    assert {name.partition(":")[0] for name in winners} == {"straight", "split", "street", "corner"}
    assert len(winners) == 7


@pytest.mark.clause("new-zealand", "3.7 proviso (i)", "3.7 proviso (ii)")
def test_grounds_for_the_original_placement() -> None:
    assert GAME.restore_clauses == {
        "moved-by-dealer": ("3.7 proviso (i)",),
        "misplaced-by-dealer": ("3.7 proviso (i)",),
        "moved-by-patron": ("3.7 proviso (ii)",),
    }
    assert Role.DEALER not in GAME.powers["override"].roles


@pytest.mark.clause("new-zealand", "3.7(b)")
def test_a_chip_on_a_line_stands_for_the_numbers_that_meet_there() -> None:
    squares = {square.pocket: square for square in GAME.layout.squares}
    spots = {spot.bet.name: spot for spot in GAME.layout.spots}
    split, corner = spots["split:17-20"], spots["corner:16-17-19-20"]
    assert split.y == squares[Pocket("17")].bottom == squares[Pocket("20")].top
    assert (corner.x, corner.y) == (squares[Pocket("16")].right, squares[Pocket("16")].bottom)
    for spot in (split, corner):
        touched = {p for p, square in squares.items() if square.touches(spot.x, spot.y)}
        assert touched == set(spot.bet.numbers)
