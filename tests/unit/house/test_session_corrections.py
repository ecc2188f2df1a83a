"""What is put right of a session's round for one player: in chips, as at any table of the book."""

import asyncio
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.amounts import thresholds
from croupier.house.answers import Accepted, Waiting
from croupier.house.approvals import Approvals
from croupier.roulette.pockets import Pocket
from croupier.table.corrections import OverrideSettlement, RecordMistake
from croupier.table.faults import ReportMalfunction
from croupier.table.voiding import VoidWagers
from croupier.tournament.allotments import IssueChips
from croupier.tournament.disputes import OpenDispute, ResolveDispute
from croupier.tournament.ending import EndSession
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.reopening import ReopenSession
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.session_table import lay_over
from croupier.tournament.starting import StartSession
from croupier.tournament.wagers import LayWager
from tests.unit.house.contests import Hall
from tests.unit.house.test_session_rounds import FIGURES, SUE, begun, kept

PIA = Actor(id="pia", roles=frozenset({Role.PIT_BOSS}))
STAKE = Money(20_000)


async def override(hall: Hall, actor: Actor = SUE, key: str = "", **fields: Any) -> Any:
    by = next(iter(actor.roles))
    move = OverrideSettlement(by=by, at=1, **{"reason": "knocked off its place"} | fields)
    return await hall.house.gateway.submit(actor, "table:T1", move, key)


async def void(hall: Hall, actor: Actor = SUE, key: str = "", **fields: Any) -> Any:
    by = next(iter(actor.roles))
    move = VoidWagers(by=by, at=1, **{"reason": "fraud"} | fields)
    return await hall.house.gateway.submit(actor, "table:T1", move, key)


async def holds(hall: Hall) -> None:
    """The same after a restart, and to the auditor."""
    assert (await Hall(hall.store).start()).state == hall.state
    verdict = await verify(hall.store.read())
    assert verdict.is_clean, verdict.fault


def chips(hall: Hall) -> dict[str, int]:
    return {name: entrant.chips for name, entrant in hall.state.entrants.items()}


def status(hall: Hall, player: str) -> Status:
    return hall.state.entrants[player].status


async def played(hall: Hall, pocket: str, **bets: str) -> None:
    for player, bet in bets.items():
        await hall.must(LayWager, player=player, bet=bet, stake=STAKE)
    assert isinstance(await hall.deal("T1", pocket), Accepted)


