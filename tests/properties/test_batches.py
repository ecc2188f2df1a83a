"""Wagers that come together are decided as if they had come one by one, whoever sends what.

Two houses hear the same: one gets each batch at once and decides plain wagers in a run, the other
gets one command after the other and has the rule decide on each.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from croupier.compliance.exclusions import CoolOff
from croupier.compliance.limits import MINUTE, Limit, PlayRules
from croupier.compliance.own_limits import AcknowledgeCheck, SetPlayLimit
from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.house import house as house_module
from croupier.house.actors import Actor
from croupier.house.pads import demand_pads
from croupier.house.table_rules import part_dealers_and_players
from croupier.house.tables import TABLES, stream_of
from croupier.roulette.catalogue import all_books
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.call_bets import CallBet
from croupier.table.changing import ClearWagers, MoveWager, RemoveWager, RepeatWagers, UndoWager
from croupier.table.conduct import ExcludePlayer
from croupier.table.declare import Command
from croupier.table.limits import SetPersonalLimits
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut
from croupier.table.spin import SpinBall
from croupier.table.wagers import PlaceWager
from tests.clauses.watched import STAFF, Watched

PLAYERS: Final = ("ann", "ben", "cat", "dan")
DEALER: Final = Role.DEALER
BETS: Final = (
    *("red", "even", "straight:17", "straight:0", "split:14-17", "dozen:1", "column:2", "black"),
    *("red", "even", "straight:17", "odd", "low", "high", "straight:5", "dozen:2"),
    *("straight:37", "Straight 17", "voisins", "neighbours:17", "nothing"),
)
STAKES: Final = (
    *(500,) * 8,
    *(1_000,) * 4,
    *(1_500, 700, 100, 5_000, 20_000, 25_000, 90_000, 0, -500),
)
LIMITS: Final = Limits(table=Range(Money(500), Money(20_000), Money(500)))
WHOLE: Final = Limits(table=LIMITS.table, aggregate_max=Money(15_000))
RULES: Final = (
    PlayRules(check_every=3 * MINUTE),
    PlayRules(check_every=0, limits={Limit.STAKE_ROUND: 9_000, Limit.LOSS_DAY: 60_000}),
    PlayRules(check_every=0, limits={Limit.TIME_SESSION: 4}),
)
GAMES: Final = [(book.code, offer.name) for book in all_books() for offer in book.offers]
Sent = tuple[Actor, Command, str, int]


class Crowd:
    """People at one table who send this and that; the same seed sends the same."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._keys = 0
        self._before: list[Sent] = []

    def batch(self, now: int, round_no: int) -> list[Sent]:
        """Some of it comes twice under its key, at once or later; some keys mean another thing."""
        dice = self._dice
        sent = [self._one(now, round_no) for _ in range(dice.randint(1, 14))]
        before, self._before = self._before, [each for each in sent if each[2]]
        for who, command, key, meant in (*before, *self._before):
            if dice.random() < 0.15:
                again = command if dice.random() < 0.5 else self._command("ann", now)
                sent.insert(dice.randint(0, len(sent)), (who, again, key, meant))
        return sent

    def _one(self, now: int, round_no: int) -> Sent:
        dice = self._dice
        player = dice.choice(PLAYERS)
        own = Actor(id=f"{player}-t", roles=frozenset({Role.PLAYER}), players=frozenset({player}))
        who = own if dice.random() < 0.85 else dice.choice([STAFF, own])
        if dice.random() < 0.05:
            player = dice.choice(PLAYERS)
        command = self._command(player, now)
        if command.by is not Role.PLAYER:
            who = STAFF
        self._keys += 1
        key = "" if dice.random() < 0.5 else f"k{self._keys}"
        meant = dice.choice([0, 0, 0, round_no, round_no, round_no + 1])
        return who, command, key, meant

    def _command(self, player: str, now: int) -> Command:
        dice = self._dice
        said: dict[str, Any] = {"by": Role.PLAYER, "at": now, "player": player}
        by_dealer = {**said, "by": DEALER}
        sale: dict[str, Any] = dice.choice([said, by_dealer])
        bet, stake = dice.choice(BETS), Money(dice.choice(STAKES))
        if dice.random() < 0.9:
            made = by_dealer if dice.random() < 0.08 else said
            pad = dice.choice([None, None, True, True, True, False])
            tokens, chips = dice.random() < 0.05, "value" if dice.random() < 0.05 else ""
            return PlaceWager(**made, bet=bet, stake=stake, pad=pad, tokens=tokens, chips=chips)
        others: list[Command] = [
            RemoveWager(**said, bet=bet),
            MoveWager(**said, bet=bet, to="red"),
            UndoWager(**said),
            ClearWagers(**said),
            RepeatWagers(**said),
            CallBet(**by_dealer, bet=bet, stake=stake),
            BuyIn(**sale, amount=Money(20_000)),
            BuyIn(**sale, amount=Money(60_000)),
            CashOut(**said),
        ]
        if dice.random() < 0.35:
            system = Role.GAME_SUPERVISOR
            others = [
                CloseBetting(by=DEALER, at=now),
                CallFinalBets(by=DEALER, at=now),
                SpinBall(by=DEALER, at=now),
                SetPersonalLimits(**{**said, "by": system}, max=Money(2_000)),
                SetPersonalLimits(**{**said, "by": system}, max=Money(1_000)),
                ExcludePlayer(**{**said, "by": system}, reason="cheating"),
            ]
        return dice.choice(others)

    def patron(self, now: int) -> Any:
        """What somebody does about their own play, between two batches."""
        dice = self._dice
        said: dict[str, Any] = {"by": Role.PLAYER, "at": now, "patron": dice.choice(PLAYERS)}
        return dice.choice(
            [
                *(None,) * 30,
                AcknowledgeCheck(**said),
                AcknowledgeCheck(**said),
                SetPlayLimit(**said, limit=Limit.LOSS_DAY, amount=30_000),
                SetPlayLimit(**said, limit=Limit.STAKE_ROUND, amount=4_000),
                CoolOff(**said, hours=1),
            ]
        )


