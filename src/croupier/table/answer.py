"""What a decision is: facts, or a refusal."""

from itertools import chain

from croupier.kernel.refusal import Reason, Refusal
from croupier.table.events import Event

Decision = tuple[Event, ...] | Refusal


def refuse(reason: Reason, detail: str, *clauses: tuple[str, ...]) -> Refusal:
    """A refusal under all the clauses given, each named once."""
    return Refusal(reason, detail, cited(*clauses))


def cited(*clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses from several places, in order, each once."""
    return tuple(dict.fromkeys(chain.from_iterable(clauses)))
