"""Choosing a game on the command line."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.core.messages import say
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.catalogue import book_folders, find_book
from croupier.roulette.game import Game

BOOKS = ", ".join(book_folders())


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Selection:
    """One game of one book with its options."""

    book: Annotated[str | None, Parameter(help=f"the rulebook: {BOOKS}")] = None
    game: Annotated[str | None, Parameter(help="its game; the book's first by default")] = None
    layout: Annotated[str | None, Parameter(help="the drawing of the layout")] = None
    wheel: Annotated[str | None, Parameter(help="the wheel")] = None
    option: Annotated[
        tuple[str, ...],
        Parameter(
            consume_multiple=True,
            negative="",
            show_default=False,
            help="any option of the game, as NAME=VALUE",
        ),
    ] = ()


def chosen_book(code: str | None) -> Rulebook:
    """The book, or NotOffered with the books there are."""
    if code is None:
        raise NotOffered(say("cli-which-book", books=list(book_folders())))
    return find_book(code)


def chosen_game(selection: Selection) -> Game:
    """The game, or NotOffered with what there is instead."""
    book = chosen_book(selection.book)
    return book.game(selection.game or book.offers[0].name, _options(selection))


def _options(selection: Selection) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in selection.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"option {pair!r} lacks a value; NAME=VALUE is wanted")
        options[name.replace("-", "_")] = value
    shortcuts = {"layout": selection.layout, "wheel": selection.wheel}
    return options | {name: value for name, value in shortcuts.items() if value is not None}


def described(game: Game) -> str:
    """The heading of a table or drawing of this game."""
    return f"{game.title}: layout {game.layout.name}, {game.layout.title}; {game.wheel.title}"
