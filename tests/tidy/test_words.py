"""Names in src keep to the project's vocabulary: words.toml lists those that do not."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.tidy.screens import sources
from tests.tidy.tree import PACKAGE, ROOT, modules, parse, write_tree

_LISTS: Final = tomllib.loads(Path(__file__).with_name("words.toml").read_text("utf-8"))
EMPTY_NOUNS: Final = frozenset(_LISTS["nouns"]["words"])
EMPTY_VERBS: Final = frozenset(_LISTS["verbs"]["words"])
OURS: Final[dict[str, str]] = _LISTS["ours"]
PLAIN: Final[dict[str, str]] = _LISTS["plain"]
STORED: Final = frozenset(_LISTS["stored"]["names"])
STORED_FIELDS: Final = frozenset(_LISTS["stored"]["fields"])
MODULES: Final = _LISTS["modules"]
VAGUE: Final = _LISTS["vague"]
_GLOSSARY: Final = ROOT / "docs" / "GLOSSARY.md"
#: Where people read us. Paraphrases of clauses and old decisions stay as they are written.
_READ: Final = ("src/croupier", "web/src", "tools", "docs", "examples")
_AS_WRITTEN: Final = ("src/croupier/static", "docs/rulebooks", "docs/decisions")

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def poor_names(package: Path) -> list[str]:
    """One line per name that uses a listed word, with file, line and the word."""
    return [
        f"{module.relative_to(package)}:{line}: {kind} {name} says {word!r}{_advice(word)}"
        for module in modules(package)
        for line, kind, name in _names(package, module)
        for word in _poor_words(kind, name)
    ]


def _names(package: Path, module: Path) -> Iterator[tuple[int, str, str]]:
    """Line, kind and name of the module itself and of everything that it defines."""
    relative = module.relative_to(package).with_suffix("")
    yield 0, "module", relative.parent.name if module.stem == "__init__" else module.stem
    tree = parse(module)
    fields = {id(each.target) for each in _annotated(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, lineno=line) if id(node) in fields:
                yield line, "field", name
            case ast.ClassDef(name=name, lineno=line):
                yield line, "class", name
            case (
                ast.FunctionDef(name=name, lineno=line)
                | ast.AsyncFunctionDef(name=name, lineno=line)
            ):
                yield line, "function", name
            case ast.arg(arg=name, lineno=line):
                yield line, "argument", name
            case (
                ast.Name(id=name, lineno=line, ctx=ast.Store())
                | ast.Attribute(attr=name, lineno=line, ctx=ast.Store())
            ):
                yield line, "variable", name


def _annotated(tree: ast.Module) -> Iterator[ast.AnnAssign]:
    """The fields that classes declare."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (each for each in node.body if isinstance(each, ast.AnnAssign))


def _poor_words(kind: str, name: str) -> list[str]:
    words = [word.lower() for word in _WORD.findall(name)]
    # To look something up is a word of its own.
    alone = [word for word, after in zip(words, [*words, ""][1:], strict=True) if after != "up"]
    stored = STORED | STORED_FIELDS if kind == "field" else STORED
    poor = [] if name in stored else [word for word in alone if word in OURS]
    if kind in ("module", "class"):
        poor += [word for word in words if word in EMPTY_NOUNS]
    if kind == "function":
        poor += [word for word in words[:1] if word in EMPTY_VERBS]
    return poor


def _advice(word: str) -> str:
    return f"; our word is {OURS[word]!r}" if word in OURS else ""


def test_names_keep_to_the_vocabulary() -> None:
    assert poor_names(PACKAGE) == []


def by_syntax(stems: Iterable[str]) -> list[str]:
    """The modules that are named after a part of speech instead of an idea."""
    ends, starts = tuple(MODULES["endings"]), tuple(MODULES["beginnings"])
    return [stem for stem in stems if stem.endswith(ends) or stem.startswith(starts)]


def test_modules_are_cut_by_idea() -> None:
    assert by_syntax(["tickets", "ticket_shapes", "wire_tickets"]) == [
        "ticket_shapes",
        "wire_tickets",
    ]
    assert by_syntax(module.stem for module in modules(PACKAGE)) == []


@pytest.mark.parametrize(
    ("module", "text", "complaint"),
    [
        ("table/utils.py", "", "table/utils.py:0: module utils says 'utils'"),
        ("helpers/__init__.py", "", "helpers/__init__.py:0: module helpers says 'helpers'"),
        ("a.py", "class TableManager: ...", "a.py:1: class TableManager says 'manager'"),
        ("a.py", "class HTTPInfo: ...", "a.py:1: class HTTPInfo says 'info'"),
        ("a.py", "def process_bets(): ...", "a.py:1: function process_bets says 'process'"),
        ("a.py", "async def _manage(): ...", "a.py:1: function _manage says 'manage'"),
        (
            "a.py",
            "def pay(player_wallet): ...",
            "a.py:1: argument player_wallet says 'wallet'; our word is 'account'",
        ),
        (
            "a.py",
            "class A:\n    asked: int\n    def sent(self, asked): ...",
            "a.py:3: argument asked says 'asked'; our word is 'request, command, wanted, named'",
        ),
        ("a.py", "COLOR_MAX = 3", "a.py:1: variable COLOR_MAX says 'color'; our word is 'colour'"),
    ],
)
def test_a_listed_word_is_found(tmp_path: Path, module: str, text: str, complaint: str) -> None:
    assert poor_names(write_tree(tmp_path, {module: text})) == [complaint]


