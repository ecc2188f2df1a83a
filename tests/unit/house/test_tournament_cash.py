"""A tournament's cash at the counter: each person's figures add up to what the ledger says."""

import asyncio
from typing import Any

import pytest

from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.cage_book import CageBook
from croupier.house.contests import ledger_of
from croupier.house.views.cage_report import CashierFigures, cage_report, cashier_figures
from croupier.ledger.postings import world
from croupier.ledger.tournaments import CASH_TENDER, TournamentLedger
from croupier.tournament.allotments import IssueChips
from croupier.tournament.cancelling import CancelTournament
from croupier.tournament.entries import Enter
from croupier.tournament.payment import Method, PayPrize
from croupier.tournament.seating import DrawSeats
from croupier.tournament.withdrawal import Withdraw
from tests.unit.house.contests import EVERYBODY, NAME, Hall
from tests.unit.house.test_tournaments import TERMS, run_whole

KIM = Actor(id="kim", roles=frozenset(Role))
FEE = 5_000


def counter(hall: Hall) -> int:
    """What the ledger says has come over the counter and stayed there."""
    ledger = ledger_of(hall.tournaments.streams[NAME])
    assert isinstance(ledger, TournamentLedger)
    return -ledger.balances.get(world(CASH_TENDER), 0)


async def figures(hall: Hall) -> dict[str, CashierFigures]:
    return cashier_figures(await CageBook(hall.store).tournament_cash())


def kept(found: dict[str, CashierFigures]) -> int:
    return sum(own.fees_amount - own.given_back - own.prizes_amount for own in found.values())


def test_fees_and_prizes_in_cash_are_counted_for_anyone_handled_them() -> None:
    async def body() -> None:
        hall = Hall()
        await run_whole(hall, 40, 8, 3)
        first, second, third = sorted(hall.state.prizes, key=lambda each: -hall.state.prizes[each])
        prizes = dict(hall.state.prizes)
        assert isinstance(await hall.submit(PayPrize, KIM, player=first), Accepted)
        assert isinstance(await hall.submit(PayPrize, KIM, player=third), Accepted)
        transfer = await hall.submit(PayPrize, KIM, player=second, method=Method.TRANSFER)
        assert isinstance(transfer, Accepted)
        found = await figures(hall)
        assert (found["kim"].prizes, found["kim"].prizes_amount) == (
            2,
            prizes[first] + prizes[third],
        )
        assert (found[EVERYBODY.id].fees, found[EVERYBODY.id].fees_amount) == (40, 40 * FEE)
        assert kept(found) == counter(hall)
        report = cage_report(await CageBook(hall.store).tournament_cash(), [], 10)
        by_person = {row[0]: row[8:] for row in report.rows}
        assert by_person["kim"] == (2, prizes[first] + prizes[third], 0, 0, 0, 0, 0)
        assert by_person[EVERYBODY.id] == (0, 0, 40, 40 * FEE, 0, 0, 0)

    asyncio.run(body())


def test_fees_that_go_back_are_counted_whatever_the_reason() -> None:
    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **TERMS)
        for player in ("ann", "bea", "cat"):
            await hall.must(Enter, player=player)
        assert isinstance(await hall.submit(Withdraw, KIM, player="ann"), Accepted)
        assert kept(await figures(hall)) == counter(hall)
        assert isinstance(await hall.submit(CancelTournament, KIM, reason="a storm"), Accepted)
        found = await figures(hall)
        assert found[EVERYBODY.id].fees_amount == 3 * FEE
        assert kept(found) == counter(hall) == 3 * FEE - found["kim"].given_back
        assert found["kim"].given_back > 0

    asyncio.run(body())


@pytest.mark.parametrize("role", [Role.DEALER, Role.GAME_SUPERVISOR, Role.PIT_BOSS, Role.PLAYER])
def test_nobody_gives_fees_back_or_sells_chips_but_over_the_counter(role: Role) -> None:
    """No till would have what was said to be given back, or lack what was said to be paid."""

    async def body() -> None:
        hall = Hall()
        names = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(names, **{**TERMS, "buy_in": 100, "withdrawal": 60})
        for player in ("ann", "bea", "cat"):
            await hall.must(Enter, player=player)
        players = frozenset({"ann"}) if role is Role.PLAYER else None
        alone = Actor(id="sly", roles=frozenset({role}), players=players)
        stays = await hall.submit(Withdraw, alone, player="ann", by=role)
        assert isinstance(stays, Refusal)
        assert stays.reason is Reason.NOT_PERMITTED
        await hall.must(DrawSeats, tables=names)
        chips: dict[str, Any] = {"table": names[0], "players": ("ann",), "amount": Money(100_000)}
        if role is not Role.PLAYER:
            sold = await hall.submit(IssueChips, alone, by=role, **chips)
            assert isinstance(sold, Refusal), sold
            assert sold.reason is Reason.NOT_PERMITTED
        assert counter(hall) == 3 * FEE
        assert isinstance(await hall.submit(Withdraw, KIM, player="ann"), Accepted)

    asyncio.run(body())
