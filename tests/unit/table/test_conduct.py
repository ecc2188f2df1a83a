"""Winnings seized for a case and players who act together: what a table refuses by itself."""

from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.table.claims import EndSeizure, HoldClaim, SeizeWinnings
from croupier.table.conduct import FlagPartners, partner_warnings
from croupier.table.state import Table
from tests.clauses.play import after, betting, place, refusal_of, table_of

SEIZE = SeizeWinnings(by=Role.PIT_BOSS, player="ann", amount=Money(5_000), case="C1")


def by_itself(book: str, game: str = "") -> Table:
    """A table without a house, which would work out from its log what may be seized."""
    return (table_of(book, game) if game else table_of(book)).but()


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"player": "ben"}, Reason.INSUFFICIENT_CREDIT),
        ({"case": " "}, Reason.INVALID),
        ({"amount": Money(0)}, Reason.INSUFFICIENT_CREDIT),
        ({"amount": Money(10**9)}, Reason.INSUFFICIENT_CREDIT),
        ({"by": Role.GAME_SUPERVISOR}, Reason.NOT_PERMITTED),
    ],
)
def test_what_cannot_be_seized_is_refused(fields: dict[str, Any], reason: Reason) -> None:
    own = {"by": Role.PIT_BOSS, "player": "ann", "amount": Money(5_000), "case": "C1"}
    refusal = refusal_of(table_of("crown"), SeizeWinnings(**{**own, **fields}))
    assert refusal.reason is reason


def test_one_seizure_stands_at_a_time_and_is_kept_or_given_back_whole() -> None:
    table = by_itself("crown")
    seized = after(table, SEIZE)
    assert seized.seats["ann"].held == 5_000
    assert refusal_of(seized, SEIZE).reason is Reason.WRONG_PHASE
    other = EndSeizure(by=Role.PIT_BOSS, case="C2", pay=True)
    assert refusal_of(seized, other).reason is Reason.INVALID
    kept = after(seized, EndSeizure(by=Role.PIT_BOSS, case="C1", pay=False))
    assert kept.seats["ann"].balance == table.seats["ann"].balance - 5_000
    assert kept.house == table.house + 5_000
    back = after(seized, EndSeizure(by=Role.PIT_BOSS, case="C1", pay=True))
    assert back.seats["ann"].balance == table.seats["ann"].balance
    assert back.seizures == {}


def test_what_is_seized_is_not_withheld_for_a_malfunction_too() -> None:
    seized = after(by_itself("crown", "touchbet"), SEIZE)
    hold = HoldClaim(by=Role.OPERATOR, player="ann", amount=Money(1))
    assert "13.2.3" in refusal_of(seized, hold).clauses


def test_partners_are_at_the_table_and_within_the_maximum_unnoticed() -> None:
    table = betting(table_of("adelaide"))
    absent = FlagPartners(by=Role.DEALER, players=frozenset({"ann", "ben"}))
    assert "ben is not at the table" in refusal_of(table, absent).detail
    assert partner_warnings(after(table, place("red", 5))) == ()
