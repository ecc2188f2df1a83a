"""What a book has people do in a round is on record: done, or left out when the next begins."""

from typing import Final

import pytest

from croupier.roulette.catalogue import all_books
from croupier.scenario.read import Step, Words, parse_scenario
from croupier.scenario.run import Play, set_up, take_step
from croupier.table.betting import BettingOpened

GAMES: Final = [(book.code, offer.name) for book in all_books() for offer in book.offers]
STORY: Final = """
name: a round of which nobody says more than must be said
book: {book}
game: {game}
staff: manual
limits: {{min: 5, max: 100}}
steps:
  - buy-in: {{player: ann, amount: 100}}
  - open-betting: {{}}
  - place: {{player: ann, bet: "straight:17", stake: 5}}
  - spin: {{direction: opposite, revolutions: 6}}
  - final-bets: {{}}
  - no-more-bets: {{}}
  - result: {{number: 17}}
"""


def step(play: Play, verb: str, **words: str) -> bool:
    return bool(take_step(play, Step(1, verb, Words(words))).report["ok"])


def play_round(book: str, game: str) -> Play:
    scenario = parse_scenario(STORY.format(book=book, game=game))
    play = set_up(scenario)
    for each in scenario.steps:
        answer = take_step(play, each).report
        confirm_blocking(play)
        if not answer["ok"] and each.verb not in ("final-bets", "spin"):
            assert take_step(play, each).report["ok"], (each.verb, answer)
    return play


def confirm_blocking(play: Play) -> None:
    for waiting in play.table.tasks:
        if waiting.task.blocks:
            step(play, "confirm", task=waiting.task.name, player=waiting.player or "")


@pytest.mark.clause("crown", "5.4.1", "11.6.4(a)")
@pytest.mark.clause("star", "5.4#1")
@pytest.mark.parametrize(("book", "game"), GAMES)
def test_what_nobody_said_was_done_is_on_record_when_the_next_round_begins(
    book: str, game: str
) -> None:
    play = play_round(book, game)
    assert play.table.phase == "settled", play.table.phase
    left = [each.task.name for each in play.table.tasks if not each.task.lasting]
    undone = [*play.table.undone, *left]
    assert step(play, "open-betting")
    *_, opened = [event for event in play.log if isinstance(event, BettingOpened)]
    assert list(opened.omitted) == undone
    # Said once: the round after has its own.
    assert play.table.undone == ()
    assert play.house.fault() == ""


#: What these books have somebody call, ring or show in every round, and nothing waits for.
CALLED: Final = {
    ("adelaide", "table"): {"announce"},
    ("adelaide", "terminal"): {"announce", "shown"},
    ("new-zealand", "table"): {"ring-bell", "announce"},
    ("rapid", "rapid"): {"announce"},
}


@pytest.mark.clause("adelaide", "9(d)#1", "11(c)")
@pytest.mark.clause("new-zealand", "4.3#2", "4.4(a)")
@pytest.mark.clause("rapid", "8.6(4)a")
@pytest.mark.parametrize(("book", "game"), CALLED)
def test_a_call_that_was_left_out_is_on_record_by_its_name(book: str, game: str) -> None:
    play = play_round(book, game)
    assert step(play, "open-betting")
    opened = [event for event in play.log if isinstance(event, BettingOpened)]
    assert CALLED[book, game] <= set(opened[-1].omitted)
    assert opened[0].omitted == ()
