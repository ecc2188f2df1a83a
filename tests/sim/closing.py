"""What must hold once everybody has gone home: copies, snapshots, replay and auditor agree."""

from typing import TYPE_CHECKING, Final

from croupier.core.ensure import InvariantBroken
from croupier.house.house import House
from croupier.house.promotions import Promotions
from croupier.house.tills import Tills
from croupier.house.tournaments import Tournaments
from croupier.house.world import Nobody
from croupier.table.phases import BETTING, Phase
from tests.sim.alone import check_alone
from tests.sim.chance import chance_of
from tests.sim.house import SNAPSHOT_KEY

if TYPE_CHECKING:
    from tests.sim.house import Serving
    from tests.sim.world import World

#: How late a period may be closed once everything works again, in milliseconds.
_LATE: Final = 3_000


async def check_closed(world: "World") -> None:
    """Hold everything against everything else."""
    checks = world.checks
    for serving in world.serving:
        for name, copy in checks.tables.items():
            stream = serving.house.tables.get(name)
            if stream is None or stream.version != copy.version:
                found = stream.version if stream is not None else "nothing"
                checks.fail("behind the log", f"{serving.name}: {name} {found}, {copy.version}")
            else:
                checks.agrees(serving.name, name, stream.version, stream.state)
    if not world.serving:
        checks.fail("closing", "no process serves at the end")
        return
    _check_periods(world, world.serving[0])
    await _check_rounds(world, world.serving[0])
    await _check_restart(world, world.serving[0], SNAPSHOT_KEY, "from snapshots")
    await _check_restart(world, world.serving[0], b"another key", "from records")
    await check_alone(world, world.serving[0])
    verdict = checks.auditor.finish()
    if verdict.fault is not None:
        checks.fail("auditor", str(verdict.fault))
    for key, detail in checks.refused.items():
        known = checks.keys.get(key)
        if known is not None and not known[1]:
            checks.fail("refused, and done", f"key {key}: {detail}")


def _check_periods(world: "World", serving: "Serving") -> None:
    """No period for betting is still open that ran out a while ago."""
    for name, stream in serving.house.tables.items():
        table = stream.state
        clocked = table.game.close.seconds is not None and table.phase in BETTING
        if clocked and (table.closes_at or 0) + _LATE < serving.clock.now():
            world.checks.fail("period not closed", f"{name}, round {table.round_no}")


async def _check_rounds(world: "World", serving: "Serving") -> None:
    """A number that a table has come to is a tournament's as well."""
    await serving.tournaments.rounds.caught_up()
    for name, stream in serving.tournaments.streams.items():
        for session in stream.state.sessions.values():
            table = serving.house.tables[session.table].state
            waits = session.is_open and session.acted and table.phase is Phase.SETTLED
            if waits and session.table_round != table.round_no:
                world.checks.fail("round not settled", f"{name} at {session.table}")


async def _check_restart(world: "World", serving: "Serving", key: bytes, how: str) -> None:
    """A house that is started on the log comes to the same tables."""
    store = serving.store
    store.snapshot_key = key
    house = House(store, serving.clock, Nobody())
    again = chance_of(world.seed, "again")
    tournaments, promotions = Tournaments(house, again), Promotions(house, again)
    tills = Tills(house)
    try:
        await house.start()
        await tournaments.start()
        await promotions.start()
        await tills.start()
    except InvariantBroken as error:
        world.checks.fail("replay", f"{how}: {error}")
        return
    if serving.tills.known != tills.known:
        world.checks.fail("replay", f"{how}: the tills are others")
    _check_same(world, serving.tournaments, tournaments, f"{how}: tournament")
    _check_same(world, serving.promotions, promotions, f"{how}: promotion")
    for name, copy in world.checks.tables.items():
        stream = house.tables.get(name)
        if stream is None:
            world.checks.fail("replay", f"{how}: {name} is not there")
        else:
            world.checks.agrees(how, name, stream.version, stream.state)
            if stream.version != copy.version:
                world.checks.fail("replay", f"{how}: {name} ends at {stream.version}")


def _check_same(
    world: "World", served: Tournaments | Promotions, read: Tournaments | Promotions, what: str
) -> None:
    """Tournaments and promotions are what they were."""
    before = {name: stream.state for name, stream in served.streams.items()}
    for name in before.keys() ^ read.streams.keys():
        world.checks.fail("replay", f"{what} {name} is in one of the two")
    for name, stream in read.streams.items():
        if stream.state != before.get(name):
            world.checks.fail("replay", f"{what} {name} is another")
