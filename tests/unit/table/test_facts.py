"""The facts of a refusal are those that its sentence names."""

from typing import Any

import pytest

from croupier.core.messages import Message, say
from croupier.core.money import parse_money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import OpenBetting
from croupier.table.changing import RemoveWager, UndoWager
from croupier.table.closing import CloseTable
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut
from croupier.table.state import Table
from croupier.table.tasks import ConfirmTask
from tests.clauses.play import after, betting, closed, place, refusal_of, table_of

SIGN = Limits(table=Range(parse_money(5), parse_money(50), parse_money(5)))


@pytest.fixture(scope="module")
def table() -> Table:
    """A terminal's table that refuses what its sign does not allow, with betting open."""
    return betting(table_of("adelaide", "terminal", limits=SIGN))


@pytest.mark.parametrize(
    ("bet", "stake", "reason", "facts"),
    [
        ("red", 1, Reason.BELOW_MINIMUM, {"bet": "red", "asked": 100, "least": 500}),
        ("red", 60, Reason.ABOVE_MAXIMUM, {"bet": "red", "asked": 6_000, "most": 5_000}),
        (
            *("red", 7, Reason.NOT_A_UNIT),
            {"bet": "red", "asked": 700, "least": 500, "most": 5_000, "unit": 500},
        ),
        ("split:1-9", 5, Reason.NO_SUCH_BET, {"bet": "split:1-9"}),
        ("nonsense", 5, Reason.NO_SUCH_BET, {"bet": "nonsense"}),
        ("tier", 5, Reason.NOT_OFFERED, {"bet": "tier"}),
    ],
)
def test_a_wager_outside_the_sign(
    table: Table, bet: str, stake: int, reason: Reason, facts: dict[str, Any]
) -> None:
    refusal = refusal_of(table, place(bet, stake))
    assert (refusal.reason, refusal.facts) == (reason, facts)


def test_a_wager_that_the_balance_does_not_cover(table: Table) -> None:
    poor = after(table, CashOut(by=Role.PLAYER, player="ann"))
    poor = after(poor, BuyIn(by=Role.PLAYER, player="ann", amount=parse_money(20)))
    refusal = refusal_of(poor, place("red", 25))
    assert refusal.reason is Reason.INSUFFICIENT_CREDIT
    assert refusal.facts == {"asked": 2_500, "balance": 2_000}


def test_a_wager_of_somebody_who_has_no_seat(table: Table) -> None:
    assert refusal_of(table, place("red", 5, player="ben")).facts == {
        "why": "not-seated",
        "player": "ben",
    }


def test_a_wager_before_and_after_betting_is_open(table: Table) -> None:
    early = refusal_of(table_of("adelaide", "terminal"), place("red", 5))
    late = refusal_of(closed(table), place("red", 5))
    assert (early.reason, early.facts) == (Reason.BETTING_CLOSED, {"why": "not-opened"})
    assert (late.reason, late.facts) == (Reason.BETTING_CLOSED, {"phase": "no-more-bets"})


def test_what_may_not_be_taken_down_or_undone(table: Table) -> None:
    laid = after(table, place("red", 10))
    less = RemoveWager(by=Role.PLAYER, player="ann", bet="red", stake=parse_money(7))
    more = RemoveWager(by=Role.PLAYER, player="ann", bet="red", stake=parse_money(20))
    left = {"why": "left-over", "bet": "red", "asked": 300, "least": 500}
    assert refusal_of(laid, less).facts == left
    assert refusal_of(laid, more).facts == {"player": "ann", "bet": "red", "lies": 1_000}
    undo = UndoWager(by=Role.PLAYER, player="ann")
    assert refusal_of(table, undo).facts["why"] == "nothing-to-undo"


def test_who_asks_and_when(table: Table) -> None:
    role = refusal_of(table, CloseTable(by=Role.DEALER))
    assert (role.reason, role.facts) == (
        Reason.NOT_PERMITTED,
        {"role": "dealer", "action": "close-table"},
    )
    again = refusal_of(table, OpenBetting(by=Role.DEALER))
    assert again.facts == {"action": "open-betting", "phase": "betting"}


def test_a_task_that_stands_in_the_way_comes_with_its_words() -> None:
    table = closed(betting(table_of("new-zealand")))
    for waiting in table.tasks:
        done = ConfirmTask(by=Role.DEALER, task=waiting.task.name)
        table = after(table, done)
    table = after(table, EnterResult(by=Role.DEALER, pocket="17"))  # type: ignore[arg-type]
    refusal = refusal_of(table, OpenBetting(by=Role.DEALER))
    assert refusal.reason is Reason.WRONG_PHASE
    assert refusal.message == say("table-task-first", task=Message("duty-dolly", {"number": "17"}))
    assert refusal.detail == "first: Place the dolly on 17."
    for waiting in table.tasks:
        assert str(waiting.message) == waiting.text
    announce = next(waiting for waiting in table.tasks if waiting.task.name == "announce")
    assert announce.params == {"number": "17", "colour": "black"}
