"""A message is a code with parameters. Its text is made from a catalogue, in any language.

Catalogues lie in `words`, one file a language; a rulebook brings its own beside it. Programs, logs
and scenarios read the plain English text, in which names stay as they are written on the wire;
people read `text_in(language)`.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from croupier.core.fluent import Call, Choice, Parameter, Pattern, Reference, read_messages

#: What stands in a message: text, numbers, lists, other messages.
Params = dict[str, Any]
ENGLISH: Final = "en"
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said. Money is whole cents, instants and spans are milliseconds.

    A parameter may be another message, or a list.
    """

    code: str
    params: Params = field(default_factory=dict)

    def __str__(self) -> str:
        return plain_text(self)


#: A message, or the text of one from a log of before messages had codes.
Saying = Message | str


def say(code: str, /, **params: Any) -> Message:
    """The message of this code. What it is made of is as it will be once stored and read."""
    return Message(code, {name: _stored(value) for name, value in params.items()})


def _stored(value: Any) -> Any:
    match value:
        case Message(code, params):
            return {"code": code, "params": params}
        case frozenset():
            return sorted(value)
        case list() | tuple():
            return [_stored(each) for each in value]
        case None | str() | int() | float() | dict():
            return value
    return str(value)


class MessageError(ValueError):
    """Something cannot be read or made; the message says what."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class NoSuchMessage(LookupError):
    """A catalogue lacks a code."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, messages: Mapping[str, Pattern]) -> None:
        self.language = language
        self.messages = messages
        self._plurals = _rules(messages, "plural")
        self._ordinals = _rules(messages, "ordinal")

    def text(self, message: Message, *, plain: bool = False) -> str:
        """A message in words. Plain text keeps names, bets and amounts as programs write them."""
        pattern = self.messages.get(message.code)
        if pattern is None:
            raise NoSuchMessage(f"{self.language} lacks {message.code}")
        return self._pattern(pattern, message.params, plain=plain)

    @property
    def locale(self) -> str:
        """The language with its country, as programs name it: `de-DE`."""
        return self._word("format-locale")

    def has(self, code: str) -> bool:
        """Whether there is such a message."""
        return code in self.messages

    def _pattern(self, pattern: Pattern, params: Mapping[str, Any], *, plain: bool) -> str:
        said = ""
        for part in pattern:
            match part:
                case str():
                    said += part
                case Parameter(name):
                    said += self._value(params.get(name), plain=plain)
                case Reference(name):
                    said += self._pattern(self.messages[name], params, plain=plain)
                case Call():
                    said += self._call(part, params.get(part.parameter), plain=plain)
                case Choice():
                    chosen = self._chosen(part, params)
                    said += self._pattern(part.variants[chosen], params, plain=plain)
        return said

    def _chosen(self, choice: Choice, params: Mapping[str, Any]) -> str:
        name = choice.selector.name if isinstance(choice.selector, Parameter) else ""
        value = params.get(name or getattr(choice.selector, "parameter", ""))
        if isinstance(choice.selector, Call) and choice.selector.function == "SIGN":
            key = "less" if (value or 0) < 0 else "more"
        elif isinstance(value, (list, tuple)):
            key = str(len(value)) if len(value) < 2 else "many"
        else:
            key = _key(value)
        if key in choice.variants:
            return key
        if isinstance(value, int) and not isinstance(value, bool):
            ordinal = isinstance(choice.selector, Call) and choice.selector.function == "NUMBER"
            category = _category(self._ordinals if ordinal else self._plurals, value)
            return category if category in choice.variants else choice.otherwise
        return choice.otherwise

    def _value(self, value: Any, *, plain: bool) -> str:
        match value:
            case None:
                return ""
            case Message():
                return self.text(value, plain=plain)
            case {"code": str(code), "params": dict(params)}:
                return self.text(Message(code, params), plain=plain)
            case list() | tuple():
                return self._word("format-list").join(self._value(v, plain=plain) for v in value)
        return str(value)

    def _call(self, call: Call, value: Any, *, plain: bool) -> str:
        match call.function:
            case "MONEY":
                return "" if value is None else self._amount(call, value, plain=plain)
            case "NAME":
                return self._name(value, call.options["of"], plain=plain)
            case "BET":
                return self._spot(call, value, plain=plain)
            case "LIST":
                return self._list(value or (), call.options, plain=plain)
            case "INSTANT":
                return f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M} UTC"
            case "MOMENT":
                return f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
            case "SPAN":
                return self._span(value)
            case "FIGURE":
                return str(value or "") if plain else self.figure(str(value or ""))
            case "ODDS":
                win, _, stake = str(value).partition("/")
                odds = {"win": win, "stake": stake or "1"}
                return self._pattern(self.messages["format-odds"], odds, plain=plain)
        raise NoSuchMessage(f"{self.language} calls {call.function}, which is no function")

    def _word(self, name: str) -> str:
        return self._pattern(self.messages[name], {}, plain=False)

    def _amount(self, call: Call, cents: int, *, plain: bool) -> str:
        unsigned = call.options.get("sign") == "none"
        return self._money(abs(cents) if unsigned else cents, plain=plain)

    def _spot(self, call: Call, bet: str, *, plain: bool) -> str:
        if not plain:
            return self._bet(bet) if bet else ""
        return bet.replace(":", " ", 1) if call.options.get("as") == "words" else bet

    def count(self, number: int) -> str:
        """A whole number with its groups of thousands."""
        return f"{number:,}".replace(",", self._word("format-group"))

    def figure(self, text: str) -> str:
        """A figure that is written as in English, as this language writes it: `1,234.5 %`."""
        marks = {",": self._word("format-group"), ".": self._word("format-decimal"), "-": "−"}
        return (
            "".join(marks.get(sign, sign) for sign in text).replace("%", " %").replace("  %", " %")
        )

    def hundredths(self, number: int) -> str:
        """So many hundredths, with two places: an amount in cents without its sign of currency."""
        whole, rest = divmod(abs(number), 100)
        return f"{'-' * (number < 0)}{self.count(whole)}{self._word('format-decimal')}{rest:02}"

    def _money(self, cents: int, *, plain: bool) -> str:
        whole, rest = divmod(abs(cents), 100)
        shown = str(whole) if plain else self.count(whole)
        if rest:
            shown += f"{self._word('format-decimal')}{rest:02}"
        sign = "-" if cents < 0 else ""
        return sign + self._pattern(self.messages["format-money"], {"amount": shown}, plain=plain)

    def _name(self, value: Any, of: str, *, plain: bool) -> str:
        if plain or value is None:
            return str(value or "")
        found = self.messages.get(f"{of}-{value}".replace(" ", "-"))
        if found is not None:
            return self._pattern(found, {}, plain=plain)
        what, because, why = str(value).partition(":")
        if because and self.has(f"{of}-{what}"):
            known = self.has(f"ground-{why}")
            said = self._name(why, "ground", plain=False) if known else why.strip()
            parts = {"what": self._name(what, of, plain=False), "why": said}
            return self._pattern(self.messages["format-because"], parts, plain=plain)
        return str(value).replace("-", " ")

    def _bet(self, bet: str) -> str:
        kind, *rest = bet.split(":")
        named = [self._name(kind, "bet", plain=False)]
        if kind == "lucky-ball":
            return " ".join(named + [self._name(part, "ball", plain=False) for part in rest])
        return " ".join(named + [part.replace("-", "–") for part in rest])

    def _list(self, values: Iterable[Any], options: Mapping[str, str], *, plain: bool) -> str:
        kind = options.get("of", "")
        if kind == "bet":
            shown = [each if plain else self._bet(each) for each in values]
        elif kind:
            shown = [self._name(each, kind, plain=plain) for each in values]
        else:
            shown = [self._value(each, plain=plain) for each in values]
        between = options.get("by")
        return self._word(f"format-{between}" if between else "format-list").join(shown)

    def _span(self, span: int) -> str:
        if span >= 2 * DAY and span % DAY == 0:
            return self._pattern(self.messages["format-days"], {"count": span // DAY}, plain=False)
        hours, minutes = divmod(span // MINUTE, 60)
        said = [f"{hours} h"] if hours else []
        return " ".join(said + ([f"{minutes} min"] if minutes or not hours else []))


def _key(value: Any) -> str:
    if value is None or value == "":
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rules(messages: Mapping[str, Pattern], kind: str) -> tuple[tuple[str, Pattern], ...]:
    """The rules of a language's categories, as its file states them: plural or ordinal."""
    categories = ("zero", "one", "two", "few", "many")
    named = ((category, f"{kind}-{category}") for category in categories)
    return tuple((category, messages[code]) for category, code in named if code in messages)


def _category(rules: Iterable[tuple[str, Pattern]], number: int) -> str:
    """The category of a whole number."""
    for category, rule in rules:
        if _rule(str(rule[0]))(abs(number)):
            return category
    return "other"


@cache
def _rule(text: str) -> Any:
    """A plural rule as the CLDR writes it, for whole numbers: `n % 10 = 2..4 and n != 12`."""
    ways = [[_relation(each) for each in way.split(" and ")] for way in text.split(" or ")]
    return lambda number: any(all(holds(number) for holds in way) for way in ways)


def _relation(text: str) -> Any:
    found = re.fullmatch(r"\s*n(?: % (\d+))? (!?=) ([\d.,]+)\s*", text)
    if found is None:
        raise ValueError(f"{text!r} is no plural rule")
    modulus, sign, values = found.groups()
    wanted: set[int] = set()
    for each in values.split(","):
        low, _, high = each.partition("..")
        wanted.update(range(int(low), int(high or low) + 1))

    def holds(number: int) -> bool:
        operand = number % int(modulus) if modulus else number
        return (operand in wanted) is (sign == "=")

    return holds


def _folders() -> list[Traversable]:
    """Where catalogues lie: the house's own, and one in the folder of each book that has any."""
    house = resources.files("croupier") / "words"
    # A house may keep books of its own elsewhere, which the package's path names too.
    shelves = map(Path, import_module("croupier.books").__path__)
    books = (each / "words" for shelf in shelves for each in sorted(shelf.glob("*/")))
    return [house, *(folder for folder in books if folder.is_dir())]


@cache
def languages() -> tuple[str, ...]:
    """Every language there is a catalogue of."""
    files = (each.name for each in _folders()[0].iterdir())
    return tuple(sorted(name[: -len(".ftl")] for name in files if name.endswith(".ftl")))


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: the house's messages and those of every book."""
    messages: dict[str, Pattern] = {}
    for folder in _folders():
        file = folder / f"{language}.ftl"
        if file.is_file():
            messages |= read_messages(file.read_text("utf-8"))
    if not messages:
        raise NoSuchMessage(f"there is no catalogue of {language!r}")
    return Catalogue(language, messages)


def plain_text(message: Message) -> str:
    """The English text that programs, logs and scenarios read."""
    return catalogue(ENGLISH).text(message, plain=True)


def text_in(language: str, saying: Saying) -> str:
    """The text that people read; one without a code is as it is."""
    return catalogue(language).text(saying) if isinstance(saying, Message) else saying
