"""Everything that a book has a terminal show its player is in what the terminal is sent."""

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.views.audience_views import DealerView, SeatView
from croupier.house.views.dealing import next_step
from croupier.house.views.describe_game import describe_game
from croupier.house.views.narration import Audience, narrate
from croupier.house.views.table_view import cut
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting
from croupier.table.conduct import ExcludePlayer
from croupier.table.faults import ReportMalfunction
from croupier.table.help import CallAttendant, TellPlayers
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from tests.clauses.play import after, betting, events_of, place, refusal_of
from tests.unit.house.views.test_dealing import command_of, table_of, take

ELECTRONIC = [
    ("adelaide", "terminal"),
    ("rapid", "rapid"),
    ("crown", "touchbet"),
    ("crown", "touchtable"),
]


def seat(table: Table, player: str = "ann", now: int = 0) -> SeatView:
    view = cut(table, Audience.SEAT, now=now, player=player)
    assert isinstance(view, SeatView)
    return view


def staked(book: str, game: str, bet: str = "straight:17", stake: object = 10) -> Table:
    """A table with one wager of ann's on it, laid as the book has it."""
    return take(betting(table_of(book, game)), place(bet, stake))


def warned(table: Table) -> Table:
    return after(table, CallFinalBets(by=Role.SYSTEM))


def settled(table: Table, pocket: str) -> Table:
    """The round walked to its number."""
    for _ in range(10):
        shown = next_step(table, Role.DEALER, 0)
        if shown.action == "result":
            return take(table, EnterResult(by=Role.DEALER, pocket=Pocket(pocket)))
        at = table.closes_at or 0
        clock = CloseBetting(by=Role.SYSTEM, at=at)
        table = take(table, command_of(shown, Role.DEALER) if shown.action else clock)
    raise AssertionError(shown)


@pytest.mark.clause("adelaide", "7(c)i", "6(k)#1")
@pytest.mark.clause("rapid", "8.5(1)#1", "8.5(1)#3", "8.5(1)#4")
@pytest.mark.clause("star", "4.1#1")
@pytest.mark.clause("crown", "10.5.1")
@pytest.mark.parametrize(("book", "game"), [*ELECTRONIC, ("adelaide", "table"), ("star", "table")])
def test_minimum_and_maximum_are_shown_with_unit_and_aggregate(book: str, game: str) -> None:
    limits = Limits(
        table=Range(Money(250), Money(50_000), Money(250)),
        per_bet={"straight": Range(Money(100), Money(10_000))},
        aggregate_min=Money(500),
        aggregate_max=Money(100_000),
    )
    shown = seat(table_of(book, game).but(limits=limits)).limits
    assert (shown.min, shown.max, shown.unit) == (250, 50_000, 250)
    assert (shown.aggregate_min, shown.aggregate_max) == (500, 100_000)
    assert shown.text == "$2.50 to $500 in units of $2.50"
    (own,) = shown.per_bet
    assert (own.kind, own.min, own.max) == ("straight", 100, 10_000)


@pytest.mark.clause("adelaide", "7(c)ii", "7(h)ii")
@pytest.mark.clause("crown", "10.6.2(a)", "10.6.2(b)", "10.6.2(c)", "11.6.3#2")
@pytest.mark.parametrize(
    ("book", "game", "warning"),
    [
        ("adelaide", "terminal", "Finish betting"),
        ("crown", "touchbet", "Finish betting"),
        ("crown", "touchtable", "Final bets"),
    ],
)
def test_a_terminal_is_told_when_to_bet_when_to_finish_and_when_it_is_over(
    book: str, game: str, warning: str
) -> None:
    table = betting(table_of(book, game))
    assert (seat(table).phase, seat(table).say) == ("betting", ("Place your bets",))
    assert "place" in seat(table).may
    table = after(table, SpinBall(by=Role.DEALER)) if book == "crown" else table
    table = warned(table)
    assert (seat(table).phase, seat(table).say) == ("final-bets", (warning,))
    assert "place" in seat(table).may
    table = after(table, CloseBetting(by=Role.SYSTEM))
    assert (seat(table).phase, seat(table).say) == ("no-more-bets", ("No more bets",))
    assert "place" not in seat(table).may


