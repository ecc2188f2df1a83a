"""What must hold once everybody has gone home: copies, snapshots, replay and auditor agree."""

from typing import TYPE_CHECKING

from croupier.core.ensure import InvariantBroken
from croupier.house.house import House
from croupier.house.world import Nobody
from tests.sim.house import SNAPSHOT_KEY

if TYPE_CHECKING:
    from tests.sim.house import Serving
    from tests.sim.world import World


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
    await _check_restart(world, world.serving[0], SNAPSHOT_KEY, "from snapshots")
    await _check_restart(world, world.serving[0], b"another key", "from records")
    verdict = checks.auditor.finish()
    if verdict.fault is not None:
        checks.fail("auditor", str(verdict.fault))
    for key, detail in checks.refused.items():
        known = checks.keys.get(key)
        if known is not None and not known[1]:
            checks.fail("refused, and done", f"key {key}: {detail}")


async def _check_restart(world: "World", serving: "Serving", key: bytes, how: str) -> None:
    """A house that is started on the log comes to the same tables."""
    store = serving.store
    store.snapshot_key = key
    house = House(store, serving.clock, Nobody())
    try:
        await house.start()
    except InvariantBroken as error:
        world.checks.fail("replay", f"{how}: {error}")
        return
    for name, copy in world.checks.tables.items():
        stream = house.tables.get(name)
        if stream is None:
            world.checks.fail("replay", f"{how}: {name} is not there")
        else:
            world.checks.agrees(how, name, stream.version, stream.state)
            if stream.version != copy.version:
                world.checks.fail("replay", f"{how}: {name} ends at {stream.version}")
