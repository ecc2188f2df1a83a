"""Every message has its code in every language, none is left over, and no text stands in logic."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

import pytest

from croupier.core.fluent import Call, Choice, Pattern, Reference, parameters_of, read_messages
from croupier.core.messages import catalogue, languages
from croupier.core.refusal import Reason
from croupier.core.roles import Role
from croupier.house.catalogue import REGISTRIES
from croupier.roulette.bets import Kind
from croupier.roulette.book import Rulebook
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game
from croupier.tournament.old_rounds import RoundSettled, WagerLaid, WagerRemoved, WagersChanged
from tests.tidy.screens import codes_shown, labelled, literal_texts, params_shown, sources
from tests.tidy.tree import PACKAGE, modules, parse

WORDS: Final = PACKAGE / "words"
LANGUAGES: Final = sorted(file.stem for file in WORDS.glob("*.ftl"))
BOOKS: Final = sorted(folder for folder in PACKAGE.glob("books/*/words"))
#: What a catalogue says of its own language, and what the functions of messages look up.
_RULES: Final = ("plural-", "ordinal-", "format-number-words-")
_OWN: Final = ("format-", *_RULES)
#: Calls that take a message, and names of what becomes one.
_SPEAKING: Final = frozenset(
    {
        *("refuse", "Refusal", "ApprovalNeeded", "NotOffered", "Waiting", "Refused"),
        *("MessageError", "NotationError", "HttpError", "problem", "SignInRefused"),
    }
)
_SPOKEN: Final = frozenset(
    {"detail", "warnings", "warned", "ground", "fault", "text", "says", "then", "why"}
)
#: What describes the API in its own documents, in English as they are.
_DOCUMENTING: Final = frozenset({"Parameter", "Channel"})
#: What programmers and operators of the machine read, in English: tools, proofs, scenarios,
#: drivers, the protocols of the log, the file of settings.
_TOOLS: Final = (
    *("cli/", "lab/", "audit/", "devices/", "scenario/", "evening/", "client/"),
    *("house/log/", "server/settings.py", "server/load_settings.py"),
)


def _file(language: str, folder: Path = WORDS) -> dict[str, Pattern]:
    return read_messages((folder / f"{language}.ftl").read_text("utf-8"))


@cache
def _said() -> tuple[tuple[str, ast.Call], ...]:
    """Every message that the code makes, with its code as a literal."""
    return tuple(_messages_made())


def _messages_made() -> Iterator[tuple[str, ast.Call]]:
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
    wanted = {code for code in _file("en") if not code.startswith(_RULES)}
    assert {code for code in _file(language) if not code.startswith(_RULES)} == wanted


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_control_is_in_its_name(language: str) -> None:
    """Whoever steers by voice says what they see (WCAG 2.5.3)."""
    known, pairs = catalogue(language).messages, set(labelled())
    assert len(pairs) > 10
    apart = [
        (name, seen)
        for name, seen in pairs
        if _words_of(known[seen]).casefold() not in _words_of(known[name]).casefold()
    ]
    assert apart == []


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


def test_every_event_of_a_sessions_table_has_its_sentence() -> None:
    known = catalogue("en").messages
    declared = REGISTRIES["tournament"].events.values()
    kinds = {kind.__name__ for kind in declared if _is_of_table(kind)}
    assert [kind for kind in sorted(kinds) if f"session-{kind}" not in known] == []
    said = {code.partition("-")[2] for code in known if re.match("session-[A-Z]", code)}
    assert said <= kinds


def _is_of_table(kind: type[Any]) -> bool:
    """Whether an event is a session's own, and not its table's in other words."""
    own = set(kind.__struct_fields__)
    old = (WagerLaid, WagersChanged, WagerRemoved, RoundSettled)
    return "table" in own and "played" not in own and kind not in old


def test_every_role_reason_bet_and_action_has_its_name() -> None:
    known = catalogue("en").messages
    actions = list(REGISTRIES["table"].commands)
    named = {"role": [*Role], "reason": [*Reason], "bet": [*Kind], "action": actions}
    named["tournament-action"] = list(REGISTRIES["tournament"].commands)
    lacking = [f"{of}-{value}" for of, values in named.items() for value in values]
    assert [code for code in lacking if code not in known] == []


def test_every_game_has_its_name_in_the_words_of_its_book() -> None:
    """A screen makes the code from the book and the title; a book without words shows its title."""
    titles = {(book.code, offer.title) for book in all_books() for offer in book.offers}
    titles |= {(book.code, game.title) for book in all_books() for game in _games(book)}
    wanted = {f"offer-{code}-{_plain(title)}": title for code, title in titles}
    known = catalogue("en").messages
    assert {code: _words_of(known.get(code, ())) for code in wanted} == wanted
    assert {code for code in known if code.startswith("offer-")} == set(wanted)


def _games(book: Rulebook) -> Iterator[Game]:
    for offer in book.offers:
        for option in (each for each in offer.options if each.name == "wheel"):
            yield from (book.game(offer.name, {"wheel": value}) for value in option.values)


def _plain(title: str) -> str:
    bare = normalize("NFD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", bare))


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
        and not code.startswith((*_OWN, "event-", "session-", *named, *shown.prefixes))
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


#: Names, and what a croupier says aloud in French in any language.
_SAME: Final = re.compile(
    "announcement-|currency-|bet-lucky|display-lucky|play-lucky|task-bad-spin"
)
_FRENCH_TOO: Final = frozenset(
    {
        *("admin-tables", "inspector-dossier", "pit-tables-count", "pit-dossier"),
        *("amount-cent", "amount-centime", "amount-penny"),
    }
)


def _words_of(pattern: Pattern) -> str:
    """The text of a message, with every variant of its choices."""
    return "".join(
        part
        if isinstance(part, str)
        else " ".join(map(_words_of, part.variants.values()))
        if isinstance(part, Choice)
        else ""
        for part in pattern
    )


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_translation_is_not_the_english_text(language: str) -> None:
    english, own = _file("en"), _file(language)
    copied = [
        code
        for code, pattern in own.items()
        if len(re.findall("[A-Za-z]{3,}", said := _words_of(pattern))) >= 2
        and code in english
        and said == _words_of(english[code])
        and not _SAME.match(code)
    ]
    assert set(copied) <= (_FRENCH_TOO if language == "fr" else set())


def test_chinese_is_written_in_chinese() -> None:
    latin = [
        code
        for code, pattern in _file("zh").items()
        if re.search("[A-Za-z]{5}", said := _words_of(pattern))
        and not re.search("[\u4e00-\u9fff]", said)
        and not _SAME.match(code)
    ]
    assert latin == ["game-option-uspin", "source-uspin"]


def texts_in_logic(package: Path) -> list[str]:
    """Where something that is said to people is made of text instead of a message."""
    return [
        f"{module.relative_to(package)}:{line}"
        for module in modules(package)
        if not str(module.relative_to(package)).startswith(_TOOLS)
        for line in sorted(set(_lines_of_text(parse(module))))
    ]


def _lines_of_text(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _DOCUMENTING:
                continue
            case ast.Call(func=func, args=args, keywords=keywords):
                speaks = getattr(func, "id", getattr(func, "attr", "")) in _SPEAKING
                said = [*args] if speaks else []
                said += [each.value for each in keywords if speaks or each.arg in _SPOKEN]
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in _SPOKEN:
                said = [value]
            case _:
                continue
        yield from (each.lineno for each in said if _has_words(each))


def _has_words(node: ast.AST) -> bool:
    """Whether a text for people is in it; what a message is made of is not."""
    match node:
        case ast.Call(func=ast.Name(id="say" | "_outside_limits" | "getattr" | "plain")):
            return False
        case ast.Constant(value=str(text)):
            return re.search(r"[^\W\d_]{2}.* .*[^\W\d_]", text) is not None
        case ast.JoinedStr(values=values):
            parts = (part.value for part in values if isinstance(part, ast.Constant))
            return any(re.search(r"[^\W\d_]{2}", str(part)) for part in parts)
        case ast.Compare() | ast.Lambda():
            return False
    return any(_has_words(child) for child in ast.iter_child_nodes(node))


def joined_in_messages(package: Path) -> list[str]:
    """Where a message is given several things as one text, which no language can name or join."""
    return [
        f"{module.relative_to(package)}:{node.lineno}"
        for module in modules(package)
        if not str(module.relative_to(package)).startswith(_TOOLS)
        for made in ast.walk(parse(module))
        if isinstance(made, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in sorted(_joined(made), key=lambda node: node.lineno)
    ]


def _joined(function: ast.AST) -> Iterator[ast.expr]:
    """What a function joins with a comma or an "or" and gives to a message."""
    texts: dict[str, ast.expr] = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _joins(value):
                texts[name] = value
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="say"), keywords=keywords):
                for each in (keyword.value for keyword in keywords):
                    if _joins(each):
                        yield each
                    elif isinstance(each, ast.Name) and each.id in texts:
                        yield texts[each.id]


def _joins(node: ast.AST) -> bool:
    """Whether it puts several things into one text, as people would read them."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join")):
            return between.strip() != "" or between == ", "
        case ast.BoolOp(values=values):
            return any(map(_joins, values))
        case ast.IfExp(body=body, orelse=orelse):
            return _joins(body) or _joins(orelse)
    return False


