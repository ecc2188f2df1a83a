"""One simulation from its seed to its report: the same seed gives the same trace."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import structlog

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.evening.chance import Chance
from croupier.evening.house import _LIMITS
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.table.floats import CountFloat
from croupier.table.opening import OpenTable
from croupier.table.wagers import PlaceWager
from tests.sim.bus import Exchange
from tests.sim.chance import chance_of
from tests.sim.checks import Checks, Failure
from tests.sim.closing import check_closed
from tests.sim.cluster import NodeFaults, NodeMachine
from tests.sim.contest import TABLE as CONTEST
from tests.sim.contest import Director
from tests.sim.database import Database
from tests.sim.loop import SimLoop
from tests.sim.machine import Machine, MachineFaults
from tests.sim.net import Client
from tests.sim.people import Cashier, Dealer, Impostor, Person, Player, Supervisor, staff
from tests.sim.promoter import NOTICE, Promoter
from tests.sim.wheel import TABLE, WheelReader
from tests.sim.world import Plan, World

#: How long people are given to finish once the house closes, in virtual seconds.
_LAST_SECONDS: Final = 90.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a simulation came to."""

    seed: int
    digest: str
    failures: list[Failure]
    records: int
    seconds: float
    faults: int
    rounds: int
    counts: dict[str, int] = field(default_factory=dict)
    checked: dict[str, int] = field(default_factory=dict)
    happened: list[tuple[float, str]] = field(default_factory=list)

    def __str__(self) -> str:
        state = "ok" if not self.failures else f"{len(self.failures)} FAILURES"
        done = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        return (
            f"seed {self.seed}: {state}; {self.seconds:.0f} s, {self.records} records,"
            f" {self.rounds} rounds, {self.faults} faults; {done}; {self.digest[:16]}"
        )


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """The house's own log is not read meanwhile."""
    before = structlog.get_config()
    logging.disable(logging.CRITICAL)
    level = structlog.make_filtering_bound_logger(logging.CRITICAL)
    structlog.configure(wrapper_class=level, logger_factory=structlog.ReturnLoggerFactory())
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
        structlog.configure(**before)


def simulate(seed: int, plan: Plan | None = None) -> tuple[Report, World]:
    """Run a house under a seed, and check all the time."""
    plan = plan or Plan()
    loop = SimLoop(seed)  # type: ignore[abstract]
    world = World(seed, plan, loop, chance_of(seed, "world"), Checks(loop.time))
    machines = _machines(world)
    try:
        loop.run(_evening(world, machines))
    except RuntimeError as error:
        world.checks.fail("never at rest", str(error))
    loop.bury([process for machine in machines for process in machine.processes])
    for text in loop.uncaught:
        world.checks.fail("uncaught", text)
    checks = world.checks
    report = Report(
        seed=seed,
        digest=world.trace.hexdigest(),
        failures=checks.failures,
        records=len(checks.records),
        seconds=loop.time(),
        faults=len(world.happened),
        rounds=sum(copy.state.round_no for copy in checks.tables.values()),
        counts=world.counts,
        checked=dict(checks.checked),
        happened=world.happened,
    )
    return report, world


def _machines(world: World) -> list[Machine | NodeMachine]:
    if not world.plan.nodes:
        return [Machine(world, "house")]
    trespassed = partial(world.checks.fail, "written without the lease")
    database = Database(world.loop, world.flushed, trespassed)
    exchange = Exchange(world.loop, chance_of(world.seed, "bus"))
    names = [f"n{number}" for number in range(1, world.plan.nodes + 1)]
    return [NodeMachine(world, name, database, exchange) for name in names]


def _faults(machine: Machine | NodeMachine) -> MachineFaults | NodeFaults:
    return MachineFaults(machine) if isinstance(machine, Machine) else NodeFaults(machine)


