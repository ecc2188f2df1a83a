"""Promotional tokens in the ledger: bought, staked, won on, collected, each on its own account."""

from collections import Counter
from functools import reduce
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.views.figures import figures_of
from croupier.ledger.balances import Balances, add_postings, differences
from croupier.ledger.meters import meters_of
from croupier.ledger.postings import post_event
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.changing import RemoveWager
from croupier.table.corrections import CorrectResult
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve
from croupier.table.opening import OpenTable, decide_opening, open_table
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, Leave
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.table.wagers import PlaceWager

LIMITS = Limits(table=Range(Money(500), Money(50_000)))


class Bench:
    """A table with its ledger beside it; every step is checked."""

    def __init__(self, book: str = "star", game: str = "table") -> None:
        opening = decide_opening(
            OpenTable(by=Role.OPERATOR, table="T", book=book, game=game, limits=LIMITS)
        )
        assert not isinstance(opening, Refusal), opening
        self.table = open_table(opening)
        self.log: list[Event] = [opening]
        self.balances: Balances = Counter()

    def submit(self, kind: type[Command], **words: Any) -> None:
        decision = decide(self.table, kind(**{"by": Role.DEALER, **words}))
        assert not isinstance(decision, Refusal), str(decision)
        self.log.extend(decision)
        self.table = reduce(evolve, decision, self.table)
        for event in decision:
            add_postings(self.balances, post_event("T", event))
        assert differences(self.table, self.balances) == []

    def held(self) -> dict[str, int]:
        return {account: amount for account, amount in self.balances.items() if amount}

    def spin(self, number: str) -> None:
        self.submit(SpinBall)
        self.submit(CloseBetting)
        self.submit(EnterResult, pocket=Pocket(number))


def with_voucher() -> Bench:
    bench = Bench()
    bench.submit(BuyIn, player="ann", amount=Money(6000), tender="voucher")
    bench.submit(OpenBetting)
    return bench


@pytest.mark.clause("star", "1.1#promotional-token-1")
def test_a_voucher_goes_into_the_drop_box_for_tokens_and_no_chip_leaves_the_float() -> None:
    bench = with_voucher()
    assert bench.held() == {
        "world:voucher": -6000,
        "drop:T:voucher": 6000,
        "token-stock:T": -6000,
        "tokens:T:ann": 6000,
    }
    assert bench.table.float == 0


@pytest.mark.clause("star", "1.1#promotional-token-2", "1.1#promotional-token-3")
def test_a_token_wins_chips_and_stays_up_and_one_that_loses_is_no_chip_of_the_float() -> None:
    bench = with_voucher()
    bench.submit(PlaceWager, player="ann", bet="red", stake=Money(2500), tokens=True)
    bench.submit(PlaceWager, player="ann", bet="even", stake=Money(1000), tokens=True)
    held = bench.held()
    assert (held["tokens:T:ann"], held["token-layout:T:ann"]) == (2500, 3500)
    bench.spin("1")
    held = bench.held()
    assert held["stack:T:ann"] == 2500
    assert held["float:T"] == -2500 == bench.table.float
    assert (held["tokens:T:ann"], held["token-layout:T:ann"]) == (2500, 2500)
    assert held["token-stock:T"] == -5000
    assert "layout:T:ann" not in held
    assert bench.table.house == 1000 - 2500


def test_tokens_that_are_brought_along_go_home_and_are_no_drop() -> None:
    bench = Bench()
    bench.submit(BuyIn, player="ann", amount=Money(4000), tender="token")
    assert bench.held() == {"world:token": -4000, "tokens:T:ann": 4000}
    bench.submit(Leave, by=Role.PLAYER, player="ann")
    assert bench.held() == {}
    assert meters_of("T", bench.log).drop_total == 0


def test_a_correction_takes_a_token_back_out_of_the_hand() -> None:
    """It stood on a winner, was taken down once paid, and the winner turns out to have lost."""
    bench = with_voucher()
    bench.submit(PlaceWager, player="ann", bet="red", stake=Money(2500), tokens=True)
    bench.spin("1")
    while bench.table.tasks:
        bench.submit(ConfirmTask, task=bench.table.tasks[0].task.name)
    bench.submit(RemoveWager, by=Role.PLAYER, player="ann", bet="red")
    assert bench.table.seats["ann"].tokens == 6000
    bench.submit(CorrectResult, by=Role.CASINO_SUPERVISOR, pocket=Pocket("2"))
    seat = bench.table.seats["ann"]
    assert (seat.balance, seat.tokens, seat.owed) == (3500, 3500, 0)
    assert bench.held()["token-stock:T"] == -3500
    assert bench.table.float == 0


def test_reports_agree_with_the_ledger_about_tokens() -> None:
    bench = with_voucher()
    bench.submit(PlaceWager, player="ann", bet="black", stake=Money(2500), tokens=True)
    bench.spin("1")
    meters = figures_of("T", bench.log)
    assert (meters.drop_total, meters.win, meters.tokens_taken) == (6000, 2500, -3500)


def test_where_a_book_takes_vouchers_for_credits_they_buy_like_any_tender() -> None:
    bench = Bench("crown", "touchtable")
    bench.submit(BuyIn, player="ann", amount=Money(5000), tender="token")
    assert bench.held() == {
        "world:token": -5000,
        "drop:T:token": 5000,
        "stack:T:ann": 5000,
        "float:T": -5000,
    }
