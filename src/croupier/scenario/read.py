"""Reading scenario files. What cannot be read is reported with the file and the step."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml
from yaml.constructor import ConstructorError

from croupier.core.money import Money, NotMoney, parse_money
from croupier.roulette.bets import EVEN_CHANCES
from croupier.roulette.limits import STATED, Limits, Range
from croupier.roulette.notation import NotationError, parse_kind

MILLISECONDS = {"ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
_PART = re.compile(r"(\d+(?:\.\d+)?)(ms|[smhd])?")
_DURATION = re.compile(r"\d+(\.\d+)?|(\d+(\.\d+)?(ms|[smhd]) ?)+")


#: What may stand at the head of a scenario, and what a table of a wheel has of its own.
#: `clauses` and `tests` are for readers and for the proof of clauses.
_OF_A_TABLE = frozenset({"book", "game", "options", "limits", "seats"})
_HEAD = _OF_A_TABLE | {
    *("name", "kind", "steps", "wheel", "tables", "staff", "second_person", "second_person_above"),
    *("large_win", "printer_faults", "conditions", "employees", "clauses", "tests"),
}
_EVEN_CHANCES = frozenset({"even-chance", "even-chances", "even-money"})


class NotAScenario(ValueError):
    """The file cannot be read as a scenario."""


@contextmanager
def shaped(what: str) -> Iterator[None]:
    """Words of another shape than is wanted make no sense; they do not break the scenario."""
    try:
        yield
    except (NotAScenario, NotMoney):
        raise
    except (AttributeError, TypeError, ValueError) as error:
        raise NotAScenario(f"{what} is not of the shape that is wanted") from error


class Words(dict[str, Any]):
    """What is said with a verb. What nobody has looked up was said for nothing."""

    def __init__(self, said: Mapping[str, Any]) -> None:
        super().__init__(said)
        self.unread = set(said)
        #: What was looked up, said or not.
        self.known = set[str]()

    def __getitem__(self, key: str) -> Any:
        self._look_up(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self._look_up(str(key))
        return super().__contains__(key)

    def items(self) -> Any:
        """All that is said."""
        self.unread.clear()
        return super().items()

    def get(self, key: str, default: Any = None) -> Any:
        """What is said under a key."""
        self._look_up(key)
        return super().get(key, default)

    def _look_up(self, key: str) -> None:
        self.unread.discard(key)
        self.known.add(key)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a verb with its words, who acts, when, and what must come of it."""

    number: int
    verb: str
    words: Words
    by: str | None = None
    after: int = 0
    expect: Mapping[str, Any] = field(default_factory=dict)
    #: The person who acts, and the table, where the scenario names them.
    who: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A scenario and its setting."""

    path: Path
    name: str
    book: str
    kind: str
    game: str
    options: Mapping[str, Any]
    limits: Limits
    seats: int | None
    steps: tuple[Step, ...]
    raw: Mapping[str, Any]

    @property
    def ignored(self) -> list[str]:
        """Words at the head of the scenario that mean nothing there."""
        tables = self.raw.get("tables") if "wheel" in self.raw else {}
        own = (words for words in (tables or {}).values() if isinstance(words, dict))
        unknown = set(self.raw) - _HEAD
        return sorted(map(str, unknown.union(*(set(words) - _OF_A_TABLE for words in own))))

    def settings(self) -> Iterator[tuple[str, "Scenario"]]:
        """Its one table, or those of its wheel, each with what the scenario says of it alone."""
        tables = self.raw.get("tables") if "wheel" in self.raw else None
        if not tables:
            yield "T1", self
            return
        shared = _map(self.raw.get("wheel"), "wheel") if _is_map(self.raw["wheel"]) else {}
        for name, given in _map(tables, "tables").items():
            own = _map(given, f"tables {name}")
            limits = own.get("limits", self.raw.get("limits"))
            yield (
                str(name),
                replace(
                    self,
                    book=str(own.get("book", self.book)),
                    game=str(own.get("game", self.game)),
                    options={**shared, **self.options, **_map(own.get("options"), "options")},
                    limits=read_limits(_map(limits, "limits")),
                    seats=_count(own.get("seats", self.seats), f"seats of {name}"),
                ),
            )


class _Loader(yaml.SafeLoader):
    """Plain YAML in which 00 stays a number on the wheel, and nothing is said twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """A map. YAML would take the last of two expectations and forget the first."""
        seen = set[str]()
        for key, _ in node.value:
            if key.value in seen:
                raise ConstructorError(None, None, f"{key.value!r} stands twice", key.start_mark)
            if isinstance(key, yaml.ScalarNode):
                seen.add(key.value)
        return super().construct_mapping(node, deep)


_NOT_OURS = ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:int")
_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag not in _NOT_OURS]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver(
    "tag:yaml.org,2002:int", re.compile(r"^[-+]?(0|[1-9][0-9_]*)$"), list("-+0123456789")
)


