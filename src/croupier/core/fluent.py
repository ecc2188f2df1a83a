"""Messages in the format of Project Fluent: the part of it that the catalogues here use.

A message is `name = text`, on one line or with the rest indented. In braces stand a parameter
(`{ $player }`), a function of one (`{ MONEY($amount) }`), another message (`{ name }`), a text in
quotes, or a choice by a parameter's value or plural category:
`{ $count -> [one] a chip *[other] { $count } chips }`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

_NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY: Final = re.compile(rf"({_NAME})[ ]*=[ ]*(.*)", re.DOTALL)
_TOKEN: Final = re.compile(
    rf"""\s*(?:(?P<var>\$[a-zA-Z][\w-]*)|(?P<text>"[^"\n]*")|(?P<call>[A-Z][A-Z0-9_-]*)\(
    |(?P<name>{_NAME})|(?P<number>-?\d+))""",
    re.VERBOSE,
)
_OPTION: Final = re.compile(r'\s*,\s*([a-z]+)\s*:\s*"([^"\n]*)"')
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ ]?")


class FluentError(ValueError):
    """A catalogue cannot be read."""


class Parameter(NamedTuple):
    """What was given under a name."""

    name: str


class Reference(NamedTuple):
    """Another message of the same catalogue, with the same parameters."""

    name: str


class Call(NamedTuple):
    """A function of a parameter, with its options."""

    function: str
    parameter: str
    options: Mapping[str, str]


class Choice(NamedTuple):
    """One of several texts, by a parameter or a function of it."""

    selector: "Parameter | Call"
    variants: Mapping[str, "Pattern"]
    otherwise: str


Part = str | Parameter | Reference | Call | Choice
Pattern = tuple[Part, ...]


def read_messages(source: str) -> dict[str, Pattern]:
    """Every message of a catalogue by its name."""
    found: dict[str, Pattern] = {}
    for line, text in _entries(source):
        entry = _ENTRY.fullmatch(text)
        if entry is None:
            raise FluentError(f"line {line}: {text!r} is no message")
        name, pattern = entry.groups()
        if name in found:
            raise FluentError(f"line {line}: {name} stands twice")
        found[name] = _Reader(pattern, f"line {line}: {name}").whole()
    return found


def _entries(source: str) -> Iterator[tuple[int, str]]:
    """Each message with the number of its first line; comments and empty lines are left out."""
    start, held = 0, ""
    for number, line in enumerate(source.splitlines(), 1):
        if line[:1] in (" ", "}") and held:
            held += "\n" + line.strip()
        elif line and not line.startswith("#"):
            if held:
                yield start, held
            start, held = number, line.rstrip()
    if held:
        yield start, held


class _Reader:
    """Reads one pattern from left to right."""

    def __init__(self, text: str, where: str) -> None:
        self._text = text
        self._at = 0
        self._where = where

    def whole(self) -> Pattern:
        pattern = self._pattern(inside=False)
        if self._at != len(self._text):
            raise self._wrong("a brace too many")
        return pattern

    def _pattern(self, *, inside: bool) -> Pattern:
        """Text and what stands in braces; inside a choice it ends before the next variant."""
        parts: list[Part] = []
        held = ""
        while self._at < len(self._text):
            char = self._text[self._at]
            if char == "}" or inside and _VARIANT.match(self._text, self._at):
                break
            self._at += 1
            if char != "{":
                held += char
                continue
            if held:
                parts.append(held)
                held = ""
            parts.append(self._braces())
        held = held.rstrip() if inside else held
        return (*parts, held) if held else tuple(parts)

    def _braces(self) -> Part:
        found = self._expression()
        self._skip()
        if self._text.startswith("->", self._at):
            self._at += 2
            if not isinstance(found, (Parameter, Call)):
                raise self._wrong("a choice is by a parameter")
            found = self._choice(found)
        self._skip()
        if not self._text.startswith("}", self._at):
            raise self._wrong("a brace is not closed")
        self._at += 1
        return found

    def _expression(self) -> Part:
        token = _TOKEN.match(self._text, self._at)
        if token is None:
            raise self._wrong("nothing in braces")
        self._at = token.end()
        if name := token["var"]:
            return Parameter(name[1:])
        if text := token["text"]:
            return text[1:-1]
        if function := token["call"]:
            return self._call(function)
        return Reference(token["name"]) if token["name"] else token["number"]

    def _call(self, function: str) -> Call:
        argument = self._expression()
        if not isinstance(argument, Parameter):
            raise self._wrong(f"{function} takes a parameter")
        options: dict[str, str] = {}
        while option := _OPTION.match(self._text, self._at):
            options[option[1]] = option[2]
            self._at = option.end()
        self._skip()
        if not self._text.startswith(")", self._at):
            raise self._wrong(f"{function} is not closed")
        self._at += 1
        return Call(function, argument.name, options)

    def _choice(self, selector: Parameter | Call) -> Choice:
        variants: dict[str, Pattern] = {}
        otherwise = ""
        while variant := _VARIANT.match(self._text, self._at):
            self._at = variant.end()
            variants[variant[2]] = self._pattern(inside=True)
            if variant[1]:
                otherwise = variant[2]
        if not otherwise:
            raise self._wrong("no variant is marked as the one for all the rest")
        return Choice(selector, variants, otherwise)

    def _skip(self) -> None:
        while self._text[self._at : self._at + 1].isspace():
            self._at += 1

    def _wrong(self, what: str) -> FluentError:
        return FluentError(f"{self._where}: {what}")


def parameters_of(pattern: Pattern) -> frozenset[str]:
    """The names of all parameters that a pattern uses."""
    return frozenset(_parameters(pattern))


def _parameters(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        match part:
            case Parameter(name):
                yield name
            case Call(parameter=name):
                yield name
            case Choice(selector, variants):
                yield from _parameters((selector,))
                for variant in variants.values():
                    yield from _parameters(variant)
