import pytest

from croupier.roulette.bets import Kind
from croupier.roulette.catalogue import find_book
from croupier.roulette.overlay import cited_under, lay_over

BASE = find_book("crown").game("american")


def test_tables_are_merged_entry_by_entry_and_the_rest_is_replaced() -> None:
    over = lay_over(BASE, ("8.1",), title="Other", odds={Kind.FIVE_LINE: 6})
    assert over.title == "Other"
    assert over.odds == {**BASE.odds, Kind.FIVE_LINE: 6}
    assert over.spin == BASE.spin


def test_an_entry_laid_over_with_none_is_taken_away() -> None:
    over = lay_over(BASE, (), powers={"call-bet": None})
    assert "call-bet" not in over.powers
    assert over.powers.keys() == BASE.powers.keys() - {"call-bet"}
    assert over.absent_clauses.keys() == BASE.absent_clauses.keys() | {"call-bet"}


@pytest.mark.clause("crown", "8.1", "9.1", "10.1", "11.1")
@pytest.mark.clause("star", "7.2")
@pytest.mark.clause("adelaide", "6(n)")
@pytest.mark.clause("rapid", "8")
@pytest.mark.parametrize(
    ("book", "game", "options", "prevails"),
    [
        ("crown", "american", {}, ()),
        ("crown", "double-zero", {}, ("8.1",)),
        ("crown", "french", {}, ("9.1",)),
        ("crown", "touchbet", {"wheel": "double-zero"}, ("8.1", "10.1")),
        ("crown", "touchtable", {}, ("11.1",)),
        ("star", "table", {"lucky_ball": "standard"}, ("7.2",)),
        ("adelaide", "terminal", {}, ("6(n)", "7")),
        ("rapid", "rapid", {}, ("8",)),
    ],
)
def test_what_prevails_says_under_which_clause(
    book: str, game: str, options: dict[str, str], prevails: tuple[str, ...]
) -> None:
    assert find_book(book).game(game, options).prevails == prevails


def test_a_field_that_no_game_has_is_an_error() -> None:
    with pytest.raises(TypeError, match="a game has no colour"):
        lay_over(BASE, (), colour="green")


def test_clauses_of_another_book_carry_its_name_everywhere() -> None:
    game = cited_under(BASE, "base")
    assert game.zero_clauses == ("base 6.3.1", "base 6.3.2")
    assert game.no_spins["ball-out"].clauses == ("base 7.1.5", "base 7.2.2")
    assert game.equipment.parts[0].clauses == ("base 2.1",)
    assert game.tenders["cash"] == ("base 3.1", "base 3.3")
    assert game.tasks["result"][0].clauses == ("base 5.4.1",)
    assert game.announcements == BASE.announcements
    assert game.layout == BASE.layout
