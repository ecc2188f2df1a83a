"""The Star Sydney: what is better shown over all bets, roles and grounds than in a story."""

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from typing import Final

import pytest

from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import PIT_LINE, Role
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.lucky import boost_chances, colour_expectations
from croupier.roulette.odds import prospects
from croupier.roulette.offered import layout_bets
from croupier.roulette.pockets import ALL_POCKETS, NUMBERS, RED_NUMBERS, Pocket
from croupier.roulette.register import ChipSet, Part, refuse_chip_set, refuse_parts
from croupier.table.betting import BetsClosed, CloseBetting, OpenBetting
from croupier.table.call_bets import CallBet
from croupier.table.catalogue import powers_in
from croupier.table.closing import AnnounceClose, CloseTable
from croupier.table.decide import decide
from croupier.table.faults import ReportMalfunction, RestoreEquipment
from croupier.table.limits import AnnounceLimits, ChangeLimits, PersonalLimitsSet, SetPersonalLimits
from croupier.table.lucky import (
    DrawLuckyBoost,
    DrawLuckyNumbers,
    DrawnBoost,
    DrawnNumbers,
    LuckyBoostDrawn,
    LuckyNumbersDrawn,
)
from croupier.table.no_spin import CallNoSpin, NoSpinCalled
from croupier.table.opening import OpenTable
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn
from croupier.table.spin import BallSpun, SpinBall
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from croupier.table.voiding import InvalidateOutcome, OutcomeInvalidated, VoidWagers
from croupier.table.wagers import PlaceWager, WagersChanged, WagersReturned
from tests.clauses.in_house import after, events_of, open_in_house, refusal_of

BOOK: Final = find_book("star")
SUPERVISORS: Final = tuple(role for role in PIT_LINE if role is not Role.DEALER)
OUTSIDERS: Final = (Role.PLAYER, Role.CASHIER, Role.INSPECTOR, Role.SURVEILLANCE)
LIMITS: Final = Limits(table=Range(parse_money(5), parse_money(500)))


def deal(**options: str) -> Game:
    return BOOK.game("table", options)


def table_with(**options: str) -> Table:
    opened = open_in_house(
        OpenTable(
            by=Role.OPERATOR,
            table="T",
            book="star",
            game="table",
            options=options,
            limits=LIMITS,
            signed=frozenset({"wheel-order"}),
        )
    )
    assert isinstance(opened, Table), opened
    return opened


BUY: Final = BuyIn(by=Role.PLAYER, player="ann", amount=Money(100_000))
OPEN: Final = OpenBetting(by=Role.DEALER)
RED: Final = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(2000))
SPIN: Final = SpinBall(by=Role.DEALER, direction="opposite", revolutions=6)
CLOSE: Final = CloseBetting(by=Role.DEALER)


def spun(**options: str) -> Table:
    return after(table_with(**options), BUY, OPEN, RED, SPIN)


def dealt_confirmed(table: Table, *tasks: str) -> Table:
    return after(table, *(ConfirmTask(by=Role.DEALER, task=task) for task in tasks))


# --- Wagers and odds -------------------------------------------------------------------------

ROWS: Final = tuple(tuple(NUMBERS[first : first + 3]) for first in range(0, 36, 3))


def text(kind: str, *numbers: str) -> str:
    order = {pocket: place for place, pocket in enumerate(ALL_POCKETS)}
    return f"{kind}:{'-'.join(sorted(numbers, key=lambda n: order[Pocket(n)]))}"


