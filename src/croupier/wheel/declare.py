"""How a wheel's commands and events are declared."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeVar

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.wheel.state import Wheel


class Event(declarations.Event):
    """A fact about a wheel."""

    #: Whether the tables that are dealt from the wheel follow it.
    moves_tables: ClassVar[bool] = False

    def evolve(self, wheel: Wheel) -> Wheel:
        """The wheel after this fact; many are only put on record."""
        return wheel


Decision = tuple[Event, ...] | Refusal


class Command(declarations.Command):
    """A request to a wheel; its class says who may make it."""

    roles: ClassVar[frozenset[Role]] = frozenset()

    def decide(self, wheel: Wheel) -> Decision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)

#: Everything that is declared for a wheel.
WHEEL: Final[Registry[Command, Event]] = Registry("wheel", Command)


def command(action: str, *, roles: frozenset[Role]) -> Callable[[type[C]], type[C]]:
    """Declare a command under its action."""

    def declare(kind: type[C]) -> type[C]:
        kind.roles = roles
        WHEEL.add_command(kind, action)
        return kind

    return declare


def event(*, moves_tables: bool = False) -> Callable[[type[E]], type[E]]:
    """Declare an event; its kind in the log is the name of its class."""

    def declare(kind: type[E]) -> type[E]:
        kind.moves_tables = moves_tables
        WHEEL.add_event(kind)
        return kind

    return declare
