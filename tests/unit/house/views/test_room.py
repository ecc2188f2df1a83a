"""What displays show: bets of all seats, winners, Lucky Ball, hot and cold numbers, signs."""

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house.views.audience_views import DisplayView, SeatView
from croupier.house.views.dealing import next_step
from croupier.house.views.narration import Audience, heard_by, redrawn_by
from croupier.house.views.room import hot_and_cold
from croupier.house.views.table_view import cut
from croupier.roulette.pockets import Pocket
from croupier.roulette.wheel import SINGLE_ZERO
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.closing import AnnounceClose
from croupier.table.help import PlayersTold
from croupier.table.limits import AnnounceLimits
from croupier.table.lucky import DrawLuckyBoost, DrawLuckyNumbers
from croupier.table.no_spin import CallNoSpin
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.wagers import WagersChanged
from tests.clauses.play import after, betting, events_of, place
from tests.clauses.play import table_of as bought_in
from tests.unit.house.views.test_dealing import command_of, table_of, take
from tests.unit.house.views.test_seat import settled

MINUTE = 60_000


def display(table: Table) -> DisplayView:
    view = cut(table, Audience.DISPLAY, now=0)
    assert isinstance(view, DisplayView)
    return view


@pytest.mark.clause("crown", "10.2#1")
def test_all_bets_of_the_round_are_on_the_display_and_winners_are_marked() -> None:
    table = table_of("crown", "touchbet")
    table = betting(take(table, BuyIn(by=Role.PLAYER, player="bob", amount=Money(50_000))))
    for player, bet, stake in (("ann", "red", 10), ("bob", "red", 25), ("bob", "straight:3", 5)):
        table = take(table, place(bet, stake, player=player))
    shown = display(table)
    assert {wager.bet: wager.stake for wager in shown.all_wagers} == {
        "red": 3500,
        "straight:3": 500,
    }
    assert (shown.winners, shown.players) == ((), 2)
    shown = display(settled(table, "3"))
    assert {wager.bet: wager.stake for wager in shown.all_wagers} == {
        "red": 3500,
        "straight:3": 500,
    }
    assert set(shown.winners) == {"red", "straight:3"}
    assert set(display(settled(table, "5")).winners) == {"red"}
    assert display(settled(table, "2")).winners == ()


def test_a_wager_redraws_the_display_and_is_told_to_its_owner_alone() -> None:
    table = betting(table_of("crown", "touchbet"))
    (event,) = events_of(table, place("red", 10))
    assert isinstance(event, WagersChanged)
    assert redrawn_by(event, table.game) is Audience.DISPLAY
    assert heard_by(event) == frozenset({"ann"})
    everyone = PlayersTold(at=0, by=Role.DEALER, text="hello")
    assert heard_by(everyone) is None


@pytest.mark.clause("rapid", "8.1 WND#2")
def test_the_number_and_those_before_it_are_on_the_display() -> None:
    table = table_of("rapid", "rapid")
    assert (display(table).pocket, display(table).numbers) == (None, ())
    table = settled(betting(table), "0")
    shown = display(table)
    assert shown.pocket == "0"
    assert [(number.pocket, number.colour) for number in shown.numbers] == [("0", "green")]


@pytest.mark.clause("star", "7.4#1", "7.4#2", "7.6#2", "7.9.1#2", "7.9.2#2")
def test_lucky_numbers_are_shown_in_their_colours_with_the_odds_of_this_round() -> None:
    table = bought_in("star", options={"lucky_ball": "mega"})
    table = after(betting(table), place("lucky-ball:green", 5), SpinBall(by=Role.DEALER))
    assert [ball.number for ball in display(table).lucky] == [None] * 4
    drawn = {"red": "1", "green": "17", "blue": "0", "yellow": "32"}
    numbers = {colour: Pocket(pocket) for colour, pocket in drawn.items()}
    table = after(table, DrawLuckyNumbers(by=Role.SYSTEM, numbers=numbers))
    balls = {ball.colour: ball for ball in display(table).lucky}
    assert list(balls) == ["red", "green", "blue", "yellow"]
    assert {colour: ball.number for colour, ball in balls.items()} == drawn
    assert all(ball.pays == ball.standard and ball.boost == "" for ball in balls.values())
    table = after(table, CloseBetting(by=Role.DEALER, means="call"))
    rule = table.game.lucky
    assert rule is not None
    for odds in rule.boosts:
        boosted = after(table, DrawLuckyBoost(by=Role.SYSTEM, colour="green", odds=odds))
        balls = {ball.colour: ball for ball in display(boosted).lucky}
        assert balls["green"].boost == odds
        assert balls["green"].pays == rule.boosts[odds]["green"] > balls["green"].standard
        assert all(balls[colour].boost == "" for colour in ("red", "blue", "yellow"))
    assert rule.boosts["mega"]["green"] == 1000


