"""The books over HTTP: which games each offers, and what is chosen for a table of them."""

from functools import cache

from starlette.requests import Request

from croupier.roulette.book import Offer, Option, Rulebook
from croupier.roulette.catalogue import book_folders, find_book
from croupier.server.calling import API
from croupier.server.command_messages import Message
from croupier.table.opening import opening_power


class OptionDetails(Message, frozen=True, kw_only=True):
    """One choice for a table: the values there are, the first where nothing is said.

    With `number` any whole number from 1 may stand in place of the values.
    """

    name: str
    says: str
    values: tuple[str, ...]
    number: bool


class OfferDetails(Message, frozen=True, kw_only=True):
    """A game as a book offers it, who may open a table of it, and what must be signed for first."""

    game: str
    title: str
    options: tuple[OptionDetails, ...]
    opened_by: tuple[str, ...]
    unsigned: tuple[str, ...]


class BookDetails(Message, frozen=True, kw_only=True):
    """A rulebook and its games."""

    book: str
    title: str
    edition: str
    games: tuple[OfferDetails, ...]


class BookList(Message, frozen=True, kw_only=True):
    """Every rulebook that the house knows."""

    books: tuple[BookDetails, ...]


@API.operation("GET", "/v1/books", out=BookList, open=True)
async def list_books(request: Request) -> BookList:
    """The rulebooks, the games that they offer, and the options of each."""
    return BookList(books=tuple(map(book_details, book_folders())))


@cache
def book_details(code: str) -> BookDetails:
    """A rulebook and its games: made once, as any stranger may have it as often as they like."""
    book = find_book(code)
    return BookDetails(
        book=book.code,
        title=book.title,
        edition=book.edition,
        games=tuple(_offer(book, offer) for offer in book.offers),
    )


def _offer(book: Rulebook, offer: Offer) -> OfferDetails:
    game = book.game(offer.name)
    return OfferDetails(
        game=offer.name,
        title=offer.title,
        options=tuple(map(_option, offer.options)),
        opened_by=tuple(sorted(opening_power(game).roles)),
        unsigned=game.unsigned,
    )


def _option(option: Option) -> OptionDetails:
    return OptionDetails(
        name=option.name, says=option.says, values=option.values, number=option.number
    )
