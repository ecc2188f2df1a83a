"""Conditions of which a whole story shows one side alone: each side, at the place that decides."""

from dataclasses import replace

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.book import NotOffered, Option
from croupier.roulette.calls import NEIGHBOURS_REACH, NEIGHBOURS_REACH_MAX, CallKind
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.offered import neighbours_max
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle
from croupier.roulette.wheel import SINGLE_ZERO
from croupier.table.betting import CallFinalBets
from croupier.table.changing import RepositionWager
from croupier.table.conduct import FlagPartners
from croupier.table.corrections import MistakeRecorded, OverrideSettlement, RecordMistake
from croupier.table.floats import CountFloat, FloatCounted
from croupier.table.foreign import ForeignColourRedeemed, RedeemForeignColour
from croupier.table.past_rounds import in_play
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.state import Table
from croupier.table.tasks import _even_chances
from croupier.table.voiding import VoidWagers
from tests.clauses.play import (
    LIMITS,
    after,
    betting,
    buy_in,
    closed,
    events_of,
    place,
    refusal_of,
    spun,
    table_of,
)


def result(table: Table, number: str) -> Table:
    return after(table, EnterResult(by=Role.DEALER, pocket=Pocket(number)))


def test_a_mistake_of_which_nothing_came_back_was_not_attempted_unless_said() -> None:
    table = result(closed(after(betting(table_of("star")), place("red", 5))), "2")
    noted = RecordMistake(by=Role.GAME_SUPERVISOR, player="ann", amount=Money(1_000), round_no=0)
    (recorded,) = (e for e in events_of(table, noted) if isinstance(e, MistakeRecorded))
    assert not recorded.attempted


def test_a_wager_that_won_may_be_settled_where_it_would_have_won_more() -> None:
    table = result(closed(after(betting(table_of("star")), place("red", 10))), "1")
    before = table.seats["ann"].balance
    fairer = OverrideSettlement(
        by=Role.CASINO_SUPERVISOR, player="ann", bet="red", to="dozen:1", reason="misheard"
    )
    assert after(table, fairer).seats["ann"].balance == before + 1_000


def test_no_number_wins_no_even_chance() -> None:
    table = table_of("france", "french")
    assert _even_chances(table, None) == ("zero",)
    assert _even_chances(table, Pocket("1")) == ("red", "odd", "low")


def test_a_number_is_its_own_nearest_neighbour() -> None:
    assert SINGLE_ZERO.neighbours(Pocket("17"), 0) == (Pocket("17"),)


def test_a_float_is_opened_before_chips_move_and_closed_after() -> None:
    table = after(betting(table_of("star")), place("red", 5))
    opener = CountFloat(by=Role.GAME_SUPERVISOR, moment="opener", amount=Money(500_000))
    assert refusal_of(table, opener).reason is Reason.WRONG_PHASE
    closer = CountFloat(by=Role.GAME_SUPERVISOR, moment="closer", amount=Money(499_000))
    (counted,) = (e for e in events_of(table, closer) if isinstance(e, FloatCounted))
    assert counted.difference == 499_000 - table.float


def test_neighbours_by_touch_are_for_players_alone() -> None:
    game = table_of("rapid").game
    rule = game.calls[CallKind.NEIGHBOURS]

    def most(*roles: Role) -> int:
        changed = replace(rule, held=False, roles=frozenset(roles))
        return neighbours_max(replace(game, calls={CallKind.NEIGHBOURS: changed}))

    assert most(Role.PLAYER) == NEIGHBOURS_REACH_MAX
    assert most(Role.DEALER) == NEIGHBOURS_REACH


def test_an_option_in_numbers_begins_at_one() -> None:
    option = Option("wagering_seconds", ("30",), "how long bets are taken", number=True)
    assert option.read(1) == "1"
    with pytest.raises(NotOffered):
        option.read(0)


def test_partners_are_noted_once_and_beside_others() -> None:
    table = after(table_of("adelaide"), buy_in("ben", 100), buy_in("cat", 100))
    for names in ({"ann", "ben"}, {"ben", "cat"}, {"ann", "ben"}):
        table = after(table, FlagPartners(by=Role.PIT_BOSS, players=frozenset(names)))
    assert sorted(map(sorted, table.partners)) == [["ann", "ben"], ["ben", "cat"]]


def test_no_more_is_put_right_than_lies_there() -> None:
    table = closed(after(betting(table_of("new-zealand")), place("red", 10)))
    wrong = RepositionWager(
        by=Role.DEALER, player="ann", bet="red", to="black", stake=Money(1_500), why="misplaced"
    )
    assert refusal_of(table, wrong).reason is Reason.NOT_YOUR_WAGER


def test_a_ball_is_in_play_between_the_last_call_and_the_close() -> None:
    table = after(spun(betting(table_of("crown", "touchbet"))), CallFinalBets(by=Role.DEALER))
    assert table.phase is Phase.FINAL_BETS
    assert in_play(table)


def test_wagers_are_current_until_the_next_round() -> None:
    void = VoidWagers(by=Role.GAME_SUPERVISOR, player="ann", reason="no-card")
    table = result(closed(after(betting(table_of("star")), place("red", 5))), "2")
    assert void.is_current(table)
    assert not void.is_current(table.but(phase=Phase.IDLE, spin=None))


def test_a_zero_leaves_stakes_in_prison_unless_it_is_the_last_spin() -> None:
    game = table_of("france", "french").game
    wagerer = Wagerer("ann", {"red": 1_000}, {}, advised=False, personal=None)
    (line,) = settle(Result(game=game, limits=LIMITS, pocket=Pocket("0")), wagerer)
    assert line.stands == (("red", 1_000),)


@pytest.mark.parametrize("value", [None, 250])
def test_one_check_of_another_table_is_bought_and_it_is_said_whether_its_value_was_known(
    value: int | None,
) -> None:
    table = table_of("crown", "american")
    rule = table.game.colours
    assert rule is not None
    bought = RedeemForeignColour(
        by=min(rule.elsewhere_roles),
        player="ann",
        issued_at="T9",
        colour="green",
        count=1,
        issued_value=None if value is None else Money(value),
        lowest_minimum=Money(100),
        issuer_closed=True,
        on_books=True,
    )
    (redeemed,) = (e for e in events_of(table, bought) if isinstance(e, ForeignColourRedeemed))
    assert (redeemed.known, redeemed.value) == (value is not None, value or 100)