def test_what_a_message_lists_is_a_list() -> None:
    assert joined_in_messages(PACKAGE) == []


def test_a_text_that_was_joined_for_a_message_is_found(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "a.py").write_text(
        "def a(held):\n"
        '    known = ", ".join(held) or "none"\n'
        '    other = ", ".join(held)\n'
        '    print(other, say("a", known=known, path="".join(held)))\n'
        '    return say("b", held=" or ".join(held))\n'
        "def b(held):\n"
        "    known = list(held)\n"
        '    return say("a", known=known)\n',
        "utf-8",
    )
    assert joined_in_messages(tmp_path) == ["table/a.py:2", "table/a.py:5"]


def test_every_part_that_a_book_demands_has_its_name() -> None:
    games = [
        game for book in all_books() for offer in book.offers for game in [book.game(offer.name)]
    ]
    demanded = {name for game in games for name in _equipment_names(game)}
    made_of = {each for game in games for part in game.equipment.parts for each in part.materials}
    known = catalogue("en").messages
    lacking = {name for name in demanded if f"part-{name.replace(' ', '-')}" not in known}
    # A drawing of the book is named as the book names it.
    lacking |= {n for n in made_of if f"material-{n}" not in known and not n.startswith("Diagram ")}
    assert lacking == set()


def _equipment_names(game: Game) -> Iterator[str]:
    rules = game.equipment
    yield from (part.name for part in rules.parts)
    yield from rules.wheel.inspected if rules.wheel is not None else ()


