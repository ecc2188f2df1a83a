"""What a decision is: facts, or a refusal."""

from functools import lru_cache
from itertools import chain

from croupier.core.messages import Message
from croupier.core.refusal import Reason, Refusal
from croupier.table.declare import Decision as Decision


def refuse(reason: Reason, message: Message, *clauses: tuple[str, ...]) -> Refusal:
    """A refusal under all the clauses given, each named once."""
    return Refusal(reason, message, cited(*clauses))


@lru_cache(4096)
def cited(*clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses from several places, in order, each once."""
    return tuple(dict.fromkeys(chain.from_iterable(clauses)))
