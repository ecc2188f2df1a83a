"""What people and screens owe at a table: tasks for staff, and what is shown to readers."""

from dataclasses import dataclass

from croupier.core.roles import Role

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Something a member of staff must do or say, and what waits until it is done."""

    name: str
    #: The code of its sentence, in the catalogues of the house or of the book.
    says: str
    roles: frozenset[Role]
    clauses: Clauses
    blocks: frozenset[str] = frozenset()
    #: Only when this holds; empty means always. See `croupier.table.tasks`.
    when: str = ""
    #: What a blocked command may say of itself so that it need not wait: a field and its value.
    unless: tuple[str, str] | None = None
    #: Tasks that stand before this one and need not be done first.
    ahead_of: frozenset[str] = frozenset()
    #: It stays until it is done, into later rounds.
    lasting: bool = False
    #: What raised it comes into force only when it is done.
    activates: bool = False
    #: It stands only in the way of the player whom it is about.
    own: bool = False
    #: A payment that frees, one by one, what stands on outside areas: each `wager` once it is paid,
    #: or each `segment` once everybody on it is. Empty where all wait for the whole.
    frees: str = ""
    #: Somebody judges it: no machine takes it for done. Putting the number right decides it too.
    judged: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRule:
    """Promotional tokens: which tenders become tokens, and the clauses about them."""

    tenders: frozenset[str]
    clauses: Clauses


@dataclass(frozen=True, slots=True)
class Display:
    """Something a screen owes its reader."""

    screen: str
    shows: str
    clauses: Clauses