def wagers_of_the_book(*, double_zero: bool) -> dict[str, tuple[int, frozenset[str]]]:
    """Every wager of 3.2 with its odds of 6.1 and its winners, apart from the engine."""
    every: dict[str, tuple[int, set[str]]] = {
        text("straight", n): (35, {str(n)}) for n in (*NUMBERS, "0", *["00"] * double_zero)
    }
    for row in ROWS:
        every[text("street", *row)] = (11, set(row))
        for left, right in zip(row, row[1:], strict=False):
            every[text("split", left, right)] = (17, {left, right})
    for upper, lower in zip(ROWS, ROWS[1:], strict=False):
        every[text("six-line", *upper, *lower)] = (5, {*upper, *lower})
        for above, below in zip(upper, lower, strict=True):
            every[text("split", above, below)] = (17, {above, below})
        for at in (0, 1):
            corner = (*upper[at : at + 2], *lower[at : at + 2])
            every[text("corner", *corner)] = (8, set(corner))
    single = "split 0 1|split 0 2|split 0 3|street 0 1 2|street 0 2 3|corner 0 1 2 3"
    double = "split 0 00|split 0 1|split 0 2|split 00 2|split 00 3|street 0 1 2|street 0 00 2"
    double += "|street 00 2 3|five-line 0 00 1 2 3"
    odds = {"split": 17, "street": 11, "corner": 8, "five-line": 6}
    for words in (double if double_zero else single).split("|"):
        kind, *numbers = words.split()
        every[text(kind, *numbers)] = (odds[kind], set(numbers))
    for third in range(3):
        every[f"column:{third + 1}"] = (2, set(NUMBERS[third::3]))
        every[f"dozen:{third + 1}"] = (2, set(NUMBERS[12 * third : 12 * third + 12]))
    every["low"], every["high"] = (1, set(NUMBERS[:18])), (1, set(NUMBERS[18:]))
    every["odd"], every["even"] = (1, set(NUMBERS[::2])), (1, set(NUMBERS[1::2]))
    every["red"], every["black"] = (
        (1, set(RED_NUMBERS)),
        (1, {str(n) for n in NUMBERS} - RED_NUMBERS),
    )
    return {name: (odds, frozenset(winners)) for name, (odds, winners) in every.items()}


@pytest.mark.clause("star", "3.2", "3.2.1", "3.2.2", "3.2.2.1", "3.2.2.2", "3.2.2.3", "3.2.2.4")
@pytest.mark.clause("star", "3.2.3", "3.2.3.1", "3.2.3.2", "3.2.3.3", "3.2.3.4", "3.2.3.5")
@pytest.mark.clause("star", "3.2.4", "3.2.4.1", "3.2.4.2", "3.2.5", "3.2.6", "3.2.7", "3.2.8")
@pytest.mark.clause("star", "3.2.9", "3.2.10", "3.2.11", "3.2.12", "3.2.13", "3.2.14")
@pytest.mark.clause("star", "6.1", "6.2", "6.3", "6.4", "6.5", "1.1#zero", "1.1#double-zero")
@pytest.mark.parametrize(("wheel", "count"), [("single-zero", 157), ("double-zero", 161)])
def test_every_wager_wins_on_its_numbers_at_its_odds_and_on_no_other(
    wheel: str, count: int
) -> None:
    game = deal(wheel=wheel)
    wanted = wagers_of_the_book(double_zero=wheel == "double-zero")
    assert {bet.name for bet in layout_bets(game)} == set(wanted)
    assert len(wanted) == count
    for pocket in game.wheel.order:
        wins = {name: odds for name, (odds, winners) in wanted.items() if pocket in winners}
        assert game.pays(pocket) == wins


@pytest.mark.clause("star", "6.2", "6.3")
@pytest.mark.parametrize(
    ("wheel", "pocket", "winners"),
    [
        ("single-zero", "0", "0 0-1 0-2 0-3 0-1-2 0-2-3 0-1-2-3"),
        ("double-zero", "0", "0 0-00 0-1 0-2 0-1-2 0-00-2 0-00-1-2-3"),
        ("double-zero", "00", "00 0-00 00-2 00-3 0-00-2 00-2-3 0-00-1-2-3"),
    ],
)
def test_what_wins_on_a_zero(wheel: str, pocket: str, winners: str) -> None:
    won = deal(wheel=wheel).pays(Pocket(pocket))
    assert {name.partition(":")[2] for name in won} == set(winners.split())


