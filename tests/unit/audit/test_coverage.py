"""The auditor's own idea of every bet is the one that each game offers."""

import pytest

from croupier.audit.coverage import Cloth, covered
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.roulette.game_options import every_choice
from croupier.roulette.offered import offered_calls

GAMES_EACH = 6


def some_games(book: str, name: str) -> list[Game]:
    """Some of the ways in which a game can be set up, spread over all of them."""
    offer = next(b for b in all_books() if b.code == book).offer(name)
    choices = list(every_choice(offer))
    dealt = []
    for chosen in choices[:: max(1, len(choices) // (4 * GAMES_EACH))]:
        try:
            dealt.append(offer.deal(chosen))
        except NotOffered:
            continue
    return dealt[: 2 * GAMES_EACH]


OFFERED = [(book.code, offer.name) for book in all_books() for offer in book.offers]


@pytest.mark.parametrize(("book", "name"), OFFERED)
def test_bets_cover_what_their_names_say(book: str, name: str) -> None:
    for game in some_games(book, name):
        cloth = Cloth(game)
        for bet in game.bets.values():
            if not bet.name.startswith("lucky-ball"):
                assert covered(bet.name) == set(bet.numbers), bet
                assert cloth.odds_of(bet.name) == game.odds[bet.kind]
        for area, stands_for in game.areas.items():
            assert cloth.wins(area, game.bets[stands_for].numbers[0])


@pytest.mark.parametrize(("book", "name"), OFFERED)
def test_call_bets_come_apart_into_the_same_pieces(book: str, name: str) -> None:
    for game in some_games(book, name):
        cloth = Cloth(game)
        for call, pieces in offered_calls(game).items():
            held = game.held(call)
            assert (cloth.held(call) is None) == (held is None)
            if held is None:
                continue
            assert sorted(cloth.pieces(call)) == sorted((p.bet.name, p.pieces) for p in pieces)
            assert cloth.cost(call) == held.cost


def test_a_name_that_no_layout_knows_covers_nothing() -> None:
    assert covered("snake") == frozenset()
