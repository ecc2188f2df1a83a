"""How commands and events about patrons, incidents and the office are declared and decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from croupier.compliance.limits import PlayRules, house_rule
from croupier.compliance.play import Play
from croupier.compliance.state import Case, Office, Patron
from croupier.core import declarations
from croupier.core.declarations import PersonName, Registry
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.roulette.game import Clauses, Power


class ConductEvent(declarations.Event):
    """A fact. `clauses` are a book's, or rules of the house."""

    clauses: tuple[str, ...] = ()


class ConductCommand(declarations.Command):
    """A request that is about no table; its refusals cite rules of the house."""

    def invalid(self, detail: Message) -> Refusal:
        """A refusal of what makes no sense as it stands."""
        return Refusal(Reason.INVALID, detail, house_rule(self.action))


# ---- patrons ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """What a decision about a patron needs beside the patron."""

    rules: PlayRules = field(default_factory=PlayRules)
    play: Play | None = None
    #: What the book of the table that is named lets staff do, and the law it names for it.
    power: Power | None = None
    law: str = ""
    #: Kinds of bet to which the book lets an arrangement restrict somebody.
    kinds: frozenset[str] = frozenset()
    #: Whether the patron has wagered at the table that is named.
    started: bool = False
    #: Whose card it is already, where the number is known.
    card_of: str = ""


class PatronEvent(ConductEvent):
    """A fact about one patron."""

    patron: str

    def evolve(self, patron: Patron) -> Patron:
        """The patron after this fact."""
        raise NotImplementedError


PatronDecision = tuple[PatronEvent, ...] | Refusal


class PatronCommand(ConductCommand):
    """A request about one patron."""

    patron: PersonName

    @property
    def player(self) -> str:
        """Whom it is about: a terminal speaks for its own player alone."""
        return self.patron

    def decide(self, patron: Patron, about: Circumstances) -> PatronDecision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


#: Everything that is declared for patrons.
PATRONS: Final[Registry[PatronCommand, PatronEvent]] = Registry("patron", PatronCommand)


def decide_patron(patron: Patron, command: PatronCommand, about: Circumstances) -> PatronDecision:
    """What a command about a patron leads to. Changes nothing itself."""
    roles = about.power.roles if about.power is not None else command.roles or frozenset()
    if command.by not in roles:
        clauses = about.power.clauses if about.power else house_rule(command.action)
        detail = may_not(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses)
    return command.decide(patron, about)


def evolve_patron(patron: Patron, event: PatronEvent) -> Patron:
    """The patron after a fact."""
    return event.evolve(patron)


# ---- incidents --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What a decision about an incident takes from the table it happened at.

    `powers` are those of the table's book. `spinning` says that a ball is on its way, and
    `void_clauses` under what such a spin is void.
    """

    powers: Mapping[str, Power] = field(default_factory=dict)
    spinning: bool = False
    spin_no: int = 0
    round_no: int = 0
    void_clauses: Clauses = ()

    def clauses(self, action: str) -> Clauses:
        """The clauses of the book behind an action, where it gives a power for it."""
        power = self.powers.get(action)
        return power.clauses if power is not None else ()


class CaseEvent(ConductEvent):
    """A fact about one incident."""

    case: str

    def evolve(self, case: Case) -> Case:
        """The incident after this fact."""
        raise NotImplementedError


CaseDecision = tuple[CaseEvent, ...] | Refusal


class CaseCommand(ConductCommand):
    """A request about one incident; `case` is its number."""

    case: str

    def decide(self, case: Case, ground: Ground) -> CaseDecision:
        """What the command leads to, once role and case let it through."""
        raise NotImplementedError

    def refuse_case(self, case: Case, clauses: Clauses) -> Refusal | None:
        """Why nothing can be done about a case that is not open."""
        if case.is_open:
            return None
        what = say("compliance-case-not-open", case=self.case, closed=bool(case.closed))
        return Refusal(Reason.WRONG_PHASE, what, clauses or house_rule(self.action))


#: Everything that is declared for incidents.
CASES: Final[Registry[CaseCommand, CaseEvent]] = Registry("case", CaseCommand)


def case_roles(kind: type[CaseCommand], powers: Mapping[str, Power]) -> frozenset[Role] | None:
    """Who may; None where only a book can allow it, and this one does not.

    Such powers over people are not a house's to give itself.
    """
    power = powers.get(kind.action)
    return power.roles if power is not None else kind.roles


def decide_case(case: Case, command: CaseCommand, ground: Ground) -> CaseDecision:
    """What a command about an incident leads to. Changes nothing itself."""
    roles, clauses = case_roles(type(command), ground.powers), ground.clauses(command.action)
    if roles is None:
        return Refusal(
            Reason.NOT_OFFERED,
            say("compliance-book-table-gives-nobody-power", action=command.action),
            house_rule(command.action),
        )
    if command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail, clauses or house_rule(command.action))
    return command.refuse_case(case, clauses) or command.decide(case, ground)


def evolve_case(case: Case, event: CaseEvent) -> Case:
    """The incident after a fact."""
    return event.evolve(case)


# ---- the office -------------------------------------------------------------------------------


class OfficeEvent(ConductEvent):
    """A fact that the house keeps of itself."""

    def evolve(self, office: Office) -> Office:
        """The office after this fact."""
        raise NotImplementedError


OfficeDecision = tuple[OfficeEvent, ...] | Refusal


class OfficeCommand(ConductCommand):
    """A request to the office."""

    def decide(self, office: Office) -> OfficeDecision:
        """What the command leads to, once the role lets it through."""
        raise NotImplementedError


#: Everything that is declared for the office.
OFFICE: Final[Registry[OfficeCommand, OfficeEvent]] = Registry("office", OfficeCommand)


def decide_office(office: Office, command: OfficeCommand) -> OfficeDecision:
    """What a command to the office leads to. Changes nothing itself."""
    roles = command.roles or frozenset()
    if command.by not in roles:
        detail = may_not(command.by, command.action, roles)
        return Refusal(Reason.NOT_PERMITTED, detail, house_rule(command.action))
    return command.decide(office)


def evolve_office(office: Office, event: OfficeEvent) -> Office:
    """The office after a fact."""
    return event.evolve(office)
