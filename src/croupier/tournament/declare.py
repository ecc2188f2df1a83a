"""How commands and events of a tournament are declared, decided and folded.

Chance and time arrive in commands as facts.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar, Final, TypeVar

from croupier.core import declarations
from croupier.core.declarations import FieldKind, Registry
from croupier.core.messages import Message, Saying, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.roulette.common import ANYONE, MACHINE, PIT, SUPERVISORS
from croupier.roulette.tournament import Topic
from croupier.table.state import Table
from croupier.tournament.state import End, Tournament

DIRECTOR: Final = frozenset({Role.TOURNAMENT_DIRECTOR})
OPERATORS: Final = frozenset({Role.OPERATOR})
DIRECTORS: Final = DIRECTOR | OPERATORS
STAFF: Final = MACHINE | DIRECTOR
CLERKS: Final = PIT | DIRECTOR | {Role.CASHIER, Role.PLAYER}
PLAYERS: Final = ANYONE | DIRECTOR
CHECKERS: Final = SUPERVISORS | DIRECTOR
#: What the house alone sends, once a session's table has it on record.
HOUSE: Final = frozenset({Role.SYSTEM})

#: What may still be done once the prizes are awarded, or once all is called off too.
AFTER_AWARD: Final = frozenset({End.AWARDED})
EVER: Final = frozenset(End)


#: Somebody with a place, and several of them.
EntrantName = Annotated[str, FieldKind("entrant")]
EntrantNames = Annotated[tuple[str, ...], FieldKind("entrants")]
#: A table that is set aside, and several tables.
SetAside = Annotated[str, FieldKind("designated")]
TableNames = Annotated[tuple[str, ...], FieldKind("tables")]
#: An amount of tournament chips, and what everybody at a table has of them.
Chips = Annotated[Money, FieldKind("chips")]
Counts = Annotated[Mapping[str, Money], FieldKind("counts")]
#: What the house finds out by itself unless a program says it: no form has a line for it.
BY_PROGRAM: Final = FieldKind("by-program")


class Event(declarations.Event):
    """A fact, with the clauses behind it and what somebody should know."""

    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()

    def evolve(self, tournament: Tournament) -> Tournament:
        """The tournament after this fact; some are only put on record."""
        return tournament


Decision = tuple[Event, ...] | Refusal


class Command(declarations.Command):
    """A request to a tournament; its class says who may make it."""

    #: The ends after which it may still be done.
    after: ClassVar[frozenset[End]] = frozenset()
    #: Whether it comes from a session's table alone, where who may is the table's to say.
    from_table: ClassVar[bool] = False

    def decide(self, tournament: Tournament) -> Decision:
        """What the command leads to, once role and time let it through."""
        raise NotImplementedError


class OfPlayer(Command):
    """A command about one player."""

    player: EntrantName


class OfTable(Command):
    """A command about one table."""

    table: SetAside


class AtTable(OfPlayer):
    """Something that a player does in a round; the house adds the table as it stands."""

    stands: Table | None = None


#: Everything that is declared for tournaments.
TOURNAMENTS: Final[Registry[Command, Event]] = Registry("tournament", Command)
K = TypeVar("K", bound=Command)
E = TypeVar("E", bound=Event)


def command(
    action: str,
    *,
    roles: frozenset[Role],
    after: frozenset[End] = frozenset(),
    from_table: bool = False,
    grave: bool = False,
) -> Callable[[type[K]], type[K]]:
    """Declare a command under its action."""
    declared = TOURNAMENTS.command(action, roles=roles, grave=grave)

    def declare(kind: type[K]) -> type[K]:
        kind.after, kind.from_table = after, from_table
        return declared(kind)

    return declare


def event(kind: type[E]) -> type[E]:
    """Declare an event; its kind in the log is the name of its class."""
    return TOURNAMENTS.event(kind)


def refuse(tournament: Tournament, reason: Reason, detail: Message, *topics: Topic) -> Refusal:
    """A refusal under the book's clauses for some matters."""
    return Refusal(reason, detail, tournament.cite(*topics))


def decide(tournament: Tournament, command: Command) -> Decision:
    """What a command leads to. Changes nothing itself."""
    return why_not(tournament, command) or command.decide(tournament)


def why_not(tournament: Tournament, command: Command) -> Refusal | None:
    """Why a command cannot be taken up at all now; None if its own rules should decide."""
    roles = roles_for(type(command))
    if command.by not in roles:
        who = may_not(command.by, command.action, roles)
        return refuse(tournament, Reason.NOT_PERMITTED, who, Topic.DIRECTOR, Topic.DISPUTE)
    if tournament.cancelled and End.CANCELLED not in command.after:
        detail = say("tournament-cancelled")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.CANCELLING)
    if tournament.is_awarded and End.AWARDED not in command.after:
        detail = say("tournament-over")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    return None


def roles_for(command: type[Command]) -> frozenset[Role]:
    """Who may give a command."""
    return command.roles or frozenset()


def evolve(tournament: Tournament, event: Event) -> Tournament:
    """The tournament after an event."""
    return event.evolve(tournament)
