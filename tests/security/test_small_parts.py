"""An amount in small parts: at several tables and tills, in several spellings, at one moment.

Each house here is a real one on a log in memory, as in the tests of what is sent in one breath.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from croupier.cage.till import CloseTill, DropTill, OpenTill
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted, Waiting
from croupier.house.log.memory import MemoryStore
from croupier.house.log.store import Answer, Append, StoreUnavailable
from croupier.house.split_amounts import WINDOW_MS, SmallParts
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.changing import RepositionWager
from croupier.table.floats import CountFloat
from croupier.table.seats import BuyIn
from croupier.table.spin import SpinBall
from croupier.table.tips import GiveTip
from croupier.table.wagers import PlaceWager
from tests.security.test_one_breath import CAROL, DEALER, DORA, PAT, SAM, Floor

pytestmark = pytest.mark.xdist_group("security")
TABLES = ("T1", "T2", "T3", "T4")
SPELT = ("cleo", "Cleo", " c.l.e.o ", "\N{FULLWIDTH LATIN SMALL LETTER C}leo")
PART = BuyIn(by=DEALER, player="cleo", amount=Money(600_000))


class Failing(MemoryStore):
    """A log that takes its time, and nothing while it fails."""

    fails = False

    async def append(self, appends: Sequence[Append]) -> list[Answer]:
        if self.fails:
            raise StoreUnavailable("the disk is full")
        for _ in range(8):
            await asyncio.sleep(0)
        return await super().append(appends)


async def opened(store: MemoryStore | None = None) -> Floor:
    floor = Floor("new-zealand", "table", store)
    for name in TABLES:
        await floor.open_table(name)
    return floor


def parts_of(floor: Floor) -> SmallParts:
    parts: Any = floor.approvals._parts
    assert isinstance(parts, SmallParts)
    return parts


def is_being_written(floor: Floor) -> bool:
    return bool(parts_of(floor)._writing)


@pytest.mark.parametrize("spelt", SPELT)
def test_a_buy_in_in_parts_is_one_at_every_table_and_in_every_spelling(spelt: str) -> None:
    async def play() -> None:
        floor = await opened()
        await floor.must(DORA, PART)
        more = PART.but(player=spelt)
        for who, by in ((DORA, DEALER), (SAM, Role.GAME_SUPERVISOR)):
            assert isinstance(await floor.send(who, more.but(by=by), "T2"), Waiting)
        assert isinstance(await floor.send(DORA, more.but(player="dan"), "T2"), Accepted)
        again = await floor.again()
        asked = await again.send(DORA, more, "T3")
        assert isinstance(asked, Waiting), asked
        waiting = again.approvals.waiting[asked.number]
        assert await again.approvals.moved_lately(waiting) == 600_000
        assert isinstance(await again.second(SAM, asked.number), Accepted)
        # Two have seen what it comes to: it is counted anew, wherever the next part comes.
        assert isinstance(await again.send(DORA, PART, "T4"), Accepted)
        assert isinstance(await again.send(DORA, PART), Waiting)

    asyncio.run(play())


def test_what_is_sent_to_several_tables_at_one_moment_counts_together() -> None:
    async def play() -> None:
        floor = await opened()
        sent = zip(TABLES, SPELT, strict=True)
        came = await asyncio.gather(
            *(floor.send(DORA, PART.but(player=spelt), to, key=f"k{to}") for to, spelt in sent)
        )
        assert [type(each) for each in came].count(Accepted) == 1, came
        tip = GiveTip(by=DEALER, player="cleo", amount=Money(9_000))
        to = TABLES[next(n for n, each in enumerate(came) if isinstance(each, Accepted))]
        came = await asyncio.gather(*(floor.send(DORA, tip, to) for _ in range(4)))
        assert [type(each) for each in came].count(Accepted) == 1, came
        assert not is_being_written(floor)
        assert await floor.is_clean()

    asyncio.run(play())


def test_what_came_to_nothing_counts_for_nothing() -> None:
    """Neither what could not be stored, nor what was refused, nor what was sent twice."""

    async def play() -> None:
        store = Failing()
        floor = await opened(store)
        store.fails = True
        with pytest.raises(StoreUnavailable):
            await floor.send(DORA, PART, key="k1")
        store.fails = False
        assert not is_being_written(floor)
        # The same once more, at one moment and under one key, is done once and waits for nobody.
        came = await asyncio.gather(*(floor.send(DORA, PART, "T2", key="k1") for _ in range(4)))
        assert {type(each) for each in came} == {Accepted}, came
        assert len({each.version for each in came}) == 1
        assert floor.house.tables["T2"].state.seats["cleo"].balance == 600_000
        assert not is_being_written(floor)
        sent = asyncio.create_task(floor.send(DORA, PART.but(player="dan"), "T3", key="k2"))
        while not is_being_written(floor):
            await asyncio.sleep(0)
        again = await floor.send(DORA, PART.but(player="dan"), "T3", key="k2")
        assert isinstance(again, Accepted), again
        assert (await sent).version == again.version
        refused = await floor.send(DORA, PART.but(amount=Money(-1)), "T3")
        assert isinstance(refused, Refusal)
        assert isinstance(await floor.send(DORA, PART.but(amount=Money(400_000)), "T3"), Accepted)

    asyncio.run(play())


@pytest.mark.parametrize("own", ["", "own"])
def test_what_is_decided_anew_does_not_stand_in_its_own_way(own: str) -> None:
    """A key before it turns out to be used, so all that was decided after it is decided again."""

    async def play() -> None:
        floor = await opened()
        wager = PlaceWager(by=DEALER, player="dan", bet="red", stake=Money(1_000))
        for to in TABLES[:2]:
            await floor.must(DORA, PART.but(player="dan", amount=Money(10_000)), to)
            await floor.must(DORA, OpenBetting(by=DEALER), to)
        before = await floor.send(DORA, wager, "T2", key="used")
        came = await asyncio.gather(
            floor.send(DORA, wager, key="used"), floor.send(DORA, PART, key=own)
        )
        assert came[0].version == before.version
        assert [type(each) for each in came] == [Accepted, Accepted], came
        assert floor.house.tables["T1"].state.seats["cleo"].balance == 600_000
        assert not is_being_written(floor)

    asyncio.run(play())


def test_a_cashier_is_one_person_at_every_till() -> None:
    async def play() -> None:
        floor = await opened()
        notes = {10_000: 200}
        for till in ("A", "B"):
            await floor.must(CAROL, OpenTill(by=Role.CASHIER, counts=notes), till)
            drop = DropTill(by=Role.CASHIER, counts={10_000: 60})
            dropped = await floor.send(CAROL, drop, till)
            assert isinstance(dropped, Accepted if till == "A" else Waiting), dropped
            left = Money(2_000_000 - (600_000 if till == "A" else 0) - 9_000)
            counted = {1_000: left // 1_000}
            close = CloseTill(by=Role.CASHIER, counts=counted, leave=left, note="short")
            closed = await floor.send(CAROL, close, till)
            # Ninety dollars short at one till, and ninety at the next.
            assert isinstance(closed, Accepted if till == "A" else Waiting), closed
        asked = await (again := await floor.again()).send(CAROL, drop, "B")
        assert isinstance(asked, Waiting), asked
        waiting = again.approvals.waiting[asked.number]
        assert await again.approvals.moved_lately(waiting) == 600_000
        assert isinstance(await again.second(SAM, asked.number), Accepted)

    asyncio.run(play())


def test_floats_that_count_short_at_one_table_after_the_other_are_counted_by_two() -> None:
    async def play() -> None:
        floor = await opened()
        count = CountFloat(by=Role.GAME_SUPERVISOR, moment="opener", amount=Money(4_000_000))
        # Each table gets its own opener, though all are counted at one moment.
        came = await asyncio.gather(*(floor.send(SAM, count, to) for to in TABLES))
        assert {type(each) for each in came} == {Accepted}, came
        short = count.but(moment="closer", amount=Money(3_991_000))
        await floor.must(SAM, short)
        assert isinstance(await floor.send(SAM, short, "T2"), Waiting)
        # Another person has a word of their own, and a count that is right waits for nobody.
        assert isinstance(await floor.send(SAM, short.but(amount=Money(4_000_000)), "T3"), Accepted)
        assert isinstance(await floor.send(PAT, short.but(by=Role.PIT_BOSS), "T4"), Accepted)

    asyncio.run(play())


def test_wagers_put_elsewhere_count_together_at_all_of_a_dealers_tables() -> None:
    async def play() -> None:
        floor = await opened()
        for to in TABLES[:2]:
            commands = (
                BuyIn(by=DEALER, player=f"ann-{to}", amount=Money(100_000)),
                OpenBetting(by=DEALER),
                PlaceWager(by=DEALER, player=f"ann-{to}", bet="red", stake=Money(9_000)),
                SpinBall(by=DEALER),
                CloseBetting(by=DEALER),
            )
            for command in commands:
                await floor.must(DORA, command, to)
        elsewhere = RepositionWager(by=DEALER, bet="red", to="straight:17", why="slip", player="")
        came = await asyncio.gather(
            *(floor.send(DORA, elsewhere.but(player=f"ann-{to}"), to) for to in TABLES[:2])
        )
        assert [type(each) for each in came].count(Accepted) == 1, came

    asyncio.run(play())


def test_an_hour_later_nothing_is_remembered_of_anybody() -> None:
    async def play() -> None:
        floor = await opened()
        for n in range(50):
            small = PART.but(player=f"guest-{n}", amount=Money(1_000))
            await floor.must(DORA, small, TABLES[n % 4])
        later = PART.but(at=WINDOW_MS + 1)
        assert isinstance(await floor.send(DORA, later), Accepted)
        assert len(parts_of(floor)._parts) == 1
        assert isinstance(await floor.send(DORA, later, "T2"), Waiting)

    asyncio.run(play())
