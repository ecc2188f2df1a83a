"""Play folded from tables' events: corrections and void spins change what was lost."""

import asyncio

from croupier.compliance.limits import PlayRules
from croupier.compliance.play import PlayBook
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table.betting import OpenBetting
from croupier.table.corrections import CorrectResult
from croupier.table.no_spin import CallNoSpin
from croupier.table.spin import SpinBall
from croupier.table.state import Change
from croupier.table.wagers import StrayWagerLaid, StrayWagerLifted
from tests.clauses.watched import Watched


def test_a_corrected_result_corrects_what_was_lost() -> None:
    async def body() -> None:
        house = await Watched().start()
        await house.open("T1", "crown", "american")
        await house.buy_in("T1", "ann")
        await house.round("T1", "4", ("ann", "red", 50))
        play = house.desk.plays.players["ann"]
        assert (play.session_loss, play.at_risk) == (5_000, {"T1": 0})
        await house.do("T1", CorrectResult, pocket=Pocket("3"), by=Role.PIT_BOSS)
        seat = house.house.tables["T1"].state.seats["ann"]
        staked = house.house.tables["T1"].state.staked(seat)
        assert (play.session_loss, play.at_risk["T1"]) == (-5_000, staked)
        again = await house.again()
        assert again.desk.plays.players == house.desk.plays.players

    asyncio.run(body())


def test_a_void_spin_costs_nothing() -> None:
    async def body() -> None:
        house = await Watched().start()
        await house.open("T1", "new-zealand")
        await house.buy_in("T1", "ann")
        await house.do("T1", OpenBetting)
        await house.submit("T1", house.wager("ann", "red", 50))
        await house.do("T1", SpinBall, by=Role.DEALER)
        await house.do("T1", CallNoSpin, reason="interference", by=Role.DEALER)
        play = house.desk.plays.players["ann"]
        seat = house.house.tables["T1"].state.seats["ann"]
        assert play.session_loss == 0
        assert play.at_risk["T1"] == house.house.tables["T1"].state.staked(seat)

    asyncio.run(body())


def test_a_stray_wager_is_at_risk_until_it_is_lifted() -> None:
    book = PlayBook(PlayRules())
    change = Change("straight:1", 100, 100)
    laid = StrayWagerLaid(at=5, by=Role.PLAYER, player="ann", change=change)
    book.take("T1", (laid,))
    assert book.players["ann"].at_risk == {"T1": 100}
    back = StrayWagerLifted(
        at=6, by=Role.PLAYER, player="ann", change=change._replace(stake=-100, cost=-100)
    )
    book.take("T1", (back,))
    assert book.players["ann"].at_risk == {"T1": 0}
