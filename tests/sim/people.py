"""Who is in a simulated house: dealers, players, cashiers, second persons, an impostor."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from croupier.cage.paying import RedeemTicket
from croupier.cage.setting_aside import VoidTicket
from croupier.cage.spoilt import ReprintTicket
from croupier.cage.till import CloseTill, DropTill, OpenTill
from croupier.core.money import Money
from croupier.core.roles import PIT_LINE, Role
from croupier.evening.chance import Chance
from croupier.evening.dealer import by_usual_role, next_step
from croupier.evening.players import change_of_mind, too_late, wants
from croupier.house.actors import Actor
from croupier.house.answers import Accepted
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.changing import ClearWagers
from croupier.table.declare import Command
from croupier.table.floats import CountFloat
from croupier.table.phases import Phase
from croupier.table.result import EnterResult
from croupier.table.seats import BuyIn, CashedOut, CashOut, Leave
from croupier.table.spin import SpinBall
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager
from tests.sim.chance import between, chance_of
from tests.sim.mistakes import mistake
from tests.sim.net import Client

if TYPE_CHECKING:
    from tests.sim.world import World

_OPEN: Final = frozenset({Phase.BETTING, Phase.FINAL_BETS})
#: How long a dealer takes before each step, in seconds.
_PAUSES: Final[dict[type[Command], tuple[float, float]]] = {
    OpenBetting: (3.0, 8.0),
    SpinBall: (14.0, 22.0),
    CallFinalBets: (3.0, 5.0),
    CloseBetting: (4.0, 7.0),
    EnterResult: (5.0, 9.0),
}
_USUAL: Final = (0.3, 2.0)
#: Notes in a till when it is opened and counted.
_TILL: Final = {5_000: 200, 2_000: 100}


def staff(name: str, *roles: Role) -> Actor:
    """A member of staff, whom every node knows."""
    return Actor(id=name, roles=frozenset(roles), standing=f"session:{name}")


def terminal(player: str) -> Actor:
    """A player's terminal, which acts for its own player alone."""
    name = f"terminal-{player}"
    players = frozenset({player})
    return Actor(
        id=name, roles=frozenset({Role.PLAYER}), players=players, standing=f"device:{name}"
    )


class Person:
    """Somebody who does something again and again until the house closes."""

    def __init__(self, world: "World", actor: Actor, *parts: object) -> None:
        self.world = world
        self.client = Client(world, actor)
        self.chance: Chance = chance_of(world.seed, actor.id, *parts)
        world.known[actor.standing] = actor

    async def work(self) -> None:
        """What somebody does until the house closes."""
        raise NotImplementedError

    async def wait(self, least: float, most: float) -> None:
        """Take one's time."""
        await asyncio.sleep(between(self.chance, least, most) * self.world.plan.pace)


class Dealer(Person):
    """Deals one table; makes mistakes, and has them put right."""

    def __init__(self, world: "World", table: str) -> None:
        super().__init__(world, staff(f"dealer-{table}", *PIT_LINE))
        self.table = table

    async def work(self) -> None:
        """Deal until the house closes."""
        await self.put(CountFloat(by=Role.DEALER, moment="opener", amount=Money(5_000_000)))
        while self.world.is_open:
            table = self.world.observe(self.table, self.chance)
            step = next_step(table, self.chance) if table is not None else None
            if table is None or step is None:
                await self.wait(1.0, 3.0)
                if table is not None and self.chance.one_in(3):
                    await self.err(table)
                continue
            await self.wait(*_PAUSES.get(type(step), _USUAL))
            now = self.world.observe(self.table, self.chance)
            if now is not None and now.phase is table.phase:
                await self.put(step, now)
            if self.chance.one_in(self.world.plan.mistakes):
                await self.err(table)

    async def put(self, command: Command, table: Table | None = None) -> Any:
        """Send a command in the role that usually gives it."""
        table = table or self.world.observe(self.table, self.chance)
        if table is None:
            return None
        usual = by_usual_role(command, table)
        return await self.client.send(f"table:{self.table}", usual)

    async def err(self, table: Table) -> None:
        """Something irregular: any command of the pit, with whatever words."""
        made = mistake(table, self.chance)
        if made is not None:
            await self.put(made)


