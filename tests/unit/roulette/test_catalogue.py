import importlib

import pytest

from croupier.roulette import catalogue
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import all_books, book_digest, book_folders, find_book


def test_books_are_found_by_their_folders() -> None:
    assert list(book_folders()) == ["adelaide", "crown", "france", "new-zealand", "rapid", "star"]
    assert [book.code for book in all_books()] == list(book_folders())


def test_a_book_that_is_not_on_the_shelf_is_told_which_are() -> None:
    with pytest.raises(NotOffered, match="no book 'x'; there is adelaide, crown, france"):
        find_book("x")


def test_a_digest_tells_editions_apart() -> None:
    digests = {book_digest(code) for code in book_folders()}
    assert len(digests) == len(book_folders())
    assert all(len(digest) == 64 for digest in digests)


def test_a_folder_whose_rulebook_is_none_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.import_module("croupier.books.star"), "RULEBOOK", "a book")
    with pytest.raises(TypeError, match="RULEBOOK is no Rulebook"):
        catalogue.find_book("star")
