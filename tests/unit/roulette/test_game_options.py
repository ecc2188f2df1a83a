from croupier.roulette.book import Offer, Option
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game_options import every_choice, every_game


def test_every_combination_comes_once_and_a_free_number_with_its_default() -> None:
    offer = Offer(
        name="n",
        title="t",
        options=(
            Option("wheel", ("a", "b"), ""),
            Option("seconds", ("30",), "", number=True),
            Option("uspin", ("true", "false"), ""),
        ),
        deal=lambda options: find_book("star").game("table"),
    )
    choices = [tuple(options.values()) for options in every_choice(offer)]
    assert choices == [
        ("a", "30", "true"),
        ("a", "30", "false"),
        ("b", "30", "true"),
        ("b", "30", "false"),
    ]


def test_combinations_that_do_not_go_together_are_left_out() -> None:
    star = find_book("star")
    games = list(every_game(star.offers))
    assert 0 < len(games) < sum(1 for offer in star.offers for _ in every_choice(offer))
    assert not [game for game in games if game.layout.name == "D"]


def test_every_book_can_be_dealt() -> None:
    for book in all_books():
        dealt = {game.name for game in every_game(book.offers)}
        assert dealt == {offer.name for offer in book.offers}