async def _evening(world: World, machines: list[Machine | NodeMachine]) -> None:
    for machine in machines:
        machine.start()
    promoter = await _announce(world, machines[0])
    names = await _open_tables(world)
    people = [*_people(world, names), *promoter]
    if not world.plan.nodes and world.plan.wheel:
        people += await _wheel(world)
    if not world.plan.nodes and world.plan.contest:
        director = Director(world)
        await director.set_up()
        people += [director, Dealer(world, CONTEST)]
    working = [asyncio.create_task(person.work()) for person in people]
    if world.plan.faults:
        working += [asyncio.create_task(_faults(machine).work()) for machine in machines]
    watching = asyncio.create_task(world.observe_on())
    await asyncio.sleep(world.plan.seconds)
    world.is_open = False
    await asyncio.wait(working, timeout=_LAST_SECONDS)
    for task in working:
        # Who has not come to an end by now is sent home: nothing may change while it is checked.
        task.cancel()
    for machine in machines:
        machine.heal()
    await asyncio.sleep(5.0)
    watching.cancel()
    for task in working:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]
    await _check_answers(world)
    await check_closed(world)


async def _announce(world: World, machine: Machine | NodeMachine) -> list[Person]:
    """Promotions whose terms the regulator had the day before, and who holds them."""
    if not world.plan.contest or not isinstance(machine, Machine):
        return []
    promoter = Promoter(world)
    await promoter.announce()
    machine.shut_for(NOTICE)
    return [promoter]


async def _wheel(world: World) -> list[Person]:
    """One more table, dealt by a wheel with a reader, and who plays there."""
    reader = WheelReader(world)
    if not await reader.set_up():
        return []
    dealer = Dealer(world, TABLE)
    names = [f"p{place + 1}-{TABLE}" for place in range(2)]
    return [reader, *(Player(world, TABLE, name, dealer) for name in names)]


async def _check_answers(world: World) -> None:
    """Once all is well again, every table answers everybody, at every process."""
    client = Client(world, staff("operator-2", Role.OPERATOR))
    world.known["session:operator-2"] = client.actor
    for serving in list(world.serving):
        for name in world.checks.tables:
            answer = await client.send(
                f"table:{name}",
                CountFloat(by=Role.OPERATOR, moment="check", amount=Money(0)),
                at=serving,
            )
            if answer is None:
                world.checks.fail("does not answer", f"{name} at {serving.name}")


def _people(world: World, tables: list[str]) -> list[Person]:
    people: list[Person] = [Cashier(world, "cashier-1"), Cashier(world, "cashier-2")]
    people.append(Supervisor(world))
    seated: list[str] = []
    for table in tables:
        dealer = Dealer(world, table)
        people.append(dealer)
        for place in range(world.plan.seats):
            name = f"p{place + 1}-{table}"
            seated.append(name)
            people.append(Player(world, table, name, dealer))
            world.seat(table, name)
    people.append(Impostor(world, tables, seated))
    return people


async def _open_tables(world: World) -> list[str]:
    """A table each for games of the books, by chance."""
    operator = Client(world, staff("operator", Role.OPERATOR))
    world.known["session:operator"] = operator.actor
    names: list[str] = []
    for number in range(1, world.plan.tables + 1):
        name = f"T{number}"
        command = _opening(name, world.chance)
        answer = None
        while answer is None:
            answer = await operator.send(f"table:{name}", command)
        if isinstance(answer, Refusal):
            world.checks.fail("set-up", f"table {name} was refused: {answer}")
        names.append(name)
    return names


def _opening(name: str, chance: Chance) -> OpenTable:
    book = chance.pick(all_books())
    game = _game(book.offers, chance)
    least, most, unit = chance.pick(_LIMITS)
    sign = Range(Money(least), Money(most), None if unit is None else Money(unit))
    return OpenTable(
        by=Role.OPERATOR,
        table=name,
        book=book.code,
        game=game.name,
        options=dict(game.options),
        limits=Limits(table=sign, smallest_chip=Money(min(250, least))),
        signed=frozenset(game.unsigned),
    )


def _game(offers: tuple[object, ...], chance: Chance) -> Game:
    """A game with options that go together, under which players lay wagers themselves."""
    while True:
        offer = chance.pick(offers)
        chosen = {option.name: chance.pick(option.values) for option in offer.options}  # type: ignore[attr-defined]
        try:
            game: Game = offer.deal(chosen)  # type: ignore[attr-defined]
        except NotOffered:
            continue
        if PlaceWager.power(game) is not None:
            return game
