"""Terms as patrons read them: dollars and words."""

from dataclasses import replace

import pytest

from croupier.roulette.catalogue import find_book
from croupier.tournament.display import terms_page
from tests.clauses.hosting import full_terms


@pytest.mark.parametrize("book", ["star", "crown"])
def test_terms_are_in_dollars_and_words(book: str) -> None:
    rules = find_book(book).tournament
    assert rules is not None
    terms = full_terms(book, entry_fee=50, min=5, max=500, prizes=(70, 30), ordered=False)
    lines = " | ".join(map(str, terms_page(replace(terms, texts={}), rules)))
    assert "$50" in lines
    assert "1st 70 %, 2nd 30 %" in lines
    for raw in ("5000", "50000", "False", "True", "None", "(70"):
        assert raw not in lines


@pytest.mark.parametrize("book", ["star", "crown"])
def test_words_stand_beside_the_figure_that_play_goes_by(book: str) -> None:
    rules = find_book(book).tournament
    assert rules is not None
    terms = replace(full_terms(book, entry_fee=50), texts={"entry_fee": "a modest fee"})
    (line,) = (str(line) for line in terms_page(terms, rules) if line.key == "entry_fee")
    assert "$50" in line
    assert "a modest fee" in line


@pytest.mark.parametrize("book", ["star", "crown"])
@pytest.mark.parametrize(
    ("figures", "said"),
    [({"rounds": 10}, "10 rounds"), ({"rounds": 1}, "1 round"), ({"minutes": 45}, "45 minutes")],
)
def test_the_length_of_a_session_says_what_it_counts(
    book: str, figures: dict[str, int], said: str
) -> None:
    rules = find_book(book).tournament
    assert rules is not None
    lines = terms_page(full_terms(book, **figures), rules)
    (line,) = (str(line.stated) for line in lines if line.key == "rounds")
    assert line.startswith(f"{said} (")


@pytest.mark.parametrize("book", ["star", "crown"])
def test_what_chips_cost_and_that_they_are_cash_is_for_patrons_to_read(book: str) -> None:
    rules = find_book(book).tournament
    assert rules is not None
    figures = {"buy_in": 120, "buy_back": {"count": 1, "fee": 80}, "add_ons": 1, "add_on_fee": 35}
    lines = list(terms_page(full_terms(book, **figures, cash_chips=True), rules))
    stated = {line.key: str(line.stated).rpartition(" (")[0] for line in lines}
    said = [stated[key] for key in ("buy_in", "re_buy", "add_on", "cash_chips")]
    assert said == ["$120", "$80", "$35", "yes"]
    assert len(stated) == len(lines)
    free = {line.key for line in terms_page(full_terms(book), rules)}
    assert free.isdisjoint({"buy_in", "re_buy", "add_on", "cash_chips"})