class Player(Person):
    """Comes, plays, changes their mind, disputes, leaves with a ticket, comes again."""

    def __init__(self, world: "World", table: str, name: str, dealer: Dealer) -> None:
        super().__init__(world, terminal(name))
        self.table = table
        self.name = name
        self.dealer = dealer
        self._stream = f"table:{table}"

    async def work(self) -> None:
        """Play until the house closes."""
        await self.wait(0.0, 30.0)
        while self.world.is_open:
            table = self.world.observe(self.table, self.chance)
            if table is not None and table.phase in _OPEN:
                await self._bet(table)
                await self.wait(4.0, 20.0)
            else:
                if table is not None and self.chance.one_in(6):
                    await self._try_late(table)
                await self.wait(2.0, 6.0)
            if self.chance.one_in(40):
                await self._go_home()
                await self.wait(20.0, 90.0)

    async def _bet(self, table: Table) -> None:
        for command in wants(table, self.name, self.chance):
            await self.wait(0.2, 2.5)
            await self._put(command, table)
        if self.chance.one_in(4):
            now = self.world.observe(self.table, self.chance)
            if now is not None:
                await self._put(change_of_mind(now, self.name, self.chance), now)

    async def _put(self, command: Command, table: Table) -> Any:
        """The terminal sends it, or staff where the book says so; some say for which round."""
        usual = by_usual_role(command, table)
        by_staff = usual.by is not Role.PLAYER
        sender = self.dealer.client if by_staff else self.client
        round_no = table.round_no if self.chance.one_in(3) and not by_staff else 0
        if round_no > 1 and self.chance.one_in(6):
            # A terminal whose picture is a round behind.
            round_no -= 1
        return await sender.send(self._stream, usual, round_no=round_no)

    async def _try_late(self, table: Table) -> None:
        """A hand over the layout after the call."""
        late = too_late(self.name)
        if table.phase is Phase.NO_MORE_BETS:
            await self.client.send(self._stream, late)

    async def _go_home(self) -> None:
        table = self.world.observe(self.table, self.chance)
        if table is None or self.name not in table.seats:
            return
        if table.seats[self.name].wagers:
            await self._put(ClearWagers(by=Role.PLAYER, player=self.name), table)
        leaves = Leave if self.chance.one_in(2) else CashOut
        answer = await self._put(leaves(by=Role.PLAYER, player=self.name), table)
        if isinstance(answer, Accepted):
            for event in answer.events:
                if isinstance(event, CashedOut) and event.ticket:
                    self.world.tickets.append(event.ticket)


class Cashier(Person):
    """Pays tickets; now and then two hold the same one, or a ticket is printed again."""

    def __init__(self, world: "World", name: str) -> None:
        super().__init__(world, staff(name, Role.CASHIER))

    async def work(self) -> None:
        """Pay until the house closes."""
        await self._open_till()
        while self.world.is_open:
            await self.wait(2.0, 10.0)
            if self.chance.one_in(12):
                await self._count_till()
            tickets = self.world.tickets
            if not tickets:
                continue
            number = self.chance.pick(tickets)
            if not self.chance.one_in(4):
                # The paper is taken; otherwise somebody comes with a copy of it.
                tickets.remove(number)
            command: Any = RedeemTicket(by=Role.CASHIER, number=number)
            if self.chance.one_in(8):
                new = self.chance.ticket_number()
                command = ReprintTicket(by=Role.CASHIER, number=number, new_number=new)
            answer = await self.client.send(f"ticket:{number}", command)
            if isinstance(answer, Accepted) and isinstance(command, ReprintTicket):
                tickets.append(command.new_number)

    async def _open_till(self) -> None:
        await self._till(OpenTill(by=Role.CASHIER, counts=_TILL))

    async def _count_till(self) -> None:
        """Some of it to the vault, or all of it counted, rightly or not, and opened again."""
        if self.chance.one_in(2):
            await self._till(DropTill(by=Role.CASHIER, counts={5_000: 1}))
            return
        await self._till(CloseTill(by=Role.CASHIER, counts=_TILL, note="counted in haste"))
        await self._open_till()

    async def _till(self, command: Any) -> None:
        name = self.client.actor.id
        await self.client.send(f"till:{name}", command.but(name=name, sender=name))


class Supervisor(Person):
    """Answers what waits for a second person, and voids a ticket once in a while."""

    def __init__(self, world: "World") -> None:
        super().__init__(world, staff("supervisor", *PIT_LINE))

    async def work(self) -> None:
        """See to it until the house closes."""
        while self.world.is_open:
            await self.wait(2.0, 12.0)
            await self.world.second(self.client.actor, self.chance)
            if self.world.tickets and self.chance.one_in(30):
                number = self.chance.pick(self.world.tickets)
                void = VoidTicket(by=Role.GAME_SUPERVISOR, number=number, reason="found torn")
                await self.client.send(f"ticket:{number}", void)


class Impostor(Person):
    """A terminal that tries what it may not: other seats, the dealer's calls, the cage."""

    def __init__(self, world: "World", tables: list[str], names: list[str]) -> None:
        super().__init__(world, terminal("mallory"))
        self._tables = tables
        self._names = names

    async def work(self) -> None:
        """Try until the house closes."""
        while self.world.is_open:
            await self.wait(3.0, 15.0)
            name, table = self.chance.pick(self._names), self.chance.pick(self._tables)
            stream = f"table:{table}"
            tries: tuple[tuple[str, Any], ...] = (
                (stream, PlaceWager(by=Role.PLAYER, player=name, bet="red", stake=Money(1000))),
                (stream, PlaceWager(by=Role.DEALER, player=name, bet="red", stake=Money(1000))),
                (stream, CashOut(by=Role.PLAYER, player=name)),
                (stream, CloseBetting(by=Role.DEALER)),
                (stream, EnterResult(by=Role.DEALER, pocket="17")),  # type: ignore[arg-type]
                (stream, BuyIn(by=Role.DEALER, player="mallory", amount=Money(100_000))),
            )
            if self.world.tickets:
                number = self.chance.pick(self.world.tickets)
                redeem = RedeemTicket(by=Role.CASHIER, number=number)
                tries = (*tries, (f"ticket:{number}", redeem))
            await self.client.send(*self.chance.pick(tries), forbidden=True)
