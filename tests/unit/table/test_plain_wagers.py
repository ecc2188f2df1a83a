"""Plain wagers: what is one, what is none, and that a run of them ends where the rule ends.

The property machines hold every wager that is taken for plain against the rule.
"""

from collections.abc import Callable
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.limits import Range
from croupier.table.decide import FAR, decide, quiet_until
from croupier.table.evolve import evolve
from croupier.table.plain_wagers import PlainWagers
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager
from tests.clauses.play import betting, table_of

TABLE = betting(table_of("star", "table"))
RED = PlaceWager(by=Role.PLAYER, player="ann", bet="red", stake=Money(500))


def _seated(**changes: Any) -> Callable[[Table], Table]:
    return lambda table: table.with_seat(table.seats["ann"].but(**changes))


def test_a_run_ends_at_the_table_that_the_rule_leads_to() -> None:
    by_rule = TABLE
    run = PlainWagers(TABLE)
    for bet in ("red", "straight:17", "red", "split:14-17"):
        command = RED.but(bet=bet)
        found = run.find(command)
        assert found is not None
        decided = decide(by_rule, command)
        assert decided == (found.event,)
        run.lay(found.after)
        by_rule = evolve(by_rule, found.event)
    assert run.table == by_rule
    assert not TABLE.seats["ann"].wagers


def test_what_was_not_laid_is_not_there() -> None:
    run = PlainWagers(TABLE)
    assert run.find(RED) is not None
    assert run.table is run.base


@pytest.mark.parametrize(
    "changes",
    [
        {"stake": Money(0)},
        {"stake": Money(10**9)},
        {"bet": "straight:37"},
        {"player": "nobody"},
        {"by": Role.DEALER},
        {"tokens": True},
        {"chips": "value"},
        {"pad": False},
    ],
)
def test_what_the_rule_must_decide_itself(changes: dict[str, Any]) -> None:
    assert PlainWagers(TABLE).find(RED.but(**changes)) is None


@pytest.mark.parametrize(
    "change",
    [
        _seated(guest=True),
        _seated(carded=False),
        _seated(personal=Range(Money(500), Money(1000))),
        _seated(kinds=frozenset({"straight"})),
        _seated(prison={"red": 1}),
        _seated(tokens=500),
        _seated(balance=499),
        lambda table: table.but(excluded=frozenset({"ann"})),
        lambda table: table.but(leaving=frozenset({"bob"})),
        lambda table: table.but(faults=frozenset({("station", "ann")})),
        lambda table: table.but(closes_at=0),
    ],
)
def test_where_something_is_not_as_usual(change: Callable[[Table], Table]) -> None:
    assert PlainWagers(change(TABLE)).find(RED) is None


def test_the_clock_is_quiet_until_betting_ends() -> None:
    assert quiet_until(TABLE) == FAR
    closing = PlainWagers(TABLE.but(closes_at=5000))
    assert closing.find(RED.but(at=4999)) is not None
    assert closing.find(RED.but(at=5000)) is None
