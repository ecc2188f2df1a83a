"""What a decision is: facts, or a refusal."""

from functools import lru_cache
from itertools import chain
from typing import Unpack

from croupier.core.refusal import Facts, Reason, Refusal
from croupier.table.declare import Decision as Decision


def refuse(
    reason: Reason, detail: str, *clauses: tuple[str, ...], **facts: Unpack[Facts]
) -> Refusal:
    """A refusal under all the clauses given, each named once, with the facts of its sentence."""
    return Refusal(reason, detail, cited(*clauses), facts)


@lru_cache(4096)
def cited(*clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses from several places, in order, each once."""
    return tuple(dict.fromkeys(chain.from_iterable(clauses)))
