"""What holds exactly at a limit, with exactly all that a player has, or with one word of two."""

import pytest

from croupier.core.money import Money, parse_money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.roulette.catalogue import find_book
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting, SetWageringPeriod
from croupier.table.claims import HoldClaim, ReleaseClaim
from croupier.table.corrections import MistakeRecorded, OverrideSettlement, RecordMistake
from croupier.table.decide import due
from croupier.table.declare import Command
from croupier.table.evolve import evolve
from croupier.table.limits import SetPersonalLimits
from croupier.table.no_spin import CallNoSpin
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.staff import NameStaff
from croupier.table.state import Change
from croupier.table.struck import strike_late
from croupier.table.tips import GiveTip
from croupier.table.wagers import StrayWagerLaid, WagersChanged
from tests.clauses.play import (
    after,
    betting,
    call,
    closed,
    events_of,
    place,
    refusal_of,
    table_of,
)


@pytest.mark.parametrize("people", [("kim", "kim"), ("kim", " ")])
def test_each_place_has_a_person_of_its_own(people: tuple[str, str]) -> None:
    table = table_of("france", "french")
    rule = table.game.staff
    assert rule is not None
    title = next(iter(rule.places))
    refusal = refusal_of(table, NameStaff(by=Role.PIT_BOSS, people={title: people}))
    assert refusal.reason is Reason.INVALID


@pytest.mark.parametrize(("attempted", "rectified"), [(True, 0), (False, 500)])
def test_what_was_put_right_was_attempted(attempted: bool, rectified: int) -> None:
    table = after(
        closed(after(betting(table_of("star")), place("red", 5))),
        EnterResult(by=Role.DEALER, pocket=Pocket("2")),
    )
    answer = RecordMistake(
        by=Role.GAME_SUPERVISOR,
        player="ann",
        amount=Money(1_000),
        round_no=0,
        attempted=attempted,
        rectified=Money(rectified),
    )
    (recorded,) = (e for e in events_of(table, answer) if isinstance(e, MistakeRecorded))
    assert recorded.attempted


def test_chips_that_lie_astray_may_be_all_that_a_player_has() -> None:
    table = table_of("adelaide")
    whole = table.seats["ann"].balance
    laid = StrayWagerLaid(at=0, by=Role.PLAYER, player="ann", change=Change("tier", whole, whole))
    assert evolve(table, laid).seats["ann"].balance == 0


def test_a_wager_under_its_minimum_may_fill_the_limit_of_all_wagers() -> None:
    limits = Limits(table=Range(parse_money(5), parse_money(1000)), aggregate_max=parse_money(12))
    table = after(betting(table_of("rapid", limits=limits)), place("red", 10))
    assert after(table, place("black", 2)).seats["ann"].wagers["black"] == 200
    assert refusal_of(table, place("black", 3)).reason is Reason.ABOVE_MAXIMUM


def test_a_wager_that_the_limit_of_all_wagers_leaves_no_room_for_names_that_limit() -> None:
    limits = Limits(table=Range(parse_money(5), parse_money(500)), aggregate_max=parse_money(12))
    table = after(betting(table_of("crown", "touchbet", limits=limits)), place("red", 12))
    refusal = refusal_of(table, place("black", 5))
    assert (refusal.reason, refusal.code) == (Reason.ABOVE_MAXIMUM, "table-over-in-all")
    assert str(refusal.detail) == "$17 in all, maximum $12"


def test_limits_of_ones_own_begin_at_a_cent() -> None:
    table = table_of("star")
    least, none = (
        SetPersonalLimits(by=Role.PIT_BOSS, player="ann", min=Money(low), max=Money(1_000))
        for low in (1, 0)
    )
    assert events_of(table, least)
    assert refusal_of(table, none).reason is Reason.INVALID


def test_no_spin_is_called_while_there_is_none() -> None:
    """The clauses say so as long as no ball runs, and no longer once it does."""
    table = table_of("star")
    for before in (table, betting(table)):
        assert CallNoSpin.untimely_clauses(before) == table.game.no_spin_clauses
    assert CallNoSpin.untimely_clauses(closed(betting(table))) == ()


def test_nothing_is_overridden_before_a_round_has_a_result() -> None:
    table = table_of("star").but(phase=Phase.SETTLED)
    answer = OverrideSettlement(
        by=Role.PIT_BOSS, player="ann", bet="red", to="black", reason="a jolt"
    )
    assert table.settlement is None
    refusal = answer.decide(table)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.WRONG_PHASE


def test_a_warning_by_the_clock_comes_at_its_second_and_not_before() -> None:
    table = betting(table_of("crown", "touchbet", options={"wagering_seconds": "30"}))
    assert table.closes_at is not None
    seconds = table.game.close.warn_seconds
    assert seconds > 0
    warned_at = table.closes_at - seconds * 1000
    assert due(table, warned_at - 1) == ()
    assert due(table, warned_at) == (CallFinalBets(by=Role.SYSTEM, at=warned_at),)


@pytest.mark.parametrize("game", ["touchbet", "touchtable"])
@pytest.mark.parametrize("kind", [HoldClaim, ReleaseClaim])
def test_an_amount_is_withheld_by_the_operator_where_a_book_withholds(
    kind: type[Command], game: str
) -> None:
    assert kind.holders_in(find_book("crown").game(game)) == {Role.OPERATOR}
    assert kind.holders_in(find_book("crown").game("american")) == frozenset()


def test_wagers_are_taken_for_a_second_at_least() -> None:
    table = table_of("star")
    (fixed,) = events_of(table, SetWageringPeriod(by=Role.GAME_SUPERVISOR, seconds=1))
    assert evolve(table, fixed).wagering_seconds == 1
    refusal = refusal_of(table, SetWageringPeriod(by=Role.GAME_SUPERVISOR, seconds=0))
    assert refusal.reason is Reason.INVALID


def test_a_call_bet_that_came_too_late_gives_back_all_its_pieces() -> None:
    before = betting(table_of("crown", "french"))
    table = after(before, call("tier", 5))
    laid = [e for e in events_of(before, call("tier", 5)) if isinstance(e, WagersChanged)]
    late = {"ann": tuple(change for event in laid for change in event.changes)}
    (struck,) = strike_late(table, CloseBetting(by=Role.SENSOR), late, ())
    assert table.seats["ann"].balance < before.seats["ann"].balance - 500
    assert evolve(table, struck).seats["ann"].balance == before.seats["ann"].balance


def test_a_shared_win_that_needs_no_rounding_names_none() -> None:
    played = closed(after(betting(table_of("adelaide")), place("neighbours:0", 25)))
    settled = after(played, EnterResult(by=Role.DEALER, pocket=Pocket("15"))).settlement
    assert settled is not None
    (line,) = settled.lines
    assert (line.win, "12(g)" in line.clauses) == (17_500, False)


@pytest.mark.parametrize(("game", "dealer"), [("american", True), ("touchbet", False)])
def test_a_dealer_gives_on_tips_that_lie_on_a_cloth_and_none_of_a_screen(
    game: str, dealer: bool
) -> None:
    assert (Role.DEALER in GiveTip.holders_in(find_book("crown").game(game))) is dealer