@pytest.mark.parametrize(
    "text",
    [
        "def processed(): ...",
        "def subprocess_count(): ...",
        "class Database: ...",
        "colour = 3",
        "print(color)",
        "@dataclass\nclass Wager:\n    data: int",
    ],
)
def test_a_name_that_only_resembles_a_listed_word_passes(tmp_path: Path, text: str) -> None:
    assert poor_names(write_tree(tmp_path, {"table/state.py": text})) == []


def stilted(text: str) -> list[str]:
    """The words of a text for which there are plainer ones."""
    return [word for word in re.findall(r"[a-z]+", text.lower()) if word in PLAIN]


def test_a_stilted_word_is_found() -> None:
    assert stilted("Whoever is below nought, without a doubt") == ["whoever", "nought"]


@pytest.mark.parametrize("folder", _READ)
def test_the_words_are_plain(folder: str) -> None:
    files = [
        path
        for ending in ("py", "ts", "svelte", "md", "ftl")
        for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
        if not str(path.relative_to(ROOT)).startswith(_AS_WRITTEN)
    ]
    found = {str(path): stilted(path.read_text("utf-8")) for path in files}
    assert {path: words for path, words in found.items() if words} == {}


#: What stands in backquotes is a name, and names have their own list.
_QUOTED: Final = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_IDIOMS: Final = re.compile(
    r"\blook(?:s|ed|ing)? (?:(?:\w+ ){0,2}(?:up|into)|like|the same|random|different)\b",
    re.IGNORECASE,
)


def vague(text: str) -> list[str]:
    """The words of a text that stand for several things."""
    read = _IDIOMS.sub("", _QUOTED.sub("", " ".join(text.split())))
    return [word for word in re.findall(r"[a-z]+", read.lower()) if word in VAGUE["words"]]


def test_a_vague_word_is_found() -> None:
    assert vague("Ask what `tell-regulator` looks up; look at it.") == ["ask", "look"]
    assert vague("It looks like a wheel, looked into and\nlooked\nup.") == []


def test_pages_say_what_is_meant() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benches").rglob("*.md")]
    names = {path.relative_to(ROOT).as_posix(): path for path in pages}
    left = ("CHANGELOG.md", *VAGUE["naming"], *_AS_WRITTEN)
    found = {
        name: vague(path.read_text("utf-8"))
        for name, path in names.items()
        if not name.startswith(left)
    }
    assert {name: words for name, words in found.items() if words} == {}


def sentences(source: str) -> str:
    """The comments of a module and its texts, docstrings included; a text of one word is a name."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    nodes = ast.walk(ast.parse(source))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return "\n".join(
        [*comments, *(text for text in texts if isinstance(text, str) and " " in text)]
    )


def test_sentences_are_comments_docstrings_and_texts() -> None:
    source = 'def f(): # why\n    """What it is."""\n    return "tell-reason", f"{f} is"\n'
    assert sentences(source) == "# why\nWhat it is.\n is"


@pytest.mark.parametrize("folder", ["src/croupier", "tools", "benches", "examples", "verifier"])
def test_python_says_what_is_meant(folder: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): vague(sentences(path.read_text("utf-8")))
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    assert {name: words for name, words in found.items() if words} == {}


def test_screens_say_what_is_meant() -> None:
    """All of their sources, names included: only a code or an action may say it, in quotes."""
    found = {
        path.relative_to(ROOT).as_posix(): vague(
            re.sub(r'"[\w-]+"', "", path.read_text("utf-8")).replace("`", "")
        )
        for path in sources(".svelte", ".ts", ".css")
    }
    assert {name: words for name, words in found.items() if words} == {}


def _fields(node: ast.ClassDef) -> list[str]:
    return [
        each.target.id
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]


def test_the_names_that_logs_keep_are_exactly_those_listed() -> None:
    """Classes and fields that say told, tell or ask are kinds and fields of stored records."""
    kept = {
        name
        for module in modules(PACKAGE)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.ClassDef)
        for name in (node.name, *_fields(node))
    }
    said = {
        name
        for name in kept
        if {"told", "tell", "ask", "asking"} & {word.lower() for word in _WORD.findall(name)}
    }
    assert said == STORED


def glossary() -> list[tuple[str, list[str]]]:
    """Each word of the glossary, and the words it stands instead of."""
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", _GLOSSARY.read_text("utf-8"), re.M)
    return [
        (word.strip(), [each.strip() for each in instead.split(",") if each.strip() != "–"])
        for words, instead in rows
        if words != "Word"
        for word in words.split(",")
    ]


def test_the_words_of_the_glossary_are_those_of_the_code() -> None:
    """A word that nothing is called by has no place there; hyphens may be left out in code."""
    code = "\n".join(module.read_text("utf-8") for module in modules(PACKAGE)).lower()
    missing = [
        word
        for word, _ in glossary()
        if not re.search(re.sub(r"[ -]", "[ _-]?", re.escape(word.lower()).replace("\\", "")), code)
    ]
    assert len(glossary()) > 80
    assert missing == []


def test_a_word_stands_once_in_the_glossary() -> None:
    words = [word for word, _ in glossary()]
    assert {word for word in words if words.count(word) > 1} == set()