@pytest.mark.clause("star", "10.2.1#1", "3.17")
def test_a_wager_of_a_session_is_settled_where_it_should_have_lain() -> None:
    async def body() -> None:
        hall = await begun()
        await played(hall, "1", ann="black", ben="red", cy="black")
        assert chips(hall) == {"ann": 80_000, "ben": 120_000, "cy": 80_000}
        nobody = await override(hall, player="ann", bet="even", to="red")
        assert isinstance(nobody, Refusal)
        assert nobody.reason is Reason.NOT_YOUR_WAGER
        player = Actor(id="ann", roles=frozenset({Role.PLAYER}), players=frozenset({"ann"}))
        own = await override(hall, player, player="ann", bet="black", to="red")
        assert isinstance(own, Refusal)
        assert own.reason is Reason.NOT_PERMITTED
        done = await override(hall, player="ann", bet="black", to="red")
        assert isinstance(done, Accepted), done
        assert chips(hall) == {"ann": 120_000, "ben": 120_000, "cy": 80_000}
        # What won stands at other tables; each round of a session begins with a bare cloth.
        assert not hall.state.entrants["ann"].wagers
        # Another number is that of the wager where it counts now.
        assert isinstance(await hall.dealer.correct("T1", Pocket("2"), "misread", 1), Accepted)
        assert chips(hall) == {"ann": 80_000, "ben": 80_000, "cy": 120_000}
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1", "9.4.1")
def test_who_lost_everything_with_wagers_that_are_void_is_in_again() -> None:
    async def body() -> None:
        hall = await begun(max=1000)
        await hall.must(LayWager, player="ann", bet="black", stake=Money(100_000))
        await hall.must(LayWager, player="cy", bet="red", stake=STAKE)
        await played(hall, "1", ben="red")
        assert status(hall, "ann") is Status.ELIMINATED
        stands, shown = hall.house.tables["T1"].state, (hall.state, hall.state.sessions["T1"])
        assert set(lay_over(stands, *shown).seats) == {"ben", "cy"}
        assert set(lay_over(stands, *shown, in_pit=True).seats) == {"ann", "ben", "cy"}
        assert isinstance(await void(hall, player="ann"), Accepted)
        assert status(hall, "ann") is Status.PLAYING
        assert chips(hall) == {"ann": 100_000, "ben": 120_000, "cy": 120_000}
        again = await void(hall, player="ann")
        assert isinstance(again, Refusal)
        assert again.reason is Reason.NOT_YOUR_WAGER
        # What was won goes back just so, and a number put right later does not touch it.
        assert isinstance(await void(hall, player="ben"), Accepted)
        assert isinstance(await hall.dealer.correct("T1", Pocket("2"), "misread", 1), Accepted)
        assert chips(hall) == {"ann": 100_000, "ben": 100_000, "cy": 80_000}
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("crown", "12.1", "13.2.1")
@pytest.mark.clause("crown", "12.4.8(c)")
def test_one_players_wagers_of_an_older_round_are_void_and_the_next_round_stands() -> None:
    async def body() -> None:
        hall = await begun_at_crown()
        await played(hall, "1", ann="black", ben="red", cy="red")
        await hall.must(LayWager, player="ann", bet="red", stake=STAKE)
        struck = await void(hall, PIA, player="ann", reason="not by the rules", round_no=1)
        assert isinstance(struck, Accepted), struck
        assert hall.state.entrants["ann"].wagers == {"red": STAKE}
        assert chips(hall) == {"ann": 100_000, "ben": 120_000, "cy": 120_000}
        await played(hall, "2", ben="red", cy="black")
        assert chips(hall) == {"ann": 80_000, "ben": 100_000, "cy": 140_000}
        await holds(hall)

    asyncio.run(body())


async def begun_at_crown(game: str = "american") -> Hall:
    hall, players = Hall(book="crown", game=game), ("ann", "ben", "cy")
    tables = await hall.open_tables(1)
    await hall.open()
    figures = {**FIGURES, "undisclosed": 0, "pass_cards": 0}
    await hall.prepare(tables, **figures)
    for player in players:
        await hall.must(Enter, player=player)
    await hall.must(SeatPlayers, table="T1", players=players)
    await hall.must(IssueChips, table="T1", players=players, amount=Money(100_000))
    await hall.must(BriefPlayers)
    await hall.must(StartSession, table="T1")
    return hall


