"""What goes over the wire about incidents."""

from croupier.core.roles import Role
from croupier.server.wire_commands import Message, Name, Text, Whole
from croupier.server.wire_compliance import Said


class NewCase(Message, frozen=True, kw_only=True):
    """An incident to be put on record. `held_from` is since when a device was held."""

    by: Role | None = None
    kind: Text
    text: Said
    person: Text = ""
    table: Text = ""
    round_no: Whole = 0
    spin_no: Whole = 0
    held_from: Whole | None = None


class Note(Message, tag="note-case", frozen=True, kw_only=True):
    """Add what was found or done."""

    by: Role | None = None
    text: Said


class Confiscate(Message, tag="confiscate", frozen=True, kw_only=True):
    """Take a device away."""

    by: Role | None = None
    description: Text
    holder: Text


class Detain(Message, tag="detain", frozen=True, kw_only=True):
    """Have somebody kept until an authorised person takes over."""

    by: Role | None = None
    person: Text


class HandedOver(Message, tag="hand-over-person", frozen=True, kw_only=True):
    """An authorised person took over."""

    by: Role | None = None
    to: Text
    handed_at: Whole


class Close(Message, tag="close-case", frozen=True, kw_only=True):
    """End the investigation, and say what becomes of seized winnings."""

    by: Role | None = None
    decision: Text
    give_back: bool = False


CaseAsk = Note | Confiscate | Detain | HandedOver | Close


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