@pytest.mark.clause("star", "1.1#roulette-2", "1.1#00-roulette-2")
@pytest.mark.parametrize(
    ("wheel", "edge", "shown"),
    [("single-zero", Fraction(1, 37), "2.70"), ("double-zero", Fraction(1, 19), "5.26")],
)
def test_the_house_edge_is_what_the_definitions_say(wheel: str, edge: Fraction, shown: str) -> None:
    game = deal(wheel=wheel)
    losses = {p.bet: -p.expected for p in prospects(game) if p.odds is not None}
    assert f"{100 * float(edge):.2f}" == shown
    # One wager is dearer than the definition says: five numbers at 6 to 1 on 38 pockets.
    dearer = {bet: loss for bet, loss in losses.items() if loss != edge}
    assert dearer == ({"five-line:0-00-1-2-3": Fraction(3, 38)} if "double" in wheel else {})


@pytest.mark.clause("star", "2.3", "2.2#2")
@pytest.mark.parametrize("layout", ["A", "C", "E", "B", "F"])
def test_a_layout_goes_only_with_its_own_wheel(layout: str) -> None:
    fitting, other = ("double-zero", "single-zero")[:: 1 if layout in "BF" else -1]
    assert len(deal(layout=layout, wheel=fitting).wheel.order) == (38 if layout in "BF" else 37)
    with pytest.raises(NotOffered, match="does not go with"):
        deal(layout=layout, wheel=other)
    with pytest.raises(NotOffered, match="there is fitting, A, B"):
        deal(layout="G")


@pytest.mark.clause("star", "Diagram C", "5.5")
def test_layout_c_has_a_second_zero_that_stands_for_the_first() -> None:
    assert deal(layout="C").areas == {"outside-zero": "straight:0"}
    assert deal(layout="A").areas == {}


# --- Equipment -------------------------------------------------------------------------------

PARTS: Final = (
    *(Part(name=name) for name in ("layout cloth", "wheel", "float tray", "limit sign")),
    Part(name="marker buttons", count=20),
    Part(name="dolly", material="brass"),
)


@pytest.mark.clause("star", "2.9#1", "7.1")
def test_lucky_ball_needs_its_screen() -> None:
    plain, lucky = deal().equipment, deal(lucky_ball="mega").equipment
    assert refuse_parts(PARTS, plain) is None
    missing = refuse_parts(PARTS, lucky)
    assert missing is not None
    assert missing.clauses == ("2.9",)
    assert refuse_parts((*PARTS, Part(name="lucky ball screen")), lucky) is None


@pytest.mark.clause("star", "2.5.2", "2.5.3", "2.5.4", "2.5.1", "2.1#1")
@pytest.mark.parametrize("lacking", [part.name for part in PARTS])
def test_a_table_does_not_open_without_a_part_of_its_equipment(lacking: str) -> None:
    there = tuple(part for part in PARTS if part.name != lacking)
    missing = refuse_parts(there, deal().equipment)
    assert missing is not None
    assert lacking in missing.detail


@pytest.mark.clause("star", "2.1#2", "2.4#2")
def test_the_register_knows_the_smallest_wheel_and_the_range_of_balls() -> None:
    rules = deal().equipment
    assert rules.wheel is not None
    assert rules.ball is not None
    assert rules.wheel.metres_min == Decimal("0.75")
    assert [rules.ball.mm_min, rules.ball.mm_max] == [Decimal(17), Decimal(23)]


@pytest.mark.clause("star", "3.7#1", "3.7#2")
def test_a_set_of_colour_checks_is_a_tables_own_and_of_several_colours() -> None:
    rules = deal().equipment
    blue_and_red = frozenset({"blue", "red"})
    at_twelve = ChipSet(table="12", emblem="T12", colours=blue_and_red)
    twin = replace(at_twelve, table="14")
    refusals = (
        refuse_chip_set(twin, (at_twelve,), rules),
        refuse_chip_set(replace(at_twelve, colours=frozenset({"blue"})), (), rules),
    )
    assert [refusal and refusal.clauses for refusal in refusals] == [("3.7",), ("3.7",)]
    assert refuse_chip_set(at_twelve, (), rules) is None


