"""Which tests prove which clause, and how far each of them went.

A test proves the exact row that it names. A clause named without the mark of one duty stands for
a row only where it has a single one. What was proven when the package was made lies beside each
book's clauses.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from croupier.roulette.catalogue import book_folders
from croupier.roulette.clauses import Clause, Fate

#: Beside the clauses of a book, the tests that prove each row, written by `make clauses`.
TESTS_FILE: Final = "tests.json"


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

Proof = Mapping[Level, tuple[str, ...]]
"""The tests of one row by how far they went; a level without a test is left out."""


def in_house(proof: Proof) -> bool:
    """Whether at least one test went through a house."""
    return any(level is not Level.CORE for level in proof)


def proof_of(clause: Clause) -> Proof:
    """The tests that prove this row, as they were when the package was made."""
    return _load(clause.book).get(clause.clause, {})


@cache
def _load(code: str) -> Mapping[str, Proof]:
    file = resources.files(book_folders()[code]) / TESTS_FILE
    if not file.is_file():
        return {}
    return {
        row: {Level(level): tuple(tests) for level, tests in found.items()}
        for row, found in json.loads(file.read_text("utf-8")).items()
    }
