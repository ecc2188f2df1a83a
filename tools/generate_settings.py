"""Writes the reference of settings from `server/settings.py`: `make docs`."""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from croupier.server import settings as declared
from croupier.server.load_settings import ELSEWHERE, PREFIX
from croupier.server.settings import Everything

PAGE: Final = Path("docs") / "reference" / "settings.md"
_WRITTEN: Final = "<!-- Made from the code with the site. Change the comments there. -->"
_INTRO: Final = """# Settings

Every setting, as a file names it (`croupier serve --config house.toml`) and as a variable of the
environment does; a list has commas there. A variable goes before the file, and an argument before
both; `croupier config show` prints what holds. What is wrong is named, and nothing is started. What
some of them lead to is on the page about [running a house](server.md).
"""
_TYPES: Final[Mapping[Any, str]] = {
    **{str: "text", int: "a whole number", float: "a number", bool: "`true` or `false`"},
}


class Setting(NamedTuple):
    """One setting: its section, its name there, what it takes, its default, what it says."""

    section: str
    name: str
    takes: str
    default: Any
    says: str

    @property
    def path(self) -> str:
        """Its name in a file, with its section."""
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def variable(self) -> str:
        """Its name in the environment, or that it has none."""
        if isinstance(self.default, dict):
            return "in a file alone"
        return "`" + PREFIX + self.path.replace(".", "_").upper() + "`"


def settings_page() -> str:
    """The whole page."""
    found = list(every_setting())
    parts = [_part("", "The house as a program", found)]
    for section, kind in _sections():
        title = inspect.cleandoc(kind.__doc__ or "")
        parts.append(_part(section, title, found))
    rows = [f"| `{name}` | {says} |" for name, says in ELSEWHERE.items()]
    head = "| Variable | Means |\n|---|---|"
    parts.append("\n".join(("## Variables that are no settings\n", head, *rows, "")))
    return "\n".join((_WRITTEN, "", _INTRO, *parts))


def every_setting() -> Iterator[Setting]:
    """All settings, in the order in which they are declared."""
    sections = dict(_sections())
    kinds: list[tuple[str, type[msgspec.Struct]]] = [("", Everything), *sections.items()]
    for section, kind in kinds:
        said, hints = _comments(kind), get_type_hints(kind, include_extras=True)
        for each in msgspec.structs.fields(kind):
            if section or each.name not in sections:
                default = msgspec.to_builtins(getattr(kind(), each.name))
                takes = _takes(hints[each.name])
                yield Setting(section, each.name, takes, default, said.get(each.name, ""))


def _sections() -> Iterator[tuple[str, type[msgspec.Struct]]]:
    for name, kind in get_type_hints(Everything).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield name, kind


def _comments(kind: type[Any]) -> dict[str, str]:
    """What stands above each field behind `#:`."""
    lines = inspect.getsource(declared).splitlines()
    body = next(
        each.body
        for each in ast.parse("\n".join(lines)).body
        if isinstance(each, ast.ClassDef) and each.name == kind.__name__
    )
    found = {}
    for each in body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            above, said = each.lineno - 2, list[str]()
            while lines[above].strip().startswith("#:"):
                said.insert(0, lines[above].strip().removeprefix("#:").strip())
                above -= 1
            found[each.target.id] = " ".join(said)
    return found


def _takes(hint: Any) -> str:
    """What may be given, in words."""
    if hint in _TYPES:
        return _TYPES[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(arguments[0], arguments[1:])
    if origin is tuple:
        return "a list of " + _takes(arguments[0]).removeprefix("a ").replace("number", "numbers")
    if origin is dict:
        return "a table, by name of " + _takes(arguments[1])
    if type(None) in arguments:
        return _takes(next(each for each in arguments if each is not type(None)))
    if arguments:
        return ", ".join(f"`{each}`" for each in arguments)
    return ", ".join(f"`{each.value}`" for each in hint)


def _bounded(kind: Any, marks: tuple[Any, ...]) -> str:
    for mark in marks:
        if isinstance(mark, msgspec.Meta):
            if mark.pattern:
                return ", ".join(f"`{each}`" for each in re.findall(r"[a-z]+", mark.pattern))
            if mark.ge is not None and mark.le is not None:
                return f"{_takes(kind)} from {mark.ge:,} to {mark.le:,}"
            if mark.max_length and kind is str:
                return f"text of {mark.max_length} characters at most"
    return _takes(kind)


def _part(section: str, title: str, found: list[Setting]) -> str:
    heading, _, more = title.partition("\n\n")
    rows = [
        f"| `{each.path}`<br>{each.variable} | {each.says} | {each.takes} | {_default(each)} |"
        for each in found
        if each.section == section
    ]
    name = f"## `[{section}]`\n\n{heading}" if section else f"## {heading}"
    head = "| Setting | Means | Takes | Default |\n|---|---|---|---|"
    return "\n\n".join(filter(None, (name, more, "\n".join((head, *rows))))) + "\n"


def _default(setting: Setting) -> str:
    value = setting.default
    if value in ("", None, (), [], {}):
        return "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(f"`{each}`" for each in value)
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"
