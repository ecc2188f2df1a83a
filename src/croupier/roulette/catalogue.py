"""Books are found, not listed: every folder under `books` with a RULEBOOK is one."""

import hashlib
import importlib
import pkgutil
from functools import cache
from importlib import resources

from croupier.core.messages import say
from croupier.core.suggestions import nearest
from croupier.roulette.book import NotOffered, Rulebook

SHELF = "croupier.books"


@cache
def book_folders() -> dict[str, str]:
    """The code of each book and the module of its folder, without importing any of them."""
    shelf = importlib.import_module(SHELF)
    found = (module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg)
    return {name.replace("_", "-"): f"{SHELF}.{name}" for name in sorted(found)}


def no_book(code: str) -> NotOffered:
    """That there is no such book, with those that there are."""
    known = list(book_folders())
    return NotOffered(
        say("game-no-book-there", code=code, book_folders=known, near=nearest(code, known))
    )


def find_book(code: str) -> Rulebook:
    """The book with this code, or NotOffered with the books there are."""
    folder = book_folders().get(code)
    if folder is None:
        raise no_book(code)
    book = importlib.import_module(folder).RULEBOOK
    if not isinstance(book, Rulebook):
        raise TypeError(f"{folder}.RULEBOOK is no Rulebook")
    return book


def all_books() -> tuple[Rulebook, ...]:
    """Every book, by code."""
    return tuple(find_book(code) for code in book_folders())


@cache
def book_digest(code: str) -> str:
    """A digest over a book's folder, so that a log names the very text it was played under."""
    folder = resources.files(book_folders()[code])
    digest = hashlib.sha256()
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_file() and entry.name.endswith((".py", ".csv")):
            digest.update(entry.name.encode() + b"\0" + entry.read_bytes())
    return digest.hexdigest()
