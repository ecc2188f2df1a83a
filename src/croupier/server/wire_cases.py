"""What goes over the wire about incidents."""

from typing import Any, Final, Union

from croupier.compliance.catalogue import CASES
from croupier.compliance.incidents import OpenCase
from croupier.core.roles import Role
from croupier.server.wire_commands import Message, Name, ask_shape, ask_shapes

NewCase: Any = ask_shape(OpenCase, "case", name="NewCase")
#: What is done about a case that is on record.
FURTHER: Final = {action: kind for action, kind in CASES.commands.items() if kind is not OpenCase}
CaseAsk: Any = Union[tuple(ask_shapes(FURTHER, "case").values())]  # noqa: UP007


class Seize(Message, frozen=True, kw_only=True):
    """Seize what the person of a case won at a table while they held a device."""

    by: Role | None = None
    table: Name


class CaseTold(Message, frozen=True, kw_only=True):
    """An incident and what was done about it; `then` is what the book has staff do at once."""

    case: str
    kind: str
    text: str
    person: str
    table: str
    round_no: int
    opened_at: int
    held_from: int | None
    devices: tuple[tuple[str, str], ...]
    detained: str
    handed_to: str
    notes: tuple[str, ...]
    decision: str
    give_back: bool
    closed: bool
    clauses: tuple[str, ...]
    #: Disputes at the same table about the same round, each with its dossier.
    disputes: tuple[int, ...]
    may: tuple["CaseMay", ...]
    then: str = ""


class CaseMay(Message, frozen=True, kw_only=True):
    """Something the caller may ask about a case; the clauses are those that give the power."""

    action: str
    clauses: tuple[str, ...]


class CaseStep(Message, frozen=True, kw_only=True):
    """Something found or done: opened, noted, confiscated, detained, handed-over or closed."""

    at: int
    actor: str
    role: Role
    kind: str
    text: str
    who: str
    clauses: tuple[str, ...]


class CaseStory(Message, frozen=True, kw_only=True):
    """An incident and every step of it, oldest first."""

    case: CaseTold
    steps: tuple[CaseStep, ...]


class CaseList(Message, frozen=True, kw_only=True):
    """Every incident, newest first, and the kinds there are."""

    cases: tuple[CaseTold, ...]
    kinds: dict[str, str]
    may_open: bool