@pytest.mark.clause("rapid", "8.6(2)")
def test_a_station_counts_down_to_the_instant_at_which_betting_ends() -> None:
    table = betting(table_of("rapid", "rapid"))
    assert (seat(table).closes_at, seat(table).betting_ms) == (30_000, 30_000)
    late = refusal_of(table, place("red", 5).but(at=30_000))
    assert late.reason is Reason.BETTING_CLOSED
    assert describe_game(table).wagering_seconds == 30


@pytest.mark.clause("adelaide", "7(c)iii", "7(c)iv", "7(c)v", "7(c)vi")
@pytest.mark.clause(
    "crown",
    "10.6.3(a)",
    "10.6.3(b)(i)",
    "10.6.3(b)(ii)",
    "10.7.1",
    "11.2#7",
    "11.6.4(b)(i)",
    "11.6.4(b)(ii)",
    "11.7.1",
)
@pytest.mark.parametrize(("book", "game"), ELECTRONIC)
def test_credits_stake_win_and_number_are_shown(book: str, game: str) -> None:
    table = staked(book, game)
    view = seat(table)
    assert (view.balance, view.staked, view.spin_staked, view.win) == (99_000, 1000, 1000, 0)
    assert [(wager.bet, wager.stake) for wager in view.wagers] == [("straight:17", 1000)]
    view = seat(settled(table, "17"))
    assert (view.pocket, view.numbers[0].pocket, view.numbers[0].colour) == ("17", "17", "black")
    assert (view.win, view.spin_staked) == (35_000, 1000)
    assert view.balance + view.staked == 99_000 + 35_000 + 1000
    (line,) = view.receipt
    assert (line.bet, line.stake, line.win) == ("straight:17", 1000, 35_000)
    assert line.clauses


@pytest.mark.clause("crown", "10.4.6(a)", "11.4.6(a)")
@pytest.mark.parametrize(("book", "game"), ELECTRONIC)
def test_losing_chips_are_gone_from_the_layout_after_the_number(book: str, game: str) -> None:
    view = seat(settled(staked(book, game), "18"))
    assert (view.wagers, view.win, view.spin_staked) == ((), 0, 1000)
    assert [(wager.bet, wager.stake) for wager in view.last_wagers] == [("straight:17", 1000)]


@pytest.mark.clause("crown", "11.2#8")
def test_a_player_display_offers_neighbours_undo_clear_repeat_and_cash_out() -> None:
    table = staked("crown", "touchtable")
    assert {"place", "remove", "clear", "undo"} <= set(seat(table).may)
    assert seat(table).can_undo
    answer = describe_game(table)
    assert any(call.kind == "neighbours" and call.by_player for call in answer.calls)
    assert not any(call.kind == "voisins" and call.by_player for call in answer.calls)
    again = betting(_walked(settled(table, "18")))
    assert "repeat" in seat(again).may
    assert "call-attendant" in seat(again).may


def _walked(table: Table) -> Table:
    while (shown := next_step(table, Role.DEALER, 0)).action == "confirm":
        table = take(table, command_of(shown, Role.DEALER))
    return table


@pytest.mark.parametrize(("book", "game"), ELECTRONIC)
def test_a_player_calls_somebody_and_staff_see_it_until_it_is_over(book: str, game: str) -> None:
    table = table_of(book, game)
    call = CallAttendant(by=Role.PLAYER, at=7, player="ann")
    table = take(table, call)
    assert seat(table).attendant_since == 7
    dealer = cut(table, Audience.DEALER, now=0)
    assert isinstance(dealer, DealerView)
    assert [shown.calling_since for shown in dealer.seats] == [7]
    assert refusal_of(table, call).detail == "ann: somebody is on the way already"
    table = take(table, CallAttendant(by=Role.DEALER, at=9, player="ann", on=False))
    assert seat(table).attendant_since is None
    over = refusal_of(table, CallAttendant(by=Role.DEALER, player="ann", on=False))
    assert over.detail == "ann: nobody was called"
    assert refusal_of(table, CallAttendant(by=Role.PLAYER, player="zoe")).detail


