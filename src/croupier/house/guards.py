"""Several who stand at every table for the house: each is asked, and any may say no."""

from croupier.core.refusal import Refusal
from croupier.house.ports import Guard
from croupier.table.declare import Command, Event
from croupier.table.opening import OpenTable
from croupier.table.state import Table


class Both:
    """Two guards as one, the first of them asked first."""

    def __init__(self, first: Guard, second: Guard) -> None:
        self._first = first
        self._second = second

    def read(self, command: Command) -> Command:
        """A command with what either knows filled in."""
        return self._second.read(self._first.read(command))

    def refuse_opening(self, command: OpenTable) -> Refusal | None:
        """Why no table is opened so."""
        return self._first.refuse_opening(command) or self._second.refuse_opening(command)

    def review(self, table: Table, command: Command, outcome: tuple[Event, ...]) -> Refusal | None:
        """Why either does not let something happen."""
        first = self._first.review(table, command, outcome)
        return first or self._second.review(table, command, outcome)

    def note(self, table: str, events: tuple[Event, ...]) -> None:
        """Let both hear what has happened."""
        self._first.note(table, events)
        self._second.note(table, events)
