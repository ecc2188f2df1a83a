"""What the desk asks of the world: time, chance, and somebody to tell."""

from typing import Protocol

from croupier.core.refusal import Refusal
from croupier.house.log.record import Record
from croupier.table.declare import Command, Event
from croupier.table.opening import OpenTable
from croupier.table.state import Table


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Milliseconds since the epoch; never goes back."""
        ...


class Entropy(Protocol):
    """Draws what nobody can foresee."""

    def below(self, count: int) -> int:
        """A whole number from 0 to one under `count`, each as likely as the others."""
        ...

    def bytes(self, count: int) -> bytes:
        """Some random bytes."""
        ...


class Publisher(Protocol):
    """Passes on what has been stored. Called only after it is durable."""

    def publish(self, stream: str, records: tuple[Record, ...]) -> None:
        """Pass on the records of one stream, in order."""
        ...


class Guard(Protocol):
    """Stands at every table for the house, whatever the book of the table allows."""

    def read(self, command: Command) -> Command:
        """A command with what the house knows filled in, such as whose card was shown."""
        ...

    def refuse_opening(self, command: OpenTable) -> Refusal | None:
        """Why no table is opened so."""
        ...

    def review(self, table: Table, command: Command, outcome: tuple[Event, ...]) -> Refusal | None:
        """Why the house does not let something happen that the table has decided on."""
        ...

    def note(self, table: str, events: tuple[Event, ...]) -> None:
        """Hear what has happened at a table, once it is durable."""
        ...
