"""What the screens show: the codes of messages in `web/src`, with what is given to them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.tidy.tree import ROOT

SCREENS: Final = ROOT / "web" / "src"
#: Names that are the same in every language.
_NAMES: Final = frozenset({"Croupier", "PDF", "CSV", "OpenAPI", "AsyncAPI", "&nbsp;"})
_READ_ALOUD: Final = r'(?:aria-label|title|placeholder|alt)="([^"{]*)"'


class Shown(NamedTuple):
    """What the sources of the screens name, each as it stands there."""

    #: Codes that are given to `t` as they are.
    codes: frozenset[str]
    #: Whatever stands in quotes.
    literals: frozenset[str]
    #: How codes begin that are put together.
    prefixes: tuple[str, ...]
    #: The kinds of names that are looked up.
    vocabularies: frozenset[str]


def sources(*endings: str) -> list[Path]:
    """The files of the screens, without what is generated."""
    found = (path for path in sorted(SCREENS.rglob("*")) if path.suffix in endings)
    return [path for path in found if path.name != "wire.ts"]


@cache
def codes_shown() -> Shown:
    """Every code in the screens."""
    text = "\n".join(path.read_text("utf-8") for path in sources(".svelte", ".ts"))
    return Shown(
        codes=frozenset(re.findall(r'\bt\("([\w-]+)"', text)),
        literals=frozenset(re.findall(r'"([A-Za-z][\w-]*)"', text)),
        prefixes=tuple(re.findall(r"\bt\(`([\w-]+)\$\{", text)),
        vocabularies=frozenset(re.findall(r'\bnameOf\("([\w-]+)"', text)),
    )


@cache
def params_shown() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """File, code and what is given by name, of every message whose parameters are written out."""
    return tuple(found for path in sources(".svelte", ".ts") for found in _given(path))


def _given(path: Path) -> Iterator[tuple[str, str, frozenset[str]]]:
    text = path.read_text("utf-8")
    for found in re.finditer(r'\bt\("([\w-]+)"(, \{ )?(\))?', text):
        code, has_params, ends = found.groups()
        if ends:
            yield path.name, code, frozenset()
        elif has_params:
            names = _names(text, found.end())
            if "..." not in names:
                yield path.name, code, frozenset(names)


def _names(text: str, at: int) -> list[str]:
    """The keys of an object whose inside begins here."""
    depth, names, start = 0, [], at
    for place in range(at, len(text)):
        char = text[place]
        if char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
        if depth < 0 or (char == "," and depth == 0):
            key = re.match(r"\s*(\.\.\.|\w+)", text[start:place])
            names += [key[1]] if key else []
            start = place + 1
        if depth < 0:
            break
    return names


def literal_texts(path: Path) -> list[str]:
    """Words in a component's markup that no catalogue has."""
    text = re.sub(
        r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL
    )
    found = [value for value in re.findall(_READ_ALOUD, text) if _is_words(value)]
    text = _without_braces(text)
    text = re.sub(r"<(?:\"[^\"]*\"|[^>\"])*>", "\n", text)
    found += [line.strip(" ·") for line in text.split("\n") if _is_words(line)]
    return [f"{path.name}: {value}" for value in found if value not in _NAMES]


def _without_braces(text: str) -> str:
    kept, depth = "", 0
    for char in text:
        depth += char == "{"
        if not depth:
            kept += char
        depth -= char == "}"
    return kept


def _is_words(text: str) -> bool:
    return re.search(r"[^\W\d_]{2}", text) is not None


def labelled() -> Iterator[tuple[str, str]]:
    """The code that a screen reader says of a control, and the code of what stands on it."""
    label = r'aria-label=\{t\("([\w-]+)"((?:(?!\bt\(|nameOf\()[^<])*?)>\s*'
    seen = r'\{(?:t\("([\w-]+)"\)|nameOf\("([\w-]+)", "([\w-]+)"\))\}\s*</'
    for path in sources(".svelte"):
        for said, _, code, of, value in re.findall(label + seen, path.read_text("utf-8")):
            yield said, code or f"{of}-{value}"
