"""Limits on play: whatever is wagered and spun, nobody gets past one."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.compliance.limits import MINUTE, Limit, PlayRules
from croupier.compliance.own_limits import SetPlayLimit
from croupier.house.snapshots import read_snapshot
from croupier.house.tables import TableSnapshots
from croupier.table.betting import OpenBetting
from croupier.table.conduct import FlagPartners
from tests.clauses.watched import Watched

LIMIT = 20_000
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["T1", "T2"]),
        st.sampled_from(["red", "black", "straight:17"]),
        st.integers(1, 150),
        st.sampled_from(["3", "4", "17", None]),
        st.integers(0, 20),
    ),
    max_size=12,
)


@settings(max_examples=40, deadline=None)
@given(STEPS)
def test_what_is_lost_and_at_risk_never_passes_the_limit(
    steps: list[tuple[str, str, int, str | None, int]],
) -> None:
    async def body() -> None:
        house = await Watched(rules=PlayRules(check_every=0)).start()
        for table in ("T1", "T2"):
            await house.open(table, "crown", "american")
            await house.buy_in(table, "ann")
            await house.settle_tasks(table)
            await house.do(table, OpenBetting)
        await house.patron(SetPlayLimit, limit=Limit.LOSS_DAY, amount=LIMIT)
        for table, bet, dollars, number, minutes in steps:
            house.clock.time += minutes * MINUTE
            await house.submit(table, house.wager("ann", bet, dollars))
            if number is not None:
                await house.spin(table, number)
                await house.do(table, OpenBetting)
            held(house)
        assert (await house.again()).desk.plays.players == house.desk.plays.players

    asyncio.run(body())


def held(house: Watched) -> None:
    """The figures are what the tables themselves say, and within the limit."""
    play = house.desk.plays.players.get("ann")
    if play is None:
        return
    at_risk = 0
    for name, stream in house.house.tables.items():
        staked = stream.state.staked(stream.state.seats["ann"])
        assert play.at_risk.get(name, 0) == staked
        at_risk += staked
    lost = play.lost_today(house.desk.rules, house.clock.now())
    assert lost + at_risk <= LIMIT
    balances = sum(stream.state.seats["ann"].balance for stream in house.house.tables.values())
    # All of it is one day, so that what is gone from the seats is what was lost and lies.
    assert 200_000 - balances == lost + at_risk


def test_a_table_with_partners_and_seizures_is_kept_whole() -> None:
    async def body() -> None:
        house = await Watched().start()
        await house.open("T1", "adelaide")
        for player in ("ann", "ben"):
            await house.buy_in("T1", player)
        await house.do("T1", FlagPartners, players=frozenset({"ann", "ben"}))
        stream = house.house.tables["T1"]
        back = read_snapshot(TableSnapshots().write(stream))
        assert back is not None
        assert back.table == stream.state

    asyncio.run(body())
