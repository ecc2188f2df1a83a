"""Rounds of a session in a house: what staff owe after them, and numbers that were wrong."""

import asyncio
from typing import Any

import pytest

from croupier.audit.verify import verify
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.house.log.record import Record
from croupier.house.views.contests import leaders
from croupier.house.views.tournament_papers import ranking_paper
from croupier.promotion.drafting import DraftPromotion, PromotionDrafted
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.terms import PromotionTerms
from croupier.roulette.pockets import Pocket
from croupier.table.spin import SpinBall
from croupier.table.tasks import ConfirmTask
from croupier.tournament.allotments import IssueChips
from croupier.tournament.breaches import ReportBreach
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entrant import Status
from croupier.tournament.entries import Enter
from croupier.tournament.forms import CheckForm, PassForm
from croupier.tournament.passes import PlayPassCard
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.session_table import lay_over
from croupier.tournament.starting import StartSession
from croupier.tournament.wagers import LayWager
from tests.unit.house.contests import EVERYBODY, Hall
from tests.unit.house.test_promotions import PRIZE

LEAST = Money(500)
FIGURES = {
    "entry_fee": 50,
    "chips": 1000,
    "min": 5,
    "max": 500,
    "rounds": 5,
    "advance": 1,
    "pass_cards": 1,
    "undisclosed": 1,
}
SUE = Actor(id="sue", roles=frozenset({Role.GAME_SUPERVISOR}))
DAN = Actor(id="dan", roles=frozenset({Role.DEALER}))


async def begun(players: tuple[str, ...] = ("ann", "ben", "cy"), **figures: Any) -> Hall:
    """A session at one table, about to begin its first round."""
    hall = Hall()
    tables = await hall.open_tables(1)
    await hall.open()
    await hall.prepare(tables, **FIGURES | figures)
    for player in players:
        await hall.must(Enter, player=player)
    await hall.must(SeatPlayers, table="T1", players=players)
    await hall.must(IssueChips, table="T1", players=players, amount=Money(100_000))
    await hall.must(StartSession, table="T1")
    return hall


def waiting(hall: Hall) -> list[tuple[str, str]]:
    """What the console of the table asks for in the session's name."""
    session = hall.state.sessions["T1"]
    shown = lay_over(hall.house.tables["T1"].state, hall.state, session)
    ours = ("collect-pass-card", "announce-form")
    return [(each.task.name, each.player) for each in shown.tasks if each.task.name in ours]


async def confirm(hall: Hall, actor: Actor, task: str, player: str) -> Any:
    by = next(iter(actor.roles))
    done = ConfirmTask(by=by, at=1, task=task, player=player)
    return await hall.house.gateway.submit(actor, "table:T1", done)


async def kept(hall: Hall, kind: str) -> list[Record]:
    return [record async for record in hall.store.read() if record.kind == kind]


@pytest.mark.clause("star", "10.7.1#4", "10.8.2.1#2", "10.8.2.6#1")
def test_pass_cards_are_collected_and_forms_announced_by_somebody_on_record() -> None:
    async def body() -> None:
        hall = await begun()
        await hall.must(LayWager, player="ann", bet="red", stake=LEAST)
        await hall.must(PlayPassCard, player="ben")
        await hall.must(PassForm, player="cy", bet="black", stake=Money(20_000))
        assert waiting(hall) == []
        looked = await hall.submit(CheckForm, SUE, by=Role.GAME_SUPERVISOR, player="cy")
        assert isinstance(looked, Accepted)
        (record,) = await kept(hall, "FormChecked")
        assert (record.actor, record.at) == ("sue", 1)
        assert isinstance(await hall.deal("T1", "1"), Accepted)
        assert waiting(hall) == [("collect-pass-card", "ben"), ("announce-form", "cy")]
        refused = await confirm(hall, DAN, "announce-form", "cy")
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.NOT_PERMITTED
        assert "10.8.2.6" in refused.clauses
        assert isinstance(await confirm(hall, SUE, "announce-form", "cy"), Accepted)
        assert isinstance(await confirm(hall, DAN, "collect-pass-card", "ben"), Accepted)
        again = await confirm(hall, DAN, "collect-pass-card", "ben")
        assert isinstance(again, Refusal)
        assert "10.7.1" in again.clauses
        assert [one.actor for one in await kept(hall, "DutyDone")] == ["sue", "dan"]
        assert waiting(hall) == []
        spent = await hall.submit(PlayPassCard, player="ben")
        assert isinstance(spent, Refusal)
        assert spent.reason is Reason.NO_PASS_CARD
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