def test_words_of_the_dealer_reach_every_terminal_or_one_alone() -> None:
    table = take(
        table_of("crown", "touchbet"), BuyIn(by=Role.PLAYER, player="bob", amount=Money(5000))
    )
    everyone = TellPlayers(by=Role.DEALER, at=3, text="  Drinks   are served ")
    (event,) = events_of(table, everyone)
    assert narrate(event, Audience.SEAT, "bob") == ("players told: Drinks are served",)
    assert narrate(event, Audience.DISPLAY) == ()
    table = take(table, everyone)
    table = take(table, TellPlayers(by=Role.DEALER, at=4, text="Your card, please", player="bob"))
    assert [line.text for line in seat(table).messages] == ["Drinks are served"]
    assert [line.text for line in seat(table, "bob").messages] == [
        "Your card, please",
        "Drinks are served",
    ]
    dealer = cut(table, Audience.DEALER, now=0)
    assert isinstance(dealer, DealerView)
    assert dealer.messages[0].text == "bob: Your card, please"
    table = take(table, TellPlayers(by=Role.DEALER, text="", player="bob"))
    assert [line.text for line in seat(table, "bob").messages] == ["Drinks are served"]
    assert "160 at most" in refusal_of(table, TellPlayers(by=Role.DEALER, text="x" * 161)).detail
    assert refusal_of(table, TellPlayers(by=Role.PLAYER, text="hello")).reason == "not-permitted"
    nobody = refusal_of(table, TellPlayers(by=Role.DEALER, text="hello", player="zoe"))
    assert "zoe" in nobody.detail
    for _ in range(10):
        table = take(table, TellPlayers(by=Role.SYSTEM, text="again"))
    assert len(table.messages) == 5


def test_words_stand_into_the_next_round_and_no_longer() -> None:
    table = table_of("adelaide", "terminal")
    table = take(table, TellPlayers(by=Role.DEALER, text="Last rounds"))
    table = _walked(settled(betting(table), "3"))
    assert seat(table).messages
    table = _walked(settled(betting(table), "4"))
    assert not seat(table).messages


def test_the_system_says_what_concerns_this_terminal() -> None:
    table = table_of("crown", "touchbet")
    broken = take(table, ReportMalfunction(by=Role.DEALER, scope="station", player="ann"))
    (line,) = seat(broken).messages
    assert (line.sender, line.text) == ("system", "This terminal is out of order")
    dealer = cut(broken, Audience.DEALER, now=0)
    assert isinstance(dealer, DealerView)
    assert dealer.seats[0].faults == ("station",)
    red = take(table, ReportMalfunction(by=Role.SYSTEM, scope="red-light"))
    (line,) = seat(red).messages
    assert line.text == "Play waits until a fault is put right"
    out = take(table_of("star"), ExcludePlayer(by=Role.GAME_SUPERVISOR, player="ann", reason="9.4"))
    (line,) = seat(out).messages
    assert line.text == "You take no further part in this game"
    assert line.clauses


@pytest.mark.clause("crown", "10.3.1(a)(ii)", "11.3.2(a)(ii)")
@pytest.mark.clause("rapid", "8.2(2) bullet 1")
@pytest.mark.parametrize(("book", "game"), ELECTRONIC)
def test_what_a_screen_owes_is_told_with_its_clauses(book: str, game: str) -> None:
    answer = describe_game(table_of(book, game))
    assert answer.displays
    assert all(each.screen == "terminal" and each.clauses for each in answer.displays)
