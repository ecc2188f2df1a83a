"""How a table's commands and events are declared: `@command` and `@event`, with their facets."""

from collections.abc import Callable, Mapping
from enum import Enum, Flag, auto
from typing import Any, ClassVar, Final, Self, TypeVar

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import Message, Params, Saying
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.game import Clauses, Game, Power
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.table.wording import params_of


class Betting(Flag):
    """What a command does to wagers. Any of it is refused as late once betting is closed."""

    NONE = 0
    LAYS = auto()
    LIFTS = auto()
    CHANGES = auto()


class Heard(Enum):
    """Who learns of an event besides staff."""

    #: The player whom it names.
    NAMED = auto()
    #: Nobody is addressed, but everybody sees the table change.
    SEEN = auto()
    #: The whole room.
    ROOM = auto()


class Event(declarations.Event):
    """A fact. `warnings` are what somebody should know along with it."""

    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()
    heard: ClassVar[Heard] = Heard.NAMED
    #: Whether every player's receipt of a round has it.
    on_receipt: ClassVar[bool] = False
    #: Whether promotional tokens may move with it; then it notes how.
    moves_tokens: ClassVar[bool] = False

    def evolve(self, table: Table) -> Table:
        """The table after this fact; many are only put on record."""
        return table

    def message(self) -> Message:
        """What happened, for a player, a supervisor or a court to read."""
        return Message(f"event-{type(self).__name__}", self.params())

    def params(self) -> Params:
        """What stands in its sentence."""
        return params_of(self)

    def note_tokens(self, table: Table) -> Self:
        """The event with the promotional tokens that it moves, at the table before it."""
        return self


Decision = tuple[Event, ...] | Refusal


class Command(declarations.Command):
    """A request to a table; its class says who may make it and when."""

    phases: ClassVar[frozenset[Phase]] = frozenset()
    #: Who may, as a power that no clause gives; None if only a book can allow it.
    usual: ClassVar[Power | None] = None
    #: Whether its own rules say who may, by ground or by task: then `decide` refuses the others.
    own_roles: ClassVar[bool] = False
    betting: ClassVar[Betting] = Betting.NONE
    #: Derived from `betting`: read for every wager, so no flags are combined then.
    bets: ClassVar[bool] = False
    lays_wagers: ClassVar[bool] = False
    #: Whether a fault that stops the game stands in its way.
    halted: ClassVar[bool] = False

    def decide(self, table: Table) -> Decision:
        """What the command leads to, once role, phase, tasks and faults let it through."""
        raise NotImplementedError

    @classmethod
    def power(cls, game: Game) -> Power | None:
        """Who may, by the book or else by the declaration; None if this game has no such thing."""
        if cls.own_roles:
            return None
        power = game.powers.get(cls.action)
        if power is None and cls.usual is not None and cls.action not in game.absent_clauses:
            return cls.usual
        return power

    @classmethod
    def holders_in(cls, game: Game) -> frozenset[Role]:
        """Who may ever make this request in a game, whatever the phase."""
        power = cls.power(game)
        return power.roles if power is not None else frozenset()

    @classmethod
    def holders(cls, table: Table) -> frozenset[Role]:
        """Who may make this request at a table as it stands, whatever the phase."""
        return cls.holders_in(table.game)

    @classmethod
    def is_timely(cls, table: Table) -> bool:
        """Whether it has its place in the round as it stands."""
        return table.phase in cls.phases

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The clauses that fix when it has its time, where the book does."""
        return ()

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """What a scenario's words leave to be understood, by the words that would have said it."""
        return {}

    @classmethod
    def clauses_in(cls, game: Game) -> Clauses:
        """The clauses behind the power to do this."""
        power = game.powers.get(cls.action)
        return power.clauses if power is not None else ()


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)

#: Everything that is declared for a table.
TABLE: Final[Registry[Command, Event]] = Registry("table", Command)


def command(
    action: str,
    *,
    phases: frozenset[Phase],
    roles: frozenset[Role] | None = None,
    own_roles: bool = False,
    betting: Betting = Betting.NONE,
    halted: bool = False,
    grave: bool = False,
    words: Mapping[str, str] | None = None,
) -> Callable[[type[C]], type[C]]:
    """Declare a command under its action."""

    def declare(kind: type[C]) -> type[C]:
        kind.phases, kind.roles, kind.own_roles = phases, roles, own_roles
        kind.usual = Power(roles) if roles is not None else None
        kind.betting, kind.lays_wagers = betting, Betting.LAYS in betting
        kind.bets = betting is not Betting.NONE
        kind.halted, kind.grave, kind.words = halted, grave, words or {}
        TABLE.add_command(kind, action)
        return kind

    return declare


def event(*, heard: Heard = Heard.NAMED, on_receipt: bool = False) -> Callable[[type[E]], type[E]]:
    """Declare an event; its kind in the log is the name of its class."""

    def declare(kind: type[E]) -> type[E]:
        kind.heard, kind.on_receipt = heard, on_receipt
        TABLE.add_event(kind)
        return kind

    return declare
