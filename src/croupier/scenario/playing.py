"""The house that scenarios play in: the real one, on a log in memory, with a clock that steps move.

Everything goes the way of live tables: policies, codec, log, tickets and registers. The auditor
follows record by record, so that a scenario knows at any step whether its log verifies.
"""

import asyncio
import atexit
from collections.abc import Coroutine, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

from croupier.audit.verify import Auditor
from croupier.cage.declare import TicketCommand
from croupier.cage.state import Ticket
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.approvals import Approvals
from croupier.house.codecs import TABLE_CODEC
from croupier.house.compliance import ComplianceDesk
from croupier.house.entrants import people_of
from croupier.house.foreign_colours import look_up_colours
from croupier.house.fraud import FraudIncidents
from croupier.house.house import House
from croupier.house.log.memory import MemoryStore
from croupier.house.log.record import Record
from croupier.house.pads import demand_pads
from croupier.house.printer_faults import PrinterFaults
from croupier.house.promotions import Promotions
from croupier.house.stock import Stock
from croupier.house.table_rules import draw_tickets
from croupier.house.tournaments import TOURNAMENTS, Tournaments
from croupier.house.unissued_tickets import cite_for_unissued
from croupier.house.world import Nobody, SystemEntropy
from croupier.scenario.outcome import Outcome
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve
from croupier.table.opening import OpenTable, TableOpened, open_table
from croupier.table.state import Table

T = TypeVar("T")
_TABLES: Final = "table:"
_TICKETS: Final = "ticket:"


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """One loop for all scenarios of a process: nothing in memory ever waits."""
    loop = asyncio.new_event_loop()
    atexit.register(loop.close)
    return loop