def test_a_table_without_lucky_ball_shows_none() -> None:
    assert display(table_of("adelaide", "terminal")).lucky == ()


@pytest.mark.clause("star", "4.3#1")
def test_a_raised_minimum_is_shown_with_the_time_from_which_it_holds() -> None:
    table = table_of("star")
    sign = AnnounceLimits(
        by=Role.GAME_SUPERVISOR,
        at=MINUTE,
        min=Money(1000),
        max=Money(50_000),
        effective_at=21 * MINUTE,
    )
    (notice,) = display(after(table, sign)).notices
    assert (notice.what, notice.posted_at, notice.effective_at) == ("limits", MINUTE, 21 * MINUTE)
    assert notice.text == "The limits become $10 to $500"
    assert notice.limits is not None
    assert notice.limits.min == 1000
    assert notice.clauses


def test_a_table_that_will_close_says_when() -> None:
    sign = AnnounceClose(by=Role.GAME_SUPERVISOR, at=0, effective_at=20 * MINUTE)
    (notice,) = display(after(table_of("star"), sign)).notices
    assert (notice.what, notice.effective_at) == ("closing", 20 * MINUTE)
    assert notice.clauses


def test_hot_numbers_came_often_and_cold_ones_long_ago() -> None:
    wheel = SINGLE_ZERO.order
    some = tuple(Pocket(n) for n in ["7", "7", "7", "8", "8", "8", "9", "9", "1", "2", "3"])
    assert hot_and_cold(some, wheel) == ((), ())
    hot, cold = hot_and_cold((*some, Pocket("9")), wheel)
    assert hot == ("7", "8", "9")
    assert len(cold) == 4
    assert not {*cold} & {*some}
    every = (*wheel, *wheel[:5])
    hot, cold = hot_and_cold(every, wheel)
    assert hot == wheel[:4]
    # All others came once: those seen longest ago are coldest.
    assert cold == tuple(reversed(wheel[5:]))[:4]


@pytest.mark.clause("adelaide", "9(e)")
def test_once_winners_are_paid_their_owners_may_take_their_chips() -> None:
    table = settled(take(betting(table_of("adelaide", "table")), place("red", 10)), "3")

    def may(table: Table) -> set[str]:
        view = cut(table, Audience.SEAT, now=0, player="ann")
        assert isinstance(view, SeatView)
        return set(view.may)

    assert "clear" not in may(table)
    redrawn = []
    while (shown := next_step(table, Role.DEALER, 0)).action == "confirm":
        submit = command_of(shown, Role.DEALER)
        (done,) = events_of(table, submit)
        redrawn.append((shown.task, redrawn_by(done, table.game)))
        table = take(table, submit)
    assert dict(redrawn)["pay"] is Audience.SEAT
    assert dict(redrawn)["dolly"] is None
    assert "clear" in may(table)


def test_a_view_tells_when_the_ball_was_spun_and_when_it_had_its_number() -> None:
    """The moments of the events themselves, whenever somebody looks."""
    table = betting(bought_in("adelaide", "terminal"))
    assert (display(table).spun_at, display(table).landed_at) == (None, None)
    table = after(table, SpinBall(by=Role.DEALER, at=4_000))
    assert (display(table).spun_at, display(table).landed_at) == (4_000, None)
    table = after(table, CallFinalBets(by=Role.DEALER, at=7_000))
    table = after(table, CloseBetting(by=Role.DEALER, at=9_000))
    assert (display(table).spun_at, display(table).landed_at) == (4_000, None)
    landed = after(table, EnterResult(by=Role.DEALER, at=21_000, pocket=Pocket("17")))
    assert (display(landed).spun_at, display(landed).landed_at) == (4_000, 21_000)
    again = after(landed, OpenBetting(by=Role.DEALER, at=40_000))
    assert (display(again).spun_at, display(again).landed_at) == (None, None)


def test_a_void_spin_was_not_spun_and_the_next_one_has_its_own_moment() -> None:
    table = after(betting(bought_in("adelaide", "table")), SpinBall(by=Role.DEALER, at=4_000))
    table = after(table, CloseBetting(by=Role.DEALER, at=9_000))
    void = after(table, CallNoSpin(by=Role.DEALER, reason="ball-stuck", at=12_000))
    assert display(void).spun_at is None
    assert display(after(void, SpinBall(by=Role.DEALER, at=20_000))).spun_at == 20_000