def test_nothing_that_is_said_to_people_is_made_of_text() -> None:
    assert texts_in_logic(PACKAGE) == []


def test_a_text_in_logic_is_found(tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    module = tmp_path / "table" / "a.py"
    module.write_text(
        'refuse(Reason.INVALID, f"{x} is wrong")\n'
        'refuse(r, say("a"))\n'
        'detail = "nobody is there"\n'
        'Event(warnings=tuple(f"{x} is late" for x in xs))\n'
        'Event(warnings=tuple(say("late", player=x) for x in xs), cause="no-spin")\n'
        'raise HttpError(404, "there is none")\n'
        'detail = say("a") if x == "two words" else y\n'
        'Shown(text=f"{x} is owed", then="call no spin")\n'
        'Parameter(name="find", says="a part of the name")\n'
        'Sought(holds=f"{x} in JSON".encode())\n',
        "utf-8",
    )
    assert texts_in_logic(tmp_path) == [
        "table/a.py:1",
        "table/a.py:3",
        "table/a.py:4",
        "table/a.py:6",
        "table/a.py:8",
    ]


#: What paper is made of, and which of it is said by the house.
_PAPER: Final = frozenset(
    {"Column", "Report", "headed", "_headed", "Due", "PrintedTicket", "Document", "findings_grid"}
)
_ON_PAPER: Final = (
    *("house/views/", "devices/ticket", "devices/report", "tournament/", "promotion/"),
    *("lab/audits/", "lab/par", "lab/plots", "cli/audit_draws", "cli/audit_wheel", "cli/par"),
)
#: Data of what is due, and of a ticket.
_GIVEN: Final = frozenset({"where", "who", "language", "currency"})


def texts_on_paper(package: Path) -> list[str]:
    """Where a report, one of its columns, something due or a ticket is given text."""
    return [
        f"{module.relative_to(package)}:{node.lineno}"
        for module in modules(package)
        if str(module.relative_to(package)).startswith(_ON_PAPER)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in _PAPER
        if any(map(_is_text, _said_on_paper(node)))
    ]


def _said_on_paper(call: ast.Call) -> Iterator[ast.AST]:
    for given in [*call.args, *(each.value for each in call.keywords if each.arg not in _GIVEN)]:
        yield from given.elts if isinstance(given, ast.Tuple | ast.List) else [given]


def _is_text(node: ast.AST) -> bool:
    if isinstance(node, ast.JoinedStr):
        return True
    value = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(value, str) and re.search(r"[^\W\d_]", value) is not None


def test_nothing_on_paper_is_made_of_text() -> None:
    assert texts_on_paper(PACKAGE) == []


def test_a_text_on_paper_is_found(tmp_path: Path) -> None:
    (tmp_path / "house" / "views").mkdir(parents=True)
    module = tmp_path / "house" / "views" / "a.py"
    module.write_text(
        'Column("Table")\n'
        'headed(say("a"), columns, rows, window, [f"{late} are late"])\n'
        'Report(title=say("a"), columns=(Column(say("b")),), notes=("Nothing.",))\n'
        'Due(at=1, what=say("a"), where="T1")\n',
        "utf-8",
    )
    assert texts_on_paper(tmp_path) == [f"house/views/a.py:{line}" for line in (1, 2, 3)]


#: Where English stands on a screen of another language: clauses in the words of their book, what a
#: device or the machine reports of itself, what the verifier notes of how far a proof goes, and
#: texts of logs from before messages had codes.
_ENGLISH: Final = {
    *("components/BookRules.svelte", "screens/inspector/Clauses.svelte"),
    *("screens/pit/Wheels.svelte", "screens/admin/Overview.svelte"),
    *("components/Notice.svelte", "components/Message.svelte"),
    *("components/Said.svelte", "components/Toasts.svelte"),
}


def test_no_screen_shows_english_but_where_it_must() -> None:
    marked = [path for path in sources(".svelte") if 'lang="en"' in path.read_text("utf-8")]
    assert {path.as_posix().partition("web/src/")[2] for path in marked} == _ENGLISH