def wait(coroutine: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, also where another loop runs already, as in a notebook."""
    outer = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return _loop().run_until_complete(coroutine)
    finally:
        asyncio._set_running_loop(outer)


class StepClock:
    """A clock that stands still between steps."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> int:
        """Milliseconds since the scenario began."""
        return self.at


class Copy:
    """Hears every record once it is kept, and folds and audits it a second time from its bytes."""

    def __init__(self) -> None:
        self.auditor = Auditor()
        self.events: dict[str, list[Event]] = {}
        self.tables: dict[str, Table] = {}
        #: Tickets by number, in the order in which they were issued.
        self.tickets: list[str] = []
        self._taken = 0

    def follow(self, records: list[Record]) -> None:
        """Take up what the log has beyond what was heard before."""
        for record in records[self._taken :]:
            if self.auditor.verdict.fault is None:
                self.auditor.take(record)
            if record.stream.startswith(_TABLES):
                self._fold(record.stream.removeprefix(_TABLES), record)
            elif record.stream.startswith(_TICKETS) and record.version == 1:
                self.tickets.append(record.stream.removeprefix(_TICKETS))
        self._taken = len(records)

    def _fold(self, name: str, record: Record) -> None:
        event = TABLE_CODEC.decode(record.kind, record.payload)
        self.events.setdefault(name, []).append(event)
        if isinstance(event, TableOpened):
            self.tables[name] = open_table(event)
        else:
            self.tables[name] = evolve(self.tables[name], event)


class ScenarioHouse:
    """A house that opens in an instant, and the people who come to it."""

    def __init__(
        self, four_eyes: frozenset[str] = frozenset(), above: Mapping[str, int] | None = None
    ) -> None:
        """`above` says, in cents, what a command may move without a second person."""
        self.clock = StepClock()
        self.store = MemoryStore()
        self.copy = Copy()
        self.house = House(self.store, self.clock, Nobody())
        self.approvals = Approvals(self.house, four_eyes=four_eyes, above=above)
        draw_tickets(self.house.policies, lambda: ticket_number(len(self.copy.tickets) + 1))
        PrinterFaults(self.house, lambda table, player: True)
        cite_for_unissued(self.house)
        look_up_colours(self.house, trusts_others=True)
        demand_pads(self.house.policies)
        self.stock = Stock(self.house)
        self.stock.attach_to(self.house.policies)
        self.compliance = ComplianceDesk(self.store, self.house)
        self.tournaments = Tournaments(self.house, SystemEntropy(), people_of(self.compliance))
        self.promotions = Promotions(self.house, SystemEntropy())
        self.promotions.named = True
        self.promotions.patron = self.compliance.patron
        self.promotions.refuse_excluded = self.compliance.refuse_excluded
        wait(self.compliance.start(0))
        FraudIncidents(self.compliance, self.house.streams.family(TOURNAMENTS.prefix).policies)

    def open_table(self, command: OpenTable) -> Refusal | None:
        """Open a table before the scenario begins, or say why not."""
        operator = person("operator", Role.OPERATOR)
        answer = self.send(operator, f"{_TABLES}{command.table}", command)
        return answer if isinstance(answer, Refusal) else None

    def send(self, actor: Actor, stream: str, command: Any) -> Answer:
        """Send a command to any stream of the house."""
        return self.run(self.house.gateway.submit(actor, stream, command))

    def table(self, name: str) -> Table:
        """A table as it stands."""
        return self.house.tables[name].state

    def events(self, name: str) -> list[Event]:
        """All that has happened at a table, as the log has it."""
        return self.copy.events[name]

    def submit(self, table: str, command: Command, actor: Actor) -> Answer:
        """Send a command to a table, as a terminal or a console does."""
        answer = self.send(actor, f"{_TABLES}{table}", command)
        for follow_up in self.house.follow_ups:
            self.run(follow_up())
        return answer

    def approve(self, actor: Actor, *, agrees: bool) -> Answer | None:
        """Answer the oldest request that waits for a second person; None where none does."""
        wait(self.approvals.lapse(self.clock.at))
        number = min(self.approvals.waiting, default=None)
        if number is None:
            return None
        return self.run(self.approvals.second(number, actor, agrees=agrees, at=self.clock.at))

    def advance(self, to: int) -> None:
        """Let time pass at every table, up to an instant."""
        self.clock.at = to
        wait(self.house.tick())
        self._follow()

    def submit_to_cage(self, command: TicketCommand, number: str, actor: Actor) -> Any:
        """Send a command about a ticket: its events, or a refusal."""
        answer = self.send(actor, f"{_TICKETS}{number}", command)
        return answer.events if isinstance(answer, Accepted) else answer

    def tickets(self) -> list[Ticket]:
        """Every ticket, oldest first."""
        found = [wait(self.house.find_ticket(number)) for number in self.copy.tickets]
        return [ticket for ticket in found if ticket is not None]

    def run(self, call: Coroutine[Any, Any, T]) -> T:
        """What the house answers to anything else that is asked of it."""
        answer = wait(call)
        self._follow()
        return answer

    def records(self, stream: str) -> list[Record]:
        """The records of one stream."""
        return [record for record in self.store.records if record.stream == stream]

    def _follow(self) -> None:
        self.copy.follow(self.store.records)

    def fault(self) -> str:
        """What is wrong with the log, in the auditor's words or by its own replay; or nothing."""
        self._follow()
        verdict = self.copy.auditor.verdict
        if verdict.fault is not None:
            return str(verdict.fault)
        for name, stream in self.house.tables.items():
            if self.copy.tables[name] != stream.state:
                return f"the log of {name} replays to another table"
        return ""

    def last_fault(self) -> str:
        """The same once all is done: also what was owed to the log and never came."""
        fault = self.fault()
        if fault:
            return fault
        verdict = self.copy.auditor.finish()
        return str(verdict.fault) if verdict.fault is not None else ""


def verified(outcomes: list[Outcome], house: ScenarioHouse) -> list[Outcome]:
    """Outcomes whose last also says so where the log of the scenario does not verify."""
    fault = house.last_fault()
    if fault and outcomes:
        last = outcomes[-1]
        outcomes[-1] = replace(last, missed=(*last.missed, f"the log does not verify: {fault}"))
    return outcomes


def person(name: str, role: Role, player: str = "") -> Actor:
    """Somebody in one role; a player's terminal acts for its own player alone."""
    own = frozenset({player}) if role is Role.PLAYER and player else None
    return Actor(id=name, roles=frozenset({role}), players=own)


def ticket_number(count: int | str) -> str:
    """Tickets of a scenario are counted, so that it can name one."""
    return f"{int(count):018}"