@pytest.mark.clause("star", "2.7", "2.7.1", "1.1#cashless")
def test_cash_needs_a_drop_box_and_a_table_without_one_is_cashless() -> None:
    assert "cash" in deal().tenders
    assert "cash" in deal(cashless="true").tenders
    assert "cash" not in deal(cashless="true", drop_box="false").tenders
    assert "terminal" in deal(cashless="true").tenders
    assert "terminal" not in deal().tenders
    with pytest.raises(NotOffered, match="only while the table is cashless"):
        deal(drop_box="false")


# --- Who may do what -------------------------------------------------------------------------


@pytest.mark.clause("star", "1.1#casino-supervisor", "1.1#gaming-supervisor")
@pytest.mark.clause("star", "1.1#assistant-gaming-manager", "1.1#dealer")
def test_the_books_titles_are_roles_and_a_gaming_supervisor_counts_as_a_casino_supervisor() -> None:
    assert BOOK.role("Gaming Supervisor") is Role.GAME_SUPERVISOR
    assert BOOK.role("assistant gaming manager") is Role.CASINO_SUPERVISOR
    powers = powers_in(deal())
    gated = ("change-limits", "personal-limits", "refuse-wager", "close-table", "limit-players")
    for action in (*gated, "override", "exclude", "resolve", "wagering-period"):
        assert Role.DEALER not in powers[action].roles, action
        assert set(SUPERVISORS) <= powers[action].roles, action


GROUNDS: Final = {
    "same-direction": "8.1",
    "short-revolutions": "8.2",
    "foreign-object": "8.3",
    "ball-stuck": "8.4",
    "ball-out": "8.5",
    "interference": "8.6",
    "uspin-loaded-by-other": "8.7",
}


@pytest.mark.clause("star", "8.1#1", "8.2#1", "8.3#1", "8.4", "8.5#1", "8.6", "8.7", "8.8", "8.9")
@pytest.mark.parametrize(("ground", "clause"), GROUNDS.items())
def test_dealer_and_supervisors_call_no_spin_on_each_ground_and_nobody_else_does(
    ground: str, clause: str
) -> None:
    table = dealt_confirmed(after(table_with(uspin="true"), BUY, OPEN, RED), "load-ball")
    table = after(table, SPIN)
    for role in OUTSIDERS:
        refused = refusal_of(table, CallNoSpin(by=role, reason=ground))
        assert refused.reason is Reason.NOT_PERMITTED
        assert clause in refused.clauses
    for role in (Role.DEALER, *SUPERVISORS):
        (called,) = events_of(table, CallNoSpin(by=role, reason=ground))
        assert isinstance(called, NoSpinCalled)
        assert {clause, "8.8", "8.9"} <= set(called.clauses)
        assert not called.returned
        assert [(line.void, line.returned) for line in called.lines] == [(True, 2000)]


@pytest.mark.clause("star", "8.8", "1.1#void")
@pytest.mark.parametrize("ground", list(GROUNDS)[:-1])
def test_after_the_call_no_number_counts_whatever_the_ground(ground: str) -> None:
    table = after(spun(), CLOSE, CallNoSpin(by=Role.DEALER, reason=ground))
    refused = refusal_of(table, EnterResult(by=Role.DEALER, pocket=Pocket("17")))
    assert refused.reason is Reason.WRONG_PHASE
    assert "8.8" in refused.clauses
    assert table.numbers == ()
    assert table.house == 0


