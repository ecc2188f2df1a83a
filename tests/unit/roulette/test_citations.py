from dataclasses import replace

from croupier.roulette.catalogue import find_book
from croupier.roulette.citations import citations


def test_citations_are_found_wherever_they_stand() -> None:
    cited = citations(find_book("new-zealand").game("table"))
    assert {"3.8 Split", "5.1(a)", "4.3", "2.6(g)", "5.7", "3.2A", "3.3"} <= cited


def test_words_that_are_no_clauses_are_not_cited() -> None:
    game = find_book("star").game("table")
    assert not {"table", "single-zero", "Place your bets", "dolly"} & citations(game)


def test_a_game_that_prevails_cites_why() -> None:
    game = replace(find_book("star").game("table"), prevails=("99.9",))
    assert "99.9" in citations(game)


def test_a_book_laid_over_another_cites_it_by_name() -> None:
    cited = citations(find_book("rapid").game("rapid"))
    assert "star 8.13.2" in cited
    assert "8.4(9)" in cited
