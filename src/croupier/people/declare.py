"""How commands and events about staff and devices are declared, decided and folded.

Only hashes are kept. Nobody is ever removed from the log: who goes is struck off by a later event.
"""

from dataclasses import dataclass
from typing import Final

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import say
from croupier.core.names import why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not

#: Who lets people and machines in. The house itself enrols its first administrator.
ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR, Role.SYSTEM})


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """Somebody or something as the house knows it now."""

    name: str
    #: Whether the name opens anything: it was enrolled, and not struck off since.
    stands: bool = False
    roles: frozenset[Role] = frozenset()
    #: The players that it may act for; None if for everybody.
    players: frozenset[str] | None = None
    password_hash: str = ""
    temporary: bool = False
    #: The salt of the second factor; empty where there is none.
    factor: str = ""
    factor_check: str = ""
    key_digest: str = ""
    serves: str = ""
    notes: frozenset[int] = frozenset()
    cap: int = 0
    #: The commands that a device's key may be used for; of a terminal, empty stands for all.
    commands: frozenset[str] = frozenset()


class PersonEvent(declarations.Fact):
    """A fact about somebody or something known to the house."""

    name: str

    def evolve(self, known: Known) -> Known:
        """What is known after this fact."""
        raise NotImplementedError


Decision = tuple[PersonEvent, ...] | Refusal


class PersonCommand(declarations.Command):
    """A request about somebody or something, by name."""

    name: str

    def decide(self, known: Known, twin: str) -> Decision:
        """What the command leads to, once the role lets it through.

        `twin` stands under a name that a person would take for this one; else it is empty.
        """
        raise NotImplementedError


#: Everything that is declared for staff and devices.
PEOPLE: Final[Registry[PersonCommand, PersonEvent]] = Registry("people", PersonCommand)


def decide(known: Known, command: PersonCommand, twin: str = "") -> Decision:
    """Events or a refusal. Changes nothing itself."""
    roles = command.roles or frozenset()
    if command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail)
    return command.decide(known, twin)


def evolve(known: Known, event: PersonEvent) -> Known:
    """What is known after an event."""
    return event.evolve(known)


def refuse_enrolment(known: Known, twin: str) -> Refusal | None:
    """Why a name cannot be taken."""
    if known.stands:
        return Refusal(Reason.INVALID, say("people-enrolled-already", name=known.name))
    if reason := why_not_a_name(known.name):
        return Refusal(Reason.INVALID, reason)
    if twin:
        return Refusal(Reason.INVALID, say("people-would-taken", name=known.name, twin=twin))
    return None


def refuse_stranger(known: Known) -> Refusal | None:
    """Why nothing is done about a name that nobody stands under."""
    return (
        None
        if known.stands
        else Refusal(Reason.INVALID, say("people-nobody-stands-under", name=known.name))
    )