@pytest.mark.clause("star", "9.5.1", "9.5.2", "9.6#1")
@pytest.mark.parametrize(
    ("reason", "clause"),
    [
        ("civil-commotion", "9.5.1"),
        ("fire", "9.5.1"),
        ("riot", "9.5.1"),
        ("brawl", "9.5.1"),
        ("robbery", "9.5.1"),
        ("act-of-god", "9.5.1"),
        ("fraud", "9.5.2"),
    ],
)
def test_each_ground_to_invalidate_is_a_supervisors(reason: str, clause: str) -> None:
    table = after(spun(), CLOSE)
    for role in (Role.DEALER, *OUTSIDERS):
        refused = refusal_of(table, InvalidateOutcome(by=role, reason=reason, text="seen"))
        assert refused.reason is Reason.NOT_PERMITTED
        assert clause in refused.clauses
    for role in SUPERVISORS:
        struck = InvalidateOutcome(by=role, reason=reason, text="seen")
        refunded, invalidated, *_ = events_of(table, struck)
        assert isinstance(refunded, WagersReturned)
        assert isinstance(invalidated, OutcomeInvalidated)
        assert {clause, "9.6"} <= set(invalidated.clauses)
        assert after(table, struck).seats["ann"].balance == 100_000


@pytest.mark.clause("star", "9.3", "9.4", "9.4.1")
def test_only_a_supervisor_is_satisfied_of_a_breach() -> None:
    table = spun()
    for role in (Role.DEALER, *OUTSIDERS):
        refused = refusal_of(table, VoidWagers(by=role, player="ann", reason="prohibited-device"))
        assert refused.reason is Reason.NOT_PERMITTED
        assert "9.4.1" in refused.clauses


# --- Tasks and announcements -----------------------------------------------------------------


def task_names(table: Table) -> list[str]:
    return [waiting.task.name for waiting in table.tasks]


@pytest.mark.clause("star", "5.1", "5.3#1", "5.4#1", "8.1#1")
def test_what_is_called_aloud() -> None:
    says = deal().announcements
    assert says["open"] == ("Place your bets",)
    assert says["close"] == ("No more bets",)
    assert says["result"] == ("{number}",)
    assert says["no-spin"] == ("No spin",)


@pytest.mark.clause("star", "5.3#2", "5.4#1", "5.4#2", "1.1#dolly", "1.1#round-of-play")
def test_the_duties_of_a_round_come_up_in_order_and_name_the_number() -> None:
    closed = after(spun(), CLOSE)
    assert task_names(closed) == ["hand-movement"]
    settled = after(closed, EnterResult(by=Role.DEALER, pocket=Pocket("34")))
    assert task_names(settled) == ["announce", "dolly", "collect", "pay", "lift-dolly"]
    assert [w.text for w in settled.tasks][:2] == ["Announce 34.", "Place the dolly on 34."]
    for waiting in ("dolly", "collect", "pay", "lift-dolly"):
        assert refusal_of(settled, OPEN).reason is Reason.WRONG_PHASE
        settled = dealt_confirmed(settled, waiting)
    assert after(settled, OPEN).round_no == 2


@pytest.mark.clause("star", "8.1#2", "8.2#2", "8.3#2", "8.4", "8.5#2")
@pytest.mark.parametrize(
    ("ground", "asked"),
    [
        ("same-direction", "remove-ball"),
        ("short-revolutions", "remove-ball"),
        ("foreign-object", "remove-ball"),
        ("ball-out", "examine-ball"),
        ("ball-stuck", ""),
        ("interference", ""),
    ],
)
def test_what_staff_owe_after_a_no_spin(ground: str, asked: str) -> None:
    table = after(spun(), CallNoSpin(by=Role.DEALER, reason=ground))
    assert task_names(table) == ([asked] if asked else [])
    stands_in_way = isinstance(decide(after(table, OPEN), SPIN), Refusal)
    assert stands_in_way is (asked == "examine-ball")


@pytest.mark.clause("star", "5.6#1", "5.6#2", "5.6#3", "5.6#4", "2.6.3", "1.1#uspin-2")
def test_a_spin_records_what_spun_the_ball_and_who_pressed() -> None:
    betting = after(table_with(uspin="true"), BUY, OPEN)
    assert refusal_of(betting, SPIN).clauses == ("5.6", "8.7")
    loaded = dealt_confirmed(betting, "load-ball")
    pressed = SPIN.but(by=Role.PLAYER, presser="ann")
    launches = {
        launch: events_of(loaded, launch)[0]
        for launch in (pressed, SPIN, SPIN.but(source="dealer"))
    }
    answer = [
        (event.source, event.by, event.presser)
        for event in launches.values()
        if isinstance(event, BallSpun)
    ]
    assert answer == [
        ("uspin", Role.PLAYER, "ann"),
        ("uspin", Role.DEALER, ""),
        ("dealer", Role.DEALER, ""),
    ]
    # By hand nothing needs to be loaded.
    assert not isinstance(decide(betting, SPIN.but(source="dealer")), Refusal)


