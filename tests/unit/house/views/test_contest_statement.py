"""Statements of contests: every cent that moved, and no figure that the ledger does not have."""

import asyncio
from typing import Any

import pytest

from croupier.core.roles import Role
from croupier.devices.report_pdf import report_as_pdf
from croupier.house.entries import read_entries
from croupier.house.views.contest_folds import all_kept
from croupier.house.views.contest_statement import (
    contest_statement,
    contests_report,
    denied_claims_report,
    figures_of,
)
from croupier.house.views.entries import Entry
from croupier.house.views.report import as_csv, plain_report
from croupier.promotion.drawing import DrawWinner
from croupier.promotion.integrity import CancelPromotion
from croupier.promotion.settling import PayPrize
from croupier.promotion.state import HOUR, Part
from croupier.tournament import payment
from croupier.tournament.allotments import IssueChips
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.designation import DesignateTables
from croupier.tournament.entries import Enter
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.withdrawal import EntrantWithdrew, Withdraw
from tests.clauses.hosting import full_terms, opened
from tests.unit.house.contests import Hall
from tests.unit.house.test_promotions import must, started
from tests.unit.house.test_tournaments import run_whole


@pytest.fixture(scope="module")
def entries() -> list[Entry]:
    """A tournament of twelve whose first winner is paid, and a promotion with two winners."""

    async def body() -> list[Entry]:
        hall = Hall()
        await run_whole(hall, 12, 4, 2)
        await hall.must(payment.PayPrize, player=next(iter(hall.state.prizes)))
        await started(hall)
        drawn = await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0))
        await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=1))
        pay = PayPrize(
            by=Role.CASHIER,
            at=31 * HOUR,
            player=drawn.events[0].winner,
            parts=(Part("cheque"),),
            crossed=True,
            prizes=(0,),
        )
        await must(hall, pay)
        return await read_entries(hall.store)

    return asyncio.run(body())


def test_every_contest_is_there_in_figures_and_agrees_with_its_ledger(entries: list[Entry]) -> None:
    report = plain_report(contests_report(entries, 0))
    rows = {str(row[0]): row for row in report.rows}
    assert sorted(rows) == ["draw", "spring"]
    assert rows["draw"][2:] == ("drawn", 20, 0, 100_000, 0, 50_000, 0, 0, 50_000, 0, 0, 0)
    tournament: Any = rows["spring"]
    assert tournament[-1] == 0
    assert tournament[5] == 723_45
    # Cash, cheque, transfer and what is owed are the whole pool.
    assert sum(tournament[6:9]) + tournament[10] == 723_45
    assert report.notes == ("All of it agrees with the ledger, to the cent.",)
    assert report_as_pdf(report).startswith(b"%PDF")


def test_a_statement_has_every_fee_and_prize_with_who_took_it(entries: list[Entry]) -> None:
    for kind, name, kept in all_kept(entries):
        statement = plain_report(contest_statement(kind, name, kept))
        rows: Any = statement.rows
        moved = sum((row[4] or 0) - (row[5] or 0) for row in rows)
        assert moved == -kept.world("cash", "cheque", "transfer", "eft")
        if kind == "tournament":
            assert sum(row[1] == "entry fee" for row in statement.rows) == 12
        assert all(row[7] for row in statement.rows)
        assert "prize" in as_csv(statement)
        assert report_as_pdf(statement).startswith(b"%PDF")


def test_a_figure_that_the_ledger_does_not_have_is_named(entries: list[Entry]) -> None:
    kept = next(kept for kind, _, kept in all_kept(entries) if kind == "promotion")
    kept.ledger.balances["world:cheque"] += 1
    assert figures_of(kept).difference == -1
    assert "off by -$0.01" in str(contest_statement("promotion", "draw", kept).notes[0])


def test_chips_that_were_paid_back_with_an_entry_leave_the_statement_whole() -> None:
    """Who buys chips that turn into cash, and withdraws in time, has put nothing into anything."""
    host = opened("star")
    host.publish(full_terms("star", entry_fee=50, buy_in=100, cash_chips=True, withdrawal=True))
    players = ("ann", "bob", "cy")
    for player in players:
        host.must(Enter, player=player, by=Role.CASHIER)
    host.must(DesignateTables, tables=("T1",))
    host.must(SeatPlayers, table="T1", players=players)
    host.must(IssueChips, table="T1", players=players, amount=host.state.agreed.chips)
    (left,) = host.must(Withdraw, player="cy", by=Role.CASHIER)
    assert isinstance(left, EntrantWithdrew)
    assert (left.refund, left.for_chips) == (150_00, 100_00)
    ((_, _, kept),) = all_kept(asyncio.run(read_entries(host.house.store)))
    figures = figures_of(kept)
    assert (figures.fees, figures.difference) == (100_00, 0)
    host.must(CancelTournament, by=Role.OPERATOR)
    ((_, name, kept),) = all_kept(asyncio.run(read_entries(host.house.store)))
    rows: Any = plain_report(contest_statement("tournament", name, kept)).rows
    # One event sold chips to three, and one gave two their money back: each has a line.
    lines = [(row[2], row[4], row[5]) for row in rows if row[2] != "cy" and row[4] != 50_00]
    assert lines == [
        *((player, 100_00, None) for player in ("ann", "bob")),
        *((player, None, 150_00) for player in ("ann", "bob")),
    ]
    assert sum((row[4] or 0) - (row[5] or 0) for row in rows) == 0
    assert figures_of(kept).difference == 0


@pytest.mark.clause("star", "11.11#1")
def test_of_a_promotion_that_is_called_off_nobody_is_owed_what_nobody_can_give() -> None:
    async def body() -> None:
        hall = Hall()
        await started(hall)
        await must(hall, DrawWinner(by=Role.OPERATOR, at=30 * HOUR, prize=0))
        state = hall.promotions.streams["draw"].state
        assert len(state.owed_winners) == 1
        await must(hall, CancelPromotion(by=Role.OPERATOR, at=31 * HOUR, reason="a doubt"))
        (row,) = plain_report(contests_report(await read_entries(hall.store), 0)).rows
        assert row[2:] == ("cancelled", 20, 0, 100_000, 0, 0, 0, 0, 0, 0, 0, 0)
        assert hall.promotions.streams["draw"].state.owed_winners == ()

    asyncio.run(body())


def test_a_house_without_contests_has_nothing_to_state() -> None:
    assert contests_report([], 0).rows == ()
    assert denied_claims_report([], 0).rows == ()
