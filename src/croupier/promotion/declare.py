"""How commands and events of a promotion are declared, decided and folded."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, ClassVar, Final, TypeVar

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import Message, Saying, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import ANYONE, Role, may_not
from croupier.promotion.state import Promotion, Status
from croupier.roulette.promotion import Matter, PromotionRules

#: Who runs a promotion, who gives prizes out, and who may take part or claim.
OPERATORS: Final = frozenset({Role.OPERATOR, Role.MANAGEMENT_REPRESENTATIVE})
PAYERS: Final = OPERATORS | {Role.CASHIER}
ENTRANTS: Final = ANYONE | {Role.CASHIER, Role.SYSTEM}

ALWAYS: Final = frozenset(Status)
PLANNING: Final = frozenset({Status.NONE, Status.DRAFT})
RUNNING: Final = frozenset({Status.STARTED, Status.DRAWN, Status.PAID})
DRAWN: Final = frozenset({Status.DRAWN, Status.PAID})


class PromotionEvent(declarations.Event):
    """A fact, with the clauses behind it and what somebody should know along with it."""

    clauses: tuple[str, ...] = ()
    warnings: tuple[Saying, ...] = ()

    def evolve(self, promotion: Promotion) -> Promotion:
        """The promotion after this fact; some are only put on record."""
        return promotion

    def message(self) -> Message:
        """What happened, for people to read."""
        raise NotImplementedError


Decision = tuple[PromotionEvent, ...] | Refusal


class PromotionCommand(declarations.Command):
    """A request to a promotion; its class says who may make it and when."""

    #: Where the promotion must stand.
    during: ClassVar[frozenset[Status]] = ALWAYS
    #: What a refusal cites when it has no place.
    #: What a refusal says has no place now.
    doing: ClassVar[str] = ""
    matters: ClassVar[tuple[Matter, ...]] = ()

    def decide(self, promotion: Promotion) -> Decision:
        """What the command leads to, once role and status let it through."""
        raise NotImplementedError


#: Everything that is declared for promotions.
PROMOTIONS: Final[Registry[PromotionCommand, PromotionEvent]] = Registry(
    "promotion", PromotionCommand
)
K = TypeVar("K", bound=PromotionCommand)


def command(
    action: str,
    *matters: Matter,
    roles: frozenset[Role],
    during: frozenset[Status] = ALWAYS,
    doing: str,
    grave: bool = False,
) -> Callable[[type[K]], type[K]]:
    """Declare a command. `doing` is the message of what a refusal says has no place now."""
    declared = PROMOTIONS.command(action, roles=roles, grave=grave)

    def declare(kind: type[K]) -> type[K]:
        kind.during, kind.matters, kind.doing = during, matters, doing
        return declared(kind)

    return declare


def decide(promotion: Promotion, command: PromotionCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    roles = command.roles or frozenset()
    if command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return refuse(promotion, Reason.NOT_PERMITTED, detail, Matter.PRIZE)
    if promotion.status not in command.during:
        return _refuse_status(promotion, command)
    return command.decide(promotion)


def evolve(promotion: Promotion, event: PromotionEvent) -> Promotion:
    """The promotion after an event."""
    return event.evolve(promotion)


def replay(rules: PromotionRules, events: Iterable[PromotionEvent]) -> Promotion:
    """The promotion that a whole history gives."""
    return reduce(evolve, events, Promotion(rules=rules))


def refuse(promotion: Promotion, reason: Reason, detail: Message, *matters: Matter) -> Refusal:
    """A refusal under the book's clauses for some matters."""
    return Refusal(reason, detail, promotion.cite(*matters))


def _refuse_status(promotion: Promotion, command: PromotionCommand) -> Refusal:
    status, cited = promotion.status, command.matters
    if status in (Status.POSTPONED, Status.CANCELLED):
        cited = (Matter.INTEGRITY, *cited)
    detail = say("promotion-not-now", doing=Message(command.doing), status=status)
    return refuse(promotion, Reason.WRONG_PHASE, detail, *cited)


def commands_now(promotion: Promotion, roles: Iterable[Role]) -> dict[str, type[Any]]:
    """The commands that somebody in some roles may give as the promotion stands."""
    held = frozenset(roles)
    return {
        action: kind
        for action, kind in sorted(PROMOTIONS.commands.items())
        if held & (kind.roles or frozenset()) and promotion.status in kind.during
    }