@pytest.mark.clause("star", "1.1#promotional-prize")
def test_a_benefit_without_any_chance_is_no_promotional_prize() -> None:
    async def body() -> None:
        hall = await Hall().start()
        operator = Actor(id="olga", roles=frozenset({Role.OPERATOR}))
        submit = hall.house.gateway.submit
        stream = "promotion:draw"
        opening = OpenPromotion(by=Role.OPERATOR, at=0, promotion="draw", book="star")
        assert isinstance(await submit(operator, stream, opening), Accepted)
        draft = DraftPromotion(by=Role.OPERATOR, at=1, terms=PromotionTerms(), prizes=(PRIZE,))
        gift = await submit(operator, stream, draft.but(by_chance=False))
        assert isinstance(gift, Refusal)
        assert gift.reason is Reason.NOT_OFFERED
        assert "1.1" in gift.clauses
        taken = await submit(operator, stream, draft)
        assert isinstance(taken, Accepted)
        assert isinstance(taken.events[0], PromotionDrafted)
        assert "11.6" in taken.events[0].clauses

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1", "10.11.2")
def test_the_number_of_an_older_round_is_put_right_in_chips_once() -> None:
    async def body() -> None:
        hall = await begun()
        for pocket in ("2", "4"):
            for player in ("ann", "ben", "cy"):
                await hall.must(LayWager, player=player, bet="red", stake=Money(20_000))
            assert isinstance(await hall.deal("T1", pocket), Accepted)
        assert [hall.state.entrants[n].chips for n in ("ann", "ben", "cy")] == [60_000] * 3
        await hall.must(LayWager, player="ann", bet="red", stake=LEAST)
        put_right = await hall.dealer.correct("T1", Pocket("1"), "misread", 1, round_no=1)
        assert isinstance(put_right, Accepted), put_right
        assert [hall.state.entrants[n].chips for n in ("ann", "ben", "cy")] == [100_000] * 3
        assert not hall.state.entrants["ann"].wagers
        struck = hall.state.sessions["T1"]
        assert (struck.round_no, struck.settlements[1].pocket) == (2, "1")
        again = await Hall(hall.store).start()
        assert again.state == hall.state
        verdict = await verify(hall.store.read())
        assert verdict.is_clean, verdict.fault

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1", "10.6.13")
def test_who_loses_everything_by_a_corrected_number_is_out_and_who_wins_is_in_again() -> None:
    async def body() -> None:
        hall = await begun(max=1000)
        await hall.must(LayWager, player="ann", bet="red", stake=Money(100_000))
        await hall.must(LayWager, player="ben", bet="black", stake=Money(100_000))
        await hall.must(PlayPassCard, player="cy")
        assert isinstance(await hall.deal("T1", "1"), Accepted)
        assert hall.state.entrants["ben"].status is Status.ELIMINATED
        assert isinstance(await hall.dealer.correct("T1", Pocket("2"), "misread", 1), Accepted)
        status = {name: entrant.status for name, entrant in hall.state.entrants.items()}
        assert status == {
            "ann": Status.ELIMINATED,
            "ben": Status.PLAYING,
            "cy": Status.PLAYING,
        }
        assert hall.state.entrants["ben"].chips == 200_000
        assert (await Hall(hall.store).start()).state == hall.state
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


@pytest.mark.clause("star", "10.6.1")
def test_nobody_has_two_places_and_who_has_none_is_refused() -> None:
    async def body() -> None:
        hall = Hall()
        tables = await hall.open_tables(2)
        await hall.open()
        await hall.prepare(tables, **FIGURES)
        for player in ("ann", "ben", "cy", "dee"):
            await hall.must(Enter, player=player)
        await hall.must(SeatPlayers, table="T1", players=("ann", "ben", "cy"))
        await hall.must(SeatPlayers, table="T2", players=("cy", "dee"))
        assert hall.state.sessions["T1"].seats == ("ann", "ben")
        await hall.must(SeatPlayers, table="T1", players=("ann",))
        assert hall.state.entrants["ben"].table == ""
        for table, players in (("T1", ("ann",)), ("T2", ("cy", "dee"))):
            await hall.must(IssueChips, table=table, players=players, amount=Money(100_000))
            await hall.must(StartSession, table=table)
        nowhere = await hall.submit(LayWager, player="ben", bet="red", stake=LEAST)
        assert isinstance(nowhere, Refusal)
        assert nowhere.clauses
        for player in ("ann", "cy", "dee"):
            await hall.must(LayWager, player=player, bet="red", stake=LEAST)
        for table in tables:
            assert isinstance(await hall.deal(table, "1"), Accepted)
        assert (await Hall(hall.store).start()).state == hall.state
        assert (await verify(hall.store.read())).is_clean

    asyncio.run(body())