@pytest.mark.clause("star", "8.12#1", "8.12#3")
def test_a_unit_is_declared_fit_by_a_supervisor_or_taken_off() -> None:
    fault = ReportMalfunction(by=Role.DEALER, scope="uspin")
    broken = after(table_with(uspin="true"), fault)
    assert task_names(broken) == ["unit-functional"]
    mend = RestoreEquipment(by=Role.CASINO_SUPERVISOR, scope="uspin")
    for role in (Role.DEALER, *OUTSIDERS):
        assert refusal_of(broken, mend.but(by=role)).reason is Reason.NOT_PERMITTED
    repaired = after(broken, mend)
    assert task_names(repaired) == ["unit-functional"]
    removed = after(broken, mend.but(removed=True))
    assert task_names(removed) == []
    assert removed.removed == {"uspin"}
    by_hand = after(removed, OPEN, SPIN)
    assert by_hand.spin is not None


@pytest.mark.clause("star", "5.5", "8.10#1")
def test_chips_on_the_outside_zero_are_asked_for_during_the_spin_and_after_the_dolly() -> None:
    outside = PlaceWager(by=Role.PLAYER, player="ann", bet="outside-zero", stake=Money(2000))
    table = after(table_with(layout="C"), BUY, OPEN, outside, SPIN)
    assert task_names(table) == ["move-outside-zero"]
    assert refusal_of(table, CLOSE).clauses == ("5.5", "8.10")
    closed = after(dealt_confirmed(table, "move-outside-zero"), CLOSE)
    settled = after(closed, EnterResult(by=Role.DEALER, pocket=Pocket("0")))
    assert settled.settlement is not None
    assert [line.win for line in settled.settlement.lines] == [70_000]
    assert task_names(settled)[:3] == ["announce", "dolly", "move-outside-zero"]


@pytest.mark.clause("star", "3.15#2")
def test_a_wager_placed_by_the_dealer_says_so_in_the_record() -> None:
    betting = after(table_with(), BUY, OPEN)
    called = CallBet(by=Role.DEALER, player="ann", bet="straight:8", stake=Money(500))
    (laid,) = events_of(betting, called)
    assert isinstance(laid, WagersChanged)
    assert (laid.by, laid.cause) == (Role.DEALER, "call-bet")


# --- Limits and notices ----------------------------------------------------------------------

MINUTE: Final = 60_000


@pytest.mark.clause("star", "4.5#1", "4.5#2")
@pytest.mark.parametrize(
    ("passed", "taken"), [(20 * MINUTE - 1, False), (20 * MINUTE, True), (30 * MINUTE, True)]
)
def test_a_higher_minimum_waits_to_the_millisecond(passed: int, taken: bool) -> None:
    most = LIMITS.table.max
    sign = AnnounceLimits(
        by=Role.GAME_SUPERVISOR, min=Money(1000), max=most, effective_at=20 * MINUTE
    )
    table = after(table_with(), sign)
    rise = ChangeLimits(by=Role.GAME_SUPERVISOR, at=passed, min=Money(1000), max=most)
    assert isinstance(decide(table, rise), Refusal) is not taken


@pytest.mark.clause("star", "9.9")
@pytest.mark.parametrize(("passed", "taken"), [(20 * MINUTE - 1, False), (20 * MINUTE, True)])
def test_an_occupied_table_closes_to_the_millisecond(passed: int, taken: bool) -> None:
    sign = AnnounceClose(by=Role.CASINO_SUPERVISOR, effective_at=20 * MINUTE)
    table = after(table_with(), BUY, sign)
    close = CloseTable(by=Role.CASINO_SUPERVISOR, at=passed)
    assert isinstance(decide(table, close), Refusal) is not taken


