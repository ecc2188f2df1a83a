"""How commands and events about tickets are declared, and the one way to decide and fold them."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import Annotated, ClassVar, Final

from croupier.cage.state import Cage, Status
from croupier.core import declarations
from croupier.core.declarations import FieldKind, Registry
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not, or_above

PAYERS: Final = frozenset({Role.CASHIER})
VOIDERS: Final = or_above(Role.GAME_SUPERVISOR)
REPRINTERS: Final = or_above(Role.DEALER) | PAYERS


class TicketEvent(declarations.Event):
    """A fact about one ticket and what it is worth, with the clauses behind it."""

    clauses: tuple[str, ...] = ()
    number: str
    amount: Money
    #: Where the ticket stands afterwards.
    status: ClassVar[Status] = Status.ISSUED

    def evolve(self, cage: Cage) -> Cage:
        """The cage after this fact: the ticket has ended."""
        ended = replace(cage.tickets[self.number], status=self.status, ended_at=self.at)
        return cage.with_ticket(ended)


Decision = tuple[TicketEvent, ...] | Refusal


class TicketCommand(declarations.Command):
    """A request about tickets."""

    #: What the books of this house say of paying, for a ticket that it has not issued.
    unissued: Annotated[tuple[str, ...], FieldKind("house")] = ()

    def decide(self, cage: Cage) -> Decision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError

    def clauses_in(self, cage: Cage) -> tuple[str, ...]:
        """The clauses behind who may do this."""
        return ()


#: Everything that is declared for tickets.
TICKETS: Final[Registry[TicketCommand, TicketEvent]] = Registry("ticket", TicketCommand)


def decide(cage: Cage, command: TicketCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    roles = command.roles
    if roles is not None and command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail, command.clauses_in(cage) or command.unissued)
    decision = command.decide(cage)
    if isinstance(decision, Refusal) and not decision.clauses and command.unissued:
        return replace(decision, clauses=command.unissued)
    return decision


def evolve(cage: Cage, event: TicketEvent) -> Cage:
    """The cage after an event."""
    return event.evolve(cage)


def replay(events: Iterable[TicketEvent]) -> Cage:
    """The cage that a whole history gives."""
    return reduce(evolve, events, Cage())
