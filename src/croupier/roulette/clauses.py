"""Every clause of a book and its fate: what this system does with it, and where.

A book's folder holds `clauses.csv` with one row for each duty. A clause with several duties has
several rows, distinguished by `#` and a mark; `~` stands after a number that the source does not
print. People cite a clause by its stem, without either.
"""

import csv
import importlib
import io
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from croupier.roulette.book import Offer, Rulebook
from croupier.roulette.catalogue import book_folders, no_book
from croupier.roulette.game_options import every_game
from croupier.roulette.register import EquipmentRules

FILE: Final = "clauses.csv"
#: What is still to come, by the part of the system that a planned clause waits for.
PLANNED: Final = ("money", "server", "screens", "tournament", "promotion", "compliance", "table")


class Fate(StrEnum):
    """What becomes of a clause."""

    DATA = "data"
    """It is a value that the system reads."""
    FUNCTION = "function"
    """It is something that the system does."""
    SCREEN = "screen"
    """It is shown to somebody."""
    RECORD = "record"
    """It is kept for later."""
    PROMPT = "prompt"
    """A member of staff is asked to do it."""
    EQUIPMENT = "equipment"
    """The equipment register demands it."""
    RULES_TEXT = "rules-text"
    """It binds people and leaves nothing to do; they can read it."""
    PLANNED = "planned"
    """It waits for a part of the system."""


class MalformedClauses(ValueError):
    """A clause file cannot be read; the message names the row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One duty of one clause. `says` and `expect` are in our words, not the book's."""

    book: str
    clause: str
    area: str
    kind: str
    fate: Fate
    where: str
    says: str
    expect: str

    @property
    def stem(self) -> str:
        """The clause as people cite it."""
        return stem(self.clause)

    @property
    def targets(self) -> tuple[str, ...]:
        """The places that `where` names."""
        return tuple(filter(None, (target.strip() for target in self.where.split(";"))))


_COLUMNS: Final = [field.name for field in fields(Clause) if field.name != "book"]


def stem(clause: str) -> str:
    """A clause without the marks of its several duties.

    >>> stem("12(e)#2#3"), stem("3.8~ Straight Up"), stem("5.1~ tail#1")
    ('12(e)', '3.8 Straight Up', '5.1 tail')
    """
    return clause.partition("#")[0].replace("~", "")


@cache
def load_clauses(code: str) -> tuple[Clause, ...]:
    """All rows of a book's clause file, in the order of the book."""
    folder = book_folders().get(code)
    if folder is None:
        raise no_book(code)
    file = resources.files(folder) / FILE
    if not file.is_file():
        return ()
    reader = csv.DictReader(io.StringIO(file.read_text("utf-8")))
    if reader.fieldnames != _COLUMNS:
        raise MalformedClauses(f"{code}: columns are {reader.fieldnames}, {_COLUMNS} wanted")
    return tuple(_clause(code, reader.line_num, row) for row in reader)


def _clause(code: str, line: int, row: dict[str, str]) -> Clause:
    if None in row or None in row.values():
        raise MalformedClauses(f"{code} line {line}: {len(_COLUMNS)} columns are wanted")
    texts = {name: text for name, text in row.items() if name != "fate"}
    try:
        return Clause(book=code, fate=Fate(row["fate"]), **texts)
    except ValueError:
        fates = ", ".join(Fate)
        complaint = f"{code} line {line}: {row['fate']!r} is no fate; there is {fates}"
        raise MalformedClauses(complaint) from None


def missing_target(clause: Clause, book: Rulebook) -> str | None:
    """What is wrong with where a clause is said to have gone; None where all of it exists."""
    match clause.fate:
        case Fate.RULES_TEXT:
            return f"{clause.clause}: rules-text goes nowhere" if clause.where else None
        case Fate.PLANNED:
            known = clause.where in PLANNED
            return None if known else f"{clause.clause}: {clause.where!r} is no plan"
    if not clause.targets:
        return f"{clause.clause}: {clause.fate} without a place"
    for target in clause.targets:
        if not _exists(target, clause.fate, book):
            return f"{clause.clause}: there is no {target}"
    return None


def _exists(target: str, fate: Fate, book: Rulebook) -> bool:
    if fate in (Fate.PROMPT, Fate.EQUIPMENT) and not target.startswith("croupier."):
        return target in (_tasks if fate is Fate.PROMPT else _equipment)(book.offers)
    return target.startswith("croupier.") and is_importable(target)


def is_importable(path: str) -> bool:
    """Whether a dotted path leads to a module, to something in one, or to a dataclass's field."""
    module, rest = _longest_module(path)
    if module is None:
        return False
    found: object = module
    for name in rest:
        if not hasattr(found, name):
            return name in getattr(found, "__dataclass_fields__", ()) and name == rest[-1]
        found = getattr(found, name)
    return True


def _longest_module(path: str) -> tuple[object | None, list[str]]:
    names = path.split(".")
    for length in range(len(names), 0, -1):
        try:
            return importlib.import_module(".".join(names[:length])), names[length:]
        except ModuleNotFoundError:
            continue
    return None, names


@cache
def _tasks(offers: tuple[Offer, ...]) -> frozenset[str]:
    return frozenset(
        f"task:{task.name}"
        for game in every_game(offers)
        for tasks in game.tasks.values()
        for task in tasks
    )


@cache
def _equipment(offers: tuple[Offer, ...]) -> frozenset[str]:
    return frozenset(target for game in every_game(offers) for target in _demanded(game.equipment))


def _demanded(rules: EquipmentRules) -> Iterator[str]:
    demands = {
        "ball": rules.ball,
        "wheel": rules.wheel,
        "chips": rules.chip_sets_clauses or rules.colours_clauses,
        "button": rules.button_clauses,
    }
    yield from (name for name, demand in demands.items() if demand)
    yield from (f"part:{part.name}" for part in rules.parts)
