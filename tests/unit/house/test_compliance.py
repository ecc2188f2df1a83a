"""Safer play in the bet path: what is refused, what never is; a restart forgets nothing."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from croupier.compliance.declare import PatronCommand
from croupier.compliance.exclusions import CoolOff, LiftExclusion, SelfExclude
from croupier.compliance.limits import DAY, HOUR, MINUTE, Limit, PlayRules
from croupier.compliance.own_limits import (
    AcknowledgeCheck,
    CheckAcknowledged,
    PlayLimitSet,
    SetPlayLimit,
)
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.changing import RemoveWager
from croupier.table.corrections import CorrectResult
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashOut, Leave
from croupier.table.spin import SpinBall
from croupier.table.wagers import PlaceWager
from tests.clauses.watched import Watched

BOOK, GAME = "rapid", "rapid"


def run(body: Callable[[Watched], Awaitable[None]], rules: PlayRules | None = None) -> None:
    async def main() -> None:
        house = await Watched(rules=rules).start()
        for table in ("T1", "T2"):
            await house.open(table, "crown", "american")
            for player in ("ann", "ben"):
                await house.buy_in(table, player)
        await body(house)

    asyncio.run(main())


async def opened(house: Watched, *tables: str) -> None:
    for table in tables:
        await house.settle_tasks(table)
        await house.do(table, OpenBetting)


def test_without_any_limit_nothing_is_refused() -> None:
    async def body(house: Watched) -> None:
        await opened(house, "T1")
        for _ in range(50):
            answer = await house.submit("T1", house.wager("ann", "red", 5))
            assert isinstance(answer, Accepted)

    run(body, PlayRules(check_every=0))


def test_a_stake_limit_holds_at_once_for_the_whole_round() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.STAKE_ROUND, amount=10_000, by=Role.PLAYER)
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 60)), Accepted)
        answer = await house.submit("T1", house.wager("ann", "black", 41))
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.PLAY_LIMIT
        assert answer.clauses == ("house:stake-round",)
        assert "$101" in answer.detail
        assert "$100" in answer.detail
        assert isinstance(await house.submit("T1", house.wager("ann", "black", 40)), Accepted)
        assert isinstance(await house.submit("T1", house.wager("ben", "black", 400)), Accepted)

    run(body)


def test_wagers_in_one_batch_are_held_to_the_limit_together() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=10_000, by=Role.PLAYER)
        await opened(house, "T1")
        commands = [house.submit("T1", house.wager("ann", "red", 30)) for _ in range(5)]
        answer = await asyncio.gather(*commands)
        assert [isinstance(each, Accepted) for each in answer] == [True, True, True, False, False]

    run(body)


def test_a_wager_in_one_batch_with_a_result_is_judged_on_what_that_lost() -> None:
    async def body(house: Watched) -> None:
        await house.open("T3", BOOK, GAME)
        await house.buy_in("T3", "ann")
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=10_000, by=Role.PLAYER)
        await opened(house, "T3")
        assert isinstance(await house.submit("T3", house.wager("ann", "red", 100)), Accepted)
        await house.do("T3", SpinBall, by=Role.DEALER)
        await house.do("T3", CloseBetting, by=Role.SYSTEM)
        now = house.clock.now()
        commands = (
            EnterResult(by=Role.DEALER, at=now, pocket=Pocket("2")),
            OpenBetting(by=Role.DEALER, at=now),
            house.wager("ann", "red", 5),
        )
        result, again, wager = await asyncio.gather(
            *(house.submit("T3", submit) for submit in commands)
        )
        assert isinstance(result, Accepted)
        assert isinstance(again, Accepted)
        assert isinstance(wager, Refusal)
        assert wager.clauses == ("house:loss-day",)

    run(body)


def test_a_loss_limit_counts_every_table_and_what_is_at_risk() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=20_000, by=Role.PLAYER)
        await house.round("T1", "2", ("ann", "red", 100))
        await opened(house, "T1", "T2")
        assert isinstance(await house.submit("T2", house.wager("ann", "red", 60)), Accepted)
        answer = await house.submit("T1", house.wager("ann", "red", 50))
        assert isinstance(answer, Refusal)
        assert answer.clauses == ("house:loss-day",)
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 40)), Accepted)
        await house.spin("T2", "3")
        await opened(house, "T2")
        assert isinstance(await house.submit("T2", house.wager("ann", "red", 60)), Accepted)

    run(body)


def test_winning_gives_room_and_a_new_day_begins_anew() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=10_000, by=Role.PLAYER)
        await house.round("T1", "2", ("ann", "red", 100))
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 1)), Refusal)
        house.clock.time += DAY
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 100)), Accepted)

    run(body)


def test_money_is_never_kept_from_anybody() -> None:
    async def body(house: Watched) -> None:
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 100)), Accepted)
        await house.patron(SelfExclude, by=Role.PLAYER)
        assert (await house.refused("T1", PlaceWager, player="ann", bet="red", stake=500)).reason
        await house.do("T1", RemoveWager, player="ann", bet="red")
        await house.do("T1", CashOut, player="ann")
        await house.do("T1", Leave, player="ann")
        answer = await house.refused("T1", BuyIn, player="ann", amount=1000)
        assert answer.reason is Reason.EXCLUDED
        assert "still paid out" in answer.detail

    run(body)


def test_a_wager_that_lies_when_its_owner_is_excluded_is_settled() -> None:
    async def body(house: Watched) -> None:
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 100)), Accepted)
        await house.patron(CoolOff, hours=24, by=Role.PLAYER)
        await house.spin("T1", "3")
        # The winning stake stays up; the win is paid.
        assert house.balance("T1", "ann") == 100_000

    run(body)


def test_a_reality_check_is_read_before_the_next_wager() -> None:
    async def body(house: Watched) -> None:
        for _ in range(6):
            await house.round("T1", "2", ("ann", "red", 10))
            house.clock.time += 10 * MINUTE
        await opened(house, "T1")
        answer = await house.submit("T1", house.wager("ann", "red", 10))
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.REALITY_CHECK
        assert "for 1 h." in answer.detail
        assert "lost $60" in answer.detail
        (read,) = await house.patron(AcknowledgeCheck, by=Role.PLAYER)
        assert isinstance(read, CheckAcknowledged)
        assert (read.played, read.loss) == (60 * MINUTE, 6000)
        again = await house.again()
        assert isinstance(await again.submit("T1", again.wager("ann", "red", 10)), Accepted)
        refused = await again.submit_patron(AcknowledgeCheck)
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.WRONG_PHASE

    run(body)


def test_after_so_long_a_break_is_due_and_ends() -> None:
    async def body(house: Watched) -> None:
        await house.round("T1", "2", ("ann", "red", 10))
        house.clock.time += 10 * MINUTE
        await house.round("T1", "2", ("ann", "red", 10))
        house.clock.time += 10 * MINUTE
        await opened(house, "T1")
        answer = await house.submit("T1", house.wager("ann", "red", 10))
        assert isinstance(answer, Refusal)
        assert answer.clauses == ("house:time-session",)
        house.clock.time += 5 * MINUTE
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 10)), Accepted)

    run(body, PlayRules(limits={Limit.TIME_SESSION: 20}, check_every=0))


def test_a_day_has_so_many_minutes_of_play() -> None:
    async def body(house: Watched) -> None:
        for _ in range(3):
            await house.round("T1", "2", ("ann", "red", 10))
            house.clock.time += 10 * MINUTE
        house.clock.time += HOUR
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 10)), Accepted)
        house.clock.time += 10 * MINUTE
        answer = await house.submit("T1", house.wager("ann", "red", 10))
        assert isinstance(answer, Refusal)
        assert answer.clauses == ("house:time-day",)

    run(body, PlayRules(limits={Limit.TIME_DAY: 30}, check_every=0))


def test_lowering_holds_at_once_and_raising_waits() -> None:
    async def body(house: Watched) -> None:
        limit = Limit.STAKE_ROUND
        await house.patron(SetPlayLimit, limit=limit, amount=5_000, by=Role.PLAYER)
        (raised,) = await house.patron(SetPlayLimit, limit=limit, amount=9_000, by=Role.PLAYER)
        assert isinstance(raised, PlayLimitSet)
        assert raised.effective_at == house.clock.now() + DAY
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 60)), Refusal)
        house.clock.time += DAY
        again = await house.again()
        assert isinstance(await again.submit("T1", again.wager("ann", "red", 60)), Accepted)
        await again.patron(SetPlayLimit, limit=limit, amount=6_000, by=Role.PLAYER)
        assert isinstance(await again.submit("T1", again.wager("ann", "red", 1)), Refusal)
        (gone,) = await again.patron(SetPlayLimit, limit=limit, by=Role.PLAYER)
        assert isinstance(gone, PlayLimitSet)
        assert gone.effective_at > gone.at

    run(body)


def test_lowering_takes_back_a_raise_that_waits() -> None:
    async def body(house: Watched) -> None:
        limit = Limit.STAKE_ROUND
        for amount in (5_000, 9_000, 4_000):
            await house.patron(SetPlayLimit, limit=limit, amount=amount, by=Role.PLAYER)
        house.clock.time += 2 * DAY
        assert house.desk.patron("ann").limit(limit, house.clock.now()) == 4_000

    run(body)


def test_the_houses_limit_and_ones_own_hold_together() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.STAKE_ROUND, amount=90_000)
        await opened(house, "T1")
        answer = await house.submit("T1", house.wager("ann", "red", 60))
        assert isinstance(answer, Refusal)
        assert "$50" in answer.detail

    run(body, PlayRules(limits={Limit.STAKE_ROUND: 5_000}))


def test_a_cool_off_ends_by_itself_and_nobody_lifts_it() -> None:
    async def body(house: Watched) -> None:
        await house.patron(CoolOff, hours=2, by=Role.PLAYER)
        answer = await house.submit_patron(LiftExclusion, reason="asked nicely")
        assert isinstance(answer, Refusal)
        assert answer.clauses == ("house:cool-off",)
        await opened(house, "T1", "T2")
        for table in ("T1", "T2"):
            assert isinstance(await house.submit(table, house.wager("ann", "red", 5)), Refusal)
        house.clock.time += 2 * HOUR
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 5)), Accepted)

    run(body)


def test_a_self_exclusion_survives_a_restart_and_has_a_least() -> None:
    async def body(house: Watched) -> None:
        short = await house.submit_patron(SelfExclude, days=30, by=Role.PLAYER)
        assert isinstance(short, Refusal)
        assert "180 days" in short.detail
        await house.patron(SelfExclude, days=200, by=Role.PLAYER)
        again = await house.again()
        again.clock.time += 199 * DAY
        await opened(again, "T1")
        assert isinstance(await again.submit("T1", again.wager("ann", "red", 5)), Refusal)
        again.clock.time += DAY
        assert isinstance(await again.submit("T1", again.wager("ann", "red", 5)), Accepted)

    run(body)


def test_who_is_excluded_at_one_table_plays_at_none() -> None:
    async def body(house: Watched) -> None:
        from croupier.table.conduct import ExcludePlayer

        await house.do("T1", ExcludePlayer, player="ann", reason="held a device")
        again = await house.again()
        for one in (house, again):
            answer = await one.refused("T2", BuyIn, player="ann", amount=1000)
            assert answer.reason is Reason.EXCLUDED
            assert "table T1" in answer.detail
        await again.patron(LiftExclusion, reason="it was a hearing aid")
        await again.buy_in("T2", "ann")
        third = await again.again()
        await third.buy_in("T2", "ann")

    run(body)


def test_a_house_may_keep_an_exclusion_to_its_table() -> None:
    async def body(house: Watched) -> None:
        from croupier.table.conduct import ExcludePlayer

        await house.do("T1", ExcludePlayer, player="ann", reason="held a device")
        await house.buy_in("T2", "ann")

    run(body, PlayRules(excluded_everywhere=False))


def test_two_writers_of_one_patron_lose_nothing() -> None:
    async def body(house: Watched) -> None:
        other = await house.again()
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=1_000)
        await other.patron(SetPlayLimit, limit=Limit.STAKE_ROUND, amount=2_000)
        third = await house.again()
        own = third.desk.patron("ann").limits
        assert own == {Limit.LOSS_DAY: 1_000, Limit.STAKE_ROUND: 2_000}

    run(body)


@pytest.mark.parametrize("action", ["cool-off", "self-exclude", "set-play-limit"])
def test_a_terminal_acts_for_its_own_player_alone(action: str) -> None:
    async def body(house: Watched) -> None:
        ben = Actor(id="ben-terminal", roles=frozenset({Role.PLAYER}), players=frozenset({"ben"}))
        commands: dict[str, PatronCommand] = {
            "cool-off": CoolOff(by=Role.PLAYER, patron="ann", hours=1),
            "self-exclude": SelfExclude(by=Role.PLAYER, patron="ann"),
            "set-play-limit": SetPlayLimit(
                by=Role.PLAYER, patron="ann", limit=Limit.LOSS_DAY, amount=1
            ),
        }
        answer = await house.desk.submit(commands[action], ben)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_YOUR_WAGER
        assert house.desk.patrons == {}

    run(body)


@pytest.mark.parametrize("spelling", ["ann", "Ann", "a-n-n", "ANN"])
def test_an_exclusion_holds_for_every_spelling_of_a_name(spelling: str) -> None:
    async def body(house: Watched) -> None:
        await house.patron(SelfExclude, by=Role.PLAYER)
        await house.open("T3", "crown", "american")
        command = BuyIn(by=Role.DEALER, at=house.clock.now(), player=spelling, amount=Money(5_000))
        answer = await house.submit("T3", command)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.EXCLUDED

    run(body)


@pytest.mark.parametrize("name", ["system", "House", "virtual-dealer"])
def test_nobody_plays_under_a_name_of_the_house(name: str) -> None:
    async def body(house: Watched) -> None:
        command = BuyIn(by=Role.DEALER, at=house.clock.now(), player=name, amount=Money(5_000))
        answer = await house.submit("T1", command)
        assert isinstance(answer, Refusal)
        assert answer.clauses == ("house:names",)

    run(body)


def test_a_limit_follows_a_number_that_is_put_right_rounds_later() -> None:
    async def body(house: Watched) -> None:
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=10_000, by=Role.PLAYER)
        await house.round("T1", "2", ("ann", "red", 100))
        await house.round("T1", "4")
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 5)), Refusal)
        right = CorrectResult(by=Role.PIT_BOSS, round_no=1, pocket=Pocket("3"))
        answer = await house.submit("T1", right)
        assert isinstance(answer, Accepted), answer
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 100)), Accepted)

    run(body)


def test_an_exclusion_under_another_spelling_ends_play_at_the_table() -> None:
    """Who sits there already, and was clear a moment ago, lays no further wager either."""

    async def body(house: Watched) -> None:
        await opened(house, "T1")
        assert isinstance(await house.submit("T1", house.wager("ann", "red", 5)), Accepted)
        await house.patron(SelfExclude, by=Role.PLAYER, patron="Ann")
        refused = await house.submit("T1", house.wager("ann", "red", 5))
        assert isinstance(refused, Refusal)
        assert refused.reason is Reason.EXCLUDED
        assert isinstance(await house.submit("T1", house.wager("ben", "red", 5)), Accepted)

    run(body)