@pytest.mark.clause("star", "4.6#1", "4.6#2")
def test_a_personal_limit_has_both_of_its_figures_and_holds_once_its_sign_is_up() -> None:
    table = after(table_with(), BUY)
    grant = SetPersonalLimits(
        by=Role.CASINO_SUPERVISOR, player="ann", min=Money(10_000), max=Money(80_000)
    )
    (set_,) = events_of(table, grant)
    assert isinstance(set_, PersonalLimitsSet)
    assert set_.range == Range(Money(10_000), Money(80_000))
    granted = after(table, grant)
    assert task_names(granted) == ["player-sign"]
    assert granted.seats["ann"].personal is None
    signed = after(granted, ConfirmTask(by=Role.DEALER, task="player-sign", player="ann"))
    assert signed.seats["ann"].personal == set_.range
    for half in (grant.but(min=None), grant.but(max=None)):
        assert refusal_of(table, half).clauses == ("4.6",)


# --- Lucky Ball ------------------------------------------------------------------------------

TABLE_ONE: Final = {"red": (6, 120), "green": (12, 100), "blue": (20, 75), "yellow": (25, 60)}
TABLE_TWO: Final = {**TABLE_ONE, "red": (5, 120)}


@pytest.mark.clause("star", "7.6#3", "7.7", "7.8", "7.9", "7.9.1#3", "7.9.1#4", "7.9.2#3")
@pytest.mark.clause("star", "7.9.2#4", "7.10", "7.2")
@pytest.mark.parametrize(("version", "odds"), [("standard", TABLE_ONE), ("mega", TABLE_TWO)])
@pytest.mark.parametrize("wheel", ["single-zero", "double-zero"])
def test_every_colour_boosted_or_not_on_every_number(
    version: str, odds: dict[str, tuple[int, int]], wheel: str
) -> None:
    boosts = ("super",) if version == "standard" else ("super", "mega")
    betting = after(
        table_with(lucky_ball=version, wheel=wheel),
        BUY,
        OPEN,
        *(
            PlaceWager(by=Role.PLAYER, player="ann", bet=f"lucky-ball:{colour}", stake=Money(500))
            for colour in odds
        ),
        SPIN,
    )
    drawn = dict(zip(odds, map(Pocket, ("0", "17", "32", "5")), strict=True))
    closed = after(betting, DrawLuckyNumbers(by=Role.SYSTEM, numbers=drawn), CLOSE)
    for boosted in odds:
        for boost in boosts:
            draw = DrawLuckyBoost(by=Role.SYSTEM, colour=boosted, odds=boost)
            ready = after(closed, draw)
            for colour, pocket in drawn.items():
                standard, best = odds[colour]
                pays = (1000 if boost == "mega" else best) if colour == boosted else standard
                result = EnterResult(by=Role.DEALER, pocket=pocket)
                settled = after(ready, result).settlement
                assert settled is not None
                wins = {line.bet: line.win for line in settled.lines if line.win}
                assert wins == {f"lucky-ball:{colour}": 500 * pays}


@pytest.mark.clause("star", "7.6#1")
def test_the_house_draws_the_numbers_and_the_boost_whoever_deals() -> None:
    drawn = DrawnNumbers(dict(zip(TABLE_ONE, map(Pocket, ("0", "17", "32", "5")), strict=True)), ())
    betting = after(table_with(lucky_ball="standard"), BUY, OPEN)
    launch = SpinBall(by=Role.DEALER, direction="opposite", revolutions=6, numbers=drawn)
    close = CloseBetting(by=Role.DEALER, boost=DrawnBoost("red", "super", ()))
    by: dict[type, Role] = {}
    table = betting
    for command in (launch, close):
        happened = decide(table, command)
        assert not isinstance(happened, Refusal)
        by |= {type(event): event.by for event in happened}
        for event in happened:
            table = event.evolve(table)
    assert (by[BallSpun], by[LuckyNumbersDrawn]) == (Role.DEALER, Role.SYSTEM)
    assert (by[BetsClosed], by[LuckyBoostDrawn]) == (Role.DEALER, Role.SYSTEM)