@pytest.mark.clause("star", "10.2.1#1")
def test_it_is_put_right_after_the_last_round_and_after_the_end_once_that_is_taken_back() -> None:
    async def body() -> None:
        hall = await begun(rounds=1)
        await played(hall, "1", ann="black", ben="red", cy="black")
        assert isinstance(await void(hall, player="ann"), Accepted)
        assert chips(hall) == {"ann": 100_000, "ben": 120_000, "cy": 80_000}
        await hall.must(EndSession, table="T1")
        late = await void(hall, player="cy")
        assert isinstance(late, Refusal)
        assert chips(hall) == {"ann": 0, "ben": 0, "cy": 0}
        await holds(hall)
        await hall.must(OpenDispute, table="T1", text="cy's colour")
        await hall.must(ReopenSession, table="T1", reason="the camera shows it")
        assert isinstance(await void(hall, player="cy"), Accepted)
        assert chips(hall) == {"ann": 100_000, "ben": 120_000, "cy": 100_000}
        await hall.must(ResolveDispute, table="T1", decision="it was void")
        await holds(hall)
        await hall.must(EndSession, table="T1")
        assert hall.state.sessions["T1"].advance == ("ben",)
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1")
def test_what_was_paid_too_much_or_too_little_is_put_right_in_chips() -> None:
    async def body() -> None:
        hall = await begun()
        await played(hall, "1", ann="red", ben="red", cy="black")
        for player, amount in (("ann", 500), ("ben", -500)):
            told = RecordMistake(
                by=Role.GAME_SUPERVISOR,
                at=1,
                player=player,
                amount=Money(amount),
                rectified=Money(500),
                round_no=1,
            )
            done = await hall.house.gateway.submit(SUE, "table:T1", told)
            assert isinstance(done, Accepted), done
        assert chips(hall) == {"ann": 119_500, "ben": 120_500, "cy": 80_000}
        much = told.but(amount=Money(10**9), rectified=Money(10**9))
        refused = await hall.house.gateway.submit(SUE, "table:T1", much)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.INSUFFICIENT_CREDIT
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("star", "10.11.2")
def test_a_number_put_right_and_back_again_makes_no_chips() -> None:
    async def body() -> None:
        hall = await begun(max=1000)
        for player in ("ann", "ben", "cy"):
            bet = "red" if player == "ann" else "black"
            await hall.must(LayWager, player=player, bet=bet, stake=Money(100_000))
        assert isinstance(await hall.deal("T1", "1"), Accepted)
        await hall.must(LayWager, player="ann", bet="red", stake=Money(90_000))
        assert isinstance(await hall.deal("T1", "2"), Accepted)
        assert hall.state.entrants["ann"].chips == 110_000
        # By the first number ann would have lost all: 200,000 less, of which 110,000 are there.
        assert isinstance(
            await hall.dealer.correct("T1", Pocket("2"), "misread", 1, round_no=1), Accepted
        )
        assert hall.state.entrants["ann"].chips == 0
        assert isinstance(
            await hall.dealer.correct("T1", Pocket("1"), "read well", 1, round_no=1), Accepted
        )
        assert hall.state.entrants["ann"].chips == 110_000
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1", "3.17")
def test_it_waits_for_a_second_person_as_at_any_table_and_is_done_once() -> None:
    async def body() -> None:
        hall = await begun()
        approvals = Approvals(hall.house, four_eyes={"void-wagers"}, above=thresholds({}))
        await approvals.start()
        await played(hall, "1", ann="black", ben="red", cy="black")
        before = chips(hall)
        for act, key in ((override, "k1"), (void, "k2")):
            fields: dict[str, Any] = {"bet": "black", "to": "red"} if act is override else {}
            waits = await act(hall, key=key, player="ann", **fields)
            assert isinstance(waits, Waiting), waits
            assert isinstance(await act(hall, key=key, player="ann", **fields), Waiting)
            assert chips(hall) == before
            own = await approvals.second(waits.number, SUE, agrees=True, at=1)
            assert isinstance(own, Refusal)
            assert own.reason is Reason.NOT_PERMITTED
            agreed = await approvals.second(waits.number, PIA, agrees=act is override, at=1)
            assert isinstance(agreed, Accepted) == (act is override), agreed
            again = await act(hall, key=key, player="ann", **fields)
            assert type(again) is type(agreed), again
            before = {"ann": 120_000, "ben": 120_000, "cy": 80_000}
            assert chips(hall) == before
        assert [one.actor for one in await kept(hall, "RoundPlayedAnew")] == ["sue and pia"]
        await holds(hall)

    asyncio.run(body())


@pytest.mark.clause("crown", "10.9.8")
def test_single_wagers_of_a_session_are_void_by_the_station_of_each_player() -> None:
    async def body() -> None:
        hall = await begun_at_crown("touchbet")
        await played(hall, "17", ann="red", ben="straight:17")
        before, unconfirmed = chips(hall), {"ben": ("straight:17",)}
        by = next(iter(SUE.roles))
        fault = ReportMalfunction(by=by, at=1, scope="system", unconfirmed=unconfirmed)
        refused = await hall.house.gateway.submit(SUE, "table:T1", fault)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.INVALID
        assert refused.code == "house-station-of-each-in-session"
        assert "10.9.8" in refused.clauses
        assert chips(hall) == before
        named = fault.but(scope="station", player="ben")
        assert isinstance(await hall.house.gateway.submit(SUE, "table:T1", named), Accepted)
        assert chips(hall) == {**before, "ben": 100_000}
        await holds(hall)

    asyncio.run(body())