def read_scenario(path: Path) -> Scenario:
    """Read one file, or NotAScenario saying what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotAScenario(f"{path}: {error}") from error
    return parse_scenario(text, path)


def parse_scenario(text: str, path: Path = Path("scenario")) -> Scenario:
    """Read one text, or NotAScenario saying what is wrong with it; `path` is named in errors."""
    try:
        raw = yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        raise NotAScenario(f"{path}: {error}") from error
    except RecursionError as error:
        raise NotAScenario(f"{path}: lists and maps lie too deep in each other") from error
    if not isinstance(raw, dict) or not isinstance(raw.get("steps"), list):
        raise NotAScenario(f"{path}: a scenario is a map with a list of steps")
    missing = [key for key in ("name", "book") if raw.get(key) in (None, "")]
    if missing:
        raise NotAScenario(f"{path}: {missing[0]} is missing")
    kind = str(raw.get("kind", "table"))
    try:
        _check_head(raw)
        return Scenario(
            path=path,
            name=str(raw["name"]),
            book=str(raw["book"]),
            kind=kind,
            game=str(raw.get("game", "")),
            options=_map(raw.get("options"), "options"),
            limits=read_limits(_map(raw.get("limits"), "limits")),
            seats=raw.get("seats"),
            steps=tuple(_read_step(n, step) for n, step in enumerate(raw["steps"], start=1)),
            raw=raw,
        )
    except (NotAScenario, NotMoney) as error:
        raise NotAScenario(f"{path}: {error}") from error


def _check_head(raw: Mapping[str, Any]) -> None:
    """What stands at the head is of the shape that every reader of it wants."""
    for key in ("tables", "conditions"):
        _map(raw.get(key), key)
    _count(raw.get("seats"), "seats")
    for key in ("second_person", "employees"):
        if not isinstance(raw.get(key, []), list):
            raise NotAScenario(f"{key} is {raw[key]!r}; a list is wanted")
    above = _map(raw.get("second_person_above"), "second_person_above")
    for amount in (raw.get("large_win"), *above.values()):
        _money(amount)


def _count(value: Any, name: str) -> int | None:
    if value is None or (type(value) is int and value > 0):
        return value
    raise NotAScenario(f"{name} is {value!r}; a whole number is wanted")


def _is_map(value: Any) -> bool:
    return isinstance(value, dict)


def _map(value: Any, name: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise NotAScenario(f"{name} is {value!r}; a map is wanted")
    # YAML takes the word `on` for true, even before a colon.
    return {"on" if key is True else key: said for key, said in value.items()}


_BESIDE = ("by", "who", "table", "at", "expect")


def _read_step(number: int, step: Any) -> Step:
    if not isinstance(step, dict):
        raise NotAScenario(f"step {number} is {step!r}; a map with one verb is wanted")
    verbs = [key for key in step if key not in _BESIDE]
    table = "" if step.get("table") is None else str(step["table"])
    if not verbs and "expect" in step:
        expect = dict(_map(step["expect"], f"step {number} expect"))
        # As in every other step, the table may be named among the words or beside them.
        inside = expect.pop("table", None)
        return Step(number, "expect", Words({}), expect=expect, table=table or str(inside or ""))
    if len(verbs) != 1:
        raise NotAScenario(f"step {number} has {len(verbs)} verbs; one is wanted")
    return Step(
        number,
        str(verbs[0]),
        Words(_map(step[verbs[0]], f"step {number} {verbs[0]}")),
        by=None if step.get("by") is None else str(step["by"]),
        after=parse_duration(step["at"]) if "at" in step else 0,
        expect=_map(step.get("expect"), f"step {number} expect"),
        who="" if step.get("who") is None else str(step["who"]),
        table=table,
    )


def parse_duration(text: Any) -> int:
    """Milliseconds in `+30s`, `20m`, `1h30m`, `2d` or `500ms`; a bare number is seconds."""
    shown = str(text).strip().removeprefix("+")
    if not _DURATION.fullmatch(shown):
        raise NotAScenario(f"{text!r} is no length of time such as +30s, 20m or 1h30m")
    parts = _PART.findall(shown)
    return int(sum(float(count) * MILLISECONDS[unit or "s"] for count, unit in parts))


def read_limits(raw: Mapping[str, Any]) -> Limits:
    """The limits of a table in dollars; what is left out has wide defaults."""
    _know("limits", raw, *_RANGE, "per_bet", "aggregate", "smallest_chip", *STATED)
    table = Range(
        parse_money(raw.get("min", 1)),
        parse_money(raw.get("max", 1_000_000)),
        _money(raw.get("unit")),
    )
    per_bet = {
        kind: _read_range(_map(own, f"limits for {named}"), table, f"limits for {named}")
        for named, own in _map(raw.get("per_bet"), "per_bet").items()
        for kind in _kinds(str(named))
    }
    aggregate = _map(raw.get("aggregate"), "aggregate")
    _know("limits aggregate", aggregate, "min", "max")
    named = {f"aggregate_{bound}": amount for bound, amount in aggregate.items()} | dict(raw)
    return Limits(
        table=table,
        per_bet=per_bet,
        **{name: _money(named.get(name)) for name in STATED},
        smallest_chip=parse_money(raw.get("smallest_chip", 1)),
    )


def _kinds(text: str) -> tuple[str, ...]:
    """The kinds that a name stands for: one, or all the even chances together."""
    if text.strip().lower().replace(" ", "-") in _EVEN_CHANCES:
        return EVEN_CHANCES
    try:
        return (parse_kind(text),)
    except NotationError as error:
        raise NotAScenario(f"limits per_bet: {error}") from error


_RANGE = ("min", "max", "unit")


def _know(name: str, said: Mapping[str, Any], *known: str) -> None:
    """A limit that nobody keeps is no limit: a misspelt word is refused."""
    if unknown := sorted(map(str, set(said) - set(known))):
        raise NotAScenario(f"{name} have no {unknown[0]!r}; there is {', '.join(sorted(known))}")


def _read_range(raw: Mapping[str, Any], table: Range, name: str) -> Range:
    _know(name, raw, *_RANGE)
    return Range(
        parse_money(raw["min"]) if "min" in raw else table.min,
        parse_money(raw["max"]) if "max" in raw else table.max,
        _money(raw.get("unit")) or table.unit,
    )


def _money(value: Any) -> Money | None:
    return None if value is None else parse_money(value)