def board(hall: Hall) -> list[tuple[int, str, int]]:
    shown = leaders(hall.state, seq=1, time=1).lines
    return [(line.rank, line.player, line.chips) for line in shown]


@pytest.mark.clause("star", "10.10.1", "10.10.2")
def test_the_board_the_places_and_the_prizes_say_the_same() -> None:
    async def body() -> None:
        players = ("ann", "ben", "cy", "dee", "eve")
        hall = await begun(players, rounds=1, advance=3, max=1000, prizes=(50, 30, 20))
        stakes = {"ann": 20_000, "ben": 20_000, "cy": 500, "dee": 1_000, "eve": 100_000}
        for player, stake in stakes.items():
            bet = "black" if player == "dee" else "red"
            await hall.must(LayWager, player=player, bet=bet, stake=Money(stake))
        assert isinstance(await hall.deal("T1", "2"), Accepted)
        await hall.must(EndSession, table="T1")
        # Two are through, two are level for the place that is left, and one went out in play.
        assert hall.state.sessions["T1"].play_off == ("ann", "ben")
        level = [(1, "dee", 101_000), (2, "cy", 99_500), (3, "ann", 80_000), (3, "ben", 80_000)]
        assert board(hall) == [*level, (5, "eve", 0)]
        await hall.must(StartPlayOff, players=())
        await hall.must(LayWager, player="ann", bet="red", stake=LEAST)
        await hall.must(LayWager, player="ben", bet="black", stake=LEAST)
        assert isinstance(await hall.deal("T1", "1"), Accepted)
        await hall.must(EndSession, table="T1")
        assert [name for _, name, _ in board(hall)] == ["dee", "cy", "ann", "ben", "eve"]
        assert list(hall.state.sessions["T1"].ranking) == ["dee", "cy", "ann", "ben", "eve"]
        report = await hall.submit(ReportBreach, SUE, player="eve", by=Role.GAME_SUPERVISOR)
        assert isinstance(report, Accepted)
        await hall.must(Disqualify, player="eve", reason="advice")
        # Who is disqualified has no place, on the board and on paper.
        assert board(hall)[-1] == (0, "eve", 0)
        assert [row[0] for row in ranking_paper(hall.state).rows][-1] == "–"
        await hall.must(AwardPrizes, table="T1")
        by_place = sorted(hall.state.prizes, key=lambda name: -hall.state.prizes[name])
        assert by_place == ["dee", "cy", "ann"]
        assert [name for _, name, _ in board(hall)][:3] == by_place

    asyncio.run(body())


@pytest.mark.clause("star", "10.2.1#1", "7.4", "7.8")
def test_the_side_wager_is_played_in_a_session_as_at_any_table() -> None:
    async def body() -> None:
        hall = Hall(options={"layout": "A", "lucky_ball": "standard"})
        tables = await hall.open_tables(1)
        await hall.open()
        await hall.prepare(tables, **FIGURES)
        for player in ("ann", "ben"):
            await hall.must(Enter, player=player)
        await hall.must(SeatPlayers, table="T1", players=("ann", "ben"))
        issue = {"players": ("ann", "ben"), "amount": Money(100_000)}
        await hall.must(IssueChips, table="T1", **issue)
        await hall.must(StartSession, table="T1")
        await hall.must(LayWager, player="ann", bet="lucky-ball:green", stake=LEAST)
        await hall.must(LayWager, player="ben", bet="red", stake=LEAST)
        # The ball is spun, and the house draws what the side wager is about.
        await hall.house.gateway.submit(EVERYBODY, "table:T1", SpinBall(by=Role.DEALER, at=1))
        green = hall.house.tables["T1"].state.lucky_numbers["green"]
        assert isinstance(await hall.deal("T1", green), Accepted)
        table = hall.house.tables["T1"].state
        lucky, settled = table.game.lucky, table.settlement
        assert lucky is not None
        assert settled is not None
        boost = settled.lucky_boost
        assert boost is not None
        won = lucky.boosts[boost[1]]["green"] if boost[0] == "green" else lucky.standard["green"]
        assert hall.state.entrants["ann"].chips == 100_000 + won * LEAST
        other = Pocket("1" if green != "1" else "3")
        assert isinstance(await hall.dealer.correct("T1", other, "misread", 1), Accepted)
        assert hall.state.entrants["ann"].chips == 100_000 - LEAST
        assert isinstance(await hall.dealer.correct("T1", green, "misread", 1), Accepted)
        assert hall.state.entrants["ann"].chips == 100_000 + won * LEAST
        assert (await Hall(hall.store).start()).state == hall.state
        verdict = await verify(hall.store.read())
        assert verdict.is_clean, verdict.fault

    asyncio.run(body())