async def _open(rules: PlayRules, book: str, game: str, limits: Limits) -> Watched:
    watched = await Watched(rules=rules).start()
    demand_pads(watched.house.policies)
    part_dealers_and_players(watched.house.policies)
    await watched.open("T1", book, game)
    stream = watched.house.tables["T1"]
    stream.state = stream.state.but(limits=limits)
    for player in PLAYERS:
        await watched.do("T1", BuyIn, player=player, amount=Money(60_000))
    return watched


def _sends(watched: Watched, batch: list[Sent]) -> Iterator[Any]:
    for who, command, key, meant in batch:
        submit = watched.house.gateway.submit
        yield submit(who, stream_of("T1"), command, key, round_no=meant)


async def _next_round(watched: Watched) -> list[Any]:
    """Whatever stands in its way, another round is tried."""
    at, answers = watched.clock.now(), []
    for command in (
        SpinBall(by=DEALER, at=at),
        CallFinalBets(by=DEALER, at=at),
        CloseBetting(by=DEALER, at=at),
        EnterResult(by=DEALER, at=at, pocket=Pocket(str(at // 1000 % 37))),
    ):
        answers.append(await watched.submit("T1", command))
    await watched.settle_tasks("T1")
    answers.append(await watched.submit("T1", OpenBetting(by=DEALER, at=at)))
    return answers


def play(
    patch: pytest.MonkeyPatch, book: str, game: str, *, seed: int, batches: int
) -> tuple[int, int]:
    """Have two houses hear the same; how many were done, and how many refused."""
    done = refused = 0

    async def main() -> None:
        nonlocal done, refused
        rules, limits = RULES[seed % 3], (LIMITS, WHOLE)[seed % 2]
        at_once = await _open(rules, book, game, limits)
        with patch.context() as patched:
            patched.setattr(house_module, "TABLES", replace(TABLES, run=None))
            one_by_one = await _open(rules, book, game, limits)
        houses, crowd = (at_once, one_by_one), Crowd(seed)
        for number in range(batches):
            if number % 2 == 0:
                began, alike = [await _next_round(each) for each in houses]
                assert began == alike
            for each in houses:
                each.clock.time += 1 + crowd_pause(seed, number)
            now, table = at_once.clock.now(), at_once.house.tables["T1"].state
            if (own := crowd.patron(now)) is not None:
                for each in houses:
                    await each.desk.submit(own, STAFF)
            batch = crowd.batch(now, table.round_no)
            came = await asyncio.gather(*_sends(at_once, batch))
            rule = [await each for each in _sends(one_by_one, batch)]
            for sent, fast, slow in zip(batch, came, rule, strict=True):
                assert fast == slow, (book, game, seed, number, sent)
            streams = [each.house.tables["T1"] for each in houses]
            assert streams[0].state == streams[1].state
            assert streams[0].version == streams[1].version
            done += sum(hasattr(each, "events") for each in came)
            refused += sum(not hasattr(each, "events") for each in came)
        logs = [[r async for r in each.store.read(stream="table:T1")] for each in houses]
        assert [r.payload for r in logs[0]] == [r.payload for r in logs[1]]
        assert [(r.key, r.actor) for r in logs[0]] == [(r.key, r.actor) for r in logs[1]]

    asyncio.run(main())
    return done, refused


def crowd_pause(seed: int, number: int) -> int:
    """Mostly no time at all; now and then as long as a wagering period, or a break."""
    return (0, 0, 5, 900, 30_000, 0, 70_000, 0)[(seed * 7 + number * 3) % 8]


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_a_batch_is_decided_as_one_by_one(
    monkeypatch: pytest.MonkeyPatch, book: str, game: str
) -> None:
    counted = [play(monkeypatch, book, game, seed=seed, batches=12) for seed in range(4)]
    done, refused = map(sum, zip(*counted, strict=True))
    assert done > 20, "nearly nothing was laid"
    assert refused > 20, "nearly nothing was refused"
