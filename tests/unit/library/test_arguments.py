"""Wrong input of every kind to every public name: a typed error, in words, and nothing done."""

import re
from collections.abc import Callable
from decimal import Decimal
from inspect import signature
from typing import Any, Final

import pytest

import croupier

#: What somebody may hand over by mistake. Text is tried where no text is wanted.
THINGS: Final[tuple[object, ...]] = (
    None,
    1.5,
    True,
    [],
    {"a": 1},
    object(),
    b"x",
    ("a",),
    float("nan"),
)
GAME: Final = croupier.game("star")
Call = Callable[[Any], object]
#: Each place that takes an argument, by what its error speaks of.
CALLS: Final[dict[str, tuple[str, Call]]] = {
    "game": ("the code of a book", lambda it: croupier.game(it)),
    "game name": ("the name of a game", lambda it: croupier.game("star", it)),
    "bet": ("a bet is text", lambda it: croupier.bet(it)),
    "odds game": ("a Game is wanted", lambda it: croupier.odds(it, "red")),
    "odds bet": ("a bet is text", lambda it: croupier.odds(GAME, it)),
    "settle game": ("a Game is wanted", lambda it: croupier.settle(it, 1, {"red": 1})),
    "settle number": ("a number of the wheel", lambda it: croupier.settle(GAME, it, {"red": 1})),
    "open table": ("the code of a book", lambda it: croupier.open_table(it)),
    "simulate game": ("a Game is wanted", lambda it: croupier.simulate(it, {"red": 1})),
    "audit wheel": ("a Wheel is wanted", lambda it: croupier.audit_wheel("1\n2\n", it)),
    "seed": ("the seed is", lambda it: croupier.simulate(GAME, {"red": 1}, spins=9, seed=it)),
    "sessions": (
        "the number of sessions",
        lambda it: croupier.simulate(GAME, {"red": 1}, strategy="flat", sessions=it),
    ),
    "scenario": ("a scenario is", lambda it: croupier.play_scenario(it)),
    "numbers": ("a record of numbers is", lambda it: croupier.audit_wheel(it, GAME.wheel)),
    "draw layout": ("a Game is wanted", lambda it: croupier.svg.draw_layout(it)),
    "draw wheel": ("a Wheel is wanted", lambda it: croupier.svg.draw_wheel(it)),
}


@pytest.mark.parametrize("name", CALLS)
def test_what_is_of_another_kind_is_a_type_error_in_words(name: str) -> None:
    says, call = CALLS[name]
    for thing in THINGS:
        with pytest.raises(TypeError, match=re.escape(says)):
            call(thing)


@pytest.mark.parametrize(
    "call",
    [
        lambda it: croupier.settle(GAME, 1, it),
        lambda it: croupier.simulate(GAME, it, spins=9),
        lambda it: croupier.simulate(GAME, {"red": 1}, limits=it),
        lambda it: croupier.simulate(GAME, {"red": 1}, spins=it),
        lambda it: croupier.simulate(GAME, {"red": 1}, strategy=it),
        lambda it: croupier.svg.draw_layout(GAME, it),
        lambda it: croupier.svg.draw_layout(GAME, {"red": it}),
        lambda it: croupier.svg.draw_wheel(GAME.wheel, it),
        lambda it: croupier.open_table("star", limits=it),
    ],
)
def test_so_it_is_where_nothing_may_be_given(call: Call) -> None:
    for thing in (1.5, b"x", object(), ["red"]):
        with pytest.raises(TypeError, match=" not "):
            call(thing)


@pytest.fixture
def table() -> croupier.Table:
    table = croupier.open_table("crown", "american", limits=(5, 500))
    table.buy_in("ann", 100)
    table.open_betting()
    return table


RIGHT: Final[dict[str, tuple[object, ...]]] = {
    "buy_in": ("ann", 10),
    "place": ("ann", "red", 10),
    "call_bet": ("ann", "red", 10),
    "remove": ("ann", "red"),
    **dict.fromkeys(("cash_out", "leave", "clear", "undo", "repeat", "receipt"), ("ann",)),
    **dict.fromkeys(("result", "correct_result"), (17,)),
    "no_spin": ("ball-out",),
    "wait": (5,),
    "do": ("clear",),
}


def test_every_method_with_an_argument_is_tried() -> None:
    public = {name for name in vars(croupier.Table) if not name.startswith("_")}
    methods = {name for name in public if callable(getattr(croupier.Table, name))}
    with_one = {
        name for name in methods if len(signature(getattr(croupier.Table, name)).parameters) > 1
    }
    assert with_one == set(RIGHT)


@pytest.mark.parametrize(
    ("method", "place"), [(name, place) for name in RIGHT for place in range(len(RIGHT[name]))]
)
def test_a_method_says_what_it_wants_and_does_nothing(
    table: croupier.Table, method: str, place: int
) -> None:
    for thing in (None, [], object(), b"x"):
        given = [*RIGHT[method][:place], thing, *RIGHT[method][place + 1 :]]
        with pytest.raises(TypeError, match=re.escape(repr(thing))):
            getattr(table, method)(*given)
    assert (table.balances, table.phase) == ({"ann": Decimal(100)}, "betting")


@pytest.mark.parametrize(
    ("action", "words", "says"),
    [
        ("place", {"player": "ann", "bet": "red", "stake": 5, "foo": 1}, "takes no 'foo'"),
        ("place", {"player": "ann", "bet": "red", "stake": 5, "chip": 1}, "did you mean chips?"),
        ("place", {"player": "ann", "bet": "red"}, "place needs stake"),
        ("void-ticket", {"tickt": 1}, "did you mean ticket?"),
        ("approve", {"foo": 1}, "it takes agrees, as, who"),
        ("advance", {"seconds": 5}, "time passes by wait(seconds)"),
    ],
)
def test_a_word_that_an_action_does_not_take_is_named(
    table: croupier.Table, action: str, words: dict[str, object], says: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        table.do(action, **words)  # type: ignore[arg-type]
    assert table.balances == {"ann": Decimal(100)}


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf")])
def test_time_that_cannot_pass_does_not(table: croupier.Table, seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds cannot pass"):
        table.wait(seconds)


def test_a_ball_lies_on_the_wheel_by_its_number() -> None:
    by_number, by_text = (croupier.svg.draw_wheel(GAME.wheel, ball) for ball in (17, "17"))
    assert by_number == by_text != croupier.svg.draw_wheel(GAME.wheel)
    with pytest.raises(ValueError, match="00 is not on a wheel"):
        croupier.svg.draw_wheel(GAME.wheel, "00")
