"""Messages are codes with parameters; a catalogue turns them into text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.core import messages
from croupier.core.fluent import FluentError, parameters_of, read_messages
from croupier.core.messages import Catalogue, Message, NoSuchMessage, say
from croupier.roulette.notation import parse_bet

_HOW = """\
format-money = ${ $amount }
format-decimal = ,
format-group = .
format-list = { ", " }
format-odds = { $win } zu { $stake }
format-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
plural-one = n % 10 = 1 and n % 100 != 11
"""


def _text(source: str, *, plain: bool = False, **params: Any) -> str:
    catalogue = Catalogue("de", read_messages(_HOW + f"said = {source}\nrole-dealer = Croupier\n"))
    return catalogue.text(say("said", **params), plain=plain)


@pytest.mark.parametrize(
    ("source", "params", "text"),
    [
        ("plain words", {}, "plain words"),
        ("{ $who } leaves", {"who": "ann"}, "ann leaves"),
        ('{ " " }indented', {}, " indented"),
        ("{ MONEY($a) }", {"a": 123456}, "$1.234,56"),
        ("{ MONEY($a) }", {"a": -500}, "-$5"),
        ('{ NAME($r, of: "role") }', {"r": "dealer"}, "Croupier"),
        ('{ NAME($r, of: "role") }', {"r": "pit-boss"}, "pit boss"),
        ("{ LIST($x) }", {"x": ("a", "b")}, "a, b"),
        ("{ BET($b) }", {"b": "split:14-17"}, "split 14–17"),
        ("{ SPAN($s) }", {"s": 5_400_000}, "1 h 30 min"),
        ("{ SPAN($s) }", {"s": 3 * 86_400_000}, "3 Tage"),
        ("{ INSTANT($i) }", {"i": 0}, "1970-01-01 00:00 UTC"),
        ("{ ODDS($o) }", {"o": "35/1"}, "35 zu 1"),
        ("{ $n ->\n    [one] one\n   *[other] many\n} more", {"n": 21}, "one more"),
        ("{ $n ->\n    [one] one\n   *[other] many\n}", {"n": 11}, "many"),
        ("{ $n ->\n    [0] none\n   *[other] { $n } of { $k }\n}", {"n": 3, "k": 4}, "3 of 4"),
        ("{ $on ->\n    [true] yes\n   *[false] no\n}", {"on": True}, "yes"),
        ("{ $x ->\n    [none] nobody\n   *[other] { $x }\n}", {"x": None}, "nobody"),
        ("{ role-dealer } { $other }", {"other": Message("role-dealer")}, "Croupier Croupier"),
    ],
)
def test_a_message_is_filled_in(source: str, params: dict[str, Any], text: str) -> None:
    assert _text(source, **params) == text


def test_plain_text_keeps_names_as_programs_write_them() -> None:
    source = '{ NAME($r, of: "role") }, { BET($b) }, { MONEY($a) }'
    assert _text(source, plain=True, r="dealer", b="split:1-2", a=123456) == (
        "dealer, split:1-2, $1234,56"
    )


@pytest.mark.parametrize(
    "source",
    [
        "no message",
        "a = { $b",
        "a = b }",
        "a = { }",
        "a = { FUNC($x }",
        "a = { $n ->\n    [one] x\n}",
        "a = one\na = two",
    ],
)
def test_a_catalogue_that_cannot_be_read_says_where(source: str) -> None:
    with pytest.raises(FluentError, match="line 1|line 2"):
        read_messages(source)


def test_a_message_that_a_catalogue_lacks_is_named() -> None:
    with pytest.raises(NoSuchMessage, match="absent"):
        Catalogue("xx", {}).text(say("absent"))


def test_all_parameters_of_a_message_are_found() -> None:
    source = "a = { $x } { MONEY($y) } { $z ->\n    [one] { $v }\n   *[other] w\n}"
    assert parameters_of(read_messages(source)["a"]) == {"x", "y", "z", "v"}


@pytest.fixture
def another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language that is one more file beside the others, and one beside a book."""
    house, book = tmp_path / "words", tmp_path / "book"
    for folder, source in ((house, "seen = vu\n"), (book, "own = propre\n")):
        folder.mkdir()
        (folder / "xx.ftl").write_text(source, "utf-8")
    monkeypatch.setattr(messages, "_folders", lambda: [house, book])
    messages.languages.cache_clear()
    yield "xx"
    messages.languages.cache_clear()
    messages.catalogue.cache_clear()


def test_a_language_is_added_by_files_alone(another_language: str) -> None:
    assert messages.languages() == (another_language,)
    assert messages.text_in(another_language, say("seen")) == "vu"
    assert messages.text_in(another_language, say("own")) == "propre"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "$2.50 on straight 17, minimum $5"),
        ("fr", "2,50 $ sur plein 17 : le minimum est de 5 $"),
        ("de", "2,50 $ auf Plein 17, Minimum 5 $"),
        ("zh", "直注 17 上 $2.50，下限 $5"),
    ],
)
def test_a_refusal_is_said_in_every_language(language: str, text: str) -> None:
    message = say("table-below-minimum", asked=250, bet="straight:17", least=500)
    assert messages.text_in(language, message) == text


def test_a_message_is_made_of_what_can_be_stored() -> None:
    call = parse_bet("neighbours:17")
    made = say("game-value", call=call, why_not=say("game-not-on-layout", centre=call))
    stored = {"code": "game-not-on-layout", "params": {"centre": "neighbours:17"}}
    assert made.params == {"call": "neighbours:17", "why_not": stored}
