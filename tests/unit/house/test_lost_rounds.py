"""What a player has lost comes back by nobody's word alone, on no ground of any book."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from croupier.core.money import parse_money
from croupier.house.amounts import USUAL
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.scenario.read import Step, Words, parse_scenario
from croupier.scenario.run import Play, set_up, take_step
from croupier.server.settings import House
from croupier.table.catalogue import COMMANDS

GAMES: Final = [(book.code, offer.name) for book in all_books() for offer in book.offers]
ROLES: Final = ("dealer", "game-supervisor", "pit-boss", "operator", "player")
STORY: Final = """
name: a round that ann lost
book: {book}
game: {game}
limits: {{min: 5, max: 100}}
second_person: {named}
second_person_above: {above}
steps:
  - buy-in: {{player: ann, amount: 1000}}
  - open-betting: {{}}
  - place: {{player: ann, bet: "straight:17", stake: 100}}
  - no-more-bets: {{}}
  - result: {{number: 5}}
"""


def lost(book: str, game: str) -> Play:
    """A house under its usual settings in which ann has just lost a hundred dollars."""
    named, above = list(House().four_eyes), dict(USUAL)
    scenario = parse_scenario(STORY.format(book=book, game=game, named=named, above=above))
    play = set_up(scenario)
    for step in scenario.steps:
        outcome = take_step(play, step)
        assert outcome.report["ok"], outcome.report
    assert worth(play) == 900_00
    return play


def worth(play: Play) -> int:
    """What ann has in hand and on the layout."""
    seat = play.table.seats["ann"]
    lies = (*seat.wagers.values(), *seat.strays.values())
    return seat.balance + sum(lies)


def tries(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that may be said of a round that is over, on every ground that the book has."""
    for reason in game.no_spins:
        yield "no-spin", {"reason": reason, "text": "seen"}
    for scope in game.malfunctions:
        named = {"scope": scope, "player": "ann"}
        yield "malfunction", {**named, "confirmed": False}
        yield "malfunction", {**named, "unconfirmed": {"ann": ["straight:17"]}}
    for reason in (*game.restore_clauses, "unfair"):
        move = {"player": "ann", "bet": "straight:17", "to": "straight:5", "reason": reason}
        yield "override", move
    for reason in game.invalidations:
        yield "invalidate", {"reason": reason, "text": "seen"}
    for reason in (*game.voids, "fraud"):
        yield "void-wagers", {"player": "ann", "reason": reason}
    yield "correct-result", {"number": 17, "reason": "misread"}
    mistake = {"player": "ann", "amount": "-100", "round_no": 1, "rectified": "100"}
    yield "record-mistake", mistake
    yield "reposition", {"player": "ann", "bet": "straight:17", "to": "straight:5"}
    yield "release", {"player": "ann", "pay": True}
    yield "end-seizure", {"player": "ann", "case": "1", "pay": True}
    for verb in ("repeat", "undo", "clear", "cash-out"):
        yield verb, {"player": "ann"}


@pytest.mark.parametrize(("book", "game"), GAMES)
def test_nobody_alone_gives_back_what_was_lost(book: str, game: str) -> None:
    play = lost(book, game)
    waited = set[str]()
    for verb, words in tries(play.table.game):
        for role in ROLES:
            if verb not in COMMANDS:
                continue
            outcome = take_step(play, Step(9, verb, Words(words), by=role))
            if outcome.report.get("pending"):
                waited.add(verb)
            owed = sum(parse_money(each["amount"]) for each in tickets(play))
            gained = worth(play) + owed - 900_00
            assert gained <= 0, f"a {role} alone gave {gained} cents by {verb} {words}"
            if outcome.report["ok"] and not outcome.report.get("pending"):
                play = lost(book, game)
    assert waited, "something of this must be possible with another person"


def tickets(play: Play) -> list[dict[str, Any]]:
    """Every ticket that was printed."""
    expect = take_step(play, Step(10, "expect", Words({})))
    found: list[dict[str, Any]] = list(expect.report["tickets"])
    return found
