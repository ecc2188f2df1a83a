"""How many tests prove each clause, and how far they went.

A test proves the exact row that it names. A clause named without the mark of one duty stands for
a row only where it has a single one. What was proven when the package was made lies beside each
book's clauses; the tests' names are in the source tree alone.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import Clause, Fate

#: Beside the clauses of a book, how many tests prove each row, written by `make clauses`.
PROOF_FILE: Final = "proof.json"


class Level(StrEnum):
    """How far a test goes, the nearest first."""

    CORE = "core"
    """Pure functions alone."""
    HOUSE = "house"
    """Through a house with its codec, policies and log, in this process or over the network."""
    DEVICE = "device"
    """A house with a device at a pseudo-terminal."""
    SCREEN = "screen"
    """A house with a browser that shows its screens."""


#: What a house does; of each of these rows the proof must go through a house.
DONE_BY_HOUSE: Final = frozenset({Fate.FUNCTION, Fate.RECORD, Fate.PROMPT, Fate.SCREEN})

Proof = Mapping[Level, int]
"""How many tests of one row went how far; a level without a test is left out."""


def in_house(proof: Proof) -> bool:
    """Whether at least one test went through a house."""
    return any(level is not Level.CORE for level in proof)


def proof_of(clause: Clause) -> Proof:
    """What proves this row, as it was when the package was made."""
    return _load(clause.book).get(clause.clause, {})


@cache
def _load(code: str) -> Mapping[str, Proof]:
    file = resources.files(book_folders()[code]) / PROOF_FILE
    if not file.is_file():
        return {}
    return {
        row: {Level(level): count for level, count in found.items()}
        for row, found in json.loads(file.read_text("utf-8")).items()
    }
