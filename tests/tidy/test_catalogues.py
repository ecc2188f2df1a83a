"""Every message has its code in every language, none is left over, and no text stands in logic."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from croupier.core.fluent import Call, Choice, Pattern, Reference, parameters_of, read_messages
from croupier.core.messages import catalogue, languages
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.catalogue import REGISTRIES
from croupier.roulette.bets import Kind
from tests.tidy.screens import codes_shown, literal_texts, params_shown, sources
from tests.tidy.tree import PACKAGE, modules, parse

WORDS: Final = PACKAGE / "words"
LANGUAGES: Final = sorted(file.stem for file in WORDS.glob("*.ftl"))
BOOKS: Final = sorted(folder for folder in PACKAGE.glob("books/*/words"))
#: What a catalogue says of its own language, and what the functions of messages look up.
_OWN: Final = ("format-", "plural-")
#: Calls that take a message. Their packages are those that have moved to codes.
_SPEAKING: Final = frozenset({"refuse", "Refusal", "ApprovalNeeded", "NotOffered", "Waiting"})
_NOT_YET: Final = frozenset({"tournament", "promotion", "scenario", "library.py"})


def _file(language: str, folder: Path = WORDS) -> dict[str, Pattern]:
    return read_messages((folder / f"{language}.ftl").read_text("utf-8"))


def _said() -> Iterator[tuple[str, ast.Call]]:
    """Every message that the code makes, with its code as a literal."""
    for module in modules(PACKAGE):
        for node in ast.walk(parse(module)):
            match node:
                case ast.Call(
                    func=ast.Name(id="say" | "_outside_limits"),
                    args=[ast.Constant(value=str(code)), *_],
                ):
                    yield code, node


def _vocabularies() -> frozenset[str]:
    """The kinds of names that messages look up, such as `role`."""
    found: set[str] = {"bet", "ball", *codes_shown().vocabularies}

    def walk(pattern: Pattern) -> None:
        for part in pattern:
            if isinstance(part, Call) and "of" in part.options:
                found.add(part.options["of"])
            if isinstance(part, Choice):
                walk((part.selector,))
                for variant in part.variants.values():
                    walk(variant)

    for language in LANGUAGES:
        for pattern in catalogue(language).messages.values():
            walk(pattern)
    return frozenset(found)


def test_there_are_four_languages() -> None:
    assert list(languages()) == LANGUAGES == ["de", "en", "fr", "zh"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message(language: str) -> None:
    wanted = {code for code in _file("en") if not code.startswith("plural-")}
    assert {code for code in _file(language) if not code.startswith("plural-")} == wanted


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)
def test_a_book_has_its_own_messages_in_every_language(folder: Path) -> None:
    own = set(_file("en", folder))
    assert own
    assert not own & set(_file("en"))
    assert {language: set(_file(language, folder)) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, own
    )


def test_every_message_that_is_made_is_in_the_catalogues() -> None:
    known = catalogue("en").messages
    made = {code for code, _ in _said()} | codes_shown().codes
    assert sorted(made - set(known)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_gives_what_its_messages_name(language: str) -> None:
    lacking = [
        (where, code, sorted(_named(language, code) - given))
        for where, code, given in params_shown()
        if _named(language, code) - given
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_of_the_screens_leaves_nothing_out(language: str) -> None:
    idle = [
        (where, code, sorted(given - _named(language, code)))
        for where, code, given in params_shown()
        if given - _named(language, code)
    ]
    assert idle == []


def _named(language: str, code: str) -> frozenset[str]:
    """The parameters of a message and of those that it refers to."""
    known = catalogue(language).messages
    inner = (part.name for part in known[code] if isinstance(part, Reference))
    return parameters_of(known[code]).union(*(_named(language, name) for name in inner))


def test_no_screen_has_text_of_its_own() -> None:
    assert [found for path in sources(".svelte") for found in literal_texts(path)] == []


def test_text_in_a_screen_is_found(tmp_path: Path) -> None:
    screen = tmp_path / "A.svelte"
    screen.write_text(
        '<script>let a = "b c";</script>\n<p title="Hello there">{a} · Hi {x ? "a" : 1}</p>\n'
        "{#if a}<b>7 ×</b>{/if}<style>p { color: red }</style>",
        "utf-8",
    )
    assert literal_texts(screen) == ["A.svelte: Hello there", "A.svelte: Hi"]


def test_every_event_of_a_table_has_its_sentence() -> None:
    known = catalogue("en").messages
    kinds = REGISTRIES["table"].events
    assert [kind for kind in kinds if f"event-{kind}" not in known] == []
    stale = [c for c in known if re.match("event-[A-Z]", c) and c.partition("-")[2] not in kinds]
    assert stale == []


def test_every_role_reason_bet_and_action_has_its_name() -> None:
    known = catalogue("en").messages
    actions = list(REGISTRIES["table"].commands)
    named = {"role": [*Role], "reason": [*Reason], "bet": [*Kind], "action": actions}
    lacking = [f"{of}-{value}" for of, values in named.items() for value in values]
    assert [code for code in lacking if code not in known] == []


def test_no_message_is_left_over() -> None:
    used = {code for code, _ in _said()}
    shown = codes_shown()
    source = "\n".join(module.read_text("utf-8") for module in modules(PACKAGE))
    referred = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', source))
    texts = "\n".join(
        file.read_text("utf-8")
        for file in [WORDS / "en.ftl", *PACKAGE.glob("books/*/words/en.ftl")]
    )
    inner = set(re.findall(r"\{ ([a-z][a-z-]+) \}", texts))
    named = tuple(f"{kind}-" for kind in _vocabularies())
    left = [
        code
        for code in catalogue("en").messages
        if code not in used | referred | inner | shown.literals
        and not code.startswith((*_OWN, "event-", *named, *shown.prefixes))
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_no_parameter_that_is_not_given(language: str) -> None:
    given: dict[str, set[str]] = {}
    for code, call in _said():
        if all(keyword.arg for keyword in call.keywords) and call.func.id == "say":  # type: ignore[attr-defined]
            given.setdefault(code, set()).update(str(keyword.arg) for keyword in call.keywords)
    known = catalogue(language).messages
    wrong = {code: parameters_of(known[code]) - names for code, names in given.items()}
    assert {code: names for code, names in wrong.items() if names} == {}


def texts_in_logic(package: Path) -> list[str]:
    """Where a refusal is made of a text instead of a message."""
    return [
        f"{module.relative_to(package)}:{node.lineno}"
        for module in modules(package)
        if module.relative_to(package).parts[0] not in _NOT_YET
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in _SPEAKING
        and any(_is_text(argument) for argument in node.args[:2])
    ]


def _is_text(node: ast.expr) -> bool:
    is_name = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return is_name or isinstance(node, ast.JoinedStr)


def test_no_refusal_is_made_of_text() -> None:
    assert texts_in_logic(PACKAGE) == []


def test_a_text_in_logic_is_found(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    module = tmp_path / "table" / "a.py"
    module.write_text('refuse(Reason.INVALID, f"{x} is wrong")\nrefuse(r, say("a"))\n', "utf-8")
    assert texts_in_logic(tmp_path) == ["table/a.py:1"]
