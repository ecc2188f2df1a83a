"""Tables as values, played in a house: each command goes through the gateway onto a log.

A test may go on from any table that it has seen. One that the house has left behind is brought
about again in a house of its own, by the same commands. A table that no house ever had, because a
test made it up, is decided by the core alone, and the test then shows the core alone.
"""

from functools import reduce
from typing import Final, NamedTuple

from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted
from croupier.scenario.playing import ScenarioHouse, person
from croupier.table.decide import decide
from croupier.table.declare import Command, Event
from croupier.table.evolve import evolve
from croupier.table.opening import OpenTable, TableOpened
from croupier.table.state import Table
from tests.levels import REACHED

_KEPT_MAX: Final = 2000


class _Seen(NamedTuple):
    """A table as a house had it, and the commands that led to it."""

    table: Table
    house: ScenarioHouse
    opening: OpenTable
    commands: tuple[Command, ...]


_SEEN: Final[dict[int, _Seen]] = {}


def _house() -> ScenarioHouse:
    """A house that takes the lots which a test names, and draws none."""
    house = ScenarioHouse()
    house.house.lots.named = True
    return house


def open_in_house(command: OpenTable) -> Table | Refusal:
    """A table opened in a new house, or why not."""
    house = _house()
    refusal = house.open_table(command)
    return refusal or _keep(house, command, ())


def opening_in_house(command: OpenTable) -> TableOpened | Refusal:
    """What the log has of an opening, or why there is none."""
    house = _house()
    if refusal := house.open_table(command):
        return refusal
    (event,) = house.events(command.table)
    assert isinstance(event, TableOpened)
    return event


def decide_in_house(table: Table, command: Command) -> tuple[tuple[Event, ...] | Refusal, Table]:
    """What a command leads to, and the table then."""
    seen = _SEEN.get(id(table))
    if seen is None or seen.table is not table:
        return _core(table, command)
    house = seen.house if seen.house.table(table.id) is table else _again(seen)
    answer = _send(house, table.id, command)
    if isinstance(answer, Refusal):
        return answer, table
    if not isinstance(answer, Accepted):
        # It waits for a second person, whom this test does not have.
        return _core(table, command)
    return answer.events, _keep(house, seen.opening, (*seen.commands, command))


def _core(table: Table, command: Command) -> tuple[tuple[Event, ...] | Refusal, Table]:
    REACHED.left_house = True
    decision = decide(table, command)
    if isinstance(decision, Refusal):
        return decision, table
    return decision, reduce(evolve, decision, table)


def _send(house: ScenarioHouse, name: str, command: Command) -> object:
    house.clock.at = max(house.clock.at, command.at)
    return house.submit(name, command, person(command.by.value, command.by))


def _again(seen: _Seen) -> ScenarioHouse:
    house = _house()
    assert house.open_table(seen.opening) is None
    for command in seen.commands:
        assert isinstance(_send(house, seen.table.id, command), Accepted)
    return house


def _keep(house: ScenarioHouse, opening: OpenTable, commands: tuple[Command, ...]) -> Table:
    table = house.table(opening.table)
    while len(_SEEN) >= _KEPT_MAX:
        del _SEEN[next(iter(_SEEN))]
    _SEEN[id(table)] = _Seen(table, house, opening, commands)
    return table


def after(table: Table, *commands: Command) -> Table:
    """The table once all of the commands have been taken up."""
    for command in commands:
        decision, table = decide_in_house(table, command)
        assert not isinstance(decision, Refusal), f"{command}: {decision}"
    return table


def events_of(table: Table, command: Command) -> tuple[Event, ...]:
    """What a command leads to; a refusal is an error."""
    decision, _ = decide_in_house(table, command)
    assert not isinstance(decision, Refusal), f"{command}: {decision}"
    return decision


def refusal_of(table: Table, command: Command) -> Refusal:
    """Why a command is refused; anything else is an error."""
    decision, _ = decide_in_house(table, command)
    assert isinstance(decision, Refusal), decision
    return decision