@pytest.mark.clause("star", "7.6#1", "7.9", "7.9.1#1", "7.9.2#1")
def test_a_boost_is_drawn_evenly_and_the_mega_odds_never_favour_the_player() -> None:
    one, two = deal(lucky_ball="standard").lucky, deal(lucky_ball="mega").lucky
    assert one is not None
    assert two is not None
    assert boost_chances(one) == {"super": 1}
    assert sum(boost_chances(two).values()) == 1
    assert set(boost_chances(two)) == {"super", "mega"}
    for lucky in (one, two):
        for pockets in (37, 38):
            assert max(colour_expectations(lucky, pockets).values()) < 0
    assert colour_expectations(one, 37)["red"] == Fraction(-3, 74)


@pytest.mark.clause("star", "7.5#1", "7.5#3", "2.8#2")
def test_a_side_wager_is_one_colour_and_covers_no_number_of_the_main_game() -> None:
    game = deal(lucky_ball="standard")
    colours = [bet for bet in game.bets.values() if bet.kind == "lucky-ball"]
    assert [bet.numbers for bet in colours] == [(), (), (), ()]
    betting = after(table_with(lucky_ball="standard"), BUY, OPEN)
    both = PlaceWager(by=Role.PLAYER, player="ann", bet="lucky-ball:red-green", stake=Money(500))
    assert refusal_of(betting, both).reason is Reason.NO_SUCH_BET


@pytest.mark.clause("star", "7.4#1", "7.4#2", "7.6#2", "7.9.1#2", "7.9.2#2", "2.9#1")
def test_a_screen_owes_the_numbers_and_then_the_boost() -> None:
    screens = deal(lucky_ball="mega").displays
    owed = [display.clauses for display in screens if display.screen == "lucky-ball"]
    assert owed == [("7.4", "2.9"), ("7.6", "7.9.1", "7.9.2")]


@pytest.mark.clause("star", "8.11#1", "8.11#2")
@pytest.mark.parametrize("moment", ["before the spin", "during the spin", "after the call"])
def test_a_screen_fault_gives_back_the_side_wagers_at_any_moment(moment: str) -> None:
    side = PlaceWager(by=Role.PLAYER, player="ann", bet="lucky-ball:blue", stake=Money(500))
    table = after(table_with(lucky_ball="standard"), BUY, OPEN, RED, side)
    if moment != "before the spin":
        table = after(table, SPIN)
    if moment == "after the call":
        table = after(table, CLOSE)
    broken = after(table, ReportMalfunction(by=Role.DEALER, scope="lucky-display"))
    assert broken.seats["ann"].wagers == {"red": 2000}
    assert broken.phase is table.phase
    again = decide(broken.but(phase=table.phase), side)
    assert isinstance(again, Refusal)
    assert again.reason in (Reason.EQUIPMENT_FAULT, Reason.BETTING_CLOSED)


@pytest.mark.clause("star", "8.11#1")
def test_a_screen_that_failed_is_not_relied_on_and_what_was_settled_by_it_stays() -> None:
    drawn = dict(zip(TABLE_ONE, map(Pocket, ("0", "17", "32", "5")), strict=True))
    draw = DrawLuckyNumbers(by=Role.SYSTEM, numbers=drawn)
    boost = DrawLuckyBoost(by=Role.SYSTEM, colour="red", odds="super")
    fault = ReportMalfunction(by=Role.DEALER, scope="lucky-display")
    called = after(table_with(lucky_ball="standard"), BUY, OPEN, RED, SPIN, draw, CLOSE, boost)
    broken = after(called, fault)
    assert (broken.lucky_numbers, broken.lucky_boost) == ({}, None)
    settled = after(called, EnterResult(by=Role.DEALER, pocket=Pocket("17")))
    assert after(settled, fault).lucky_numbers == settled.lucky_numbers == drawn
