"""A table that deals itself: a virtual dealer on a cadence, with a virtual wheel.

It only reads the table as it stands, so a restart goes on in the middle of a round. Its commands
go the same way as anybody's, and are refused where the book refuses them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from croupier.core.refusal import Refusal
from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.stream import NotOwner
from croupier.house.tables import stream_of
from croupier.house.wheel import VirtualWheel
from croupier.roulette.game import Warn
from croupier.table.betting import CallFinalBets, CloseBetting, OpenBetting
from croupier.table.catalogue import COMMANDS
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.phases import BETTING, BETWEEN_ROUNDS, Phase
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.state import Pending, Table
from croupier.table.tasks import ConfirmTask

VIRTUAL_DEALER: Final = Actor(id="virtual-dealer", roles=frozenset({*PIT_LINE, Role.SYSTEM}))
_STEPS_MAX: Final = 40
#: Multiples of it fall far from one another, however many tables there are.
_APART: Final = 0.381966


@dataclass(frozen=True, slots=True, kw_only=True)
class Cadence:
    """How long each part of a round takes, in milliseconds."""

    betting: int = 20_000
    spin_before_close: int = 6_000
    ball: int = 5_000
    rest: int = 5_000


class Pacer:
    """Deals some tables of a house by itself."""

    def __init__(self, house: House, wheel: VirtualWheel, cadence: Cadence) -> None:
        self._house = house
        self._wheel = wheel
        self._cadence = cadence
        #: Each table with its part of a round by which it begins later than the first.
        self._tables: dict[str, float] = {}
        #: Whether a wheel of the house deals a table, which is then not ours to deal.
        self.dealt_elsewhere: Callable[[str], bool] = lambda table: False
        self._since: dict[str, tuple[tuple[object, ...], int]] = {}

    def take(self, table: str) -> None:
        """Deal this table from now on, at another moment than those that were taken before."""
        self._tables.setdefault(table, len(self._tables) * _APART % 1)

    def deals(self, table: str) -> bool:
        """Whether this table is dealt here."""
        return table in self._tables and not self.dealt_elsewhere(table)

    @property
    def betting_ms(self) -> int:
        """How long this dealer takes bets."""
        return self._cadence.betting

    def closes_at(self, table: str, now: int) -> int | None:
        """When this dealer will call no more bets, where the table has no clock of its own.

        Betting may have opened just now, before the dealer's next step.
        """
        stream = self._house.tables.get(table)
        if stream is None or not self.deals(table) or stream.state.phase not in BETTING:
            return None
        return self._phase_since(stream.state, now) + self._cadence.betting

    async def step(self, now: int) -> None:
        """Do at every table what is due there."""
        tables = self._house.tables
        own = [name for name in self._tables if name in tables and tables[name].owned]
        for name in filter(self.deals, own):
            for _ in range(_STEPS_MAX):
                command = self._next(name, now)
                if command is None:
                    break
                try:
                    await self._house.gateway.submit(VIRTUAL_DEALER, stream_of(name), command)
                except NotOwner:
                    break

    def _next(self, name: str, now: int) -> Command | None:
        """The first thing that is due and that the table would not refuse."""
        table = self._house.tables[name].state
        since = self._phase_since(table, now)
        for command in self._due(table, since, now):
            if not isinstance(decide(table, command), Refusal):
                return command
        return None

    def _phase_since(self, table: Table, now: int) -> int:
        """Since when the table has been in this part of its round, as far as we have watched."""
        part = "open" if table.phase in BETTING else table.phase.value
        mark = (part, table.round_no)
        known = self._since.get(table.id)
        if known is None or known[0] != mark:
            first = known is None and table.phase in BETWEEN_ROUNDS
            self._since[table.id] = known = (mark, now + (self._later(table.id) if first else 0))
        return known[1]

    def _later(self, table: str) -> int:
        """By how much a table's first round begins later, so that not all stand at one moment."""
        own = self._cadence
        return int(self._tables.get(table, 0) * (own.betting + own.ball + own.rest))

    def _due(self, table: Table, since: int, now: int) -> Iterator[Command]:
        # Whether something that failed works again is for people to say.
        done = (waiting for waiting in table.tasks if not waiting.task.judged)
        yield from (confirm(waiting, now) for waiting in done)
        if table.phase in BETWEEN_ROUNDS and now >= since + self._cadence.rest:
            yield OpenBetting(by=hand(table, "open-betting"), at=now)
        if table.phase in BETTING:
            yield from self._towards_close(table, since, now)
        if table.phase is Phase.NO_MORE_BETS:
            yield from self._towards_result(table, since, now)

    def _towards_close(self, table: Table, since: int, now: int) -> Iterator[Command]:
        own = table.closes_at
        close = own if own is not None else since + self._cadence.betting
        rule = table.game.close
        if now >= close - self._cadence.spin_before_close:
            if not rule.before_spin:
                yield from self._spin(table, now)
            if rule.warn is not Warn.NEVER and not table.warned:
                yield CallFinalBets(by=hand(table, "final-bets"), at=now)
        if now >= close:
            yield CloseBetting(by=hand(table, "no-more-bets"), at=now)

    def _spin(self, table: Table, now: int) -> Iterator[Command]:
        # A virtual ball runs as the book wants a ball to run.
        turns = table.game.spin.revolutions_min
        for by in (Role.DEALER, Role.SYSTEM):
            yield SpinBall(by=by, at=now, direction="opposite", revolutions=turns)

    def _towards_result(self, table: Table, since: int, now: int) -> Iterator[Command]:
        """The number is drawn here, after no more bets."""
        yield from self._spin(table, now)
        if now >= since + self._cadence.ball:
            pocket = self._wheel.pocket(table.game)
            yield EnterResult(by=hand(table, "result"), at=now, pocket=pocket)


def hand(table: Table, action: str) -> Role:
    """The machine where the book lets a machine do it, and else the lowest of the pit."""
    power = COMMANDS[action].power(table.game)
    if power is None or Role.SYSTEM in power.roles:
        return Role.SYSTEM
    return lowest(power.roles & VIRTUAL_DEALER.roles or {Role.DEALER})


def confirm(waiting: Pending, now: int) -> ConfirmTask:
    """A task done by the lowest that may do it."""
    role = lowest(waiting.task.roles & VIRTUAL_DEALER.roles or {Role.DEALER})
    return ConfirmTask(by=role, at=now, task=waiting.task.name, player=waiting.player)
