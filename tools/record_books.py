"""Every value of every book as text: odds, limits, powers, times, grounds, tasks, clauses.

A value that is changed, in a book's folder or in what books share, shows as one line of this. Run
it as `make goldens`, and read the difference against the book's own words before it is kept.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from croupier.core.roles import Role
from croupier.roulette.book import NotOffered, Offer, Rulebook
from croupier.roulette.game import Game
from croupier.roulette.wheel import Wheel
from tools.generate_docs import people

#: What a game is known by, and its drawing, which is recorded by the place of every spot.
_ELSEWHERE: Final = frozenset({"book", "name", "options", "layout"})


def book_lines(book: Rulebook) -> Iterator[str]:
    """What a book says: each game with its first choices, and what each other choice changes."""
    for offer in book.offers:
        usual = {option.name: option.values[0] for option in offer.options}
        first = game_values(offer.deal(usual))
        yield f"{book.code} {offer.name}"
        yield from (f"  {line}" for line in first)
        for name, value in other_choices(offer):
            yield f"{book.code} {offer.name} with {name} {value}"
            yield from (f"  {line}" for line in _changed(offer, usual | {name: value}, first))
    for name in ("titles", "tournament", "promotion"):
        yield from (f"{book.code} {line}" for line in values(name, getattr(book, name)))


def other_choices(offer: Offer) -> Iterator[tuple[str, str]]:
    """Each value of each option that is not the first."""
    for option in offer.options:
        for value in option.values[1:]:
            yield option.name, value


def _changed(offer: Offer, options: Mapping[str, str], first: list[str]) -> Iterator[str]:
    try:
        other = game_values(offer.deal(options))
    except NotOffered as error:
        yield f"is not offered: {error}"
        return
    yield from (f"- {line}" for line in first if line not in set(other))
    yield from (f"+ {line}" for line in other if line not in set(first))


def game_values(game: Game) -> list[str]:
    """Every value of a game, a line each."""
    names = [each.name for each in fields(game) if each.name not in _ELSEWHERE]
    return [line for name in names for line in values(name, getattr(game, name))]


def values(name: str, value: Any) -> Iterator[str]:
    """A value and what it is made of, a line for each that is not made of others."""
    if isinstance(value, Wheel):
        yield f"{name}: {value.title}, {' '.join(map(str, value.order))}"
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from values(f"{name}.{each.name}", getattr(value, each.name))
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield from values(f"{name}[{_plain(key)}]", held)
    elif isinstance(value, tuple) and any(is_dataclass(each) for each in value):
        for place, held in enumerate(value, start=1):
            yield from values(f"{name}[{place}]", held)
    elif value not in ((), None, "", False, frozenset()):
        yield f"{name}: {_plain(value)}"


def _plain(value: Any) -> str:
    if isinstance(value, frozenset):
        if value and all(isinstance(each, Role) for each in value):
            return people(value)
        return ", ".join(sorted(map(_plain, value)))
    if isinstance(value, tuple):
        return ", ".join(map(_plain, value))
    if isinstance(value, Enum):
        return str(value.value) if isinstance(value.value, str) else value.name.lower()
    return str(getattr(value, "__name__", value))
