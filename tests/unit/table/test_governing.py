"""Wherever a book speaks of an act, a refusal of it names what the book says."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from croupier.core.roles import Role
from croupier.roulette.catalogue import book_folders, find_book
from croupier.scenario.stepwise import ScenarioSteps
from croupier.table.catalogue import COMMANDS
from croupier.table.governing import governing

_LOTS: Final[dict[str, dict[str, Any]]] = {
    "lucky-numbers": {"red": 5, "green": 0, "blue": 17, "yellow": 29},
    "lucky-boost": {"colour": "red", "odds": "super"},
}
#: What somebody without a seat, or in a role that nobody has at a table, asks for.
_ASKED: Final[dict[str, dict[str, Any]]] = {
    "buy-in": {"player": "ann", "amount": 5},
    "cash-out": {"player": "ann"},
    "place": {"player": "ann", "bet": "red", "stake": 5},
    "remove": {"player": "ann", "bet": "red"},
    "move": {"player": "ann", "bet": "red", "to": "black"},
    "clear": {"player": "ann"},
    "undo": {"player": "ann"},
    "repeat": {"player": "ann"},
    "colour": {"player": "ann", "colour": "blue", "value": 5, "count": 1},
    "colour-out": {"player": "ann", "colour": "blue", "count": 1},
    "malfunction": {"scope": "station", "player": "ann"},
    "restore": {"scope": "station", "player": "ann"},
    "release": {"player": "ann"},
    "record-mistake": {"player": "ann", "amount": 5, "round": 7},
    "request-review": {"dispute": 1, "player": "ann"},
    "lucky-numbers": _LOTS["lucky-numbers"],
    "pay-winners": {"bet": "red"},
    "spin": {},
    "no-spin": {"reason": "none such", "text": "no ground"},
    "invalidate": {"reason": "none such", "text": "no ground"},
    "void-wagers": {"player": "ann", "reason": "none such"},
}


def _games() -> Iterator[tuple[str, str]]:
    for book in book_folders():
        for offer in find_book(book).offers:
            yield book, offer.name


@pytest.mark.parametrize(("book", "game"), list(_games()))
def test_what_is_refused_names_its_clause(book: str, game: str) -> None:
    story = ScenarioSteps(book, game, limits={"min": 5, "max": 100})
    rules = story._play.table.game
    bare = []
    for verb, words in _ASKED.items():
        before = story.state
        answer = story.step(verb, by=Role.SURVEILLANCE.value, **words)
        assert not answer["ok"], verb
        assert story.state == before
        if not answer["clauses"] and governing(rules, COMMANDS[verb]):
            bare.append((verb, answer["detail"]))
    assert bare == []


@pytest.mark.parametrize(("book", "game"), list(_games()))
def test_lots_of_a_game_without_them_are_not_offered_whoever_draws(book: str, game: str) -> None:
    story = ScenarioSteps(book, game, limits={"min": 5, "max": 100})
    if story._play.table.game.lucky is not None:
        return
    before = story.state
    for verb, words in _LOTS.items():
        for by in (Role.SYSTEM, Role.DEALER):
            answer = story.step(verb, by=by.value, **words)
            assert (answer["ok"], answer["refused"]) == (False, "not-offered"), answer
            assert answer["clauses"], verb
    assert story.state == before
